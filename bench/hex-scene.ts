import { type Axial, distance, hexMapOf } from '@linstock/ground';
import { seededChance } from '@linstock/kernel';

/** The scene of the hex bench: the same map, blocked hexes and pairs for us and for the peer. */

export const WIDTH = 30;
export const HEIGHT = 30;

/** Two hexes by number, row by row. */
export type Pair = readonly [from: number, to: number];

/** Share of the hexes that block sight and way, in hundredths. */
const BLOCKED_PERCENT = 12;
/** Hexes between the two of a pair, and how many pairs. */
const PAIR_DISTANCE = 10;
const PAIRS = 512;

const chance = seededChance('hexes');
const hexes = Array.from({ length: WIDTH * HEIGHT }, (_, i): Axial => {
  const row = Math.floor(i / WIDTH);
  return [(i % WIDTH) - ((row - (row & 1)) >> 1), row];
});

/** 1 if a hex blocks sight and way. */
export const blocksSight = Uint8Array.from(hexes, () => (chance.below(100) < BLOCKED_PERCENT ? 1 : 0));

/** The map, row by row. */
export const map = hexMapOf({ hexes, impassable: hexes.filter((_, i) => blocksSight[i] === 1) });

/** Pairs ten hexes apart, both of them open. */
export const pairs: readonly Pair[] = Array.from({ length: PAIRS }, drawPair);

/** The starts of floods and marches. */
export const starts: readonly number[] = pairs.slice(0, 32).map(([from]) => from);

function drawPair(): Pair {
  for (;;) {
    const from = chance.below(map.count);
    const to = chance.below(map.count);
    if (distance(map, from, to) !== PAIR_DISTANCE) continue;
    if (blocksSight[from] === 0 && blocksSight[to] === 0) return [from, to];
  }
}
