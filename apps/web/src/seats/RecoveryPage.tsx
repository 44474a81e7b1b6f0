import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { hashOfLobby, hashOfTable } from '../app/route.ts';
import { useStore } from '../app/useStore.ts';
import { account } from '../host/account.ts';
import { moveSeat } from '../host/accountCalls.ts';
import { readAccountOnce } from '../host/accountReading.ts';
import { myGames } from '../host/myGames.ts';
import { fetchGameView, recoverSeat, requestSeat } from '../host/seatCalls.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { describeSeat } from './seatSubject.ts';
import { useTask } from './useTask.ts';

/** The ways to bring back a seat that this browser has lost. */
export function RecoveryPage({ game }: { game: string }) {
  const [view, setView] = useState<GameView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Side | null>(null);
  useEffect(() => {
    fetchGameView(game).then(setView, (error: unknown) =>
      setRefusal(error instanceof Error ? error.message : String(error)),
    );
  }, [game]);
  const foot = (
    <a className="button" href={hashOfTable(game)}>
      Only watch
    </a>
  );
  const title = 'This browser does not hold the seat';
  if (view === null) {
    return (
      <SeatFrame title={title} foot={foot}>
        {refusal === null ? <p>Loading…</p> : <p role="alert">{refusal}</p>}
      </SeatFrame>
    );
  }
  const people = view.seats.filter(({ kind }) => kind === 'human');
  const side = chosen ?? people[0]?.side ?? 0;
  return (
    <SeatFrame title={title} foot={foot}>
      {people.length > 1 && (
        <fieldset className="seat-sides">
          <legend>Your side</legend>
          {people.map(({ side: each }) => (
            <label key={each}>
              <input type="radio" name="side" checked={each === side} onChange={() => setChosen(each)} />{' '}
              {describeSeat(view, each).side}
            </label>
          ))}
        </fieldset>
      )}
      <Ways key={side} view={view} side={side} consent={people.length > 1} />
    </SeatFrame>
  );
}

function Ways({ view, side, consent }: { view: GameView; side: Side; consent: boolean }) {
  const { side: name, battle, opponent } = describeSeat(view, side);
  return (
    <>
      <p>
        This browser does not hold the {name} seat of {battle}. If it is yours, you can get it back in{' '}
        {consent ? 'four' : 'three'} ways.
      </p>
      <ByAccount game={view.id} />
      <ByWords game={view.id} side={side} />
      <section className="panel seat-way">
        <h2>From another device of yours</h2>
        <p>
          Open Your seat there and make a link. Scan its code, or <a href="#/s">type it here</a>.
        </p>
      </section>
      {consent && <ByConsent game={view.id} side={side} opponent={opponent} />}
    </>
  );
}

/** The way for players who have added the seat to their account. */
function ByAccount({ game }: { game: string }) {
  const name = useStore(account, ({ me }) => me?.name ?? null);
  const { busy, trouble, run } = useTask();
  useEffect(() => void readAccountOnce(), []);
  const take = () =>
    run(async () => {
      const seat = await moveSeat(game, 'own');
      myGames.remember({ id: seat.game, house: 'server', seats: [seat.side] });
      location.replace(hashOfTable(game));
    });
  return (
    <section className="panel seat-way">
      <h2>By your account</h2>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {name === null ? (
        <p>
          If you added the seat to an account, <a href={hashOfLobby('sign-in')}>sign in</a>. Then come back to
          this page.
        </p>
      ) : (
        <>
          <p>You are signed in as {name}. A seat of your account opens here at once.</p>
          <button type="button" className="button" disabled={busy} onClick={take}>
            Take my account’s seat
          </button>
        </>
      )}
    </section>
  );
}

function ByWords({ game, side }: { game: string; side: Side }) {
  const [words, setWords] = useState('');
  const { busy, trouble, run } = useTask();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await recoverSeat(game, side, words);
      location.replace(hashOfTable(game));
    });
  };
  return (
    <section className="panel seat-way">
      <h2>By your six words</h2>
      <form onSubmit={submit}>
        <label className="seat-field">
          Six words
          <input
            value={words}
            onChange={(event) => setWords(event.target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            required
            aria-describedby={trouble === null ? undefined : 'words-trouble'}
          />
        </label>
        {trouble !== null && (
          <p id="words-trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" className="button button-main" disabled={busy}>
          Take the seat back
        </button>
      </form>
    </section>
  );
}

function ByConsent({ game, side, opponent }: { game: string; side: Side; opponent: string }) {
  const [asked, setAsked] = useState(false);
  const { busy, trouble, run } = useTask();
  const ask = () =>
    run(async () => {
      await requestSeat(game, side);
      setAsked(true);
    });
  return (
    <section className="panel seat-way">
      <h2>With {opponent}’s consent</h2>
      <p>With {opponent}’s consent: it takes effect after 24 hours unless one of your devices stops it.</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {asked ? (
        <p role="status">{opponent} is asked. Come back to this game in this browser.</p>
      ) : (
        <button type="button" className="button" disabled={busy} onClick={ask}>
          Ask {opponent}
        </button>
      )}
    </section>
  );
}
