import { inches, lengthNumber, shortLength, type TenthDegrees } from '@linstock/ground';
import { chanceThat, ONE_DIE, percentText } from '@linstock/kernel';
import type { OrderTerm, OrderTerms, Reach } from '@linstock/scene';
import { frontOf, placedOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { CHARGING, cloneState, levelOf, MARKERS, mark, type State } from '../model/state.ts';
import { namable } from '../play/charging.ts';
import { firedOn } from '../play/morale.ts';
import { ARROW_SPREAD } from '../reckon/arrow.ts';
import { leavesHalfMove } from '../reckon/forming.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import { refuseConditionalHold } from '../reckon/orders.ts';
import { bonusRow } from '../reckon/rates.ts';
import { BONUS_DICE, type Order } from '../tables/index.ts';
import { sentence } from '../tables/words.ts';
import { paceOf } from './markers.ts';
import { inReach } from './reaches.ts';
import { zones } from './sight.ts';
import { threats } from './threats.ts';
import { unitOfPiece } from './words.ts';

/** The permissions, risks and costs of change of each order (JR-4). */

/** The effect of each order, in a sentence. */
export const ORDER_DOES: Readonly<Record<Order, OrderTerm>> = {
  Fr: {
    says: 'Fires before all movement, with a die more; it must take a target there is, and does nothing else.',
    clause: 'JR-4.2a',
  },
  H: {
    says: 'Stands, and fires once from first to remaining fires, also at an enemy that moves; it may turn a little for it.',
    clause: 'JR-4.3a',
  },
  M: {
    says: 'Moves the way of its arrow after the charges, within 45 degrees of it; then it may fire with fewer dice.',
    clause: 'JR-4.6a',
  },
  Fm: {
    says: 'Changes formation or facing, or gets back into order, with half a move; then it may fire with fewer dice.',
    clause: 'JR-4.7a',
  },
  D: { says: 'Draws off from the enemy before the charges; what it loses is halved.', clause: 'JR-4.4a' },
  C: { says: 'Goes at the nearest enemy ahead, after the first fires.', clause: 'JR-4.5a' },
  CH: { says: 'Stands instead, and may fire once with a die less.', clause: 'JR-4.8a' },
};

/** The terms of an order for a unit. */
export function orderTerms(
  field: Field,
  s: State,
  unit: UnitId,
  order: Order,
  heading: TenthDegrees | null,
): OrderTerms {
  return {
    lets: ORDER_DOES[order],
    risks: [...idle(field, s, unit, order), ...underFire(field, s, unit, order)],
    change: changedBy(s, unit, order),
    reach: () => reachOf(field, s, unit, order, heading),
  };
}

/** An order without effect in the current position. */
function idle(field: Field, s: State, unit: UnitId, order: Order): OrderTerm[] {
  if (order === 'Fr' && inReach(field, s, unit).length === 0)
    return [
      { says: 'In the current position no enemy is in its reach: then it does nothing.', clause: 'JR-4.2a' },
    ];
  if (order === 'C' && namable(field, s, unit).length === 0)
    return [{ says: 'No enemy is in sight ahead: then it stands on Conditional hold.', clause: 'JR-14.1c' }];
  return [];
}

/**
 * The enemies that bear on it now, and its chance to keep its morale under this order once fire has cost it men
 * (JR-12.3, JR-12.5).
 */
function underFire(field: Field, s: State, unit: UnitId, order: Order): OrderTerm[] {
  const bearing = threats(field, s, unitPiece(unit));
  const [worst] = bearing;
  const firer = unitOfPiece(field, worst?.from[0] ?? '');
  if (firer === null)
    return [{ says: 'In the current position no enemy can fire at it.', clause: 'JR-8.1a' }];
  const check = checkUnder(field, s, unit, order, firer);
  const others = bearing.length === 1 ? '' : `, and ${bearing.length - 1} more,`;
  const who = sentence(`${nameOf(field, firer)}${others} may fire on it`).slice(0, -1);
  return [
    {
      says: `${who}. If that costs it men it keeps its morale: ${percentText(chanceThat(check, ({ passed }) => passed))}.`,
      clause: 'JR-12.3a',
    },
  ];
}

/** The check it would make under an order, hit on its front by small arms. */
function checkUnder(field: Field, s: State, unit: UnitId, order: Order, firer: UnitId) {
  const ordered = { ...cloneState(s), order: s.order.with(unit, MARKERS.indexOf(order)) };
  if (order === 'C') mark(ordered, unit, CHARGING);
  const { nerve, struck } = firedOn({ field, s: ordered }, unit, placedOf(field, s, firer), {
    aspect: 'front',
    gunLosses: 0,
  });
  return moraleReckoning(nerve, struck, `${nameOf(field, unit)}`);
}

/** The possible changes after the lock (JR-5.4b, D2). */
function changedBy(s: State, unit: UnitId, order: Order): OrderTerm {
  return refuseConditionalHold(order, levelOf(s, unit)) === null
    ? {
        says: 'Yours to change until both have locked. At the reveal it may only become Conditional hold: it stands, and fires with a die less.',
        clause: 'JR-4.8b',
      }
    : { says: 'Yours to change until both have locked, and then no more.', clause: 'JR-4.8b' };
}

/** The ground it may reach or fire at by the order from its place. */
function reachOf(field: Field, s: State, unit: UnitId, order: Order, heading: TenthDegrees | null): Reach[] {
  const piece = unitPiece(unit);
  const pace = paceOf(field, s, unit);
  const goes = (
    far: number,
    label: string,
    way?: { heading: TenthDegrees; spread: TenthDegrees },
  ): Reach[] =>
    far === 0
      ? []
      : [{ piece, does: 'goes', label, places: [], within: { far, arc: 'all', ...(way ? { way } : {}) } }];
  const { facing } = frontOf(s, unit);
  switch (order) {
    case 'M':
      return goes(pace, `up to ${shortLength(pace, 1)}`, {
        heading: heading ?? facing,
        spread: ARROW_SPREAD,
      });
    case 'C': {
      const { horseArtillery } = unitOf(field, unit);
      const row = bonusRow({ ...placedOf(field, s, unit), horseArtillery });
      const most = pace + inches(ONE_DIE.sides * BONUS_DICE[row]);
      return goes(most, `${shortLength(pace, 1)}, at best ${lengthNumber(most, 1)}`, {
        heading: facing,
        spread: ARROW_SPREAD,
      });
    }
    case 'D':
      return goes(pace, `up to ${shortLength(pace, 1)}, away`);
    case 'Fm': {
      const placed = placedOf(field, s, unit);
      const half = leavesHalfMove(placed, placed.formation) ? pace / 2 : 0;
      return goes(half, `up to ${shortLength(half, 1)}, formed`);
    }
    case 'Fr':
    case 'H':
    case 'CH': {
      const far = Math.max(0, ...zones(field, s, piece).map(({ ring }) => ring?.to ?? 0));
      return [
        {
          piece,
          does: 'strikes',
          label: `fires to ${shortLength(far, 1)}`,
          places: [],
          within: { far, arc: 'front' },
        },
      ];
    }
  }
}
