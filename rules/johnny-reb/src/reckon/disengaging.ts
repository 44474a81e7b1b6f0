import { type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';
import { mapPair, type Refusal } from '@linstock/kernel';
import { refused } from '../tables/refuse.ts';

/** The legal ends of a move of a disengaging unit, or a shaken one (JR-6.7a, JR-4.6c). Distances are to enemies by id. */

/** An enemy with its distance before and after a move. */
export interface EnemyDistances {
  readonly id: string;
  readonly before: Thousandths;
  readonly after: Thousandths;
}

/** Why a disengaging unit may not end there: it has to be farther from each enemy that was near (JR-6.7a). */
export function refuseDisengaging(near: readonly EnemyDistances[]): Refusal | null {
  const closer = near.filter(({ before, after }) => after <= before + TOUCH_DISTANCE);
  if (closer.length === 0) return null;
  return refused(
    'JR-6.7a',
    'It must end farther from the enemy.',
    closer.map(({ id }) => id),
  );
}

/** Why a shaken unit may not end there: no nearer to the visible enemy that is nearest (JR-4.6c). */
export function refuseClosing(visible: readonly EnemyDistances[]): Refusal | null {
  if (visible.length === 0) return null;
  const [before, after] = mapPair(['before', 'after'] as const, (when) =>
    Math.min(...visible.map((enemy) => enemy[when])),
  );
  return after < before - TOUCH_DISTANCE
    ? refused('JR-4.6c', 'A shaken unit may not close with the enemy.')
    : null;
}
