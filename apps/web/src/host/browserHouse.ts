import type { Side } from '@linstock/kernel';
import { eventSchema, gameViewSchema } from '@linstock/protocol';
import { z } from 'zod';
import { WorkerFault, WorkerLine } from '../common/worker.ts';
import { HostError, type House, type Made, type Wish } from './host.ts';
import type { HouseAnswer, HouseCall } from './houseCall.ts';
import type { Line, LineHears } from './line.ts';
import { LineHost } from './lineHost.ts';
import { myGames } from './myGames.ts';

const made = z.object({ id: z.string() });

/** Games kept in this browser: the judge is a worker of the page. */
export function browserHouse(): House {
  const ask = judgeWorker();
  const make = async (call: HouseCall, mine: readonly Side[], looked?: number): Promise<Made> => {
    const { id } = made.parse(await ask(call));
    myGames.remember({ id, house: 'browser', seats: mine, ...(looked !== undefined && { looked }) });
    return { id, links: [] };
  };
  return {
    kind: 'browser',
    create: (wish: Wish) => make({ call: 'create', wish }, wish.mine, 0),
    importRecord: (record, seats, mine) => make({ call: 'import', record, seats }, mine),
    fork: (record, upTo, seats, mine) => make({ call: 'fork', record, upTo, seats }, mine, upTo),
    async open(id) {
      const game = gameViewSchema.parse(await ask({ call: 'view', game: id }));
      return new LineHost(game, myGames.seats(id), (seat, from, hears) =>
        portLine(ask, id, seat, from, hears),
      );
    },
    async remove(id) {
      await ask({ call: 'remove', game: id });
      myGames.forget(id);
      return null;
    },
  };
}

type Ask = (call: HouseCall, ports?: MessagePort[]) => Promise<unknown>;

function judgeWorker(): Ask {
  const worker = new WorkerLine<HouseCall, HouseAnswer>(
    () => new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' }),
    'The judge of this page has broken down; reload the page. Nothing that was told is lost.',
  );
  return async (call, ports) => {
    try {
      return await worker.ask(call, ports);
    } catch (error) {
      if (error instanceof WorkerFault) throw new HostError(error.code, error.message);
      throw error;
    }
  };
}

function portLine(ask: Ask, game: string, seat: Side | null, from: number, hears: LineHears): Line {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => {
    const heard = eventSchema.safeParse(event.data);
    if (heard.success) hears.event(heard.data);
  };
  ask({ call: 'join', game, seat, from }, [port2]).catch(() => hears.lost());
  return {
    send: (command) => port1.postMessage(command),
    close: () => {
      port1.postMessage('leave');
      port1.close();
    },
  };
}
