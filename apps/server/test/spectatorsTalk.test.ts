/** Talk between the spectators of a game, which its players read when the battle is over. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  type ChallengeView,
  MAX_TALK_PER_MINUTE,
  type SpectatorLine,
  type SpectatorsTalk,
} from '@linstock/protocol';
import { Sanctions } from '../src/admin/sanctions.ts';
import { localBus } from '../src/bus/localBus.ts';
import { openDatabase } from '../src/store/database.ts';
import { DiskGuard } from '../src/store/diskGuard.ts';
import { openSqliteTables } from '../src/tables/sqliteTables.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { TermsTable } from '../src/talk/gameTerms.ts';
import { Reports, reportedLinesSchema } from '../src/talk/reports.ts';
import { SpectatorsTalkTable, type TalkingSpectator } from '../src/talk/spectatorsTalk.ts';
import { Browser, type Refusal } from './browser.ts';
import { withPostgres } from './postgres.ts';
import { call, newDuel, Page, type Reply, toyServer } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Line = SpectatorLine & Refusal;

const pathOf = (game: string): string => `/api/games/${game}/talk/spectators`;
const line = (what: { text: string } | { phrase: string }, name = 'Juno') => ({
  key: randomUUID(),
  name,
  ...what,
});
const say = (game: string, text: string, name?: string): Promise<Reply<Line>> =>
  call<Line>(server.address, 'POST', pathOf(game), { body: line({ text }, name) });
const textsAt = (page: Page): string[] =>
  page.messages.flatMap((each) =>
    each.t === 'spectators-talk' ? each.talk.lines.map(({ text }) => text) : [],
  );
const resign = (game: string, token: string) =>
  call(server.address, 'POST', `/api/games/${game}/commands`, {
    ...{ token, body: { t: 'resign', seen: 0, cmd: 'r' } },
  });

test('a player is sent nothing that spectators say before the end, and all of it then', async () => {
  const { id, tokens } = await newDuel(server.address);
  const players = tokens.map((token) => new Page(server.address, id, { token }));
  const watcher = new Page(server.address, id);
  assert.equal((await say(id, '<b>flank them</b>')).body.text, '<b>flank them</b>');
  await watcher.until(() => textsAt(watcher).length === 1);
  for (const [side, token] of tokens.entries()) {
    const read = await call<Refusal>(server.address, 'GET', `${pathOf(id)}?seat=${side}`, { token });
    assert.equal(read.body.error.sentence, 'You can read this after the battle.');
    const said = await call<Refusal>(server.address, 'POST', pathOf(id), {
      ...{ token, body: line({ text: 'me too' }) },
    });
    assert.equal(said.body.error.code, 'plays');
  }
  // A line of the players comes later by the same way: nothing of the spectators was on its way before it.
  await call(server.address, 'POST', `/api/games/${id}/talk`, {
    ...{ token: tokens[0], body: { key: randomUUID(), phrase: 'luck' } },
  });
  for (const page of players) {
    await page.until(() => page.wire.includes('Bad luck.'));
    assert.doesNotMatch(page.wire, /flank|spectators-talk/);
  }
  await resign(id, tokens[0]);
  for (const page of players) {
    await page.until(() => textsAt(page).length === 1);
    assert.deepEqual(textsAt(page), ['<b>flank them</b>']);
  }
  const read = await call<SpectatorsTalk>(server.address, 'GET', pathOf(id), { token: tokens[0] });
  assert.deepEqual([read.body.writes, read.body.lines[0]?.name], [false, 'Juno']);
});

test('a device that was signed out of a seat still counts as that of a player', async () => {
  const { id, tokens } = await newDuel(server.address);
  const [token] = tokens;
  const seat = await call<{ devices: { id: string }[] }>(server.address, 'GET', `/api/games/${id}/seat`, {
    token,
  });
  const out = `/api/games/${id}/seat/devices/${seat.body.devices[0]?.id}/sign-out`;
  assert.equal((await call(server.address, 'POST', out, { token })).status, 204);
  assert.equal((await call(server.address, 'GET', pathOf(id), { token })).status, 403);
});

test('an account with a seat is refused in each of its browsers, and others talk by their names', async () => {
  const at = server.address.replace('127.0.0.1', 'localhost');
  const person = async (name: string): Promise<Browser> => {
    const browser = new Browser(at);
    await browser.post('/api/challenges/key');
    assert.equal((await browser.signUp(name)).status, 204);
    return browser;
  };
  const [marlowe, kestrel, harrow] = [
    await person('Marlowe'),
    await person('Kestrel'),
    await person('Harrow'),
  ];
  const terms = { system: 'toy', battle: 'yard', side: 'first', clock: { kind: 'none' }, counts: 'rated' };
  const posted = await marlowe.post<ChallengeView>('/api/challenges', {
    ...{ ...terms, talk: 'phrases', spectators: 'now', who: 'anyone', name: 'x' },
  });
  const taken = await kestrel.post<{ game: string }>(`/api/challenges/${posted.body.id}/accept`, {
    name: 'x',
  });
  const { game } = taken.body;
  const elsewhere = new Browser(at, kestrel.passkey);
  assert.equal((await elsewhere.signIn()).status, 204);
  assert.equal((await elsewhere.ask('GET', pathOf(game))).body.error.code, 'closed-talk');
  const said = await harrow.post<Line>(pathOf(game), line({ text: 'a fine line' }, 'Marlowe'));
  assert.deepEqual([said.status, said.body.name, said.body.guest], [201, 'Harrow', false]);
  const guest = await say(game, 'I am Harrow', 'harrow');
  assert.deepEqual([guest.status, guest.body.error.code], [409, 'name-taken']);
  const file = await harrow.ask<{ spectatorsTalk: { text: string }[] }>('GET', '/api/account/data');
  assert.equal(file.body.spectatorsTalk[0]?.text, 'a fine line');
});

test('a guest cannot talk under the name of a player of the game', async () => {
  const seats = [{ kind: 'human', name: 'Voltigeur' }, { kind: 'human' }] as const;
  const { id } = await newDuel(server.address, { seats: [...seats] });
  assert.equal((await say(id, 'hello', 'VOLTIGEUR')).body.error.code, 'name-taken');
});

const folder = mkdtempSync(join(tmpdir(), 'linstock-spectators-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const raise = (error: unknown): never => {
  throw error;
};

const GUEST: TalkingSpectator = {
  ...{ game: 'g', person: { visitor: 'v', account: null }, plays: false, name: null },
  ...{ players: [], turn: 2, entry: 7 },
};

/** Lines are counted and numbered in the table, so two nodes count the same; what is agreed and blocked holds. */
async function checkTable(tables: TableStore): Promise<void> {
  let now = 1_000_000;
  const services = { tables, bus: localBus(), now: () => now };
  const [here, there] = [0, 1].map(() => new SpectatorsTalkTable(services));
  assert.ok(here && there);
  const wish = { key: randomUUID(), name: 'Juno', text: 'hold the hill' };
  const both = await Promise.all([here, there].map((node) => node.say(GUEST, wish)));
  assert.deepEqual(both[0], both[1], 'a line sent twice is one line');
  for (let i = 1; i < MAX_TALK_PER_MINUTE; i++)
    await (i % 2 ? here : there).say(GUEST, { ...wish, key: randomUUID() });
  await assert.rejects(there.say(GUEST, { ...wish, key: randomUUID() }), /^Error: Too many lines at once/);
  const other = { ...GUEST, person: { visitor: 'w', account: null } };
  await assert.rejects(here.say(other, { ...wish, key: randomUUID() }), /Juno is taken by another person/);
  now += 60_001;
  const harrow = { ...GUEST, person: { visitor: 'x', account: 'harrow' }, name: 'Harrow' };
  await here.say(harrow, { ...wish, key: randomUUID(), text: 'by an account' });
  const reader = (account: string | null) => ({
    person: { visitor: 'y', account },
    plays: false,
    over: false,
  });
  assert.equal((await there.read('g', reader('kestrel'), MAX_TALK_PER_MINUTE)).lines.length, 1);
  await tables
    .insertInto('player_block')
    .values({ account: 'kestrel', blocked: 'harrow', at: now })
    .execute();
  assert.deepEqual((await there.read('g', reader('kestrel'), MAX_TALK_PER_MINUTE)).lines, []);
  await new Sanctions(services).add({
    ...{ kind: 'phrases', visitor: null, account: 'harrow', name: 'Harrow', reason: 'Be kind.', days: 7 },
  });
  await assert.rejects(here.say(harrow, { ...wish, key: randomUUID() }), /You can use phrases only until/);
  await here.say(harrow, { key: randomUUID(), name: 'Harrow', phrase: 'luck' });
  await new TermsTable({ tables }).remove('g');
  assert.deepEqual((await here.read('g', reader(null), 0)).lines, []);
  await new TermsTable({ tables }).add('g', { talk: 'none', spectators: 'now' });
  await assert.rejects(here.say(GUEST, { ...wish, key: randomUUID() }), /agreed that nobody talks/);
  assert.equal(await here.mark('g'), null, 'nothing is sent of a game without talk');
}

