import { chancesOf } from '@linstock/kernel';
import type { FireCell } from '../tables/index.ts';
import { remembered } from './cache.ts';
import { fireReckoning } from './fire.ts';
import { checksMorale, type Fire } from './shot.ts';
import { spreadOf } from './spread.ts';
import { isHalved, lossesAt } from './volley.ts';

/** The exact chance that a fire costs its target something, or is a hit for which it has to check (JR-10.1 to JR-10.3). */
export function effectChance(fire: Fire): number {
  const halves = isHalved(fire.target);
  const checks = checksMorale(fire.firer) && !fire.target.routed; // JR-12.2b
  return chancesOf(fireReckoning(fire, '')).reduce(
    (sum, { outcome: { result }, chance }) =>
      sum + chance * (checks && result !== null ? 1 : lossChance({ result, halves })),
    0,
  );
}

/** The chance that a cell of the table costs a loss once its further dice are thrown. */
const lossChance = remembered(
  ({ result, halves }: { readonly result: FireCell; readonly halves: boolean }) => `${result}/${halves}`,
  ({ result, halves }) =>
    spreadOf(
      (umpire) => lossesAt(umpire, result, halves, '') > 0,
      (lost) => `${lost}`,
    ).reduce((sum, { value, chance }) => sum + (value ? chance : 0), 0),
);
