import data from '../data/tables.json' with { type: 'json' };
import type { CoverRow } from './fire.ts';
import type { GoingKind } from './movement.ts';
import { byColumns } from './rows.ts';

/** The kinds of terrain of a battle (JR-T17). */
export const TERRAIN = [
  'open',
  'elevation',
  'broken',
  'woods',
  'rough',
  'road',
  'building',
  'wood_fence',
  'stone_wall',
  'hasty_works',
  'medium_works',
  'heavy_works',
  'stream',
] as const;
export type Terrain = (typeof TERRAIN)[number];

/** A row of JR-T17. */
export interface TerrainRule {
  readonly rate_column: GoingKind | 'no effect' | 'impassable' | 'obstacle';
  readonly cover_row: CoverRow | 'none';
}

/** JR-T17. */
export const TERRAIN_RULES = byColumns<Terrain, TerrainRule>(data['JR-T17']);

/** Works a unit may be in, weakest first. */
export const WORKS = ['hasty', 'medium', 'heavy'] as const;
export type Works = (typeof WORKS)[number];
