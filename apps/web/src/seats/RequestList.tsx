import { answerRequest, stopRequest } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { writeTime } from './seatSubject.ts';
import { useTask } from './useTask.ts';

/** Open requests for this seat, which any of its devices can stop, and for the opponent's, which need consent. */
export function RequestList({ game, side, seat, read, opponent }: OpenSeat & { readonly opponent: string }) {
  const { busy, trouble, run } = useTask();
  const act = (work: () => Promise<void>) => run(() => work().then(read));
  return (
    <>
      {seat.requests.map((request) => (
        <section key={request.id} className="seat-request" role="status">
          {request.side === side ? (
            <>
              <p>
                Someone asks {opponent} for your seat. Not you? Stop it.
                {request.due !== null && ` ${opponent} agreed; it takes effect on ${writeTime(request.due)}.`}
              </p>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => act(() => stopRequest(game, side, request.id))}
              >
                Stop it
              </button>
            </>
          ) : (
            <>
              <p>Someone asks for {opponent}’s seat and says it is theirs. Agree only if you know that.</p>
              {request.due === null ? (
                <p className="row">
                  <button
                    type="button"
                    className="button"
                    disabled={busy}
                    onClick={() => act(() => answerRequest(game, side, request.id, true))}
                  >
                    Agree
                  </button>
                  <button
                    type="button"
                    className="button"
                    disabled={busy}
                    onClick={() => act(() => answerRequest(game, side, request.id, false))}
                  >
                    Refuse
                  </button>
                </p>
              ) : (
                <p>You agreed. It takes effect on {writeTime(request.due)}.</p>
              )}
            </>
          )}
        </section>
      ))}
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
