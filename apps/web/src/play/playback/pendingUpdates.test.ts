import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import type { LogItem, Side } from '@linstock/kernel';
import type { GameEvent } from '@linstock/scene';
import { createSessionStore } from '../state/sessionStore.ts';
import { spokenWords } from '../steps/spoken.ts';
import { PendingUpdates } from './pendingUpdates.ts';
import { RollTimer, TUMBLE_MS } from './rollTimer.ts';

const ENEMY: Side = 1;

const logItem = (what: GameEvent, side: Side | null = null): LogItem =>
  ({ side, sentence: 'It happens.', clauses: [], what }) as unknown as LogItem;
const turnOf = (side: Side): LogItem => logItem({ kind: 'turn' }, side);
const something = logItem({ kind: 'note', pieces: [], at: null });

function heard() {
  const store = createSessionStore();
  const rollTimer = new RollTimer(store);
  return { store, rollTimer, pending: new PendingUpdates(store, rollTimer, [0], () => true) };
}

describe('what has been taken in and is not on the table yet', () => {
  afterEach(() => mock.timers.reset());

  test("after the enemy's turn all of it is told in short, though one was asked in the midst of it", () => {
    const { store, pending } = heard();
    pending.hear(1, [something], true);
    pending.hear(2, [turnOf(ENEMY)], true);
    assert.equal(store.get().recapFrom, 2);
    pending.hear(3, [something], false);
    pending.hear(4, [something], true);
    assert.equal(store.get().recapFrom, 4, 'in the midst of it what is new');
    pending.hear(5, [turnOf(0)], false);
    assert.equal(store.get().recapFrom, 2, 'and then the whole');
    pending.hear(6, [something], true);
    assert.equal(store.get().recapFrom, 6);
  });

  test('without turns of one side what came since one’s own last answer is told', () => {
    const { store, pending } = heard();
    for (const n of [1, 2, 3]) {
      pending.hear(n, [something], true);
      assert.equal(store.get().recapFrom, n);
    }
  });

  test('results may be told when the dice lie and what is seen with them has been seen, and not before', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { store, rollTimer } = heard();
    rollTimer.announce('The Militia routs.', true);
    assert.deepEqual([store.get().rolling, store.get().spoken], [true, '']);
    rollTimer.moves(true);
    mock.timers.tick(TUMBLE_MS);
    assert.equal(store.get().rolling, true, 'the charge still runs');
    rollTimer.throwMore();
    rollTimer.moves(false);
    assert.equal(store.get().rolling, true, 'more dice roll');
    mock.timers.tick(TUMBLE_MS);
    assert.deepEqual([store.get().rolling, store.get().spoken], [false, 'The Militia routs.']);
    rollTimer.announce('Next.', false);
    assert.deepEqual([store.get().rolling, store.get().spoken], [false, 'Next.']);
  });
});

test('a screen reader hears whose doing it was, once for all that a side does', () => {
  const said = (side: Side | null, sentence: string): LogItem => ({ ...something, side, sentence });
  const log = [said(0, 'The guns fire.'), said(0, 'They fire again.'), said(1, 'The Militia runs.')];
  assert.equal(
    spokenWords(log, ['British', 'American']),
    'British: The guns fire. They fire again. American: The Militia runs.',
  );
  assert.equal(spokenWords([turnOf(0)], ['British', 'American']), 'It happens.');
});
