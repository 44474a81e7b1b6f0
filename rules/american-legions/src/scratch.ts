import type { HexMap } from '@linstock/ground';

/** Room for working out one question, used again and again so that nothing is allocated. */
export interface Scratch {
  /** `[hex * 2 + side]`: companies of the side in the hex. */
  readonly held: Uint8Array;
  /** `[hex]`: 1 if it holds cavalry, 2 if it holds any other arm, 3 if both. */
  readonly arms: Uint8Array;
  /** Companies in the hex that passing through concerns, and the facing of its unrouted companies: see movement. */
  readonly facing: Int8Array;
  /** Hexes that hold something, to be cleared. */
  readonly used: Int16Array;
  usedCount: number;
}

/** Room for maps of this size. */
export function newScratch(map: HexMap): Scratch {
  return {
    held: new Uint8Array(map.count * 2),
    arms: new Uint8Array(map.count),
    facing: new Int8Array(map.count).fill(-1),
    used: new Int16Array(map.count),
    usedCount: 0,
  };
}
