/** Accounts on the whole server: signing up and in, sessions, seats on every device, the own data. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Created, Player } from '@linstock/protocol';
import { AccountSeats } from '../src/accounts/accountSeats.ts';
import type { SignedIn } from '../src/accounts/accounts.ts';
import { PersonalData } from '../src/accounts/personalData.ts';
import { PublicGames } from '../src/lobby/publicGames.ts';
import { SeatDevices } from '../src/seats/seatDevices.ts';
import { startServer } from '../src/serve.ts';
import { TableTalk } from '../src/talk/tableTalk.ts';
import { Browser, lastCode, type Refusal } from './browser.ts';
import { Doors } from './doors.ts';
import { NO_POSTGRES, newPostgres } from './postgres.ts';
import { CLOSE, TOY, toyServer, WIDE } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

const byName = (address: string): string => address.replace('127.0.0.1', 'localhost');
const browser = (): Browser => new Browser(byName(server.address));

/** A browser that is signed in to a new account. */
async function member(name: string): Promise<Browser> {
  const made = browser();
  const reply = await made.signUp(name);
  assert.equal(reply.status, 204, JSON.stringify(reply.body));
  return made;
}

/** A game between two people, the first seat taken by one browser and the second by another. */
async function gameOf(first: Browser, second: Browser): Promise<string> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body } = await first.post<Created>('/api/games', { system: 'toy', battle: 'yard', seats });
  const { id } = body.game;
  await first.post(`/api/games/${id}/join`, { token: body.links[0]?.token });
  await second.post(`/api/games/${id}/join`, { token: body.links[1]?.token });
  return id;
}

/** An account by a passkey and one by an e-mail link, at a server with any store. */
async function checkSigningIn(address: string, folder: string): Promise<void> {
  const marlowe = new Browser(byName(address));
  assert.deepEqual(await marlowe.me(), { account: false, name: null, flag: null, ratings: [] });
  assert.equal((await marlowe.signUp('Marlowe')).status, 204);
  assert.equal((await marlowe.me()).name, 'Marlowe');
  assert.equal((await marlowe.post('/api/account/sign-out')).status, 204);
  assert.equal((await marlowe.me()).account, false);
  assert.equal((await marlowe.signIn()).status, 204);
  assert.deepEqual([(await marlowe.me()).name, (await marlowe.account()).sessions.length], ['Marlowe', 1]);

  const juno = new Browser(byName(address));
  await juno.post('/api/account/email-link', { email: 'Juno@Example.org' });
  const code = lastCode(folder);
  assert.equal((await juno.useLink(code)).body.done, 'name-wanted');
  assert.equal((await juno.useLink(code, ' marlowe')).body.error.code, 'name-taken');
  assert.equal((await juno.useLink(code, 'Juno')).body.done, 'signed-in');
  assert.equal((await juno.me()).name, 'Juno');
  assert.equal((await juno.useLink(code)).body.error.code, 'dead-link');
  await juno.post('/api/account/sign-out');
  await juno.post('/api/account/email-link', { email: 'juno@example.org' });
  assert.equal((await juno.useLink(lastCode(folder))).body.done, 'signed-in');
  assert.equal((await juno.account()).email, 'juno@example.org');
}

test('on SQLite a player signs up, out and in by a passkey and by an e-mail link', async (t) => {
  const own = await toyServer();
  t.after(() => own.close());
  await checkSigningIn(own.address, own.folder);
});

test('on PostgreSQL a player signs up, out and in by a passkey and by an e-mail link', async (t) => {
  const databaseUrl = await newPostgres(t);
  if (databaseUrl === null) return t.skip(NO_POSTGRES);
  const data = mkdtempSync(join(tmpdir(), 'linstock-accounts-'));
  const own = await startServer({ data, port: 0, systems: TOY, limits: WIDE, databaseUrl });
  try {
    await checkSigningIn(own.address, data);
  } finally {
    await own.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('a stolen copy of the database lets nobody sign in', async () => {
  const doors = await Doors.open();
  const app = await doors.door();
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload });
  await post('/api/account/email-link', { email: 'harrow@example.org' });
  const code = lastCode(doors.folder);
  const { tables } = doors.services;
  assert.ok(!JSON.stringify(await tables.selectFrom('account_check').selectAll().execute()).includes(code));
  const reply = await post('/api/account/email-link/use', { code, name: 'Harrow' });
  const [token = ''] = (reply.cookies[0]?.value ?? '').split('.');
  const [session] = await tables.selectFrom('account_session').select('token').execute();
  assert.match(token, /^\w{32}$/);
  assert.match(session?.token ?? '', /^[\da-f]{64}$/);
  await doors.close();
});

test('a link survives ten visits by a program, and expires after 15 minutes', async () => {
  const doors = await Doors.open();
  const app = await doors.door();
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload });
  await post('/api/account/email-link', { email: 'kestrel@example.org' });
  const code = lastCode(doors.folder);
  for (let i = 0; i < 10; i++)
    await app.inject({ url: `/#/sign-in/${code}`, headers: { host: 'localhost' } });
  assert.equal((await post('/api/account/email-link/use', { code })).json().done, 'name-wanted');
  const { tables } = doors.services;
  const { expires_at } = await tables.selectFrom('account_check').selectAll().executeTakeFirstOrThrow();
  assert.ok(Math.abs(Date.parse(expires_at) - Date.now() - 900_000) < 60_000);
  await tables.updateTable('account_check').set({ expires_at: new Date().toISOString() }).execute();
  const late = await post('/api/account/email-link/use', { code, name: 'Kestrel' });
  assert.equal(late.json().error.code, 'dead-link');
  await doors.close();
});

