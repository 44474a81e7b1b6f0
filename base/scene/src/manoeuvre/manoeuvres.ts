import { inches } from '@linstock/ground';
import type { Ground } from '../ground.ts';
import { allArrive, type DrillContext, drillOnHexes } from './drill.ts';
import type { Gesture, Wish } from './gesture.ts';
import { hexWishes } from './hex-wishes.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import { allGoWholeWay, drillOnTable } from './table-drill.ts';
import { tableWishes } from './table-wishes.ts';

/** The farthest an advance is tried: hexes on a map, inches on a table. */
const MAX_ADVANCE = { hexes: 8, table: 24 };

/** The manoeuvre for an order to a formation. */
export function manoeuvreOf<S, A, F>(
  from: DrillContext<S, A, F>,
  ground: Ground,
  gesture: Gesture,
): Manoeuvre<A> {
  const all = gesture.kind === 'advance' && gesture.by === null;
  const meant = all ? farthest(from, ground) : gesture;
  return carryOutWishes(from, ground, wishesOf(from, ground, meant));
}

/**
 * The manoeuvre for wishes: those of an order, or the remaining ones of an order that stopped for the player.
 */
export function carryOutWishes<S, A, F>(
  from: DrillContext<S, A, F>,
  ground: Ground,
  wishes: readonly Wish[],
): Manoeuvre<A> {
  return ground.kind === 'hexes' ? drillOnHexes(from, ground.map, wishes) : drillOnTable(from, wishes);
}

function wishesOf<S, A, F>({ formation }: DrillContext<S, A, F>, ground: Ground, gesture: Gesture): Wish[] {
  return ground.kind === 'hexes'
    ? hexWishes(ground.map, formation, gesture)
    : tableWishes(formation, gesture);
}

/** The longest advance that all units that can move make in full; the shortest one if there is none. */
function farthest<S, A, F>(from: DrillContext<S, A, F>, ground: Ground): Gesture {
  const advance = (steps: number): Gesture => ({
    kind: 'advance',
    by: ground.kind === 'hexes' ? steps : inches(steps),
  });
  const whole = (steps: number): boolean => {
    const wishes = wishesOf(from, ground, advance(steps));
    return ground.kind === 'hexes' ? allArrive(from, ground.map, wishes) : allGoWholeWay(from, wishes);
  };
  let [most, beyond] = [1, MAX_ADVANCE[ground.kind] + 1];
  while (beyond - most > 1) {
    const steps = Math.floor((most + beyond) / 2);
    if (whole(steps)) most = steps;
    else beyond = steps;
  }
  return advance(most);
}
