/** What the signs on the counters mean, under the map until it is closed; the list of keys shows it again. */

import { settings, useSettings } from '../app/settings.ts';
import { Icon } from '../common/Icon.tsx';
import { useSessionState } from './useSession.ts';
import './legend.css';

/** The legend under a board of counters. */
export function Legend({ after }: { after: boolean }) {
  const { legend } = useSettings();
  const ordered = useSessionState((state) => (state.scene?.markers?.length ?? 0) > 0);
  const rated = useSessionState(
    (state) =>
      state.scene?.pieces.some(({ figures }) => figures.some(({ label }) => label === 'Morale')) ?? false,
  );
  if (!legend) return null;
  if (after) return <TracksLegend />;
  return (
    <aside className="legend" aria-label="Signs on the counters">
      <LegendSigns ordered={ordered} rated={rated} />
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

/** What the ways on the map mean when all is over. */
function TracksLegend() {
  return (
    <aside className="legend" aria-label="The ways on the map">
      <ul className="legend-signs">
        <li>How it went:</li>
        <li>
          <svg viewBox="0 0 40 16" width="40" height="16" aria-hidden="true">
            <path d="M2 8H38" className="legend-way" />
            <circle cx="20" cy="8" r="4" className="legend-ring" />
          </svg>
          the way of a regiment, a dot a stretch
        </li>
        <li>
          <svg viewBox="0 0 40 16" width="40" height="16" aria-hidden="true">
            <path d="M2 8H38" className="legend-way broken" />
          </svg>
          of one that is gone
        </li>
      </ul>
    </aside>
  );
}

/** The signs in a row, as they are drawn on counters. */
export function LegendSigns({ ordered, rated }: { ordered: boolean; rated: boolean }) {
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
      {ordered && (
        <li>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M8 1L15 8L8 15L1 8Z" className="legend-bead" />
          </svg>
          order
        </li>
      )}
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
