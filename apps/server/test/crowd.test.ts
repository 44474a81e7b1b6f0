import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Crowd } from '../src/http/crowd.ts';
import { LIMITS } from '../src/http/limits.ts';

const limits = { ...LIMITS, sockets: 4, socketsPerVisitor: 3, socketsPerGame: 2 };
const watcher = (visitor: string, game = 'g') => ({ visitor, game, side: null });
const player = (visitor: string, side: 0 | 1, game = 'g') => ({ visitor, game, side });

test('however many spectators there are, each player gets a place in the own seat', () => {
  const crowd = new Crowd(limits);
  for (const game of ['g', 'h']) for (const visitor of ['a', 'b']) crowd.enter(watcher(visitor, game));
  assert.throws(() => crowd.enter(watcher('c', 'i')), /Too many are at the games here/);
  for (const side of [0, 1, 0, 1] as const) crowd.enter(player(`p${side}`, side));
});

test('spectators of a game, tabs of a seat, and sockets from one address are limited', () => {
  const crowd = new Crowd(limits);
  for (const visitor of ['a', 'b']) crowd.enter(watcher(visitor));
  assert.throws(() => crowd.enter(watcher('c')), /Too many watch this game/);
  for (const _ of [1, 2]) crowd.enter(player('p', 0));
  assert.throws(() => crowd.enter(player('p', 0)), /Too many are open at this seat/);
  crowd.enter(player('p', 1));
  assert.throws(() => crowd.enter(player('p', 1, 'h')), /opened from where you are/);
});

test('a visitor who leaves is taken off every count', () => {
  const crowd = new Crowd(limits);
  const leave = ['a', 'b'].map((visitor) => crowd.enter(watcher(visitor)));
  for (const gone of leave) gone();
  for (const visitor of ['c', 'd']) crowd.enter(watcher(visitor));
  assert.throws(() => crowd.enter(watcher('a')), /watch this game/);
});
