import type { Arc } from '@linstock/ground';
import {
  ONE_DIE,
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  type ReckoningTable,
  type Refusal,
  refusal,
} from '@linstock/kernel';
import {
  type Arm,
  type Cell,
  FIRE_COLUMNS,
  FIRE_SHIFTS,
  fireCell,
  type GunClass,
  isGun,
  isInfantry,
  ORDER_RULES,
  type Order,
  PRINTED_FIRE,
  rangeEffect,
  STRENGTH,
  UNITS,
} from '../tables/index.ts';
import { cellInWords } from './allot.ts';
import type { SightReason } from './sight.ts';

/** P-FIRE: one attack by fire, from its strength to its column and the outcome of the die (AL-7.33). */

/** A company that fires. */
export interface Firer {
  /** Piece id such as `company:12`. */
  readonly id: string;
  readonly name?: string;
  readonly arm: Arm;
  /** Any name of its regiment; null for regular guns. */
  readonly regiment: string | number | null;
  readonly gun: GunClass | null;
  readonly order: Order | null;
  readonly disordered: boolean;
  /** Hexes to the target. */
  readonly range: number;
  /** The side of the target hex its line enters by. */
  readonly entry: Arc;
  readonly routed?: boolean;
  readonly outOfCommand?: boolean;
  /** A gun that is limbered: its moving side is up. */
  readonly onMovingSide?: boolean;
  readonly alreadyFired?: boolean;
  /** Why it has no clear line of sight; null if it has. */
  readonly sight?: SightReason | null;
}

/** An attack by fire; the optional facts are those that only a game knows. */
export interface FireAttack {
  readonly firers: readonly Firer[];
  /** The target hex holds routed companies only, so that it has no flank (AL-7.33n). */
  readonly targetRouted?: boolean;
  readonly targetName?: string;
  readonly targetEmpty?: boolean;
  /** Another regiment has fired since the firing one did (AL-7.31f). */
  readonly regimentClosed?: boolean;
  readonly otherSidesHalf?: boolean;
}

/** The result of a fire attack's die roll. */
export interface FireOutcome extends Outcome {
  readonly cell: Cell;
  /** The face of the die. A 6 may also hit a leader (AL-4.4a). */
  readonly die: number;
}

/**
 * Strength of one company firing (AL-7.33a): range effect, halved if disordered and if under Move and Fire, never
 * below one half.
 * @param range hexes from firer to target
 * @returns companies' worth of fire, in halves; 0 when the weapon does not reach
 */
export function companyFire(arm: Arm, range: number, disordered: boolean, order: Order | null): number {
  let strength = STRENGTH.basic * rangeEffect(arm, range);
  if (strength === 0) return 0;
  if (disordered) strength *= STRENGTH.disordered; // AL-4.12c
  if (order !== null && isInfantry(arm)) strength *= ORDER_RULES[order].fireFactor; // AL-4.62f
  return Math.max(strength, STRENGTH.least);
}

/** Strength of one firer; see companyFire. */
function fireStrength(firer: Pick<Firer, 'arm' | 'range' | 'disordered' | 'order'>): number {
  return companyFire(firer.arm, firer.range, firer.disordered, firer.order);
}

/** The strength with fractions dropped, at most the last column (AL-7.33e); 0 is no attack (AL-7.33d). */
function fireBaseColumn(strength: number): number {
  return Math.min(Math.floor(strength), FIRE_COLUMNS);
}

/** The column after shifts, never past the last (AL-7.33f-h). */
export function fireColumn(strength: number, allRifles: boolean, throughFlank: boolean): number {
  const shift = (allRifles ? FIRE_SHIFTS.allRifles : 0) + (throughFlank ? FIRE_SHIFTS.throughFlank : 0);
  return Math.min(fireBaseColumn(strength) + shift, FIRE_COLUMNS);
}

/** True if every firing company is rifle-armed; guns and skirmishers are not (AL-7.33f, o, AL-8.2e). */
export function allRifles(firers: readonly Pick<Firer, 'arm'>[]): boolean {
  return firers.length > 0 && firers.every((firer) => firer.arm === 'rifle');
}

