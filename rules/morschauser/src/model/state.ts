import { MAX_COORDINATE, type TenthDegrees, type Thousandths } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Force } from '../battles/index.ts';
import { PERSONALITIES, type Personality } from '../tables/index.ts';
import type { CompanyId, Field, GeneralId } from './field.ts';

/** Means none, for any numbered thing. */
export const NONE = -1;

/** The steps of the game: the values of `State.step`. A player turn is from COMPULSORY to ACTIONS. */
export const BEGIN = 0;
export const FIRST_MOVE = 1;
export const COMPULSORY = 2;
export const MORALE = 3;
export const RALLY = 4;
export const ACTIONS = 5;
export const OVER = 6;
/** Before the game, if the players set it up themselves (MM-BAT1f): forces are bought, then placed. */
export const BUY = 7;
export const PLACE = 8;

/** The whereabouts of a company: the values of `State.status`. */
export const ON_TABLE = 0;
/** Still to come as a reinforcement. */
export const DUE = 1;
/** Removed, surrendered or off the table (MM-A1r). */
export const LOST = 2;

/** The deeds of a company in this player turn of its side: bits of `State.done`. */
export const ACTED = 1;
export const MOVED = 2;
export const SHOT = 4;
export const MELEED = 8;
export const CHARGED = 16;
export const ROAD_MOVE = 32;
export const PURSUED = 64;
/** In melee range when its activation began (MM-B6e). */
export const BEGAN_IN_MELEE = 128;
/** Forced to retreat in its own activation, so that it may not move any more (MM-B6f). */
export const BEATEN = 256;
export const TRIED_RALLY = 512;
/** Made its compulsory move: a rout move (MM-E3k). */
export const ROUT_MOVED = 1024;
/** Retreated by brigade morale: it may not move or charge any more in this turn (MM-E3l). */
export const FELL_BACK = 2048;
/** Its duty to melee is off, since there is no enemy left to attack (MM-B3q, MM-B6ag, MM-B6ak). */
export const EXCUSED = 4096;
/** Of the group that acted last: it may still turn, until its owner does something else (MM-B1f). */
export const ACTED_LAST = 8192;
/** Still owes the die for brigade morale (MM-E3i). */
export const OWES_MORALE = 16384;
/** A detachment left it in melee range: it fights, and has acted as soon as no enemy is there any more (MM-E1g). */
export const ONLY_FIGHTS = 65536;
/** Was in a town when it was set on fire in this player turn: it has the next one to leave it (MM-C5k). */
export const SEES_FIRE_LIT = 32768;

/** The actions of a general in this player turn of his side: bits of `State.generalDone`. */
export const GENERAL_MOVED = 1;
export const GENERAL_TRIED_RALLY = 2;
/** Attached since an earlier step (MM-E4j). */
export const JOINED = 4;

/** The phases of a group's activation (MM-A5l). */
export const SHOOT_FIRST = 1;
export const MOVES = 2;
export const MELEES = 3;
export const SHOOT_AFTER = 4;
export const AFTER_MELEE = 5;

/** The effect of the command die on a company: the values of `Group.results`. */
export const OBEY = 0;
export const MUST_CHARGE = 1;
export const MAY_NOT_CHARGE = 2;
export const NO_ADVANCE = 3;

/** The verdict in `State.winner` without a winner: none yet, or a draw. */
export const UNDECIDED = -1;
export const DRAWN = 2;

/** The group that is acting. */
export interface Group {
  companies: CompanyId[];
  /** The rest of the formed regiment it was detached from (MM-E1g). */
  left: CompanyId[];
  /** The companies declared to move (MM-E2r). */
  movers: CompanyId[];
  /** By place in `companies`: OBEY to NO_ADVANCE. */
  results: number[];
  /** Number of command dice settled. */
  ordered: number;
  /** A command die that waits for its general's change; 0 when none. */
  die: number;
  /** The general who acts on that die, or NONE. */
  general: GeneralId;
  phase: number;
}

/** Work of engineers under way or done (MM-E7k3). */
export interface Work {
  /** Place of the task in ENGINEERING. */
  task: number;
  side: Side;
  x: Thousandths;
  y: Thousandths;
  facing: TenthDegrees;
  turns: number;
  /** The number of the road or obstacle it is about (see `Numbered` in ground.ts), or NONE. */
  about: number;
}

/** The purchases of each side of a pick-up game; null until it has bought. Replaced as a whole, never changed. */
export type Forces = readonly [Force | null, Force | null];

/** A pick-up game that its players set up (MM-BAT1f). */
export interface SetUp {
  forces: Forces;
  /** The side that won the initiative die; NONE until it is thrown. */
  chooser: number;
}

/**
 * A position: one plain JSON object of whole numbers. Places are thousandths of an inch, facings tenths of a degree.
 * Arrays go by company, brigade, general, area or rampart of the field. Together with the field it says at every
 * stable point what is asked next.
 */
export interface State {
  turn: number;
  /** The side whose player turn it is; before the first turn, the side that is asked. */
  active: Side;
  /** The side that moves first in this turn. */
  first: Side;
  step: number;
  winner: number;

