import { distance, type Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { Body } from './bodies.ts';
import { attacker, hexInView, nearest, type SideView } from './side-view.ts';

/** What a body must not leave: the ground of a defender at the beginning, and guns that it guards. */
export interface Duties {
  /** True if a hex is no place to march to: it gives away ground that the enemy must come on to take. */
  forbids(hex: Hex): boolean;
  /** The cost of a hex from which guns are left alone, in points of a pose. */
  cost(hex: Hex): number;
}

const NO_DUTIES: Duties = { forbids: () => false, cost: () => 0 };

/** Turns at the beginning in which a defender lets the enemy come on. */
const OPENING_TURNS = 1;
/** Hexes within which an enemy endangers a gun, and within which a friend guards it. */
const ENDANGERED = 6;
const GUARDED = 1;
/** The cost of leaving a gun alone, in points of a pose. */
const GUN_COST = 16;

/** The duties of a body. Under CHARGE it has none, and guns and skirmishers have none. */
export function dutiesOf(view: SideView, body: Body): Duties {
  const { regiment, order } = body;
  if (view.plain || regiment === null || regiment.skirmishers || order === 'CHARGE') return NO_DUTIES;
  const guns = gunsGuardedBy(view, body);
  const keeps = !regiment.cavalry && view.side !== attacker(view.field) && view.state.turn <= OPENING_TURNS;
  return {
    forbids: (hex) => keeps && isGivenAway(view, body.hex, hex),
    cost: (hex) => GUN_COST * guns.filter((gun) => distance(view.map, hex, gun) > GUARDED).length,
  };
}

/** True if the way from one hex to another leads nearer to the enemy, or to lower ground. */
export function isGivenAway(view: SideView, from: Hex, to: Hex): boolean {
  const { map, foes } = view;
  return nearest(view, to, foes) < nearest(view, from, foes) || nth(map.level, to) < nth(map.level, from);
}

/** The hexes of endangered guns that have no guard but this body. */
function gunsGuardedBy(view: SideView, body: Body): Hex[] {
  const others = view.own.filter((company) => company.gun === null && !body.companies.includes(company));
  return view.own
    .filter((company) => company.gun === 'regular')
    .map((gun) => hexInView(view, gun))
    .filter(
      (hex) =>
        distance(view.map, hex, body.hex) <= GUARDED &&
        nearest(view, hex, view.foes) <= ENDANGERED &&
        nearest(view, hex, others) > GUARDED,
    );
}
