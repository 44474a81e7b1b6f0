/** Notifications that arrive with the page closed: real servers, a webhook and a push service of the test, letters in the folder. */
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import {
  type Created,
  type NotificationSettings,
  type NotificationsView,
  type NotificationTestResult,
  USUAL_NOTIFICATIONS,
} from '@linstock/protocol';
import { GameNews } from '../src/notifications/gameNews.ts';
import { WAIT_MS } from '../src/notifications/notifier.ts';
import { isPrivateAddress, outgoingPost, readOutgoingUrl } from '../src/notifications/outgoing.ts';
import { NotifiedPeople, personOfBrowser } from '../src/notifications/people.ts';
import { quietUntil } from '../src/notifications/quietHours.ts';
import { SentLog } from '../src/notifications/sentLog.ts';
import { type NotificationFacts, timeWords, wordsOf } from '../src/notifications/words.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { Browser } from './browser.ts';
import { Doors } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { CLOSE } from './table.ts';

/** What a server of the test has been sent. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A webhook, or a push service, on this machine. */
class Receiver {
  readonly received: Received[] = [];
  status = 201;
  readonly #server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(this.status).end();
    });
  });

  async open(t: TestContext): Promise<string> {
    t.after(() => this.#close());
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const changed = (change: Partial<NotificationSettings>): NotificationSettings => ({
  ...USUAL_NOTIFICATIONS,
  ...change,
});

/** The keys of a browser that has signed up with a push service, and how it reads a message (RFC 8291). */
function pushBrowser() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const read = (body: Buffer): unknown => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { keys, read };
}

/** True if the push service would believe that this server has sent a message: its signature fits its public key. */
function isSigned({ headers }: Received, key: string): boolean {
  const [, token = '', shown = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(shown, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return (
    shown === key &&
    verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))
  );
}

/** The letters in the folder of a server, the last one last. */
function letters(folder: string): readonly string[] {
  const mail = join(folder, 'mail');
  if (!existsSync(mail)) return [];
  return readdirSync(mail)
    .toSorted()
    .map((name) =>
      readFileSync(join(mail, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}

const tokenIn = (letter: string, kind: 'confirm' | 'less'): string =>
  new RegExp(`#/notifications/${kind}/([\\w-]+\\.[\\w-]+)`).exec(letter)?.[1] ?? '';

/** A game of two browsers, at a server whose clock and jobs the test moves. */
async function duel(t: TestContext) {
  const doors = await Doors.open();
  t.after(() => doors.close());
  const news = new GameNews(doors.services, (error) => assert.fail(String(error)));
  doors.news = news;
  doors.notifier.start();
  const app = await doors.door({}, null, true);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const [juno, kestrel] = [new Browser(address), new Browser(address)];
  const seats = ['Juno', 'Kestrel'].map((name) => ({ kind: 'human', name }));
  const { game, links } = (await juno.post<Created>('/api/games', { system: 'toy', battle: 'yard', seats }))
    .body;
  for (const [n, browser] of [juno, kestrel].entries())
    assert.equal((await browser.post(`/api/games/${game.id}/join`, { token: links[n]?.token })).status, 200);
  assert.equal((await kestrel.post('/api/notifications/key')).status, 204);
  assert.equal((await kestrel.post(`/api/games/${game.id}/seat/notifications`)).status, 204);
  return {
    ...{ doors, kestrel, juno, address },
    id: game.id,
    answer: (browser: Browser, seen: number) =>
      browser.post(`/api/games/${game.id}/commands`, { t: 'answer', cmd: `a${seen}`, seen, answer: CLOSE }),
    /** Lets time go by, and does the jobs that are due. */
    pass: async (milliseconds: number) => {
      await news.close();
      doors.now += milliseconds;
      await doors.services.jobs.start();
      // One that is overdue wakes the jobs: their timer does not know that the test has set the clock.
      await doors.services.jobs.schedule('notification', 'wake', 0, { kind: 'accepted', challenge: '-' });
      const waits = () => doors.db.prepare('select 1 from job where due <= ?').get(doors.now);
      for (let n = 0; waits() && n < 5000; n++) await setTimeout(1);
      assert.ok(!waits(), doors.log);
    },
    settings: async () => (await kestrel.ask<NotificationsView>('GET', '/api/notifications')).body,
  };
}

test('one decision gives one push, one letter and one call, and an answer removes what is shown', async (t) => {
  const { doors, kestrel, juno, id, answer, pass, settings } = await duel(t);
  const receiver = new Receiver();
  const url = await receiver.open(t);
  const { keys, read } = pushBrowser();
  const webhook = { on: true, url: `${url}/hook`, form: 'discord', mention: '<@7>' } as const;
  const wish = changed({ device: { on: true }, webhook, email: { on: true, when: 'each' } });
  assert.equal((await kestrel.post('/api/notifications', wish)).status, 204);
  assert.equal(
    (await kestrel.post('/api/notifications/device', { endpoint: `${url}/push`, keys })).status,
    204,
  );
  assert.equal((await kestrel.post('/api/notifications/email', { email: 'k@example.org' })).status, 204);
  const token = tokenIn(letters(doors.folder)[0] ?? '', 'confirm');
  assert.equal((await settings()).email.confirmed, false);
  assert.equal((await juno.post('/api/notifications/email/confirm', { token })).status, 204);
  await pass(WAIT_MS - 1);
  assert.equal(receiver.received.length, 0, 'nothing is sent while the player may still be there');
  await pass(1);
  const [push, hook, ...others] = receiver.received.toSorted((a, b) => (a.path < b.path ? 1 : -1));
  assert.equal(others.length, 0);
  assert.deepEqual(read(push?.body ?? Buffer.of()), {
    ...{ t: 'show', title: 'yard: Close or wait, in secret?', body: '' },
    ...{ tag: `linstock #/g/${id}`, path: `#/g/${id}` },
  });
  assert.ok(push && isSigned(push, (await settings()).key));
  const said = JSON.parse(String(hook?.body)) as { content: string };
  assert.match(said.content, new RegExp(`^<@7> yard, .*http://127.0.0.1:\\d+/#/g/${id}$`));
  const letter = letters(doors.folder)[1] ?? '';
  assert.match(letter, /^To: k@example\.org\r$/m);
  assert.match(letter, /^Subject: yard, /m);
  await doors.services.jobs.schedule('notification', 'again', doors.now, {
    ...{ kind: 'asked', game: id, side: 1, since: 0, looks: 0 },
  });
  await pass(1);
  assert.equal(receiver.received.length, 2, 'a job that is done twice tells nobody twice');
  const answered = await answer(kestrel, 0);
  assert.equal(answered.status, 200, JSON.stringify(answered.body));
  await pass(1);
  assert.deepEqual(read(receiver.received[2]?.body ?? Buffer.of()), {
    t: 'close',
    tag: `linstock #/g/${id}`,
  });
  assert.equal(doors.log, '');
});

test('a webhook pauses after three failures; a link in a letter unsubscribes from one game or from all', async (t) => {
  const { doors, kestrel, id, pass, settings } = await duel(t);
  const receiver = new Receiver();
  receiver.status = 404;
  const url = await receiver.open(t);
  const webhook = { on: true, url: `${url}/hook`, form: 'json', mention: '' } as const;
  const wish = changed({ webhook, email: { on: true, when: 'each' } });
  await kestrel.post('/api/notifications', wish);
  await kestrel.post('/api/notifications/email', { email: 'k@example.org' });
  await kestrel.post('/api/notifications/email/confirm', {
    token: tokenIn(letters(doors.folder)[0] ?? '', 'confirm'),
  });
  for (const wait of [WAIT_MS, 60_000, 240_000]) await pass(wait);
  assert.equal(receiver.received.length, 3);
  await pass(3_600_000);
  assert.equal(receiver.received.length, 3, 'it is not tried a fourth time');
  const { paused, sent } = await settings();
  assert.ok(paused);
  assert.deepEqual(sent.map(({ channel, state, detail }) => [channel, state, detail]).toSorted(), [
    ['email', 'sent', ''],
    ['webhook', 'failed', 'answered 404'],
  ]);
  receiver.status = 204;
  const tried = await kestrel.post<NotificationTestResult>('/api/notifications/test', { channel: 'webhook' });
  assert.match(tried.body.sentence, /^answered 204 in \d+ ms$/);
  assert.equal((await settings()).paused, false, 'a test that arrives ends the rest');
  const stranger = new Browser(kestrel.address);
  const token = tokenIn(letters(doors.folder)[1] ?? '', 'less');
  assert.equal((await stranger.post('/api/notifications/less', { token, what: 'game' })).status, 204);
  assert.deepEqual((await settings()).muted, [id]);
  for (const [change, muted] of [
    ['hear', []],
    ['silence', [id]],
  ] as const) {
    await kestrel.post(`/api/notifications/games/${id}/${change}`);
    assert.deepEqual((await settings()).muted, muted);
  }
  const forged = `${Buffer.from('{"t":"off","person":"a:1","game":null}').toString('base64url')}.${token.split('.')[1]}`;
  assert.equal((await stranger.post('/api/notifications/less', { token: forged, what: 'none' })).status, 400);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  const address = `${kestrel.address}/api/notifications/off?token=${token}`;
  assert.equal((await fetch(address, { method: 'POST', headers: form, body })).status, 204);
  assert.equal((await settings()).settings.email.on, false);
});

test('nothing is sent into private networks unless the operator allows it', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])
    assert.ok(isPrivateAddress(address), address);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    assert.ok(!isPrivateAddress(address), address);
  for (const url of [
    'http://example.org/x',
    'https://user:pw@example.org',
    'https://192.168.1.1/x',
    'https://[::1]/x',
    'https://0x7f.1/',
    'file:///etc/passwd',
  ])
    assert.throws(() => readOutgoingUrl(url, false), { name: 'Error' }, url);
  assert.throws(() => readOutgoingUrl('http://10.0.0.1/x', true), /https/, 'not even then in the clear');
  assert.equal(readOutgoingUrl('http://127.0.0.1:8080/x', true).port, '8080');
  // A name that leads to this machine is found out when the connection is made.
  const post = outgoingPost(false);
  await assert.rejects(post({ url: 'https://localhost.localdomain/x', headers: {}, body: '' }));
});

test("quiet hours use the player's time zone, and durations have their two largest units", () => {
  const at = (hour: number) => Date.UTC(2026, 10, 30, hour, 20);
  const quiet = { on: true, from: 22, to: 7 };
  assert.equal(quietUntil({ quiet, zone: 'Europe/Berlin' }, at(21)), Date.UTC(2026, 11, 1, 6));
  assert.equal(quietUntil({ quiet, zone: 'Europe/Berlin' }, at(20)), null);
  assert.equal(quietUntil({ quiet, zone: 'Asia/Kolkata' }, at(1)), Date.UTC(2026, 10, 30, 1, 30));
  assert.equal(quietUntil({ quiet: { ...quiet, on: false }, zone: 'UTC' }, at(23)), null);
  for (const [time, words] of [
    [183_600_000, '2 days 3 hours'],
    [20_400_000, '5 hours 40 minutes'],
    [86_400_000, '1 day'],
    [59_000, 'less than a minute'],
  ] as const)
    assert.equal(timeWords(time), words);
});

test('notifications name people and battle, and fit on a lock screen', () => {
  const facts: NotificationFacts = {
    ...{
      kind: 'asked',
      battle: 'Cowpens',
      opponent: 'Marlowe',
      progress: 'Turn 4 of 7',
      side: 'the British',
    },
    ...{ what: 'American fire', event: 'The 71st charged', left: 7_200_000, result: null, path: '#/g/x' },
    players: ['Marlowe (Americans)', 'Juno (British)'],
  };
  assert.deepEqual(wordsOf(facts), {
    title: 'Cowpens: American fire',
    body: 'The 71st charged. 2 hours left.',
    subject: 'Cowpens, turn 4 of 7: American fire (2 hours left)',
    line: 'Cowpens, turn 4 of 7: American fire. The 71st charged. 2 hours left.',
  });
  const over = wordsOf({ ...facts, kind: 'over', event: 'The Americans won', result: 'lost' });
  assert.equal(over.subject, 'You lost at Cowpens');
  assert.equal(over.line, 'Cowpens is over: Marlowe (Americans) won against Juno (British).');
  const long = wordsOf({ ...facts, event: 'x'.repeat(400), what: 'y'.repeat(400) });
  assert.ok(long.title.length <= 50 && long.body.length <= 100);
});

/** A notification is claimed by one of several nodes, three times at most, and a guest who signs in takes all along. */
async function checkPeople(tables: TableStore): Promise<void> {
  let now = 1_000_000;
  const services = { tables, now: () => now };
  const [people, sent] = [new NotifiedPeople(services), new SentLog(services)];
  const guest = personOfBrowser('h');
  const key = { person: guest, event: 'asked g 0 4', channel: 'webhook' } as const;
  const claims = await Promise.all([1, 2, 3].map(() => sent.claim(key, 'Maida', '#/g/g')));
  assert.equal(claims.filter((each) => each).length, 1);
  for (const more of [true, true, false]) {
    await sent.note(key, 'failed', 'no connection');
    assert.equal(await sent.claim(key, 'Maida', '#/g/g'), more);
  }
  const other = { ...key, event: 'asked g 0 5' };
  assert.ok(await sent.claim(other, 'Maida', '#/g/g'));
  now += 121_000;
  assert.ok(await sent.claim(other, 'Maida', '#/g/g'), 'the node that had it has died');
  await people.save(guest, changed({ device: { on: true } }), null);
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
  await people.addDevice(guest, subscription, { name: 'Firefox on Linux', session: null });
  await people.addSource('lobby', 'lobby-hash', guest);
  assert.deepEqual(await people.makerOf('lobby-hash', null), [guest]);
  await people.adopt(guest, 'a:1', 'session');
  assert.deepEqual(await people.makerOf('lobby-hash', '1'), ['a:1']);
  assert.ok((await people.find('a:1')).settings.device.on);
  assert.deepEqual(await people.devices('a:1'), [], 'without its session a browser gets nothing');
  await people.mute('a:1', 'g', true);
  await people.mute('a:1', 'g', true);
  assert.deepEqual(await people.muted('a:1'), ['g']);
  await people.noteWebhook('a:1', false);
  assert.equal((await people.find('a:1')).webhookFailures, 1);
  now += 15 * 86_400_000;
  await sent.removeOld();
  assert.deepEqual(await sent.list(guest), []);
  await people.remove('a:1');
  assert.equal((await people.find('a:1')).settings.device.on, false);
}

test('in SQLite only one node sends a notification, and a guest who signs in keeps the subscriptions', async (t) => {
  const doors = await Doors.open();
  t.after(() => doors.close());
  await checkPeople(doors.services.tables);
});

test('in PostgreSQL only one node sends a notification, and a guest who signs in keeps the subscriptions', (t) =>
  withPostgres(t, checkPeople));
