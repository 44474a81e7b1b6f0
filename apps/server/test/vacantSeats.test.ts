/** Seats whose players have left: offered in the lobby, asked for by a new player, and given with the consent of the other one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnSeat, VacantSeat } from '@linstock/protocol';
import type { FastifyInstance } from 'fastify';
import { GameResults } from '../src/ratings/gameResults.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { Doors, HOME } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { CLOSE } from './table.ts';

const HOUR_MS = 3_600_000;

/** A browser with the tokens of its seats, at a node. */
class Visitor {
  readonly #app: FastifyInstance;
  token: string | undefined;

  constructor(app: FastifyInstance, token?: string) {
    this.#app = app;
    this.token = token;
  }

  async send(url: string, payload?: object) {
    const reply = await this.#app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { ...HOME, ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }) },
      ...(payload !== undefined && { payload }),
    });
    const given = reply.cookies.find(({ name }) => name.startsWith('linstock-seat'));
    if (given) this.token = given.value;
    return reply;
  }

  /** The code of the refusal; the status if there is none. */
  async refusal(url: string, payload?: object): Promise<string | number> {
    const reply = await this.send(url, payload);
    return reply.statusCode < 400 ? reply.statusCode : String(reply.json().error.code);
  }

  async seat(game: string): Promise<OwnSeat> {
    return (await this.send(`/api/games/${game}/seat`)).json();
  }

  /** The list of vacant seats. */
  async list(): Promise<readonly VacantSeat[]> {
    return (await this.send('/api/vacant-seats')).json().seats;
  }
}

/** A game of two players by a clock, whose first player's time may run out. */
async function duel(tables: TableStore | null = null) {
  const doors = await Doors.open(tables);
  await doors.seatKeeping.start();
  const app = await doors.door();
  const seats = [
    { kind: 'human', name: 'Kestrel' },
    { kind: 'human', name: 'Marlowe' },
  ];
  const wish = { system: 'toy', battle: 'yard', seats, clock: { minutes: 5, late: 'claim' } };
  const created = await app.inject({ method: 'POST', url: '/api/games', headers: HOME, payload: wish });
  const { game, links } = created.json();
  const [first, second] = await doors.seats(game.id, links);
  const id = String(game.id);
  const timeUp = () =>
    doors.services.tables.updateTable('game_clock').set({ left_0: 0 }).where('game', '=', id).execute();
  const [kestrel, marlowe] = [new Visitor(app, first), new Visitor(app, second)];
  const path = `/api/games/${id}/seat`;
  return { doors, app, id, path, kestrel, marlowe, juno: new Visitor(app), timeUp };
}

/** From the offer to the new player's first look at the seat. */
async function checkSuccession(tables: TableStore | null): Promise<void> {
  const { doors, id, path, kestrel, marlowe, juno, timeUp } = await duel(tables);
  assert.equal((await marlowe.seat(id)).other, 'held');
  assert.equal(await marlowe.refusal(`${path}/vacancy`, { open: true }), 'not-absent');
  assert.equal(await juno.refusal(`${path}/vacancy`, { open: true }), 'no-seat');
  await kestrel.send(`${path}/words`, {});
  await timeUp();
  assert.equal((await marlowe.seat(id)).other, 'absent');
  assert.equal(await juno.refusal(`${path}/succeed`, { side: 0, name: 'Juno' }), 'not-vacant');
  assert.equal(await marlowe.refusal(`${path}/vacancy`, { open: true }), 204);
  const [seat, ...others] = await juno.list();
  assert.deepEqual(
    [seat?.game, seat?.side, seat?.opponent, seat?.asker, seat?.clock?.kind, others.length],
    [id, 0, 'Marlowe', null, 'answer', 0],
  );
  assert.equal(await marlowe.refusal(`${path}/succeed`, { side: 0, name: 'Juno' }), 'other-seat');
  assert.equal(await juno.refusal(`${path}/succeed`, { side: 0, name: 'Juno' }), 204);
  assert.equal((await juno.list())[0]?.asker, 'Juno');
  assert.equal((await juno.send(`${path}/asked`)).json().state, 'waiting');
  const [request] = (await marlowe.seat(id)).requests;
  assert.equal(request?.name, 'Juno');
  await marlowe.send(`${path}/requests/${request?.id}/answer`, { agree: true });
  assert.deepEqual(await juno.list(), []);
  assert.equal((await juno.send(`${path}/asked`)).json().state, 'agreed');
  assert.equal((await juno.send(path)).statusCode, 401);
  doors.now += 24 * HOUR_MS;
  assert.equal((await juno.send(`${path}/asked`)).json().state, 'done');
  assert.equal((await juno.seat(id)).words, null, 'the six words of the one before are gone');
  assert.equal((await kestrel.send(path)).statusCode, 401);
  const state = await doors.rooms.present(id);
  assert.equal(state?.sides[0].clock?.left, 300_000, 'the new player has time');
  assert.equal((await marlowe.seat(id)).other, 'held');
  await doors.close();
}

