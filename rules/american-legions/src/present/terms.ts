import { chanceThat, percentText, type Question } from '@linstock/kernel';
import { listNames, type OrderTerm, type OrderTerms, type Reach, sentence } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { onMap } from '../model/board.ts';
import type { Field, RegimentId } from '../model/field.ts';
import { sufferedBy } from '../model/spare.ts';
import { cloneState, orderCode, type State } from '../model/state.ts';
import { ordersAreFree } from '../play/command/order.ts';
import { mayFire } from '../play/fire-attack.ts';
import { moraleSituation } from '../play/morale.ts';
import { hexOfPose, posesOf, waysOfCompanies } from '../play/ways.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import { type MoraleResult, ORDER_RULES, type Order, type OrderRule } from '../tables/index.ts';
import { companyId } from './names.ts';
import { zones } from './sight.ts';

/** The effects of each order of a regiment: what it allows, its risks, and the cost of a change (AL-4.6). */

/** The effects of an order on the regiment that gets it; null for answers that are no orders. */
export function terms(field: Field, s: State, { side }: Question<Answer>, answer: Answer): OrderTerms | null {
  if (answer.do !== 'order') return null;
  const { regiment, order } = answer;
  const free = ordersAreFree({ s }, side, regiment);
  return {
    lets: { says: orderLets(order), clause: CLAUSES[order] },
    risks: free ? [] : [checked(field, s, regiment)],
    change: changedBy(field, s, regiment, order),
    reach: () => reachOf(field, s, regiment, order),
  };
}

const CLAUSES: Readonly<Record<Order, string>> = {
  MOVE: 'AL-4.62c',
  FIRE: 'AL-4.62d',
  MOVE_AND_FIRE: 'AL-4.62e',
  CHARGE: 'AL-4.62g',
};

const ALLOWANCE_WORDS: Readonly<Record<OrderRule['allowance'], string>> = {
  none: 'stands where it is',
  normal: 'moves its full allowance',
  half: 'moves half its allowance',
  plus_one: 'moves its full allowance and one point more',
};

/** The sentence about what an order allows a regiment and demands of it (AL-4.62). */
function orderLets(order: Order): string {
  const { allowance, fireFactor, mustShock, expires } = ORDER_RULES[order];
  const fires =
    fireFactor === 0 ? 'does not fire' : fireFactor < 1 ? 'fires at half strength' : 'fires at full strength';
  const says = [
    ALLOWANCE_WORDS[allowance],
    fires,
    ...(mustShock ? ['must charge an enemy that it meets'] : []),
  ];
  return `${sentence(listNames(says))}${expires ? '; for this turn only' : ''}.`;
}

/** The check that the order depends on now (AL-4.61b, AL-4.51j to l). */
function checked(field: Field, s: State, regiment: RegimentId): OrderTerm {
  const { passes, stays, routs } = checkNow(field, s, regiment);
  const worse = [
    ...(stays > 0
      ? [
          `keeps the old one, and a company ${sufferedBy(field, s, onMap(field, s, regiment))}: ${percentText(stays)}`,
        ]
      : []),
    ...(routs > 0 ? [`routs: ${percentText(routs)}`] : []),
  ];
  const taken = `Gets the order: ${percentText(passes)}`;
  return { says: `${[taken, ...worse].join('; ')}.`, clause: 'AL-4.61b' };
}

/** The chances of the check for changing an order, in the current position. */
function checkNow(field: Field, s: State, regiment: RegimentId) {
  const reckoning = moraleReckoning(moraleSituation(field, s, regiment, 'change_orders'));
  const chance = (result: MoraleResult): number => chanceThat(reckoning, ({ key }) => key === result);
  return {
    passes: chance('order_changed'),
    stays: chance('order_unchanged_and_D'),
    routs: chance('rout'),
  };
}

/** The cost of another order later (AL-4.61b, c, AL-3.0h). */
function changedBy(field: Field, s: State, regiment: RegimentId, order: Order): OrderTerm {
  const { passes, routs } = checkNow(field, s, regiment);
  const check = `a check: ${percentText(passes)} now${routs > 0 ? `, and ${percentText(routs)} that it routs` : ''}`;
  return ORDER_RULES[order].expires
    ? { says: `It ends with this player turn. Any order after it takes ${check}.`, clause: 'AL-3.0h' }
    : { says: `It stands until changed, which takes ${check}.`, clause: 'AL-4.61c' };
}

/** The hexes that its companies can enter under the order, or fire into from their hexes (AL-6.1f, AL-7.32). */
function reachOf(field: Field, s: State, regiment: RegimentId, order: Order): Reach[] {
  const companies = onMap(field, s, regiment);
  const { mayMove } = ORDER_RULES[order];
  const ordered = { ...cloneState(s), order: s.order.with(regiment, orderCode(order)) };
  return companies.flatMap((company): Reach[] => {
    const piece = companyId(company);
    if (!mayMove) {
      const fires = mayFire(field, ordered, company);
      const places = fires ? zones(field, ordered, piece).flatMap((zone) => zone.places) : [];
      return places.length === 0 ? [] : [{ piece, does: 'strikes', label: 'may fire here', places }];
    }
    const ways = waysOfCompanies(field, ordered, [company]);
    const hexes = new Set(posesOf(ways).map((pose) => hexOfPose(ways, pose)));
    const places = [...hexes].map((hex) => ({ hex }));
    return places.length === 0 ? [] : [{ piece, does: 'goes', label: 'may come here', places }];
  });
}
