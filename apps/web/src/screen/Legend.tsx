/** What the signs on the counters mean, under the map until it is closed; the list of keys shows it again. */

import { settings, useSettings } from '../app/settings.ts';
import { Icon } from '../common/Icon.tsx';
import { OrderSign } from '../common/OrderSign.tsx';
import { markersShown } from './orders/markersShown.ts';
import { useSessionState } from './useSession.ts';
import type { OrderMarker } from '@linstock/scene';
import './legend.css';

/** The legend under a board of counters. */
export function Legend() {
  const { legend } = useSettings();
  const orders = useOrdersLying();
  const rated = useSessionState(
    (state) =>
      state.scene?.pieces.some(({ figures }) => figures.some(({ label }) => label === 'Morale')) ?? false,
  );
  if (!legend) return null;
  return (
    <aside className="legend" aria-label="Signs on the counters">
      <LegendSigns orders={orders} rated={rated} />
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label="Close the legend"
        onClick={() => settings.change({ legend: false })}
      >
        <Icon name="close" size={12} />
      </button>
    </aside>
  );
}

/** What a chit says, by its drawing; what exactly the order is stands on its card. */
const ORDER_NAMES: Readonly<Record<OrderFaceName, string>> = {
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

type OrderFaceName = OrderMarker['face'];

/** All chits there are, for a list of all signs. */
export const ALL_ORDERS = Object.keys(ORDER_NAMES) as OrderFaceName[];

/** The chits that lie on the field now, in the order of the legend. */
function useOrdersLying(): readonly OrderFaceName[] {
  const scene = useSessionState((state) => state.scene);
  const sheet = useSessionState((state) => state.sheet);
  const lying = new Set(markersShown({ scene, sheet }).map(({ face }) => face));
  return ALL_ORDERS.filter((face) => lying.has(face));
}

/** The chits of orders with their names. */
function OrderSigns({ orders }: { orders: readonly OrderFaceName[] }) {
  return orders.map((face) => (
    <li key={face}>
      <OrderSign face={face} size={18} />
      {ORDER_NAMES[face]}
    </li>
  ));
}

/** The signs in a row, as they are drawn on counters. */
export function LegendSigns({
  orders,
  rated,
}: {
  readonly orders: readonly OrderFaceName[];
  readonly rated: boolean;
}) {
  return (
    <ul className="legend-signs">
      <li>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" className="legend-bead" />
        </svg>
        can act
      </li>
      <li>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2.5 8.5L6.5 12.5L13.5 3.5" className="legend-tick" />
        </svg>
        has acted
      </li>
      <li>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <rect x="1" y="1" width="14" height="14" className="legend-tab" />
          <text x="8" y="12">
            D
          </text>
        </svg>
        disordered
      </li>
      <OrderSigns orders={orders} />
      <li>
        <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
          <path d="M1 5H6V11H1ZM8 5H13V11H8Z" className="legend-pip" />
          <path d="M15.6 5.6H20.4V10.4H15.6Z" className="legend-tick thin" />
        </svg>
        bodies left
      </li>
      {rated && (
        <li>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" className="legend-ring" />
            <text x="8" y="12">
              6
            </text>
          </svg>
          morale
        </li>
      )}
    </ul>
  );
}
