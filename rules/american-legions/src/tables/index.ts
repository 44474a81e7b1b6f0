import { cellsOf, nth, recordOf, wordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };

/** The system tables (AL-T-*), each once; their numbers stand nowhere else. */

/** The arms of a company (AL Vocabulary). */
export type Arm = 'musket' | 'rifle' | 'cavalry' | 'skirmisher' | 'six_pounder' | 'howitzer';

/** An order of a regiment (AL-T-ORDERS); null if it has none. */
export type Order = 'MOVE' | 'FIRE' | 'MOVE_AND_FIRE' | 'CHARGE';
/** Regular guns stand alone, attached ones belong to a regiment (AL-8.0a). */
export type GunClass = 'regular' | 'attached';
/** The line of AL-T-LEADERS a leader is read in (AL-4.2g). */
export type LeaderKind =
  | 'infantry_regiment'
  | 'cavalry_regiment'
  | 'skirmisher_regiment'
  | 'brigade'
  | 'army_commander_acting_as_leader';
/** The steps of a leader: 0 start, 1 adjutant, 2 captain or coronet. */
export type LeaderStep = 0 | 1 | 2;
/** The cause of a morale check (AL-4.5a). */
export type MoraleCause = 'combat' | 'change_orders' | 'rally_regiment' | 'rally_company' | 'reorder_company';
/** The result of a morale check (AL-T-MORALE-RESULTS). */
export type MoraleResult =
  | 'no_effect'
  | 'order_changed'
  | 'rallied_companies_stay_disordered'
  | 'returned_battleworthy_at_leader'
  | 'battleworthy'
  | 'extra_D'
  | 'order_unchanged_and_D'
  | 'remains_routed'
  | 'remains_routed_and_D'
  | 'stays_on_track'
  | 'stays_disordered'
  | 'rout';
/** A modifier of AL-T-MORALE-MODS. */
export type MoraleModifier = (typeof MORALE_MODIFIERS)[number];
const MORALE_MODIFIERS = [
  'disordered_company',
  'other_regiments',
  'enemy_infantry',
  'enemy_cavalry',
  'track',
  'army_commander',
] as const;

/** A table as printed: its headings and its cells row by row. */
export interface Printed {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly (readonly string[])[];
}

/** A result cell: how many companies it kills and how many it disorders (AL-7.2f). */
export interface Cell {
  /** As printed, such as `K3D`; null for an empty cell. */
  readonly text: string | null;
  readonly kills: number;
  readonly disorders: number;
}

/** The arms, in the order of AL-T-UNITS. */
export const ARMS: readonly Arm[] = ['musket', 'rifle', 'cavalry', 'skirmisher', 'six_pounder', 'howitzer'];
/** The orders, in the order of AL-T-ORDERS. */
export const ORDERS: readonly Order[] = ['MOVE', 'FIRE', 'MOVE_AND_FIRE', 'CHARGE'];
/** The causes of a morale check, in the order of AL-T-MORALE-RESULTS. */
export const MORALE_CAUSES = cellsOf<readonly MoraleCause[]>(data['AL-T-MORALE-RESULTS'].columns);
/** The kinds of leader, in the order of AL-T-LEADERS. */
export const LEADER_KINDS = cellsOf<readonly LeaderKind[]>(
  data['AL-T-LEADERS'].rows.map((row) => row.leader_kind),
);

/** Infantry is musket or rifle (Vocabulary). */
export function isInfantry(arm: Arm): boolean {
  return arm === 'musket' || arm === 'rifle';
}

/** A gun is a six-pounder or a howitzer (AL-8.0a). */
export function isGun(arm: Arm): boolean {
  return arm === 'six_pounder' || arm === 'howitzer';
}

// Units and orders

/** One line of AL-T-UNITS. */
export interface Unit {
  readonly allowance: number;
  /** Hexes; 0 for an arm that does not fire. */
  readonly maxRange: number;
  readonly mayTurnAbout: boolean;
  readonly mayShock: boolean;
  /** Orders that may be given to it; none if it needs none. */
  readonly orders: readonly Order[];
}

