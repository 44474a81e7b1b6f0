/** The judge of the games stored in this browser, in a worker. */
import '../common/olderBrowsers.ts';

import type { BotAnswer, BotQuestion } from '@linstock/judge';
import { commandSchema } from '@linstock/protocol';
import { z } from 'zod';
import { makeRandomHex } from '../common/randomHex.ts';
import { rulebookOf } from '../common/rulebookOf.ts';
import { answerWith, WorkerConnection } from '../common/worker.ts';
import type { BackendAnswer, BackendCall } from './backendCall.ts';
import { BrowserGames } from './browserGames.ts';
import { IndexedBrowserStore } from './browserStore.ts';
import { makeOwnId } from './gameId.ts';

const others = new BroadcastChannel('linstock-games');

/** Bots have a worker of their own, so that the judge stays quick. */
const bots = new WorkerConnection<BotQuestion, BotAnswer>(
  () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
  'The machine player has failed. Reload the page to continue.',
);

const games = new BrowserGames({
  store: new IndexedBrowserStore(indexedDB),
  load: (_, game) => rulebookOf(game),
  secret: () => makeRandomHex(32),
  id: () => makeOwnId(makeRandomHex),
  now: () => new Date().toISOString(),
  think: (asked) => bots.ask(asked),
  tellOthers: (game) => others.postMessage(game),
});

others.addEventListener('message', (event) => {
  const id = z.string().safeParse(event.data);
  if (id.success) void games.syncGame(id.data);
});

answerWith<BackendCall, BackendAnswer>(self, async (asked, [port]) => {
  switch (asked.call) {
    case 'create':
      return { id: await games.create(asked.wish) };
    case 'import':
      return { id: await games.importRecord(asked.record, asked.seats) };
    case 'fork':
      return { id: await games.fork(asked.record, asked.upTo, asked.seats, asked.sandbox) };
    case 'view':
      return games.view(asked.game);
    case 'remove':
      return games.remove(asked.game);
    case 'join':
      if (port) await seat(asked, port);
  }
});

/** Lets a page read along and play over a port. */
async function seat(asked: Extract<BackendCall, { call: 'join' }>, port: MessagePort): Promise<void> {
  const connection = await games.join(asked.game, asked.seat, asked.from, (message) =>
    port.postMessage(message),
  );
  port.onmessage = (event) => {
    const command = commandSchema.safeParse(event.data);
    if (command.success) void connection.takeCommand(command.data);
    else if (event.data === 'leave') connection.leave();
  };
}
