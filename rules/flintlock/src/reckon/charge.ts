/** The conditions of a Charge (FL-13.22). */

/** A way to charge along, in the position when the Charge is named (FL-13.22g). */
export interface ChargeWay {
  /** Movement Points of each hex of the path, hexsides included, the target's hex last. */
  readonly stepCosts: readonly (number | null)[];
  /** Hexes from start to target. */
  readonly distance: number;
  readonly sight: boolean;
  readonly disordered: boolean;
  /** Some step, or the attack, goes into no frontal hex of the facing chosen. */
  readonly turns: boolean;
  /** An approach hex is occupied, or one before the last is in an enemy ZOC. */
  readonly blocked: boolean;
}

/** Hexes between start and target (FL-13.22c). */
const CHARGE_HEXES = { least: 2, most: 4 } as const;
/** The maximum cost of a hex of the path for Cavalry (FL-13.22d). */
const MAX_HEX_COST = 2;

/** Why it cannot charge in this way, the first reason in the order of the Decisions; null if it can. */
export function refuseCharge(way: ChargeWay): { readonly code: string; readonly clause: string } | null {
  if (way.disordered) return { code: 'FL-R-DISORDERED-CAV', clause: 'FL-11.51e' };
  if (way.distance < CHARGE_HEXES.least || way.distance > CHARGE_HEXES.most)
    return { code: 'FL-R-CHARGE-DISTANCE', clause: 'FL-13.22c' };
  if (way.stepCosts.some((cost) => cost === null || cost > MAX_HEX_COST))
    return { code: 'FL-R-CHARGE-TERRAIN', clause: 'FL-13.22d' };
  if (!way.sight) return { code: 'FL-R-LOS', clause: 'FL-13.22d' };
  if (way.turns) return { code: 'FL-R-CHARGE-TURN', clause: 'FL-13.22e' };
  if (way.blocked) return { code: 'FL-R-CHARGE-BLOCKED', clause: 'FL-13.22g' };
  return null;
}
