import type { Level } from '@linstock/bots';
import {
  type Game,
  RecordError,
  type Refusal,
  type SealedAnswer,
  type Side,
  type TakeBack,
} from '@linstock/kernel';
import type { GameView, RematchOffer, StandingRules } from '@linstock/protocol';
import type {
  AnswerMenu,
  Choice,
  Foreseen,
  Picked,
  PickedAnswer,
  Reaction,
  Reactor,
  Scene,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Agenda } from '../agenda/agenda.ts';
import type { GivenOrders } from '../agenda/givenOrders.ts';
import type { NextSelection } from '../agenda/intention.ts';
import type { Halted, Unfinished } from '../chosen/commanded.ts';
import type { Redo } from '../chosen/redo.ts';
import { NO_PROGRESS, type Progress } from '../steps/progress.ts';
import type { Shown, Step } from '../steps/step.ts';
import type { Trail } from '../steps/trail.ts';
import type { VisiblePart } from '../steps/visibleLog.ts';
import { fieldsOfMode, IDLE, type Mode, type ModeFields } from './mode.ts';
import {
  type Latest,
  NO_PENDING,
  NO_ROLL,
  NO_SHEETS,
  type Pending,
  type Roll,
  type SheetMemory,
} from './modeData.ts';

export { type Meaning, mayBeGiven, needsCard, type Said } from '../chosen/meaning.ts';

export { type Latest, type MarchRoute, NO_ROUTE, type OpenSheet } from './modeData.ts';

/** A game of any system, as the table plays it. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** An answer meant by clicks or by hand, whether it was offered or not. */
export interface Tried {
  readonly answer: unknown;
  readonly refusal: Refusal | null;
  readonly told: PickedAnswer;
  /** What the picks mean beyond it, once it has been given; null where that is all. */
  readonly foreseen: Foreseen | null;
}

/** Whose part of what the orders lead to is shown. */
export type OutlookShown = 'all' | 'mine' | 'theirs' | 'clashes';

/** What makes a refused click legal, as a button beside the refusal. */
export type Remedy =
  /** Answers given one after another, with the kinds of the questions they answer. */
  | {
      readonly label: string;
      readonly choices: readonly Choice<unknown>[];
      readonly kinds: readonly string[];
    }
  /** Somebody who has to act before, to be chosen. */
  | { readonly label: string; readonly goesTo: Picked }
  /** What is shown of an order to a formation is done by those who can. */
  | { readonly label: string; readonly carriesOut: true };

/** Why a click did nothing: a sentence, its clause, and where. */
export interface Toast {
  readonly sentence: string;
  readonly clause: string | null;
  /** Counts up, so that the same toast shown again is seen again. */
  readonly at: number;
  /** Where on the page the click was that it answers; null for a key or a button. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** What would make the click legal; null where there is no such thing. */
  readonly remedy: Remedy | null;
  /** It answers a key and asks for nothing: it goes away by itself. */
  readonly passes?: boolean;
}

/** What stands beside a toast. */
export type ToastDetails = Pick<Toast, 'point' | 'remedy' | 'passes'>;

/** A toast without a place on the page and without a remedy. */
export const UNPLACED: ToastDetails = { point: null, remedy: null };

/** Beside a toast that goes away by itself. */
export const PASSING: ToastDetails = { point: null, remedy: null, passes: true };

/** A step of the other side's turn as it is told, and whether it waits for the reader. */
export interface PlaybackStep extends Step, Shown {
  readonly caption: string;
  /** The pieces it is about, where nothing is drawn on the map that shows it. */
  readonly about: readonly string[];
  readonly paused: boolean;
  /** The next step waits for the reader's nod. */
  readonly waits: boolean;
  /** There is a next step, and it can be asked for. */
  readonly more: boolean;
}

/** The table as it stood once, with what was done just then. */
export interface Glimpse {
  readonly n: number;
  readonly scene: Scene;
  readonly trails: readonly Trail[];
}

