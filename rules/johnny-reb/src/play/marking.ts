import { askSealed, type Question, type Refusal, type Side, usualStanding } from '@linstock/kernel';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { frontOf } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import type { Game, Play, QuestionOf, StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { levelOf, ON_TABLE, RALLYING } from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { drawn } from './drawing.ts';
import { refuseMarker } from './ordering.ts';
import { refuseNamedOnce } from './own.ts';
import { enter } from './phases.ts';
import { asked } from './secret.ts';

/** Phase 1: both sides place their order markers in secret (JR-5.2a, D1). */

type Marker = AnswerTo<'orders'>['orders'][number];

/** Both sides mark their orders. Until phase 3 the state has only seal ids for them. */
export function* markOrders(game: Game): Play {
  const questions = asked((side) => ordersQuestion(game, side));
  const sealIds = yield* askSealed<Answer>(questions as readonly Question<Answer>[]);
  questions.forEach(({ side }, i) => (game.s.tokens[side] = sealIds[i] ?? 0));
  enter(game, RALLYING);
}

/** Units of a side that get a marker, in list order (JR-4.1a, b). */
export function markedUnits({ field, s }: StateView, side: Side): UnitId[] {
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE && levelOf(s, id) !== 'routed')
    .map(({ id }) => id);
}

/** The sheet of markers of a side; null if it has no unit to order (JR-5.2a, JR-4.1a, b). */
export function ordersQuestion(game: StateView, side: Side): QuestionOf<'orders'> | null {
  const ids = markedUnits(game, side);
  if (ids.length === 0) return null;
  return {
    side,
    kind: 'orders',
    clause: 'JR-5.2a',
    stable: true,
    sealed: true,
    standing: usualStanding(() => ({ do: 'orders', orders: [] })),
    prompt: () => 'Place an order marker on each of your units. The other side does not see them.',
    options: () => sheets(game, ids),
    refuse: ({ orders }) => refuseOrders(game, side, orders),
    sample: (choose) => ({ do: 'orders', orders: ids.map((unit) => anyMarker(game, unit, choose)) }),
  };
}

/** The same order for all who may have it, the rest on Hold: a way for each order (JR-4.1a, c). */
function sheets(game: StateView, ids: readonly number[]): AnswerTo<'orders'>[] {
  const all = ORDERS.map((order) =>
    ids.map((unit) => straight(game, unit, order)).filter((each) => may(game, each)),
  );
  const hold: AnswerTo<'orders'> = { do: 'orders', orders: [] };
  return [
    hold,
    ...all.filter((orders) => orders.length > 0).map((orders) => ({ do: 'orders' as const, orders })),
  ];
}

/** A marker; a Move goes straight ahead (JR-4.6a). */
function straight({ s }: StateView, unit: UnitId, order: Marker['order']): Marker {
  return { unit, order, arrow: order === 'M' ? frontOf(s, unit).facing : null };
}

const may = ({ field, s }: StateView, { unit, order, arrow }: Marker): boolean =>
  refuseMarker(field, s, unit, order, arrow) === null;

/** A random legal marker; a Move goes anywhere (JR-4.1a, JR-4.6a). */
function anyMarker(game: StateView, unit: UnitId, choose: (n: number) => number): Marker {
  const order = drawn(ORDERS, (each) => may(game, straight(game, unit, each)), choose) as Marker['order'];
  const marker = straight(game, unit, order);
  return marker.order === 'M' ? { ...marker, arrow: choose(3600) } : marker;
}

/** One marker each, on one's own units; only a Move has an arrow (JR-4.1a, JR-4.6a). */
function refuseOrders({ field, s }: StateView, side: Side, orders: readonly Marker[]): Refusal | null {
  const wrong = refuseNamedOnce(
    field,
    side,
    orders.map(({ unit }) => unit),
    'JR-4.1a',
  );
  if (wrong) return wrong;
  for (const { unit, order, arrow } of orders) {
    const not =
      order !== 'M' && arrow !== null
        ? refused('JR-4.6a', 'Only a Move carries an arrow.', [unitOf(field, unit).code])
        : refuseMarker(field, s, unit, order, arrow);
    if (not) return not;
  }
  return null;
}