test('over SQLite, two nodes count the lines of a spectator together', async () => {
  const db = openDatabase(join(folder, 'limits'));
  await checkTable(await openSqliteTables(db, new DiskGuard(raise)));
  db.close();
});

test('over PostgreSQL, two nodes count the lines of a spectator together', (t) =>
  withPostgres(t, checkTable));

test('a report about a spectator has the line and the four before it, and who said it', async () => {
  const db = openDatabase(join(folder, 'reports'));
  const services = {
    ...{ tables: await openSqliteTables(db, new DiskGuard(raise)), bus: localBus(), now: () => 1_000_000 },
  };
  const talk = new SpectatorsTalkTable(services);
  for (let i = 1; i <= 6; i++)
    await talk.say(GUEST, { key: randomUUID(), name: i % 2 ? 'Juno' : 'Sallow', text: `line ${i}` });
  const reports = new Reports(services);
  const from = { ...GUEST, person: { visitor: 'w', account: null } };
  await assert.rejects(
    reports.addOfSpectator(from, { line: 7, reason: 'spam', sentence: null }),
    /No spectator has said this line/,
  );
  await reports.addOfSpectator(from, { line: 6, reason: 'spam', sentence: null });
  const [open] = await reports.open();
  const lines = reportedLinesSchema.parse(JSON.parse(open?.lines ?? ''));
  assert.deepEqual(lines.map(({ text }) => text).join(), 'line 2,line 3,line 4,line 5,line 6');
  assert.deepEqual([open?.about_name, open?.about_visitor, open?.by_name], ['Sallow', 'v', 'a spectator']);
  db.close();
});
