import type { GroundWords, Obstacle } from '@linstock/ground';
import { COVER_ROWS, type CoverRow, type GoingKind, type Works } from './index.ts';

/** The meanings of this system's words for ground (JR-T17). */

/** Inches of woods one sees through (JR-7.4b). */
const WOODS_SEEN_THROUGH = 2;

/** The words of JR-T17 beyond those every table knows. */
export const GROUND_WORDS: GroundWords = {
  elevation: { looks: 'hill' },
  broken: { looks: 'field' },
  woods: { looks: 'woods', hidesAfter: WOODS_SEEN_THROUGH, cover: 'woods' },
  rough: { looks: 'rough' },
  building: { looks: 'building', hidesAfter: 0 },
  wood_fence: { looks: 'fence', slow: true, cover: 'wood_fence' },
  stone_wall: { looks: 'wall', slow: true, cover: 'stone_wall' },
  hasty_works: { looks: 'works', slow: true, cover: 'hasty_works' },
  medium_works: { looks: 'works', slow: true, cover: 'medium_works' },
  heavy_works: { looks: 'works', slow: true, cover: 'heavy_works' },
  stream: { looks: 'stream', slow: true },
};

/** The kind of ground of an area for movement; null if it does not affect movement (JR-T17). */
export function goingOf(kind: string): GoingKind | null {
  return kind === 'broken' || kind === 'woods' || kind === 'rough' ? kind : null;
}

/** The row of cover an obstacle gives; null for none. */
export function coverOf({ cover }: Pick<Obstacle, 'cover'>): CoverRow | null {
  return COVER_ROWS.find((row) => row === cover) ?? null;
}

/** The works of a row of cover; null if the row is not works. */
export function worksOf(row: CoverRow | null): Works | null {
  switch (row) {
    case 'hasty_works':
      return 'hasty';
    case 'medium_works':
      return 'medium';
    case 'heavy_works':
      return 'heavy';
    case 'wood_fence':
    case 'stone_wall':
    case 'woods':
    case null:
      return null;
  }
}
