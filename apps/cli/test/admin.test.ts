/** `linstock admin` on a data folder, with a running server and without one. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startServer } from '@linstock/server';
import { linstock } from './linstock.ts';
import { reportedGame } from './reportedGame.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-admin-'));
after(() => rmSync(base, { recursive: true, force: true }));

const SYSTEMS = new URL('../../server/test/toy-systems.ts', import.meta.url).href;

test('an operator reads a report, bars the player, deletes the words and the game, and finds it in the log', async () => {
  const data = join(base, 'data');
  const server = await startServer({ data, port: 0, systems: SYSTEMS });
  const admin = async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await linstock('admin', '--data', data, ...args);
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const game = await reportedGame(server.address);
  const list = await admin('reports');
  assert.match(list, /^[0-9a-f]{8} {2}\d{4}-\d\d-\d\d {2}Insult or threat: Voltigeur, by Sallow, in game /);
  const report = list.slice(0, 8);
  const covered = await admin('report', report);
  assert.match(covered, /Sallow: Well fought\./);
  assert.doesNotMatch(covered, /bought/);
  assert.match(await admin('report', report, '--show'), /Voltigeur: Your dice are bought/);
  const unsure = await linstock('admin', '--data', data, 'ban', report, 'Third insult.');
  assert.deepEqual(
    [unsure.status, unsure.stderr],
    [2, `This bars the player of ${report}. Add --yes to do it.\n`],
  );
  await admin('ban', report, 'Third insult.', '--days', '30', '--yes');
  const reply = await fetch(`${server.address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'toy', battle: 'yard', seats: [{ kind: 'human' }, { kind: 'human' }] }),
  });
  assert.match(await reply.text(), /You can begin no new games here until .*\. Third insult\./);
  assert.equal(await admin('reports'), 'No open reports.\n');
  const sanction = (await admin('sanctions')).slice(0, 8);
  await admin('delete-talk', game, '2', '--yes');
  const ofSpectators = await linstock(
    'admin',
    '--data',
    data,
    'delete-talk',
    game,
    '2',
    '--spectators',
    '--yes',
  );
  assert.match(ofSpectators.stderr, /^Nothing like that was said/);
  await server.close();
  // The same commands work on the folder of a server that is stopped.
  assert.match(await admin('lift', sanction), /^Taken back for Voltigeur/);
  assert.equal(await admin('sanctions'), 'Nobody is warned or barred.\n');
  assert.match(
    await admin('figures'),
    /^Games: 1, under way: 1\.\n[^]*Lines of talk: 2; open reports: 0\.\nStorage: \d/,
  );
  await admin('delete-game', game, '--yes');
  assert.match(await admin('figures'), /^Games: 0, [^]*Lines of talk: 0;/);
  const log = (await admin('log')).split('\n').filter((line) => line !== '');
  assert.equal(log.length, 4, 'the ban, the words, the lifting, the game');
  const lifting = log.find((line) => line.includes('Taken back'))?.slice(0, 8) ?? '';
  assert.match(await admin('undo', lifting), /^Undone: Taken back for Voltigeur/);
  assert.match(await admin('sanctions'), /Voltigeur: no new games/);
});

test('the administration says in one sentence what is wrong', async () => {
  const data = join(base, 'data');
  for (const [args, sentence] of [
    [['report', 'nothing!'], /^An id is the 8 or more letters and figures that the list shows\.\n$/],
    [['report', '00000000'], /^No report begins with 00000000\.\n$/],
    [
      ['warn', 'Nobody', 'Be kind.', '--player'],
      /^No account is called Nobody\. Guests are found by a report\.\n$/,
    ],
    [['delete-game', '-gone', '--yes'], /^error: unknown option '-gone'\n/],
    [['delete-game', '--yes', '--', '-gone'], /^There is no game -gone\.\n$/],
    [['delete-game', 'gone', '--yes'], /^There is no game gone\.\n$/],
    [['delete-talk', 'gone', 'x', '--yes'], /^The line x: a whole number from 1 is expected\.\n$/],
  ] as const) {
    const { status, stderr } = await linstock('admin', '--data', data, ...args);
    assert.ok(status > 0);
    assert.match(stderr, sentence);
  }
});
