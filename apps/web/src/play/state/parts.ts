/** The parts of the session's state by topic, and each as it is before a game is opened. `mode.ts` has the part of the mode. */
import type { Level } from '@linstock/bots';
import type { SealedAnswer, Side, TakeBack } from '@linstock/kernel';
import type { GameView, Offer, RematchOffer, SpectatorsTalk, StandingRules, Talk } from '@linstock/protocol';
import type { Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { AnswerInWaiting, HostUpdate } from '../../host/host.ts';
import type { Agenda } from '../agenda/agenda.ts';
import type { GivenOrders } from '../agenda/givenOrders.ts';
import type { NextSelection } from '../agenda/intention.ts';
import type { HaltedFormations, UnfinishedOrder } from '../chosen/formationOrder.ts';
import type { Redo } from '../chosen/redo.ts';
import { NO_PROGRESS, type Progress } from '../steps/progress.ts';
import type { Trail } from '../steps/trail.ts';
import type { VisiblePart } from '../steps/visibleLog.ts';
import {
  type LatestEntry,
  NO_PENDING,
  NO_ROLL,
  NO_SHEETS,
  type PendingDisplay,
  type Roll,
  type SheetMemory,
} from './modeData.ts';
import type { AnyGame, Glimpse, OpenQuestion, OutlookFilter, PlaybackStep, Toast } from './sessionData.ts';

/** The visible part of the game and its record. */
export interface RecordPart {
  readonly status: 'opening' | 'ready' | 'broken' | 'gone';
  /** Why the game cannot go on; null while it can. */
  readonly trouble: string | null;
  /** The game as its host has it: battle, seats, names. Null before it is opened. */
  readonly view: GameView | null;
  /** The rules of the game, which also draw it. */
  readonly rulebook: AnyRulebook | null;
  /** The page's copy of the game. It follows the record in place. */
  readonly game: AnyGame | null;
  /** Number of the last entry that is shown. */
  readonly head: number;
  /** The position that is shown. */
  readonly scene: Scene | null;
  /** The sealed answers that may be shown: they are not in the state of the game. */
  readonly known: readonly SealedAnswer<unknown>[];
  /** The latest entry, for the dice tray and screen readers. */
  readonly latest: LatestEntry | null;
  /** The reasons for machines' answers, by entry, as far as this page has got them. */
  readonly reasons: Readonly<Record<number, string>>;
}

export const NO_RECORD: RecordPart = {
  ...{ status: 'opening', trouble: null, view: null, rulebook: null, game: null, head: 0 },
  ...{ scene: null, known: [], latest: null, reasons: {} },
};

/** The question before the player, and the answer that is on its way. */
export interface QuestionPart {
  /** The open question of a seat of this page; null if none is asked. */
  readonly asked: OpenQuestion | null;
  /** The side that the game waits for. */
  readonly waiting: Side | null;
  /**
   * The side that must come to the screen before more is shown: two players share it, and one has written a secret
   * answer.
   */
  readonly curtain: Side | null;
  /** The side that looks at the screen while something is secret; null if both may. */
  readonly viewer: Side | null;
  /** One person plays both sides and wants no curtain. */
  readonly alone: boolean;
  /** An answer is on its way to the judge. */
  readonly sent: boolean;
  /** The possible take-back, and its side; null if no seat of the page may take back. */
  readonly takeBack: (TakeBack & { readonly side: Side }) | null;
  /** The answer taken back that may be given again. */
  readonly redo: Redo | null;
  /** The question for which every answer is listed, not one of each kind, because the player asked for that. */
  readonly eachOf: OpenQuestion | null;
}

export const NO_QUESTION: QuestionPart = {
  ...{ asked: null, waiting: null, curtain: null, viewer: null, alone: false },
  ...{ sent: false, takeBack: null, redo: null, eachOf: null },
};

/** Things the player has begun: the agenda, orders to formations, sheets, the last click. */
export interface OrdersPart {
  /** Answers that will be given without asking the player again. */
  readonly agenda: Agenda;
  /** Orders that have been given, each taken back as one. */
  readonly orders: GivenOrders;
  /** An order to a formation that stopped on its way. */
  readonly unfinished: UnfinishedOrder | null;
  /** The units halted by order; null if there are none. */
  readonly halted: HaltedFormations | null;
  /** The page's memory of sheets. */
  readonly sheets: SheetMemory;
  /** The entry at which the board was clicked last: a second click after it is no double click. */
  readonly clickedAt: number;
  /** Place of the last click on the board; null if a key or button came after it. */
  readonly clickPoint: Toast['point'];
  /** The last click on the board, until an answer is given. */
  readonly click: NextSelection['click'];
}

export const NO_ORDERS: OrdersPart = {
  ...{ agenda: [], orders: [], unfinished: null, halted: null, sheets: NO_SHEETS },
  ...{ clickedAt: -1, clickPoint: null, click: null },
};

/** The seats of the page, and the other side. */
export interface SeatPart {
  readonly connection: 'open' | 'lost';
  /** The answer of this page that waits for the connection. */
  readonly waitingAnswer: AnswerInWaiting | null;
  /** The side for which a machine thinks. */
  readonly thinking: Side | null;
  /** A wish to take back, or to change the board by hand, that waits for a yes or no. */
  readonly offer: Offer | null;
  /** A new game that one side offers the other when this one is over. */
  readonly rematch: RematchOffer | null;
  /** The players' presence, and the clocks; null for a game without a server, and until the server has sent it. */
  readonly seatsUpdate: Extract<HostUpdate, { t: 'seats' }> | null;
  /** The talk of the players; null for a game without talk, and until the server has sent it. */
  readonly talk: Talk | null;
  /** The talk of the spectators; null until the server has sent it. A player is not sent it before the end. */
  readonly spectatorsTalk: SpectatorsTalk | null;
  /** The request between players of which the player was warned that an answer ends it, see keyOfOffer. */
  readonly warnedOffer: string | null;
  /** The side that offers a draw. */
  readonly drawOffer: Side | null;
  /** The standing answers of the seats of this page, by side. */
  readonly standing: Partial<Readonly<Record<Side, StandingRules>>>;
  /** Standing answers that a seat has set with its open question: they are saved once it is answered. */
  readonly standingFromNext: { readonly side: Side; readonly rules: StandingRules } | null;
  /** The seats of this page that a machine plays, and how hard it tries. */
  readonly standIns: Partial<Readonly<Record<Side, Level>>>;
}

export const NO_SEATS: SeatPart = {
  ...{ connection: 'open', thinking: null, offer: null, rematch: null, drawOffer: null },
  waitingAnswer: null,
  seatsUpdate: null,
  talk: null,
  spectatorsTalk: null,
  warnedOffer: null,
  ...{ standing: {}, standingFromNext: null, standIns: {} },
};

/** The enemy's turn and one's own fights, shown step by step. */
export interface PlaybackPart {
  /** The progress of the playback. */
  readonly progress: Progress;
  /** Entries that the game has and the screen does not show yet. */
  readonly pending: PendingDisplay;
  /** The dice of `latest` while they roll, and the words read out when they stop. */
  readonly roll: Roll;
  /** True if the dice of `latest` are seen tumbling. */
  readonly tumbles: boolean;
  /** True while they tumble: the result may be shown when they lie still. */
  readonly rolling: boolean;
  /** The part of an entry that the board has played; null if it has played none. */
  readonly played: VisiblePart | null;
  /** The step of the other side that is shown; null if there is none. */
  readonly playbackStep: PlaybackStep | null;
  /** Trails of the actions since one's own last answer, drawn on the map. */
  readonly trails: readonly Trail[];
  /** Entry of one's own last answer: later ones may have been missed. */
  readonly since: number;
  /**
   * Entries after this one are in the recap before one's own next question: the whole of the enemy's turn
   * once it is over.
   */
  readonly recapFrom: number;
}

export const NO_PLAYBACK: PlaybackPart = {
  ...{ progress: NO_PROGRESS, pending: NO_PENDING, roll: NO_ROLL, tumbles: false, rolling: false },
  ...{ played: null, playbackStep: null, trails: [], since: 0, recapFrom: 0 },
};

/** Replay and review. The entry that is looked at belongs to the mode. */
export interface ReplayPart {
  /** The replay runs by itself. */
  readonly playing: boolean;
  /** Speed of the replay; 1 is normal. */
  readonly speed: number;
  /** Number of steps that replays have shown so far. */
  readonly replaySteps: number;
  /** The position at a line of the log that is pointed at; null if none is. */
  readonly glimpse: Glimpse | null;
  /** After the battle: the log is read, and not how it went. */
  readonly inLog: boolean;
  /** After the battle: the tracks of the regiments, and the turning points. */
  readonly tracks: readonly Trail[];
}

export const NO_REPLAY: ReplayPart = {
  ...{ playing: false, speed: 1, replaySteps: 0, glimpse: null, inLog: false, tracks: [] },
};

/** Things that the player looks at, without effect on the game. */
export interface ViewPart {
  /** The message to the player; null if there is none. */
  readonly toast: Toast | null;
  /** Number of toasts shown so far. */
  readonly toasts: number;
  /** The text of the live region. */
  readonly spoken: string;
  /** Pieces and places ringed because a line of text is pointed at. */
  readonly pointed: readonly string[];
  /** The piece whose card is open. */
  readonly inspected: string | null;
  /** True if the card of a piece says what threatens it. */
  readonly threats: boolean;
  /** The listed and numbered part of the orders' outlook, and how often the markers were revealed again. */
  readonly reading: { readonly show: OutlookFilter; readonly replays: number };
}

export const NO_VIEW: ViewPart = {
  ...{ toast: null, toasts: 0, spoken: '', pointed: [], inspected: null, threats: false },
  reading: { show: 'all', replays: 0 },
};
