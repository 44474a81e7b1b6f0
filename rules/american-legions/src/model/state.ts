import type { Hex } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { LeaderStep, Order as TableOrder } from '../tables/index.ts';
import type { CompanyId, Field, OfficerId, RegimentId } from './field.ts';

/** The status of a company (AL-4.1a): the values of `State.status`. */
export const BATTLEWORTHY = 0;
export const DISORDERED = 1;
export const ON_TRACK = 2;
export const ELIMINATED = 3;

/** The status of a regiment (AL-4.1c): the values of `State.regimentState`. */
export const OK = 0;
export const ROUTED = 1;
export const GONE = 2;

/** The orders (AL-4.62) by their number in `State.order`, none first. */
export const ORDERS = ['none', 'MOVE', 'FIRE', 'MOVE_AND_FIRE', 'CHARGE'] as const satisfies readonly (
  | TableOrder
  | 'none'
)[];
export type Order = (typeof ORDERS)[number];
export const NO_ORDER = 0;
export const CHARGE = ORDERS.indexOf('CHARGE');

/** The number of an order. */
export function orderCode(order: Order): number {
  return ORDERS.indexOf(order);
}

/** The side of a gun that is up (AL-8.1): the values of `State.gunSide`. */
export const FIRING = 0;
export const MOVING = 1;

/** The steps of a leader (AL-4.4f-g). `RELIEVED` if the army commander leads in his place (AL-4.32b). */
export const START_STEP = 0;
export const ADJUTANT_STEP = 1;
export const LAST_STEP = 2;
export const RELIEVED = 3;

/** The status of an army commander: the values of `State.commanderState`. */
export const ON_MAP = 0;
export const ACTING = 1;
export const LOST = 2;
export const REMOVED = 3;

/** Not on the map (`at`, `leaderAt`, `commanderAt`); without facing (`facing`); still to be chosen (`gunSide`). */
export const NONE = -1;

/** The actions of a company in this phase: bits of `State.done`. */
export const MOVED = 1;
export const FIRED = 2;
export const TRIED = 4;
export const GUN_TURNED = 8;
export const ROUT_MOVED = 16;

/** The actions and losses of a regiment in this phase: bits of `State.regimentDone`. */
export const TRIED_RALLY = 1;
export const TRIED_ORDER = 2;
export const RALLIED = 4;
export const CLOSED_FIRE = 8;
export const HIT = 16;

/** The steps of a player turn: the step numbers of AL-T-PHASES, with the set-up before and the end behind them. */
export const SET_UP = 0;
export const ACTIVE_COMMAND = 1;
export const ACTIVE_MOVEMENT = 2;
export const OTHER_COMMAND = 3;
export const OTHER_MOVEMENT = 4;
export const MUTUAL_FIRE = 5;
export const ACTIVE_SHOCK = 6;
export const OTHER_SHOCK = 7;
export const REMOVE_CHARGE = 8;
export const OVER = 9;

/** One number for each side. */
type BySide<Value = number> = [Value, Value];

/** A rout move under way (AL-4.15c): where the company has been, its start first, and the points it has left. */
export interface Rout {
  readonly company: CompanyId;
  readonly points: number;
  readonly visited: readonly Hex[];
}

/**
 * A position: one plain JSON object. Arrays are indexed by company, regiment, leader or side number of the
 * field. At every stable point the state and the field determine the next question.
 */
export interface State {
  /** 1 to `field.turns`. */
  turn: number;
  /** The side whose player turn it is. */
  active: Side;
  /** `SET_UP`, the step of AL-T-PHASES (1 to 8), or `OVER`. */
  step: number;
  /** The number of the current step of the phase's procedure; 0 before the phase begins. */
  stage: number;

  /** By company: hex, or `NONE` off the map. */
  at: Hex[];
  /** By company: 0-5, or `NONE` (routed, off the map, or not yet chosen). */
  facing: number[];
  /** By company: `BATTLEWORTHY` to `ELIMINATED`. */
  status: number[];
  /** By company: 1 if marked out of command (AL-4.11). */
  outOfCommand: number[];
  /** By company: `FIRING`, `MOVING`, or `NONE` where the owner is still to choose; `FIRING` for all but guns. */
  gunSide: number[];
  /** By company: its actions in this phase, as bits. */
  done: number[];
  /** By company: the hex in which this phase's rout moves found it, or `NONE` (AL-4.15g). */
  routFrom: Hex[];

