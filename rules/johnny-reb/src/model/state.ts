import { MAX_COORDINATE, type Pose, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { nth, type SealId, type Side } from '@linstock/kernel';
import type { MoveLeg } from '../reckon/legs.ts';
import {
  AMMUNITION,
  type Ammunition,
  type Aspect,
  FORMATIONS,
  type Formation,
  LEVELS,
  type Level,
  ORDERS,
  type Order,
  type RateRow,
} from '../tables/index.ts';
import { type BrigadeId, type Field, NONE, type UnitId } from './field.ts';

/** The content of a position. */

/** The phases of a turn (JR-5.1a): the values of `State.phase`. */
export const MARKING = 1;
export const RALLYING = 2;
export const REVEAL = 3;
export const FIRST_FIRES = 4;
export const DISENGAGING = 5;
export const CHARGES = 6;
export const MOVES = 7;
export const REMAINING_FIRES = 8;
export const MELEES = 9;
/** The game has ended (JR-18.1a). */
export const OVER = 10;

/** The whereabouts of a unit: the values of `State.fate`. From `DESTROYED` to `RAN_OFF` it is lost to its brigade (JR-1.5b). */
export const ON_TABLE = 0;
/** Still to come as a reinforcement. */
export const DUE = 1;
export const DESTROYED = 2;
export const SURRENDERED = 3;
export const PICKED_UP = 4;
/** It left the table routed. */
export const RAN_OFF = 5;
/** It left the table by leave of the battle, and is not lost. */
export const LEFT = 6;

/** The deeds and sufferings of a unit in this turn: bits of `State.done`, cleared in phase 9 (JR-5.9b). */
export const FIRED = 1;
export const MOVED = 2;
export const FORMED = 4;
export const PIVOTED = 8;
export const FELL_BACK = 16;
export const QUICK_MARCHED = 32;
/** The die of a volley point was rolled for it, or a charge touched it (JR-5.11a). */
export const CHARGED_AT = 64;
/** Its charge was carried out, or it went along as a support (JR-8.1f). */
export const CHARGED = 128;
/** It has carried out its Move, Form or Disengage order, or passed it up. */
export const DONE = 256;
/** It has checked for a rout, loss or officer in this phase (JR-12.2d); cleared at the end of each phase. */
export const PANICKED = 512;
/** It has fought a melee in phase 9 (JR-15.5b). */
export const MELEED = 1024;
/** It counts as charging: its charge is being carried out (JR-14.9c). */
export const CHARGING = 2048;

/** It has routed: its marker is void even if it rallies in the same phase (JR-4.1d). */
export const ROUTED = 4096;

/** Marks that stay: bits of `State.marks` (Vocabulary). */
/** It has lost a figure or section (JR-12.1a). */
export const BLOODED = 1;
/** Its opening volley is fired (JR-9.1b). */
export const OPENED = 2;

/** The condition of an officer: the values of `State.officer`. */
export const SERVES = 0;
export const AWAITED = 1;
export const FALLEN = 2;
/** He left the table with a unit that the battle allows to leave, and is not lost. */
export const WITHDRAWN = 3;

/** A unit that joins a charge, and the distance it has moved (JR-14.2b). */
export interface ChargeCompanion {
  readonly unit: UnitId;
  readonly gone: Thousandths;
}

/** A charge under way: the decisions at its beginning, the rolls since, and its progress (P6). */
export interface ChargeUnderWay {
  readonly point: UnitId;
  readonly target: UnitId;
  /** Units that move with it and have not dropped out (JR-14.2a, JR-14.5d). */
  readonly supports: readonly ChargeCompanion[];
  /** The place of the point unit before its turn: aspect and cover are taken from there (JR-2.6e, JR-7.2a). */
  readonly from: Pose;
  /** The aspect of the attack on the named target, before any turn or pivot. */
  readonly aspect: Aspect;
  /** The target was not straight ahead: it charges disordered from the start (JR-14.1b). */
  readonly angled: boolean;
  /** The roll of its bonus (JR-14.3a). */
  readonly bonus: number;
  /** The distance that P has moved on its straight path. */
  readonly gone: Thousandths;
  /** It is halted for the volley (JR-14.4d). */
  readonly halted: boolean;
}

/** A change of formation as a step of a move (JR-5.8c). */
export interface FormStep {
  readonly kind: 'form';
  readonly formation: Formation;
  readonly facing: TenthDegrees;
}

/** A step of a move: the other side may fire after each (JR-5.8b, c). */
export type Step = MoveLeg | FormStep;

/** A move under way, carried out step by step (JR-6.2h). */
export interface MoveUnderWay {
  readonly unit: UnitId;
  /** The remaining steps, in order. */
  readonly rest: readonly Step[];
  /** The row its legs are paid by; null until it begins them (JR-6.1e). */
  readonly row: RateRow | null;
  /** Forming leaves it half a move (JR-6.1a). */
  readonly half: boolean;
  /** On Disengage (JR-6.7a). */
  readonly disengaging: boolean;
  /** The bonus roll of a quick march; null if it makes none (JR-6.4a). */
  readonly bonus: number | null;
  /** Inches of allowance spent. */
  readonly spent: number;
  /** True if it has just made a step, at which the other side may still fire. */
  readonly exposed: boolean;
}

/** A quick march whose bonus is rolled and whose legs are still to be stated (D13). */
export interface PendingQuickMarch {
  readonly unit: UnitId;
  readonly bonus: number;
}

/** An officer's move this turn: the values of `State.rode`. */
export const STAYED = 0;
/** He has made his own move (JR-16.1b). */
export const RODE = 1;
/** He moved with his unit. */
export const WENT_ALONG = 2;

/** The score at the end; `winner` is null for a draw. */
export interface GameEnd {
  readonly winner: Side | null;
  readonly decisive: boolean;
  readonly clause: string;
}

/**
 * A position: one plain JSON object. Places are thousandths of an inch, facings tenths of a degree. Arrays go by unit,
 * brigade or officer of the field. Together with the field it says at every stable point what is asked next.
 */
export interface State {
  turn: number;
  /** `MARKING` to `OVER`. */
  phase: number;
  /** The progress of the phase, from 0; each phase has its own steps. */
  step: number;
  /** By side: the seal id of its order markers until they are revealed (JR-5.2a); 0 without markers. */
  tokens: (SealId | 0)[];
  /** Brigades whose new commander must still be placed (JR-13.5c). */
  unplaced: BrigadeId[];
  /** The side with the initiative. In phase 1, the side that had it last (JR-5.3a). */
  initiative: Side;
  ended: GameEnd | null;
  /** Point units whose charges are still to be carried out in phase 6, in this order (JR-5.7a). */
  queue: UnitId[];
  /** The charge under way in phase 6; null for none. */
  charging: ChargeUnderWay | null;
  /** The move under way in phases 5 and 7; null for none. */
  moving: MoveUnderWay | null;
  /** The quick march whose legs are needed; null for none. */
  pushing: PendingQuickMarch | null;

  /** By unit: `ON_TABLE` to `LEFT`. */
  fate: number[];
  /** By unit: the middle of its front edge, and its heading (JR-2.2a). */
  x: Thousandths[];
  y: Thousandths[];
  facing: TenthDegrees[];
  /** By unit: place in `FORMATIONS`. */
  formation: number[];
  /** By unit: figures of each stand present, stand 1 first. */
  stands: (readonly number[])[];
  /** By unit: sections of a battery. */
  sections: number[];
  /** By unit: horse markers of a battery (JR-10.4a). */
  horses: number[];
  /** By unit: place in `LEVELS`. */
  level: number[];
  /** By unit: 1 if disordered. */
  disordered: number[];
  /** By unit: -1 with its left flank refused, 1 with its right, 0 with none (JR-3.4). */
  refuses: number[];
  /** By unit: place in `AMMUNITION`. */
  ammunition: number[];
  /** By unit: marks that stay, bits. */
  marks: number[];
  /** By unit: what it did this turn, bits. */
  done: number[];
  /** By unit: place in `MARKERS` once revealed, or `NONE`. */
  order: number[];
  /** By unit: the arrow of a Move, or `NONE`. */
  arrow: TenthDegrees[];
  /** By unit: the enemy it charges, or `NONE` (JR-5.4c). */
  charges: UnitId[];
  /** By unit: the point unit whose charge it supports, or `NONE` (JR-14.2a). */
  supports: UnitId[];

  /** By officer: `SERVES` to `WITHDRAWN`. */
  officer: number[];
  /** By officer: the number of lost officers who held his post before (JR-13.5c). */
  predecessors: number[];
  /** By officer: the unit he is with, or `NONE`. */
  attached: UnitId[];
  /** By officer: his place while he is with no unit. */
  officerX: Thousandths[];
  officerY: Thousandths[];
  /** By officer: `STAYED` to `WENT_ALONG`, cleared in phase 9. */
  rode: number[];
  /** By brigade: the turn in which its commander fell, `NONE` while it has one (JR-13.5c, JR-16.3a). */
  leaderless: number[];
}

/** Every marker, those placed and the one made at the reveal: `State.order` counts in it. */
export const MARKERS: readonly Order[] = [...ORDERS, 'CH'];

/** A copy that shares nothing that changes. Stands, and a move or charge under way, are replaced, never changed. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    phase: s.phase,
    step: s.step,
    tokens: s.tokens.slice(),
    unplaced: s.unplaced.slice(),
    initiative: s.initiative,
    ended: s.ended,
    queue: s.queue.slice(),
    charging: s.charging,
    moving: s.moving,
    pushing: s.pushing,
    fate: s.fate.slice(),
    x: s.x.slice(),
    y: s.y.slice(),
    facing: s.facing.slice(),
    formation: s.formation.slice(),
    stands: s.stands.slice(),
    sections: s.sections.slice(),
    horses: s.horses.slice(),
    level: s.level.slice(),
    disordered: s.disordered.slice(),
    refuses: s.refuses.slice(),
    ammunition: s.ammunition.slice(),
    marks: s.marks.slice(),
    done: s.done.slice(),
    order: s.order.slice(),
    arrow: s.arrow.slice(),
    charges: s.charges.slice(),
    supports: s.supports.slice(),
    officer: s.officer.slice(),
    predecessors: s.predecessors.slice(),
    attached: s.attached.slice(),
    officerX: s.officerX.slice(),
    officerY: s.officerY.slice(),
    rode: s.rode.slice(),
    leaderless: s.leaderless.slice(),
  };
}

/** Coordinate of pieces that are not on the table, far off it. */
const OFF: number = 0 - MAX_COORDINATE;

/** The armies as the battle sets them up (JR-18.3a): every unit good and in order. */
export function deployState({ units, officers, brigades, first }: Field): State {
  const each = (n: number, value: number): number[] => new Array<number>(n).fill(value);
  const none = each(units.length, 0);
  return {
    turn: 1,
    phase: MARKING,
    step: 0,
    tokens: [0, 0],
    unplaced: [],
    initiative: first,
    ended: null,
    queue: [],
    charging: null,
    moving: null,
    pushing: null,
    fate: units.map(({ start }) => (start ? ON_TABLE : DUE)),
    x: units.map(({ start }) => start?.x ?? OFF),
    y: units.map(({ start }) => start?.y ?? OFF),
    facing: units.map(({ start }) => start?.facing ?? 0),
    formation: units.map(({ formation }) => FORMATIONS.indexOf(formation)),
    stands: units.map(({ stands }) => stands),
    sections: units.map(({ sections }) => sections),
    horses: none.slice(),
    level: none.slice(),
    disordered: none.slice(),
    refuses: none.slice(),
    ammunition: units.map(({ ammunition }) => AMMUNITION.indexOf(ammunition)),
    marks: none.slice(),
    done: none.slice(),
    order: each(units.length, NONE),
    arrow: each(units.length, NONE),
    charges: each(units.length, NONE),
    supports: each(units.length, NONE),
    officer: officers.map(({ start, attached }) => (start || attached !== NONE ? SERVES : AWAITED)),
    predecessors: each(officers.length, 0),
    attached: officers.map(({ attached }) => attached),
    officerX: officers.map(({ start }) => start?.x ?? OFF),
    officerY: officers.map(({ start }) => start?.y ?? OFF),
    rode: each(officers.length, STAYED),
    leaderless: each(brigades.length, NONE),
  };
}

/** True if a unit has done something this turn. */
export function has(s: State, unit: UnitId, bit: number): boolean {
  return ((s.done[unit] ?? 0) & bit) !== 0;
}

/** Marks that a unit has done something this turn. */
export function mark(s: State, unit: UnitId, bit: number): void {
  s.done[unit] = (s.done[unit] ?? 0) | bit;
}

/** The formation of a unit. */
export function formationOf(s: State, unit: UnitId): Formation {
  return nth(FORMATIONS, nth(s.formation, unit));
}

/** The morale level of a unit. */
export function levelOf(s: State, unit: UnitId): Level {
  return nth(LEVELS, nth(s.level, unit));
}

/** The ammunition of a unit. */
export function ammunitionOf(s: State, unit: UnitId): Ammunition {
  return nth(AMMUNITION, nth(s.ammunition, unit));
}

/** True if a unit on Form counts as forming: from the reveal to the end of phase 7 (JR-6.5c). */
export function isForming(s: State, unit: UnitId): boolean {
  return orderOf(s, unit) === 'Fm' && s.phase <= MOVES;
}

/** The marker of a unit; one without a marker holds (JR-4.1c, d). */
export function orderOf(s: State, unit: UnitId): Order {
  return MARKERS[nth(s.order, unit)] ?? 'H';
}

/** True if a unit is lost to its brigade (JR-1.5b). */
export function isLost(s: State, unit: UnitId): boolean {
  const fate = nth(s.fate, unit);
  return fate >= DESTROYED && fate <= RAN_OFF;
}

/** A unit that fails a check or falls back does not continue its move (JR-6.2h). */
export function stopMove(s: State, unit: UnitId): void {
  if (s.moving?.unit !== unit) return;
  s.moving = null;
  mark(s, unit, DONE); // one that was coming on marches no farther
}
