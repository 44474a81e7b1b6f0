import type { HexMap } from '@linstock/ground';

/** Room for working out one question, used again and again so that nothing is allocated. */
export interface Scratch {
  /** `[hex * 2 + side]`: companies of the side in the hex. */
  readonly held: Uint8Array;
  /** `[hex]`: 1 if it holds cavalry, 2 if it holds any other arm, 3 if both. */
  readonly arms: Uint8Array;
  /** `[hex]`: 1 if it holds a company that passing through concerns: no skirmisher, no regular gun (AL-6.3f). */
  readonly solid: Uint8Array;
  /** `[hex]`: the facing of its unrouted companies, -1 without any. */
  readonly facing: Int8Array;
  /** Hexes that hold something, to be cleared. */
  readonly used: Int16Array;
  usedCount: number;
  readonly ways: WaysScratch;
}

/** Room for the search of where a company can march; a state is `(hex * 6 + facing) * 2 + passed`. */
export interface WaysScratch {
  /** Points spent; 255 where it cannot come. */
  readonly cost: Uint8Array;
  /** The state before. */
  readonly cameFrom: Int32Array;
  /** States reached. */
  readonly reached: Int32Array;
  reachedCount: number;
  /** States by points spent; of each list only the first `filled` count. */
  readonly buckets: readonly number[][];
  readonly filled: Int32Array;
}

/** More points than any company ever has. */
const MOST_POINTS = 16;

/** Room for maps of this size. */
export function newScratch(map: HexMap): Scratch {
  return {
    held: new Uint8Array(map.count * 2),
    arms: new Uint8Array(map.count),
    solid: new Uint8Array(map.count),
    facing: new Int8Array(map.count).fill(-1),
    used: new Int16Array(map.count),
    usedCount: 0,
    ways: {
      cost: new Uint8Array(map.count * 12).fill(255),
      cameFrom: new Int32Array(map.count * 12),
      reached: new Int32Array(map.count * 12),
      reachedCount: 0,
      buckets: Array.from({ length: MOST_POINTS }, () => []),
      filled: new Int32Array(MOST_POINTS),
    },
  };
}