  x: Thousandths[];
  y: Thousandths[];
  facing: TenthDegrees[];
  strength: number[];
  status: number[];
  /** 1 for a routing company (MM-E3c). */
  routing: number[];
  done: number[];
  /** 1 if the centre moved in its own last player turn, or it has retreated since (MM-E6e). */
  stirred: number[];
  /** The enemy it has charged and has to melee, or NONE. */
  target: CompanyId[];
  /** 1 when that charge came from behind the flank (MM-B3m). */
  flank: number[];
  /** 1 for a stormer on the wall (MM-C6j). */
  onWall: number[];

  /** By brigade: 1 when it has made its test (MM-E3b). */
  tested: number[];

  generalX: Thousandths[];
  generalY: Thousandths[];
  generalFacing: TenthDegrees[];
  /** By general: 1 if he has fallen or is captured. */
  generalLost: number[];
  /** By general: the company he is attached to, or NONE. */
  attached: CompanyId[];
  /** By general: index of his personality in PERSONALITIES, or NONE while unknown. */
  personality: number[];
  generalDone: number[];

  /** By area: 1 for a town that burns, and for a crop that is trampled. */
  burning: number[];
  trampled: number[];
  /** By rampart: 1 when breached. */
  breached: number[];
  /** By mine: 1 when fired. */
  fired: number[];
  works: Work[];

  group: Group | null;
  /** Null if the battle lists forces and places. */
  setup: SetUp | null;
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    active: s.active,
    first: s.first,
    step: s.step,
    winner: s.winner,
    x: s.x.slice(),
    y: s.y.slice(),
    facing: s.facing.slice(),
    strength: s.strength.slice(),
    status: s.status.slice(),
    routing: s.routing.slice(),
    done: s.done.slice(),
    stirred: s.stirred.slice(),
    target: s.target.slice(),
    flank: s.flank.slice(),
    onWall: s.onWall.slice(),
    tested: s.tested.slice(),
    generalX: s.generalX.slice(),
    generalY: s.generalY.slice(),
    generalFacing: s.generalFacing.slice(),
    generalLost: s.generalLost.slice(),
    attached: s.attached.slice(),
    personality: s.personality.slice(),
    generalDone: s.generalDone.slice(),
    burning: s.burning.slice(),
    trampled: s.trampled.slice(),
    breached: s.breached.slice(),
    fired: s.fired.slice(),
    works: s.works.map((work) => ({ ...work })),
    group: s.group && cloneGroup(s.group),
    setup: s.setup && { ...s.setup },
  };
}

function cloneGroup(group: Group): Group {
  return {
    companies: group.companies.slice(),
    left: group.left.slice(),
    movers: group.movers.slice(),
    results: group.results.slice(),
    ordered: group.ordered,
    die: group.die,
    general: group.general,
    phase: group.phase,
  };
}

/** Far off the table: the place of a company that is not on it. */
const OFF: number = -MAX_COORDINATE;

/** The armies as the battle sets them up, without attachments (see `attachAtSetUp`). */
export function deployState(field: Field): State {
  const companies = field.companies.length;
  const generals = field.generals;
  const each = (n: number, value: number) => new Array<number>(n).fill(value);
  return {
    turn: 1,
    active: field.firstMover ?? 0,
    first: field.firstMover ?? 0,
    step: field.own ? BUY : field.firstMover === null ? BEGIN : COMPULSORY,
    winner: UNDECIDED,
    x: field.companies.map(({ start }) => start?.x ?? OFF),
    y: field.companies.map(({ start }) => start?.y ?? OFF),
    facing: field.companies.map(({ start }) => start?.facing ?? 0),
    strength: field.companies.map(({ abilities }) => abilities.strength),
    status: field.companies.map(({ start }) => (start ? ON_TABLE : DUE)),
    routing: each(companies, 0),
    done: each(companies, 0),
    stirred: each(companies, 0),
    target: each(companies, NONE),
    flank: each(companies, 0),
    onWall: each(companies, 0),
    tested: each(field.brigades.length, 0),
    generalX: generals.map(({ start }) => start.x),
    generalY: generals.map(({ start }) => start.y),
    generalFacing: generals.map(({ start }) => start.facing),
    generalLost: each(generals.length, 0),
    attached: each(generals.length, NONE),
    personality: generals.map(({ personality }) =>
      personality === null ? NONE : PERSONALITIES.indexOf(personality),
    ),
    generalDone: each(generals.length, 0),
    burning: each(field.table.areas.length, 0),
    trampled: each(field.table.areas.length, 0),
    breached: each(field.table.ramparts.length, 0),
    fired: each(field.mines.length, 0),
    works: [],
    group: null,
    setup: field.own && { forces: [null, null], chooser: NONE },
  };
}

/** The personality of a general as far as it is known. */
export function personalityOf(s: State, general: GeneralId): Personality | null {
  return PERSONALITIES[s.personality[general] ?? NONE] ?? null;
}

/** True if a company has done something in this player turn. */
export function has(s: State, company: CompanyId, bit: number): boolean {
  return ((s.done[company] ?? 0) & bit) !== 0;
}

/** The activation of the group that acted last is over: none of it turns any more (MM-B1f). */
export function endLastTurns(s: State): void {
  s.done = s.done.map((done) => done & ~ACTED_LAST);
}

/** Marks that a company has done something in this player turn. */
export function mark(s: State, company: CompanyId, bit: number): void {
  s.done[company] = (s.done[company] ?? 0) | bit;
}
