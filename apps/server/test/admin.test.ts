/** The page of the operator: who may use it, and what it does. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Created, Talk } from '@linstock/protocol';
import type { AdminReport, AdminStep, ListedReport } from '@linstock/protocol/administration';
import { Administration } from '../src/admin/administration.ts';
import type { AdminRequest } from '../src/admin/adminRequests.ts';
import { Sanctions } from '../src/admin/sanctions.ts';
import { requestAdmin } from '../src/control.ts';
import { Browser } from './browser.ts';
import { Doors, HOME } from './doors.ts';
import { call, toyServer } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

const browser = (): Browser => new Browser(server.address.replace('127.0.0.1', 'localhost'));

async function member(name: string): Promise<Browser> {
  const made = browser();
  assert.equal((await made.signUp(name)).status, 204);
  return made;
}

const command = (request: AdminRequest): Promise<string[]> =>
  requestAdmin(server.folder, { operator: 'root', request });

async function operator(name: string): Promise<Browser> {
  const made = await member(name);
  assert.deepEqual(await command({ do: 'make-operator', name }), [`${name} is now an operator.`]);
  return made;
}

const reportsOf = async (reader: Browser): Promise<ListedReport[]> =>
  (await reader.ask<{ reports: ListedReport[] }>('GET', '/api/admin/reports')).body.reports;
const reportOf = async (reader: Browser, id: string, query = ''): Promise<AdminReport> =>
  (await reader.ask<AdminReport>('GET', `/api/admin/reports/${id}${query}`)).body;
const stepsOf = async (reader: Browser): Promise<AdminStep[]> =>
  (await reader.ask<{ steps: AdminStep[] }>('GET', '/api/admin/log')).body.steps;

/** A game with an insult by a player, whom the other one has reported. */
async function reportedGame(about: Browser, name: string): Promise<string> {
  const by = browser();
  const seats = [
    { kind: 'human', name: 'Sallow' },
    { kind: 'human', name },
  ];
  const { body } = await by.post<Created>('/api/games', { system: 'toy', battle: 'yard', seats });
  const game = `/api/games/${body.game.id}`;
  for (const [seat, player] of [by, about].entries())
    await player.post(`${game}/join`, { token: body.links[seat]?.token });
  await about.post(`${game}/seat/keep`);
  for (const player of [by, about]) await player.post(`${game}/talk/chat`, { wanted: true });
  await by.post(`${game}/talk`, { key: randomUUID(), text: 'Well fought.' });
  await about.post(`${game}/talk`, { key: randomUUID(), text: 'Your dice are bought.' });
  const sent = await by.post(`${game}/talk/report`, { line: 2, reason: 'insult', sentence: 'Rude.' });
  assert.equal(sent.status, 204, JSON.stringify(sent.body));
  return body.game.id;
}

test('for another account and for a guest there is nothing at the addresses of the operator', async () => {
  const [harrow, guest] = [await member('Harrow'), browser()];
  const shape = ({ status, body, headers }: Awaited<ReturnType<Browser['ask']>>, path: string) => ({
    status,
    body: JSON.parse(JSON.stringify(body).replaceAll(path, 'ADDRESS')),
    headers: [...headers].filter(([name]) => name !== 'date' && name !== 'content-length'),
  });
  for (const reader of [harrow, guest])
    for (const [method, path, body] of [
      ['GET', '/api/admin/reports'],
      ['GET', '/api/admin/reports/00000000?show=yes'],
      ['GET', '/api/admin/reports/x'],
      ['GET', '/api/admin/sanctions'],
      ['GET', '/api/admin/figures'],
      ['GET', '/api/admin/log'],
      ['POST', '/api/admin', { do: 'delete-game', game: 'x' }],
      ['POST', '/api/admin', { do: 'nonsense' }],
    ] as const) {
      const nowhere = path.replace('admin', 'nowhere');
      const refused = shape(await reader.ask(method, path, body), path);
      assert.equal(refused.status, 404);
      assert.deepEqual(refused, shape(await reader.ask(method, nowhere, body), nowhere), `${method} ${path}`);
    }
  assert.equal((await harrow.account()).operator, false);
  // What is no JSON is not read either.
  const broken = await call(server.address, 'POST', '/api/admin', { body: '{' });
  assert.equal(broken.status, 404);
  const { body } = await call<{ paths: object }>(server.address, 'GET', '/api/openapi.json');
  assert.ok(!Object.keys(body.paths).some((path) => path.includes('admin')));
});