/** True if every line enters by flank or rear; routed companies alone have no flank (AL-7.33g, n). */
export function throughFlank(attack: FireAttack): boolean {
  if (attack.targetRouted || attack.firers.length === 0) return false;
  return attack.firers.every((firer) => firer.entry !== 'front');
}

/** The figures of a fire attack. */
export interface FireColumns {
  readonly strength: number;
  readonly base: number;
  readonly shift: number;
  readonly column: number;
}

/** Strength, base column, shift and final column of an attack (AL-7.33a-h). */
export function fireColumns(attack: FireAttack): FireColumns {
  let strength = 0;
  for (const firer of attack.firers) strength += fireStrength(firer);
  const rifles = allRifles(attack.firers);
  const flank = throughFlank(attack);
  return {
    strength,
    base: fireBaseColumn(strength),
    shift: (rifles ? FIRE_SHIFTS.allRifles : 0) + (flank ? FIRE_SHIFTS.throughFlank : 0),
    column: fireColumn(strength, rifles, flank),
  };
}

/** The roll of a fire attack (AL-7.33). The attack must be one that `refuseFire` does not refuse. */
export function fireReckoning(attack: FireAttack): Reckoning<FireOutcome> {
  const figures = fireColumns(attack);
  return {
    name: 'fire',
    title: attack.targetName ? `Fire on ${attack.targetName}` : 'Fire',
    clause: 'AL-7.33i',
    lines: fireLines(attack, figures),
    dice: ONE_DIE,
    outcomes: OUTCOMES[figures.column - 1] ?? [],
    table: TABLES[figures.column - 1],
  };
}

/** The table with each of its columns ringed. */
const TABLES: readonly ReckoningTable[] = PRINTED_FIRE.columns.map((_, column) => ({
  title: 'Fire: D disorders a company, K destroys one',
  clause: 'AL-7.33i',
  across: 'Column',
  ...PRINTED_FIRE,
  ring: { column, rows: PRINTED_FIRE.rows.map((_row, die) => die) },
}));

/** The outcome of each die, by column from 1. */
const OUTCOMES = Array.from({ length: FIRE_COLUMNS }, (_, column) =>
  Array.from({ length: ONE_DIE.sides }, (_, die) => fireOutcome(die + 1, fireCell(die + 1, column + 1))),
);

function fireOutcome(die: number, cell: Cell): FireOutcome {
  const rank = 2 * cell.kills + cell.disorders;
  return { key: cell.text ?? 'none', label: cellInWords(cell), rank, cell, die };
}

function fireLines(attack: FireAttack, figures: FireColumns): ReckoningLine[] {
  const lines: ReckoningLine[] = attack.firers.map((firer) => ({
    label: describe(firer),
    value: fireStrength(firer),
    clause: 'AL-7.33a',
    at: [firer.id],
  }));
  lines.push({ label: 'Strength', value: figures.strength, clause: 'AL-7.33a' });
  lines.push({ label: 'Base column', value: `column ${figures.base}`, clause: 'AL-7.33e' });
  if (allRifles(attack.firers))
    lines.push({ label: 'All rifles', value: FIRE_SHIFTS.allRifles, clause: 'AL-7.33f' });
  if (throughFlank(attack))
    lines.push({ label: 'Through the flank', value: FIRE_SHIFTS.throughFlank, clause: 'AL-7.33g' });
  if (figures.shift !== 0)
    lines.push({ label: 'After shifts', value: `column ${figures.column}`, clause: 'AL-7.33h' });
  return lines;
}

function describe(firer: Firer): string {
  const how = [`${firer.arm.replace('_', '-')} at ${firer.range} ${firer.range === 1 ? 'hex' : 'hexes'}`];
  if (firer.disordered) how.push('disordered');
  if (firer.order === 'MOVE_AND_FIRE' && isInfantry(firer.arm)) how.push('Move and Fire');
  return `${firer.name ?? firer.id}: ${how.join(', ')}`;
}

/** A reason against fire: its code, its clause, what to tell the player, and when it holds. */
type Bar = readonly [code: string, clause: string, sentence: string, holds: (attack: FireAttack) => boolean];

