import data from '../data/tables.json' with { type: 'json' };
import { byCase, byColumns } from './rows.ts';

/** Kinds of ground with different costs of movement (JR-7.1a). */
export const GOINGS = ['road', 'open', 'broken', 'woods', 'rough'] as const;
export type GoingKind = (typeof GOINGS)[number];

/** The rows of JR-T10. */
export const RATE_ROWS = [
  'single_line',
  'extended_line',
  'double_line',
  'skirmish',
  'march_column',
  'disordered_foot',
  'routed_foot',
  'mounted_line',
  'mounted_column',
  'disordered_mounted',
  'routed_cavalry',
  'limbered_foot_battery',
  'limbered_horse_battery',
  'routed_battery',
  'prolonge',
  'officer',
] as const;
export type RateRow = (typeof RATE_ROWS)[number];

/** JR-T10: inches a turn; 0 forbids the ground. */
export const RATES = byColumns<RateRow, Readonly<Record<GoingKind, number>>>(data['JR-T10']);

/** The rows of JR-T11. */
export const BONUS_ROWS = [
  'foot_any_formation',
  'mounted_cavalry',
  'limbered_foot_battery',
  'limbered_horse_battery',
  'unlimbered_battery',
] as const;
export type BonusRow = (typeof BONUS_ROWS)[number];

/** JR-T11: dice of the bonus move. */
export const BONUS_DICE = byCase<BonusRow, number>(data['JR-T11'].rows);

/** The kinds of movers that pay for a linear obstacle. */
export type Crosser = 'foot' | 'mounted' | 'battery' | 'officer';

/** JR-T17: inches of allowance a linear obstacle costs (JR-6.1d). */
export const OBSTACLE_COST = data['JR-T17'].obstacle_cost satisfies Readonly<Record<Crosser, number>>;
