import type { Dice } from './dice.ts';
import { EnumeratingDice, TooManyWays } from './enumerating.ts';
import type { LogItem } from './log-item.ts';
import { nth } from './nth.ts';
import type { Question } from './question.ts';
import type { SeatPosition } from './seat-position.ts';
import { type Chance, chanceDice, seededChance } from './seeded.ts';
import type { Side } from './side.ts';
import { wilson } from './statistics.ts';

/** The answers to the questions on the way, of either side. */
export interface Policy<S, A, F> {
  /** In a sentence, for the card that shows the odds. */
  readonly says: string;
  /** True if it plays on from a question on copies of its own; this costs a clone of the state at each stable point. */
  readonly thinks: boolean;
  /** Always the same to the same question, so that the odds can be exact. */
  answer(question: Question<A>, position: SeatPosition<S, A, F>): A;
}

/**
 * The end of the play considered after an answer: the next question, or with a policy `until` or the end of
 * the game.
 */
export interface OddsScope<S, A, F> {
  readonly policy?: Policy<S, A, F>;
  /** Asked at each question met while a policy answers them: whether to stop here. */
  readonly until?: (position: SeatPosition<S, A, F>) => boolean;
  /** True if log items are gathered for `measure`; it costs the making of the words. */
  readonly hears?: boolean;
  /** Past this many branches the odds are sampled; 20,000 by default. */
  readonly limit?: number;
  /** Number of runs of a sample; 4,000 by default. */
  readonly samples?: number;
  /** Chance for the sample; from a fixed seed unless given. */
  readonly chance?: Chance;
}

/** One possible result of an answer. `low` and `high` are the chance itself if it is exact, else a 95 % interval. */
export interface OddsRow {
  readonly key: string;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** The possible outcomes of an answer, most likely first. */
export interface Odds {
  readonly exact: boolean;
  /** Runs made: ways the dice can fall, or the size of the sample. */
  readonly branches: number;
  readonly rows: readonly OddsRow[];
  /** The reason play was stopped: the kinds of the questions met, `a reveal` of a sealed answer, or `the end`. */
  readonly stoppedAt: string;
  /** The rule by which questions on the way were answered; null if play stopped at the first. */
  readonly policy: string | null;
}

const MAX_BRANCHES = 20_000;
const SAMPLES = 4000;

/**
 * The possible results of an answer, as the keys that `measure` returns for the positions it leads to and the
 * log items on the way. Exact, over every result of the dice; or a sample with its intervals if there are
 * more than `limit` results. A seat's position is followed up to the first reveal of an answer sealed to it.
 * The position does not change. Throws RangeError if there is no question for the answer; the caller must
 * know that it is legal.
 */
export function odds<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
  measure: (position: SeatPosition<S, A, F>, logItems: readonly LogItem[]) => string,
  following: OddsScope<S, A, F> = {},
): Odds {
  const run = runner(position, side, answer, following);
  const chances = new Map<string, number>();
  const stops = new Set<string>();
  const count = (dice: Dice, weight: () => number): void => {
    const { end, logItems } = run(dice);
    const key = measure(end, logItems);
    chances.set(key, (chances.get(key) ?? 0) + weight());
    stops.add(stopOf(end));
  };
  const policy = following.policy?.says ?? null;
  const walked = walk(following.limit ?? MAX_BRANCHES, (dice) => count(dice, () => dice.weight));
  if (walked !== null)
    return { exact: true, branches: walked, rows: rowsOf(chances, null), stoppedAt: list(stops), policy };
  chances.clear();
  const { samples = SAMPLES, chance = seededChance('odds') } = following;
  const dice = chanceDice(chance);
  for (let i = 0; i < samples; i++) count(dice, () => 1);
  return { exact: false, branches: samples, rows: rowsOf(chances, samples), stoppedAt: list(stops), policy };
}

/** The mean of `value` over all results of an answer; exact or sampled as `odds` is. */
export function expectedValue<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
  value: (position: SeatPosition<S, A, F>) => number,
  following: OddsScope<S, A, F> = {},
): number {
  const run = runner(position, side, answer, following);
  let sum = 0;
  const walked = walk(following.limit ?? MAX_BRANCHES, (dice) => {
    const worth = value(run(dice).end);
    sum += worth * dice.weight;
  });
  if (walked !== null) return sum;
  const { samples = SAMPLES, chance = seededChance('odds') } = following;
  const dice = chanceDice(chance);
  sum = 0;
  for (let i = 0; i < samples; i++) sum += value(run(dice).end);
  return sum / samples;
}

/** Makes one run: gives the answer on a copy, and follows play to where it stops. */
function runner<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
  { policy, until, hears = false }: OddsScope<S, A, F>,
): (dice: Dice) => { readonly end: SeatPosition<S, A, F>; readonly logItems: readonly LogItem[] } {
  const keep = policy?.thinks === true;
  return (dice) => {
    const logItems: LogItem[] = [];
    const copy = position.clone(hears ? { keep, listen: (each) => logItems.push(each) } : { keep });
    copy.giveAnswer(side, answer, dice);
    while (policy && copy.open.length > 0 && !until?.(copy)) {
      const question = nth(copy.open, 0);
      copy.giveAnswer(question.side, policy.answer(question, copy), dice);
    }
    return { end: copy, logItems };
  };
}

/** Runs through every way the dice can fall; null, and unfinished, if there are more than `limit`. */
function walk(limit: number, run: (dice: EnumeratingDice) => void): number | null {
  const dice = new EnumeratingDice(limit);
  let branches = 0;
  try {
    do {
      run(dice);
      branches++;
    } while (dice.advance());
  } catch (fault) {
    if (fault instanceof TooManyWays) return null;
    throw fault;
  }
  return branches;
}

function rowsOf(chances: ReadonlyMap<string, number>, samples: number | null): OddsRow[] {
  const rows = [...chances].map(([key, n]) => {
    if (samples === null) return { key, chance: n, low: n, high: n };
    return { key, chance: n / samples, ...wilson(n, samples) };
  });
  return rows.sort((a, b) => b.chance - a.chance || (a.key < b.key ? -1 : 1));
}

function stopOf<S, A, F>(position: SeatPosition<S, A, F>): string {
  if (position.waits) return 'a reveal';
  return position.over ? 'the end' : position.open.map((question) => question.kind).join(' and ');
}

const list = (stops: ReadonlySet<string>): string => [...stops].sort().join(', ');
