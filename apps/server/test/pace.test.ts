import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '../src/http/limits.ts';
import { Paces } from '../src/http/pace.ts';

const limits = {
  ...LIMITS,
  burst: 20,
  messagesPerSecond: 10,
  visitorBurst: 30,
  visitorMessagesPerSecond: 15,
  quietBurst: 2,
  quietPerSecond: 1,
};

/** Paces by a clock that the test moves. */
function paced() {
  const clock = { now: 0 };
  return { clock, paces: new Paces(limits, () => clock.now) };
}

/** Number of messages that are read immediately, of `tries`. */
const readOf = (pace: { read(bytes: number): number }, tries: number, bytes = 80): number =>
  Array.from({ length: tries }, () => pace.read(bytes)).filter((wait) => wait === 0).length;

test('messages are counted by visitor, however many sockets send them', () => {
  const { clock, paces } = paced();
  const sockets = Array.from({ length: 10 }, () => paces.socket('one'));
  const first = sockets.map((socket) => readOf(socket, 25)).reduce((a, b) => a + b);
  assert.equal(first, limits.visitorBurst + 10 * limits.quietBurst);
  assert.equal(readOf(paces.socket('two'), 20), 20, 'another visitor is not slowed');
  clock.now += 1000;
  const second = sockets.map((socket) => readOf(socket, 25)).reduce((a, b) => a + b);
  assert.equal(second, limits.visitorMessagesPerSecond, 'who sends too much is no quiet socket');
});

test('a player gets an answer at once even if others at the same address send without end', () => {
  const { paces } = paced();
  const flood = paces.socket('one');
  const others = Array.from({ length: 3 }, () => paces.socket('one'));
  for (const each of [flood, ...others]) readOf(each, 100);
  assert.equal(readOf(paces.socket('one'), 1), 1);
});

test('a player who answers now and then never waits for others at the same address', () => {
  const { clock, paces } = paced();
  const flood = Array.from({ length: 5 }, () => paces.socket('one'));
  const player = paces.socket('one');
  for (let second = 0; second < 60; second++) {
    for (const each of flood) readOf(each, 50);
    assert.equal(player.read(80), 0, `second ${second}`);
    clock.now += 1000;
  }
});

test('a command that is done counts more than one that is refused', () => {
  const { paces } = paced();
  const socket = paces.socket('one');
  let done = 0;
  for (; done < 20 && socket.read(80) === 0; done++) socket.charge();
  assert.ok(done < 15, `${done}`);
});

test('a message sent too early is read after the announced waiting time', () => {
  const { clock, paces } = paced();
  const socket = paces.socket('one');
  readOf(socket, 100);
  const wait = socket.read(80);
  assert.ok(wait > 0);
  clock.now += wait;
  assert.equal(socket.read(80), 0);
});

test('a long message counts as several, and even the longest is read in the end', () => {
  const { clock, paces } = paced();
  const socket = paces.socket('one');
  assert.equal(readOf(socket, 100, 20_000), 2);
  const wait = socket.read(65_000);
  clock.now += wait + 4000;
  assert.equal(socket.read(65_000), 0);
});

test('a visitor who soon returns finds the old count; it is dropped at zero', () => {
  const { clock, paces } = paced();
  const spend = (): number => [1, 2, 3].map(() => readOf(paces.socket('one'), 20)).reduce((a, b) => a + b);
  const fresh = spend();
  paces.sweep(new Set());
  assert.ok(spend() < fresh);
  clock.now += 60_000;
  paces.sweep(new Set());
  assert.equal(spend(), fresh);
});