test('an operator is made by the command only, and is none any more at the next request', async () => {
  const sallow = await operator('Ingram');
  assert.equal((await sallow.account()).operator, true);
  assert.deepEqual(await command({ do: 'operators' }), ['Ingram']);
  assert.equal((await sallow.ask('GET', '/api/admin/log')).status, 200);
  const grab = await sallow.post('/api/admin', { do: 'make-operator', name: 'Ingram' });
  assert.equal(grab.status, 400);
  // Another player who gets the name does not get the rights: they belong to the account.
  const { flag } = await sallow.account();
  assert.equal((await sallow.post('/api/account/profile', { name: 'Ingram II', flag })).status, 204);
  const other = await member('Ingram');
  assert.equal((await other.ask('GET', '/api/admin/log')).status, 404);
  assert.equal((await sallow.ask('GET', '/api/admin/log')).status, 200);
  await command({ do: 'remove-operator', name: 'Ingram II' });
  assert.equal((await sallow.ask('GET', '/api/admin/log')).status, 404);
  await assert.rejects(command({ do: 'make-operator', name: 'Nobody' }), /No account is called Nobody\./);
});

test('an operator who signed in more than a day ago signs in again first', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  const app = await doors.door();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  const reader = new Browser(`http://localhost:${port}`);
  assert.equal((await reader.signUp('Kestrel')).status, 204);
  const { tables, now } = doors.services;
  const { id } = await tables.selectFrom('player_account').select('id').executeTakeFirstOrThrow();
  await tables.insertInto('operator_account').values({ account: id, made: now() }).execute();
  assert.equal((await reader.ask('GET', '/api/admin/reports')).status, 200);
  const old = new Date(Date.now() - 90_000_000).toISOString();
  await tables.updateTable('account_session').set({ created_at: old }).execute();
  const refused = await reader.ask('GET', '/api/admin/reports');
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'sign-in-again']);
  assert.equal((await app.inject({ url: '/api/admin/reports', headers: HOME })).statusCode, 404);
});

test('the reported words are sent only when they are asked for, and a sanction reaches the player', async () => {
  const [marlowe, voltigeur] = [await operator('Marlowe'), await member('Voltigeur')];
  const game = await reportedGame(voltigeur, 'Voltigeur');
  const listed = (await reportsOf(marlowe)).find((each) => each.game === game);
  assert.ok(listed);
  assert.deepEqual([listed.about, listed.by, listed.reason], ['Voltigeur', 'Sallow', 'insult']);
  assert.ok(listed.flag, 'the flag of the account');
  const covered = await reportOf(marlowe, listed.id);
  assert.deepEqual(
    covered.lines.map(({ text }) => text),
    ['Well fought.', null],
  );
  assert.ok(!JSON.stringify(covered).includes('bought'));
  assert.equal((await reportOf(marlowe, listed.id, '?show=yes')).lines[1]?.text, 'Your dice are bought.');
  const whom = { report: listed.id };
  const blank = await marlowe.post('/api/admin', {
    do: 'sanction',
    kind: 'warn',
    whom,
    days: null,
    reason: '',
  });
  assert.equal(blank.status, 400);
  const wish = { do: 'sanction', kind: 'warn', whom, days: null, reason: 'Be kind.' };
  const done = await marlowe.post<{ sentence: string }>('/api/admin', wish);
  assert.deepEqual([done.status, done.body.sentence], [200, 'Voltigeur: warned (Be kind.)']);
  const talk = await voltigeur.ask<Talk>('GET', `/api/games/${game}/talk`);
  assert.equal(talk.body.warning?.sentence, 'Be kind.');
  const after = await reportOf(marlowe, listed.id);
  assert.deepEqual([after.closed?.by, after.warnings, after.reports], ['Marlowe', 1, 1]);
});