test('a sixth link to one address within an hour is refused, also by another node', async () => {
  const doors = await Doors.open();
  const [app, node] = [await doors.door(), await doors.door()];
  const send = async (door: typeof app) =>
    door.inject({
      method: 'POST',
      url: '/api/account/email-link',
      headers: { host: 'localhost' },
      payload: { email: 'a@example.org' },
    });
  for (let i = 0; i < 5; i++) assert.equal((await send(app)).statusCode, 204);
  const refused = await send(node);
  assert.equal(refused.json().error.sentence, 'That was tried too often. Try again in 60 minutes.');
  doors.now += 3_600_001;
  assert.equal((await send(node)).statusCode, 204);
  await doors.close();
});

test('behind https and under a path the cookie is Secure, HttpOnly, SameSite and limited to that path', async () => {
  const doors = await Doors.open();
  const app = await doors.door({}, new URL('https://club.example.org/linstock'));
  const headers = { host: 'club.example.org', origin: 'https://club.example.org' };
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  await post('/linstock/api/account/email-link', { email: 'a@example.org' });
  const reply = await post('/linstock/api/account/email-link/use', {
    code: lastCode(doors.folder),
    name: 'Ingram',
  });
  const cookie = reply.cookies.find(({ name }) => name === '__Secure-linstock.session_token');
  assert.deepEqual(
    [cookie?.secure, cookie?.httpOnly, cookie?.sameSite, cookie?.path],
    [true, true, 'Lax', '/linstock/api'],
  );
  await doors.close();
});

test('a server without a public address sends no link to an address that the sender made up', async () => {
  const doors = await Doors.open();
  const app = await doors.door({}, null, false);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/account/email-link',
    headers: { host: '192.0.2.7' },
    payload: { email: 'a@example.org' },
  });
  assert.equal(reply.json().error.code, 'no-public-url');
  await doors.close();
});

test('one other session is signed out at once, or all others with one button', async () => {
  const first = await member('Old Wagoner');
  const [second, third] = [browserWith(first), browserWith(first)];
  await second.signIn();
  await third.signIn();
  const other = (await second.account()).sessions.find(({ here }) => here)?.id;
  assert.equal((await first.post(`/api/account/sessions/${other}/sign-out`)).status, 204);
  assert.deepEqual([(await second.me()).account, (await third.me()).account], [false, true]);
  await first.post('/api/account/sessions/others/sign-out');
  assert.deepEqual([(await third.me()).account, (await first.me()).account], [false, true]);
});

/** Another browser with the same passkey. */
const browserWith = (other: Browser): Browser => new Browser(other.address, other.passkey);

test('signing in again ends the earlier session and makes a new token', async () => {
  const reader = await member('Pickens');
  const before = reader.cookie('linstock.session_token');
  await reader.signIn();
  assert.notEqual(reader.cookie('linstock.session_token'), before);
  assert.equal((await reader.account()).sessions.length, 1);
});

test('the only way to sign in cannot be removed; an address is added by opening its link', async () => {
  const reader = await member('Sumter');
  const [passkey] = (await reader.account()).passkeys;
  const remove = () => reader.post(`/api/account/passkeys/${passkey?.id}/remove`);
  assert.equal((await remove()).body.error.code, 'last-way-in');
  await reader.post('/api/account/email-link', { email: 'sumter@example.org' });
  const code = lastCode(server.folder);
  assert.equal((await browser().useLink(code)).body.error.code, 'other-browser');
  assert.equal((await reader.useLink(code)).body.done, 'added');
  assert.equal((await reader.account()).email, 'sumter@example.org');
  assert.equal((await remove()).status, 204);
});

test('a seat taken as a guest can be added to an account, and is then on all its devices', async () => {
  const [marion, guest] = [browser(), browser()];
  const id = await gameOf(marion, guest);
  assert.equal((await marion.post(`/api/games/${id}/seat/keep`)).body.error.code, 'not-signed-in');
  await marion.signUp('Marion');
  assert.equal((await marion.post(`/api/games/${id}/seat/keep`)).status, 200);
  const phone = browserWith(marion);
  await phone.signIn();
  const list = await phone.ask<{ seats: unknown }>('GET', '/api/account/seats');
  assert.deepEqual(list.body.seats, [{ game: id, side: 0 }]);
  assert.equal((await phone.post(`/api/games/${id}/seat/own`)).status, 200);
  const view = await phone.ask<{ seat: number }>('GET', `/api/games/${id}`);
  assert.equal(view.body.seat, 0);
  // The browser with the seat opposite takes neither.
  await guest.signIn();
  const opposite = new Browser(guest.address, marion.passkey);
  assert.equal((await opposite.post(`/api/games/${id}/seat/own`)).status, 401);
});

