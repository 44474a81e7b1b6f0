import type { GroundWords, TerrainPiece } from '@linstock/ground';
import type { Cover } from '../tables/index.ts';
import type { MorschauserBattle } from './battle.ts';

/** The cover of walls and fences that give any (MM-C7j). */
const WALL_COVER: Cover = 'wall';

/** The words of a battle's own features, as the ground takes them. */
export function groundWordsOf({ features = [] }: Pick<MorschauserBattle, 'features'>): GroundWords {
  return Object.fromEntries(features.map(({ id, looks }) => [id, { looks }]));
}

/** The terrain of a battle as the ground takes it. */
export function terrainOf(terrain: MorschauserBattle['terrain']): TerrainPiece[] {
  return terrain.map((piece) => {
    if (piece.kind === 'own') return { id: piece.id, kind: piece.feature, poly: piece.poly };
    if (!('cover' in piece)) return piece;
    const { cover, ...line } = piece;
    return cover ? { ...line, cover: WALL_COVER } : line;
  });
}
