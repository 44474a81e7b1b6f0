import type { VacantSeat } from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import { useEffect, useId, useState } from 'react';
import { makeGuestName, MAX_NAME, playerName, rememberName } from '../../app/playerName.ts';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { account } from '../../host/account.ts';
import { myGames } from '../../host/myGames.ts';
import { changeVacancy } from '../../host/vacantSeatCalls.ts';
import { describeClockRule } from '../../screen/seats/clockText.ts';
import { useTask } from '../../seats/useTask.ts';
import { ChallengeField } from '../challenges/ChallengeField.tsx';
import { useOpenChallenges } from '../challenges/openChallenges.ts';
import { Plate } from '../challenges/Plate.tsx';
import { type AskedSeat, askedSeats, askFor, forgetAsked } from './askedSeats.ts';
import { describeAsked, nameSeat } from './vacantWords.ts';
import '../challenges/invite.css';

/** The page of a seat whose player has left. Opening it changes nothing; only its button asks for the seat. */
export function VacantSeatPage({ game }: { readonly game: string }) {
  const { vacant, asOf } = useOpenChallenges();
  const asked = useStore(askedSeats, (known) => known.asked.find(({ seat }) => seat.game === game) ?? null);
  const seat = vacant.find((each) => each.game === game) ?? asked?.seat;
  if (!seat) return <Gone game={game} loading={asOf === null} />;
  const { battle } = nameSeat(seat);
  return (
    <main className="invite">
      <title>{`A seat at ${battle} · Linstock`}</title>
      <div className="invite-side">
        <SeatPlate seat={seat} asked={asked} />
        <section className="panel invite-panel" aria-labelledby="vacant-how">
          <h2 id="vacant-how">How it goes</h2>
          <p>{seat.opponent} plays on, and the player who had this seat has left.</p>
          <p>
            {seat.opponent} decides who gets it. A day after that it is yours, unless its player is back
            before.
          </p>
          <p>The record notes who took over and when. The game is friendly.</p>
        </section>
        <p className="row">
          <a className="button" href={hashOfTable(game)}>
            Watch the game first
          </a>
          <a href={hashOfLobby('challenges')}>All challenges</a>
        </p>
      </div>
      <ChallengeField terms={seat} side={seat.side} />
    </main>
  );
}

function Gone({ game, loading }: { readonly game: string; readonly loading: boolean }) {
  const mine = myGames.seats(game).length > 0;
  return (
    <main className="invite-missing">
      <title>A seat · Linstock</title>
      <h1>{mine ? 'You play this game' : 'A seat to take over'}</h1>
      {!mine && <p role="status">{loading ? 'Loading…' : 'This seat is no longer free.'}</p>}
      <p className="row">
        {mine && (
          <a className="button button-main" href={hashOfTable(game)}>
            To the table
          </a>
        )}
        <a className="button" href={hashOfLobby('challenges')}>
          All challenges
        </a>
      </p>
    </main>
  );
}

interface SeatProps {
  readonly seat: VacantSeat;
  readonly asked: AskedSeat | null;
}

function SeatPlate({ seat, asked }: SeatProps) {
  const { battle, system, side } = nameSeat(seat);
  const lines = [
    { label: 'Rules', words: system },
    { label: 'You command', words: side, side: seat.side },
    { label: 'The battle', words: seat.progress },
    { label: 'Clock', words: describeClockRule(seat.clock) },
    { label: 'It counts', words: 'friendly' },
    {
      label: 'Against',
      words: seat.opponent,
      flag: { name: seat.opponent, flag: seat.opponentFlag },
    },
  ];
  return (
    <Plate
      system={needSystem(seat.system)}
      invitation={`${seat.opponent} looks for a new opponent at`}
      battle={battle}
      lines={lines}
      heading
    >
      <Decision seat={seat} asked={asked} />
    </Plate>
  );
}

/** What the reader can do about the seat. */
function Decision({ seat, asked }: SeatProps) {
  const [mine] = myGames.seats(seat.game);
  if (mine !== undefined) return <OwnOffer seat={seat} side={mine} />;
  if (asked !== null) return <Asked asked={asked} />;
  if (seat.asker === null) return <Asking seat={seat} />;
  return (
    <p className="invite-closed" role="status">
      {seat.asker} has asked for this seat. {seat.opponent} decides.
    </p>
  );
}

function OwnOffer({ seat, side }: { readonly seat: VacantSeat; readonly side: 0 | 1 }) {
  const { busy, trouble, run } = useTask();
  return (
    <div className="invite-closed">
      <p>This is your game. Others see it in the lobby.</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <p className="row">
        <a className="button button-main" href={hashOfTable(seat.game)}>
          To the table
        </a>
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => run(() => changeVacancy(seat.game, side, false))}
        >
          Withdraw
        </button>
      </p>
    </div>
  );
}

function Asked({ asked }: { readonly asked: AskedSeat }) {
  const { seat, state } = asked;
  const over = state === 'refused' || state === 'stopped';
  // Its end has been read.
  useEffect(() => () => void (over && forgetAsked(seat.game)), [over, seat.game]);
  return (
    <p className="invite-closed" role="status">
      {describeAsked(asked)} {!over && 'You find it on Home in this browser.'}
    </p>
  );
}

function Asking({ seat }: { readonly seat: VacantSeat }) {
  const [name, setName] = useState(() => playerName.get().name ?? makeGuestName());
  const me = useStore(account, (known) => known.me);
  const { busy, trouble, run } = useTask();
  const id = useId();
  const ask = () =>
    run(async () => {
      const own = me?.name ?? name.trim();
      if (own === '') throw new Error('Type a name first: the other player sees it.');
      await askFor(seat, own);
      rememberName(own);
    });
  return (
    <div className="invite-accept">
      {me !== null && <p>You play as {me.name}.</p>}
      {me === null && <label htmlFor={id}>Your name at this table</label>}
      <div className="invite-name" hidden={me !== null}>
        <PlayerFlag name={name.trim()} size={36} />
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="invite-foot">
        {trouble !== null && (
          <p role="alert" className="trouble">
            {trouble}
          </p>
        )}
        <button type="button" className="button button-main invite-main" aria-disabled={busy} onClick={ask}>
          Ask for the {nameSeat(seat).side} seat
        </button>
      </div>
    </div>
  );
}
