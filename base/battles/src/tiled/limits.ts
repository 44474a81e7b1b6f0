/** The most that is read of a map, so that a hostile file costs no more than a large one. */
export const LIMITS = {
  /** Letters of the file. */
  length: 8 * 1024 * 1024,
  /** Columns, and rows. */
  across: 500,
  /** Layers, those in groups and the groups themselves included. */
  layers: 64,
  /** Groups within groups. */
  depth: 8,
  /** Lists within lists of the whole file. */
  nesting: 64,
} as const;

/** Refuses what nests too deep or has too many layers, before a schema walks down it. */
export function refuseExcess(json: unknown): void {
  if (depthOf(json, LIMITS.nesting) > LIMITS.nesting)
    throw new RangeError(
      `This map nests its data more than ${LIMITS.nesting} deep, which no map does. Save it anew in Tiled.`,
    );
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

/** How deep lists and objects lie in each other, counted no further than one past `most`. */
function depthOf(json: unknown, most: number): number {
  let level: readonly object[] = isList(json) ? [json] : [];
  let depth = 0;
  while (level.length > 0 && depth <= most) {
    depth += 1;
    level = level.flatMap((each) => Object.values(each).filter(isList));
  }
  return depth;
}

function isList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