/** The kinds of unit with a row in AL-T-UNITS: the arms and both kinds of leader. */
export type Mover = Arm | 'leader' | 'army_commander';
const MOVERS: readonly Mover[] = [...ARMS, 'leader', 'army_commander'];

/** AL-T-UNITS by arm. */
export const UNITS = recordOf(
  data['AL-T-UNITS'].rows.map((row): readonly [Mover, Unit] => [
    wordOf(MOVERS, row.arm),
    {
      allowance: row.movement_allowance,
      maxRange: row.max_range ?? 0,
      mayTurnAbout: row.may_turn_180_for_1 === true,
      mayShock: row.shock_attack,
      orders: row.orders.map((order) => wordOf(ORDERS, order)),
    },
  ]),
);

/** One line of AL-T-ORDERS. */
export interface OrderRule {
  readonly mayMove: boolean;
  readonly mayFire: boolean;
  readonly mustShock: boolean;
  readonly allowance: 'none' | 'normal' | 'half' | 'plus_one';
  /** Factor of fire strength; 0 if it forbids fire. */
  readonly fireFactor: number;
  /** True if it ends with the player turn (AL-3.0h). */
  readonly expires: boolean;
}

const ALLOWANCES: Readonly<Record<string, OrderRule['allowance']>> = {
  '0': 'none',
  normal: 'normal',
  half_rounded_up: 'half',
  normal_plus_1: 'plus_one',
};

/** AL-T-ORDERS by order; `none` is the line of a regiment without one. */
export const ORDER_RULES = recordOf(
  data['AL-T-ORDERS'].rows.map((row) => [
    wordOf([...ORDERS, 'none'], row.order),
    {
      mayMove: row.move,
      mayFire: row.fire,
      mustShock: row.shock,
      allowance: ALLOWANCES[row.allowance] ?? 'none',
      fireFactor: row.fire_factor ?? 0,
      expires: row.expires !== null,
    },
  ]),
);

// Strength

const strength = Object.fromEntries(data['AL-T-STRENGTH'].rows.map((row) => [row.id, row]));

/** Factors of one company's strength (AL-T-STRENGTH), and its minimum (AL-7.1b). */
export const STRENGTH = {
  basic: strength['basic']?.fire ?? 0,
  disordered: strength['disordered']?.fire ?? 0,
  rifleShock: strength['rifle']?.shock_attack ?? 0,
  gunShock: strength['gun']?.shock_defence ?? 0,
  least: data['AL-T-STRENGTH'].minimum_per_company,
} as const;

// Fire

/** Range effect by hexes, index 0 unused; beyond the end the arm does not reach (AL-T-RANGE, AL-7.33b, c). */
const rangeEffects = new Map<Arm, readonly number[]>(
  ARMS.map((arm) => {
    const { columns, rows, cells } = data['AL-T-RANGE'];
    const row = cells[rows.indexOf(arm)] ?? [];
    const effects = [0];
    for (let range = 1; range <= UNITS[arm].maxRange; range++)
      effects.push(row[columns.findIndex((column) => spans(column, range))] ?? 0);
    return [arm, effects];
  }),
);

/** Strength of one company of this arm at this range in hexes before halving; 0 if it does not reach. */
export function rangeEffect(arm: Arm, range: number): number {
  return rangeEffects.get(arm)?.[range] ?? 0;
}

/** Columns of AL-T-FIRE: the greatest strength that has one (AL-7.33e). */
export const FIRE_COLUMNS = data['AL-T-FIRE'].columns.length;
const fireCells = data['AL-T-FIRE'].cells.map((row) => row.map(cellOf));

/** The cell of AL-T-FIRE for a die 1-6 and a column 1-6. */
export function fireCell(die: number, column: number): Cell {
  return cellAt(fireCells[die - 1]?.[column - 1], 'fire', die, column);
}

