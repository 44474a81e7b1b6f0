/** The limits of a map file, so that a hostile file costs no more than a large one. */
export const LIMITS = {
  /** Letters of the file. */
  length: 8 * 1024 * 1024,
  /** Columns, and rows. */
  across: 500,
  /** Layers, those in groups and the groups themselves included. */
  layers: 64,
  /** Things on one layer. */
  objects: 50_000,
  /** Properties of one thing. */
  properties: 200,
  tilesets: 100,
  /** Tiles of which a tileset says something. */
  tiles: 10_000,
  /** Groups within groups. */
  depth: 8,
} as const;

/** Refuses too many layers, or groups within groups, before a schema walks down them. */
export function refuseExcess(json: unknown): void {
  let layers = layersOf(json);
  let count = 0;
  for (let depth = 1; layers.length > 0; depth++) {
    count += layers.length;
    if (depth > LIMITS.depth)
      throw new RangeError(
        `This map has groups of layers more than ${LIMITS.depth} deep. Take layers out of their groups.`,
      );
    if (count > LIMITS.layers)
      throw new RangeError(
        `This map has ${count} layers or more; at most ${LIMITS.layers} are read. Merge or delete some.`,
      );
    layers = layers.flatMap(layersOf);
  }
}

function layersOf(json: unknown): readonly unknown[] {
  const { layers } = Object(json) as { layers?: unknown };
  return Array.isArray(layers) ? layers : [];
}
