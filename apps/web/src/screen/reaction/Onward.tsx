import { percentText } from '@linstock/kernel';
import { type Choice, harmChance, picksKey } from '@linstock/scene';
import { useMemo } from 'react';
import { type Settings, settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { listProvoked } from '../../play/reaction/provoked.ts';
import { narrowedIn } from '../../play/state/modeSelectors.ts';
import type { Meaning, SessionState } from '../../play/state/state.ts';
import './reaction.css';

const STOPS: readonly (readonly [Settings['marchStops'], string])[] = [
  ['fired', 'if fired at'],
  ['harmed', 'if harmed'],
  ['never', 'never'],
];

/** For a march on which the enemy may act: when it stops to ask, and paths to the same end that provoke less. */
export function Onward({ meaning }: { meaning: Meaning }) {
  const { marchStops } = useSettings();
  const goesOn = useSessionState(({ rulebook }) => rulebook?.present.asks.onward !== undefined);
  if (!goesOn || !meaning.choice.path || meaning.provokes.length === 0) return null;
  return (
    <section className="onward" aria-label="How it marches">
      <fieldset className="segments">
        <legend>Stop on the way and ask</legend>
        {STOPS.map(([stops, words]) => (
          <label key={stops}>
            <input
              type="radio"
              name="march-stops"
              checked={marchStops === stops}
              onChange={() => settings.change({ marchStops: stops })}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <Safer key={picksKey(meaning.choice.picks)} meaning={meaning} />
    </section>
  );
}

/** At most two other ways to the same end, each with what it still provokes. */
function Safer({ meaning }: { meaning: Meaning }) {
  const session = useSession();
  const state = useSessionState((each) => each);
  const { asked } = state;
  const ways = useMemo(
    () => saferThan(state, meaning),
    // Reckoned once for each meaning: whatever else changes on the page does not change the ways.
    // oxlint-disable-next-line react/exhaustive-deps
    [asked, meaning],
  );
  if (ways.length === 0) return <p className="muted actions-hint">No other way there is safer.</p>;
  const here = harmChance(meaning.provokes);
  return (
    <div className="safer">
      <h3>Safer ways to the same end, with the chance of harm on the way</h3>
      <ul>
        <li>
          <span>{isShortest(state, meaning) ? 'as shown, the shortest' : 'as shown'}</span>
          <span className="figure">{percentText(here)}</span>
        </li>
        {ways.map(({ choice, label, harm }, i) => (
          <li key={label}>
            <button
              type="button"
              className="link"
              onPointerEnter={() => session.apply({ on: 'board', do: 'hover', choice })}
              onPointerLeave={() => session.apply({ on: 'board', do: 'hover', choice: null })}
              onFocus={() => session.apply({ on: 'board', do: 'hover', choice })}
              onBlur={() => session.apply({ on: 'board', do: 'hover', choice: null })}
              onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
            >
              {i === 0 ? 'safest: ' : ''}
              {label}
            </button>
            <span className="figure">{harm === 0 ? 'no unit may act' : percentText(harm)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** True if a march takes the offered path, which is the shortest. */
const isShortest = (state: SessionState, { choice }: Meaning): boolean =>
  narrowedIn(state)?.left.includes(choice) ?? false;

interface SaferMarch {
  readonly choice: Choice<unknown>;
  readonly label: string;
  readonly harm: number;
}

function saferThan(state: SessionState, { choice }: Meaning): readonly SaferMarch[] {
  const { rulebook, game, asked, known } = state;
  const question = asked && game?.question(asked.side);
  if (!rulebook || !game || !question) return [];
  const { field, position } = game;
  const found =
    rulebook.present.asks.safer?.({ field, state: position.state, known }, question, choice.answer) ?? [];
  return found.map(({ answer, label }) => {
    const told = rulebook.present.clicks.picks({ field, state: position.state, known }, question, answer);
    const other = { answer, ...told };
    return { choice: other, label, harm: harmChance(listProvoked(state, other)) };
  });
}
