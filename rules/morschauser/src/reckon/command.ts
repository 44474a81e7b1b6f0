import { ONE_DIE, type Outcome, type Reckoning, type ReckoningLine, type Refusal } from '@linstock/kernel';
import {
  type CommandColumn,
  type CommandResult,
  commandCell,
  PERSONALITY_ROWS,
  type Personality,
  personalityOn,
  type Trait,
} from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import type { Switches } from '../tables/switches.ts';

/** P-COMMAND: the command die of a group that will move, and its general's change of it (E2). */

/**
 * A general whose character may count for a command die. The brigade's own comes first, then those above him,
 * nearest first (MM-E2u).
 */
export interface Commander {
  readonly personality: Personality;
  /** True if he is within 12 inches of a company of the group that he sees (MM-E2d, MM-E2e). */
  readonly inReach: boolean;
}

/**
 * The general whose character counts for the die: the first in reach, even if he is Indecisive (MM-E2u); null
 * if there is none.
 */
export function actingGeneral<C extends Pick<Commander, 'inReach'>>(chain: readonly C[]): C | null {
  return chain.find(({ inReach }) => inReach) ?? null;
}

/** A score as counted: 0 counts as 1, 7 as 6 (MM-E2t). */
export function readScore(score: number): number {
  return Math.min(6, Math.max(1, score));
}

/** The changes a general may make to a die, least first; 0 alone if there is no general (MM-E2n to MM-E2q). */
export function changesOf(general: Personality | null): readonly number[] {
  return general === null ? [0] : PERSONALITY_ROWS[general].changes;
}

/** The scores a die can be brought to, each once, least first (MM-E2s, MM-E2t). */
export function scoresOpen(die: number, general: Personality | null): number[] {
  return [...new Set(changesOf(general).map((change) => readScore(die + change)))];
}

const CHANGE_CLAUSE = {
  rash: ['MM-E2n', 'A Rash general must add 1.'],
  indecisive: ['MM-E2o', 'An Indecisive general does not change the die.'],
  bold: ['MM-E2p', 'A Bold general adds 1, subtracts 1 or leaves the die.'],
  cautious: ['MM-E2q', 'A Cautious general subtracts 1 or leaves the die.'],
  none: ['MM-E2u', 'No general is near enough to change the die.'],
} as const;

/** Why a general may not make this change of the die (R-MODIFY); null if he may. */
export function refuseChange(general: Personality | null, change: number): Refusal | null {
  if (changesOf(general).includes(change)) return null;
  const [clause, sentence] = CHANGE_CLAUSE[general ?? 'none'];
  return refused('R-MODIFY', clause, sentence);
}

/** The column of T-COMMAND for a company; impetuous troops in a fortification obey like all others (MM-E2f). */
export function commandColumn(traits: readonly Trait[], inFortification = false): CommandColumn {
  if (traits.includes('impetuous') && !inFortification) return 'impetuous';
  return traits.includes('cautious') ? 'cautious' : 'others';
}

/** The effect of a score on a company; impetuous troops that can reach no enemy obey (MM-E2w). */
export function commandResult(score: number, column: CommandColumn, canCharge = true): CommandResult {
  const { result } = commandCell(readScore(score), column);
  return result === 'mustCharge' && !canCharge ? 'obey' : result;
}

/** The result of a command die, with the scores that a general can get by changing it. */
export interface CommandOutcome extends Outcome {
  readonly die: number;
  /** The result of each score that the general can change the die to, lowest score first. */
  readonly open: readonly { readonly score: number; readonly result: CommandResult }[];
}

/** A group under its command die. */
export interface CommandedGroup {
  readonly name?: string;
  readonly general: Personality | null;
  readonly generalName?: string;
  readonly column: CommandColumn;
  /** True if any impetuous company can reach an enemy (MM-E2w). */
  readonly canCharge?: boolean;
}

const RESULT_LABEL: Readonly<Record<CommandResult, string>> = {
  obey: 'as ordered',
  mustCharge: 'must charge',
  mayNotCharge: 'may move but not charge',
  noAdvance: 'no advance',
};

/** Obeying freely is best, standing still worst. */
const RESULT_RANK: Readonly<Record<CommandResult, number>> = {
  obey: 3,
  mayNotCharge: 2,
  mustCharge: 1,
  noAdvance: 0,
};

/** The command die of a group (MM-E2b): its outcomes say the best that each die can be made into by the general who acts. */
export function commandReckoning({
  name,
  general,
  generalName,
  column,
  canCharge,
}: CommandedGroup): Reckoning<CommandOutcome> {
  const lines: ReckoningLine[] = [
    { label: 'Troops', value: COLUMN_WORDS[column], clause: COLUMN_CLAUSE[column] },
  ];
  const [clause, sentence] = CHANGE_CLAUSE[general ?? 'none'];
  lines.push({
    label: generalName ?? 'General',
    value: sentence,
    clause,
  });
  return {
    name: 'command',
    title: `Command of ${name ?? 'the group'}`,
    clause: 'MM-E2b',
    lines,
    dice: ONE_DIE,
    outcomes: commandOutcomes(general, column, canCharge ?? true),
  };
}

