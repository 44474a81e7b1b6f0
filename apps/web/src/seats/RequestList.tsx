import type { OwnSeat } from '@linstock/protocol';
import { answerRequest, stopRequest } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { writeTime } from './seatSubject.ts';
import { type Task, useTask } from './useTask.ts';

type Props = OpenSeat & { readonly opponent: string };

/** Open requests for this seat, which any of its devices can stop, and for the opponent's, which need consent. */
export function RequestList(props: Props) {
  const { side, seat } = props;
  const task = useTask();
  return (
    <>
      {seat.requests.map((request) => (
        <section key={request.id} className="seat-request" role="status">
          {request.side === side ? (
            <ForOwnSeat {...props} request={request} task={task} />
          ) : (
            <ForTheirSeat {...props} request={request} task={task} />
          )}
        </section>
      ))}
      {task.trouble !== null && <p role="alert">{task.trouble}</p>}
    </>
  );
}

type RequestProps = Props & { readonly request: OwnSeat['requests'][number]; readonly task: Task };

function ForOwnSeat({ game, side, read, opponent, request, task: { busy, run } }: RequestProps) {
  const { id, name, due } = request;
  return (
    <>
      <p>
        {name === null
          ? `Someone asks ${opponent} for your seat. Not you? Stop it.`
          : `${name} asks ${opponent} for your seat. To keep it, answer your question or stop it.`}
        {due !== null && ` ${opponent} agreed; it takes effect on ${writeTime(due)}.`}
      </p>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => run(() => stopRequest(game, side, id).then(read))}
      >
        Stop it
      </button>
    </>
  );
}

function ForTheirSeat({ game, side, read, opponent, request, task: { busy, run } }: RequestProps) {
  const { id, name, due } = request;
  const answer = (agree: boolean) => run(() => answerRequest(game, side, id, agree).then(read));
  return (
    <>
      <p>
        {name === null
          ? `Someone asks for ${opponent}’s seat and says it is theirs. Agree only if you know that.`
          : `${name} would like to take over ${opponent}’s seat.`}
      </p>
      {due === null ? (
        <p className="row">
          <button type="button" className="button" disabled={busy} onClick={() => answer(true)}>
            Agree
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => answer(false)}>
            Refuse
          </button>
        </p>
      ) : (
        <p>You agreed. It takes effect on {writeTime(due)}.</p>
      )}
    </>
  );
}
