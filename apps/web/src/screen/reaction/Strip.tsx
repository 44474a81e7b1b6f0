import { useSyncExternalStore } from 'react';
import { part } from '../../common/parts.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { Reactors } from './lazyPanels.ts';
import { findLaterReactors } from './waitComparison.ts';
import './reaction.css';

/** Wide and high enough for a strip under the map. */
const WIDE_WINDOW = `(not ${WINDOWS.medium}) and (not ${WINDOWS.low})`;

/** More than these are a list in the side column. */
const MAX_CARDS = 6;

/** True if the units that may act now are listed in the strip under the map, and not in the side column. */
export function useStrip(): boolean {
  const wide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE_WINDOW).matches);
  const told = useSessionState((state) => (state.asked?.reaction ? state.asked.reactors.length : 0));
  return wide && told > 0 && told <= MAX_CARDS;
}

function watchWidth(changed: () => void): () => void {
  const wide = matchMedia(WIDE_WINDOW);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/**
 * Under the map: a card for each unit that may act now, and the units that would be asked at the enemy's next places.
 */
export function ReactionStrip() {
  const asked = useSessionState((state) => state.asked);
  const pieces = useSessionState((state) => state.scene?.pieces);
  if (!asked?.reaction) return null;
  const others = findLaterReactors(asked.reaction, pieces ?? []);
  return (
    <section className="actions reaction-strip" {...part('answers')} aria-label="Actions">
      <h2>At this moment</h2>
      <Reactors />
      {others.length > 0 && (
        <div className="strip-next" role="group" aria-label="If it goes on">
          <h2>If it goes on</h2>
          <ul>
            {others.slice(0, MAX_CARDS).map(({ piece, name, odds, where }) => (
              <li key={piece}>
                <strong>{name}</strong> <span className="figure">{odds}</span>
                <span className="muted">{where}; asked there</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
