import { shortLength, type TenthDegrees } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import type {
  AttackPreview,
  Filled,
  OrderMarker,
  RowNote,
  Sheet,
  SheetChoice,
  SheetRow,
} from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { frontOf, strengthOfUnit } from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { cloneState, levelOf, MARKERS, type State } from '../model/state.ts';
import { chargePreview } from '../play/charge/preview.ts';
import { namable, refuseSupport } from '../play/charging.ts';
import { markedUnits } from '../play/marking.ts';
import { refuseMarker } from '../play/ordering.ts';
import { ARROW_SPREAD } from '../reckon/arrow.ts';
import { ORDERS } from '../tables/index.ts';
import { ORDER_WORDS } from '../tables/words.ts';
import { otherOrders } from './attack-preview/alternatives.ts';
import { chargeTold } from './attack-preview/charge.ts';
import { faceUp, paceOf } from './markers.ts';
import { gapTo, inReach } from './reaches.ts';
import { ORDER_DOES, orderTerms } from './terms.ts';
import { bareName, brigadeBody, ORDER_SIGNS } from './words.ts';

/** The sheet of orders: a row a unit, a marker each (JR-5.2a, D1). */

type Orders = AnswerTo<'orders'>;
type PlacedOrder = (typeof ORDERS)[number];

/** The key for each order in the form. */
const KEYS: Readonly<Record<PlacedOrder, string>> = { Fr: 'F', H: 'H', M: 'M', Fm: 'O', D: 'D', C: 'C' };

/** The sheet of orders of the side asked. */
export function orderSheet(field: Field, s: State, { side }: Pick<Question<Answer>, 'side'>): Sheet<Orders> {
  const ids = markedUnits({ field, s }, side);
  return {
    title: 'Orders of the turn',
    untold: ORDER_WORDS.H,
    rows: ids.map((unit) => orderRowOf(field, s, unit)),
    refusePart: () => null,
    answer: (filled) => ({ do: 'orders', orders: ordersIn(ids, filled) }),
    read: ({ orders }) =>
      Object.fromEntries(orders.map(({ unit, order, arrow }) => [`${unit}`, written(order, arrow)])),
    means: (row, told) => meansOf(field, s, Number(row.id), told),
    terms: ({ id }, told) => {
      const order = ORDERS.find((each) => each === told.choice);
      return order === undefined ? null : orderTerms(field, s, Number(id), order, headingOf(told));
    },
    attackPreview: ({ id }, told, filled) =>
      told.choice === 'C' ? chargeOrdered(field, s, Number(id), ordersIn(ids, filled)) : null,
    markers: (filled) => ids.map((unit) => markerOf(field, s, unit, filled[`${unit}`] ?? null)),
    warn: (filled) => warnings(field, s, ids, filled),
  };
}

function written(order: PlacedOrder, arrow: number | null): RowNote {
  return arrow === null ? { choice: order } : { choice: order, detail: { heading: arrow } };
}

function ordersIn(ids: readonly number[], filled: Filled): Orders['orders'] {
  return ids.flatMap((unit) => {
    const told = filled[`${unit}`];
    const order = ORDERS.find((each) => each === told?.choice);
    if (order === undefined) return [];
    return [{ unit, order, arrow: headingOf(told) }];
  });
}

/** The way a row's arrow points; null if it has none. */
function headingOf(told: RowNote | null | undefined): TenthDegrees | null {
  const detail = told?.detail;
  return detail && 'heading' in detail ? detail.heading : null;
}

function orderRowOf(field: Field, s: State, unit: UnitId): SheetRow {
  const { brigade, name, quality, arm } = unitOf(field, unit);
  const strength = strengthOfUnit(field, s, unit);
  const counted = arm === 'battery' ? `${2 * strength} guns` : `${strength} figures`;
  const state = [counted, quality, levelOf(s, unit), ...(s.disordered[unit] === 1 ? ['disordered'] : [])];
  return {
    id: `${unit}`,
    piece: unitPiece(unit),
    body: brigadeBody(brigade),
    label: name,
    state: state.join(', '),
    choices: ORDERS.map((order) => choiceOf(field, s, unit, order)),
  };
}

