import type { Side } from '@linstock/kernel';
import { useId, useState } from 'react';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { NewOpponentWays } from '../../seats/NewOpponent.tsx';
import { RequestList } from '../../seats/RequestList.tsx';
import { useOwnSeat } from '../../seats/useOwnSeat.ts';
import { describeGift, describeMoment } from './clockText.ts';
import { readServerTime, type SeatRow, type Seats, useSeats } from './useSeats.ts';

/** The opponent whose time has run out while the reader waits, and the reader's side; null if there is none. */
export function useAbsentOpponent(): {
  readonly seats: Seats;
  readonly absent: SeatRow;
  readonly side: Side;
} | null {
  const seats = useSeats();
  const session = useSession();
  const asked = useSessionState((state) => state.asked !== null);
  const waiting = useSessionState((state) => state.waiting);
  const [side] = session.seats;
  const absent = seats?.rows.find((row) => !row.mine && row.side === waiting);
  if (!seats || side === undefined || asked || absent?.state.clock?.state !== 'out') return null;
  return { seats, absent, side };
}

/** In the question's place once the opponent's time has run out: what the waiting player may do. */
export function WhatNow() {
  const gone = useAbsentOpponent();
  const session = useSession();
  const late = useSessionState((state) => state.game?.header.clock?.late ?? 'claim');
  const id = useId();
  const claim = usePressTwice(() => gone && void session.seat.claim(gone.side));
  if (!gone) return null;
  const { seats, absent, side } = gone;
  const now = readServerTime(seats);
  const { out, lastHere, connected } = absent.state;
  return (
    <section className="what-now panel" aria-labelledby={id}>
      <p className="what-now-bar">
        <span>
          {absent.name}’s time ran out {describeMoment(out ?? now, now)}
        </span>
        {!connected && lastHere !== null && <span>last here {describeMoment(lastHere, now)}</span>}
      </p>
      <h2 id={id}>What now?</h2>
      <Choice
        title={late === 'act' ? 'Have the side answered for' : 'Claim the battle'}
        words={
          late === 'act'
            ? 'The rules give an answer in its place, and the battle goes on.'
            : `You win it. ${absent.name} is told. A claim is final.`
        }
        button={claim.sure ? 'Press again to claim' : late === 'act' ? 'Answer for it' : 'Claim'}
        press={claim.press}
      />
      <Choice
        title="Give more time"
        words="At once. You may give it again."
        button={`Give ${seats.clock ? describeGift(seats.clock) : ''}`}
        press={() => void session.seat.giveTime(side)}
      />
      <FindSomeone side={side} opponent={absent.name} />
      <Choice
        title="A machine plays it on"
        words={`${absent.name} may come back at any time. The game becomes friendly.`}
        button="Let it play"
        press={() => void session.seat.standIn(side, true)}
      />
    </section>
  );
}

/** On coming back: a machine has played the reader's side since the time ran out. An answer by hand ends that, too. */
export function MachineNote() {
  const seats = useSeats();
  const session = useSession();
  const mine = seats?.rows.find((row) => row.mine && row.machine);
  if (!mine) return null;
  return (
    <p className="row machine-note" role="status">
      Your time ran out, and a machine plays your side.
      <button type="button" className="button" onClick={() => void session.seat.standIn(mine.side, false)}>
        Play on myself
      </button>
    </p>
  );
}

function Choice(props: {
  readonly title: string;
  readonly words: string;
  readonly button: string;
  readonly press: () => void;
}) {
  const { title, words, button, press } = props;
  return (
    <div className="what-now-choice">
      <h3>{title}</h3>
      <p>{words}</p>
      <button type="button" className="button button-small" onClick={press}>
        {button}
      </button>
    </div>
  );
}

/** Somebody else takes the seat with the reader's consent: found in the lobby, or by a link. */
function FindSomeone({ side, opponent }: { readonly side: Side; readonly opponent: string }) {
  const game = useSessionState((state) => state.view?.id ?? '');
  const [pressed, setPressed] = useState(false);
  const { open, trouble } = useOwnSeat(game, side);
  const asked = open?.seat.requests.some((request) => request.side !== side) ?? false;
  if (!pressed && !asked && open?.seat.other !== 'offered')
    return (
      <Choice
        title="Someone else takes the seat"
        words="From the lobby or by a link. The record notes it, and the game becomes friendly."
        button="Find someone"
        press={() => setPressed(true)}
      />
    );
  return (
    <div className="what-now-choice">
      <h3>Someone else takes the seat</h3>
      {open === null && <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>}
      {open !== null && <RequestList {...open} opponent={opponent} />}
      {open !== null && !asked && <NewOpponentWays {...open} opponent={opponent} />}
    </div>
  );
}
