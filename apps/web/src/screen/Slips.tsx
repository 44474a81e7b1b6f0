import type { CSSProperties } from 'react';
import { Clause } from '../common/Clause.tsx';
import type { Slip } from './state.ts';
import { useClauses, useSession, useSessionState } from './useSession.ts';
import './slips.css';

/** Calm notices over the board's foot: why a click did nothing, a lost line, an offer to take back, a draw offered. */
export function Slips() {
  const session = useSession();
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
      {slip && <OneSlip key={slip.at} slip={slip} />}
    </div>
  );
}

/** Room a slip needs beside the pointer, in CSS pixels. */
const ROOM = { width: 340, height: 130, gap: 16 };

/** Beside the pointer: below it, or above where there is no room, and never beyond the edge of the window. */
function besidePointer(point: { readonly x: number; readonly y: number }): CSSProperties {
  const { gap, width, height } = ROOM;
  const left = Math.max(8, Math.min(point.x + gap, window.innerWidth - width - 8));
  const above = point.y + gap + height > window.innerHeight;
  return above
    ? { left, bottom: window.innerHeight - point.y + gap, maxWidth: width }
    : { left, top: point.y + gap, maxWidth: width };
}

/** Why a click did nothing, where it was, and a button that does what would make it legal. */
function OneSlip({ slip }: { slip: Slip }) {
  const session = useSession();
  const clauses = useClauses();
  const { point, remedy } = slip;
  return (
    <div
      className={`slip panel ${point ? 'at-pointer' : ''}`}
      style={point ? besidePointer(point) : undefined}
      data-slip={slip.clause ?? ''}
    >
      {slip.sentence} <Clause id={slip.clause} clauses={clauses} />
      {remedy && (
        <button
          type="button"
          className="button button-small"
          onPointerEnter={() => session.hover(('choices' in remedy && remedy.choices.at(-1)) || null)}
          onPointerLeave={() => session.hover(null)}
          onClick={() => session.clicks.doFirst(remedy)}
        >
          {remedy.label}
        </button>
      )}
    </div>
  );
}