/** How the step asked about ends, or why it may not yet. */
export interface Ending {
  /** What the button that ends the step says. */
  readonly label: string;
  /** The answer that ends it; null while it may not end. */
  readonly choice: Choice<unknown> | null;
  /** Why it may not end now, and by `at` who has to act before; null where it may. */
  readonly closed: Pick<Refusal, 'sentence' | 'clause' | 'at'> | null;
}

/** What is asked of a seat of this page. */
export interface Asked {
  readonly side: Side;
  readonly kind: string;
  readonly clause: string;
  readonly prompt: string;
  /** The answers offered. */
  readonly menu: AnswerMenu<unknown>;
  /** How its step ends, or why it may not yet; null where it is answered by buttons, and there is no step that could end. */
  readonly ending: Ending | null;
  /** Who may act at this moment, where they are listed; any of them together are one answer. */
  readonly reactors: readonly Reactor[];
  /** What is known of the moment at which they may act; null where the rules tell no more of it. */
  readonly reaction: Reaction | null;
}

/** Everything the table draws. */
export interface SessionState extends ModeFields {
  /** What the player is doing; the fields of `ModeFields` follow from it. */
  readonly mode: Mode;
  readonly status: 'opening' | 'ready' | 'broken' | 'gone';
  /** Why it is broken. */
  readonly trouble: string | null;
  readonly view: GameView | null;
  /** What the game is played by, and what draws it. */
  readonly rulebook: AnyRulebook | null;
  readonly game: AnyGame | null;
  /** Number of the last entry that is played out on the table. */
  readonly head: number;
  /** The replay runs by itself. */
  readonly playing: boolean;
  /** How many times as fast as usual the replay runs. */
  readonly speed: number;
  /** Number of steps that replays have shown so far. */
  readonly replaySteps: number;
  readonly scene: Scene | null;
  /** One's own shut answers, which are not in the state. */
  readonly known: readonly SealedAnswer<unknown>[];
  readonly asked: Asked | null;
  /** The side whose answer is waited for. */
  readonly waiting: Side | null;
  /** An order to a formation that stopped on its way. */
  readonly unfinished: Unfinished | null;
  /** Answers that will be given without asking the player again. */
  readonly agenda: Agenda;
  /** Orders that have been given, each taken back as one. */
  readonly orders: GivenOrders;
  /** Who was told to stand fast; null while nobody is. */
  readonly halted: Halted | null;
  /** Whose part of what the orders lead to is listed and numbered, and how often the markers were turned again. */
  readonly reading: { readonly show: OutlookShown; readonly replays: number };
  /** The question to which every answer is listed, alike or not, for the player has asked for each; null where one of a kind is enough. */
  readonly eachOf: Asked | null;
  readonly toast: Toast | null;
  /** Number of toasts shown so far. */
  readonly toasts: number;
  /** The entry at which the board was clicked last: a second click after it is no double click. */
  readonly clickedAt: number;
  /** Where on the page the board was clicked last; null if a key or button came after it. */
  readonly clickPoint: Toast['point'];
  /** The last click on the board, until an answer is given. */
  readonly click: NextSelection['click'];
  /** What the page remembers of sheets. */
  readonly sheets: SheetMemory;
  /** Pieces and places ringed because a line of text is pointed at. */
  readonly pointed: readonly string[];
  /** The piece whose card is open. */
  readonly inspected: string | null;
  /** Whether the card of a piece says what threatens it. */
  readonly threats: boolean;
  readonly connection: 'open' | 'lost';
  readonly thinking: Side | null;
  /** A taking back that waits for a yes or no. */
  readonly offer: { readonly side: Side; readonly to: number } | null;
  /** A new game that one of the two offers the other, when this one is over. */
  readonly rematch: RematchOffer | null;
  /** The side that offers a draw. */
  readonly drawOffer: Side | null;
  /** What seats of this page want answered beforehand, by side. */
  readonly standing: Partial<Readonly<Record<Side, StandingRules>>>;
  /** Standing answers that a seat has set with its open question: they are saved once it is answered. */
  readonly standingFromNext: { readonly side: Side; readonly rules: StandingRules } | null;
  /** The seats of this page that a machine plays, and how hard it tries. */
  readonly standIns: Partial<Readonly<Record<Side, Level>>>;
  /** The side that must come to the screen before more is shown: two play at it, and one has written in secret. */
  readonly curtain: Side | null;
  /** The side that looks at the screen while something is secret; null if both may. */
  readonly viewer: Side | null;
  /** One person plays both sides and wants no curtain. */
  readonly alone: boolean;
  /** An answer is on its way to the judge. */
  readonly sent: boolean;
  readonly takeBack: (TakeBack & { readonly side: Side }) | null;
  /** The answer taken back that may be given again. */
  readonly redo: Redo | null;
  readonly latest: Latest | null;
  /** Whether the dice of `latest` are seen tumbling, and whether they do so now: what they came to may be told when they do not. */
  readonly tumbles: boolean;
  readonly rolling: boolean;
  /** How far the playback has come. */
  readonly progress: Progress;
  /** What the game has taken in and the screen does not show yet. */
  readonly pending: Pending;
  /** The dice of `latest` while they tumble, and what is spoken when they lie. */
  readonly roll: Roll;
  /** How far the board has come in playing an entry; null where it has played none. */
  readonly played: VisiblePart | null;
  /** The playback step of the other side that is shown; null if there is none. */
  readonly playbackStep: PlaybackStep | null;
  /** What has been done since one's own last answer, left on the map. */
  readonly trails: readonly Trail[];
  /** After the battle: where the regiments went, and where it turned. */
  readonly tracks: readonly Trail[];
  /** After the battle: the log is read, and not how it went. */
  readonly inLog: boolean;
  /** One's own last answer, by its entry: what came after it is what one may have missed. */
  readonly since: number;
  /** What came after this entry is told in short before one's own next question: the whole of the enemy's turn once it is over. */
  readonly recapFrom: number;
  /** Why machines answered so, by entry, as far as this page has heard it. */
  readonly reasons: Readonly<Record<number, string>>;
  /** The table as it stood at a line of the log that is pointed at; null while none is. */
  readonly glimpse: Glimpse | null;
  /** What the live region says. */
  readonly spoken: string;
}

