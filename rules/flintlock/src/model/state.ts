import type { Hex } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import type { FirstVolley } from '../reckon/volley.ts';
import { FORMATIONS, type Formation, type ShockStatus, STATUSES } from '../tables/index.ts';
import { type CommandId, NONE, type UnitId } from './field.ts';

export { NONE } from './field.ts';

/** The whereabouts of a unit: the values of `State.fate`. */
export const ON_MAP = 0;
/** Not on the map though not lost: a base unit while its Skirmish counters are out, or such counters while the unit itself is. */
export const FOLDED = 1;
/** Eliminated (FL-14.0e, g). */
export const LOST = 2;
/** Militia that fled for good (FL-12.45b). */
export const FLED = 3;
/** In the Reform Box (FL-15.2a). */
export const BOXED = 4;
/** A gun in the enemy's hands (FL-12.82b). */
export const CAPTURED = 5;
/** A gun Dragged Away (FL-12.83b). */
export const DRAGGED = 6;

/** The deeds of an active unit in this Activation: bits of `State.acted`. */
export const MOVED = 1;
export const FIRED = 2;
/** Its action is over (FL-5.3b). */
export const ACTED = 4;

/** The arms that have attacked a unit in this Activation (FL-12.52p): bits of `State.attacked`. */
export const BY_FOOT = 1;
export const BY_HORSE = 2;

/**
 * The condition of a leader: the values of `State.leader`. A leader off the map who is not gone waits with
 * the Reform Box (FL-15.2d).
 */
export const LEADS = 0;
export const REPLACED = 1;
export const GONE = 2;

/**
 * The activity of a Command in this Activation (FL-4.31, FL-4.32): the values of `State.activity`. `UNTRIED` is still
 * to choose.
 */
export const UNTRIED = 0;
export const FULL = 1;
export const PARTIAL = 2;
export const INACTIVE = 3;

/** The mode of the open Command turn (FL-5.3i): the values of `State.mode`. */
export const UNDECIDED = 0;
export const ACTIONS = 1;
export const FORMATION = 2;
export const SHOCK = 3;
export const CHARGE = 4;

/** The Fire block of the open turn (FL-5.3j): the values of `State.block`. */
export const NOT_HELD = 0;
export const OPEN = 1;
export const HELD = 2;
/** The shots are over, the Return Fire is not. */
export const RETURN = 3;

/** The steps of an Activation (Sequence of play): the values of `State.step`. */
export const START = 0;
export const TURNS = 1;
export const END = 2;
export const CONTINUITY = 3;
export const OVER = 4;

/** One shot of the Fire block, for the Return Fire. */
export interface Shot {
  readonly firer: UnitId;
  /** The target, and the other of its pair; in SK the top one alone answers (FL-11.13k, FL-10.0g). */
  readonly at: readonly number[];
}

/** A move under way, stopped so that the other side could react to a step. */
export interface MoveUnderWay {
  readonly unit: UnitId;
  /** Movement Points spent. */
  readonly spent: number;
  /** Hexes it has been in, its start first. */
  readonly path: readonly Hex[];
}

/** The end of an army, or null while it fights. */
export interface ArmyEnd {
  readonly winner: Side | null;
  readonly clause: string;
}

/**
 * A position: one plain JSON object. Arrays go by unit, Command, leader or side number of the field.
 * Together with the field it says at every stable point what is asked next.
 */
export interface State {
  /** Number of the Activation, from 1 (FL-3.0f). */
  activation: number;
  /** `START` to `OVER`. */
  step: number;
  /** Player A. */
  active: Side;
  /** 1 if the Activation is Free (FL-2.5b). */
  free: number;
  /** 1 after its first action, so that it can no longer be passed (FL-5.1d). */
  begun: number;
  /** 1 if it was passed (FL-5.1b). */
  passed: number;
  /** Continuity rolls won in this run (FL-5.21c). */
  successes: number;
  /** Passes in a row (FL-5.1e). */
  passes: number;
  /** By side: failed Seizures still to be paid for (FL-5.22e). */
  penalties: number[];
  /** Failed Seizures that side A pays for in this Activation (FL-5.22d). */
  paid: number;
  /** 1 once A has declared a try for Continuity, so that B may Seize (FL-5.22a). */
  trying: number;

  /** Fixed at the start of the Activation (FL-4.4f). By Command: 1 if the OL reaches its SL. */
  reached: number[];
  /** By unit: 1 if in reach of its SL or chained (FL-4.4, FL-4.4i). */
  inReach: number[];
  /**
   * By unit: 1 if its SL reaches it himself, without the chain. SK elsewhere do not share his Smoke
   * (FL-11.43b).
   */
  inRange: number[];
  /** By unit, guns only: sum of 1 << leader for each leader who reaches it (FL-5.6b). */
  gunReach: number[];
  /** By unit of the active side: enemies next to it (FL-5.3f). Never changed in place. */
  near: readonly (readonly UnitId[])[];