  /** By regiment: number of its order in `ORDERS`. */
  order: number[];
  /** By regiment: `OK`, `ROUTED` or `GONE`. */
  regimentState: number[];
  /** By regiment: its actions in this phase, as bits. */
  regimentDone: number[];

  /** By leader: hex, or `NONE` off the map. */
  leaderAt: Hex[];
  /** By leader: `START_STEP` to `LAST_STEP`, or `RELIEVED`. */
  leaderStep: (LeaderStep | typeof RELIEVED)[];
  /** By leader: points spent in this Movement Phase. */
  leaderSpent: number[];

  /** By side: hex of the army commander, or `NONE`. */
  commanderAt: BySide<Hex>;
  /** By side: `ON_MAP`, `ACTING`, `LOST` or `REMOVED`. */
  commanderState: BySide;
  /** By side: the leader in whose place he acts, or `NONE`. */
  commanderFor: BySide<OfficerId>;
  /** By side: the step of the leader he relieved (AL-4.41c). */
  relievedStep: BySide;
  /** By side: points spent in this Movement Phase. */
  commanderSpent: BySide;

  /** By side: Command Phases begun (AL-4.61a). */
  commandPhases: BySide;
  /** By side: 1 if the leader roll against it has been made in this Mutual Fire Phase (AL-4.4c). */
  leaderRolled: BySide;
  /** Regiment whose fire is open, or `NONE` (AL-7.31f). */
  firing: RegimentId;
  /** Hexes that have made their attack in this Shock Phase (AL-7.4b). */
  struck: Hex[];
  /** The rout move under way, or null. */
  rout: Rout | null;
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    active: s.active,
    step: s.step,
    stage: s.stage,
    at: s.at.slice(),
    facing: s.facing.slice(),
    status: s.status.slice(),
    outOfCommand: s.outOfCommand.slice(),
    gunSide: s.gunSide.slice(),
    done: s.done.slice(),
    routFrom: s.routFrom.slice(),
    order: s.order.slice(),
    regimentState: s.regimentState.slice(),
    regimentDone: s.regimentDone.slice(),
    leaderAt: s.leaderAt.slice(),
    leaderStep: s.leaderStep.slice(),
    leaderSpent: s.leaderSpent.slice(),
    commanderAt: [...s.commanderAt],
    commanderState: [...s.commanderState],
    commanderFor: [...s.commanderFor],
    relievedStep: [...s.relievedStep],
    commanderSpent: [...s.commanderSpent],
    commandPhases: [...s.commandPhases],
    leaderRolled: [...s.leaderRolled],
    firing: s.firing,
    struck: s.struck.slice(),
    rout: s.rout,
  };
}

/** The state in which an army commander begins; null if the side has none. */
function commanderState(commander: Field['commanders'][Side]): number {
  if (commander === null) return REMOVED;
  return commander.actingFor === null ? ON_MAP : ACTING;
}

/** The battle before set-up: nothing on the map, everything in good order, no orders, guns to fire (AL-2.4d). */
export function deployState(field: Field): State {
  const companies = field.companies.length;
  const regiments = field.regiments.length;
  const leaders = field.leaders.length;
  const each = (n: number, value: number) => new Array<number>(n).fill(value);
  const [first, second] = field.commanders;
  const acting: BySide<OfficerId> = [first?.actingFor ?? NONE, second?.actingFor ?? NONE];
  return {
    turn: 1,
    active: field.start.active,
    step: SET_UP,
    stage: 0,
    at: each(companies, NONE),
    facing: each(companies, NONE),
    status: each(companies, BATTLEWORTHY),
    outOfCommand: each(companies, 0),
    gunSide: each(companies, FIRING),
    done: each(companies, 0),
    routFrom: each(companies, NONE),
    order: each(regiments, NO_ORDER),
    regimentState: each(regiments, OK),
    regimentDone: each(regiments, 0),
    leaderAt: each(leaders, NONE),
    leaderStep: field.leaders.map((leader) => (acting.includes(leader.id) ? RELIEVED : START_STEP)),
    leaderSpent: each(leaders, 0),
    commanderAt: [NONE, NONE],
    commanderState: [commanderState(first), commanderState(second)],
    commanderFor: acting,
    relievedStep: [START_STEP, START_STEP],
    commanderSpent: [0, 0],
    commandPhases: [0, 0],
    leaderRolled: [0, 0],
    firing: NONE,
    struck: [],
    rout: null,
  };
}
