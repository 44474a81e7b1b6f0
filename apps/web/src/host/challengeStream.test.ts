import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followChallenges } from './challengeStream.ts';

/** A socket that a test opens, speaks through and breaks. */
class FakeSocket extends EventTarget {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;
  readyState = 1;
  closed = false;
  close() {
    this.closed = true;
  }
}

test('after a lost connection a new one is opened, and the list is read again', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const network = new EventTarget();
  const stop = followChallenges(
    {
      onReady: () => heard.push('ready'),
      onChallenge: ({ id }) => heard.push(id),
      onLost: () => heard.push('lost'),
    },
    null,
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      network,
    },
  );
  sockets[0]?.onmessage?.({ data: '{"t":"ready"}' });
  sockets[0]?.onmessage?.({ data: '{"t":"challenge","challenge":{"id":"no view"}}' });
  sockets[0]?.onmessage?.({ data: 'no JSON' });
  sockets[0]?.onclose?.();
  t.mock.timers.tick(500);
  sockets[1]?.onmessage?.({ data: '{"t":"ready"}' });
  // Nothing comes for 45 seconds, not even a beat.
  t.mock.timers.tick(45_000);
  t.mock.timers.tick(500);
  network.dispatchEvent(new Event('offline'));
  t.mock.timers.tick(500);
  assert.deepEqual(heard, ['ready', 'lost', 'ready', 'lost', 'lost']);
  assert.deepEqual([sockets.length, sockets.slice(0, 3).every(({ closed }) => closed)], [3, true]);
  stop();
  assert.ok(sockets.at(-1)?.closed);
});