function choiceOf(field: Field, s: State, unit: UnitId, order: PlacedOrder): SheetChoice {
  const { facing } = frontOf(s, unit);
  const refusal = refuseMarker(field, s, unit, order, order === 'M' ? facing : null);
  const vain = refusal === null && order === 'C' && namable(field, s, unit).length === 0;
  return {
    id: order,
    label: ORDER_WORDS[order],
    letter: order,
    key: KEYS[order],
    sign: ORDER_SIGNS[order],
    does: ORDER_DOES[order].says,
    refusal,
    ...(vain
      ? {
          vain: {
            sentence: 'With no enemy in sight ahead it would stand on Conditional hold.',
            clause: 'JR-14.1c',
          },
        }
      : {}),
    ...(order === 'M'
      ? {
          needs: {
            kind: 'heading' as const,
            label: 'which way',
            ahead: facing,
            spread: ARROW_SPREAD,
          },
        }
      : {}),
  };
}

/** The charge a unit would make with that order: the others with their present choices, the enemy on Hold (JR-4.1c). */
function chargeOrdered(field: Field, s: State, unit: UnitId, orders: Orders['orders']): AttackPreview | null {
  const [target] = namable(field, s, unit);
  if (target === undefined || refuseMarker(field, s, unit, 'C', null) !== null) return null;
  const told = new Map(orders.map((each) => [each.unit, each.order]));
  const order = s.order.map((_, id) => {
    if (levelOf(s, id) === 'routed') return NONE;
    return MARKERS.indexOf(id === unit ? 'C' : (told.get(id) ?? 'H'));
  });
  const charges = s.charges.map((_, id) => (id === unit ? target : NONE));
  const alone = { ...cloneState(s), order, charges, supports: s.supports.map(() => NONE) };
  const { side } = unitOf(field, unit);
  const along = (id: UnitId): boolean =>
    unitOf(field, id).side === side &&
    told.get(id) === 'C' &&
    refuseSupport(field, alone, id, unit, true) === null;
  const game = { field, s: { ...alone, supports: alone.supports.map((_, id) => (along(id) ? unit : NONE)) } };
  return chargeTold(game, unit, target, {
    assumes:
      'The enemy’s orders are not known. In this preview all enemy units hold, the target does not turn, and only the target fires. Your units that charge support it if they may.',
    ways: () => otherOrders(game, unit, target),
  });
}

/** The effect of an order in the current position. */
function meansOf(field: Field, s: State, unit: UnitId, told: RowNote | null): string {
  switch (told?.choice) {
    case undefined:
      return '';
    case 'M':
      return `at ${Math.round((headingOf(told) ?? 0) / 10)}°, up to ${shortLength(paceOf(field, s, unit), 1)}`;
    case 'C': {
      const [target] = namable(field, s, unit);
      if (target === undefined) return 'no enemy in sight ahead';
      const goes = `must go at ${bareName(field, target)}, ${shortLength(gapTo(field, s, unit, target), 1)}`;
      return `${goes}${barredNow(field, s, unit, target)}`;
    }
    case 'Fr':
    case 'H':
      return targetsInWords(inReach(field, s, unit));
    default:
      return '';
  }
}

/** The obstacle on the way of a charge in the current position; empty if there is none. */
function barredNow(field: Field, s: State, unit: UnitId, target: UnitId): string {
  const preview = chargePreview({ field, s }, unit, target);
  if ('plan' in preview) return '';
  return `; in the current position: ${preview.sentence.slice(0, 1).toLowerCase()}${preview.sentence.slice(1, -1)}`;
}

function targetsInWords(ranges: readonly number[]): string {
  const [nearest] = ranges;
  if (nearest === undefined) return 'no enemy in reach now';
  return `${ranges.length === 1 ? 'one target' : `${ranges.length} targets, nearest`} at ${shortLength(nearest, 1)}`;
}

function markerOf(field: Field, s: State, unit: UnitId, told: RowNote | null): OrderMarker {
  const order = ORDERS.find((each) => each === told?.choice);
  if (order === undefined)
    return { piece: unitPiece(unit), face: 'unset', label: `not set: ${ORDER_WORDS.H}` };
  return faceUp(field, s, unit, order, headingOf(told) ?? NONE);
}

/** Orders without effect, and two that aim at one enemy. */
function warnings(field: Field, s: State, ids: readonly number[], filled: Filled): string[] {
  const idle = ids.filter(
    (unit) => filled[`${unit}`]?.choice === 'Fr' && inReach(field, s, unit).length === 0,
  );
  return idle.map((unit) => `${bareName(field, unit)} has no target for First fire in the current position.`);
}
