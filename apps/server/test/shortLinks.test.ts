/** Short links to copies of battles and studies. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { SharedFile } from '@linstock/protocol';
import { z } from 'zod';
import { Doors, HOME } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { TableJobs } from '../src/jobs/tableJobs.ts';
import { type MadeShortLink, ShortLinks } from '../src/shortLinks/shortLinks.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { call, toyServer } from './table.ts';

const STUDY = readFileSync(
  new URL('../../../games/lessons/src/studies/cowpens.json', import.meta.url),
  'utf8',
);

/** A battle on empty ground, with a summary of a number of letters. */
const battle = (letters = 10): SharedFile => ({
  kind: 'battle',
  file: JSON.stringify({
    format: 'linstock-battle/1',
    id: 'own-abcd1234',
    title: 'The brickworks',
    place: '',
    date: null,
    summary: 'x'.repeat(letters),
    sides: [
      { id: 'british', name: 'Red', people: 'the Reds' },
      { id: 'american', name: 'Blue', people: 'the Blues' },
    ],
    from: null,
    by: { maker: null, licence: null, changed: '2026-11-30T00:00:00.000Z' },
    survey: null,
    labels: [],
    outcome: null,
    fights: [],
  }),
});

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

const post = (body: unknown) =>
  call<MadeShortLink & { error?: { code: string; sentence: string } }>(
    server.address,
    'POST',
    '/api/short-links',
    { body },
  );
const open = (code: string) =>
  call<SharedFile & { error?: { sentence: string } }>(server.address, 'GET', `/api/short-links/${code}`);

test('a copy is opened by its short link until its maker, and nobody else, deletes it', async () => {
  const { status, body } = await post(battle());
  assert.equal(status, 201, JSON.stringify(body));
  assert.match(body.code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  assert.deepEqual((await open(body.code)).body, battle());
  const path = `/api/short-links/${body.code}`;
  assert.equal((await call(server.address, 'DELETE', path)).status, 401);
  const stranger = await call(server.address, 'DELETE', path, { token: 'x'.repeat(43) });
  assert.equal(stranger.status, 403);
  assert.equal((await call(server.address, 'DELETE', path, { token: body.token })).status, 204);
  const gone = await open(body.code);
  assert.equal(gone.status, 410);
  assert.equal(
    gone.body.error?.sentence,
    'This battle is gone: its maker has deleted the copy. Ask for the file.',
  );
  assert.equal((await open('00000000')).status, 404);
});

test('a study has a short link as well', async () => {
  const { status, body } = await post({ kind: 'study', file: STUDY });
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal((await open(body.code)).body.file, STUDY);
});

test('a file that is too big or no battle is refused in a sentence', async () => {
  const big = await post({ kind: 'battle', file: 'x'.repeat(500_001) });
  assert.equal(big.status, 413);
  assert.equal(big.body.error?.sentence, 'This battle is too big for a short link. Save a file.');
  const study = await post({ kind: 'study', file: 'x'.repeat(1_500_001) });
  assert.equal(study.body.error?.sentence, 'This study is too big for a short link. Save a file.');
  const other = await post({ kind: 'battle', file: STUDY });
  assert.equal(other.status, 400);
  assert.match(other.body.error?.sentence ?? '', /no battle of Linstock/);
});

test('the 21st short link of a day is refused, and a deleted one counts', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  const door = await doors.door();
  const send = () =>
    door.inject({ method: 'POST', url: '/api/short-links', headers: HOME, payload: battle() });
  const first = (await send()).json<MadeShortLink>();
  for (let i = 1; i < 20; i++) assert.equal((await send()).statusCode, 201);
  await door.inject({
    method: 'DELETE',
    url: `/api/short-links/${first.code}`,
    headers: { ...HOME, authorization: `Bearer ${first.token}` },
  });
  const refused = await send();
  assert.equal(refused.statusCode, 429);
  assert.equal(
    refused.json<{ error: { sentence: string } }>().error.sentence,
    'You have made 20 short links today. Copy the long link, or try again tomorrow.',
  );
  doors.now += 86_400_001;
  assert.equal((await send()).statusCode, 201, 'tomorrow');
});

const DAY_MS = 86_400_000;

/** Copies are counted for their makers, and stored for a year after they were last opened. */
async function checkStored(tables: TableStore): Promise<void> {
  let now = 1000;
  const jobs = new TableJobs(tables, () => now, assert.ifError);
  const links = new ShortLinks({ tables, jobs, now: () => now }, { perDay: 2, stored: 3 });
  const { code, token } = await links.make(battle(), 'anna');
  await links.make(battle(), 'anna');
  await assert.rejects(links.make(battle(), 'anna'), /made 2 short links today/);
  assert.deepEqual(await links.open((await links.make(battle(), 'bert')).code), battle());
  now += 2 * DAY_MS;
  await links.make(battle(), 'anna');
  await assert.rejects(links.make(battle(), 'anna'), /3 copies of yours are stored/);
  await links.open(code);
  // The clock of the jobs does not run by itself: a job that is long due wakes them.
  jobs.work('wake', z.string(), async () => undefined);
  await jobs.start();
  const passDays = async (days: number, done: () => Promise<boolean>) => {
    now += days * DAY_MS;
    await jobs.schedule('wake', 'up', 1, '');
    while (!(await done())) await new Promise(setImmediate);
  };
  const stored = () => tables.selectFrom('short_link').select('code').execute();
  await passDays(364, async () => (await stored()).length === 2);
  assert.deepEqual(await links.open(code), battle(), 'it was opened two days after it was made');
  await passDays(366, async () => (await stored()).length === 0);
  await assert.rejects(links.open(code), /Nothing is stored at this short link/);
  await assert.rejects(links.remove(code, token), /Nothing is stored/);
  await jobs.close();
}

test('copies in SQLite are counted by maker and stored for a year after they were opened', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  await checkStored(doors.services.tables);
});

test('copies in PostgreSQL are counted by maker and stored for a year after they were opened', (t) =>
  withPostgres(t, checkStored));
