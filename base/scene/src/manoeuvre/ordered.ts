import type { HexMap } from '@linstock/ground';
import type { Ground } from '../ground.ts';
import type { Gesture, Wish } from './gesture.ts';
import { comesWhole, type Drilled, drillOnHexes } from './drill.ts';
import { hexWishes } from './hex-wishes.ts';
import type { Manoeuvre } from './manoeuvre.ts';

/** The farthest an advance is tried, in hexes. */
const FARTHEST_HEXES = 8;

/** What comes of a gesture that tells a formation what to do. */
export function manoeuvreOf<S, A, F>(from: Drilled<S, A, F>, ground: Ground, gesture: Gesture): Manoeuvre<A> {
  if (ground.kind !== 'hexes') return NOTHING;
  const { map } = ground;
  const wishes = (meant: Gesture): Wish[] => hexWishes(map, from.formation, meant);
  const all = gesture.kind === 'advance' && gesture.by === null;
  return drillOnHexes(from, map, wishes(all ? { kind: 'advance', by: farthest(from, map) } : gesture));
}

/** What is left of an order that stopped for a person's word. */
export function restOf<S, A, F>(
  from: Drilled<S, A, F>,
  ground: Ground,
  wishes: readonly Wish[],
): Manoeuvre<A> {
  return ground.kind === 'hexes' ? drillOnHexes(from, ground.map, wishes) : NOTHING;
}

const NOTHING = {
  ...{ answers: [], kinds: [], destinations: [], stragglers: [] },
  ...{ stops: null, asks: null, waiting: [] },
};

/** The most hexes straight ahead to which all come who go at all; one where there are none such. */
function farthest<S, A, F>(from: Drilled<S, A, F>, map: HexMap): number {
  let [most, beyond] = [1, FARTHEST_HEXES + 1];
  while (beyond - most > 1) {
    const by = Math.floor((most + beyond) / 2);
    if (comesWhole(from, map, hexWishes(map, from.formation, { kind: 'advance', by }))) most = by;
    else beyond = by;
  }
  return most;
}
