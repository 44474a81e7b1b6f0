/** Which games are removed from memory, and what the removal costs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoadedGame, LoadedGames } from '../src/games/loadedGames.ts';

/** A game that counts how often it is asked whether it is idle. */
class CountedGame implements LoadedGame {
  static looks = 0;
  readonly judge;

  constructor(id: string, head: number, idle: boolean) {
    this.judge = {
      id,
      head,
      get idle() {
        CountedGame.looks++;
        return idle;
      },
    };
  }
}

async function open(games: LoadedGames<CountedGame>, id: string, head: number, idle = true): Promise<void> {
  const opening = Promise.resolve(new CountedGame(id, head, idle));
  games.add(id, opening);
  await opening;
}

const left = (games: LoadedGames<CountedGame>): string[] => [...games.rooms()].map(({ judge }) => judge.id);

test('idle games are unloaded by their number of entries, the longest unused first', async () => {
  const games = new LoadedGames<CountedGame>(5000);
  for (const id of ['a', 'b', 'c', 'd']) await open(games, id, 100);
  await open(games, 'long', 4000);
  assert.deepEqual(left(games), ['a', 'b', 'c', 'd', 'long']);
  await games.find('a');
  await open(games, 'longer', 4500);
  assert.deepEqual(left(games), ['a', 'longer']);
});

test('a game in use stays, and a game that cannot be opened is forgotten', async () => {
  const games = new LoadedGames<CountedGame>(1000);
  await open(games, 'used', 900, false);
  await open(games, 'idle', 200);
  await open(games, 'another', 300);
  assert.deepEqual(left(games), ['used', 'another']);
  const failing = Promise.reject(new Error('damaged'));
  games.add('damaged', failing);
  await assert.rejects(failing);
  assert.equal(games.find('damaged'), undefined);
});

test('opening one more game costs the same with 4,000 in use', async () => {
  const games = new LoadedGames<CountedGame>(1000);
  for (let i = 0; i < 4000; i++) await open(games, `used ${i}`, 10, false);
  CountedGame.looks = 0;
  for (let i = 0; i < 100; i++) await open(games, `idle ${i}`, 10);
  assert.ok(CountedGame.looks <= 800, `${CountedGame.looks}`);
});
