import { gap, inches } from '@linstock/ground';
import type { BlunderKind, Question } from '@linstock/kernel';
import type { PlacedUnit } from '../measure/situation.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { bestCharge } from './charging.ts';
import { isColumn, mayBeCharged, nearestFoe, type SideView, seenAt, sideViewOf } from './side-view.ts';

/** A charge that is worth less than this, in hundredths of a regiment, is hopeless. */
const HOPELESS_WORTH = -10;
/** An enemy as near as this catches a unit in march column. */
const CAUGHT_WITHIN = inches(9);
/** A friend as near as this guards a battery. */
const GUARDED_WITHIN = inches(5);

type Order = AnswerTo<'orders'>['orders'][number]['order'];

/** True if an order is silly for a unit. */
type IsSilly = (view: SideView, unit: PlacedUnit, order: Order) => boolean;

/** Counts the units of a sheet of orders for which their order is silly. */
const counted =
  (isSilly: IsSilly) =>
  (field: Field, s: State, question: Question<Answer>, answer: Answer): number => {
    if (answer.do !== 'orders') return 0;
    const view = sideViewOf(field, s, question.side);
    return answer.orders.filter(({ unit, order }) => {
      const placed = seenAt(view, unit);
      return placed !== undefined && isSilly(view, placed, order);
    }).length;
  };

/** A unit that rides along with a friend's charge needs no target of its own. */
const hopelessCharge: IsSilly = (view, unit, order) => {
  if (order !== 'C') return false;
  const charge = bestCharge(view, unit);
  return charge !== null && charge.hope < HOPELESS_WORTH;
};

const gunsGoNear: IsSilly = (view, unit, order) =>
  unit.arm === 'battery' &&
  unit.formation !== 'limbered' &&
  (order === 'M' || order === 'Fr') &&
  mayBeCharged(view, unit);

const gunsAlone: IsSilly = (view, unit) =>
  unit.arm === 'battery' &&
  mayBeCharged(view, unit) &&
  !view.own.some((friend) => friend.arm !== 'battery' && gap(friend.stand, unit.stand) <= GUARDED_WITHIN);

const caughtInColumn: IsSilly = (view, unit, order) =>
  isColumn(unit) && order !== 'Fm' && (nearestFoe(view, unit)?.far ?? CAUGHT_WITHIN + 1) <= CAUGHT_WITHIN;

const shakenGoesOn: IsSilly = (_view, unit, order) =>
  unit.level === 'shaken' && unit.arm !== 'battery' && (order === 'C' || order === 'M');

/** Orders that a club player would call silly, for the audit. */
export const BLUNDERS: readonly BlunderKind<State, Answer, Field>[] = [
  {
    name: 'hopeless charge',
    says: 'A unit is to charge though it must expect to lose more than it gains.',
    atMost: 1,
    count: counted(hopelessCharge),
  },
  {
    name: 'guns caught',
    says: 'Guns in reach of a charge are to move or to fire first, and have no fire left for the charge.',
    atMost: 0,
    count: counted(gunsGoNear),
  },
  {
    name: 'gun alone',
    says: 'Guns in reach of a charge have no friend within 5 inches when orders are given.',
    atMost: 3,
    count: counted(gunsAlone),
  },
  {
    name: 'column caught',
    says: 'A unit in march column with an enemy within 9 inches is not to form line.',
    atMost: 1,
    count: counted(caughtInColumn),
  },
  {
    name: 'shaken unit sent on',
    says: 'A shaken unit is to move or to charge.',
    atMost: 1,
    count: counted(shakenGoesOn),
  },
];
