import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judge } from '@linstock/judge';
import { partial } from '@linstock/kernel/partial';
import { localBus } from '../src/bus/localBus.ts';
import { GameSharing } from '../src/games/sharing.ts';
import type { GameMark, SharedStore } from '../src/store/store.ts';

test('a game opened while the store lists others is not mistaken for a removed one', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const reply = Promise.withResolvers<ReadonlyMap<string, GameMark>>();
  const store = partial<SharedStore>({ heads: () => reply.promise });
  const services = { bus: localBus(), now: Date.now } as ConstructorParameters<typeof GameSharing>[1];
  const sharing = new GameSharing(store, services, assert.ifError);
  const vanished: string[] = [];
  const roomOf = (id: string) => ({
    judge: partial<Judge>({ id, head: 0, vanish: () => vanished.push(id) }),
    seats: [],
  });
  const mark: GameMark = { head: 0, version: 1 };
  sharing.watch(roomOf('first'), mark);
  t.mock.timers.tick(1000);
  sharing.watch(roomOf('second'), mark);
  reply.resolve(new Map([['first', mark]]));
  await reply.promise;
  await new Promise(setImmediate);
  assert.deepEqual(vanished, []);
  sharing.close();
});
