/** The entries that a bot's program receives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thinkingAt } from '@linstock/bots';
import { seededChance } from '@linstock/kernel';
import { type BotQuestion, Players, type Think } from '../src/index.ts';
import { loadToy, MemoryStore, Reader, StorePlace, sitDown } from './contract/index.ts';

const chance = seededChance('bots');
const answerOf = (players: Players, asked: BotQuestion) =>
  players.answer(asked, (level) => thinkingAt(level, chance));

/** Plays a duel of bots to its end, and gives what their programs were asked. */
async function playedBy(think: Think, level: 'easy' | 'normal' = 'easy'): Promise<readonly BotQuestion[]> {
  const store = new MemoryStore();
  const asked: BotQuestion[] = [];
  const place = new StorePlace({ store, add: (game) => store.add(game) }, (each) => {
    asked.push(each);
    return think(each);
  });
  const watcher = await Reader.join(place, 'toy', await place.begin('toy', [level, level]), null);
  await watcher.until(() => watcher.of('revealed').length > 0);
  return asked;
}

test('a program gets the game once, and then only entries new to its seat', async () => {
  const players = new Players(loadToy);
  const asked = await playedBy((each) => answerOf(players, each));
  for (const side of [0, 1]) {
    const mine = asked.filter((each) => each.side === side);
    assert.ok(mine.length > 3);
    let told = 0;
    for (const [i, { header, after, entries }] of mine.entries()) {
      assert.deepEqual([header === null, after], [i > 0, told]);
      told = Math.max(told, ...entries.map(({ n }) => n));
      assert.ok(entries.every((entry) => entry.n > after || 'answer' in entry));
    }
  }
});

test('a program that has forgotten its game gets all of it, and continues', async () => {
  let players = new Players(loadToy);
  let thoughts = 0;
  const asked = await playedBy((each) => {
    if (++thoughts % 3 === 0) players = new Players(loadToy);
    return answerOf(players, each);
  });
  const whole = asked.filter(({ header, entries }) => header !== null && entries.length > 1);
  assert.ok(whole.length > 2);
  assert.ok(whole.every(({ after }) => after === 0));
});

test('players over the limit are dropped, the longest unused first', async () => {
  const players = new Players(loadToy);
  const asked = await playedBy((each) => answerOf(players, each));
  const [first] = asked;
  assert.ok(first);
  const known = async (seat: string): Promise<boolean> =>
    !('forgotten' in (await answerOf(players, { ...first, seat, header: null, after: 0, entries: [] })));
  const fresh = (seat: string) => answerOf(players, { ...first, seat, entries: [] });
  for (let i = 0; i < 16; i++) await fresh(`seat-${i}`);
  assert.ok(await known('seat-0'));
  await fresh('seat-16');
  assert.deepEqual([await known('seat-0'), await known('seat-1')], [true, false]);
  const gap = { ...first, seat: 'seat-5', header: null, after: 7, entries: [] };
  assert.deepEqual(await answerOf(players, gap), { forgotten: true });
});

test('a program that sees no hope resigns at level normal, and fights on at level easy', async () => {
  const answersAt = async (level: 'easy' | 'normal'): Promise<number> => {
    const players = new Players(loadToy);
    const hopeless: Think = async (each) => {
      const thought = await answerOf(players, each);
      return 'answer' in thought ? { ...thought, resigns: true } : thought;
    };
    return (await playedBy(hopeless, level)).length;
  };
  // Both may have been asked before the first one resigned.
  assert.ok((await answersAt('normal')) <= 2);
  assert.ok((await answersAt('easy')) > 3);
});

test('a program accepts a draw that it wants, and offers one with its answer', async () => {
  const sitWith = async (own: { readonly takes: boolean; readonly offers: boolean }) => {
    const players = new Players(loadToy);
    const store = new MemoryStore();
    const place = new StorePlace({ store, add: (game) => store.add(game) }, async (each) => {
      const thought = await answerOf(players, each);
      if ('takesDraw' in thought) return { takesDraw: own.takes };
      return 'answer' in thought ? { ...thought, offersDraw: own.offers } : thought;
    });
    const { seats } = await sitDown(place, 'gauntlet', [null, 'normal']);
    await seats[0].until(() => seats[0].told.some(({ side }) => side === 1));
    return seats[0];
  };
  const taking = await sitWith({ takes: true, offers: false });
  await taking.does({ t: 'draw', draw: true });
  await taking.until(() => taking.copy.over);
  assert.equal(taking.copy.verdict?.winner, null);

  const offering = await sitWith({ takes: false, offers: true });
  await offering.until(() => offering.copy.drawOffer === 1);
  await offering.does({ t: 'draw', draw: true });
  assert.deepEqual([offering.copy.over, offering.copy.verdict?.winner], [true, null]);
});

test('a game stored at a level that its system has given up goes on at the one it has instead', async () => {
  const played: string[] = [];
  const players = new Players(async (system) => ({
    ...(await loadToy(system)),
    levels: ['beginner', 'easy'],
  }));
  await playedBy(
    (each) =>
      players.answer(each, (level) => {
        played.push(level);
        return thinkingAt(level, chance);
      }),
    'normal',
  );
  assert.deepEqual([...new Set(played)], ['easy']);
});
