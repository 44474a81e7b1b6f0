import { nth, type Refusal, type Side, usualStanding } from '@linstock/kernel';
import type { AnswerTo } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import type { QuestionOf, StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { ON_TABLE, orderOf } from '../model/state.ts';
import { refused } from '../tables/refuse.ts';
import { namable, refuseChargeTarget, refuseSupport } from './charging.ts';
import { isThere, refuseNamedOnce } from './own.ts';

/** Each charging unit names its target, or the point unit it supports (JR-5.4c, JR-14.1, JR-14.2a, D4). */

type Charge = AnswerTo<'charges'>['charges'][number];

/** The sheet of charges of a side; null if none of its units can name an enemy (JR-5.4c, JR-14.1a, c). */
export function chargesQuestion(game: StateView, side: Side): QuestionOf<'charges'> | null {
  const { field, s } = game;
  const charging = field.units.filter(
    ({ id, side: of }) => of === side && s.fate[id] === ON_TABLE && orderOf(s, id) === 'C',
  );
  const leads = charging
    .map(({ id }) => ({ unit: id, targets: namable(field, s, id) }))
    .filter(({ targets }) => targets.length > 0);
  if (leads.length === 0) return null;
  const sheet = (pick: (n: number) => number): AnswerTo<'charges'> => ({
    do: 'charges',
    charges: leads.map(({ unit, targets }) => ({ unit, target: nth(targets, pick(targets.length)) })),
  });
  const must = leads.map(({ unit }) => unit);
  // A unit with no choice of target or point unit chooses nothing.
  const alike = (): boolean =>
    leads.every(({ targets }) => targets.length === 1) &&
    !charging.some(({ id }) => must.some((point) => refuseSupport(field, s, id, point, true) === null));
  return {
    side,
    kind: 'charges',
    clause: 'JR-5.4c',
    stable: true,
    sealed: true,
    standing: usualStanding(() => sheet(() => 0), alike),
    prompt: () => 'Which enemy does each unit charge, or which unit does it support?',
    options: () => [sheet(() => 0)],
    refuse: ({ charges }) => refuseCharges(game, side, charges, must),
    sample: sheet,
  };
}

/** Why a sheet of charges is not legal; null if it is: each unit that can name an enemy names one (JR-5.4c, JR-14.2a). */
function refuseCharges(
  { field, s }: StateView,
  side: Side,
  charges: readonly Charge[],
  must: readonly UnitId[],
): Refusal | null {
  const named = charges.map(({ unit }) => unit);
  const wrong = refuseNamedOnce(field, side, named, 'JR-5.4c');
  if (wrong) return wrong;
  const leaders = charges.filter((each) => 'target' in each).map(({ unit }) => unit);
  for (const charge of charges) {
    const not = refuseOne({ field, s }, side, charge, leaders);
    if (not) return not;
  }
  const missing = must.find((unit) => !named.includes(unit));
  if (missing === undefined) return null;
  const { name, code } = unitOf(field, missing);
  return refused('JR-5.4c', `The ${name} charges: name its target, or the unit it supports.`, [code]);
}

/** Why a unit may not charge, or support, so; null if it may (JR-5.4c, JR-14.1a, JR-14.2a). */
function refuseOne(
  { field, s }: StateView,
  side: Side,
  charge: Charge,
  leaders: readonly UnitId[],
): Refusal | null {
  const { name, code } = unitOf(field, charge.unit);
  if (orderOf(s, charge.unit) !== 'C' || !isThere(field, s, charge.unit, side))
    return refused('JR-5.4c', `The ${name} has no Charge marker.`, [code]);
  if ('target' in charge)
    return isThere(field, s, charge.target, side === 0 ? 1 : 0)
      ? refuseChargeTarget(field, s, charge.unit, charge.target)
      : refused('JR-14.1a', 'A charge is made against an enemy on the table.');
  return isThere(field, s, charge.point, side)
    ? refuseSupport(field, s, charge.unit, charge.point, leaders.includes(charge.point))
    : refused('JR-14.2a', 'It supports a friendly unit that charges.');
}
