import { Clause } from '../common/Clause.tsx';
import { useClauses, useSession, useSessionState } from './useSession.ts';
import './slips.css';

/** Calm notices over the board's foot: why a click did nothing, a lost line, an offer to take back, a draw offered. */
export function Slips() {
  const session = useSession();
  const clauses = useClauses();
  const { slip, line, offer, drawOffer, game } = useSessionState((state) => state);
  const asksUs = offer !== null && session.seats.includes(offer.side === 0 ? 1 : 0);
  const drawFor = drawOffer === null ? undefined : session.seats.find((seat) => seat !== drawOffer);
  return (
    <div className="slips">
      {line === 'lost' && (
        <p className="slip panel" role="status">
          The line to the judge is lost; it is being tried again. What you have answered is kept and will be
          sent.
        </p>
      )}
      {asksUs && (
        <div className="slip panel" role="alert">
          <p>The {game?.position.sides[offer.side]} side asks to take back.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => void session.seat.reply(true)}>
              Agree
            </button>
            <button type="button" className="button" onClick={() => void session.seat.reply(false)}>
              Decline
            </button>
          </p>
        </div>
      )}
      {drawOffer !== null && drawFor !== undefined && !game?.over && (
        <div className="slip panel" role="alert">
          <p>The {game?.position.sides[drawOffer]} side offers a draw. The offer lapses when you answer.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => void session.seat.draw(drawFor, true)}>
              Take the draw
            </button>
            <button type="button" className="button" onClick={() => void session.seat.draw(drawFor, false)}>
              Fight on
            </button>
          </p>
        </div>
      )}
      {slip && (
        <p className="slip panel" key={slip.at} data-slip={slip.clause ?? ''}>
          {slip.sentence} <Clause id={slip.clause} clauses={clauses} />
        </p>
      )}
    </div>
  );
}
