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
  isGun,
  isInfantry,
  ORDER_RULES,
  type Order,
  PRINTED_SHOCK,
  SHOCK_COLUMNS,
  SHOCK_SHIFTS,
  type ShockCell,
  STRENGTH,
  shockCell,
  UNITS,
} from '../tables/index.ts';
import { cellInWords } from './allot.ts';

/** P-SHOCK: one attack with bayonet or sabre, from the odds to the outcome of the die (AL-7.41). */

/** A company that attacks. */
export interface Charger {
  /** Piece id such as `company:12`. */
  readonly id: string;
  readonly name?: string;
  readonly arm: Arm;
  readonly disordered: boolean;
  /** The side of the defending hex it attacks by. */
  readonly entry: Arc;
  /** Left out, it is under CHARGE. */
  readonly order?: Order | null;
  readonly routed?: boolean;
  readonly outOfCommand?: boolean;
  /** The target is in none of its front hexes. */
  readonly notInFront?: boolean;
  /** Its hex has made its attack of this phase. */
  readonly alreadyAttacked?: boolean;
}

/** A company that defends. */
export interface Defender {
  readonly id: string;
  readonly name?: string;
  readonly arm: Arm;
  readonly disordered: boolean;
  readonly routed?: boolean;
}

/** A shock attack on one hex. */
export interface ShockAttack {
  readonly attackers: readonly Charger[];
  readonly defenders: readonly Defender[];
  /** The defending hex is a structure hex. */
  readonly structure: boolean;
  readonly targetName?: string;
  /** The regiments of both sides, in a sentence: for what befalls them. */
  readonly attackerBodies?: string | undefined;
  readonly targetBodies?: string | undefined;
}

/** The result of a shock attack's die roll for both sides. */
export interface ShockOutcome extends Outcome {
  readonly cell: ShockCell;
}

/** Shock strength of one company, attacking or defending, in companies (AL-7.41d). */
export function companyShock(arm: Arm, disordered: boolean): number {
  let strength: number = STRENGTH.basic;
  if (arm === 'rifle') strength *= STRENGTH.rifleShock;
  if (isGun(arm)) strength *= STRENGTH.gunShock;
  if (disordered) strength *= STRENGTH.disordered;
  return Math.max(strength, STRENGTH.least);
}

const EVEN = SHOCK_COLUMNS.indexOf('1-1');

/** Index into SHOCK_COLUMNS of the raw odds, fractions dropped in the defender's favour (AL-7.41e, f). */
export function shockRawColumn(attack: number, defence: number): number {
  const raw =
    attack >= defence ? EVEN + Math.floor(attack / defence) - 1 : EVEN + 1 - Math.ceil(defence / attack);
  return clampColumn(raw);
}

/** Index into SHOCK_COLUMNS after the shifts (AL-7.41k). */
export function shockColumn(attack: number, defence: number, shift: number): number {
  return clampColumn(shockRawColumn(attack, defence) + shift);
}

const clampColumn = (column: number): number => Math.max(0, Math.min(column, SHOCK_COLUMNS.length - 1));

/** The facts that shift the column of a shock attack (AL-7.41g-j). */
export interface ShockSituation {
  readonly allCavalry: boolean;
  readonly anyInfantry: boolean;
  readonly cavalryDefends: boolean;
  /** Every attacking hex borders the target at its flank or rear, and the target has one. */
  readonly throughFlank: boolean;
  readonly structure: boolean;
}

/** Columns to the right, negative to the left, before any limit (AL-7.41g-k). */
export function shockShift(situation: ShockSituation): number {
  let shift = 0;
  for (const each of SHIFTS) if (each.holds(situation)) shift += each.shift;
  return shift;
}

