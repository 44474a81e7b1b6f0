import { cellAt } from '../lists.ts';
import type { Hex } from './hex.ts';
import type { HexMap } from './map.ts';

/** Steps to a hex that `flood` does not reach. */
export const UNFLOODED = 0xffff;

/**
 * Steps from the nearest of several hexes to each hex, for units without facing. A start counts 0 even if
 * `mayEnter` would refuse it. Unreachable and impassable hexes count `UNFLOODED`.
 * @param into one number a hex; overwritten and returned
 */
export function flood(
  map: HexMap,
  starts: Iterable<Hex>,
  mayEnter: (hex: Hex) => boolean,
  into: Uint16Array = new Uint16Array(map.count),
): Uint16Array {
  into.fill(UNFLOODED);
  const found: Hex[] = [];
  for (const hex of starts) {
    into[hex] = 0;
    found.push(hex);
  }
  for (const hex of found) {
    const steps = (into[hex] as number) + 1;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = cellAt(map.neighbours, side);
      if (to === -1 || into[to] !== UNFLOODED || map.impassable[to] === 1 || !mayEnter(to)) continue;
      into[to] = steps;
      found.push(to);
    }
  }
  return into;
}