/** The outcomes of T-COMMAND as a general can change them, drawn up once for each case. */
const OUTCOMES = new Map<string, readonly CommandOutcome[]>();

function commandOutcomes(
  general: Personality | null,
  column: CommandColumn,
  canCharge: boolean,
): readonly CommandOutcome[] {
  const key = `${general} ${column} ${canCharge}`;
  const known = OUTCOMES.get(key);
  if (known) return known;
  const outcomes = Array.from({ length: ONE_DIE.sides }, (_, i) =>
    commandOutcome(i + 1, general, column, canCharge),
  );
  OUTCOMES.set(key, outcomes);
  return outcomes;
}

const COLUMN_WORDS: Readonly<Record<CommandColumn, string>> = {
  impetuous: 'impetuous',
  cautious: 'cautious',
  others: 'neither impetuous nor cautious',
};

const COLUMN_CLAUSE: Readonly<Record<CommandColumn, string>> = {
  impetuous: 'MM-E7l1',
  cautious: 'MM-E7m1',
  others: 'MM-E2h',
};

function commandOutcome(
  die: number,
  general: Personality | null,
  column: CommandColumn,
  canCharge: boolean,
): CommandOutcome {
  const open = scoresOpen(die, general).map((score) => ({
    score,
    result: commandResult(score, column, canCharge),
  }));
  const best = bestOf(open.map(({ result }) => result));
  const outcome = { key: best, label: RESULT_LABEL[best], rank: RESULT_RANK[best], die, open };
  const needs = changesOf(general).find((by) => commandResult(die + by, column, canCharge) === best) ?? 0;
  const asItLies = changesOf(general).includes(0) && commandResult(die, column, canCharge) === best;
  if (asItLies || changesOf(general).length === 1) return outcome;
  const change = needs > 0 ? `adds ${needs}` : `subtracts ${-needs}`;
  return { ...outcome, fallen: `${outcome.label} if the general ${change}` };
}

/** The result that leaves most freedom. */
export function bestOf(results: readonly CommandResult[]): CommandResult {
  return results.reduce((best, each) => (RESULT_RANK[each] > RESULT_RANK[best] ? each : best));
}

/** The chance of each result before any die is thrown, the worst first: an unknown character is thrown for as well (MM-E2m). */
export function resultChances(
  ordered: CommandedGroup,
  characterKnown: boolean,
): { readonly label: string; readonly chance: number }[] {
  const characters = characterKnown
    ? [ordered.general]
    : Array.from({ length: ONE_DIE.sides }, (_, i) => personalityOn(i + 1));
  const outcomes = characters.flatMap((general) => commandReckoning({ ...ordered, general }).outcomes);
  const each = 1 / outcomes.length;
  const ranked = outcomes.toSorted((one, other) => one.rank - other.rank).map(({ label }) => label);
  return [...new Set(ranked)].map((label) => ({
    label,
    chance: ranked.filter((other) => other === label).length * each,
  }));
}

// Personality

/** The result of a personality die. */
export interface PersonalityOutcome extends Outcome {
  readonly personality: Personality;
}

const PERSONALITY_RANK: Readonly<Record<Personality, number>> = {
  bold: 3,
  rash: 2,
  cautious: 1,
  indecisive: 0,
};

/** The die for the character of a general, the first time it is needed (MM-E2m). */
export function personalityReckoning(name: string): Reckoning<PersonalityOutcome> {
  return {
    name: 'personality',
    title: `Character of ${name}`,
    clause: 'MM-E2m',
    lines: [{ label: name, value: 'unknown', clause: 'MM-E2m' }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => {
      const personality = personalityOn(i + 1);
      return { key: personality, label: personality, rank: PERSONALITY_RANK[personality], personality };
    }),
  };
}

/**
 * The personality of a general if no die decides it. The army commander, who is the player, is Bold, as are
 * all generals under `allBold`. Under `fixed` it is the battle's own. Null if a die is thrown (MM-E2l,
 * MM-E2ac). In the source every general who is a player is Bold. Here one player commands a side, so only its
 * army commander is one.
 */
export function knownPersonality(
  rank: 'army' | 'brigade',
  listed: Personality | null,
  switches: Pick<Switches, 'personality'>,
): Personality | null {
  if (rank === 'army' || switches.personality === 'allBold') return 'bold';
  return switches.personality === 'fixed' ? listed : null;
}
