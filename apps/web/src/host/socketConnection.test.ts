/** Connections over real sockets to a server that answers, and to one that stopped answering without closing. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type TestContext, test } from 'node:test';
import type { HostMessage } from '@linstock/protocol';
import { BEAT_MS } from './heartbeat.ts';
import { openSocketConnection } from './socketConnection.ts';

/** The text that a server adds to the client's key (RFC 6455). */
const ADDED = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A server that accepts a socket, records its messages and sends what the test says. */
async function serverOf(t: TestContext) {
  const server = createServer();
  t.after(() => server.close());
  const taken = once(server, 'upgrade');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const accept = async () => {
    const [{ headers }, socket] = (await taken) as [{ headers: Record<string, string> }, Duplex];
    t.after(() => socket.destroy());
    const key = createHash('sha1').update(`${headers['sec-websocket-key']}${ADDED}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    return {
      /** Resolves when the page has asked something. */
      hears: () => once(socket, 'data'),
      says: (text: string) =>
        socket.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)])),
    };
  };
  return { address, accept };
}

/** A connection to it, with its messages. */
function connectTo(address: string) {
  let wake: () => void = () => {};
  const told: (HostMessage['t'] | 'lost')[] = [];
  const next = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const note = (what: HostMessage['t'] | 'lost'): void => {
    told.push(what);
    wake();
  };
  const network = new EventTarget();
  const connection = openSocketConnection(
    address,
    { onMessage: ({ t }) => note(t), onLost: () => note('lost') },
    network,
  );
  return { connection, told, next, network };
}

test('a server that does not answer is given up at the next beat', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { address, accept } = await serverOf(t);
  const { told, next } = connectTo(address);
  const server = await accept();
  const opened = next();
  server.says('{"t":"gone"}');
  await opened;
  const asked = server.hears();
  t.mock.timers.tick(BEAT_MS);
  await asked;
  assert.deepEqual(told, ['gone'], 'it has a beat to answer in');
  t.mock.timers.tick(BEAT_MS);
  assert.deepEqual(told, ['gone', 'lost']);
  t.mock.timers.tick(5 * BEAT_MS);
  assert.deepEqual(told, ['gone', 'lost'], 'said once');
});

test('a server that never accepted the connection is given up too', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { address } = await serverOf(t);
  const { told } = connectTo(address);
  t.mock.timers.tick(2 * BEAT_MS);
  assert.deepEqual(told, ['lost']);
});

test('a connection to a server that is silent but answers when asked is left open', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { address, accept } = await serverOf(t);
  const { connection, told, next } = connectTo(address);
  const server = await accept();
  for (let beat = 0; beat < 5; beat++) {
    const asked = server.hears();
    t.mock.timers.tick(BEAT_MS);
    if (beat > 0) await asked;
    const answered = next();
    server.says('{"t":"offer","offer":null}');
    await answered;
  }
  assert.ok(!told.includes('lost'));
  connection.close();
  t.mock.timers.tick(5 * BEAT_MS);
  assert.ok(!told.includes('lost'), 'a connection that is closed is not lost');
});

test('without a network the connection is lost at once', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { address, accept } = await serverOf(t);
  const { told, network } = connectTo(address);
  await accept();
  network.dispatchEvent(new Event('offline'));
  assert.deepEqual(told, ['lost']);
});
