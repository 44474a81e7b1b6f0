import { cellsOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { Level, Quality } from './morale.ts';
import { bandOf, byCase } from './rows.ts';

/** JR-T12: the numbers added to the die of the volley point. */
export const VOLLEY_POINT = byCase<
  'defender_conditional_hold_or_disordered_or_forming' | 'defender_officer_present_or_in_works',
  number
>(data['JR-T12'].modifiers);

/** JR-T12: inches a pip, by the defender's quality. */
export const INCHES_A_PIP = byCase<Quality, number>(data['JR-T12'].inches_per_pip);

/** JR-T12: the fewest pips. */
export const LEAST_PIPS = data['JR-T12'].minimum;

/** The fate of a beaten defender (JR-14.8b). */
export type ImpactStatus = Level | 'picked_up';

const STATUS_ROWS = cellsOf<readonly (readonly [string, ImpactStatus])[]>(
  data['JR-T13'].defender_loses.status,
).map(([totals, status]) => [bandOf(totals), status] as const);

/** JR-T13: the result of the two dice of a beaten defender. */
export function impactStatus(roll: number): ImpactStatus {
  const row = STATUS_ROWS.find(([[least, most]]) => roll >= least && roll <= most);
  if (!row) throw new RangeError(`JR-T13 has no row for ${roll}; two dice show 2 to 12.`);
  return row[1];
}

/** The units that inflict losses in a melee, or suffer them (JR-T14). */
export type Fighter = 'foot' | 'mounted' | 'battery';

const MULTIPLIERS = cellsOf<readonly (readonly [Fighter, Fighter, number])[]>(data['JR-T14'].rows);

/** JR-T14: how often a loss counts. */
export function meleeMultiplier(by: Fighter, on: Fighter): number {
  const row = MULTIPLIERS.find(([inflicting, suffering]) => inflicting === by && suffering === on);
  // No row gives the losses between batteries in contact; every loss of a battery is single (JR-15.3b).
  return row?.[2] ?? 1;
}
