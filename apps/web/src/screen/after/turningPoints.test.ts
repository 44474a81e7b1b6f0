import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playTo } from '../../play/testing.ts';
import { playOutChance, valueLead } from './chances.ts';
import { findTurningPoints, type TurningSearch } from './turningPoints.ts';

const LINE = Array.from({ length: 101 }, (_, n) => n);

const of = (share: number | null) => (share === null ? null : { share, games: 24 });

/** A battle of 100 entries whose chance and lead are defined by functions. */
async function sought(
  share: (n: number) => number | null,
  lead: (n: number) => number,
): Promise<TurningSearch[]> {
  const told: TurningSearch[] = [];
  await findTurningPoints(
    LINE,
    () => true,
    { chanceAt: async (n) => of(share(n)), leadAt: async (n) => lead(n) },
    (found) => void told.push(found),
  );
  return told;
}

test('a battle turns where its chance changes, at the entry that weighed most the same way', async () => {
  // Two entries of the stretch weigh: the greater loss of the two is not what won it.
  const lead = (n: number) => (n >= 42 ? 300 : 0) + (n >= 44 ? -900 : 0);
  const found = (await sought((n) => (n > 41 ? 0.875 : 0.375), lead)).at(-1);
  assert.deepEqual(found?.turnings, [{ n: 42, also: [], before: 0.375, after: 0.875 }]);
  assert.equal(found?.done, true);
  assert.equal(found?.course.length, 21);
});

test('events of nearly equal weight in a stretch are listed together, the weightiest first', async () => {
  const lead = (n: number) =>
    (n >= 41 ? 200 : 0) + (n >= 42 ? 500 : 0) + (n >= 43 ? 60 : 0) + (n >= 44 ? 300 : 0);
  const [turning] = (await sought((n) => (n > 41 ? 0.875 : 0.375), lead)).at(-1)?.turnings ?? [];
  assert.equal(turning?.n, 42);
  assert.deepEqual(turning?.also, [44, 41], 'and what weighed little is not');
});

test('an invisible event is listed only if there is no other', async () => {
  const told: TurningSearch[] = [];
  const asking = {
    chanceAt: async (n: number) => of(n > 41 ? 0.875 : 0.375),
    leadAt: async (n: number) => (n >= 42 ? 500 : 0) + (n >= 44 ? 40 : 0),
  };
  await findTurningPoints(
    LINE,
    (n) => n === 44,
    asking,
    (found) => void told.push(found),
  );
  assert.equal(told.at(-1)?.turnings[0]?.n, 44);
  await findTurningPoints(
    LINE,
    () => false,
    asking,
    (found) => void told.push(found),
  );
  assert.equal(told.at(-1)?.turnings[0]?.n, 42);
});

test('small changes are no turning points, and at most five are listed', async () => {
  assert.deepEqual(
    (
      await sought(
        (n) => 0.5 + (n % 2) * 0.1,
        () => 0,
      )
    ).at(-1)?.turnings,
    [],
  );
  const wild = (
    await sought(
      (n) => (Math.round(n / 5) % 2 === 0 ? 0.1 : 0.9),
      () => 0,
    )
  ).at(-1);
  assert.equal(wild?.turnings.length, 5);
});

test('leaving the page ends the search', async () => {
  const told = await sought(
    (n) => (n > 30 ? null : 0.5),
    () => 0,
  );
  assert.equal(
    told.some(({ done }) => done),
    false,
  );
});

test('a battle already won is won in the trials too, and the first line says so', () => {
  const game = playTo('american-legions', 'cowpens', (_, { head }) => head > 150);
  const last = game.rules.verdict(game.field, game.position.state);
  if (last?.winner !== null && last) assert.equal(valueLead(game, game.head) > 0, last.winner === 0);
});

test("the number of trials depends on how much of the battle is left, never on the machine's speed", () => {
  const game = playTo('american-legions', 'cowpens', (_, { head }) => head > 150);
  // A clock that leaps between any two looks at it.
  let hours = 0;
  const { now } = performance;
  performance.now = () => (hours += 3_600_000);
  const slow = [0, 150].map((n) => playOutChance(game, n));
  performance.now = now;
  assert.deepEqual(
    [0, 150].map((n) => playOutChance(game, n)),
    slow,
    'the same moments, the same chances',
  );
  assert.ok((slow[1]?.games ?? 0) > (slow[0]?.games ?? 0), 'what is shorter is fought oftener');
  assert.ok(
    slow.every(({ games }) => games >= 6 && games <= 24),
    'and never fewer than 6 times or more than 24',
  );
});