const SHIFTS: readonly {
  readonly label: string;
  readonly shift: number;
  readonly clause: string;
  holds(s: ShockSituation): boolean;
}[] = [
  {
    label: 'Cavalry against infantry or artillery',
    shift: SHOCK_SHIFTS.cavalryOnFoot,
    clause: 'AL-7.41g',
    holds: (s) => s.allCavalry && !s.cavalryDefends,
  },
  {
    label: 'Through the flank',
    shift: SHOCK_SHIFTS.throughFlank,
    clause: 'AL-7.41h',
    holds: (s) => s.throughFlank,
  },
  {
    label: 'Infantry against a structure',
    shift: SHOCK_SHIFTS.footOnStructure,
    clause: 'AL-7.41i',
    holds: (s) => s.anyInfantry && s.structure,
  },
  {
    label: 'Infantry against cavalry',
    shift: SHOCK_SHIFTS.footOnCavalry,
    clause: 'AL-7.41j',
    holds: (s) => s.anyInfantry && s.cavalryDefends,
  },
];

/** The facts that shift the column of an attack (AL-7.41g-j). */
function shockSituation(attack: ShockAttack): ShockSituation {
  const { attackers, defenders } = attack;
  const routedOnly = defenders.every((defender) => defender.routed === true); // AL-7.41r
  return {
    allCavalry: attackers.every((attacker) => attacker.arm === 'cavalry'),
    anyInfantry: attackers.some((attacker) => isInfantry(attacker.arm)),
    cavalryDefends: defenders.some((defender) => defender.arm === 'cavalry'),
    throughFlank: !routedOnly && attackers.every((attacker) => attacker.entry !== 'front'),
    structure: attack.structure,
  };
}

/** The figures of a shock attack; `raw` and `column` are odds such as `2-1`. */
export interface ShockOdds {
  readonly attack: number;
  readonly defence: number;
  readonly raw: string;
  readonly shift: number;
  readonly column: string;
}

/** Strengths, raw odds, shift and final column of an attack (AL-7.41d-k). */
export function shockOdds(attack: ShockAttack): ShockOdds {
  let attacking = 0;
  for (const attacker of attack.attackers) attacking += companyShock(attacker.arm, attacker.disordered);
  let defending = 0;
  for (const defender of attack.defenders) defending += companyShock(defender.arm, defender.disordered);
  const shift = shockShift(shockSituation(attack));
  return {
    attack: attacking,
    defence: defending,
    raw: SHOCK_COLUMNS[shockRawColumn(attacking, defending)] ?? '',
    shift,
    column: SHOCK_COLUMNS[shockColumn(attacking, defending, shift)] ?? '',
  };
}

/** The roll of a shock attack (AL-7.41l). The attack must be one that `refuseShock` does not refuse. */
export function shockReckoning(attack: ShockAttack): Reckoning<ShockOutcome> {
  const odds = shockOdds(attack);
  const column = SHOCK_COLUMNS.indexOf(odds.column);
  return {
    name: 'shock',
    title: attack.targetName ? `Shock against ${attack.targetName}` : 'Shock',
    clause: 'AL-7.41l',
    lines: shockLines(attack, odds),
    dice: ONE_DIE,
    outcomes: namedOutcomes(OUTCOMES[column] ?? [], attack),
    table: TABLES[column],
  };
}

/** The table with each of its columns ringed. */
const TABLES: readonly ReckoningTable[] = PRINTED_SHOCK.columns.map((_, column) => ({
  title: 'Shock: attacker / defender; D disorders a company, K destroys one',
  clause: 'AL-7.41l',
  across: 'Odds',
  ...PRINTED_SHOCK,
  ring: { column, rows: PRINTED_SHOCK.rows.map((_row, die) => die) },
}));

/** The outcome of each die, by index into SHOCK_COLUMNS. */
const OUTCOMES = SHOCK_COLUMNS.map((_, column) =>
  Array.from({ length: ONE_DIE.sides }, (_, die) => shockOutcome(shockCell(die + 1, column))),
);

function shockOutcome(cell: ShockCell): ShockOutcome {
  const { attacker, defender } = cell;
  return {
    key: `${attacker.text ?? '-'}.${defender.text ?? '-'}`,
    label: hitsOn({ attacker, defender }, 'the attackers', 'the defenders'),
    rank: 2 * (defender.kills - attacker.kills) + defender.disorders - attacker.disorders,
    cell,
  };
}

