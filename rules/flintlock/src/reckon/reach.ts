import { distance, type Hex, type HexMap, neighbour } from '@linstock/ground';
import type { Formation } from '../tables/index.ts';

/** The range of a leader's command (FL-4.4). */

/** The obstacles to a count of hexes. */
export interface Barriers {
  /** True if Infantry in Open may enter at all. */
  passable(hex: Hex): boolean;
  /** True if an enemy combat unit, or an enemy ZOC, is there: reached, but not passed (FL-4.4g, h). */
  barred(hex: Hex): boolean;
}

/** Marks every hex a leader reaches within `range` hexes: 1 in the returned list, by hex (FL-4.4b, g, h). */
export function reachOf(map: HexMap, leader: Hex, range: number, barriers: Barriers): Uint8Array {
  const reached = new Uint8Array(map.count);
  reached[leader] = 1;
  let edge = [leader];
  for (let depth = 1; depth <= range; depth++) {
    const next: number[] = [];
    for (const hex of edge) {
      if (hex !== leader && barriers.barred(hex)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const beside = neighbour(map, hex, direction);
        if (beside < 0 || reached[beside] || !barriers.passable(beside)) continue;
        reached[beside] = 1;
        next.push(beside);
      }
    }
    edge = next;
  }
  return reached;
}

/** A unit of a Command, for the chain. */
export interface Link {
  readonly hex: Hex;
  /** Null for Cavalry, which chains like Open (FL-4.4d). */
  readonly formation: Formation | null;
}

/** Hexes to the next unit of the chain, by formation: next to it, or two away in Open (FL-4.4c, d). */
function linkOf(formation: Formation | null): number {
  return formation === 'Column' || formation === 'Close' ? 1 : 2;
}

/**
 * The units of one Command that are In Command, by reach or by the chain; Skirmishers always (FL-4.4a, c, d,
 * e).
 */
export function inReach(map: HexMap, units: readonly Link[], reached: Uint8Array): boolean[] {
  const member = units.map(({ hex, formation }) => formation === 'SK' || reached[hex] === 1);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [i, { hex, formation }] of units.entries()) {
      if (member[i]) continue;
      const near = units.some((other, j) => member[j] && distance(map, hex, other.hex) <= linkOf(formation));
      if (!near) continue;
      member[i] = true;
      grown = true;
    }
  }
  return member;
}
