/** A tile on a map: the number of its picture, and in the four highest bits its turn. */

const FLIPPED_ACROSS = 0x80000000;
const FLIPPED_DOWN = 0x40000000;
/** On hex maps only; the two bits together are 180 degrees. */
const TURNED_60 = 0x20000000;
const TURNED_120 = 0x10000000;

/** The number of the picture alone; 0 is no tile. */
export function pictureOf(gid: number): number {
  return (gid & 0x0fffffff) >>> 0;
}

/** The clockwise turn of a tile, in degrees: one that is flipped both ways is upside down. */
export function turnOf(gid: number): number {
  const has = (bit: number) => (gid & bit) !== 0;
  const turned = (has(TURNED_60) ? 60 : 0) + (has(TURNED_120) ? 120 : 0);
  return (turned + (has(FLIPPED_ACROSS) && has(FLIPPED_DOWN) ? 180 : 0)) % 360;
}