const fireShifts = Object.fromEntries(data['AL-T-FIRE-SHIFTS'].rows.map((row) => [row.id, row.shift]));
/** Columns to the right (AL-T-FIRE-SHIFTS). */
export const FIRE_SHIFTS = {
  allRifles: fireShifts['all_rifles'] ?? 0,
  throughFlank: fireShifts['through_flank'] ?? 0,
} as const;

/** AL-T-FIRE as printed; an empty text if there is no effect. */
export const PRINTED_FIRE: Printed = {
  columns: data['AL-T-FIRE'].columns,
  rows: data['AL-T-FIRE'].rows,
  cells: data['AL-T-FIRE'].cells.map((row) => row.map((cell) => cell ?? '')),
};

// Shock

/** A cell of AL-T-SHOCK: a part for each side, from one roll (AL-7.41l). */
export interface ShockCell {
  readonly attacker: Cell;
  readonly defender: Cell;
}

/** The columns of AL-T-SHOCK as odds, `1-3` to `5-1`. */
export const SHOCK_COLUMNS: readonly string[] = data['AL-T-SHOCK'].columns;
const shockCells: readonly (readonly ShockCell[])[] = data['AL-T-SHOCK'].cells.map((row) =>
  row.map(([attacker, defender]) => ({
    attacker: cellOf(attacker ?? null),
    defender: cellOf(defender ?? null),
  })),
);

/** The cell of AL-T-SHOCK for a die 1-6 and an index into SHOCK_COLUMNS. */
export function shockCell(die: number, column: number): ShockCell {
  return cellAt(shockCells[die - 1]?.[column], 'shock', die, column);
}

const shockShifts = Object.fromEntries(data['AL-T-SHOCK-SHIFTS'].rows.map((row) => [row.id, row.shift]));
/** Columns to the right, negative to the left (AL-T-SHOCK-SHIFTS). */
export const SHOCK_SHIFTS = {
  cavalryOnFoot: shockShifts['cavalry_on_foot'] ?? 0,
  throughFlank: shockShifts['through_flank'] ?? 0,
  footOnStructure: shockShifts['foot_on_structure'] ?? 0,
  footOnCavalry: shockShifts['foot_on_cavalry'] ?? 0,
} as const;

/** AL-T-SHOCK as printed, the attacker's part before the stroke. */
export const PRINTED_SHOCK: Printed = {
  columns: SHOCK_COLUMNS,
  rows: data['AL-T-SHOCK'].rows,
  cells: data['AL-T-SHOCK'].cells.map((row) =>
    row.map(([attacker, defender]) => `${attacker ?? '–'} / ${defender ?? '–'}`),
  ),
};

// Morale

/** The value of each modifier of AL-T-MORALE-MODS, once or for each. */
export const MORALE_MODS = recordOf(
  data['AL-T-MORALE-MODS'].rows.map((row) => [
    wordOf(MORALE_MODIFIERS, row.id),
    { modifier: row.modifier, condition: row.condition },
  ]),
);

const moraleRows = data['AL-T-MORALE-RESULTS'];
const MORALE_CELLS = cellsOf<readonly (readonly MoraleResult[])[]>(moraleRows.cells);
/** The least margin of the last row of AL-T-MORALE-RESULTS. */
const BAD_FAILURE = Number(/\d+/.exec(moraleRows.rows.at(-1) ?? '')?.[0]);

/** The row of AL-T-MORALE-RESULTS for a check that failed by `failedBy` (0 for one that passed). */
export function moraleRow(failedBy: number): number {
  return failedBy <= 0 ? 0 : failedBy < BAD_FAILURE ? 1 : 2;
}

/** The result of a check that failed by `failedBy` (0 for one that passed). */
export function moraleResult(cause: MoraleCause, failedBy: number): MoraleResult {
  return nth(nth(MORALE_CELLS, moraleRow(failedBy)), MORALE_CAUSES.indexOf(cause));
}

