import { type Arm, type BonusRow, type Formation, type Level, RATES, type RateRow } from '../tables/index.ts';

/** The row by which a unit moves, and its distance (JR-6.1a, e, JR-11.4b). */

/** The facts about a unit that decide its rate. */
export interface Mover {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly level: Level;
  readonly disordered: boolean;
  /** A battery's gunners are mounted. */
  readonly horseArtillery: boolean;
}

/** The row of JR-T10 a unit begins its legs on (JR-6.1e). */
export function rateRow({ arm, formation, level, disordered, horseArtillery }: Mover): RateRow {
  if (arm === 'battery') {
    if (level === 'routed') return 'routed_battery';
    if (formation === 'unlimbered') return 'prolonge';
    return horseArtillery ? 'limbered_horse_battery' : 'limbered_foot_battery';
  }
  const mounted = arm === 'mounted';
  if (level === 'routed') return mounted ? 'routed_cavalry' : 'routed_foot';
  if (disordered) return mounted ? 'disordered_mounted' : 'disordered_foot';
  return formationRow(formation);
}

/** The row of a formation of foot or horse, in whatever condition. */
export function formationRow(formation: Formation): RateRow {
  if (formation === 'limbered' || formation === 'unlimbered')
    throw new RangeError(`A battery has no row for "${formation}" by formation alone; ask rateRow.`);
  return formation;
}

/** The row of JR-T11 of a unit (JR-6.1e, JR-11.4b, JR-17.2a). */
export function bonusRow({ arm, formation, horseArtillery }: Mover): BonusRow {
  if (arm === 'mounted') return 'mounted_cavalry';
  if (arm !== 'battery') return 'foot_any_formation';
  if (formation === 'unlimbered') return 'unlimbered_battery';
  return horseArtillery ? 'limbered_horse_battery' : 'limbered_foot_battery';
}

/**
 * The share of its rate that a limbered battery still has after losing horses; 0 if it cannot move or limber
 * at all (JR-11.4b).
 */
export function horsePower(horseMarkers: number, sections: number): number {
  if (horseMarkers >= sections && horseMarkers > 0) return 0;
  return horseMarkers > 0 ? 0.5 : 1;
}

/**
 * The inches a unit may spend (JR-6.1a).
 * @param half true if forming leaves it half a move
 * @param bonus the bonus move roll of a quick march
 * @param power the share of its rate that a battery has (JR-11.4b); the bonus is not reduced
 */
export function allowance(row: RateRow, half: boolean, bonus: number, power = 1): number {
  return (RATES[row].open * power + bonus) * (half ? 0.5 : 1);
}
