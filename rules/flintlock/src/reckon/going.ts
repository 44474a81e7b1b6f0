import type { Formation, Kind, Mover, Side, SideRule, TerrainTable } from '../tables/index.ts';

/** The cost of a step (FL-7.11, FL-T-TET). */

/** The kind of mover that pays: Infantry by its formation (FL-6.41f), Cavalry, guns. */
export function moverOf(kind: Kind, formation: Formation | null): Mover {
  if (kind === 'cavalry') return 'cavalry';
  if (kind === 'artillery') return 'artillery';
  return (formation ?? 'Open').toLowerCase() as Mover;
}

/** A step: the hex entered and the hexside crossed. */
export interface Step {
  readonly terrain: string;
  readonly road: boolean;
  readonly sides: readonly Side[];
}

/** Movement Points of a step; null if it cannot be made (FL-7.11b). Along a road the road's cost is all. */
export function stepCost(table: TerrainTable, mover: Mover, { terrain, road, sides }: Step): number | null {
  if (road) return table.road;
  const ground = table.grounds.get(terrain);
  if (!ground) throw new RangeError(`The Terrain Effects Table of this battle has no "${terrain}".`);
  let cost = ground.costs[mover];
  for (const side of sides) {
    const rule = table.sides[side];
    const added = rule ? sideCost(rule, mover) : 0;
    cost = cost === null || added === null ? null : cost + added;
  }
  return cost;
}

function sideCost(rule: SideRule, mover: Mover): number | null {
  if (mover === 'cavalry') return rule.cavalry;
  if (mover === 'artillery') return rule.artillery;
  return rule.infantry;
}

/** Ground that Disorders Infantry in Close that has entered off the road (FL-7.21a, c). */
const DISORDERS_CLOSE = 'heavy woods';

/** True if a move Disorders the unit when it is complete; `entered` are the steps it has made (FL-7.21, FL-7.22). */
export function disordersMover(kind: Kind, formation: Formation | null, entered: readonly Step[]): boolean {
  if (kind !== 'infantry' || formation !== 'Close') return false;
  return entered.some(({ terrain, road }) => terrain === DISORDERS_CLOSE && !road);
}
