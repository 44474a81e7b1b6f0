/** Maps of Tiled (`.tmj`): behind a door of their own, since a table needs none of it. */

export type { MapObject, Property, Tile, Tileset } from './file.ts';
export * from './gids.ts';
export * from './hex-grid.ts';
export * from './limits.ts';
export * from './map.ts';
export * from './read.ts';
export * from './write.ts';
