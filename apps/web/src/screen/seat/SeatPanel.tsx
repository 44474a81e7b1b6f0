import type { Side } from '@linstock/kernel';
import { useEffect, useState } from 'react';
import { closePanel, panels } from '../../app/panels.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { backendOf } from '../../host/backends.ts';
import { OwnSeat } from '../../seats/OwnSeat.tsx';
import { RecordLink } from '../dice/RecordLink.tsx';
import { AnsweredList } from './Answered.tsx';
import { StandInPanel } from './StandInPanel.tsx';
import { StandingForm } from './StandingForm.tsx';
import { ThisGame } from '../seats/ThisGame.tsx';
import './seat.css';

/** Everything about the reader's seats that belongs to no single question: a bot in one's place, a draw, resigning, standing answers. */
export function SeatPanel() {
  const session = useSession();
  const sides = useSessionState((state) => state.game?.position.sides);
  const view = useSessionState((state) => state.view);
  const editable = useSessionState((state) => state.game?.rules.edit !== undefined);
  useClosedAtEnd();
  if (!sides) return null;
  return (
    <div className="seat-panel">
      {session.seats.map((side) => (
        <section key={side} className={`side-${side}`} aria-label={sides[side]}>
          <h3>
            <span className="side-mark" aria-hidden="true" /> {sides[side]}
          </h3>
          {view !== null && backendOf(view.id).kind === 'server' && <OwnSeat view={view} side={side} />}
          <StandInPanel side={side} name={sides[side]} />
          <EndByWill side={side} name={sides[side]} />
          <ThisGame side={side} />
          <AnsweredList side={side} />
          <StandingForm side={side} />
        </section>
      ))}
      {editable && (
        <section aria-label="Umpire mode">
          <h3>The board by hand</h3>
          <p>Place, turn or remove any piece, or change its state. Each change is marked in the record.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => panels.change({ open: 'umpire' })}>
              Umpire mode
            </button>
          </p>
        </section>
      )}
      <RecordLink />
    </div>
  );
}

/** The battle ends while the panel is open: it makes way for how it went. */
function useClosedAtEnd(): void {
  const over = useSessionState((state) => state.game?.over ?? false);
  const [opened] = useState(over);
  useEffect(() => {
    if (over && !opened) closePanel();
  }, [over, opened]);
}

/** Offers a draw, or gives the game up; the latter is asked twice. */
function EndByWill({ side, name }: { side: Side; name: string }) {
  const session = useSession();
  const [sure, setSure] = useState(false);
  const over = useSessionState((state) => state.game?.over ?? false);
  const drawOffer = useSessionState((state) => state.drawOffer);
  if (over) return <p className="muted">The battle is over.</p>;
  const mine = drawOffer === side;
  return (
    <fieldset className="seat-end">
      <legend>End the battle early</legend>
      <p className="row">
        <button type="button" className="button" onClick={() => void session.seat.draw(side, !mine)}>
          {mine ? 'Take the offer back' : drawOffer === null ? 'Offer a draw' : 'Take the draw'}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => (sure ? void session.seat.resign(side) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {sure ? `Yes, the ${name} side resigns` : 'Resign'}
        </button>
      </p>
      {mine && <p role="status">A draw is offered. It lapses when the other side next answers.</p>}
      {sure && <p role="status">This ends the battle, and the other side wins it.</p>}
    </fieldset>
  );
}