const any = (test: (firer: Firer) => boolean) => (attack: FireAttack) => attack.firers.some(test);
const unseen = (reason: SightReason) => any((firer) => firer.sight === reason);

/** The reasons against fire in the order in which they are reported (Decisions). */
const BARS: readonly Bar[] = [
  ['cavalry_cannot_fire', 'AL-7.33l', 'Cavalry cannot fire.', any((firer) => firer.arm === 'cavalry')],
  ['routed', 'AL-4.14d', 'A routed company cannot fire.', any((firer) => firer.routed === true)],
  [
    'out_of_command',
    'AL-4.11d',
    'A company that is out of command cannot fire.',
    any((firer) => firer.outOfCommand === true),
  ],
  [
    'skirmisher_alone',
    'AL-7.33j',
    'Each skirmisher company fires alone.',
    (attack) => attack.firers.length > 1 && attack.firers.some((firer) => firer.arm === 'skirmisher'),
  ],
  [
    'two_regiments',
    'AL-7.31b',
    'One attack may use the companies of one regiment only, and guns.',
    (attack) => new Set(attack.firers.filter((f) => !isGun(f.arm)).map((f) => f.regiment)).size > 1,
  ],
  [
    'gun_on_moving_side',
    'AL-8.1d',
    'A limbered gun cannot fire; turn it to its firing side in the Command Phase.',
    any((firer) => isGun(firer.arm) && firer.onMovingSide === true),
  ],
  [
    'no_fire_order',
    'AL-7.33m',
    'Infantry fires only under the order Fire or Move and Fire.',
    any((firer) => isInfantry(firer.arm) && !ORDER_RULES[firer.order ?? 'none'].mayFire),
  ],
  [
    'out_of_range',
    'AL-7.33b',
    'The target is beyond the range of a firing company.',
    any((firer) => firer.range < 1 || firer.range > UNITS[firer.arm].maxRange),
  ],
  [
    'strength_below_one',
    'AL-7.33d',
    'An attack needs a strength of at least 1; let more companies join it.',
    (attack) => fireColumns(attack).base < 1,
  ],
  [
    'already_fired',
    'AL-7.31c',
    'A company fires only once in a player turn.',
    any((firer) => firer.alreadyFired === true),
  ],
  [
    'regiment_closed',
    'AL-7.31f',
    'This regiment may not fire again: another regiment has fired since.',
    (attack) => attack.regimentClosed === true && attack.firers.some((firer) => !isGun(firer.arm)),
  ],
  [
    'no_enemy_company',
    'AL-7.31h',
    'There is no enemy company in the target hex.',
    (attack) => attack.targetEmpty === true,
  ],
  [
    'outside_front_arc',
    'AL-7.32b',
    'A company fires only through its two front hexsides.',
    unseen('outside_front_arc'),
  ],
  ['company_in_line', 'AL-7.32c', 'A company stands in the line of sight.', unseen('company_in_line')],
  [
    'company_beside_line',
    'AL-7.32d',
    'The line of sight runs along a hexside of a hex that holds a company.',
    unseen('company_beside_line'),
  ],
  [
    'contours_opposed',
    'AL-7.32e',
    'The ground both rises and falls along the line of sight.',
    unseen('contours_opposed'),
  ],
  [
    'not_your_fire_half',
    'AL-7.31a',
    'The other side fires in this half of the phase.',
    (attack) => attack.otherSidesHalf === true,
  ],
];

/** Why an attack by fire is not allowed, the first reason in the order of the Decisions table; null if it is. */
export function refuseFire(attack: FireAttack): Refusal | null {
  for (const [code, clause, sentence, holds] of BARS)
    if (holds(attack)) return refusal(code, clause, sentence);
  return null;
}

/**
 * The regiment that may not fire again in this half once `next` has fired (AL-7.31f); null for none.
 * @param firing the regiment that fired last
 * @param next the regiment that fires; null for guns alone, which close nothing
 */
export function closedBy<R>(firing: R | null, next: R | null): R | null {
  return next === null || next === firing ? null : firing;
}
