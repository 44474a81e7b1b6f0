import { distance } from '@linstock/ground';
import type { Plans, Side } from '@linstock/kernel';
import { isRouted } from '../model/board.ts';
import type { Field, Regiment, RegimentId } from '../model/field.ts';
import { NONE, OK, type State } from '../model/state.ts';
import { actingRegiments } from './commands.ts';
import { enemiesByDistance, FOCUS, naturalIntent, planBodyOf, planText } from './intent.ts';
import { postNear } from './posts.ts';
import {
  heart,
  hexInView,
  isSpent,
  matters,
  nearest,
  type SideView,
  sideViewOf,
  standing,
  strengthLeft,
} from './side-view.ts';

/** Hexes within which foot joins an attack on one regiment; foot farther away follows its natural plan. */
const JOINS_WITHIN = 9;

/** Number of enemy regiments that an attack of all may be aimed at. */
const ATTACKED = 2;

/** The worth of an enemy regiment as the aim of all, in points. */
const AIM = { decides: 6, hex: -1, weakness: 4, company: -0.7 } as const;

/** A side as its general sees it. */
interface Army {
  readonly view: SideView;
  readonly foot: readonly Regiment[];
  readonly horse: readonly Regiment[];
  readonly skirmishers: readonly Regiment[];
  /** Enemy regiments worth breaking, the best first. */
  readonly aims: readonly RegimentId[];
}

/** A choice of plans for some regiments, and perhaps the regiment to fire at. */
type Orders = (army: Army) => readonly (readonly [Regiment, string])[] | null;

/** The plans of the whole side that a general would think of. */
export function armyPlansOf(field: Field, state: State, side: Side): Plans[] {
  const army = armyOf(sideViewOf(field, state, side, false));
  const found: Plans[] = [];
  for (const { orders, aimed } of GENERALS_PLANS) {
    const aims = aimed === undefined ? [NONE] : army.aims.slice(0, aimed);
    for (const aim of aims) {
      const given = orders({ ...army, aims: aim === NONE ? army.aims : [aim] });
      if (given) found.push(plansOf(army, given, aimed === undefined ? NONE : aim));
    }
  }
  return found;
}

