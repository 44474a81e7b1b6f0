import assert from 'node:assert/strict';
import { type Entry, Game, recordedDice } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { allTold, type Place, Reader, sitDown, type Table, TOYS } from './place.ts';

/** A game in which the runner has run `steps`, and the rules that the guard had set before. */
async function run(place: Place, steps: number, rules: StandingRules | null): Promise<Table> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  if (rules) await guard.does({ t: 'standing', rules });
  await runner.answer({ order: 'run' });
  await guard.settled();
  if (guard.copy.question(1)) await guard.answer({ order: 'hold' });
  await runner.until(() => runner.head === 2);
  await runner.answer({ rally: false });
  await runner.answer({ steps });
  await guard.settled();
  return table;
}

/**
 * Resolves when the watcher has received the results of all commands sent before. It has a subscription of its own.
 */
async function watched({ seats: [runner], watcher }: Table): Promise<void> {
  await runner.settled();
  await watcher.until(() => watcher.head >= runner.head);
}

/** The answers given for a side until now, in order. */
const given = (reader: Reader): readonly unknown[] =>
  reader.told.flatMap((entry) => ('standing' in entry && 'answer' in entry ? [entry.answer] : []));

const sealOf = ({ told }: Reader, n: number): Entry | undefined => told.find((entry) => entry.n === n);

/**
 * By kind, by unit, by a chance just under and just over, the nearest first; a unit to ask about makes the whole
 * question asked.
 */
export async function rulesOfTheSeat(place: Place): Promise<void> {
  const fire = (rule: StandingRules['all']): StandingRules => (rule ? { kinds: { fire: rule } } : {});
  // The first guard hits with 16.7, 33.3 and 50 percent at the three steps, the second always with 16.7.
  const cases: readonly (readonly [name: string, StandingRules, steps: number, given: readonly unknown[]])[] =
    [
      ['all', { all: 'never' }, 3, [[], [], []]],
      ['kind', fire('never'), 2, [[], []]],
      ['kind before all', { all: 'ask', kinds: { fire: 'never' } }, 2, [[], []]],
      ['another kind', { kinds: { share: 'never' } }, 1, []],
      [
        'piece before kind',
        { kinds: { fire: 'ask' }, pieces: { 10: { fire: 'never' }, 11: { fire: 'never' } } },
        1,
        [[]],
      ],
      ['one piece asks the whole', { all: 'never', pieces: { 11: { fire: 'ask' } } }, 1, []],
      ['just under', fire({ from: 17, do: 'act' }), 1, [[]]],
      ['just over asks', fire({ from: 16, do: 'ask' }), 1, []],
      ['what the law forbids is asked', fire('always'), 1, []],
      ['no usual way', fire('usual'), 1, []],
    ];
  for (const [name, rules, steps, answers] of cases) {
    const table = await run(place, steps, rules);
    await table.watcher.until(() => table.watcher.head >= 4 + answers.length);
    assert.deepEqual(
      given(table.watcher),
      answers.map((pieces) => ({ fire: pieces })),
      name,
    );
    const asked = table.watcher.copy.open[0];
    assert.equal(asked?.kind, answers.length === steps ? 'order' : 'fire', name);
  }
  const table = await run(place, 2, fire({ from: 33, do: 'act' }));
  await table.watcher.until(() => table.watcher.head >= 6);
  assert.deepEqual(given(table.watcher).slice(0, 2), [{ fire: [] }, { fire: [10] }]);
}

/** Settled in the usual way; hits are shared out without their owner. */
export async function usualWay(place: Place): Promise<void> {
  // One game in three has no hit.
  for (let games = 0; games < 100; games++) {
    const table = await run(place, 3, { kinds: { fire: { from: 17, do: 'act' } } });
    await watched(table);
    if (table.watcher.copy.open[0]?.kind !== 'share') continue;
    await table.seats[0].does({ t: 'standing', rules: { all: 'usual' } });
    await watched(table);
    assert.deepEqual(given(table.watcher).at(-1), { share: 0 });
    return;
  }
  assert.fail('in a hundred games nobody was hit');
}

