/** The other side's offer of a new game after the end of this one, and its reply to one's own offer. */
import type { Side } from '@linstock/kernel';
import type { RematchOffer } from '@linstock/protocol';
import { hashOfTable } from '../../app/route.ts';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** The offer, for the side that gets it; the answer, for the side that made it. Empty if there is neither. */
export function RematchToast() {
  const session = useSession();
  const rematch = useSessionState((state) => state.rematch);
  const sides = useSessionState((state) => state.game?.position.sides);
  const [mine] = session.seats;
  if (!rematch || !sides || mine === undefined || session.seats.length > 1) return null;
  const other = sides[1 - mine] ?? '';
  if (rematch.side === mine) return <Answered {...{ rematch, mine, other }} />;
  if (rematch.agreed !== null || rematch.token === null) return null;
  const address = `${hashOfTable(rematch.game)}?seat=${rematch.token}`;
  const accept = async () => {
    if (await session.seat.replyRematch(mine, true)) location.hash = address;
  };
  return (
    <div className="toast panel" {...part('foot box')} role="alert">
      <p>
        The {other} side offers a rematch: you would command the {sides[rematch.swapped ? 1 - mine : mine]}{' '}
        side{rematch.swapped ? ' this time' : ' again'}.
      </p>
      <p className="row">
        <button type="button" className="button button-main" onClick={() => void accept()}>
          Accept
        </button>
        <button type="button" className="button" onClick={() => void session.seat.replyRematch(mine, false)}>
          Decline
        </button>
      </p>
    </div>
  );
}

interface AnsweredProps {
  readonly rematch: RematchOffer;
  readonly mine: Side;
  readonly other: string;
}

/** The other side's answer to the rematch that was offered. */
function Answered({ rematch, mine, other }: AnsweredProps) {
  const session = useSession();
  if (rematch.agreed === null) return null;
  return (
    <div className="toast panel" {...part('foot box')} role="alert">
      <p>
        The {other} side {rematch.agreed ? 'accepts' : 'declines'} the rematch.
      </p>
      <p className="row">
        {rematch.agreed ? (
          <a className="button button-main" href={hashOfTable(rematch.game)}>
            To the table
          </a>
        ) : (
          <button type="button" className="button" onClick={() => void session.seat.rematch(mine, null)}>
            Put it away
          </button>
        )}
      </p>
    </div>
  );
}
