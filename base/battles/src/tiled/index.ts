/** Maps of Tiled (`.tmj`). A package export of its own, since the game screen needs none of it. */

export { battleOn, type ReadBattle } from './battle-reader.ts';
export * from './draw.ts';
export type { MapObject, Property, Tile, Tileset } from './file.ts';
export * from './limits.ts';
export * from './map.ts';
export { type MapSubject, subjectOf } from './properties.ts';
export * from './read.ts';
export { SHEET_PICTURE } from './sheet.ts';
export * from './table.ts';
export * from './write.ts';
