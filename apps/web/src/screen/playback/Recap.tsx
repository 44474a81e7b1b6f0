import { useEffect, useMemo, useState } from 'react';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { describeLine } from '../../words/logLines.ts';
import { type Recap as RecapData, recapOf } from './recap.ts';
import './playback.css';

/** The other side's last actions, before the reader's next question: the actions, their cost, the dice, and the reasons. */
export function Recap() {
  const session = useSession();
  const state = useSessionState((all) => all);
  const { game, rulebook, head, recapFrom, since, asked, known } = state;
  const shown = shownEntryIn(state);
  const [away, setAway] = useState(-1);
  const side = asked?.side ?? null;
  const recap = useMemo(() => {
    if (!game || !rulebook || side === null || head <= since) return null;
    return recapOf(game, side, recapFrom, (n) =>
      rulebook.present.shows.scene({ field: game.field, state: game.positionAt(n).state, known }),
    );
    // The same until another answer has been given: the game grows in place.
  }, [game, rulebook, side, head, recapFrom, since, known]);
  if (!recap || shown !== null || away === recap.from || session.seats.length !== 1) return null;
  return <Card key={recap.from} recap={recap} onAway={() => setAway(recap.from)} />;
}

function Card({ recap, onAway }: { recap: RecapData; onAway: () => void }) {
  const session = useSession();
  const reasons = useSessionState((state) => state.reasons);
  const [more, setMore] = useState(false);
  // Heard too, before the question that follows it.
  useEffect(() => {
    const { done, lost, luck } = recap;
    session.apply({ on: 'view', do: 'speak', words: [done, lost, luck].filter(Boolean).join(' ') });
  }, [session, recap]);
  const why = [...new Set(recap.logLines.flatMap(({ items }) => items.flatMap(({ n }) => reasons[n] ?? [])))];
  return (
    <section className="panel recap" {...part('recap')} aria-label="What the other side did">
      <p>
        {recap.done} <b>{recap.lost}</b> {recap.luck}
      </p>
      {more && (
        <ul>
          {recap.logLines.map((logLine) => (
            <li
              key={`${logLine.n}:${logLine.text}`}
              className={logLine.side === null ? '' : `side-${logLine.side}`}
            >
              {describeLine(logLine)}
            </li>
          ))}
          {why.map((reason) => (
            <li key={reason} className="recap-reason">
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p className="recap-buttons">
        <button type="button" className="link" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Less' : why.length > 0 ? 'More, and why' : 'More'}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => session.apply({ on: 'past', do: 'watch', from: recap.from })}
        >
          Watch it again
        </button>
        <button type="button" className="link" onClick={onAway}>
          Put it away
        </button>
      </p>
    </section>
  );
}
