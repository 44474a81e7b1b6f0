import type { Outcome, Reckoning, ReckoningLine } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import {
  MELEE_LIMITS,
  MELEE_ROWS,
  type MeleeCause,
  PERSONALITY_ROWS,
  type Personality,
  TRAIT_ROWS,
} from '../tables/index.ts';
import { A_COMPANY, does } from '../tables/naming.ts';
import type { Switches } from '../tables/switches.ts';
import { HIGHEST_SCORE, type HitsOutcome, hitsOutcomes, TROOP_CLAUSE } from './shooting.ts';
import type { Abilities } from './troops.ts';

/** P-MELEE: one round between two companies, both striking at the same time (B6, E5, E6, E7). */

/** One side of a round. */
export interface Fighter {
  readonly troops: Abilities;
  /** Strength points now: a die each (MM-B6i). */
  readonly strength: number;
  /** The personality of the general attached to it, if any. */
  readonly general?: Personality | null;
  /** The deductions for ground from its value (MM-B6u). */
  readonly causes: readonly MeleeCause[];
  readonly name?: Name;
  readonly at?: readonly string[];
}

/** A round of melee. */
export interface Round {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** True if the attack strikes the flank (MM-B3m, MM-B3n). */
  readonly flankAttack: boolean;
  readonly defenderInSquare: boolean;
  /** The round ends the attacker's own charge (MM-E7j5). */
  readonly charged: boolean;
  /** The attacker storms a high wall with ladders and is not on it yet (MM-C6c). */
  readonly storming?: boolean;
}

/** The side of a round. */
export type RoundSide = 'attacker' | 'defender';

/** Why a melee value is read from the column it is. */
interface Column {
  readonly rear: boolean;
  readonly clause: string;
  readonly label: string;
}

function columnOf(round: Round, side: RoundSide): Column {
  const { troops } = round[side];
  if (side === 'defender') {
    if (round.defenderInSquare) return { rear: false, clause: 'MM-E6b', label: 'front value, in square' };
    if (round.flankAttack) return { rear: true, clause: 'MM-B6j', label: 'rear value, attacked in flank' };
    return { rear: false, clause: TROOP_CLAUSE[troops.type], label: 'front value' };
  }
  if (troops.mounted && round.defenderInSquare)
    return { rear: true, clause: 'MM-E6c', label: 'flank value, cavalry against a square' };
  if (round.storming) return { rear: true, clause: 'MM-C6c', label: 'flank value, storming a wall' };
  return { rear: false, clause: 'MM-B6r', label: 'front value' };
}

/** The lines that make up a melee value, before the limits (MM-B6t). */
function valueLines(round: Round, side: RoundSide): { label: string; value: number; clause: string }[] {
  const { troops, general, causes } = round[side];
  const { rear, clause, label } = columnOf(round, side);
  const own = side === 'attacker' && round.charged && !rear ? troops.meleeFrontWhenCharging : null;
  const lines = [
    own === null
      ? { label, value: rear ? troops.meleeRear : troops.meleeFront, clause }
      : { label: 'front value of its own charge', value: own, clause: 'MM-E7j1' },
  ];
  for (const trait of ['elite', 'militia'] as const)
    if (troops.traits.includes(trait))
      lines.push({
        label: trait === 'elite' ? 'Elite' : 'Militia',
        value: rear ? TRAIT_ROWS[trait].meleeRear : TRAIT_ROWS[trait].meleeFront,
        clause: MELEE_ROWS[trait].clause,
      });
  if (general && PERSONALITY_ROWS[general].meleeBonus > 0)
    lines.push({
      label: MELEE_ROWS.general.label,
      value: PERSONALITY_ROWS[general].meleeBonus,
      clause: MELEE_ROWS.general.clause,
    });
  for (const cause of causes) {
    const row = MELEE_ROWS[cause];
    lines.push({ label: row.label, value: row.change, clause: row.clause });
  }
  return lines;
}

/** The melee value of one side of a round, within its limits (MM-B6t). */
export function meleeValue(round: Round, side: RoundSide): number {
  const sum = valueLines(round, side).reduce((total, { value }) => total + value, 0);
  return Math.min(MELEE_LIMITS[1], Math.max(MELEE_LIMITS[0], sum));
}

/**
 * The dice of one side of a round: each equal to or below its value is a hit on the other (MM-B6k). The attacker's are
 * thrown first, then the defender's (MM-B6s).
 */
export function meleeReckoning(round: Round, side: RoundSide): Reckoning<HitsOutcome> {
  const { strength, name, at } = round[side];
  const value = meleeValue(round, side);
  const parts = valueLines(round, side);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  const lines: ReckoningLine[] = [
    { label: 'Dice, one a strength point', value: strength, clause: 'MM-B6i', ...(at ? { at } : {}) },
    ...parts,
  ];
  if (sum !== value)
    lines.push({
      label: sum > value ? 'Never above' : 'Never below',
      value: `value ${value}`,
      clause: sum > value ? 'MM-E7a2' : 'MM-E7b2',
    });
  lines.push({ label: 'Hits on', value: `${value} or less`, clause: 'MM-B6k' });
  return {
    name: side === 'attacker' ? 'melee' : 'melee-reply',
    title:
      side === 'attacker'
        ? `${does(name ?? A_COMPANY, 'attack')}`
        : `${does(name ?? A_COMPANY, 'fight')} back`,
    clause: side === 'attacker' ? 'MM-B6k' : 'MM-B6l',
    lines,
    dice: { count: strength, sides: HIGHEST_SCORE, read: 'hits', hitUpTo: value },
    outcomes: hitsOutcomes(strength),
  };
}

