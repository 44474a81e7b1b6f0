import { likelihoodText, neededText, type Roll } from '@linstock/kernel';
import { useMemo, useState } from 'react';
import { diceTumble, useSettings } from '../../app/settings.ts';
import { Dice } from '../../common/Die.tsx';
import type { SessionState } from '../state.ts';
import { saidOf } from '../story/said.ts';
import { useSessionState } from '../useSession.ts';
import './diceTray.css';

/** The last throws as they lie in the tray, with what they came to; they lie there until others are thrown. */
export function DiceTray() {
  const latest = useLastThrown();
  const chosen = useSettings();
  const tumbling = diceTumble(chosen);
  const thrown = throwsOf(latest);
  if (!latest || thrown.length === 0) return null;
  return (
    <section className="panel dice-tray" aria-label="Dice">
      {thrown.map((roll: Roll, i) => (
        <p key={`${latest.n}:${i}`} className="dice-throw">
          <Dice
            faces={roll.faces}
            reckoning={roll.reckoning}
            size={30}
            tumbling={tumbling && thrown.length <= 3}
          />
          <span className={tumbling && thrown.length <= 3 ? 'dice-said' : undefined}>
            <b>{roll.reckoning.outcomes.find((outcome) => outcome.key === roll.outcome)?.label}</b>{' '}
            <span className="muted">
              {roll.reckoning.title}
              {neededOf(roll)}; before the throw: {likelihoodText(roll.reckoning, roll.value)}
            </span>
          </span>
        </p>
      ))}
    </section>
  );
}

/** What each die needed, or all together. */
function neededOf({ reckoning }: Roll): string {
  const needed = neededText(reckoning);
  if (needed === null) return '';
  return reckoning.dice.read === 'hits' ? `, ${needed} hits` : `, ${needed} needed`;
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
  const takenBack = latest !== null && lying !== null && latest.n < lying.n;
  const lies = throwsOf(latest).length > 0 || takenBack ? latest : lying;
  if (lies !== lying) setLying(lies);
  return lies;
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

const throwsOf = (latest: Latest): Roll[] =>
  (latest?.told ?? []).flatMap((told) => (told.thrown ? [told.thrown] : []));
