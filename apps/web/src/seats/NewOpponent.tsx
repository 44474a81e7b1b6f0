import { useId } from 'react';
import { hashOfVacantSeat } from '../app/challengeLink.ts';
import { hashOfRecovery } from '../app/seatPages.ts';
import { changeVacancy } from '../host/vacantSeatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { useTask } from './useTask.ts';
import './newOpponent.css';

type Props = OpenSeat & { readonly opponent: string };

/** In Your seat: a new player for the seat of an opponent who has left. Empty while the opponent is there. */
export function NewOpponent(props: Props) {
  if (props.seat.other === 'held') return null;
  return (
    <section>
      <h4>Someone else for {props.opponent}’s seat</h4>
      <p>{props.opponent} has left. The record notes who takes over, and the game becomes friendly.</p>
      <NewOpponentWays {...props} />
    </section>
  );
}

/** The two ways to a new opponent: the list in the lobby, and a link. */
export function NewOpponentWays({ game, side, seat, read, opponent }: Props) {
  const { busy, trouble, run } = useTask();
  const id = useId();
  const offered = seat.other === 'offered';
  const change = () => run(() => changeVacancy(game, side, !offered).then(read));
  return (
    <div className="seat-new-opponent">
      <p role="status">
        {offered
          ? `The seat is in the lobby. When somebody asks for it you decide, and a day later it is theirs unless ${opponent} comes back.`
          : `In the lobby anybody can ask for the seat. You decide, and a day later it is theirs unless ${opponent} comes back.`}
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <button type="button" className="button button-small" aria-disabled={busy} onClick={change}>
        {offered ? 'Take it out of the lobby' : 'Show it in the lobby'}
      </button>
      <label htmlFor={id}>Or send somebody this link:</label>
      <input
        id={id}
        readOnly
        value={new URL(offered ? hashOfVacantSeat(game) : hashOfRecovery(game), location.href).href}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
