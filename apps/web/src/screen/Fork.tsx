import { useState } from 'react';
import { tableHash } from '../app/route.ts';
import { closePanel } from '../app/panels.ts';
import { OPPONENTS, type Opponent, seatsOf, wishFor } from '../chooser/start.ts';
import type { House } from '../host/host.ts';
import { useSessionState } from './useSession.ts';

/** Asks how to play on from the entry shown, and makes that game: a copy of one's own, with fresh dice. */
export function Fork({ onDone, house }: { onDone: () => void; house: House }) {
  const game = useSessionState((state) => state.game);
  const shown = useSessionState((state) => state.shown);
  const head = useSessionState((state) => state.head);
  const [side, setSide] = useState<0 | 1>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!game) return null;
  const from = shown ?? head;
  const begin = async () => {
    try {
      const { rules, battle } = game.record;
      const { seats } = wishFor(rules.id, battle.id, side, opponent);
      const made = await house.fork(game.record, from, seats, seatsOf(side, opponent));
      closePanel();
      location.hash = tableHash(made.id);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>
        A copy of this game as it stood after entry {from}, kept in this browser. Its dice are thrown afresh.
      </p>
      <fieldset>
        <legend>You command</legend>
        {game.position.sides.map((name, i) => (
          <label key={name}>
            <input type="radio" name="fork-side" checked={side === i} onChange={() => setSide(i as 0 | 1)} />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Against</legend>
        {OPPONENTS.filter((each) => each.id !== 'elsewhere').map((each) => (
          <label key={each.id}>
            <input
              type="radio"
              name="fork-opponent"
              checked={opponent === each.id}
              onChange={() => setOpponent(each.id)}
            />{' '}
            {each.label}
          </label>
        ))}
      </fieldset>
      <p className="row">
        <button type="submit" className="button button-main">
          Play on
        </button>
        <button type="button" className="button" onClick={onDone}>
          Back
        </button>
      </p>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </form>
  );
}
