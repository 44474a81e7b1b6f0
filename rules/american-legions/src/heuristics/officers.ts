import type { Hex } from '@linstock/ground';
import type { Answer } from '../model/answers.ts';
import { COMMANDER } from '../model/answers.ts';
import { isRouted, orderOf } from '../model/board.ts';
import type { RegimentId } from '../model/field.ts';
import { BATTLEWORTHY, NONE, OK } from '../model/state.ts';
import { ridesOf } from '../play/rides.ts';
import { heart, hexInView, nearest, type SideView, standing } from './side-view.ts';

/** The next ride of an officer; null if all are where they belong. */
export function nextOfficer(view: SideView, isLegal: (answer: Answer) => boolean): Answer | null {
  const ride = nextLeader(view, isLegal);
  if (ride || view.plain) return ride;
  return commandersRide(view, isLegal);
}

/** The hex to which a leader rides: the centre of his companies. Null if he is there or cannot reach it. */
function nextLeader(view: SideView, isLegal: (answer: Answer) => boolean): Answer | null {
  for (const leader of view.field.leaders) {
    const from = view.state.leaderAt[leader.id] ?? NONE;
    if (leader.side !== view.side || from === NONE) continue;
    const companies = view.own.filter(
      (c) => leader.companies.includes(c.id) && !isRouted(view.field, view.state, c.id),
    );
    const to = heart(view, companies);
    if (to === NONE || to === from) continue;
    const path = ridesOf({ field: view.field, s: view.state }, view.side, leader.id).get(to);
    const answer: Answer | null = path ? { do: 'move-officer', officer: leader.id, path: [...path] } : null;
    if (answer && isLegal(answer)) return answer;
  }
  return null;
}

/** Hexes to the enemy within which an army commander looks for company. */
const IN_REACH = 6;
/**
 * The value of a hex for the commander, in points: for a leader there, one whose regiment needs an order in the face of
 * the enemy, each steady company, each hex of distance from the enemy, and for being alone within the enemy's reach.
 */
const STANDING = {
  leader: 6,
  needed: 14,
  company: 4,
  mostCompanies: 3,
  hex: 2,
  farthest: 7,
  alone: -20,
} as const;
/** The gain that makes a ride worth while, and the cost of a hex of it. */
const WORTH_RIDING = 4;
const COST_OF_A_HEX = 0.2;

/**
 * If the enemy is near, the army commander rides to steady companies, preferably with a leader. Null if his
 * present hex is good.
 */
function commandersRide(view: SideView, isLegal: (answer: Answer) => boolean): Answer | null {
  const { field, state, side } = view;
  const from = state.commanderAt[side] ?? NONE;
  if (from === NONE || state.commanderState[side] !== OK) return null;
  if (nearest(view, from, view.foes) > IN_REACH && needyHexes(view).size === 0) return null;
  let best: readonly Hex[] | null = null;
  let most = placeWorth(view, from) + WORTH_RIDING;
  for (const [hex, path] of ridesOf({ field, s: state }, side, COMMANDER)) {
    const worth = placeWorth(view, hex) - COST_OF_A_HEX * path.length;
    if (worth <= most) continue;
    most = worth;
    best = path;
  }
  if (best === null) return null;
  const answer: Answer = { do: 'move-officer', officer: COMMANDER, path: [...best] };
  return isLegal(answer) ? answer : null;
}

/** Steady companies with which a commander is safe. */
const SAFE_WITH = 2;

const needy = new WeakMap<SideView, ReadonlySet<Hex>>();

/** The hexes of leaders whose regiment has no order in the face of the enemy: he helps them with their check (AL-4.31a). */
function needyHexes(view: SideView): ReadonlySet<Hex> {
  const known = needy.get(view);
  if (known) return known;
  const hexes = view.field.regiments
    .filter(({ id, side, skirmishers }) => side === view.side && !skirmishers && isNeedy(view, id))
    .map(({ leader }) => view.state.leaderAt[leader] ?? NONE);
  const found = new Set(hexes.filter((hex) => hex !== NONE));
  needy.set(view, found);
  return found;
}

function isNeedy(view: SideView, regiment: RegimentId): boolean {
  const { state } = view;
  if (state.regimentState[regiment] !== OK || orderOf(state, regiment) !== null) return false;
  return standing(view, regiment).some(
    (company) => nearest(view, hexInView(view, company), view.foes) <= IN_REACH,
  );
}

function placeWorth(view: SideView, hex: Hex): number {
  const { field, state, side } = view;
  const steady = view.own.filter(
    (company) =>
      hexInView(view, company) === hex &&
      state.status[company.id] === BATTLEWORTHY &&
      company.arm !== 'skirmisher' &&
      company.gun === null &&
      !isRouted(field, state, company.id),
  ).length;
  const led = field.leaders.some((leader) => leader.side === side && state.leaderAt[leader.id] === hex);
  const enemy = nearest(view, hex, view.foes);
  return (
    (led ? STANDING.leader : 0) +
    (steady >= SAFE_WITH && needyHexes(view).has(hex) ? STANDING.needed : 0) +
    STANDING.company * Math.min(STANDING.mostCompanies, steady) +
    STANDING.hex * Math.min(STANDING.farthest, enemy) +
    (steady === 0 && enemy <= IN_REACH ? STANDING.alone : 0)
  );
}
