import { DIRECTION_NAMES, distance, type Hex, neighbour } from '@linstock/ground';
import type { BlunderKind, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { isRouted, leaderHex, lookAround, orderOf } from '../model/board.ts';
import type { Company, Field, Regiment } from '../model/field.ts';
import { FIRING, MOVED, NONE, OK, ORDERS, type State } from '../model/state.ts';
import { companyFire } from '../reckon/fire.ts';
import { sightReason } from '../reckon/sight.ts';
import { isGun, isInfantry, ORDER_RULES, type Order, STACKING_LIMIT, UNITS } from '../tables/index.ts';
import { checkChances } from './checks.ts';
import { isGivenAway } from './duties.ts';
import { isFreeOrder } from './orders.ts';
import {
  attacker,
  hexInView,
  isDisordered,
  nearest,
  type SideView,
  sideViewOf,
  standing,
} from './side-view.ts';

/** A rally with less than the first chance to pass and more than the second chance to cost a company is hopeless. */
const HOPELESS = { pass: 0.1, cost: 0.3 } as const;
/** The least chance to pass that makes an order check sensible. */
const LIKELY = 0.6;
/** Hexes within which an enemy endangers a gun, and within which a friend guards it. */
const ENDANGERED = 4;
const GUARDED = 1;

/** The facings that a company may have. */
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

type Count = (view: SideView, answer: Answer, question: Question<Answer>) => number;

const counted =
  (count: Count) =>
  (field: Field, state: State, question: Question<Answer>, answer: Answer): number =>
    count(sideViewOf(field, state, question.side, false), answer, question);

const hopelessRally: Count = (view, answer) => {
  if (answer.do !== 'rally') return 0;
  const { pass, cost } = checkChances(view, answer.regiment, 'rally_regiment');
  return pass < HOPELESS.pass && cost > HOPELESS.cost ? 1 : 0;
};

const rallyIntoFullHex: Count = ({ field, state }, answer) => {
  if (answer.do !== 'rally-company') return 0;
  const regiment = field.regiments[field.companies[answer.company]?.regiment ?? NONE];
  if (!regiment) return 0;
  const hex = leaderHex(field, state, regiment.leader);
  return field.companies.filter(({ id }) => state.at[id] === hex).length >= STACKING_LIMIT ? 1 : 0;
};

const unlikelyOrder: Count = (view, answer) => {
  if (answer.do !== 'order' || isFreeOrder(view, answer.regiment)) return 0;
  return checkChances(view, answer.regiment, 'change_orders').pass < LIKELY ? 1 : 0;
};

/** Foot of a defender that marches under MOVE on turn 1, nearer to the enemy or downhill: it cannot fire at who comes on. */
const groundLeft: Count = (view, answer) => {
  const { field, state, side, map } = view;
  if (answer.do !== 'move' || state.turn > 1 || side === attacker(field)) return 0;
  const foot = answer.companies.filter((id) => {
    const company = field.companies[id];
    if (!company || company.gun !== null || company.arm === 'cavalry') return false;
    return ORDERS[state.order[company.regiment] ?? 0] === 'MOVE';
  });
  const from = state.at[foot[0] ?? NONE] ?? NONE;
  if (from === NONE) return 0;
  const steps = answer.actions.map((action) => DIRECTION_NAMES.findIndex((name) => name === action));
  const to = steps.reduce((hex, step) => (step < 0 ? hex : neighbour(map, hex, step)), from);
  return to !== from && isGivenAway(view, from, to) ? foot.length : 0;
};

const gunsAlone: Count = (view, answer, { kind }) =>
  kind !== 'move' || answer.do !== 'done'
    ? 0
    : view.own.filter((company) => isGunAlone(view, company)).length;

function isGunAlone(view: SideView, gun: Company): boolean {
  if (gun.gun === null) return false;
  const hex = hexInView(view, gun);
  const friends = view.own.filter((company) => company.gun === null);
  return nearest(view, hex, view.foes) <= ENDANGERED && nearest(view, hex, friends) > GUARDED;
}

const unableToAnswer: Count = (view, answer, { kind }) => {
  if (kind !== 'move' || answer.do !== 'done') return 0;
  return view.field.regiments.filter((regiment) => isUnableToAnswer(view, regiment)).length;
};

/** True if a regiment stands under fire that it cannot return, and has not moved in this phase. */
function isUnableToAnswer(view: SideView, regiment: Regiment): boolean {
  const { state } = view;
  if (regiment.side !== view.side || regiment.skirmishers || state.regimentState[regiment.id] !== OK)
    return false;
  const companies = standing(view, regiment.id);
  if (companies.some(({ id }) => ((state.done[id] ?? 0) & MOVED) !== 0)) return false;
  const order = ORDERS[state.order[regiment.id] ?? 0] ?? 'none';
  if (order === 'CHARGE' || !companies.some((company) => isShotAt(view, hexInView(view, company))))
    return false;
  return (
    !mayFireUnder(order === 'none' ? null : order) ||
    !companies.some((company) => view.foes.some((foe) => bears(view, foe, company)))
  );
}

const mayFireUnder = (order: Order | null): boolean => order !== null && ORDER_RULES[order].mayFire;

const bears = (view: SideView, foe: Company, company: Company): boolean =>
  distance(view.map, hexInView(view, foe), hexInView(view, company)) <= UNITS[company.arm].maxRange;

/** True if enemies can fire at a hex as they stand, with any facing: with orders for it, in sight, and strong enough. */
function isShotAt(view: SideView, hex: Hex): boolean {
  const { field, state, map } = view;
  const { held } = lookAround(field, state);
  const isHeld = (at: Hex): boolean => held[at * 2] !== 0 || held[at * 2 + 1] !== 0;
  let strength = 0;
  for (const foe of view.foes) {
    const from = hexInView(view, foe);
    if (isRouted(field, state, foe.id) || state.outOfCommand[foe.id] === 1) continue;
    const order = orderOf(state, foe.regiment);
    if (isGun(foe.arm) ? state.gunSide[foe.id] !== FIRING : isInfantry(foe.arm) && !mayFireUnder(order))
      continue;
    const range = distance(map, from, hex);
    if (range > UNITS[foe.arm].maxRange) continue;
    const sees = FACINGS.some(
      (facing) => sightReason(map, from, facing, hex, foe.gun !== null, isHeld) === null,
    );
    if (sees) strength += companyFire(foe.arm, range, isDisordered(state, foe), order);
  }
  return strength >= 1;
}
/** The blunders that the audit counts. The limits are for a game of two captains at Cowpens. */
export const BLUNDERS: readonly BlunderKind<State, Answer, Field>[] = [
  {
    name: 'hopeless rally',
    says: 'A regiment tries to rally with under 10 % to pass and over 30 % to lose a company.',
    atMost: 0,
    count: counted(hopelessRally),
  },
  {
    name: 'rally into a full hex',
    says: 'A company is brought back into a hex that is full, so that one is lost.',
    atMost: 0,
    count: counted(rallyIntoFullHex),
  },
  {
    name: 'ground left',
    says: "A defender's company of foot marches under MOVE on turn 1, nearer to the enemy or downhill.",
    atMost: 2,
    count: counted(groundLeft),
  },
  {
    name: 'unlikely order',
    says: 'An order is tried that needs a check with under 60 % to pass.',
    atMost: 3,
    count: counted(unlikelyOrder),
  },
  {
    name: 'unable to answer',
    says: 'A regiment ends a Movement Phase where it stood, under fire that it cannot return.',
    atMost: 8,
    count: counted(unableToAnswer),
  },
  {
    name: 'gun alone',
    says: 'A gun ends a Movement Phase with an enemy within four hexes and no friend next to it.',
    atMost: 2,
    count: counted(gunsAlone),
  },
];
