import type { Side } from '@linstock/kernel';
import { type FormEvent, useState } from 'react';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { isOfPair } from '../../host/challengeCalls.ts';
import { countNoun, describeDay, describeGift } from './clockText.ts';
import { readServerTime, type Seats, useSeats } from './useSeats.ts';

const DAY_MS = 86_400_000;

/** In Your seat, for a game with a person on a server: call it off, give time, take a vacation. */
export function ThisGame({ side }: { readonly side: Side }) {
  const seats = useSeats();
  const { seat } = useSession();
  const first = useSessionState(({ scene, game }) => scene?.clock.now === 1 && !game?.over);
  const callOff = usePressTwice(() => void seat.callOff(side));
  const game = useSessionState(({ view }) => view?.id ?? '');
  if (!seats) return null;
  const { clock } = seats;
  const opponent = seats.rows.find((row) => row.side !== side)?.name;
  return (
    <fieldset className="seat-end">
      <legend>This game</legend>
      <p className="row">
        {first && (
          <button type="button" className="button" onClick={callOff.press}>
            {callOff.sure ? 'Press again to call it off' : 'Call it off'}
          </button>
        )}
        {clock && (
          <button type="button" className="button" onClick={() => void seat.giveTime(side)}>
            Give {opponent} {describeGift(clock)}
          </button>
        )}
      </p>
      {callOff.sure && (
        <p role="status">
          The game ends for both of you, and counts for nothing. Both of you can still read it.
          {isOfPair(game) && ' The other game of the pair then counts alone.'}
        </p>
      )}
      {clock?.kind === 'days' && clock.vacation > 0 && <Vacation side={side} seats={seats} />}
    </fieldset>
  );
}

/** A vacation pauses the player's clock in this game. */
function Vacation({ side, seats }: { readonly side: Side; readonly seats: Seats }) {
  const { seat } = useSession();
  const [days, setDays] = useState(7);
  const state = seats.rows.find((row) => row.side === side)?.state;
  if (!state) return null;
  const left = Math.floor(state.vacationLeft / DAY_MS);
  if (state.vacationUntil !== null)
    return (
      <p className="row">
        On vacation until {describeDay(state.vacationUntil)}. An answer ends it.
        <button type="button" className="button" onClick={() => void seat.takeVacation(side, null)}>
          End vacation
        </button>
      </p>
    );
  if (left === 0) return <p className="muted">No days of vacation are left.</p>;
  const start = (event: FormEvent): void => {
    event.preventDefault();
    void seat.takeVacation(side, Math.round(readServerTime(seats)) + Math.min(days, left) * DAY_MS);
  };
  return (
    <form className="row" onSubmit={start}>
      <label>
        Vacation of{' '}
        <input
          type="number"
          min={1}
          max={left}
          value={Math.min(days, left)}
          onChange={(event) => setDays(Math.max(1, Number(event.target.value)))}
        />{' '}
        days
      </label>
      <button type="submit" className="button">
        Start vacation
      </button>
      <span className="muted">{countNoun(left, 'day')} left. Your clock is paused.</span>
    </form>
  );
}
