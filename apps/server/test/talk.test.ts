/** Talk between two players, what spectators see of a game, and reports. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { MAX_TALK_PER_MINUTE, type Talk, type TalkLine } from '@linstock/protocol';
import { z } from 'zod';
import { Sanctions } from '../src/admin/sanctions.ts';
import { localBus } from '../src/bus/localBus.ts';
import { Fault } from '../src/fault.ts';
import type { Serving } from '../src/serve.ts';
import { openDatabase } from '../src/store/database.ts';
import { DiskGuard } from '../src/store/diskGuard.ts';
import { talk as talkMigration } from '../src/tables/migrations/009-talk.ts';
import { openSqliteTables } from '../src/tables/sqliteTables.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { TermsTable } from '../src/talk/gameTerms.ts';
import { Reports, reportedLinesSchema } from '../src/talk/reports.ts';
import { type Speaker, TALK_SUBJECT, TableTalk } from '../src/talk/tableTalk.ts';
import { withPostgres } from './postgres.ts';
import { call, CLOSE, newDuel, Page, type Reply, tokenIn, toyServer } from './table.ts';

let server: Serving;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Refusal = { readonly error: { readonly code: string; readonly sentence: string } };

const post = <T = Refusal>(path: string, token: string | undefined, body: object): Promise<Reply<T>> =>
  call<T>(server.address, 'POST', path, { body, ...(token !== undefined && { token }) });
const say = (id: string, token: string | undefined, what: { phrase: string } | { text: string }) =>
  post<TalkLine & Refusal>(`/api/games/${id}/talk`, token, { key: randomUUID(), ...what });
const want = (id: string, token: string, wanted: boolean) =>
  post(`/api/games/${id}/talk/chat`, token, { wanted });
const talkOf = (page: Page): Talk[] =>
  page.messages.flatMap((each) => (each.t === 'talk' ? [each.talk] : []));
const textsAt = (page: Page): string[] => talkOf(page).flatMap(({ lines }) => lines.map(({ text }) => text));

test('set phrases work at once, chat once both agree; the other player reads it as typed', async () => {
  const { id, tokens } = await newDuel(server.address);
  const mine = new Page(server.address, id, { token: tokens[0] });
  const theirs = new Page(server.address, id, { token: tokens[1] });
  assert.equal((await say(id, tokens[0], { phrase: 'hello' })).status, 201);
  const early = await say(id, tokens[0], { text: 'hello' });
  assert.equal(early.body.error.sentence, 'Chat is off until both players want it. You can use a phrase.');
  await want(id, tokens[0], true);
  assert.equal((await say(id, tokens[0], { text: 'hello' })).status, 403, 'one is not enough');
  await want(id, tokens[1], true);
  assert.equal((await say(id, tokens[0], { text: '<b>x</b>' })).body.text, '<b>x</b>');
  for (const page of [mine, theirs]) {
    await page.until(() => textsAt(page).length === 2);
    assert.deepEqual(textsAt(page), ['Good day to you.', '<b>x</b>']);
  }
  await want(id, tokens[1], false);
  await mine.until(() => talkOf(mine).at(-1)?.wants[1] === false);
  assert.equal(
    (await say(id, tokens[0], { text: 'still there?' })).status,
    403,
    'either turns it off at once',
  );
  const late = await call<Talk>(server.address, 'GET', `/api/games/${id}/talk?after=1`, { token: tokens[0] });
  assert.deepEqual(
    late.body.lines.map(({ n, side, turn, entry }) => [n, side, turn, entry]),
    [[2, 0, 1, 0]],
  );
});

test('a spectator neither reads nor joins the talk of the players, which goes with its game', async () => {
  const { id, tokens } = await newDuel(server.address);
  const watcher = new Page(server.address, id);
  const player = new Page(server.address, id, { token: tokens[1] });
  await watcher.until(() => watcher.messages.length > 0);
  await say(id, tokens[0], { phrase: 'luck' });
  await player.until(() => textsAt(player).length === 1);
  assert.equal((await say(id, undefined, { phrase: 'luck' })).status, 401);
  assert.equal((await call(server.address, 'GET', `/api/games/${id}/talk`)).status, 401);
  assert.doesNotMatch(watcher.wire, /Bad luck|"t":"talk"/);
  await call(server.address, 'DELETE', `/api/games/${id}?confirm=${id}`, { token: tokens[0] });
  assert.equal(await player.untilClosed(), 1001);
  const gone = await call<Refusal>(server.address, 'GET', `/api/games/${id}/talk`, { token: tokens[0] });
  assert.equal(gone.status, 404);
});

test('text that is empty, too long or has control characters is refused with a sentence', async () => {
  const { id, tokens } = await newDuel(server.address);
  for (const [text, sentence] of [
    ['x'.repeat(401), /at most 400 characters/],
    ['  ', /Write something first/],
    ['turned \u202e round', /control characters/],
  ] as const) {
    const refused = await say(id, tokens[0], { text });
    assert.equal(refused.status, 400);
    assert.match(refused.body.error.sentence, sentence);
  }
});

/** A game of a challenge with these terms: its id and the tokens of its seats. */
async function agreed(terms: object): Promise<{ id: string; tokens: string[] }> {
  const cookies = [0, 1].map(async () => {
    const key = await call(server.address, 'POST', '/api/challenges/key');
    return key.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  const [maker = '', taker = ''] = await Promise.all(cookies);
  const ask = <T>(cookie: string, path: string, body?: object) =>
    call<T>(server.address, 'POST', `/api/challenges${path}`, { headers: { cookie }, body: body ?? {} });
  const wish = { system: 'toy', battle: 'yard', side: 'first', clock: { kind: 'none' }, counts: 'friendly' };
  const posted = await ask<{ id: string }>(maker, '', {
    ...{ ...wish, talk: 'chat', spectators: 'now', name: 'Marlowe', who: 'link', ...terms },
  });
  const { id } = posted.body;
  const taken = await ask<{ game: string }>(taker, `/${id}/accept`, { name: 'Juno' });
  const seat = await ask(maker, `/${id}/seat`);
  return { id: taken.body.game, tokens: [tokenIn(seat), tokenIn(taken)] };
}

test('players who agreed on phrases cannot chat, and those who agreed on silence can say nothing', async () => {
  const phrases = await agreed({ talk: 'phrases' });
  assert.equal((await say(phrases.id, phrases.tokens[0], { phrase: 'hello' })).status, 201);
  assert.equal((await want(phrases.id, phrases.tokens[0] ?? '', true)).status, 403);
  const none = await agreed({ talk: 'none' });
  const refused = await say(none.id, none.tokens[0], { phrase: 'hello' });
  assert.equal(refused.body.error.sentence, 'The players of this game agreed not to talk.');
});

test('where nobody may watch, a spectator is sent nothing of the game', async () => {
  const { id, tokens } = await agreed({ spectators: 'none' });
  for (const path of ['/record', '/entries'])
    assert.equal((await call(server.address, 'GET', `/api/games/${id}${path}`)).status, 403, path);
  const watcher = new Page(server.address, id);
  await watcher.untilClosed();
  assert.equal(watcher.wire, '');
  assert.equal(
    (await call(server.address, 'GET', `/api/games/${id}/record`, { token: tokens[0] ?? '' })).status,
    200,
  );
});

test('where spectators are two turns late, they are sent nothing of the first turn while it lasts', async () => {
  const { id, tokens } = await agreed({ spectators: 'later' });
  const watcher = new Page(server.address, id);
  await watcher.until(() => watcher.messages.length > 0);
  const player = new Page(server.address, id, { token: tokens[1] ?? '' });
  await post(`/api/games/${id}/commands`, tokens[0], { t: 'answer', cmd: 'a', seen: 0, answer: CLOSE });
  await player.until(() => player.entries.length === 1);
  const read = await call<{ head: number; entries: object[] }>(
    server.address,
    'GET',
    `/api/games/${id}/entries`,
  );
  assert.deepEqual(read.body, { head: 0, entries: [] });
  const record = await call<{ entries: object[] }>(server.address, 'GET', `/api/games/${id}/record`);
  assert.deepEqual(record.body.entries, []);
  assert.deepEqual(watcher.entries, []);
});

const folder = mkdtempSync(join(tmpdir(), 'linstock-talk-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const raise = (error: unknown): never => {
  throw error;
};

const services = (tables: TableStore, now: () => number) => ({ tables, bus: localBus(), now });

/** Limits are counted in the tables, so that two nodes count the same; a line sent twice is one line. */
async function checkLimits(tables: TableStore): Promise<void> {
  let now = 1_000_000;
  const [here, there] = [0, 1].map(() => new TableTalk(services(tables, () => now)));
  const speaker: Speaker = {
    ...{ game: 'g', side: 0, person: { visitor: 'v', account: null }, turn: 1, entry: 0 },
  };
  assert.ok(here && there);
  const key = randomUUID();
  const both = await Promise.all([here, there].map((node) => node.say(speaker, { key, phrase: 'hello' })));
  assert.deepEqual(both[0], both[1]);
  const others = Array.from({ length: MAX_TALK_PER_MINUTE - 1 }, () => randomUUID());
  for (const [i, each] of others.entries())
    await (i % 2 ? here : there).say(speaker, { key: each, phrase: 'luck' });
  await assert.rejects(
    there.say(speaker, { key: randomUUID(), phrase: 'hello' }),
    (error) =>
      error instanceof Fault && error.message.startsWith('Too many lines at once. Try again in 60 seconds'),
  );
  await here.say(
    { ...speaker, side: 1, person: { visitor: 'w', account: null } },
    { key: randomUUID(), phrase: 'hello' },
  );
  now += 60_001;
  assert.equal((await here.say(speaker, { key: randomUUID(), phrase: 'hello' })).n, MAX_TALK_PER_MINUTE + 2);
  await new TermsTable({ tables }).remove('g');
  assert.deepEqual((await here.read('g', speaker.person, 0)).lines, []);
}

test('two nodes over SQLite count the lines of a player together', async () => {
  const db = openDatabase(join(folder, 'limits'));
  await checkLimits(await openSqliteTables(db, new DiskGuard(raise)));
  db.close();
});

test('two nodes over PostgreSQL count the lines of a player together', (t) => withPostgres(t, checkLimits));

test('a line of talk is sent to all nodes at once; without that they would look only now and then', async () => {
  const db = openDatabase(join(folder, 'told'));
  const tables = await openSqliteTables(db, new DiskGuard(raise));
  const bus = localBus();
  const told = new Promise<string>((hear) => bus.subscribe(TALK_SUBJECT, z.string(), hear));
  const speaker: Speaker = {
    ...{ game: 'g', side: 0, person: { visitor: 'v', account: null }, turn: 1, entry: 0 },
  };
  await new TableTalk({ tables, bus, now: () => 1_000_000 }).say(speaker, {
    key: randomUUID(),
    phrase: 'hello',
  });
  assert.equal(await told, 'g');
  db.close();
});

test('a report has the line and the four before it; a sanction blocks chat until it ends', async () => {
  let now = 1_000_000;
  const db = openDatabase(join(folder, 'reports'));
  const around = services(await openSqliteTables(db, new DiskGuard(raise)), () => now);
  const talk = new TableTalk(around);
  const mine = { game: 'g', side: 0, person: { visitor: 'v', account: null }, turn: 1, entry: 0 } as const;
  const theirs = { ...mine, side: 1, person: { visitor: 'w', account: null } } as const;
  await talk.wantChat(mine, true);
  await talk.wantChat(theirs, true);
  for (let i = 1; i <= 6; i++)
    await talk.say(i % 2 ? mine : theirs, { key: randomUUID(), text: `line ${i}` });
  const reports = new Reports(around);
  const report = (line: number | null) =>
    reports.add({ ...mine, names: ['Sallow', 'Voltigeur'] }, { line, reason: 'insult', sentence: null });
  await assert.rejects(report(5), /The other player has not said this line/, 'a line of one’s own');
  await report(6);
  const [open] = await reports.open();
  assert.ok(open);
  const lines = reportedLinesSchema.parse(JSON.parse(open.lines));
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['line 2', 'line 3', 'line 4', 'line 5', 'line 6'],
  );
  assert.deepEqual(
    [open.about_name, open.about_visitor, lines.at(-1)?.name],
    ['Voltigeur', 'w', 'Voltigeur'],
  );
  const sanctions = new Sanctions(around);
  const whom = { visitor: open.about_visitor, account: open.about_account, name: open.about_name };
  await sanctions.add({ ...whom, kind: 'phrases', reason: 'Insults are not welcome.', days: 7 });
  const text = { key: randomUUID(), text: 'again' };
  await assert.rejects(
    talk.say(theirs, text),
    /^Error: You can use phrases only until .*\. Insults are not welcome\.$/,
  );
  await talk.say(theirs, { key: randomUUID(), phrase: 'thanks' });
  now += 7 * 86_400_000;
  assert.equal((await talk.say(theirs, text)).text, 'again');
  db.close();
});

test('games of challenges accepted earlier keep their agreed terms', async () => {
  const db = openDatabase(join(folder, 'old'));
  const tables = await openSqliteTables(db, new DiskGuard(raise));
  for (const table of ['game_terms', 'talk_line', 'talk_report', 'sanction', 'admin_step'])
    await tables.schema.dropTable(table).execute();
  const terms = { system: 'toy', battle: 'yard', side: 'first', clock: { kind: 'none' }, counts: 'friendly' };
  const row = {
    ...{ id: 'c'.repeat(20), maker: 'M', maker_hash: 'h', maker_seat: 's', made_by: 'v', system: 'toy' },
    ...{ battle: 'yard', clock_kind: 'none', counts: 'friendly', who: 'anyone', state: 'accepted' },
    ...{ posted: 1, expires: 2, game: 'old', maker_account: null },
    terms: JSON.stringify({ ...terms, talk: 'none', spectators: 'later', pair: true }),
  };
  await tables
    .insertInto('challenge')
    .values(row as never)
    .execute();
  await talkMigration.up(tables);
  for (const game of ['old', 'old-2'])
    assert.deepEqual(await new TermsTable({ tables }).read(game), {
      ...{ talk: 'none', spectators: 'later', wants: [false, false] },
    });
  db.close();
});