test('of two operators at one report the second reads who was first, and nothing happens twice', async () => {
  const [juno, reedbed] = [await operator('Juno'), await operator('Reedbed')];
  const greycoat = await member('Greycoat');
  const game = await reportedGame(greycoat, 'Greycoat');
  const report = (await reportsOf(juno)).find((each) => each.game === game)?.id ?? '';
  const ban = { do: 'sanction', kind: 'ban', whom: { report }, days: 7, reason: 'Third insult.' };
  const both = await Promise.all([juno.post('/api/admin', ban), reedbed.post('/api/admin', ban)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const late = both.find(({ status }) => status === 409);
  assert.match(late?.body.error.sentence ?? '', /^(Juno|Reedbed) closed this report before you\.$/);
  assert.equal((await command({ do: 'sanctions' })).filter((line) => line.includes('Greycoat')).length, 1);
});

test('a banned account begins no game as a guest of its browser, and another device of its seat is barred', async () => {
  const [bayard, scarp] = [await operator('Bayard'), await member('Scarp')];
  const game = await reportedGame(scarp, 'Scarp');
  const report = (await reportsOf(bayard)).find((each) => each.game === game)?.id ?? '';
  const { body: link } = await scarp.post<{ code: string }>(`/api/games/${game}/seat/transfer`);
  const phone = browser();
  assert.equal((await phone.post(`/api/games/${game}/seat/take`, { code: link.code })).status, 200);
  const reason = 'Third insult.';
  await bayard.post('/api/admin', { do: 'sanction', kind: 'ban', whom: { report }, days: null, reason });
  const talk = await phone.ask<Talk>('GET', `/api/games/${game}/talk`);
  assert.match(talk.body.barred ?? '', /phrases only/);
  assert.equal((await scarp.post('/api/account/sign-out')).status, 204);
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const wish = { system: 'toy', battle: 'yard', seats };
  const refused = await scarp.post('/api/games', wish);
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'banned']);
  const other = await browser().post<Created>('/api/games', wish);
  assert.equal(other.status, 201, 'another guest at the same address');
  const joined = await scarp.post(`/api/games/${other.body.game.id}/join`, {
    token: other.body.links[0]?.token,
  });
  assert.equal(joined.body.error.code, 'banned');
  const going = await scarp.post(`/api/games/${game}/commands`, { t: 'resign', seen: 0, cmd: 'r' });
  assert.equal(going.status, 200, 'a game under way goes on');
});

test('a step is undone within 30 days, once: the report is open again and the ban over', async () => {
  const olive = await operator('Olive');
  const harl = await member('Harl');
  const game = await reportedGame(harl, 'Harl');
  const report = (await reportsOf(olive)).find((each) => each.game === game)?.id ?? '';
  const whom = { report };
  await olive.post('/api/admin', { do: 'sanction', kind: 'ban', whom, days: null, reason: 'Insults.' });
  const begin = () =>
    harl.post('/api/games', { system: 'toy', battle: 'yard', seats: [{ kind: 'human' }, { kind: 'human' }] });
  assert.equal((await begin()).status, 403);
  const [step] = await stepsOf(olive);
  assert.deepEqual([step?.operator, step?.undo], ['Olive', 'possible']);
  const undo = { do: 'undo', step: step?.id };
  assert.equal((await olive.post('/api/admin', undo)).status, 200);
  assert.equal((await begin()).status, 201);
  assert.ok(
    (await reportsOf(olive)).some(({ id }) => id === report),
    'the report is open again',
  );
  assert.equal((await olive.post('/api/admin', undo)).body.error.code, 'undone');
  const [undone, ban] = await stepsOf(olive);
  assert.deepEqual([undone?.undo, ban?.undo], ['never', 'done']);

  // A deletion is final.
  await olive.post('/api/admin', { do: 'delete-talk', game, line: 2 });
  const final = await olive.post('/api/admin', { do: 'undo', step: (await stepsOf(olive))[0]?.id });
  assert.equal(final.body.error.code, 'final');
});

test('a step more than 30 days old cannot be undone', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  const { tables } = doors.services;
  const sanction = {
    kind: 'ban',
    visitor: 'v',
    account: null,
    name: 'Harl',
    reason: 'Insults.',
    days: null,
  } as const;
  const made = await new Sanctions(doors.services).add(sanction);
  const administration = new Administration({ ...doors.services, removeGame: () => assert.fail() });
  const step = await administration.change('Olive', { do: 'lift', sanction: made.id }, true);
  doors.now += 29 * 86_400_000;
  assert.equal((await administration.lists.steps())[0]?.undo, 'possible');
  doors.now += 2 * 86_400_000;
  assert.equal((await administration.lists.steps())[0]?.undo, 'never');
  await assert.rejects(
    administration.change('Olive', { do: 'undo', step: step.id }, true),
    /this one is older/,
  );
  assert.notEqual((await tables.selectFrom('sanction').selectAll().executeTakeFirst())?.lifted, null);
});

test('the rights of an operator are deleted together with the account', async () => {
  const ash = await operator('Ash');
  const file = await ash.ask<{ operator: boolean }>('GET', '/api/account/data');
  assert.equal(file.body.operator, true);
  assert.equal((await ash.post('/api/account/delete', { name: 'Ash', games: 'leave' })).status, 204);
  assert.ok(!(await command({ do: 'operators' })).includes('Ash'));
});