function armyOf(view: SideView): Army {
  const { field, state } = view;
  const regiments = actingRegiments(view);
  const ready = view.own.filter(({ id }) => !isRouted(field, state, id));
  const aims = enemiesByDistance(view, heart(view, ready))
    .filter(({ id }) => state.regimentState[id] === OK && field.regiments[id]?.skirmishers === false)
    .map(({ id, far }) => ({ id, worth: aimWorth(view, id, far) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
  return {
    view,
    foot: regiments.filter(({ cavalry, skirmishers }) => !cavalry && !skirmishers),
    horse: regiments.filter(({ cavalry }) => cavalry),
    skirmishers: regiments.filter(({ skirmishers }) => skirmishers),
    aims,
  };
}

function aimWorth(view: SideView, id: RegimentId, far: number): number {
  const regiment = view.field.regiments[id];
  const weakness = regiment ? 1 - strengthLeft(view, regiment) : 0;
  const decides = matters(view.field, view.state, view.side, id) ? AIM.decides : 0;
  return decides + AIM.hex * far + AIM.weakness * weakness + AIM.company * standing(view, id).length;
}

/** The plans of all regiments: natural, screening or withdrawn unless the orders say more. Spent regiments come away. */
function plansOf(
  { view, foot, horse, skirmishers }: Army,
  given: NonNullable<ReturnType<Orders>>,
  aim: RegimentId,
): Plans {
  const plans: Record<string, string> = {};
  for (const regiment of [...foot, ...horse])
    plans[planBodyOf(regiment.id)] = planText(naturalIntent(view, regiment));
  for (const { id } of skirmishers) plans[planBodyOf(id)] = 'screen';
  for (const [{ id }, plan] of given) plans[planBodyOf(id)] = plan;
  for (const regiment of [...foot, ...horse])
    if (isSpent(view, regiment)) plans[planBodyOf(regiment.id)] = 'away';
  if (aim !== NONE) plans[FOCUS] = String(aim);
  return plans;
}

const give = (regiments: readonly Regiment[], plan: string) =>
  regiments.map((regiment) => [regiment, plan] as const);

/** Foot holds its ground, and horse waits behind it to charge who is engaged. */
const stand: Orders = ({ foot, horse }) => [...give(foot, 'hold'), ...give(horse, 'counter')];

/** All foot that is near charges one regiment, and horse goes for its flank. */
const mass: Orders = (army) => {
  const [aim] = army.aims;
  if (aim === undefined) return null;
  return [...give(joining(army, aim), `charge:${aim}`), ...give(army.horse, `flank:${aim}`)];
};

/** All foot fires on one regiment. */
const firefight: Orders = ({ foot, horse, aims: [aim] }) =>
  aim === undefined ? null : [...give(foot, `fire:${aim}`), ...give(horse, 'counter')];

/** Foot advances together and halts outside musket range. */
const form: Orders = ({ foot, horse }) => [...give(foot, 'line:6'), ...give(horse, 'counter')];

/** Foot advances together to musket range and fires on one regiment. */
const fireLine: Orders = ({ foot, horse }) => [...give(foot, 'line:3'), ...give(horse, 'counter')];

/** The weaker half of the foot stays behind, and the stronger half holds. */
const echelon: Orders = ({ view, foot, horse }) => {
  if (foot.length < 2) return null;
  const steadiness = (regiment: Regiment): number => (regiment.morale ?? 0) * strengthLeft(view, regiment);
  const order = foot.toSorted((a, b) => steadiness(a) - steadiness(b));
  const weak = Math.floor(order.length / 2);
  return [
    ...give(order.slice(0, weak), 'back:4'),
    ...give(order.slice(weak), 'hold'),
    ...give(horse, 'counter'),
  ];
};

/** Foot holds, and horse attacks the flank of one regiment. */
const flank: Orders = ({ foot, horse, aims: [aim] }) =>
  aim === undefined || horse.length === 0 ? null : [...give(foot, 'hold'), ...give(horse, `flank:${aim}`)];

/** The largest foot regiment fires on one regiment, and the others charge it. */
const combined: Orders = (army) => {
  const { foot, horse } = army;
  const [aim] = army.aims;
  if (aim === undefined || foot.length < 2) return null;
  const [largest] = foot.toSorted((a, b) => b.companies.length - a.companies.length);
  return [
    ...give(joining(army, aim), `charge:${aim}`),
    ...(largest ? give([largest], `fire:${aim}`) : []),
    ...give(horse, `flank:${aim}`),
  ];
};

/** The nearest foot regiment guards the guns. */
const guard: Orders = ({ view, foot }) => {
  const gun = view.own.find((company) => company.gun === 'regular');
  if (!gun || foot.length < 2) return null;
  const far = (regiment: Regiment): number =>
    distance(view.map, heart(view, standing(view, regiment.id)), hexInView(view, gun));
  const [nearestFoot] = foot.toSorted((a, b) => far(a) - far(b));
  return nearestFoot ? give([nearestFoot], `guard:${gun.id}`) : null;
};

/** Foot takes the best ground near it. */
const post: Orders = ({ view, foot, horse }) => {
  const posts = foot.flatMap((regiment) => {
    const hex = postNear(view, regiment);
    return hex === NONE ? [] : [[regiment, `post:${hex}`] as const];
  });
  return posts.length === 0 ? null : [...posts, ...give(horse, 'counter')];
};

/** Each follows its natural plan, and fires on one regiment. */
const natural: Orders = () => [];

/** A general's plans. A plan that has a target is tried for each of the `aimed` nearest enemy regiments. */
const GENERALS_PLANS: readonly { readonly orders: Orders; readonly aimed?: number }[] = [
  { orders: stand },
  { orders: mass, aimed: ATTACKED },
  { orders: firefight, aimed: 1 },
  { orders: form },
  { orders: fireLine, aimed: 1 },
  { orders: echelon },
  { orders: flank, aimed: 1 },
  { orders: combined, aimed: 1 },
  { orders: guard },
  { orders: post },
  { orders: natural, aimed: 1 },
];

/** Foot that is near enough to an enemy regiment to join in an attack on it. */
function joining({ view, foot }: Army, aim: RegimentId): Regiment[] {
  const enemy = standing(view, aim);
  return foot.filter(({ id }) => nearest(view, heart(view, standing(view, id)), enemy) <= JOINS_WITHIN);
}
