/** Rated games on the whole server: from the challenge to the ratings of both players. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ChallengeView, FinishedList, GameRatings, Player } from '@linstock/protocol';
import { Browser, type Refusal } from './browser.ts';
import { toyServer } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

const TERMS = {
  ...{ system: 'toy', battle: 'yard', options: {}, side: 'first', clock: { kind: 'none' } },
  ...{ counts: 'rated', talk: 'phrases', spectators: 'now', who: 'anyone', name: 'Whoever' },
} as const;

/** A browser that is known in the lobby; with a name it has an account. */
async function player(name: string | null): Promise<Browser> {
  const browser = new Browser(server.address.replace('127.0.0.1', 'localhost'));
  await browser.post('/api/challenges/key');
  if (name !== null) assert.equal((await browser.signUp(name)).status, 204);
  return browser;
}

const challenge = async (maker: Browser, terms: object = {}) =>
  (await maker.post<ChallengeView & Refusal>('/api/challenges', { ...TERMS, ...terms })).body;

const accept = (taker: Browser, id: string, name = 'Somebody') =>
  taker.post<{ game: string } & Refusal>(`/api/challenges/${id}/accept`, { name });

const seatAt = (browser: Browser, id: string, second = false) =>
  browser.post<{ game: string; side: number }>(`/api/challenges/${id}/seat`, { second });

async function resign(browser: Browser, game: string): Promise<void> {
  const reply = await browser.post(`/api/games/${game}/commands`, { t: 'resign', seen: 0, cmd: 'r1' });
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
}

/** The ratings of a game, once they are there. */
async function ratingsOf(reader: Browser, game: string): Promise<GameRatings> {
  for (;;) {
    const { body } = await reader.ask<GameRatings>('GET', `/api/games/${game}/ratings`);
    if (body.state !== 'soon') return body;
  }
}

test('a rated game needs an account on both sides, and the names are those of the accounts', async () => {
  const [guest, marlowe] = [await player(null), await player('Marlowe')];
  assert.equal((await challenge(guest)).error.code, 'no-account');
  const posted = await challenge(marlowe);
  assert.equal(posted.maker, 'Marlowe');
  assert.equal((await accept(guest, posted.id)).body.error.code, 'no-account');
  assert.equal((await accept(guest, posted.id, 'marlowe')).body.error.code, 'name-taken');
});

test('after a rated game the winner gains and the loser loses; old rating plus change is the new one', async () => {
  const [kestrel, juno] = [await player('Kestrel'), await player('Juno')];
  const { id } = await challenge(kestrel);
  const { game } = (await accept(juno, id)).body;
  await seatAt(kestrel, id);
  assert.equal((await ratingsOf(juno, game)).state, 'later');
  const before = (await kestrel.ask<Player>('GET', '/api/players/juno')).body;
  assert.deepEqual(
    before.underWay.map((each) => [each.game, each.side, each.against.name, each.against.flag !== null]),
    [[game, 1, 'Kestrel', true]],
  );
  await resign(kestrel, game);
  const { state, changes } = await ratingsOf(juno, game);
  assert.equal(state, 'done');
  assert.deepEqual(
    changes.map((each) => [each.side, each.name, each.old]),
    [
      [0, 'Kestrel', 1500],
      [1, 'Juno', 1500],
    ],
  );
  assert.ok((changes[0]?.change ?? 0) <= 0 && (changes[1]?.change ?? 0) >= 0);
  for (const each of changes) assert.equal(each.old + each.change, each.new);
  const page = (await kestrel.ask<Player>('GET', '/api/players/juno')).body;
  const [toy] = page.systems;
  assert.deepEqual(
    [toy?.rating?.games, toy?.rating?.provisional, toy?.bySide, page.finished, page.playedOut],
    [
      1,
      true,
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      1,
      0,
    ],
  );
  assert.deepEqual(page.together, [0, 0, 1]);
  assert.deepEqual(page.underWay, []);
  const [row] = page.games;
  assert.deepEqual([row?.result, row?.against.name, row?.ending], ['won', 'Kestrel', 'resigned']);
  assert.equal(row?.change, changes[1]?.change);
  assert.equal((await juno.me()).ratings[0]?.rating, changes[1]?.new);
});

test('a game that nobody may watch is on no page of its players while it is under way', async () => {
  const [burke, shirley] = [await player('Burke'), await player('Shirley')];
  const { id } = await challenge(burke, { who: 'link' });
  await accept(shirley, id);
  await seatAt(burke, id);
  assert.deepEqual((await burke.ask<Player>('GET', '/api/players/shirley')).body.underWay, []);
});

