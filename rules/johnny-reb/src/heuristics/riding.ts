import { gap, inches } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { PlacedUnit } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import type { Officer } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { SERVES } from '../model/state.ts';
import { ridersOf, ridesOf } from '../play/moves/rides.ts';
import { isInCommand } from '../reckon/orders.ts';
import { nearestFoe, type SideView } from './side-view.ts';

/** Officers ride to the regiment that needs them: the one that is, or will soon be, in the thick of it. */

type RideAnswer = AnswerTo<'moves'> & { readonly do: 'ride' };

/**
 * The next ride that brings an officer to a unit that needs him more than his present one; null if there is
 * none.
 */
export function nextRide(view: SideView): RideAnswer | null {
  for (const id of ridersOf(view, view.side)) {
    const officer = nth(view.field.officers, id);
    const own = view.own.filter(({ listed }) =>
      officer.brigades.includes(unitOf(view.field, listed).brigade),
    );
    const wants = (unit: PlacedUnit): number => wanted(view, officer, unit, own);
    const now = own.find(({ listed }) => listed === view.s.attached[id]);
    const here = now ? wants(now) + SETTLED : 0;
    const better = own.filter((unit) => unit !== now && wants(unit) > here);
    if (better.length === 0) continue;
    const rides = ridesOf(view, id).filter(({ to }) => better.some(({ listed }) => listed === to));
    const worth = ({ to }: RideAnswer): number =>
      Math.max(...better.filter(({ listed }) => listed === to).map(wants));
    const [best] = rides.sort((a, b) => worth(b) - worth(a));
    if (best) return best;
  }
  return null;
}

/** Minimum advantage of another unit. */
const SETTLED = 1.5;
/** Within this distance of the enemy a unit wants an officer. */
const OFFICER_NEEDED_DISTANCE = inches(10);

function wanted(view: SideView, { id }: Officer, unit: PlacedUnit, own: readonly PlacedUnit[]): number {
  if (unit.arm === 'battery') return 0.2;
  const near = nearestFoe(view, unit);
  const thick = near === null ? 0 : Math.max(0, 1 - near.far / OFFICER_NEEDED_DISTANCE);
  const { attached, officer } = view.s;
  const taken = attached.some((at, other) => at === unit.listed && other !== id && officer[other] === SERVES);
  const astray = own.filter(({ stand }) => !isInCommand(gap(stand, unit.stand))).length;
  return 0.5 + 3 * thick + (unit.level === 'shaken' ? 1.5 : 0) - (taken ? 2 : 0) - astray;
}
