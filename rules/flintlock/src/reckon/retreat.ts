import { distance, type Hex, type HexMap, neighbour } from '@linstock/ground';

/** The hexes a unit may retreat to after a Shock (FL-12.62). */

export interface Retreater {
  readonly hex: Hex;
  /** Hexes of the units that attacked this very unit (FL-12.62a). */
  readonly attackers: readonly Hex[];
}

/** The obstacles of a hex to a retreat. */
export interface RetreatBars {
  passable(hex: Hex): boolean;
  /** True if a combat unit that matters is there: guns left behind by the Line and Abandoned ones do not (FL-12.62b). */
  occupied(hex: Hex): boolean;
  enemyZoc(hex: Hex): boolean;
}

/** Why a unit cannot retreat to a hex next to it, the first in the order of the Decisions; null if it can. */
export function refuseRetreat(
  map: HexMap,
  { attackers }: Retreater,
  to: Hex,
  bars: RetreatBars,
): { readonly code: string; readonly clause: string } | null {
  if (attackers.some((hex) => distance(map, hex, to) <= 1))
    return { code: 'FL-R-NEARER', clause: 'FL-12.62a' };
  if (bars.enemyZoc(to)) return { code: 'FL-R-ENEMY-ZOC', clause: 'FL-12.62c' };
  if (bars.occupied(to)) return { code: 'FL-R-OCCUPIED', clause: 'FL-12.62b' };
  if (!bars.passable(to)) return { code: 'FL-R-IMPASSABLE', clause: 'FL-12.62c' };
  return null;
}

/** The hexes a unit may retreat to, ascending; none, and it is eliminated (FL-12.62f). */
export function retreatHexes(map: HexMap, unit: Retreater, bars: RetreatBars): Hex[] {
  const hexes: Hex[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(map, unit.hex, direction);
    if (to >= 0 && refuseRetreat(map, unit, to, bars) === null) hexes.push(to);
  }
  return hexes.sort((a, b) => a - b);
}
