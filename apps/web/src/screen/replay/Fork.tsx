import { SIDES, type Side } from '@linstock/kernel';
import { useState } from 'react';
import { closePanel } from '../../app/panels.ts';
import { hashOfTable } from '../../app/route.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { GameBackend } from '../../host/host.ts';
import { makeWish, type Opponent, opponentsOf, seatsOf } from '../../host/start.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame } from '../../play/state/state.ts';

/** Asks how to play on from the entry shown, and makes that game: a copy of one's own, with fresh dice. */
export function Fork({ backend }: { backend: GameBackend }) {
  const { seats } = useSession();
  const game = useSessionState((state) => state.game);
  const shown = useSessionState(shownEntryIn);
  const head = useSessionState((state) => state.head);
  const [side, setSide] = useState<Side>(seats[0] ?? 0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!game) return null;
  const from = shown ?? head;
  const begin = () => {
    beginFork(backend, game, from, side, opponent).catch((error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error));
    });
  };
  const sides = SIDES.map((id) => ({ id, label: game.position.sides[id] }));
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p>A copy of this game after entry {from}, stored in this browser. It gets new dice.</p>
      <Radios legend="You command" name="fork-side" offered={sides} chosen={side} onChoose={setSide} />
      <Radios
        legend="Against"
        name="fork-opponent"
        offered={opponentsOf(game.rules).filter((each) => each.id !== 'elsewhere')}
        chosen={opponent}
        onChoose={setOpponent}
      />
      <p className="row">
        <button type="submit" className="button button-main">
          Play on
        </button>
        <button type="button" className="button" onClick={closePanel}>
          Not now
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

/** Makes the copy and opens it. */
async function beginFork(
  backend: GameBackend,
  { record }: AnyGame,
  from: number,
  side: Side,
  opponent: Opponent,
): Promise<void> {
  const { seats } = makeWish(record.rules.id, record.battle.id, side, opponent);
  const made = await backend.fork(record, from, seats, seatsOf(side, opponent));
  closePanel();
  location.hash = hashOfTable(made.id);
}

/** A choice of one, as radio buttons under a legend. */
function Radios<T extends string | number>({
  legend,
  name,
  offered,
  chosen,
  onChoose,
}: {
  legend: string;
  name: string;
  offered: readonly { readonly id: T; readonly label: string }[];
  chosen: T;
  onChoose: (id: T) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {offered.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
