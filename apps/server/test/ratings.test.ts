/** Ratings: what one game does to them, and that it does so once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Services } from '../src/services.ts';
import { scoreOfPair } from '../src/ratings/gameResults.ts';
import {
  advantageOf,
  isProvisional,
  newRating,
  type Rating,
  rateGame,
  ratingAt,
  type Score,
} from '../src/ratings/glicko.ts';
import { Players } from '../src/ratings/players.ts';
import { Ratings } from '../src/ratings/ratings.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { Doors } from './doors.ts';
import { withPostgres } from './postgres.ts';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;

const ratings = fc.record({
  rating: fc.double({ min: 600, max: 2800, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.04, max: 0.08, noNaN: true }),
  games: fc.nat(300),
  at: fc.integer({ min: 0, max: 400 }).map((days) => NOW - days * DAY_MS),
});

const change = (before: Rating, after: Rating): number =>
  Math.round(after.rating) - Math.round(before.rating);

test('the winner never loses points, and the loser never gains any', () => {
  fc.assert(
    fc.property(ratings, ratings, fc.integer({ min: -300, max: 300 }), (first, second, advantage) => {
      const [won, lost] = rateGame(first, second, 1, NOW, advantage);
      assert.ok(change(first, won) >= 0 && change(second, lost) <= 0);
      assert.deepEqual([won.games, lost.games], [first.games + 1, second.games + 1]);
    }),
  );
});

test('the example of Glickman: one game of a player of 1500 against one of 1400 with a deviation of 30', () => {
  const own = { rating: 1500, deviation: 200, volatility: 0.06, games: 20, at: NOW };
  const [after] = rateGame(own, { ...own, rating: 1400, deviation: 30 }, 1, NOW);
  assert.deepEqual([Math.round(after.rating), Math.round(after.deviation)], [1564, 175]);
});

test('a rating is provisional below twelve games and after a year without one; its band widens', () => {
  const sure: Rating = { ...newRating(NOW), deviation: 60, games: 12 };
  const later = NOW + 367 * DAY_MS;
  assert.deepEqual(
    [isProvisional({ ...sure, games: 11 }, NOW), isProvisional(sure, NOW), isProvisional(sure, later)],
    [true, false, true],
  );
  assert.ok(ratingAt(sure, later).deviation > 80);
  assert.equal(ratingAt({ ...sure, deviation: 349 }, later).deviation, 350);
});

test('the side that a battle favours gains less by winning it', () => {
  assert.deepEqual([advantageOf([0, 0]), Math.round(advantageOf([25, 5]))], [0, 191]);
  assert.equal(advantageOf([500, 0]), 300);
  const even = newRating(NOW);
  const [favoured] = rateGame(even, even, 1, NOW, 191);
  const [plain] = rateGame(even, even, 1, NOW);
  assert.ok(favoured.rating > 1500 && favoured.rating < plain.rating);
});

test('a pair of games is decided by battles won, then by strength lost', () => {
  const result = (winner: 0 | 1 | null, first_lost: number, second_lost: number) => ({
    winner,
    first_lost,
    second_lost,
  });
  const rows: [ReturnType<typeof result>, ReturnType<typeof result>, Score][] = [
    [result(0, 0.9, 0.1), result(1, 0, 0), 1],
    [result(0, 0.5, 0.5), result(null, 0.5, 0.1), 1],
    [result(0, 0.2, 0.4), result(0, 0.3, 0.1), 1],
    [result(1, 0.4, 0.2), result(1, 0.1, 0.3), 0],
    [result(null, 0.2, 0.3), result(null, 0.2, 0.3), 0.5],
  ];
  // The player whose score it is commands side 0, then side 1.
  for (const [one, two, score] of rows)
    assert.equal(scoreOfPair(one, two), score, JSON.stringify([one, two]));
});

/** A game is rated once, even if it is asked for twice at once; old and change make the new rating. */
async function checkRating(tables: TableStore | null): Promise<void> {
  const doors = await Doors.open();
  const services: Services = tables ? { ...doors.services, tables } : doors.services;
  const time = new Date(NOW).toISOString();
  for (const name of ['Marlowe', 'Kestrel'])
    await services.tables
      .insertInto('player_account')
      .values({
        ...{ id: name, name, name_key: name.toLowerCase(), email: `${name}@example.org`, email_verified: 1 },
        flag: JSON.stringify({ field: 'plain', device: 'cross', colours: ['green', 'white'] }),
        ...{ image: null, created_at: time, updated_at: time },
      })
      .execute();
  const own = new Ratings(services);
  const game = {
    game: 'g',
    system: 'toy',
    accounts: ['Marlowe', 'Kestrel'],
    score: 0,
    advantage: 0,
  } as const;
  await Promise.allSettled([own.rate(game), own.rate(game), own.rate(game)]);
  await own.rate(game);
  const { state, changes } = await new Players(services).ofGame(
    'g',
    { verdict: { winner: 0, sentence: 'Red wins.' } },
    'toy',
  );
  assert.equal(state, 'done');
  for (const each of changes) assert.equal(each.old + each.change, each.new);
  assert.deepEqual(
    changes.map((each) => [each.name, each.old, Math.sign(each.change), each.newProvisional]),
    [
      ['Marlowe', 1500, -1, true],
      ['Kestrel', 1500, 1, true],
    ],
  );
  const [shown] = await own.shown('Kestrel');
  assert.equal(shown?.rating, changes[1]?.new);
  await doors.close();
}

test('on SQLite a game is rated once', () => checkRating(null));

test('on PostgreSQL a game is rated once', (t) => withPostgres(t, checkRating));
