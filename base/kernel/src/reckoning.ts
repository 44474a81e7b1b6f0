import type { ClauseId } from './clause.ts';
import type { Side } from './side.ts';
import { leastValue, type Throw, ways } from './throw.ts';

/** One line of a reckoning: what counts, how much, and by which rule. */
export interface ReckoningLine {
  readonly label: string;
  /** Signed number or a word such as `column 3`. */
  readonly value: number | string;
  readonly clause: ClauseId;
  /** Ids of the pieces or places that it comes from, to be ringed. */
  readonly at?: readonly string[];
}

/** The number of a line; 0 if its value is a word. */
export function lineNumber({ value }: ReckoningLine): number {
  return typeof value === 'number' ? value : 0;
}

/** The numbers of lines added up. */
export function sumOfLines(lines: readonly ReckoningLine[]): number {
  return lines.reduce((sum, line) => sum + lineNumber(line), 0);
}

/** The meaning of one value of the dice. */
export interface Outcome {
  /** Equal keys are one outcome, such as `DD` or `rout`. */
  readonly key: string;
  /** In words for the card and the log. */
  readonly label: string;
  /** The words after the throw, for an outcome that only applies if a player chooses it. */
  readonly fallen?: string;
  /** Higher is better for the thrower; equal ranks are equally good. Above 0 it went well, such as a hit or a check passed. */
  readonly rank: number;
}

/** The table of the rulebook a throw is read in, for people who want to see the cell. */
export interface ReckoningTable {
  readonly title: string;
  readonly clause: ClauseId;
  /** The meaning of the columns, such as `strength`. */
  readonly across: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Row by row, as printed; an empty text if nothing happens. */
  readonly cells: readonly (readonly string[])[];
  readonly ring: {
    /** Index of the column it is read in. */
    readonly column: number;
    /** Index of the row by value of the dice, least value first. */
    readonly rows: readonly number[];
  };
}

/**
 * A roll described before it is thrown: the lines that make it up, the dice, and what each value of them means.
 * A plain value: the same one is thrown in play, enumerated for odds, explained in the log and filled in by hand.
 */
export interface Reckoning<O extends Outcome = Outcome> {
  /** The kind of roll, such as `fire`. */
  readonly name: string;
  readonly title: string;
  readonly clause: ClauseId;
  readonly lines: readonly ReckoningLine[];
  readonly dice: Throw;
  /** By value of the dice, the least value first: one for each value of the throw. */
  readonly outcomes: readonly O[];
  /** The side that a high rank is good for; by default the side whose answer led to the throw. */
  readonly side?: Side;
  /** Ids of the pieces it is thrown for, or at; left out if it is about none, or if play has not named them. */
  readonly about?: readonly string[];
  /** Left out if the dice are read by no table. */
  readonly table?: ReckoningTable | undefined;
}

/** The outcome of a value of the dice. Throws RangeError for a value the dice cannot show. */
export function outcomeOf<O extends Outcome>(reckoning: Reckoning<O>, value: number): O {
  const outcome = reckoning.outcomes[value - leastValue(reckoning.dice)];
  if (!outcome) throw new RangeError(`${value} is not a value of the dice of ${reckoning.name}.`);
  return outcome;
}

/** One outcome with its exact chance, `ways` in `of` equally likely throws. */
export interface Chances<O extends Outcome = Outcome> {
  readonly outcome: O;
  readonly ways: number;
  readonly of: number;
  readonly chance: number;
}

/** The exact chances of a reckoning, one row an outcome key, in the order the dice first reach them. */
export function chancesOf<O extends Outcome>(reckoning: Reckoning<O>): Chances<O>[] {
  const of = reckoning.dice.sides ** reckoning.dice.count;
  const rows = new Map<string, { outcome: O; ways: number }>();
  ways(reckoning.dice).forEach((n, i) => {
    const outcome = reckoning.outcomes[i];
    if (!outcome || n === 0) return;
    const row = rows.get(outcome.key);
    if (row) row.ways += n;
    else rows.set(outcome.key, { outcome, ways: n });
  });
  return [...rows.values()].map((row) => ({ ...row, of, chance: row.ways / of }));
}

/** True if a throw has the same result for all dice. */
export function isCertain({ outcomes }: Reckoning): boolean {
  return outcomes.every(({ key }) => key === outcomes[0]?.key);
}

/** The chance, before the throw, of an outcome that `holds` accepts. */
export function chanceThat<O extends Outcome>(
  reckoning: Reckoning<O>,
  holds: (outcome: O) => boolean,
): number {
  let sum = 0;
  for (const { outcome, ways: n } of chancesOf(reckoning)) if (holds(outcome)) sum += n;
  return sum / reckoning.dice.sides ** reckoning.dice.count;
}