/** The end of a round. */
export interface RoundEnd {
  readonly attackerStrength: number;
  readonly defenderStrength: number;
  readonly outcome: 'drawn' | 'attackerLoses' | 'defenderLoses';
  /** The side that retreats: the loser, if it is still there (MM-B6q). */
  readonly mustRetreat: RoundSide | 'none';
  readonly removed: readonly RoundSide[];
}

/** The consequences of the hits of a round; hits beyond the strength count for comparing (MM-B6p, MM-B6q, MM-B6v). */
export function roundEnd(
  attackerStrength: number,
  defenderStrength: number,
  hitsOnAttacker: number,
  hitsOnDefender: number,
): RoundEnd {
  const left = {
    attacker: Math.max(0, attackerStrength - hitsOnAttacker),
    defender: Math.max(0, defenderStrength - hitsOnDefender),
  };
  const loser =
    hitsOnAttacker === hitsOnDefender ? null : hitsOnAttacker > hitsOnDefender ? 'attacker' : 'defender';
  return {
    attackerStrength: left.attacker,
    defenderStrength: left.defender,
    outcome: loser === null ? 'drawn' : `${loser}Loses`,
    mustRetreat: loser !== null && left[loser] > 0 ? loser : 'none',
    removed: (['attacker', 'defender'] as const).filter((side) => left[side] === 0),
  };
}

/** The chances of a round before its dice, for odds cards and bots. */
export interface RoundOdds {
  readonly attackerLoses: number;
  readonly drawn: number;
  readonly defenderLoses: number;
  readonly attackerRemoved: number;
  readonly defenderRemoved: number;
  /** Expected strength points lost. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

/** Chances of 0 to n hits with n dice that hit on `value` faces of six. */
export function hitsChances(dice: number, value: number): number[] {
  const p = Math.max(0, Math.min(HIGHEST_SCORE, value)) / HIGHEST_SCORE;
  let row = [1];
  for (let die = 0; die < dice; die++)
    row = [...row, 0].map((chance, hits) => chance * (1 - p) + (row[hits - 1] ?? 0) * p);
  return row;
}

/** The chances of rounds reckoned before: strengths and values are few. */
const ROUND_ODDS = new Map<number, RoundOdds>();

/** The exact chances of a round from strengths (up to 9) and values alone. */
export function roundOdds(
  attackerStrength: number,
  attackerValue: number,
  defenderStrength: number,
  defenderValue: number,
): RoundOdds {
  const key = ((attackerStrength * 10 + attackerValue) * 10 + defenderStrength) * 10 + defenderValue;
  const known = ROUND_ODDS.get(key);
  if (known) return known;
  const odds = reckonRound(attackerStrength, attackerValue, defenderStrength, defenderValue);
  ROUND_ODDS.set(key, odds);
  return odds;
}

function reckonRound(
  attackerStrength: number,
  attackerValue: number,
  defenderStrength: number,
  defenderValue: number,
): RoundOdds {
  const onDefender = hitsChances(attackerStrength, attackerValue);
  const onAttacker = hitsChances(defenderStrength, defenderValue);
  const odds = { attackerLoses: 0, drawn: 0, defenderLoses: 0, attackerRemoved: 0, defenderRemoved: 0 };
  let attackerLosses = 0;
  let defenderLosses = 0;
  onDefender.forEach((p, hitsOnDefender) => {
    onAttacker.forEach((q, hitsOnAttacker) => {
      const chance = p * q;
      const end = roundEnd(attackerStrength, defenderStrength, hitsOnAttacker, hitsOnDefender);
      odds[end.outcome] += chance;
      if (end.attackerStrength === 0) odds.attackerRemoved += chance;
      if (end.defenderStrength === 0) odds.defenderRemoved += chance;
      attackerLosses += chance * (attackerStrength - end.attackerStrength);
      defenderLosses += chance * (defenderStrength - end.defenderStrength);
    });
  });
  return { ...odds, attackerLosses, defenderLosses };
}

/** The result of the risk die for a general in a melee. */
export interface RiskOutcome extends Outcome {
  readonly key: 'falls' | 'unhurt';
}

/**
 * The extra enemy die against a general attached to a company in melee (MM-E5b, MM-E5f).
 * @param enemyValue the melee value the enemy used in this round
 */
export function riskReckoning(
  general: string,
  enemyValue: number,
  switches: Pick<Switches, 'generalMeleeRisk'>,
): Reckoning<RiskOutcome> {
  const falls = switches.generalMeleeRisk === 'ones' ? 1 : enemyValue;
  return {
    name: 'risk',
    title: `Does ${general} fall?`,
    clause: 'MM-E5b',
    lines: [{ label: 'Falls on', value: falls === 1 ? '1' : `${falls} or less`, clause: 'MM-E5f' }],
    dice: { count: 1, sides: HIGHEST_SCORE, read: 'sum' },
    outcomes: Array.from({ length: HIGHEST_SCORE }, (_, i) =>
      i + 1 <= falls
        ? { key: 'falls', label: 'he falls', rank: 1 }
        : { key: 'unhurt', label: 'he is unhurt', rank: 0 },
    ),
  };
}
