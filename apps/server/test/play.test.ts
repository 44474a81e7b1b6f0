import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Game, type GameRecord, verify } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import type { Ack, EntriesAnswer, GameView } from '@linstock/protocol';
import type { Serving } from '../src/serve.ts';
import { CLOSE, call, newDuel, Page, toyServer, WAIT } from './table.ts';

const rules = toyRules();
let server: Serving;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

/** Plays a duel to its end through two pages; both always close alone in turn, strike and stand. */
async function playOut(pages: readonly [Page, Page]): Promise<void> {
  await pages[0].until(() => pages[0].messages.length > 0);
  for (let n = pages[0].entries.length + 1; ; n++) {
    await pages[0].until(() => pages[0].entries.length >= n - 1);
    const first = pages[0].messages.find((message) => message.t === 'game');
    assert.ok(first);
    const record = { ...first.game.header, entries: pages[0].entries } as GameRecord;
    const game = Game.fromRecord(rules, record);
    if (game.over) return;
    const question = game.open[0];
    assert.ok(question);
    const { kind, side } = question;
    const answer =
      kind === 'step' ? (side === 0 ? CLOSE : WAIT) : kind === 'strike' ? { strike: 0 } : { reel: false };
    const said = await pages[side].ask({ t: 'answer', seen: n - 1, cmd: `c${n}`, answer });
    assert.equal(said.t, 'ack', JSON.stringify(said));
  }
}

test('a game is created, joined by links, played by HTTP and WebSocket, and ends with verifiable dice', async () => {
  const { id, tokens } = await newDuel(server.address);
  const joined = await call<GameView>(server.address, 'POST', `/api/games/${id}/join`, {
    body: { token: tokens[0] },
  });
  assert.equal(joined.body.seat, 0);
  const cookies = joined.headers.getSetCookie();
  assert.ok(cookies.every((cookie) => cookie.endsWith('HttpOnly; SameSite=Lax')));
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const byCookie = await call<Ack>(server.address, 'POST', `/api/games/${id}/commands`, {
    body: { t: 'answer', seen: 0, cmd: 'a', answer: CLOSE },
    headers: { cookie, origin: server.address },
  });
  assert.deepEqual(byCookie.body, { cmd: 'a', n: 1, repeat: false });

  const pages = [
    new Page(server.address, id, { token: tokens[0] }),
    new Page(server.address, id, { token: tokens[1] }),
  ] as const;
  const watcher = new Page(server.address, id);
  const said = await pages[1].ask({ t: 'answer', seen: 1, cmd: 'b', answer: WAIT });
  assert.equal(said.t, 'ack');
  await playOut(pages);
  await watcher.until(() => watcher.messages.some((message) => message.t === 'revealed'));
  const exported = await call(server.address, 'GET', `/api/games/${id}/record`);
  const found = verify(exported.body, rules);
  assert.deepEqual([found.ok, found.dice], [true, 'recomputed']);
  assert.ok(found.throws > 0);
  for (const page of [...pages, watcher]) {
    await page.until(() => page.entries.length === found.entries);
    page.close();
  }
});

test('sealed answers and the dice secret never reach other seats or spectators too early', async () => {
  const { id, tokens } = await newDuel(server.address);
  const red = new Page(server.address, id, { token: tokens[0] });
  const blue = new Page(server.address, id, { token: tokens[1] });
  const watcher = new Page(server.address, id);
  await red.ask({ t: 'answer', seen: 0, cmd: 'x', answer: CLOSE });
  for (const page of [red, blue, watcher]) await page.until(() => page.entries.length === 1);
  assert.match(red.wire, /close/);
  assert.doesNotMatch(blue.wire + watcher.wire, /close|salt/);
  for (const token of [tokens[1], undefined]) {
    const record = await call(server.address, 'GET', `/api/games/${id}/record`, token ? { token } : {});
    const entries = await call(server.address, 'GET', `/api/games/${id}/entries`, token ? { token } : {});
    assert.doesNotMatch(JSON.stringify([record.body, entries.body]), /close|salt/);
    assert.equal((record.body as { dice: { secret: unknown } }).dice.secret, null);
  }
  await blue.ask({ t: 'answer', seen: 1, cmd: 'x', answer: WAIT });
  for (const page of [blue, watcher]) {
    await page.until(() => page.entries.length === 2 && page.entries.every((entry) => 'answer' in entry));
  }
  const late = await call<EntriesAnswer>(server.address, 'GET', `/api/games/${id}/entries?from=1`);
  assert.deepEqual(
    late.body.entries.map((entry) => [entry.n, 'answer' in entry]),
    [
      [1, true],
      [2, true],
    ],
  );
  for (const page of [red, blue, watcher]) page.close();
});