  /** By Command: `UNTRIED` to `INACTIVE`; of the active side. */
  activity: number[];
  /** By Command: 1 if it has had its turn. */
  turned: number[];
  /** The Command whose turn is open, or `NONE`. */
  command: CommandId;
  /** The hex whose gun turn is open, or `NONE`. */
  gunHex: Hex;
  /** `UNDECIDED` to `CHARGE`. */
  mode: number;
  /**
   * 1 after a partially active unit has moved in this turn. The Command then may neither SHOCK nor CHARGE
   * (FL-5.3i).
   */
  partialMoved: number;
  /** `NOT_HELD` to `RETURN`. */
  block: number;
  shots: readonly Shot[];
  /** Units that fired at movement in this turn, in the order of their shots: their Smoke falls at its end (FL-11.41a). */
  fumes: readonly UnitId[];
  /** Number of the Fire block, Return Fire step or turn, for the First Volley (FL-11.34f). */
  moment: number;
  moving: MoveUnderWay | null;

  /** By unit: hex, or `NONE`. */
  at: number[];
  /** By unit: 0-11 clockwise from N; even a corner, odd a hexside. */
  facing: number[];
  /** By unit: number of its formation in `FORMATIONS`, `NONE` for Cavalry and guns. */
  formation: number[];
  /** By unit: 1 if Disordered. */
  disordered: number[];
  /** By unit: 1 if Reduced. */
  reduced: number[];
  /** By unit: `ON_MAP` to `DRAGGED`. */
  fate: number[];
  /** By unit, guns only: 1 in move mode (FL-2.24a). */
  limbered: number[];
  /** By unit, guns only: 1 if Abandoned (FL-11.56a). */
  abandoned: number[];
  /** By unit: place in its stack; the highest is on top (FL-10.0k). */
  height: number[];
  /** By unit: 1 if it has been in the Reform Box (FL-15.2a). */
  boxedOnce: number[];
  /** By unit: what it has done in this Activation, bits. */
  acted: number[];
  /** By unit: who has attacked it in this Activation, bits. */
  attacked: number[];
  /** By unit: 1 with a Reaction marker (FL-11.14a). */
  reacted: number[];
  /** By unit: 1 if it fired in this Activation, actively or not (FL-11.46). */
  fired: number[];
  /** By unit: 1 with a Smoke marker of its own (FL-11.42). */
  smoke: number[];

  /** By Command: hits on the Cohesion track. */
  track: number[];
  /** By Command: number of its Shock Status in `STATUSES`. */
  status: number[];
  /** By Command: its First Volley (FL-11.34). */
  volley: FirstVolley[];
  /** By Command: number of its formation in `FORMATIONS` (FL-6.2e), `NONE` for Cavalry. */
  drill: number[];
  /** By Command: 1 if a unit of it in Column was Shock attacked, so that all leave Column (FL-6.2d). */
  struckInColumn: number[];

  /** By leader: hex, or `NONE`. */
  leaderAt: Hex[];
  /** By leader: `LEADS` to `GONE`. */
  leader: number[];
  /** By leader: 1 if he has ridden in this Activation (FL-4.5b). */
  rode: number[];
  /** By leader: 1 with a Smoke marker (FL-11.41). */
  leaderSmoke: number[];

  /** By side: Line and Column Infantry and Cavalry units lost (FL-14.0e). */
  lostUnits: number[];
  /** By side: SK counters lost (FL-14.0g). */
  lostSkirmishers: number[];
  /** By side: own guns Captured (FL-14.0f). */
  lostGuns: number[];
  ended: ArmyEnd | null;
}

/** The formation of a unit; null for Cavalry and guns. */
export function formationOf(s: State, unit: UnitId): Formation | null {
  return FORMATIONS[s.formation[unit] ?? NONE] ?? null;
}

/** The number of a formation. */
export function formationCode(formation: Formation | null): number {
  return formation === null ? NONE : FORMATIONS.indexOf(formation);
}

/** The Shock Status of a Command. */
export function statusOf(s: State, command: CommandId): ShockStatus {
  return nth(STATUSES, nth(s.status, command));
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  return {
    ...s,
    penalties: s.penalties.slice(),
    reached: s.reached.slice(),
    inReach: s.inReach.slice(),
    inRange: s.inRange.slice(),
    gunReach: s.gunReach.slice(),
    activity: s.activity.slice(),
    turned: s.turned.slice(),
    at: s.at.slice(),
    facing: s.facing.slice(),
    formation: s.formation.slice(),
    disordered: s.disordered.slice(),
    reduced: s.reduced.slice(),
    fate: s.fate.slice(),
    limbered: s.limbered.slice(),
    abandoned: s.abandoned.slice(),
    height: s.height.slice(),
    boxedOnce: s.boxedOnce.slice(),
    acted: s.acted.slice(),
    attacked: s.attacked.slice(),
    reacted: s.reacted.slice(),
    fired: s.fired.slice(),
    smoke: s.smoke.slice(),
    track: s.track.slice(),
    status: s.status.slice(),
    volley: s.volley.slice(),
    drill: s.drill.slice(),
    struckInColumn: s.struckInColumn.slice(),
    leaderAt: s.leaderAt.slice(),
    leader: s.leader.slice(),
    rode: s.rode.slice(),
    leaderSmoke: s.leaderSmoke.slice(),
    lostUnits: s.lostUnits.slice(),
    lostSkirmishers: s.lostSkirmishers.slice(),
    lostGuns: s.lostGuns.slice(),
  };
}