/** Rules set while the question is open apply at once; only the readers of that seat see them. */
export async function setWhileOpen(place: Place): Promise<void> {
  const table = await run(place, 1, null);
  const [runner, guard] = table.seats;
  assert.deepEqual(given(table.watcher), []);
  const tab = await Reader.join(place, 'gauntlet', table.id, 1);
  const rules = { kinds: { fire: 'never' } } as const;
  await guard.does({ t: 'standing', rules });
  await allTold(table, 5);
  assert.deepEqual(given(table.watcher), [{ fire: [] }]);
  await tab.until(() => tab.of('standing').length === 2);
  assert.deepEqual(tab.of('standing').at(-1)?.rules, rules);
  const later = await Reader.join(place, 'gauntlet', table.id, 1);
  await later.until(() => later.of('standing').length === 1);
  assert.deepEqual(later.of('standing')[0]?.rules, rules);
  for (const other of [runner, table.watcher])
    assert.ok(other.of('standing').every((event) => Object.keys(event.rules).length === 0));
  assert.deepEqual(table.watcher.of('standing'), []);
}

/** Taken back by its owner it is asked; taken back by the mover, who then moves again, it is given again. */
export async function takenBack(place: Place): Promise<void> {
  const rules: StandingRules = { kinds: { fire: 'never' } };
  const own = await run(place, 1, rules);
  const [, guard] = own.seats;
  await allTold(own, 5);
  await guard.does({ t: 'back', to: 4, offer: false });
  await guard.settled();
  assert.deepEqual([given(guard).length, guard.head, guard.copy.open[0]?.kind], [1, 6, 'fire']);
  await guard.does({ t: 'standing', rules });
  await guard.settled();
  assert.equal(guard.head, 6);

  const moved = await run(place, 2, rules);
  const [runner] = moved.seats;
  await allTold(moved, 6);
  await runner.does({ t: 'back', to: 3, offer: false });
  await runner.answer({ steps: 1 }, 7);
  await allTold(moved, 9);
  assert.equal(given(moved.watcher).length, 3);
}

/** The judge died between a move and the answer settled for it: the answer is given on waking, once. */
export async function givenOnWaking(place: Place): Promise<void> {
  const { store } = place;
  if (!store) return;
  const table = await run(place, 0, { kinds: { fire: 'never' } });
  const [runner, guard] = table.seats;
  await runner.answer({ order: 'run' });
  await guard.answer({ order: 'hold' }, 4);
  await runner.answer({ rally: false });
  await allTold(table, 7);
  const copy = Game.fromRecord(TOYS.gauntlet.rules, { ...runner.view.header, entries: [] });
  copy.follow(runner.told);
  const moved = copy.propose(0, { steps: 1 }, 7, { dice: () => recordedDice([]) });
  assert.ok('entry' in moved);
  await store.append(table.id, moved.entry, null);
  await place.restart();
  const late = await Reader.join(place, 'gauntlet', table.id, 0);
  await late.until(() => late.head >= 9);
  await late.settled();
  assert.deepEqual([late.head, given(late)], [9, [{ fire: [] }]]);
}

/**
 * In secret, a standing answer has no mark, and is given only after the other side has locked. If both players are
 * absent, it is given for both.
 */
export async function inSecret(place: Place): Promise<void> {
  const rules: StandingRules = { all: 'never' };
  const one = await sitDown(place, 'gauntlet');
  const [runner, guard] = one.seats;
  await guard.does({ t: 'standing', rules });
  await guard.settled();
  assert.equal(guard.head, 0);
  await runner.answer({ order: 'run' });
  await allTold(one, 2);
  const seal = sealOf(guard, 2);
  assert.ok(seal && 'seal' in seal && !('standing' in seal));
  assert.deepEqual([seal.side, seal.answer], [1, { order: 'hold' }]);

  const both = await sitDown(place, 'gauntlet');
  for (const seat of both.seats) await seat.does({ t: 'standing', rules });
  await allTold(both, 2);
  assert.deepEqual(
    both.watcher.told.map((entry) => 'standing' in entry),
    [false, false],
  );
}
