/** The owners of games, how long games are stored, how many one visitor may make, and who may delete them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Side } from '@linstock/kernel';
import type { Created } from '@linstock/protocol';
import type { FastifyInstance } from 'fastify';
import type { CreatedGame } from '../src/games/rooms.ts';
import type { SeatWishes } from '../src/games/seatWishes.ts';
import { makerOf } from '../src/http/visitor.ts';
import { bareGame } from './bareGame.ts';
import { Doors, HOME } from './doors.ts';
import { CLOSE, WAIT } from './table.ts';

const PEOPLE: SeatWishes = [{ kind: 'human' }, { kind: 'human' }];
const MACHINES: SeatWishes = [
  { kind: 'bot', level: 'easy' },
  { kind: 'bot', level: 'easy' },
];
let doors: Doors;
let app: FastifyInstance;
before(async () => {
  doors = await Doors.open();
  app = await doors.door();
});
after(() => doors.close());

function make(seats: SeatWishes = PEOPLE): Promise<CreatedGame> {
  return doors.rooms.create({ system: 'toy', battle: 'yard', options: {}, seats }, 'somebody');
}

/** A game in which these sides have each given their first answer. */
async function played(...sides: Side[]): Promise<CreatedGame> {
  const made = await make();
  for (const side of sides) {
    const { judge } = made.room;
    await judge.takeCommand(side, {
      t: 'answer',
      seen: judge.head,
      cmd: 'a',
      answer: side === 0 ? CLOSE : WAIT,
    });
  }
  return made;
}

const idOf = ({ room }: CreatedGame): string => room.judge.id;

/** Asks for a game to be deleted, and gives the status. */
async function remove(id: string, token: string | undefined, from = app): Promise<number> {
  const headers = { ...HOME, authorization: `Bearer ${token}` };
  return (await from.inject({ method: 'DELETE', url: `/api/games/${id}?confirm=${id}`, headers })).statusCode;
}

async function isThere(id: string): Promise<boolean> {
  return (await app.inject({ url: `/api/games/${id}`, headers: HOME })).statusCode === 200;
}

test('a game that lost entries or seats is refused as damaged, with advice; others continue', async () => {
  const [cut, garbled, unseated, sound] = [
    await played(0, 1),
    await played(0, 1),
    await played(0, 1),
    await played(0, 1),
  ].map(idOf);
  const damage = (statement: string, id: string | undefined) =>
    doors.db.prepare(`${statement} and game_no = (select no from game where id = ?)`).run(id ?? null);
  damage('delete from seat where true', unseated);
  damage('delete from entry where n = 1', cut);
  damage(`update entry set body = '{"n":1,"answer":"flank' where n = 1`, garbled);
  const restarted = doors.anew();
  await assert.rejects(
    restarted.room(cut as string),
    /damaged: 2 entries were acknowledged, and 1 are there\. Put back a copy .* record exported before/,
  );
  await assert.rejects(restarted.room(garbled as string), (error: Error) => {
    assert.match(error.message, /damaged: an entry of it cannot be read/);
    assert.doesNotMatch(`${error.stack}${error.cause}`, /flank/);
    return true;
  });
  await assert.rejects(
    restarted.room(unseated as string),
    /damaged: not both of its seats are there\. Put back a copy/,
  );
  assert.equal((await restarted.room(sound as string)).judge.head, 2);
});

test('unused games are deleted: soon if never played, late or never if played', async () => {
  const games = {
    unplayed: await make(),
    played: await played(0),
    visited: await make(),
    watched: await make(),
  };
  // Its page has been opened, and nothing more.
  await games.unplayed.room.judge.takeCommand(0, { t: 'nonce', seen: 0, cmd: 'n', nonce: 'drum' });
  doors.now += 20 * 86_400_000;
  await app.inject({ url: `/api/games/${idOf(games.visited)}`, headers: HOME });
  games.watched.room.judge.join(null, 0, () => undefined);
  const left = (): string[] => {
    const ids = new Set(
      doors.db
        .prepare('select id from game')
        .all()
        .map(({ id }) => id),
    );
    return Object.entries(games).flatMap(([name, made]) => (ids.has(idOf(made)) ? [name] : []));
  };
  await doors.rooms.removeForgotten(21, null);
  assert.deepEqual(left(), ['unplayed', 'played', 'visited', 'watched']);
  await doors.rooms.removeForgotten(14, null);
  assert.deepEqual(left(), ['played', 'visited', 'watched']);
  await doors.rooms.removeForgotten(14, 19);
  assert.deepEqual(left(), ['visited', 'watched']);
  assert.equal(await isThere(idOf(games.played)), false);
});

/** Asks a server for a new game, from an address. */
async function ask(
  from: FastifyInstance,
  seats: SeatWishes,
  remoteAddress: string,
): Promise<[number, Created]> {
  const reply = await from.inject({
    method: 'POST',
    url: '/api/games',
    headers: HOME,
    remoteAddress,
    payload: { system: 'toy', battle: 'yard', seats },
  });
  return [reply.statusCode, reply.json<Created>()];
}

