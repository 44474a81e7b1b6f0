import { gap, inches, localOf } from '@linstock/ground';
import { aspectFrom } from '../measure/arcs.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import { orderOf } from '../model/state.ts';
import { refuseChange, refuseFlank } from '../play/ordering.ts';
import { bestCharge } from './charging.ts';
import type { SideView } from './side-view.ts';

/** Changes after the reveal of orders: charges that no longer promise anything, and flanks to be refused. */

/** Minimum worth of a charge that is not called off, in hundredths of a regiment. */
const MIN_CHARGE_WORTH = -12;
/** Distance at which a flank is threatened. */
const THREAT_DISTANCE = inches(8);

/** The markers that become Conditional hold, and the flanks refused or no longer refused. */
export function changesOf(view: SideView): AnswerTo<'changes'> {
  const hold = view.own
    .filter(({ listed }) => orderOf(view.s, listed) === 'C' && refuseChange(view.s, listed) === null)
    .filter((unit) => (bestCharge(view, unit)?.hope ?? 0) < MIN_CHARGE_WORTH)
    .map(({ listed }) => listed);
  const flanks = view.own.flatMap((unit) => {
    if (refuseFlank(view.s, unit.listed) !== null) return [];
    const flank = threatened(view, unit);
    return flank === (unit.refuses ?? 'none') ? [] : [{ unit: unit.listed, flank }];
  });
  return { do: 'changes', hold, flanks };
}

/** The flank with an enemy near; none if there is none, or one on each. */
function threatened({ foes }: SideView, { stand, formation }: PlacedUnit): 'left' | 'right' | 'none' {
  const sides = new Set<'left' | 'right'>();
  for (const foe of foes) {
    if (foe.arm === 'battery' || gap(stand, foe.stand) > THREAT_DISTANCE) continue;
    const aspect = aspectFrom(stand, formation, foe.front, null);
    if (aspect === 'front' || aspect === 'rear') continue;
    sides.add(localOf(stand, foe.front).right > 0 ? 'right' : 'left');
  }
  const [side] = sides;
  return sides.size === 1 && side ? side : 'none';
}
