/** The meaning of the signs in the legend. The words fit every board of counters and every table of stands. */
import { keysOf, type Signs } from '@linstock/kernel';
import type { OrderMarker } from '@linstock/scene';

/** A sign on counters. */
export type CounterSign =
  | 'can act'
  | 'has acted'
  | 'disordered'
  | 'running'
  | 'order'
  | 'bodies left'
  | 'morale';

/** A sign on stands of miniatures. */
export type StandSign = 'front' | 'may act' | 'target' | 'done' | 'strength' | Stone;

/** A stone at the rear of a stand, and the state that it marks. */
export type Stone = 'in disorder' | 'shaken' | 'routed';
export const STONES: Readonly<Record<Stone, string>> = {
  'in disorder': 'disordered',
  shaken: 'shaken',
  routed: 'routed',
};

/** A sign of the legend. */
export type LegendSign = CounterSign | StandSign;

/** The meaning of each sign for the counter or stand that has it. */
export const LEGEND_WORDS: Readonly<Record<LegendSign, string>> = {
  'can act': 'A bead on a counter: it has something to do in this step. Press it to see what.',
  'has acted': 'A tick on a counter: it has acted in this step.',
  disordered:
    'A letter on a tab: the state it is in, such as D for disordered. Its card says what that does.',
  running: 'A white band and a white flag: it is routed, and runs. Its card says what that does.',
  order: 'A chit: the order it has been given, by its outline. Its card says what the order lets it do.',
  'bodies left': 'A square for each body of troops that is left; an empty square is one that is lost.',
  morale: 'The figure in the ring: its morale. The higher, the steadier.',
  front: 'The black edge with the point: the front of a stand. It looks that way, and shoots that way.',
  'may act': 'A green edge with a dot: it has something to do in this step. Press it to see what.',
  target: 'A broken red edge: an enemy that can be struck now. Point at it for range and odds.',
  done: 'Grey ground and pale men: it has had its turn.',
  strength:
    'A white square for each point of strength that is left; a dark one is lost, and its men are gone.',
  'in disorder': 'The yellow stone: its ranks are broken. Its card says what that does.',
  shaken: 'The orange stone: its morale is shaken. Its card says what that does.',
  routed: 'The white stone: it runs. Its card says what that does.',
};

/** A side of a chit. */
export type OrderFaceName = OrderMarker['face'];

/** The meaning of a chit, by its drawing. The exact order is on its card. */
export const ORDER_NAMES: Readonly<Record<OrderFaceName, string>> = {
  fire: 'fire',
  hold: 'hold',
  move: 'move',
  'move and fire': 'move and fire',
  form: 'form',
  retire: 'draw off',
  charge: 'charge',
  wait: 'bound to wait',
  sealed: 'order not yet known',
  unset: 'no order yet',
};

/** All chits there are, for a list of all signs. */
export const ALL_ORDERS = keysOf(ORDER_NAMES);

/** The chits that occur under these rules; all chits if no game is open. */
export function listOrdersMet(signs: Signs | undefined): readonly OrderFaceName[] {
  return ALL_ORDERS.filter((face) => !signs || signs.orders[face] !== undefined);
}
