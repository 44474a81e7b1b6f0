import type { PlayerName } from '@linstock/bots';
import { eloOf, type Side } from '@linstock/kernel';
import { lossPart } from './history.ts';
import type { MatchResult } from './match.ts';
import { mean, quantile, type Share, shareOf } from './statistics.ts';

/** The results of a batch of games. */
export interface Report {
  readonly battle: string;
  readonly system: string;
  readonly seed: string;
  readonly games: number;
  /** Games won by side name, and `draw`. */
  readonly wins: Readonly<Record<string, number>>;
  /** Share of games won, by side name and `draw`, with Wilson intervals. */
  readonly shares: Readonly<Record<string, Share>>;
  /** Score of each bot over both sides: wins plus half the draws, with its interval and Elo against the other. */
  readonly bots: readonly BotScore[];
  /** Losses by side name, as shares of the strength at the start. */
  readonly losses: Readonly<Record<string, LossSummary>>;
  /** Losses by unit, as the system lists them; none if it does not count them. */
  readonly units: readonly UnitSummary[];
  /** Length in what the system counts, such as turns: mean, median, and the values 5 and 95 in 100 games stay under. */
  readonly length: {
    readonly mean: number;
    readonly half: number;
    readonly low: number;
    readonly high: number;
  };
  readonly decisions: number;
}

/** The result of a bot in a batch. */
export interface BotScore {
  readonly name: PlayerName;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Null if it won or lost every game. */
  readonly elo: number | null;
}

/**
 * Losses of a unit over a batch, as shares of its men, 0 to 1: the mean, and the limits not exceeded in 5, 50
 * and 95 of 100 games.
 */
export interface UnitSummary {
  readonly side: string;
  readonly name: string;
  readonly part: number;
  readonly low: number;
  readonly half: number;
  readonly high: number;
}

/** Losses of a side over a batch: mean units and men, then parts of its men, 0 to 1. */
export interface LossSummary {
  readonly units: number;
  readonly men: number;
  /** The mean. */
  readonly part: number;
  /** Quantiles: 5, 25, 50, 75 and 95 in 100 games stay under. */
  readonly low: number;
  readonly quarter: number;
  readonly half: number;
  readonly threeQuarters: number;
  readonly high: number;
}

/** Summarises a batch. The order of the results, and how they were divided among workers, do not matter. */
export function report(
  batch: {
    battle: string;
    system: string;
    seed: string;
    sides: readonly [string, string];
    bots: readonly [PlayerName, PlayerName];
  },
  results: readonly MatchResult[],
): Report {
  const games = results.length;
  const won = (winner: Side | null): number => results.filter((r) => r.winner === winner).length;
  const wins = { [batch.sides[0]]: won(0), [batch.sides[1]]: won(1), draw: won(null) };
  const lengths = results.map((r) => r.length);
  return {
    battle: batch.battle,
    system: batch.system,
    seed: batch.seed,
    games,
    wins,
    shares: Object.fromEntries(Object.entries(wins).map(([name, n]) => [name, shareOf(n, games)])),
    bots: [scoreOf(batch.bots[0], 0, results), scoreOf(batch.bots[1], 1, results)],
    losses: { [batch.sides[0]]: lossesOf(0, results), [batch.sides[1]]: lossesOf(1, results) },
    units: summariseUnits(batch.sides, results),
    length: {
      mean: mean(lengths),
      half: quantile(lengths, 0.5),
      low: quantile(lengths, 0.05),
      high: quantile(lengths, 0.95),
    },
    decisions: results.reduce((sum, r) => sum + r.decisions, 0),
  };
}

function scoreOf(name: PlayerName, index: 0 | 1, results: readonly MatchResult[]): BotScore {
  const points = results.reduce((sum, r) => sum + r.points[index], 0);
  const { share, low, high } = shareOf(points, results.length);
  const elo = share > 0 && share < 1 ? Math.round(eloOf(share)) : null;
  return { name, score: share, low, high, elo };
}

function lossesOf(side: Side, results: readonly MatchResult[]): LossSummary {
  const parts = results.map((result) => lossPart(result, side));
  return {
    units: mean(results.map((r) => r.losses[side].units)),
    men: mean(results.map((r) => r.losses[side].men)),
    part: mean(parts),
    low: quantile(parts, 0.05),
    quarter: quantile(parts, 0.25),
    half: quantile(parts, 0.5),
    threeQuarters: quantile(parts, 0.75),
    high: quantile(parts, 0.95),
  };
}

function summariseUnits(sides: readonly [string, string], results: readonly MatchResult[]): UnitSummary[] {
  const [first] = results;
  return (first?.units ?? []).map(({ side, name }, i) => {
    const parts = results.map(({ units }) => (units[i]?.men ?? 0) / (units[i]?.menOf || 1));
    return {
      side: sides[side],
      name,
      part: mean(parts),
      low: quantile(parts, 0.05),
      half: quantile(parts, 0.5),
      high: quantile(parts, 0.95),
    };
  });
}
