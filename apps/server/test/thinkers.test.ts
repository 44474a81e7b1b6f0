import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { commitment, Game } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import { Thinkers } from '../src/bots/thinkers.ts';
import { Turnstile } from '../src/turnstile.ts';
import { TOY } from './table.ts';

test("waiting visitors take turns, and each one's tasks keep their order", () => {
  const queue = new Turnstile<string>();
  for (const thing of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.add(thing[0] as string, thing);
  const first = [queue.next(), queue.next()];
  queue.add('c', 'c1');
  const rest = Array.from({ length: 5 }, () => queue.next());
  assert.deepEqual([...first, ...rest], ['a1', 'b1', 'a2', 'b2', 'c1', 'a3', undefined]);
});

const question = { side: 0, level: 'easy', after: 0, entries: [], drawOffered: false } as const;
const thinkers = new Thinkers(TOY, 1);
after(() => thinkers.close());

test("a visitor with many busy bots does not keep another's bot waiting", async () => {
  const dice = { kind: 'fair', commitment: commitment('known'), secret: null } as const;
  const { entries: _, ...header } = Game.create(toyRules(), { battle: 'yard', dice }).record;
  const answered: string[] = [];
  const ask = async (game: string, maker: string): Promise<void> => {
    const asked = { ...question, seat: `${game}:0`, header };
    const thought = await thinkers.think(asked, maker);
    assert.ok('answer' in thought);
    answered.push(game);
  };
  const many = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((game) => ask(game, 'many'));
  await Promise.all([...many, ask('one', 'another')]);
  assert.deepEqual(answered, ['m1', 'm2', 'one', 'm3', 'm4', 'm5', 'm6']);
});

test('tasks that still wait when the server closes are dropped', async () => {
  const closing = new Thinkers(TOY, 1);
  const asked = { ...question, seat: 'g:0', header: null };
  const waiting = [1, 2, 3].map(() => closing.think(asked, 'somebody'));
  const settled = Promise.allSettled(waiting);
  await closing.close();
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
});
