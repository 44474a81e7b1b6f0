/**
 * One visitor who sends without end, in a process of its own: `flooder.ts ADDRESS KIND SOCKETS PER_SECOND`. Makes a
 * game, takes both seats, opens the sockets and prints `ready`. At the end of its input it prints the replies, as
 * JSON.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Duel, newDuel, openSocket } from './duel.ts';

const [address = '', kind = 'stale', sockets = '100', perSecond = '25'] = process.argv.slice(2);
let sent = 0;
const id = (): string => `f${process.pid}-${++sent}`;

/** The messages, by kind. `n` counts up. */
const MESSAGES: Readonly<Record<string, (n: number, duel: Duel) => string>> = {
  stale: () => JSON.stringify({ t: 'answer', cmd: id(), seen: 99_999, answer: 1 }),
  malformed: () => JSON.stringify({ t: 'answer', cmd: id(), seen: 0, answer: { no: 'answer' } }),
  unreadable: () => '{"t":',
  ping: () => '{"t":"ping"}',
  repeat: () => JSON.stringify({ t: 'nonce', cmd: 'same', seen: 0, nonce: 'x' }),
  nonce: (n) => JSON.stringify({ t: 'nonce', cmd: id(), seen: 0, nonce: `${n}` }),
  draw: (n) => JSON.stringify({ t: 'draw', cmd: id(), seen: 0, draw: n % 2 === 0 }),
  back: () => JSON.stringify({ t: 'back', cmd: id(), seen: 0, to: 0, offer: true }),
  claim: () => JSON.stringify({ t: 'claim', cmd: id(), seen: 0 }),
  rematch: () => JSON.stringify({ t: 'rematch', cmd: id(), seen: 0, rematch: null }),
  standing: (n) => JSON.stringify({ t: 'standing', cmd: id(), seen: 0, rules: longRules(n) }),
  large: () => JSON.stringify({ t: 'answer', cmd: id(), seen: 99_999, answer: 'x'.repeat(60_000) }),
};

/** Standing answers of some 36 KB that differ each time. */
function longRules(n: number): object {
  const kinds = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`kind-${i}-${n}`, 'never']));
  return { pieces: Object.fromEntries(Array.from({ length: 400 }, (_, i) => [i, kinds])) };
}

const duel = await newDuel(address);
const told: Record<string, number> = {};
const count = (what: string): void => void (told[what] = (told[what] ?? 0) + 1);
const open = await Promise.all(
  Array.from({ length: Number(sockets) }, (_, i) => openSocket(duel, i % 2 === 0 ? 0 : 1)),
);
for (const socket of open) {
  socket.on('message', (data) => {
    const said: { t: string; error?: { code: string } } = JSON.parse(String(data));
    count(said.error?.code ?? said.t);
  });
  socket.on('close', (code) => count(`closed ${code}`));
  socket.on('error', () => count('error'));
}
const message = MESSAGES[kind];
if (!message) throw new Error(`There is no kind "${kind}".`);
process.stdout.write('ready\n');
const every = 1000 / Number(perSecond);
for (const [i, socket] of open.entries()) {
  let n = 0;
  const send = (): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(message(n++, duel));
  };
  setTimeout(() => setInterval(send, every), (i / open.length) * every);
}
process.stdin.resume();
await once(process.stdin, 'end');
process.stdout.write(`${JSON.stringify({ sent, ...told })}\n`);
process.exit();