test("a visitor's games are limited; another visitor is not, and a deleted game makes room", async () => {
  const narrow = await doors.door({ games: { most: 2, days: 30 } });
  const [, first] = await ask(narrow, PEOPLE, '192.0.2.1');
  await ask(narrow, PEOPLE, '192.0.2.1');
  const [status, refused] = await ask(narrow, PEOPLE, '192.0.2.1');
  assert.equal(status, 429);
  assert.match(JSON.stringify(refused), /made 2 games here in 30 days.*Delete some/);
  const record = {
    method: 'POST',
    url: '/api/games/import',
    headers: HOME,
    remoteAddress: '192.0.2.1',
  } as const;
  assert.equal((await narrow.inject({ ...record, payload: { record: {} } })).statusCode, 429);
  assert.equal((await ask(narrow, PEOPLE, '192.0.2.2'))[0], 201);
  const [seat] = await doors.seats(first.game.id, first.links);
  assert.equal(await remove(first.game.id, seat), 204);
  assert.equal((await ask(narrow, PEOPLE, '192.0.2.1'))[0], 201);
});

test('an imported record counts towards the daily limit, even if it is deleted', async () => {
  const narrow = await doors.door({ games: { most: 2, days: 30 } });
  const { store } = doors.rooms;
  for (const id of ['brought', 'brought again']) {
    const entries = [{ n: 1, side: 0, nonce: 'drum', hash: '' }] as const;
    await store.create({ ...bareGame(id), madeBy: makerOf('192.0.2.9'), entries });
    await store.remove(id);
  }
  const [status, refused] = await ask(narrow, PEOPLE, '192.0.2.9');
  assert.equal(status, 429);
  assert.match(JSON.stringify(refused), /brought in 2 records within a day and deleted them.*tomorrow/);
  doors.now += 25 * 3_600_000;
  assert.equal((await ask(narrow, PEOPLE, '192.0.2.9'))[0], 201);
});

test('only a few games between bots may run at once, and each belongs to its maker', async () => {
  const narrow = await doors.door({ machineGames: 1 });
  const [, { game, links, owner }] = await ask(narrow, MACHINES, '192.0.2.3');
  assert.deepEqual([links, typeof owner], [[], 'string']);
  assert.equal((await ask(narrow, MACHINES, '192.0.2.3'))[0], 429);
  const [, mixed] = await ask(narrow, [{ kind: 'human' }, { kind: 'bot', level: 'easy' }], '192.0.2.3');
  assert.equal(mixed.owner, null);
  assert.equal(await remove(game.id, 'x'.repeat(43)), 401);
  const [other] = await doors.seats(mixed.game.id, mixed.links);
  assert.equal(await remove(game.id, other), 401);
  assert.equal(await remove(game.id, owner ?? undefined), 204);
  assert.equal((await ask(narrow, MACHINES, '192.0.2.3'))[0], 201);
});

test('the browser that made a game between bots has the token, and may delete the game', async () => {
  const payload = { system: 'toy', battle: 'yard', seats: MACHINES };
  const made = await app.inject({ method: 'POST', url: '/api/games', headers: HOME, payload });
  const { id } = made.json<Created>().game;
  const cookie = String(made.headers['set-cookie']);
  assert.match(cookie, new RegExp(`Path=/api/games/${id};.*HttpOnly`));
  const headers = { ...HOME, cookie: cookie.split(';')[0] };
  const gone = await app.inject({ method: 'DELETE', url: `/api/games/${id}?confirm=${id}`, headers });
  assert.equal(gone.statusCode, 204);
});

test('a game that both have played is deleted if both agree, else at once', async () => {
  const both = await played(0, 1);
  const [red, blue] = await doors.seats(idOf(both), both.links);
  assert.deepEqual([await remove(idOf(both), red), await isThere(idOf(both))], [202, true]);
  assert.deepEqual([await remove(idOf(both), red), await isThere(idOf(both))], [202, true]);
  assert.deepEqual([await remove(idOf(both), blue), await isThere(idOf(both))], [204, false]);
  const alone = await played(0);
  const [mover] = await doors.seats(idOf(alone), alone.links);
  assert.equal(await remove(idOf(alone), mover), 204);
  const other = await played(0);
  const [, idler] = await doors.seats(idOf(other), other.links);
  assert.equal(await remove(idOf(other), idler), 202);
  const looked = await played(0);
  await looked.room.judge.takeCommand(1, { t: 'nonce', seen: 1, cmd: 'n', nonce: 'thrown in by the page' });
  const [player] = await doors.seats(idOf(looked), looked.links);
  assert.equal(await remove(idOf(looked), player), 204, 'who only opened the page has not played');
});

test('after its end a game still belongs to both players', async () => {
  const lost = await played(0, 1);
  await lost.room.judge.takeCommand(0, { t: 'resign', seen: lost.room.judge.head, cmd: 'r' });
  assert.equal(lost.room.judge.over, true);
  const [red] = await doors.seats(idOf(lost), lost.links);
  assert.equal(await remove(idOf(lost), red), 202);
});

test('if the end of a game was not stored as such, it is published when the game is opened again', async () => {
  const lost = await played(0);
  await lost.room.judge.takeCommand(0, { t: 'resign', seen: lost.room.judge.head, cmd: 'r' });
  const over = () => doors.db.prepare('select over from game where id = ?').get(idOf(lost))?.['over'];
  assert.equal(over(), 0, 'nobody here notes it');
  const ended: string[] = [];
  await doors.anew(undefined, ({ id, over: isOver }) => void (isOver && ended.push(id))).room(idOf(lost));
  assert.deepEqual(ended, [idOf(lost)]);
});
