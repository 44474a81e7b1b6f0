import { distance, type Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { Body } from './bodies.ts';
import { attacker, hexInView, isWinning, nearest, type SideView } from './side-view.ts';

/**
 * The ground and guns that a body must not leave: its ground at the beginning if it defends, and guns that it guards.
 */
export interface Duties {
  /** True if a hex is no place to march to: it gives away ground that the enemy must come on to take. */
  forbids(hex: Hex): boolean;
  /** The cost of a hex from which guns are left alone, in points of a pose; less than 0 beside a gun that was alone. */
  cost(hex: Hex): number;
}

const NO_DUTIES: Duties = { forbids: () => false, cost: () => 0 };

/** Turns at the beginning in which a defender lets the enemy come on. */
const OPENING_TURNS = 1;
/** Hexes within which an enemy endangers a gun, and within which a friend guards it. */
const ENDANGERED = 6;
const GUARDED = 1;
/** The cost of leaving a gun alone, in points of a pose, and the gain of coming to one that is. */
const GUN_COST = 16;
const GUN_GAIN = 8;

/** The duties of a body. Under CHARGE it has none, and guns and skirmishers have none. */
export function dutiesOf(view: SideView, body: Body): Duties {
  const { regiment, order } = body;
  if (view.plain || regiment === null || regiment.skirmishers || order === 'CHARGE') return NO_DUTIES;
  const guns = gunsWithoutOthers(view, body);
  const guarded = guns.filter((gun) => distance(view.map, gun, body.hex) <= GUARDED);
  const alone = guns.filter((gun) => !guarded.includes(gun));
  const keeps = !regiment.cavalry && view.side !== attacker(view.field) && view.state.turn <= OPENING_TURNS;
  const winning = isWinning(view);
  return {
    forbids: (hex) => (keeps && isGivenAway(view, body.hex, hex)) || (winning && isAlone(view, body, hex)),
    cost: (hex) =>
      GUN_COST * guarded.filter((gun) => distance(view.map, hex, gun) > GUARDED).length -
      GUN_GAIN * alone.filter((gun) => distance(view.map, hex, gun) <= GUARDED).length,
  };
}

/** True if the way from one hex to another leads nearer to the enemy, or to lower ground. */
export function isGivenAway(view: SideView, from: Hex, to: Hex): boolean {
  const { map, foes } = view;
  return nearest(view, to, foes) < nearest(view, from, foes) || nth(map.level, to) < nth(map.level, from);
}

/** Hexes to the enemy within which a body of a side that is winning does not go alone, and to the friends it needs. */
const VENTURED = 4;
const SUPPORTED = 2;

/** True if the way to a hex leads a body before the line, to where the enemy may attack it and no friend is near. */
function isAlone(view: SideView, body: Body, hex: Hex): boolean {
  const far = nearest(view, hex, view.foes);
  if (far > VENTURED || far >= nearest(view, body.hex, view.foes)) return false;
  const others = view.own.filter(({ gun, regiment }) => gun === null && regiment !== body.regiment?.id);
  return nearest(view, hex, others) > SUPPORTED;
}

/** True if a body stands beside a gun of its side, which it does not leave to get out of fire. */
export const isBesideGun = (view: SideView, hex: Hex): boolean =>
  nearest(
    view,
    hex,
    view.own.filter(({ gun }) => gun === 'regular'),
  ) <= GUARDED;

/** The hexes of endangered guns that have no guard but, perhaps, this body. */
function gunsWithoutOthers(view: SideView, body: Body): Hex[] {
  const others = view.own.filter((company) => company.gun === null && !body.companies.includes(company));
  return view.own
    .filter((company) => company.gun === 'regular')
    .map((gun) => hexInView(view, gun))
    .filter((hex) => nearest(view, hex, view.foes) <= ENDANGERED && nearest(view, hex, others) > GUARDED);
}
