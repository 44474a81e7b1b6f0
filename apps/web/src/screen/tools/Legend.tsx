/** The legend of the signs on counters or stands, below the map until it is closed; the list of keys shows it again. */

import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { CounterSigns } from '../../board/signs/CounterSigns.tsx';
import { Drawn } from '../../board/signs/Sign.tsx';
import { listLyingLetters, StandSigns } from '../../board/signs/StandSigns.tsx';
import { ALL_ORDERS, type OrderFaceName } from '../../common/cards/legendWords.ts';
import { Icon } from '../../common/Icon.tsx';
import { useSessionState } from '../../hooks/useSession.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import { listMarkers } from '../orders/markersShown.ts';
import '../../board/signs/sign.css';
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
  return <CounterSigns orders={orders} rated={rated} runs={runs} />;
}

function OnStands() {
  const orders = useOrdersLying();
  const scene = useSessionState((state) => state.scene);
  const signs = useSessionState((state) => state.rulebook?.guide?.signs);
  return <StandSigns orders={orders} signs={signs} letters={listLyingLetters(scene?.pieces ?? [])} />;
}

/** The meaning of the paths on the map after the battle. */
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
  const sheet = useSessionState(sheetIn);
  const lying = new Set(listMarkers(sheet, scene).map(({ face }) => face));
  return ALL_ORDERS.filter((face) => lying.has(face));
}
