import { inches, lengthWords } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { inFrontArc } from '../measure/arcs.ts';
import { chargeTargets } from '../measure/charge-way.ts';
import { isSteady } from '../measure/situation.ts';
import { isNearEnough } from '../measure/supports.ts';
import { officersWith, placedOf, situationOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { officerOf, unitOf } from '../model/naming.ts';
import { CHARGED_AT, FELL_BACK, has, ON_TABLE, orderOf, type State } from '../model/state.ts';
import { refused } from '../tables/refuse.ts';

/** The enemies that a charge may name, and its possible supports (JR-14.1, JR-14.2, D4). */

/** True if a unit can still carry out a Charge: steady, and no charge or fall-back has upset it (JR-14.1c, JR-5.11a). */
export function mayCharge(field: Field, s: State, unit: UnitId): boolean {
  return (
    s.fate[unit] === ON_TABLE && isSteady(placedOf(field, s, unit)) && !has(s, unit, FELL_BACK | CHARGED_AT)
  );
}

/** The enemies a unit may name: all equally close; none if it can name nothing (JR-14.1a to c). */
export function namable(field: Field, s: State, unit: UnitId): readonly UnitId[] {
  const found = chargeTargets(situationOf(field, s), placedOf(field, s, unit));
  return found ? found.targets.map(({ listed }) => listed) : [];
}

/** Why a unit may not name an enemy; null if it may. */
export function refuseChargeTarget(field: Field, s: State, unit: UnitId, target: UnitId): Refusal | null {
  if (namable(field, s, unit).includes(target)) return null;
  const [charger, enemy] = [placedOf(field, s, unit), placedOf(field, s, target)];
  if (!inFrontArc(charger.stand, enemy.stand))
    return refused('JR-14.1b', 'It is not in the front arc.', [enemy.id]);
  const found = chargeTargets(situationOf(field, s), charger);
  return found?.angled === true
    ? refused('JR-14.1b', 'It is not the closest visible enemy in the front arc.', [enemy.id])
    : refused('JR-14.1a', 'It is not the closest visible enemy in the primary zone.', [enemy.id]);
}

/**
 * Why a unit may not name a point unit to support; null if it may (JR-14.2a).
 * @param leads whether that unit names a target itself
 */
export function refuseSupport(
  field: Field,
  s: State,
  unit: UnitId,
  point: UnitId,
  leads: boolean,
): Refusal | null {
  const at = [unitOf(field, point).code];
  if (unit === point || unitOf(field, unit).side !== unitOf(field, point).side || orderOf(s, point) !== 'C')
    return refused('JR-14.2a', 'It supports a friendly unit that charges.', at);
  if (!leads) return refused('JR-14.2a', 'That unit names no target itself.', at);
  if (!areTogether(field, s, unit, point))
    return refused(
      'JR-14.2a',
      'They are of one brigade, or of a division whose officer is with that unit.',
      at,
    );
  if (!isNearEnough(placedOf(field, s, unit), placedOf(field, s, point)))
    return refused('JR-14.2a', `It is more than ${lengthWords(inches(2))} from the point unit.`, at);
  return null;
}

/** True if two units are of one brigade, or of one command of a division officer who is with the point unit. */
function areTogether(field: Field, s: State, unit: UnitId, point: UnitId): boolean {
  const { brigade } = unitOf(field, unit);
  if (brigade === unitOf(field, point).brigade) return true;
  return officersWith(field, s, point).some((officer) => {
    const { rank, brigades } = officerOf(field, officer);
    return rank === 'division' && brigades.includes(brigade);
  });
}
