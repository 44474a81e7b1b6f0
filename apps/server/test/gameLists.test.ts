import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FinishedList, PostChallenge, SeatedSummary, WatchList } from '@linstock/protocol';
import { accountsOfGames } from '../src/lobby/gameAccounts.ts';
import { PublicGames } from '../src/lobby/publicGames.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { Doors } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { call, toyServer } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

const WISH: PostChallenge = {
  system: 'toy',
  battle: 'yard',
  options: {},
  side: 'first',
  clock: { kind: 'days', days: 3, vacation: 21 },
  counts: 'friendly',
  talk: 'phrases',
  spectators: 'now',
  pair: false,
  name: 'Marlowe',
  who: 'anyone',
};

/** The key of a new browser in the lobby. */
async function lobbyCookie(): Promise<string> {
  const given = await call(server.address, 'POST', '/api/challenges/key');
  return given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A game of two players who met in the lobby, and the seat token of the one who accepted. */
async function metInLobby(wish: Partial<PostChallenge> = {}, taker = 'Juno') {
  const [maker, other] = [await lobbyCookie(), await lobbyCookie()];
  const { id } = (
    await call<{ id: string }>(server.address, 'POST', '/api/challenges', {
      headers: { cookie: maker },
      body: { ...WISH, ...wish },
    })
  ).body;
  const seat = await call<{ game: string }>(server.address, 'POST', `/api/challenges/${id}/accept`, {
    headers: { cookie: other },
    body: { name: taker },
  });
  const token = /=([\w-]{43});/.exec(seat.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  return { game: seat.body.game, token };
}

const list = async <T>(path: string): Promise<T> => (await call<T>(server.address, 'GET', path)).body;

const summaries = async (games: readonly string[]) =>
  (
    await call<{ games: readonly SeatedSummary[] }>(server.address, 'POST', '/api/games/summaries', {
      body: { games },
    })
  ).body.games;

test('a summary says whose turn it is, the question, the players and the time left', async () => {
  const { game } = await metInLobby();
  const [summary, ...more] = await summaries([game, 'not-a-game', game]);
  assert.ok(summary && more.length === 0, 'once, and without the game that is not there');
  assert.deepEqual(
    summary.seats.map(({ name }) => name),
    ['Marlowe', 'Juno'],
  );
  assert.ok(summary.asked.some((question) => question !== null && question.length > 3));
  assert.match(summary.progress, /\d/);
  const clocks = summary.present?.sides.map(({ clock }) => clock?.left ?? 0) ?? [];
  assert.ok(clocks.some((left) => left > 2.9 * 86_400_000 && left <= 3 * 86_400_000));
  assert.equal(summary.verdict, null);
});

test('a public game is listed to watch until it is over, then among the finished games', async () => {
  const { game, token } = await metInLobby({ name: 'Kestrel' }, 'Harrow');
  const watched = await list<WatchList>('/api/watch?system=toy');
  const listed = watched.games.find(({ id }) => id === game);
  assert.equal(listed?.delayed, false);
  assert.ok(watched.count >= 1);
  assert.deepEqual((await list<WatchList>('/api/watch?system=other')).games, []);
  assert.equal((await list<WatchList>('/api/watch?player=kestr')).count, 1);
  assert.deepEqual((await list<WatchList>('/api/watch?player=nobody')).games, []);
  const resigned = await call(server.address, 'POST', `/api/games/${game}/commands`, {
    token,
    body: { t: 'resign', cmd: 'a', seen: 0 },
  });
  assert.equal(resigned.status, 200, JSON.stringify(resigned.body));
  const after = await list<WatchList>('/api/watch');
  assert.ok(!after.games.some(({ id }) => id === game));
  const { games, count } = await list<FinishedList>('/api/finished?player=harr&winner=first&battle=yard');
  assert.deepEqual([games.length, count], [1, 1]);
  assert.deepEqual([games[0]?.players, games[0]?.winner], [['Kestrel', 'Harrow'], 0]);
  assert.match(games[0]?.sentence ?? '', /resigns/);
  assert.deepEqual((await list<FinishedList>('/api/finished?player=harr&winner=draw')).games, []);
  assert.equal((await list<FinishedList>('/api/finished?player=harr&side=second')).count, 1);
  assert.equal((await list<FinishedList>('/api/finished?player=harr&side=first')).count, 0);
});

test('games by a private link, and those without spectators, are in no list', async () => {
  const closed = await Promise.all([metInLobby({ who: 'link' }), metInLobby({ spectators: 'none' })]);
  const { games } = await list<WatchList>('/api/watch');
  for (const { game } of closed) assert.ok(!games.some(({ id }) => id === game));
});

test('an invalid filter is refused with a sentence, and so are too many games', async () => {
  for (const path of ['/api/finished?winner=me', '/api/watch?after=yesterday', '/api/finished?limit=1000'])
    assert.equal((await call(server.address, 'GET', path)).status, 400, path);
  const many = Array.from({ length: 61 }, (_, i) => `g${i}`);
  const { status } = await call(server.address, 'POST', '/api/games/summaries', { body: { games: many } });
  assert.equal(status, 400);
});

/** The finished games of a table, page by page. */
async function pagesOf(games: PublicGames): Promise<string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { rows, next, count } = await games.finished({ limit: 2, after });
    assert.equal(count, 5);
    seen.push(...rows.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  return seen;
}

const ACCOUNTS = 'players with an account are named with flags, not those signed out';

async function checkAccounts(tables: TableStore): Promise<void> {
  const flag = { field: 'plain', device: 'cross', colours: ['green', 'white'] };
  const time = new Date().toISOString();
  for (const [name, side, out] of [
    ['Marlowe', 0, null],
    ['Sallow', 1, 5],
  ] as const) {
    await tables
      .insertInto('player_account')
      .values({
        ...{ id: name, name, name_key: name.toLowerCase(), email: `${name}@example.org`, email_verified: 1 },
        ...{ flag: JSON.stringify(flag), image: null, created_at: time, updated_at: time },
      })
      .execute();
    await tables
      .insertInto('seat_device')
      .values({
        ...{
          id: name,
          game: 'g',
          side,
          token_hash: name,
          name: 'A browser',
          account: name,
          made: 1,
          seen: 1,
        },
        ...{ signed_out: out, signed_out_by: null },
      })
      .execute();
  }
  const found = await accountsOfGames({ tables }, ['g', 'h']);
  assert.deepEqual([...found], [['g', [{ name: 'Marlowe', flag }, null]]]);
}

const PAGES = 'finished games come page by page, each once, also those that ended in one millisecond';

async function checkPages(tables: TableStore): Promise<void> {
  const games = new PublicGames({ tables, now: () => 0 });
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    const players = { first: 'Marlowe', second: `Juno ${id}` };
    const ending = { ended: id > 'c' ? 2000 : 1000, winner: 'draw', sentence: '', progress: '' } as const;
    await tables
      .insertInto('public_game')
      .values({ id, system: 'toy', battle: 'yard', ...players, delayed: 0, begun: 1, ...ending })
      .execute();
  }
  assert.deepEqual(await pagesOf(games), ['e', 'd', 'c', 'b', 'a']);
  assert.equal((await games.finished({ limit: 9, player: 'juno D' })).rows[0]?.id, 'd');
  assert.equal((await games.finished({ limit: 9, player: '%' })).count, 0, 'a sign is no joker');
}

test(`${PAGES} (SQLite)`, async () => {
  const doors = await Doors.open();
  try {
    await checkPages(doors.services.tables);
  } finally {
    await doors.close();
  }
});

test(`${PAGES} (PostgreSQL)`, (t) => withPostgres(t, checkPages));

test(`${ACCOUNTS} (SQLite)`, async () => {
  const doors = await Doors.open();
  try {
    await checkAccounts(doors.services.tables);
  } finally {
    await doors.close();
  }
});

test(`${ACCOUNTS} (PostgreSQL)`, (t) => withPostgres(t, checkAccounts));