test('two tabs of one player get all entries; the late one learns that its side has answered', async () => {
  const { id, tokens } = await newDuel(server.address);
  const tabs = [
    new Page(server.address, id, { token: tokens[0] }),
    new Page(server.address, id, { token: tokens[0] }),
  ] as const;
  const both = await Promise.all([
    tabs[0].ask({ t: 'answer', seen: 0, cmd: 'tab0', answer: CLOSE }),
    tabs[1].ask({ t: 'answer', seen: 0, cmd: 'tab1', answer: WAIT }),
  ]);
  assert.deepEqual(both.map((said) => said.t).sort(), ['ack', 'refused']);
  const refused = both.find((said) => said.t === 'refused');
  assert.ok(refused?.t === 'refused');
  assert.equal(refused.error.code, 'not-asked');
  for (const tab of tabs) {
    await tab.until(() => tab.entries.length === 1);
    tab.close();
  }
});

test('an answer sent again after a lost connection is acknowledged once more and counts once', async () => {
  const { id, tokens } = await newDuel(server.address);
  const path = `/api/games/${id}/commands`;
  const body = { t: 'answer', seen: 0, cmd: 'again', answer: CLOSE };
  const first = await call<Ack>(server.address, 'POST', path, { body, token: tokens[0] });
  const second = await call<Ack>(server.address, 'POST', path, { body, token: tokens[0] });
  assert.deepEqual([first.body.n, first.body.repeat, second.body.n, second.body.repeat], [1, false, 1, true]);
  const page = new Page(server.address, id, { token: tokens[0] });
  await page.until(() => page.entries.length === 1);
  page.close();
});

test('a returning reader gets exactly the missed entries, in order', async () => {
  const { id, tokens } = await newDuel(server.address);
  const red = new Page(server.address, id, { token: tokens[0] });
  const blue = new Page(server.address, id, { token: tokens[1] });
  await playOut([red, blue]);
  const all = red.entries;
  for (const from of [0, 3, all.length - 1, all.length]) {
    const back = new Page(server.address, id, { token: tokens[0], from });
    await back.until(() => back.messages.some((message) => message.t === 'revealed'));
    assert.deepEqual(
      back.entries.filter((entry) => entry.n > from),
      all.slice(from),
    );
    back.close();
  }
  red.close();
  blue.close();
});

test('taking back is free until the other side has answered, then it needs consent', async () => {
  const { id, tokens } = await newDuel(server.address);
  const red = new Page(server.address, id, { token: tokens[0] });
  const blue = new Page(server.address, id, { token: tokens[1] });
  await red.ask({ t: 'answer', seen: 0, cmd: '1', answer: CLOSE });
  const free = await red.ask({ t: 'back', seen: 1, cmd: '2', to: 0, offer: true });
  assert.ok(free.t === 'ack' && free.n === 2);
  await red.ask({ t: 'answer', seen: 2, cmd: '3', answer: WAIT });
  await blue.ask({ t: 'answer', seen: 3, cmd: '1', answer: CLOSE });
  const asked = await red.ask({ t: 'back', seen: 4, cmd: '5', to: 2, offer: true });
  assert.ok(asked.t === 'ack' && asked.n === null);
  await blue.until(() => blue.messages.some((message) => message.t === 'offer' && message.offer?.to === 2));
  const own = await red.ask({ t: 'reply', seen: 4, cmd: '6', agree: true });
  assert.equal(own.t, 'refused');
  const agreed = await blue.ask({ t: 'reply', seen: 4, cmd: '2', agree: true });
  assert.ok(agreed.t === 'ack' && agreed.n === 5);
  await red.until(() => red.entries.length === 5);
  assert.deepEqual(
    red.entries
      .map((entry) => ('back' in entry ? [entry.back, entry.agreed] : null))
      .filter((back) => back !== null),
    [
      [0, false],
      [2, true],
    ],
  );
  red.close();
  blue.close();
});

