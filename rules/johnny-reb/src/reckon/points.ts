import type { Level, Rank } from '../tables/index.ts';

/** The winner (JR-18.1b): points for objectives held and for the enemy's losses. */

/** The points a battle gives. */
export interface PointValues {
  readonly unitLost: number;
  readonly unitRouted: number;
  readonly unitShaken: number;
  readonly officerLost: Readonly<Record<Rank, number>>;
}

/** The fate of a side's troops. */
export interface Fate {
  readonly unitsLost: number;
  /** Levels of its units on the table at the end. */
  readonly levels: readonly Level[];
  /** Ranks of its officers lost. */
  readonly officersLost: readonly Rank[];
}

/** The points that a side's losses give to the other side. */
export function pointsFrom({ unitsLost, levels, officersLost }: Fate, values: PointValues): number {
  const { unitLost, unitRouted, unitShaken, officerLost } = values;
  const standing = levels.reduce(
    (sum, level) => sum + (level === 'routed' ? unitRouted : level === 'shaken' ? unitShaken : 0),
    0,
  );
  return unitsLost * unitLost + standing + officersLost.reduce((sum, rank) => sum + officerLost[rank], 0);
}

/** Lead in points from which a victory is decisive. */
const DECISIVE_MARGIN = 4;

/** The way a battle was decided. */
export interface Decision {
  /** Index of the winner; null for a draw. */
  readonly winner: 0 | 1 | null;
  readonly decisive: boolean;
}

/** The side with more points wins; equal points are a draw. */
export function decisionBy([first, second]: readonly [number, number]): Decision {
  const margin = first - second;
  if (margin === 0) return { winner: null, decisive: false };
  return { winner: margin > 0 ? 0 : 1, decisive: Math.abs(margin) >= DECISIVE_MARGIN };
}
