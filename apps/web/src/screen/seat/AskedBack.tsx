import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** While the other side has not answered whether one may take back. */
export function AskedBack() {
  const { seats } = useSession();
  const { offer, game, seatsUpdate } = useSessionState((state) => state);
  const [mine, another] = seats;
  if (seatsUpdate || !offer || !game || another !== undefined || offer.side !== mine) return null;
  return (
    <p className="prompt-barrier" role="status">
      You asked to take back. The {game.position.sides[mine === 0 ? 1 : 0]} side has not answered yet.
    </p>
  );
}
