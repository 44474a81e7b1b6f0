import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** Once the time of the other side has run out: what may be done then. The server decides when that is. */
export function Late() {
  const session = useSession();
  const { asked, waiting, game, seatsUpdate } = useSessionState((state) => state);
  const clock = game?.header.clock;
  const [side] = session.seats;
  const waits = asked === null && waiting !== null && waiting !== side && session.seats.length === 1;
  if (!clock || !waits || side === undefined || game.over) return null;
  if (seatsUpdate?.seats.sides[waiting].clock?.state !== 'out') return null;
  const name = game.position.sides[waiting];
  return (
    <p className="row">
      <button type="button" className="button button-small" onClick={() => void session.seat.claim(side)}>
        {clock.late === 'act' ? `Let the judge answer for the ${name} side` : 'Claim the game'}
      </button>
    </p>
  );
}
