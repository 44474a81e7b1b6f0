import type { Side } from '@linstock/kernel';
import { gameViewSchema, serverMessageSchema } from '@linstock/protocol';
import { z } from 'zod';
import { type House, HostError, type Made, type Wish } from './host.ts';
import type { Line, LineHears } from './line.ts';
import { LineHost } from './lineHost.ts';
import { myGames } from './myGames.ts';

const reply = z.union([
  z.object({ id: z.number(), ok: z.unknown() }),
  z.object({ id: z.number(), fault: z.object({ code: z.string(), sentence: z.string() }) }),
]);
const made = z.object({ id: z.string() });

/** Games kept in this browser: the judge is a worker of the page. */
export function browserHouse(): House {
  const ask = judgeWorker();
  const make = async (body: object, mine: readonly Side[]): Promise<Made> => {
    const { id } = made.parse(await ask(body));
    myGames.remember({ id, house: 'browser', seats: mine });
    return { id, links: [] };
  };
  return {
    kind: 'browser',
    create: (wish: Wish) => make({ call: 'create', wish }, wish.mine),
    importRecord: (record, seats, mine) => make({ call: 'import', record, seats }, mine),
    fork: (record, upTo, seats, mine) => make({ call: 'fork', record, upTo, seats }, mine),
    async open(id) {
      const game = gameViewSchema.parse(await ask({ call: 'view', game: id }));
      return new LineHost(game, myGames.seats(id), (seat, from, hears) =>
        portLine(ask, id, seat, from, hears),
      );
    },
    async remove(id) {
      await ask({ call: 'remove', game: id });
      myGames.forget(id);
    },
  };
}

type Ask = (body: object, ports?: MessagePort[]) => Promise<unknown>;

function judgeWorker(): Ask {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  return (body, ports = []) => {
    worker ??= startWorker(waiting);
    const id = next++;
    worker.postMessage({ id, ...body }, ports);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}

function startWorker(
  waiting: Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>,
): Worker {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event) => {
    const said = reply.parse(event.data);
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if ('fault' in said) asked?.reject(new HostError(said.fault.code, said.fault.sentence));
    else asked?.resolve(said.ok);
  };
  worker.onerror = () => {
    const sentence =
      'The judge of this page has broken down; reload the page. Nothing that was told is lost.';
    for (const asked of waiting.values()) asked.reject(new HostError('worker', sentence));
    waiting.clear();
  };
  return worker;
}

function portLine(ask: Ask, game: string, seat: Side | null, from: number, hears: LineHears): Line {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => {
    const message = serverMessageSchema.safeParse(event.data);
    if (message.success) hears.message(message.data);
  };
  ask({ call: 'join', game, seat, from }, [port2]).catch(() => hears.lost());
  return {
    send: (message) => port1.postMessage(message),
    close: () => {
      port1.postMessage('leave');
      port1.close();
    },
  };
}
