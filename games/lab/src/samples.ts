import type { Side } from '@linstock/kernel';
import type { Batch, Played } from './batch.ts';
import type { MatchResult } from './match.ts';

/** A small batch of Cowpens for tests. */
export const COWPENS: Batch = {
  system: 'american-legions',
  battle: 'cowpens',
  options: {},
  bots: ['greedy', 'random'],
  games: 6,
  seed: 'tests',
  efforts: [1, 1],
};

/** A result with these losses out of 100 men a side. */
export function resultOf(winner: Side | null, first: number, second: number, length = 5): MatchResult {
  const lost = (men: number) => ({ units: men / 10, of: 10, men, menOf: 100 });
  return {
    winner,
    points: [0.5, 0.5],
    length,
    decisions: 10,
    losses: [lost(first), lost(second)],
    units: [
      { side: 0, name: 'The Legion', men: first / 2, menOf: 50 },
      { side: 1, name: 'The Continentals', men: second / 2, menOf: 50 },
    ],
  };
}

/** Games of a batch as if they had been played. */
export function playedOf(batch: Batch, results: readonly MatchResult[]): Played[] {
  const { games: _, ...job } = batch;
  return results.map((result, index) => ({ job: { ...job, index }, result }));
}
