import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Regiment } from '../field.ts';
import { ORDERS } from '../state.ts';
import { ORDER_RULES, type Order, UNITS } from '../tables.ts';
import { attacker, type Eye, hexOf, isHorse, nearest, standing } from './eye.ts';
import { type Intent, intentOf } from './intent.ts';

/** Hexes past a weapon's range at which a regiment that means to fire still marches. */
const MARCH_BEYOND = 1;
/** Hexes at which a defender who holds makes ready to fire. */
const MAKE_READY = 8;

/** The next order to give by these plans; null when all have what they want. */
export function nextOrder(eye: Eye, question: Question<Answer>, plans: Plans): Answer | null {
  for (const regiment of eye.field.regiments) {
    if (regiment.side !== eye.side || regiment.skirmishers) continue;
    const intent = intentOf(eye, regiment, plans);
    const order = wanted(eye, regiment, intent);
    const present = ORDERS[eye.state.order[regiment.id] ?? 0] ?? 'none';
    if (order === null || order === present || serves(present, order)) continue;
    const answer: Answer = { do: 'order', regiment: regiment.id, order };
    if (question.refuse(answer) === null) return answer;
  }
  return null;
}

/** An order that does as well is not changed: a failed check costs more than it brings (AL-4.51k, l). */
function serves(present: Order | 'none', wanted: Order): boolean {
  if (present === 'none') return false;
  if (wanted === 'FIRE' || wanted === 'MOVE_AND_FIRE') return ORDER_RULES[present].mayFire;
  return false;
}

/** The order a regiment needs for what it means to do; null when the present one will do whatever it is. */
function wanted(eye: Eye, regiment: Regiment, intent: Intent): Order | null {
  const companies = standing(eye, regiment.id);
  if (companies.length === 0) return null;
  const targets = intent.against < 0 ? eye.foes : eye.foes.filter((foe) => foe.regiment === intent.against);
  const near = Math.min(...companies.map((company) => nearest(eye, hexOf(eye, company), targets)));
  switch (intent.kind) {
    case 'hold':
      if (isHorse(regiment) || near > MAKE_READY) return null;
      return 'FIRE';
    case 'retire':
      return 'MOVE';
    case 'fire':
      return near > rangeOf(eye, regiment) + MARCH_BEYOND ? 'MOVE' : 'MOVE_AND_FIRE';
    case 'charge':
      return near <= chargeReach(eye, regiment) ? 'CHARGE' : 'MOVE';
  }
}

function rangeOf(eye: Eye, regiment: Regiment): number {
  return Math.max(...standing(eye, regiment.id).map((company) => UNITS[company.arm].maxRange));
}

/** Hexes a regiment can come to strike at: its points under CHARGE and the hex before it. */
function chargeReach(eye: Eye, regiment: Regiment): number {
  const points = UNITS[isHorse(regiment) ? 'cavalry' : 'musket'].allowance;
  const mine = eye.state.active === eye.side;
  const turn = mine ? points : Math.ceil(points / 2);
  return turn + 1 - (eye.side === attacker(eye.field) ? 0 : 1);
}