test('a seat whose player has left is offered, asked for, and given with the consent of the other player', () =>
  checkSuccession(null));

test('on PostgreSQL too a seat whose player has left is given to a new one', (t) =>
  withPostgres(t, checkSuccession));

test('if the player who had left answers, the request of the new one ends, and the seat is in no list', async () => {
  const { doors, id, path, kestrel, marlowe, juno, timeUp } = await duel();
  await timeUp();
  await marlowe.send(`${path}/vacancy`, { open: true });
  await juno.send(`${path}/succeed`, { side: 0, name: 'Juno' });
  const [request] = (await marlowe.seat(id)).requests;
  await marlowe.send(`${path}/requests/${request?.id}/answer`, { agree: true });
  const sent = await kestrel.send(`/api/games/${id}/commands`, {
    t: 'answer',
    seen: 0,
    cmd: 'a',
    answer: CLOSE,
  });
  assert.equal(sent.statusCode, 200, sent.body);
  await (await doors.rooms.room(id)).gameSeats?.settled();
  doors.now += 24 * HOUR_MS;
  assert.equal((await juno.send(`${path}/asked`)).json().state, 'stopped');
  assert.deepEqual(await juno.list(), []);
  assert.equal((await kestrel.send(path)).statusCode, 200);
  await doors.close();
});

test('a seat that no device holds any more may be offered, and withdrawn again', async () => {
  const { doors, id, path, kestrel, marlowe } = await duel();
  const [device] = (await kestrel.seat(id)).devices;
  await kestrel.send(`${path}/devices/${device?.id}/sign-out`, {});
  await marlowe.send(`${path}/vacancy`, { open: true });
  assert.equal((await marlowe.seat(id)).other, 'offered');
  await marlowe.send(`${path}/vacancy`, { open: false });
  assert.deepEqual([(await marlowe.seat(id)).other, await marlowe.list()], ['absent', []]);
  await doors.close();
});

test('the result of a game is that of the player who took over the seat, and players are told who did', async () => {
  const { doors, id, path, marlowe, juno, timeUp } = await duel();
  await timeUp();
  await marlowe.send(`${path}/vacancy`, { open: true });
  await juno.send(`${path}/succeed`, { side: 0, name: 'Juno' });
  const [request] = (await marlowe.seat(id)).requests;
  await marlowe.send(`${path}/requests/${request?.id}/answer`, { agree: true });
  doors.now += 24 * HOUR_MS;
  await juno.send(`${path}/asked`);
  const room = await doors.rooms.room(id);
  const told = Promise.withResolvers<unknown>();
  const reader = room.judge.join(1, 0, (message) => {
    if (message.t === 'seats' && message.seats.handed) told.resolve(message.seats.handed);
  });
  assert.deepEqual(await told.promise, [{ side: 0, at: doors.now, name: 'Juno' }]);
  reader.leave();
  await juno.send(`/api/games/${id}/commands`, { t: 'resign', seen: room.judge.head, cmd: 'r' });
  await new GameResults(doors.rooms, doors.services).settle(id);
  const [result] = await doors.services.tables.selectFrom('game_result').selectAll().execute();
  assert.deepEqual(
    [result?.first_name, result?.second_name, result?.counts],
    ['Juno', 'Marlowe', 'friendly'],
  );
  await doors.close();
});
