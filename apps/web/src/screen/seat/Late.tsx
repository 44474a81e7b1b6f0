import { useSession, useSessionState } from '../useSession.ts';

/** While another is waited for in a game begun with a clock: what may be done once he is late. The judge knows the time. */
export function Late() {
  const session = useSession();
  const { asked, waiting, game } = useSessionState((state) => state);
  const clock = game?.record.clock;
  const [side] = session.seats;
  const waits = asked === null && waiting !== null && waiting !== side && session.seats.length === 1;
  if (!clock || !waits || side === undefined || game.over) return null;
  const name = game.position.sides[waiting];
  return (
    <p className="row">
      <button type="button" className="button button-small" onClick={() => void session.seat.claim(side)}>
        {clock.late === 'act' ? `Have the ${name} side answered for` : 'Claim the game'}
      </button>
      <span className="muted">if it is more than {spanOf(clock.minutes)} late</span>
    </p>
  );
}

/** `2 days`, `1 hour`. */
function spanOf(minutes: number): string {
  const [unit, size] = minutes >= 2880 ? ['day', 1440] : minutes >= 60 ? ['hour', 60] : ['minute', 1];
  const many = Math.round(minutes / (size as number));
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
}
