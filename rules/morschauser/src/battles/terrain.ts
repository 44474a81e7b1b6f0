import type { TerrainPiece } from '@linstock/ground';
import type { Cover } from '../tables.ts';
import type { MorschauserBattle } from './battle.ts';

/** The cover of walls and fences that give any (MM-C7j). */
export const WALL_COVER: Cover = 'wall';

/** The terrain of a battle as the ground takes it. */
export function terrainOf(terrain: MorschauserBattle['terrain']): TerrainPiece[] {
  return terrain.map((piece) => {
    if (!('cover' in piece)) return piece;
    const { cover, ...line } = piece;
    return cover ? { ...line, cover: WALL_COVER } : line;
  });
}