test('a friendly game between accounts changes no rating, but counts in the list', async () => {
  const [gates, greene] = [await player('Gates'), await player('Greene')];
  const { id } = await challenge(gates, { counts: 'friendly' });
  const { game } = (await accept(greene, id)).body;
  await resign(greene, game);
  assert.equal((await ratingsOf(gates, game)).state, 'none');
  for (;;) {
    const { systems } = (await gates.ask<Player>('GET', '/api/players/Gates')).body;
    if (systems.length === 0) continue;
    assert.deepEqual([systems[0]?.friendly, systems[0]?.rating], [1, null]);
    break;
  }
});

test('a pair is rated once, after its second game', async () => {
  const [morgan, tarleton] = [await player('Morgan'), await player('Tarleton')];
  const { id } = await challenge(morgan, { pair: true });
  const { game } = (await accept(tarleton, id)).body;
  await resign(tarleton, game);
  assert.equal((await seatAt(tarleton, id, true)).status, 200);
  const second = (await seatAt(morgan, id, true)).body;
  assert.deepEqual([second.game, second.side], [`${game}-2`, 1]);
  await resign(tarleton, second.game);
  const { changes } = await ratingsOf(morgan, second.game);
  assert.deepEqual(
    changes.map((each) => [each.side, each.name, Math.sign(each.change)]),
    [
      [0, 'Tarleton', -1],
      [1, 'Morgan', 1],
    ],
  );
  assert.deepEqual(
    (await ratingsOf(morgan, game)).changes.map((each) => each.side),
    [0, 1],
  );
});

const callOff = (browser: Browser, game: string) =>
  browser.post(`/api/games/${game}/commands`, { t: 'call-off', cmd: 'off', seen: 0 });

test('a pair says how far it is, and who has won it', async () => {
  const [lee, pulaski] = [await player('Lee'), await player('Pulaski')];
  const { id } = await challenge(lee, { pair: true, counts: 'friendly' });
  const { game } = (await accept(pulaski, id)).body;
  await seatAt(lee, id);
  const pairAt = async (each: string) => (await ratingsOf(lee, each)).pair;
  assert.deepEqual(await pairAt(game), {
    ...{ number: 1, other: null, players: ['Lee', 'Pulaski'], counts: 'friendly', state: 'first' },
    ...{ calledOff: [], result: null },
  });
  await resign(pulaski, game);
  assert.equal((await pairAt(game))?.state, 'between');
  await seatAt(pulaski, id, true);
  const second = (await seatAt(lee, id, true)).body.game;
  assert.equal((await pairAt(game))?.state, 'second');
  await resign(pulaski, second);
  const pair = await pairAt(second);
  assert.deepEqual([pair?.number, pair?.other, pair?.state], [2, game, 'over']);
  assert.deepEqual([pair?.result?.winner, pair?.result?.won], [0, [2, 0]]);
});

test('if the second game of a rated pair is called off, the first counts alone', async () => {
  const [moultrie, clinton] = [await player('Moultrie'), await player('Clinton')];
  const { id } = await challenge(moultrie, { pair: true });
  const { game } = (await accept(clinton, id)).body;
  await seatAt(moultrie, id);
  await resign(clinton, game);
  assert.equal((await ratingsOf(clinton, game)).state, 'later');
  await seatAt(moultrie, id, true);
  const second = (await seatAt(clinton, id, true)).body.game;
  assert.equal((await callOff(clinton, second)).status, 200);
  const { changes, pair } = await ratingsOf(clinton, game);
  assert.deepEqual(
    changes.map((each) => [each.name, Math.sign(each.change)]),
    [
      ['Moultrie', 1],
      ['Clinton', -1],
    ],
  );
  assert.deepEqual([pair?.state, pair?.calledOff, pair?.result?.winner], ['over', [2], 0]);
  assert.deepEqual([(await ratingsOf(clinton, second)).state, pair?.other], ['none', second]);
});

test('if the first game of a rated pair is called off, the second counts alone, for the changed sides', async () => {
  const [rutledge, prevost] = [await player('Rutledge'), await player('Prevost')];
  const { id } = await challenge(rutledge, { pair: true });
  const { game } = (await accept(prevost, id)).body;
  await seatAt(rutledge, id);
  await callOff(prevost, game);
  await seatAt(prevost, id, true);
  const second = (await seatAt(rutledge, id, true)).body.game;
  await resign(prevost, second);
  const { changes } = await ratingsOf(prevost, second);
  assert.deepEqual(
    changes.map((each) => [each.side, each.name, Math.sign(each.change)]),
    [
      [0, 'Prevost', -1],
      [1, 'Rutledge', 1],
    ],
  );
  const { games } = (await prevost.ask<Player>('GET', '/api/players/rutledge')).body;
  assert.deepEqual(
    games.map((each) => [each.game, each.change]),
    [[second, changes[1]?.change]],
  );
});