/** The outcomes with the names of the units that suffer them, if known. */
function namedOutcomes(
  outcomes: readonly ShockOutcome[],
  { attackerBodies, targetBodies }: ShockAttack,
): readonly ShockOutcome[] {
  if (!attackerBodies || !targetBodies || attackerBodies === targetBodies) return outcomes;
  return outcomes.map((outcome) => ({
    ...outcome,
    label: hitsOn(outcome.cell, attackerBodies, targetBodies),
  }));
}

/** The hits on both sides: `1 disordering hit on the 17th Dragoons; 2 killing hits on the Militia`. */
function hitsOn({ attacker, defender }: ShockCell, attackers: string, defenders: string): string {
  const parts = [
    [attacker, attackers],
    [defender, defenders],
  ] as const;
  const hits = parts.flatMap(([cell, whom]) =>
    cell.kills + cell.disorders > 0 ? [`${cellInWords(cell)} on ${whom}`] : [],
  );
  return hits.length > 0 ? hits.join('; ') : 'no effect';
}

function shockLines(attack: ShockAttack, odds: ShockOdds): ReckoningLine[] {
  const company = (each: Charger | Defender): ReckoningLine => ({
    label: `${each.name ?? each.id}: ${each.arm.replace('_', '-')}${each.disordered ? ', disordered' : ''}`,
    value: companyShock(each.arm, each.disordered),
    clause: 'AL-7.41d',
    at: [each.id],
  });
  const lines = [
    ...attack.attackers.map(company),
    { label: 'Attack', value: odds.attack, clause: 'AL-7.41d' },
    ...attack.defenders.map(company),
    { label: 'Defence', value: odds.defence, clause: 'AL-7.41d' },
    { label: 'Raw odds', value: odds.raw, clause: 'AL-7.41e' },
  ];
  const situation = shockSituation(attack);
  for (const { label, shift, clause, holds } of SHIFTS)
    if (holds(situation)) lines.push({ label, value: shift, clause });
  if (odds.shift !== 0) lines.push({ label: 'After shifts', value: odds.column, clause: 'AL-7.41k' });
  return lines;
}

/** A reason against a shock attack: its code, its clause, what to tell the player, and when it holds. */
type Bar = readonly [code: string, clause: string, sentence: string, holds: (attack: ShockAttack) => boolean];

const any = (test: (charger: Charger) => boolean) => (attack: ShockAttack) => attack.attackers.some(test);

/** The reasons against shock in the order in which they are reported (Decisions). */
const BARS: readonly Bar[] = [
  [
    'arm_cannot_initiate_shock',
    'AL-7.41n',
    'Skirmishers and guns cannot start shock combat.',
    any((charger) => !UNITS[charger.arm].mayShock),
  ],
  [
    'routed',
    'AL-4.14d',
    'A routed company cannot start shock combat.',
    any((charger) => charger.routed === true),
  ],
  [
    'out_of_command',
    'AL-4.11d',
    'A company that is out of command cannot start shock combat.',
    any((charger) => charger.outOfCommand === true),
  ],
  [
    'no_charge_order',
    'AL-7.41c',
    'Only companies under the order Charge attack by shock.',
    any((charger) => charger.order !== undefined && !ORDER_RULES[charger.order ?? 'none'].mustShock),
  ],
  [
    'not_front_hex',
    'AL-5.2b',
    'A company attacks only a hex before its front.',
    any((charger) => charger.notInFront === true),
  ],
  [
    'skirmishers_only_target',
    'AL-7.4c',
    'Only a hex that holds enemies other than skirmishers can be attacked by shock.',
    (attack) => attack.defenders.every((defender) => defender.arm === 'skirmisher'),
  ],
  [
    'cavalry_vs_structure',
    'AL-7.44a',
    'Cavalry cannot attack a structure hex by shock.',
    (attack) => attack.structure && attack.attackers.some((charger) => charger.arm === 'cavalry'),
  ],
  [
    'already_attacked',
    'AL-7.4b',
    'A hex makes only one shock attack in its phase.',
    any((charger) => charger.alreadyAttacked === true),
  ],
];

/** Why a shock attack is not allowed, the first reason in the order of the Decisions table; null if it is. */
export function refuseShock(attack: ShockAttack): Refusal | null {
  for (const [code, clause, sentence, holds] of BARS)
    if (holds(attack)) return refusal(code, clause, sentence);
  return null;
}
