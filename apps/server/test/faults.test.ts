import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import type { EntriesAnswer, GameView } from '@linstock/protocol';
import { Fault } from '../src/fault.ts';
import { startServer } from '../src/serve.ts';
import { openDatabase } from '../src/store/database.ts';
import { CLOSE, call, newDuel, Page, TOY, WAIT } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-faults-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const childFile = join(import.meta.dirname, 'server-child.ts');

/** Starts a server in its own process and returns its address. */
async function childServer(data: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [childFile, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return { child, address: line };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Both wait in secret, again and again; every entry is one acknowledgement. Ends when the server dies. */
async function waitOn(
  address: string,
  id: string,
  tokens: readonly [string, string],
  acked: (n: number) => void,
) {
  for (let n = 1; ; n++) {
    const side = n % 2 === 1 ? 0 : 1;
    const body = { t: 'answer', seen: n - 1, cmd: `w${n}`, answer: WAIT };
    const reply = await call(address, 'POST', `/api/games/${id}/commands`, {
      body,
      token: tokens[side],
    }).catch(() => null);
    if (reply?.status !== 200) return;
    acked(n);
  }
}

test('a server killed in mid-game comes back with all acknowledged entries, its seats and its bots', async () => {
  const data = join(folder, 'killed');
  const first = await childServer(data);
  const { id, tokens } = await newDuel(first.address);
  const withBot = await newDuel(first.address, {
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }],
  });
  const page = new Page(first.address, id);
  let last = 0;
  const playing = waitOn(first.address, id, tokens, (n) => {
    last = n;
    if (n === 9) first.child.kill('SIGKILL');
  });
  await page.untilClosed();
  await playing;
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');
  assert.ok(last >= 9);

  const second = await childServer(data);
  try {
    const { body } = await call<EntriesAnswer>(second.address, 'GET', `/api/games/${id}/entries`);
    assert.ok(body.head >= last, `${last} acknowledged, ${body.head} there`);
    assert.deepEqual(
      body.entries.map((entry) => entry.n),
      body.entries.map((_, i) => i + 1),
    );
    const told = page.entries.map((entry) => entry.hash);
    assert.deepEqual(
      body.entries.slice(0, told.length).map((entry) => entry.hash),
      told,
    );
    const seat = await call<GameView>(second.address, 'GET', `/api/games/${id}`, { token: tokens[1] });
    assert.equal(seat.body.seat, 1);
    const repeated = { t: 'answer', seen: last - 1, cmd: `w${last}`, answer: WAIT };
    const side = last % 2 === 1 ? 0 : 1;
    const again = await call<{ repeat: boolean }>(second.address, 'POST', `/api/games/${id}/commands`, {
      body: repeated,
      token: tokens[side],
    });
    assert.equal(again.body.repeat, true);
    const watcher = new Page(second.address, withBot.id);
    await watcher.until(() => watcher.entries.some((entry) => entry.side === 1));
    watcher.close();
  } finally {
    await kill(second.child);
  }
});

test('a taken port and a folder in use give a sentence that says what to do', async () => {
  const [data, other] = [join(folder, 'one'), join(folder, 'two')];
  const one = await startServer({ data, port: 0, systems: TOY });
  const port = Number(new URL(one.address).port);
  await assert.rejects(startServer({ data: other, port, systems: TOY }), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.match(error.message, new RegExp(`Port ${port} is taken.*--port ${port + 1}`));
    return true;
  });
  await assert.rejects(startServer({ data, port: 0, systems: TOY }), /in use by another Linstock.*--data/);
  await one.close();
  const again = await startServer({ data, port, systems: TOY });
  await again.close();
});

test('a closed server releases its sockets and folder; the next start deletes outdated data', async () => {
  const data = join(folder, 'closing');
  const server = await startServer({ data, port: 0, systems: TOY });
  const { id, tokens } = await newDuel(server.address);
  const page = new Page(server.address, id, { token: tokens[0] });
  await page.ask({ t: 'answer', seen: 0, cmd: 'a', answer: CLOSE });
  await server.close();
  await page.untilClosed();
  const again = await startServer({ data, port: 0, systems: TOY });
  const { body } = await call<GameView>(again.address, 'GET', `/api/games/${id}`);
  assert.equal(body.head, 1);
  await again.close();
  // The game is not used for thirty-one days.
  const db = openDatabase(data);
  db.exec(
    'update game set touched_at = touched_at - 31 * 86400000; update entry set at = at - 31 * 86400000',
  );
  db.close();
  const forgetful = await startServer({ data, port: 0, systems: TOY, keepDays: 30 });
  const { status } = await call(forgetful.address, 'GET', `/api/games/${id}`);
  await forgetful.close();
  assert.equal(status, 404);
});

test('a server whose disk fails stops with a sentence, and has stored all it acknowledged', {
  skip: process.platform === 'win32' && 'needs ulimit',
}, async () => {
  const data = join(folder, 'failing');
  const first = await startServer({ data, port: 0, systems: TOY });
  await first.close();
  // The limit on the size of a file makes a write fail, as a broken disk does: the log of the database soon has 300
  // kB.
  const shell = ['-c', 'ulimit -f 300 && exec "$@"', 'sh', process.execPath, childFile, data];
  const child = spawn('bash', shell, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { id, tokens } = await newDuel(address);
  let last = 0;
  await waitOn(address, id, tokens, (n) => (last = n));
  const [code] = (await ended) as [number];
  assert.equal(code, 1, said);
  assert.match(said, /^The disk with .*failing failed \(disk I\/O error\), so the server has stopped\./);
  const again = await startServer({ data, port: 0, systems: TOY });
  const { body } = await call<GameView>(again.address, 'GET', `/api/games/${id}`);
  await again.close();
  assert.ok(last > 0 && body.head >= last, `${last} acknowledged, ${body.head} there`);
});
