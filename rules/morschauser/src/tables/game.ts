import { cellsOf, nth } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { Armament, Trait, TroopType } from './troops.ts';

/** Engineering, points and the reasons of refusals (T-ENGINEERING, T-POINTS, T-REASONS). */

/** One row of T-ENGINEERING. */
export interface EngineeringTask {
  readonly task: EngineeringName;
  readonly label: string;
  readonly turnsOfWork: number;
  readonly result: string;
}
/** The tasks of T-ENGINEERING. */
export type EngineeringName = 'buildBridge' | 'destroyBridge' | 'earthwork' | 'obstacle';

const ENGINEERING_NAMES: readonly EngineeringName[] = [
  'buildBridge',
  'destroyBridge',
  'earthwork',
  'obstacle',
];

/** T-ENGINEERING, row by row (MM-E7k4). */
export const ENGINEERING: readonly EngineeringTask[] = cellsOf<
  readonly (readonly [string, number, string])[]
>(data['T-ENGINEERING'].rows).map(([label, turnsOfWork, result], i) => ({
  task: nth(ENGINEERING_NAMES, i),
  label,
  turnsOfWork,
  result,
}));

/** T-POINTS: what a free force may cost and what each thing costs (MM-BAT1f). */
export const POINTS = {
  budget: data['T-POINTS'].budget,
  base: data['T-POINTS'].base satisfies Readonly<
    Record<TroopType | 'brigadeGeneral' | 'armyCommander', number>
  >,
  add: cellsOf<Readonly<Partial<Record<Trait | Armament, number>>>>(data['T-POINTS'].add),
} as const;

/** T-REASONS by code: its meaning, and its rules. */
export const REASONS: ReadonlyMap<string, { readonly meaning: string; readonly clauses: string }> = new Map(
  cellsOf<readonly (readonly [string, string, string])[]>(data['T-REASONS'].rows).map(
    ([code, meaning, clauses]) => [code, { meaning, clauses }],
  ),
);