export const EMPTY_SESSION: SessionState = {
  mode: IDLE,
  ...fieldsOfMode(IDLE),
  status: 'opening',
  trouble: null,
  view: null,
  rulebook: null,
  game: null,
  head: 0,
  playing: false,
  speed: 1,
  replaySteps: 0,
  scene: null,
  known: [],
  asked: null,
  waiting: null,
  unfinished: null,
  agenda: [],
  orders: [],
  halted: null,
  reading: { show: 'all', replays: 0 },
  eachOf: null,
  toast: null,
  toasts: 0,
  clickedAt: -1,
  clickPoint: null,
  click: null,
  sheets: NO_SHEETS,
  pointed: [],
  inspected: null,
  threats: false,
  connection: 'open',
  thinking: null,
  offer: null,
  rematch: null,
  drawOffer: null,
  standing: {},
  standingFromNext: null,
  standIns: {},
  curtain: null,
  viewer: null,
  alone: false,
  sent: false,
  takeBack: null,
  redo: null,
  latest: null,
  tumbles: false,
  rolling: false,
  progress: NO_PROGRESS,
  pending: NO_PENDING,
  roll: NO_ROLL,
  played: null,
  playbackStep: null,
  trails: [],
  tracks: [],
  inLog: false,
  since: 0,
  recapFrom: 0,
  reasons: {},
  glimpse: null,
  spoken: '',
};

/** Why a table cannot go on, in a sentence. */
export function troubleOf(fault: unknown): string {
  const known = fault instanceof RecordError || fault instanceof RangeError;
  const sentence = fault instanceof Error ? fault.message : String(fault);
  return known ? sentence : `The table could not go on: ${sentence}`;
}