/** The rows of AL-T-MORALE-RESULTS in words. */
export const MORALE_ROWS: readonly string[] = moraleRows.rows.map((row) => row.replaceAll('_', ' '));

// Leaders

/** Command radius and, after the start step, effectiveness of a leader (AL-T-LEADERS). */
export interface LeaderRating {
  /** Hexes. */
  readonly radius: number;
  /** Null on the start step, whose effectiveness the battle defines. */
  readonly effectiveness: number | null;
}

/** The rating of a kind of leader on a step; an acting army commander has the start step only (AL-4.41d). */
export function leaderRating(kind: LeaderKind, step: LeaderStep): LeaderRating {
  const read = (RATINGS[kind] ??= []);
  return (read[step] ??= readRating(kind, step));
}

/** Ratings by kind and step, computed when first needed. */
const RATINGS: Partial<Record<LeaderKind, LeaderRating[]>> = {};

function readRating(kind: LeaderKind, step: LeaderStep): LeaderRating {
  const row = data['AL-T-LEADERS'].rows.find((each) => each.leader_kind === kind);
  const radius = [row?.start_radius, row?.adjutant_radius, row?.last_step_radius][step];
  if (row == null || radius == null) throw new RangeError(`${kind} has no step ${step}; see AL-T-LEADERS.`);
  const effectiveness = [null, row.adjutant_effectiveness, row.last_step_effectiveness][step] ?? null;
  return { radius, effectiveness };
}

/** True if a leader is a casualty on this die (AL-T-LEADER-CASUALTY). */
export function isCasualty(die: number): boolean {
  return data['AL-T-LEADER-CASUALTY'].rows.some((row) => row.result === 'casualty' && spans(row.die, die));
}

// Phases

/** One line of AL-T-PHASES: a step of every player turn. */
export interface PhaseRule {
  readonly phase: 'command' | 'movement' | 'mutual_fire' | 'shock' | 'remove_charge_orders';
  readonly performedBy: 'active' | 'non_active' | 'active_then_non_active' | 'both';
  readonly movement: 'full' | 'half_rounded_up' | null;
}

/** The phases of a player turn, in order (AL-T-PHASES). */
export const PHASES = cellsOf<readonly PhaseRule[]>(
  data['AL-T-PHASES'].rows.map((row) => ({
    phase: row.phase,
    performedBy: row.performed_by,
    movement: row.movement,
  })),
);

/** The order of the player turns in a game turn (AL-3.0a). */
export const PLAYER_TURN_ORDER = cellsOf<readonly SideName[]>(data['AL-T-PHASES'].player_turn_order);

/** Companies of one side a hex may hold when a Movement Phase ends (AL-6.2a). */
export const STACKING_LIMIT = 4;

/** Reads a result cell: each letter a company, a digit repeats the letter after it (AL-7.2f). */
export function cellOf(text: string | null): Cell {
  const letters = (text ?? '').replace(/(\d)([KD])/g, (_, n: string, letter: string) =>
    letter.repeat(Number(n)),
  );
  if (!/^[KD]*$/.test(letters))
    throw new RangeError(`A result cell holds K, D and digits before them, such as K3D, not "${text}".`);
  const kills = letters.split('K').length - 1;
  return { text: text || null, kills, disorders: letters.length - kills };
}

function cellAt<T>(cell: T | undefined, table: string, die: number, column: number): T {
  if (cell === undefined) throw new RangeError(`The ${table} table has no die ${die} in column ${column}.`);
  return cell;
}

/** True if a heading such as `3`, `2-5` or `6+` takes in a number. */
function spans(heading: string, n: number): boolean {
  const [from = 0, to] = heading
    .split(/[-+]/)
    .map((part) => (part === '' ? Number.POSITIVE_INFINITY : Number(part)));
  return n >= from && n <= (to ?? from);
}

/** British or American: index nothing by it but records with these two keys. */
export type SideName = 'british' | 'american';
