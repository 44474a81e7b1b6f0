import data from '../data/tables.json' with { type: 'json' };
import { byColumns } from './rows.ts';

/** The arms (Vocabulary); an officer is not an arm. */
export const ARMS = ['infantry', 'dismounted', 'mounted', 'battery'] as const;
export type Arm = (typeof ARMS)[number];

/** The nine formations (JR-3.1). */
export const FORMATIONS = [
  'single_line',
  'extended_line',
  'double_line',
  'skirmish',
  'march_column',
  'mounted_line',
  'mounted_column',
  'unlimbered',
  'limbered',
] as const;
export type Formation = (typeof FORMATIONS)[number];

/** The row of JR-T5 a formation takes as a target. */
export type TargetFormation = Exclude<Formation, 'mounted_line' | 'mounted_column'> | 'mounted_cavalry';

/** One row of JR-T9; files and ranks are counted in stands. */
export interface FormationRule {
  /** One stand, all stands, or half of them. */
  readonly files: '1' | 'n' | 'ceil(n/2)';
  readonly ranks: '1' | 'n' | '2 (1 if n=1)';
  readonly file_pitch: number;
  readonly fire_multiplier: number;
  readonly charge_morale: number;
  readonly target_formation_row: TargetFormation;
  readonly may_charge: boolean;
}

/** JR-T9. */
export const FORMATION_RULES = byColumns<Formation, FormationRule>(data['JR-T9']);

const { infantry, dismounted_cavalry, cavalry, battery_unlimbered, battery_limbered } = data['JR-T9'].stands;

/** The size of one stand in inches: `w` wide, `d` deep. */
export interface StandSize {
  readonly w: number;
  readonly d: number;
}

/** The stand of an arm in a formation (JR-3.2a). */
export function standSize(arm: Arm, formation: Formation): StandSize {
  switch (arm) {
    case 'infantry':
      return infantry;
    case 'dismounted':
      return dismounted_cavalry;
    case 'mounted':
      return cavalry;
    case 'battery':
      return formation === 'limbered' ? battery_limbered : battery_unlimbered;
  }
}

const { disordered_multiplier_cap, dismounted_multiplier } = data['JR-T9'].modifiers;

/** The maximum part of its strength that a disordered unit, or dismounted cavalry, fires with (JR-8.2b). */
export const STRENGTH_CAPS = {
  disordered: disordered_multiplier_cap,
  dismounted: dismounted_multiplier,
} as const;