test('a game whose board was changed by hand is not rated, nor is the pair that it belongs to', async () => {
  const [buford, stokes] = [await player('Buford'), await player('Stokes')];
  const { id } = await challenge(buford, { pair: true });
  const { game } = (await accept(stokes, id)).body;
  await seatAt(buford, id);
  const hand = [{ piece: 'blue', set: { wounds: 1 } }];
  const send = async (browser: Browser, command: object): Promise<void> => {
    const reply = await browser.post(`/api/games/${game}/commands`, { seen: 0, ...command });
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
  };
  await send(buford, { t: 'hand', hand, cmd: 'h1' });
  await send(stokes, { t: 'reply', agree: true, cmd: 'h2' });
  await resign(stokes, game);
  // Once the result is stored, it is known that the pair is not rated.
  while ((await ratingsOf(buford, game)).state === 'later');
  await seatAt(stokes, id, true);
  const second = (await seatAt(buford, id, true)).body;
  await resign(stokes, second.game);
  const { state, changes } = await ratingsOf(buford, second.game);
  assert.deepEqual([state, changes], ['none', []]);
});

test('a rated game that is called off counts for nothing, and is not among the finished games', async () => {
  const [ferguson, sevier] = [await player('Ferguson'), await player('Sevier')];
  const { id } = await challenge(ferguson);
  const { game } = (await accept(sevier, id)).body;
  await seatAt(ferguson, id);
  const sent = await ferguson.post(`/api/games/${game}/commands`, { t: 'call-off', cmd: 'off', seen: 0 });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.deepEqual(await ratingsOf(sevier, game), { state: 'none', system: 'toy', changes: [], pair: null });
  const { games } = (await sevier.ask<FinishedList>('GET', '/api/finished?player=ferguson')).body;
  assert.deepEqual(games, []);
});

test('a blocked player cannot accept, and is not told why', async () => {
  const [rawdon, marion] = [await player('Rawdon'), await player('Marion')];
  await rawdon.post('/api/account/blocked', { name: 'Marion' });
  const { id } = await challenge(rawdon, { counts: 'friendly' });
  const refused = await accept(marion, id);
  assert.equal(refused.body.error.sentence, 'This challenge is not open to you.');
});

test('a challenge for one player is shown to that player alone, and nobody else can accept it', async () => {
  const [sumter, maham, other] = [await player('Sumter'), await player('Maham'), await player(null)];
  const terms = { counts: 'friendly', who: 'link' };
  assert.equal((await challenge(sumter, { ...terms, to: 'Nobody' })).error.code, 'no-player');
  assert.equal((await challenge(sumter, { ...terms, to: 'Sumter' })).error.code, 'own-challenge');
  const posted = await challenge(sumter, { ...terms, to: 'maham' });
  assert.deepEqual([posted.who, posted.to, posted.forReader], ['addressed', 'Maham', false]);
  const mine = async (reader: Browser) =>
    (await reader.ask<ChallengeView[]>('GET', '/api/challenges/mine')).body;
  assert.deepEqual(
    (await mine(maham)).map((each) => [each.id, each.forReader, each.mine]),
    [[posted.id, true, false]],
  );
  assert.deepEqual(await mine(other), []);
  assert.equal((await accept(other, posted.id, 'Pyle')).body.error.code, 'not-open-to-you');
  assert.equal((await accept(maham, posted.id)).status, 200);
});

test('a challenge by a blocked player is not shown to the one who blocked', async () => {
  const [tory, whig] = [await player('Tory'), await player('Whig')];
  await whig.post('/api/account/blocked', { name: 'Tory' });
  const { id } = await challenge(tory, { counts: 'friendly', to: 'Whig' });
  assert.deepEqual((await whig.ask<ChallengeView[]>('GET', '/api/challenges/mine')).body, []);
  assert.equal((await accept(whig, id)).body.error.code, 'not-open-to-you');
});

test('a challenge shows the flag and the rating of its maker', async () => {
  const [pickens, reader] = [await player('Pickens'), await player(null)];
  const { id } = await challenge(pickens);
  const { body } = await reader.ask<ChallengeView>('GET', `/api/challenges/${id}`);
  assert.deepEqual([body.makerFlag, body.makerRating], [(await pickens.me()).flag, null]);
});
