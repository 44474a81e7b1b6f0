/** What the signs on counters or stands mean, under the map until it is closed; the list of keys shows it again. */

import type { Signs } from '@linstock/kernel';
import { settings, useSettings } from '../../app/settings.ts';
import { Icon } from '../../common/Icon.tsx';
import { ALL_ORDERS, type OrderFaceName } from '../cards/legendWords.ts';
import { markersShown } from '../orders/markersShown.ts';
import { useSessionState } from '../useSession.ts';
import { Drawn, OrderLines, Sign } from './Sign.tsx';
import { lettersLying, StandSigns } from './StandSigns.tsx';
import '../cards/sign.css';
import './legend.css';

/** The legend under a board of counters, or a table of stands. */
export function Legend({ board, after }: { board: 'hexes' | 'table'; after: boolean }) {
  const { legend } = useSettings();
  if (!legend) return null;
  if (after) return <TracksLegend />;
  return (
    <aside
      className="legend"
      aria-label={board === 'table' ? 'Signs on the stands' : 'Signs on the counters'}
    >
      {board === 'table' ? <OnStands /> : <OnCounters />}
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

function OnCounters() {
  const orders = useOrdersLying();
  const rated = useSessionState(
    (state) =>
      state.scene?.pieces.some(({ figures }) => figures.some(({ label }) => label === 'Morale')) ?? false,
  );
  const runs = useSessionState(
    (state) => state.scene?.pieces.some(({ marks }) => marks.some(({ kind }) => kind === 'routed')) ?? false,
  );
  return <LegendSigns orders={orders} rated={rated} runs={runs} />;
}

function OnStands() {
  const orders = useOrdersLying();
  const scene = useSessionState((state) => state.scene);
  const signs = useSessionState((state) => state.rulebook?.guide?.signs);
  return <StandSigns orders={orders} signs={signs} letters={lettersLying(scene?.pieces ?? [])} />;
}

/** What the ways on the map mean when all is over. */
function TracksLegend() {
  return (
    <aside className="legend" aria-label="The ways on the map">
      <ul className="legend-signs">
        <li>How it went:</li>
        <li>
          <Drawn wide={40}>
            <path d="M2 8H38" className="legend-way" />
            <circle cx="20" cy="8" r="4" className="legend-ring" />
          </Drawn>
          the way of a regiment, a dot a stretch
        </li>
        <li>
          <Drawn wide={40}>
            <path d="M2 8H38" className="legend-way broken" />
          </Drawn>
          of one that is gone
        </li>
      </ul>
    </aside>
  );
}

/** The chits that lie on the field now, in the order of the legend. */
function useOrdersLying(): readonly OrderFaceName[] {
  const scene = useSessionState((state) => state.scene);
  const sheet = useSessionState((state) => state.sheet);
  const lying = new Set(markersShown({ scene, sheet }).map(({ face }) => face));
  return ALL_ORDERS.filter((face) => lying.has(face));
}

/**
 * The signs in a row, as they are drawn on counters; each has a card.
 * @param told each is told in words beside it, where no card can lie
 */
export function LegendSigns({
  orders,
  rated,
  runs,
  told = false,
  signs,
}: {
  readonly orders: readonly OrderFaceName[];
  rated: boolean;
  /** Somebody may be met who runs. */
  readonly runs: boolean;
  told?: boolean;
  readonly signs?: Signs | undefined;
}) {
  return (
    <ul className={told ? 'legend-signs legend-told' : 'legend-signs'}>
      <Sign name="can act" told={told}>
        <Drawn>
          <circle cx="8" cy="8" r="6" className="legend-bead" />
        </Drawn>
      </Sign>
      <Sign name="has acted" told={told}>
        <Drawn>
          <path d="M2.5 8.5L6.5 12.5L13.5 3.5" className="legend-tick" />
        </Drawn>
      </Sign>
      <Sign name="disordered" told={told}>
        <Drawn>
          <rect x="1" y="1" width="14" height="14" className="legend-tab" />
          <text x="8" y="12">
            D
          </text>
        </Drawn>
      </Sign>
      {runs && (
        <Sign name="running" told={told}>
          <Drawn>
            <path d="M3 15.5V1.5" className="legend-tick thin" />
            <path d="M3 2C7 0 11 4 15 2V9C11 11 7 7 3 9Z" className="legend-ring" />
          </Drawn>
        </Sign>
      )}
      <OrderLines orders={orders} told={told} signs={signs} />
      <Sign name="bodies left" told={told}>
        <Drawn wide={22}>
          <path d="M1 5H6V11H1ZM8 5H13V11H8Z" className="legend-pip" />
          <path d="M15.6 5.6H20.4V10.4H15.6Z" className="legend-tick thin" />
        </Drawn>
      </Sign>
      {rated && (
        <Sign name="morale" told={told}>
          <Drawn>
            <circle cx="8" cy="8" r="7" className="legend-ring" />
            <text x="8" y="12">
              6
            </text>
          </Drawn>
        </Sign>
      )}
    </ul>
  );
}
