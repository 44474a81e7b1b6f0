import { chancesOf } from '@linstock/kernel';
import { canFire, fireReckoning } from './fire.ts';
import type { Fire } from './shot.ts';
import { isHalved } from './volley.ts';

/** The exact chance that a fire costs its target anything, a horse included. */
export function chanceOfLoss(fire: Fire): number {
  if (!canFire(fire)) return 0;
  const halved = isHalved(fire.target);
  return chancesOf(fireReckoning(fire, '')).reduce((sum, { outcome: { result }, chance }) => {
    if (result === null || result === 'MC') return sum;
    const possible = result === '1*' ? 0.5 : 1; // JR-10.2a
    const odd = halved && (result === '1*' || result === 1) ? 0.5 : 1; // JR-10.3b
    return sum + chance * possible * odd;
  }, 0);
}
