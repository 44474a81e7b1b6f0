import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogItem, Side } from '@linstock/kernel';
import type { GameEvent } from '@linstock/scene';
import type { Transition } from '../state/transition.ts';
import { describeAloud } from '../steps/spokenEvents.ts';
import { startAt } from '../testStates.ts';
import { addPending } from './pendingUpdates.ts';
import { announceRoll, landDice, noteMoving, throwMore } from './rolls.ts';

const ENEMY: Side = 1;

const logItem = (what: GameEvent, side: Side | null = null): LogItem<GameEvent> => ({
  ...{ side, sentence: 'It happens.', clauses: [], what },
});
const turnOf = (side: Side): LogItem => logItem({ kind: 'turn' }, side);
const something = logItem({ kind: 'note', pieces: [], at: null });

/** The transition after entries of this side (`true`) or the other, each with one log item. */
function heard(...entries: readonly (readonly [n: number, item: LogItem, mine: boolean])[]): Transition {
  return entries.reduce(
    (t, [n, item, mine]) => addPending(t, { n, logItems: [item], mine, trails: [] }),
    startAt({}),
  );
}

test("after the enemy's turn all of it is in the recap, even if there was a question in the middle", () => {
  const turn = heard([1, something, true], [2, turnOf(ENEMY), true]);
  assert.equal(turn.state.recapFrom, 2);
  const since = (t: Transition, n: number, item: LogItem, mine: boolean) =>
    addPending(t, { n, logItems: [item], mine, trails: [] });
  const amidst = since(since(turn, 3, something, false), 4, something, true);
  assert.equal(amidst.state.recapFrom, 4, 'in the midst of it what is new');
  const over = since(amidst, 5, turnOf(0), false);
  assert.equal(over.state.recapFrom, 2, 'and then the whole');
  assert.equal(since(over, 6, something, true).state.recapFrom, 6);
});

test('in a game without player turns the recap begins after the player’s own last answer', () => {
  for (const n of [1, 2, 3]) assert.equal(heard([n, something, true]).state.recapFrom, n);
});

// biome-ignore format: a table is read by its columns.
const rolls: readonly (readonly [what: string, does: (t: Transition) => Transition, rolling: boolean, spoken: string])[] = [
  ['a throw is announced',                 (t) => announceRoll(t, 'The Militia routs.', true), true,  ''],
  ['pieces begin to move',                 (t) => noteMoving(t, true),                         true,  ''],
  ['the dice lie while the charge runs',   landDice,                                           true,  ''],
  ['more dice roll',                       throwMore,                                          true,  ''],
  ['the charge is over',                   (t) => noteMoving(t, false),                        true,  ''],
  ['the dice lie',                         landDice,                                           false, 'The Militia routs.'],
  ['more dice roll when none do',          throwMore,                                          false, 'The Militia routs.'],
  ['something happens without a throw',    (t) => announceRoll(t, 'Next.', false),             false, 'Next.'],
];

test('results are shown after the dice have stopped and their animations are over, not before', () => {
  let t = startAt({});
  for (const [what, does, rolling, spoken] of rolls) {
    t = does(t);
    assert.deepEqual([t.state.rolling, t.state.spoken], [rolling, spoken], what);
  }
});

test('a screen reader hears the acting side once for all its actions', () => {
  const said = (side: Side | null, sentence: string): LogItem => ({ ...something, side, sentence });
  const log = [said(0, 'The guns fire.'), said(0, 'They fire again.'), said(1, 'The Militia runs.')];
  assert.equal(
    describeAloud(log, ['British', 'American']),
    'British: The guns fire. They fire again. American: The Militia runs.',
  );
  assert.equal(describeAloud([turnOf(0)], ['British', 'American']), 'It happens.');
});
