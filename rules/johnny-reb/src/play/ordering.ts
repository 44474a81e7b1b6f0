import { gap, isWithin, type TenthDegrees, type Thousandths } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { snapToLimit } from '../measure/limits.ts';
import { sees } from '../measure/sight.ts';
import { enemiesOf } from '../measure/situation.ts';
import { officerDistance, placedOf, situationOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { formationOf, levelOf, ON_TABLE, orderOf, type State } from '../model/state.ts';
import {
  DISENGAGE_DISTANCE,
  type OrderedUnit,
  refuseConditionalHold,
  refuseOrder,
  refuseRefusal,
} from '../reckon/orders.ts';
import type { Order } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { ORDER_WORDS } from '../tables/words.ts';

/** The markers a player may place, and the changes at the reveal (D1 to D3). */

/** The distance to the nearest visible enemy within `most`, as limits compare it; null if none is seen (JR-4.4b). */
export function visibleEnemy(field: Field, s: State, unit: UnitId, most: Thousandths): Thousandths | null {
  const situation = situationOf(field, s);
  const placed = placedOf(field, s, unit);
  const byGap = enemiesOf(situation, placed.side)
    .filter((enemy) => isWithin(placed.stand, enemy.stand, most))
    .map((enemy) => ({ enemy, far: gap(placed.stand, enemy.stand) }))
    .sort((a, b) => a.far - b.far);
  const seen = byGap.find(({ enemy }) => sees(situation, placed, enemy));
  return seen ? snapToLimit(seen.far) : null;
}

/** Why a marker may not be placed on a unit; null if it may. */
export function refuseMarker(
  field: Field,
  s: State,
  unit: UnitId,
  order: Exclude<Order, 'CH'>,
  arrow: TenthDegrees | null,
): Refusal | null {
  if (s.fate[unit] !== ON_TABLE) return refused('JR-4.1a', 'It is not on the table.');
  return (
    refuseOrder(order, new OrderCandidate(field, s, unit, arrow)) ?? refuseByBattle(field, s, unit, order)
  );
}

/** A unit that may be ordered. The units near it are found when needed. */
class OrderCandidate implements OrderedUnit {
  readonly #field: Field;
  readonly #s: State;
  readonly #unit: number;
  readonly formation;
  readonly level;
  readonly disordered;
  readonly arrow;

  constructor(field: Field, s: State, unit: UnitId, arrow: TenthDegrees | null) {
    this.#field = field;
    this.#s = s;
    this.#unit = unit;
    this.formation = formationOf(s, unit);
    this.level = levelOf(s, unit);
    this.disordered = s.disordered[unit] === 1;
    this.arrow = arrow !== null;
  }

  get officer(): Thousandths | null {
    return officerDistance(this.#field, this.#s, this.#unit);
  }

  get enemy(): Thousandths | null {
    return visibleEnemy(this.#field, this.#s, this.#unit, DISENGAGE_DISTANCE);
  }
}

/** Orders that a battle forbids for some turns, beyond the rules. */
function refuseByBattle(field: Field, s: State, unit: UnitId, order: Order): Refusal | null {
  const { heldUntil, name } = unitOf(field, unit);
  if (s.turn < heldUntil && order !== 'H')
    return refused('JR-18.3a', `The ${name} holds until turn ${heldUntil}.`);
  const held = field.restrictions.find(
    ({ units, untilTurn, orders }) => s.turn <= untilTurn && units.includes(unit) && !orders.includes(order),
  );
  if (!held) return null;
  const may = held.orders.map((each) => ORDER_WORDS[each]).join(', ');
  return refused('JR-18.3a', `Until turn ${held.untilTurn} is over the ${name} may be given only ${may}.`);
}

/** Why a marker may not become Conditional hold; null if it may (D2). */
export function refuseChange(s: State, unit: UnitId): Refusal | null {
  return refuseConditionalHold(orderOf(s, unit), levelOf(s, unit));
}

/** Why a unit may not refuse a flank; null if it may (D3). */
export function refuseFlank(s: State, unit: UnitId): Refusal | null {
  return refuseRefusal({
    formation: formationOf(s, unit),
    disordered: s.disordered[unit] === 1,
    stands: s.stands[unit]?.length ?? 0,
    order: orderOf(s, unit),
  });
}