test('a bot answers by itself, with no page open, through to the end', async () => {
  const { id } = await newDuel(server.address, {
    seats: [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  const watcher = new Page(server.address, id);
  await watcher.until(() => watcher.messages.some((message) => message.t === 'revealed'));
  const { body } = await call<GameRecord>(server.address, 'GET', `/api/games/${id}/record`);
  assert.ok(verify(body, rules).ok);
  watcher.close();
});

test('a person may take back against a bot, which then answers again', async () => {
  const { id, tokens } = await newDuel(server.address, {
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }],
  });
  const red = new Page(server.address, id, { token: tokens[0] });
  await red.until(() => red.entries.length === 1);
  assert.equal(red.entries[0]?.side, 1);
  await red.ask({ t: 'answer', seen: 1, cmd: 'a', answer: WAIT });
  await red.until(() => red.entries.length > 2);
  let head = red.entries.length;
  let back = await red.ask({ t: 'back', seen: head, cmd: 'b', to: 0, offer: true });
  // The bot may be quicker; then the answer is refused and we try again, as a page does.
  while (back.t === 'refused' && back.error.code === 'stale') {
    head = back.error.head ?? head;
    back = await red.ask({ t: 'back', seen: head, cmd: `b${head}`, to: 0, offer: true });
  }
  assert.ok(back.t === 'ack' && back.n === head + 1);
  await red.until(() => red.entries.length >= head + 2);
  const [undone, anew] = red.entries.slice(head, head + 2);
  assert.deepEqual([undone && 'back' in undone && undone.agreed, anew?.side], [true, 1]);
  red.close();
});

test('a machine asked for at a level that its system does not have plays at the nearest level', async () => {
  const { id } = await newDuel(server.address, {
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'hard' }],
  });
  const made = await call<GameView>(server.address, 'GET', `/api/games/${id}`);
  const record = await call<GameRecord>(server.address, 'GET', `/api/games/${id}/record`);
  const [, machine] = made.body.seats;
  assert.deepEqual([machine?.name, machine?.level], ['Machine, normal', 'normal']);
  assert.equal(record.body.players?.[1], 'Machine, normal');
});

test('only the easy bot lets dice be taken back; others refuse with a sentence', async () => {
  const { id, tokens } = await newDuel(server.address, {
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'normal' }],
  });
  const red = new Page(server.address, id, { token: tokens[0] });
  await red.until(() => red.entries.length === 1);
  await red.ask({ t: 'answer', seen: 1, cmd: 'a', answer: CLOSE });
  await red.until(() => red.entries.length > 2);
  const ask = (cmd: string, n: number) => red.ask({ t: 'back', seen: n - 1, cmd, to: 0, offer: true });
  let back = await ask('b', red.entries.length + 1);
  while (back.t === 'refused' && back.error.code === 'stale') {
    const head = back.error.head ?? red.entries.length;
    back = await ask(`b${head}`, head + 1);
  }
  assert.ok(back.t === 'refused' && back.error.code === 'declined', JSON.stringify(back));
  assert.match(back.error.sentence, /machine declines: since then dice were thrown/);
  red.close();
});

test('an exported game continues; damaged, foreign and other-version records are refused in a sentence', async () => {
  const { id, tokens } = await newDuel(server.address);
  for (const [n, side, answer] of [
    [1, 0, CLOSE],
    [2, 1, WAIT],
    [3, 0, { strike: 0 }],
  ] as const) {
    const body = { t: 'answer', seen: n - 1, cmd: `e${n}`, answer };
    await call(server.address, 'POST', `/api/games/${id}/commands`, { body, token: tokens[side] });
  }
  const { body: record } = await call<GameRecord>(server.address, 'GET', `/api/games/${id}/record`);
  const again = await call<{ game: GameView; links: unknown[] }>(
    server.address,
    'POST',
    '/api/games/import',
    { body: { record } },
  );
  assert.equal(again.status, 201, JSON.stringify(again.body));
  assert.deepEqual([again.body.game.head, again.body.links.length], [3, 2]);

  const third = record.entries[2];
  const damaged = {
    ...record,
    entries: [...record.entries.slice(0, 2), { ...third, answer: { strike: 1 } }],
  };
  const cases: readonly (readonly [string, unknown, RegExp])[] = [
    ['damaged', damaged, /Entry 3/],
    ['foreign', { ...record, rules: { id: 'chess', version: '1' } }, /no rule system "chess"/],
    ['other version', { ...record, rules: { id: 'toy', version: '9' } }, /version 9/],
    ['other battle', { ...record, battle: { id: 'moon', hash: record.battle.hash } }, /no battle "moon"/],
    ['no record', { hello: 'world' }, /linstock-game\/1/],
  ];
  for (const [name, bad, sentence] of cases) {
    const reply = await call<{ error: { sentence: string } }>(server.address, 'POST', '/api/games/import', {
      body: { record: bad },
    });
    assert.ok(reply.status >= 400 && reply.status < 500, name);
    assert.match(reply.body.error.sentence, sentence, name);
  }
});

test('a game is deleted only by a player who confirms it', async () => {
  const { id, tokens } = await newDuel(server.address);
  const watcher = new Page(server.address, id);
  await watcher.until(() => watcher.messages.length > 0);
  const path = `/api/games/${id}`;
  assert.equal((await call(server.address, 'DELETE', `${path}?confirm=${id}`)).status, 401);
  assert.equal((await call(server.address, 'DELETE', path, { token: tokens[0] })).status, 409);
  assert.equal(
    (await call(server.address, 'DELETE', `${path}?confirm=${id}`, { token: tokens[0] })).status,
    204,
  );
  await watcher.untilClosed();
  assert.ok(watcher.messages.some((message) => message.t === 'gone'));
  assert.equal((await call(server.address, 'GET', path)).status, 404);
});