test('no account has both seats of a game', async () => {
  const [one, two] = [await member('Tarleton'), browser()];
  const id = await gameOf(one, two);
  await one.post(`/api/games/${id}/seat/keep`);
  await two.signUp('Ferguson');
  assert.equal((await two.post(`/api/games/${id}/seat/own`)).body.error.code, 'no-seat');
  assert.equal((await two.post(`/api/games/${id}/seat/keep`)).status, 200);
});

test('names are unique, whatever their capitals and blanks', async () => {
  await member('Greene');
  assert.equal((await browser().signUp('GREENE ')).body.error.code, 'name-taken');
  assert.equal((await browser().signUp('A former player')).body.error.code, 'name-taken');
  const other = await member('Green');
  const { flag } = await other.account();
  assert.equal((await other.post('/api/account/profile', { name: 'greene', flag })).status, 409);
  assert.equal((await other.post('/api/account/profile', { name: 'GREEN', flag })).status, 204);
});

test('a blocked player is in the list until the block ends', async () => {
  const [reader] = [await member('Gates'), await member('Rawdon')];
  assert.equal((await reader.post('/api/account/blocked', { name: 'rawdon' })).status, 204);
  assert.deepEqual((await reader.account()).blocked, ['Rawdon']);
  assert.equal((await reader.ask<Player>('GET', '/api/players/Rawdon')).body.blocked, true);
  await reader.post('/api/account/blocked/remove', { name: 'Rawdon' });
  assert.deepEqual((await reader.account()).blocked, []);
});

test('players can download their data; deleting the account resigns its games', async () => {
  const [reader, other] = [await member('Lincoln'), browser()];
  const id = await gameOf(reader, other);
  await reader.post(`/api/games/${id}/seat/keep`);
  const file = await reader.ask<{ account: { name: string }; seats: unknown[] }>('GET', '/api/account/data');
  assert.match(file.headers.get('content-disposition') ?? '', /attachment/);
  assert.deepEqual([file.body.account.name, file.body.seats.length], ['Lincoln', 1]);
  assert.doesNotMatch(JSON.stringify(file.body), /token/);
  const unconfirmed = await reader.post('/api/account/delete', { name: 'Lincol', games: 'resign' });
  assert.equal(unconfirmed.status, 409);
  const deleted = await reader.post('/api/account/delete', { name: 'lincoln', games: 'resign' });
  assert.equal(deleted.status, 204, JSON.stringify(deleted.body));
  assert.equal((await reader.me()).account, false);
  const view = await other.ask<{ over: boolean; seats: { name: string }[] }>('GET', `/api/games/${id}`);
  assert.deepEqual([view.body.over, view.body.seats[0]?.name], [true, 'A former player']);
  assert.equal((await reader.ask('GET', '/api/players/Lincoln')).status, 404);
  assert.equal((await reader.ask<Refusal>('GET', `/api/games/${id}?seat=0`)).status, 403);
  assert.equal((await member('Lincoln')).address, reader.address);
});

test('a deleted account is named neither in the lists of games nor in what it has said', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  const { rooms, services } = doors;
  const { room } = await rooms.create(
    {
      system: 'toy',
      battle: 'yard',
      options: {},
      seats: [{ kind: 'human', name: 'Lincoln' }, { kind: 'human' }],
    },
    'maker',
  );
  await new PublicGames(services).add(room, false);
  const devices = new SeatDevices(services);
  const { id: game } = room.judge;
  await devices.add(game, 0, { tokenHash: 't', name: 'Firefox', account: 'a' });
  const speaker = { game, side: 0, person: { visitor: 'v', account: 'a' }, turn: 1, entry: 0 } as const;
  await new TableTalk(services).say(speaker, { key: 'k'.repeat(16), phrase: 'hello' });
  const data = new PersonalData(services, rooms, new AccountSeats(services, devices), devices);
  const account: SignedIn = {
    id: 'a',
    name: 'Lincoln',
    flag: { field: 'plain', device: 'none', colours: ['blue', 'yellow'] },
    email: null,
    since: 0,
    session: { id: 's', since: 0 },
  };
  assert.match(JSON.stringify(await data.file(account)), /"text":"Good day to you\."/);
  await data.remove(account, 'Lincoln', 'leave');
  const [listed] = await services.tables.selectFrom('public_game').select(['first', 'second']).execute();
  assert.deepEqual([listed?.first, listed?.second], ['A former player', 'A player']);
  const [said] = await services.tables.selectFrom('talk_line').select(['text', 'account']).execute();
  assert.deepEqual([said?.text, said?.account], ['Good day to you.', null]);
});

test('a guest can still play a game without an account', async () => {
  const [one, two] = [browser(), browser()];
  const id = await gameOf(one, two);
  const answer = { t: 'answer', seen: 0, cmd: 'a1', answer: CLOSE };
  assert.equal((await one.post(`/api/games/${id}/commands`, answer)).status, 200);
});
