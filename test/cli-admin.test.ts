/** `linstock admin` over a PostgreSQL, with a server that runs on it. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startServer } from '@linstock/server';
import { linstock } from '../apps/cli/test/linstock.ts';
import { reportedGame } from '../apps/cli/test/reportedGame.ts';
import { NO_POSTGRES, newPostgres } from '../apps/server/test/postgres.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-admin-'));
after(() => rmSync(base, { recursive: true, force: true }));

const SYSTEMS = new URL('../apps/server/test/toy-systems.ts', import.meta.url).href;

test('with DATABASE_URL the commands work on the PostgreSQL of a server that runs', async (t) => {
  const databaseUrl = await newPostgres(t);
  if (databaseUrl === null) return t.skip(NO_POSTGRES);
  const data = join(base, 'node');
  const server = await startServer({ data, port: 0, systems: SYSTEMS, databaseUrl });
  process.env['DATABASE_URL'] = databaseUrl;
  try {
    await checkCommands(server.address);
  } finally {
    delete process.env['DATABASE_URL'];
    await server.close();
  }
});

/** Bars a reported player by the command, takes it back, and deletes what was said. */
async function checkCommands(address: string): Promise<void> {
  const game = await reportedGame(address);
  // No data folder is looked for: the reports are in the database only.
  const admin = async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await linstock('admin', '--data', join(base, 'nowhere'), ...args);
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const list = await admin('reports');
  assert.match(list, new RegExp(`^[0-9a-f]{8} .*: Voltigeur, by Sallow, in game ${game}\\n$`));
  const report = list.slice(0, 8);
  assert.match(await admin('report', report, '--show'), /Voltigeur: Your dice are bought/);
  const ban = await admin('ban', report, 'Third insult.', '--days', '30', '--yes');
  const create = () =>
    fetch(`${address}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ system: 'toy', battle: 'yard', seats: [{ kind: 'human' }, { kind: 'human' }] }),
    });
  assert.match(await (await create()).text(), /You can begin no new games here until .*\. Third insult\./);
  const step = /linstock admin undo ([0-9a-f]{8})/.exec(ban)?.[1] ?? '';
  assert.match(await admin('undo', step), /^Undone: Voltigeur: no new games/);
  assert.equal((await create()).status, 201);
  assert.match(await admin('reports'), /Voltigeur, by Sallow/);
  assert.match(await admin('delete-talk', game, '--yes'), /^Deleted 2 lines of talk/);
  assert.match(await admin('figures'), /^Games: 2, [^]*open reports: 1\.\nStorage: \d+\.\d MiB\.\n$/);
  assert.match(await admin('log'), /Deleted 2 lines[^]*Undone:[^]*Third insult\.\) \(undone\)/);
  assert.ok(!existsSync(join(base, 'nowhere')));
}
