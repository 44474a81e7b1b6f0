import { useSession, useSessionState } from '../../hooks/useSession.ts';

/**
 * For a game with a clock: the remaining time, and the actions allowed if the other side is late. The judge
 * measures the time.
 */
export function Late() {
  const session = useSession();
  const { asked, waiting, game } = useSessionState((state) => state);
  const clock = game?.record.clock;
  const [side] = session.seats;
  if (clock && asked !== null && session.seats.length === 1 && !game.over)
    return (
      <p className="muted prompt-clock">
        You have {spanOf(clock.minutes)} from the last answer; after that the other side may{' '}
        {clock.late === 'act' ? 'have you answered for' : 'claim the game'}.
      </p>
    );
  const waits = asked === null && waiting !== null && waiting !== side && session.seats.length === 1;
  if (!clock || !waits || side === undefined || game.over) return null;
  const name = game.position.sides[waiting];
  return (
    <p className="row">
      <button type="button" className="button button-small" onClick={() => void session.seat.claim(side)}>
        {clock.late === 'act' ? `Let the ${name} side be answered for` : 'Claim the game'}
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
