import { cellsOf, rowsBy } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { TableChange } from './combat.ts';

/** The dice of generals and morale (T-COMMAND, T-PERSONALITY, T-MORALE, T-RALLY). */

/** The character of a general (T-PERSONALITY). */
export const PERSONALITIES = ['rash', 'indecisive', 'bold', 'cautious'] as const;
/** See PERSONALITIES. */
export type Personality = (typeof PERSONALITIES)[number];

/** One row of T-PERSONALITY. */
export interface PersonalityRow {
  readonly scores: readonly number[];
  readonly personality: Personality;
  /** The general's possible changes of a command die. */
  readonly changes: readonly number[];
  readonly meleeBonus: number;
}

type PersonalityCells = readonly [readonly number[], Personality, string, number];

const personalityRows: readonly PersonalityRow[] = cellsOf<readonly PersonalityCells[]>(
  data['T-PERSONALITY'].rows,
).map(([scores, personality, words, meleeBonus]) => ({
  scores,
  personality,
  changes: [
    ...(words.startsWith('must') ? [] : [0]),
    ...(words.includes('add') ? [1] : []),
    ...(words.includes('subtract') ? [-1] : []),
  ].sort((a, b) => a - b),
  meleeBonus,
}));

/** T-PERSONALITY by personality. */
export const PERSONALITY_ROWS = rowsBy(personalityRows, ({ personality }) => personality);

/** The personality a die 1-6 gives (MM-E2m). */
export function personalityOn(die: number): Personality {
  return rowOn(personalityRows, die).personality;
}

/** The result of a command die for troops (T-COMMAND). */
export type CommandResult = 'obey' | 'mustCharge' | 'mayNotCharge' | 'noAdvance';
/** The column of T-COMMAND, by the troops. */
export type CommandColumn = 'impetuous' | 'cautious' | 'others';

type CommandCells = readonly [readonly number[], string, string, string, readonly string[]];
const COMMAND_COLUMNS: readonly CommandColumn[] = ['impetuous', 'cautious', 'others'];

const commandRows = cellsOf<readonly CommandCells[]>(data['T-COMMAND'].rows).map(
  ([scores, impetuous, cautious, others, clauses]) => ({
    scores,
    results: [impetuous, cautious, others].map(commandWord),
    clauses,
  }),
);

function commandWord(words: string): CommandResult {
  if (words.startsWith('no advance')) return 'noAdvance';
  if (words.startsWith('must charge')) return 'mustCharge';
  return words.startsWith('may not charge') ? 'mayNotCharge' : 'obey';
}

/** The cell of T-COMMAND for a score 1-6, with its rule. */
export function commandCell(score: number, column: CommandColumn): { result: CommandResult; clause: string } {
  const row = rowOn(commandRows, score);
  const at = COMMAND_COLUMNS.indexOf(column);
  return { result: row.results[at] ?? 'obey', clause: row.clauses[at] ?? row.clauses[0] ?? 'MM-E2b' };
}

/** The result of a brigade morale die (T-MORALE). */
export type MoraleResult = (typeof MORALE_RESULTS)[number];
const MORALE_RESULTS = ['rout', 'obey', 'retreat'] as const;

const moraleRows = cellsOf<readonly (readonly [readonly number[], string, readonly string[]])[]>(
  data['T-MORALE'].rows,
).map(([scores, words, clauses]) => ({
  scores,
  result: MORALE_RESULTS.find((result) => words.startsWith(result)) ?? 'obey',
  clause: clauses[0] ?? 'MM-E3a',
}));

/** The row of T-MORALE for a die 1-6, with its rule. */
export function moraleOn(die: number): { readonly result: MoraleResult; readonly clause: string } {
  return rowOn(moraleRows, die);
}

/** The least score that rallies a unit (MM-E4c). */
export const RALLY_ON = Number(/\d+/.exec(data['T-RALLY'].success)?.[0]);
const rallyRows = cellsOf<readonly (readonly [string, number, string])[]>(data['T-RALLY'].rows);
const rallyRow = (word: string): TableChange => {
  const [label, change, clause] = rallyRows.find(([cause]) => cause.includes(word)) ?? ['', 0, ''];
  return { label, change, clause };
};
/** The modifiers of a rally die (T-RALLY). */
export const RALLY_ROWS = {
  charismatic: rallyRow('charismatic'),
  steady: rallyRow('elite'),
  militia: rallyRow('militia'),
} as const;

function rowOn<R extends { readonly scores: readonly number[] }>(rows: readonly R[], die: number): R {
  const row = rows.find(({ scores }) => scores.includes(die));
  if (!row) throw new RangeError(`A die shows 1 to 6, not ${die}.`);
  return row;
}
