import type { Side } from '@linstock/kernel';
import { gameViewSchema, hostMessageSchema } from '@linstock/protocol';
import { z } from 'zod';
import { WorkerConnection, WorkerFault } from '../common/worker.ts';
import type { BackendAnswer, BackendCall } from './backendCall.ts';
import type { Connection, ConnectionHandlers, OpenConnection } from './connection.ts';
import { ConnectionHost } from './connectionHost.ts';
import { type CreatedGame, type GameBackend, HostError, type NewGame } from './host.ts';
import { myGames } from './myGames.ts';
import { describeRestarts } from './restartReport.ts';

const made = z.object({ id: z.string() });

/** The backend in this browser: its judge is a worker of the page. */
export function makeBrowserBackend(): GameBackend {
  const judge = judgeWorker();
  const ask: JudgeCall = asking(judge);
  const make = async (call: BackendCall, mine: readonly Side[], looked?: number): Promise<CreatedGame> => {
    const { id } = made.parse(await ask(call));
    myGames.remember({ id, house: 'browser', seats: mine, ...(looked !== undefined && { looked }) });
    return { id, links: [] };
  };
  return {
    kind: 'browser',
    create: (wish: NewGame) => make({ call: 'create', wish }, wish.mine, 0),
    importRecord: (record, seats, mine) => make({ call: 'import', record, seats }, mine),
    fork: (record, upTo, seats, mine, sandbox = false) =>
      make({ call: 'fork', record, upTo, seats, sandbox }, mine, upTo),
    async open(id) {
      const game = gameViewSchema.parse(await ask({ call: 'view', game: id }));
      const open: OpenConnection = (seat, from, handlers) =>
        portConnection(judge, { call: 'join', game: id, seat, from }, handlers);
      return new ConnectionHost(game, myGames.seats(id), describeRestarts(open));
    },
    async remove(id) {
      await ask({ call: 'remove', game: id });
      myGames.forget(id);
      return null;
    },
  };
}

type JudgeCall = (call: BackendCall) => Promise<unknown>;
type JudgeWorker = WorkerConnection<BackendCall, BackendAnswer>;

function judgeWorker(): JudgeWorker {
  return new WorkerConnection<BackendCall, BackendAnswer>(
    () => new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' }),
    'The judge in this page has failed. Nothing that was shown is lost. Try again, or reload the page.',
  );
}

function asking(judge: JudgeWorker): JudgeCall {
  const once = async (call: BackendCall): Promise<unknown> => {
    try {
      return await judge.ask(call);
    } catch (error) {
      if (error instanceof WorkerFault) throw new HostError(error.code, error.message);
      throw error;
    }
  };
  return (call) =>
    once(call).catch((error: unknown) => {
      // A call that only reads may be sent again to a new worker. A call that makes a game is repeated by its player.
      if (call.call === 'view' && error instanceof HostError && error.code === 'worker') return once(call);
      throw error;
    });
}

/** A connection over a port of the judge's worker. It is lost when the worker ends, or cannot take the reader in. */
function portConnection(judge: JudgeWorker, join: BackendCall, handlers: ConnectionHandlers): Connection {
  const { port1, port2 } = new MessageChannel();
  const lost = (): void => {
    forget();
    port1.close();
    handlers.onLost();
  };
  port1.onmessage = (event) => {
    const heard = hostMessageSchema.safeParse(event.data);
    if (heard.success) handlers.onMessage(heard.data);
  };
  const asked = judge.ask(join, [port2]);
  const forget = judge.onceLost(lost);
  asked.catch(lost);
  return {
    send: (command) => port1.postMessage(command),
    close: () => {
      forget();
      port1.postMessage('leave');
      port1.close();
    },
  };
}
