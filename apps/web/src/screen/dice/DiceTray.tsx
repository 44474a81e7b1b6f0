import type { Roll } from '@linstock/kernel';
import { useMemo, useState } from 'react';
import { diceTumble, useSettings } from '../../app/settings.ts';
import { Dice } from '../../common/Die.tsx';
import type { SessionState } from '../state.ts';
import { type Played, saidOf } from '../story/said.ts';
import { useSessionState } from '../useSession.ts';
import { thrownWords } from './thrownWords.ts';
import './diceTray.css';

/** The last throws as they lie in the tray, with what they came to; they lie there until others are thrown. */
export function DiceTray() {
  const latest = useLastThrown();
  const chosen = useSettings();
  const tumbling = diceTumble(chosen);
  const played = useSessionState((state) => state.played);
  const thrown = throwsNow(latest, played);
  if (!latest || thrown.length === 0) return null;
  return (
    <section className="panel dice-tray" aria-label="Dice">
      {thrown.map((roll: Roll) => (
        <p key={`${latest.n}:${throwsOf(latest).indexOf(roll)}`} className="dice-throw">
          <Dice
            faces={roll.faces}
            reckoning={roll.reckoning}
            size={30}
            tumbling={tumbling && thrown.length <= 3}
          />
          <span className={tumbling && thrown.length <= 3 ? 'dice-said' : undefined}>
            <b>{roll.reckoning.outcomes.find((outcome) => outcome.key === roll.outcome)?.label}</b>{' '}
            <span className="muted">{thrownWords(roll)}</span>
          </span>
        </p>
      ))}
    </section>
  );
}

type Latest = Pick<NonNullable<SessionState['latest']>, 'n' | 'told'> | null;

/** The last entry that threw dice. What it threw for may be taken back, and the dice with it. */
function useLastThrown(): Latest {
  const now = useSessionState((state) => state.latest);
  const then = useThen();
  const played = useSessionState((state) => state.played);
  // While one looks back, all of it has been seen, unless it is just being played.
  const plays = useSessionState((state) => state.shown === null || state.replayed !== null);
  const whole = then ?? now;
  const latest = useMemo(
    () => whole && { n: whole.n, told: plays ? saidOf(whole.n, whole.told, played) : whole.told },
    [whole, played, plays],
  );
  const [lying, setLying] = useState(latest);
  const [before, setBefore] = useState<Latest>(null);
  const takenBack = latest !== null && lying !== null && latest.n < lying.n;
  const lies = throwsOf(latest).length > 0 || takenBack ? latest : lying;
  if (lies !== lying) {
    setLying(lies);
    if (lies?.n !== lying?.n) setBefore(lying);
  }
  // What an entry has yet to throw does not lie there: the dice before it do.
  return lies !== latest && lies?.n === latest?.n ? before : lies;
}

/** While looking back: what the entry shown threw. */
function useThen(): Latest {
  const game = useSessionState((state) => state.game);
  const shown = useSessionState((state) => state.shown);
  return useMemo(
    () => (game && shown !== null ? { n: shown, told: game.toldBy(shown) } : null),
    [game, shown],
  );
}

/** The throws made last; of an entry that was played part by part, those of its last part with dice. */
function throwsNow(latest: Latest, played: Played | null): Roll[] {
  if (!latest || played?.n !== latest.n) return throwsOf(latest);
  return throwsOf({ n: latest.n, told: latest.told.slice(played.diceFrom) });
}

const throwsOf = (latest: Latest): Roll[] =>
  (latest?.told ?? []).flatMap((told) => (told.thrown ? [told.thrown] : []));
