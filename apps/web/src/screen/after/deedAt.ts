import { rankOf } from '../../words/came.ts';
import type { Deed } from '../../words/deeds.ts';

/** What an entry is told by: the blow or the march it belongs to rather than what else was said. */
export function deedAt(deeds: readonly Deed[], n: number): Deed | null {
  const told = deeds.filter(({ lines }) => lines.some((each) => each.n === n));
  // A check belongs to the blow that called for it: the blow is the weightier, and of two the one that hit.
  const weight = ({ kind, harms, rolls: [roll] }: Deed) =>
    WEIGHTS.indexOf(kind) +
    (harms.length > 0 && kind !== 'check' ? WEIGHTS.length : 0) +
    (kind === 'blow' && roll && rankOf(roll) > 0 ? 0.5 : 0);
  return told.reduce<Deed | null>((best, deed) => (best && weight(best) >= weight(deed) ? best : deed), null);
}

/** Kinds of deeds, the weightiest last. */
const WEIGHTS: readonly Deed['kind'][] = ['turn', 'phase', 'other', 'way', 'check', 'harm', 'blow'];
