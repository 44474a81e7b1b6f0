import {
  type Crosser,
  type Formation,
  type GoingKind,
  OBSTACLE_COST,
  type Quality,
  RATES,
  type RateRow,
} from '../tables/index.ts';

/** The cost of ground (JR-6.1). Allowances and costs are inches, unrounded. */

/** Sums of fractions that are equal on paper differ by less (JR-2.1c). Nothing is measured here. */
const SAME_SUM = 1e-6;

/** True if a cost is within an allowance. */
export function affords(allowance: number, cost: number): boolean {
  return cost <= allowance + SAME_SUM;
}

/** Inches of allowance for some inches of the way of P on one kind of ground; null if it is forbidden (JR-6.1b). */
export function goingCost(row: RateRow, going: GoingKind, inches: number): number | null {
  const { open, [going]: rate } = RATES[row];
  return rate === 0 ? null : (inches * open) / rate;
}

/** The kind of mover that pays for obstacles on a row (JR-6.1d). */
export function crosserOf(row: RateRow): Crosser {
  switch (row) {
    case 'single_line':
    case 'extended_line':
    case 'double_line':
    case 'skirmish':
    case 'march_column':
    case 'disordered_foot':
    case 'routed_foot':
      return 'foot';
    case 'mounted_line':
    case 'mounted_column':
    case 'disordered_mounted':
    case 'routed_cavalry':
      return 'mounted';
    case 'limbered_foot_battery':
    case 'limbered_horse_battery':
    case 'routed_battery':
    case 'prolonge':
      return 'battery';
    case 'officer':
      return 'officer';
  }
}

/** The cost of crossing linear obstacles (JR-6.1d). */
export function obstacleCost(row: RateRow, obstacles: number): number {
  return obstacles * OBSTACLE_COST[crosserOf(row)];
}

/** The costs of ground for a mover. */
export interface Travel {
  readonly row: RateRow;
  /** It has the road rate of its row on roads (JR-6.1c). */
  readonly byRoad: boolean;
}

/** True if units in a formation use roads, disordered and routed ones too (JR-6.1c). */
export function usesRoads(formation: Formation): boolean {
  return formation === 'march_column' || formation === 'mounted_column' || formation === 'limbered';
}

/** An officer uses roads (JR-6.1c). */
export const OFFICER_TRAVEL: Travel = { row: 'officer', byRoad: true };

/** The cost of an about-face, on any ground (JR-6.2f). */
export function aboutFaceCost(quality: Quality): number {
  return quality === 'elite' || quality === 'veteran' ? 2 : 3;
}
