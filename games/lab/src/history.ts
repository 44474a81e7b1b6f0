import type { Outcome, SideOutcome } from '@linstock/battles';
import type { Pace, Side } from '@linstock/kernel';
import type { MatchResult } from './match.ts';
import { type RankInSample, type Share, shareOf, standingOf } from './statistics.ts';

/** A figure of history with the span the sources allow. */
export interface Span {
  readonly best: number;
  readonly low: number;
  readonly high: number;
}

/** The historical battle in the form of a game of the lab. */
export interface History {
  readonly winner: Side | null;
  /** Lost by each side, as parts of its men, 0 to 1: killed, wounded, taken and missing together. */
  readonly losses: readonly [Span, Span];
  /** Lost by single units, by name, as parts of their men. */
  readonly units: Readonly<Record<string, number>>;
  /** Minutes from the first fire to the retreat. */
  readonly minutes: Span;
}

/** The rank of history among the games of a batch. */
export interface HistoryRank {
  readonly winner: string | null;
  /** Games won by the historical winner; null if there was none. */
  readonly sameWinner: Share | null;
  /** Games won by that side in which the other lost at least the same share of its men. */
  readonly asComplete: Share | null;
  /** By side name: what it lost, and the parts of the games in which it lost less, the same and more. */
  readonly losses: Readonly<Record<string, Span & RankInSample>>;
  /** By unit: what it lost, and the parts of the games in which it lost less, the same and more. */
  readonly units: Readonly<Record<string, RankInSample & { readonly best: number }>>;
  /** Minutes, and the parts of the games that were shorter, as long and longer; these null without a time scale. */
  readonly minutes: Span & { readonly standing: RankInSample | null };
}

/**
 * History in the lab's terms for two sides by name (`British`, `American`); null if these are not the sides of
 * the outcome.
 */
export function historyOf(outcome: Outcome, sides: readonly [string, string]): History | null {
  const told: Readonly<Record<string, SideOutcome>> = outcome.sides;
  const [first, second] = sides.map((name) => told[name.toLowerCase()]);
  if (!first || !second) return null;
  const winner = sides.findIndex((name) => name.toLowerCase() === outcome.winner);
  return {
    winner: winner === 0 || winner === 1 ? winner : null,
    losses: [lossSpan(first), lossSpan(second)],
    units: Object.fromEntries(
      Object.entries(outcome.unitsLostPercent).map(([name, percent]) => [name, percent / 100]),
    ),
    minutes: outcome.minutes,
  };
}

/** The sum of the sources' ranges, over the most likely number of men; at most all of them. */
function lossSpan({ present, killed, wounded, captured, totalLoss }: SideOutcome): Span {
  const part = (men: number): number => Math.min(1, men / present.best);
  return {
    best: part(totalLoss),
    low: part(killed.low + wounded.low + captured.low),
    high: part(killed.high + wounded.high + captured.high),
  };
}

/** The part of its men a side lost in a game. */
export function lossPart({ losses }: MatchResult, side: Side): number {
  const { men, menOf } = losses[side];
  return menOf > 0 ? men / menOf : 0;
}

/** Compares the games of a batch with history. */
export function compareWithHistory(
  history: History,
  sides: readonly [string, string],
  results: readonly MatchResult[],
  { minutes: scale }: Pace,
): HistoryRank {
  const { winner } = history;
  const count = (holds: (result: MatchResult) => boolean): Share =>
    shareOf(results.filter(holds).length, results.length);
  const against = (side: Side) => ({
    ...history.losses[side],
    ...standingOf(
      history.losses[side].best,
      results.map((result) => lossPart(result, side)),
    ),
  });
  const minutes = scale === undefined ? null : results.map(({ length }) => length * scale);
  return {
    winner: winner === null ? null : sides[winner],
    sameWinner: winner === null ? null : count((result) => result.winner === winner),
    asComplete: winner === null ? null : count((result) => asComplete(result, winner, history)),
    losses: { [sides[0]]: against(0), [sides[1]]: against(1) },
    units: unitsBeside(history, results),
    minutes: { ...history.minutes, standing: minutes && standingOf(history.minutes.best, minutes) },
  };
}

function asComplete(result: MatchResult, winner: Side, history: History): boolean {
  const loser = winner === 0 ? 1 : 0;
  return result.winner === winner && lossPart(result, loser) >= history.losses[loser].best;
}

function unitsBeside({ units }: History, results: readonly MatchResult[]): HistoryRank['units'] {
  const told = Object.entries(units).map(([name, best]) => {
    const parts = results.flatMap((result) =>
      result.units.filter((unit) => unit.name === name).map(({ men, menOf }) => men / menOf),
    );
    return [name, { best, ...standingOf(best, parts) }] as const;
  });
  return Object.fromEntries(told);
}
