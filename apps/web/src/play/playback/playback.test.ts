import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import type { Entry } from '@linstock/kernel';
import type { Pace } from '../../app/paces.ts';
import { DICE_SETTLE_MS, SETTLE_MS, stepMs, TURN_MS } from '../steps/pace.ts';
import { changeProgress, NO_PROGRESS } from '../steps/progress.ts';
import type { Step } from '../steps/step.ts';
import { GATHER_MS, Playback } from './playback.ts';

/** An entry of the other side. Entries with the same letter are of one Command, and a question ends the turn. */
const entryOf = (n: number, letter: string): Entry => ({ n, side: 1, answer: letter, dice: [], hash: '' });
/** The steps of a turn of the other side that are worth following. */
const stepFor = ({ n, answer }: { n: number; answer: string }): Step => ({
  ...{ first: n, n, side: 1, turn: 1, logItems: [], scene: {} as Step['scene'], own: false },
  ...{ concert: answer === 'dice' ? null : 'march', body: answer, aside: false, ofFight: false },
  ...{ thrown: answer === 'dice', usualMs: USUAL, naturalMs: 900 },
});
const USUAL = 1500;

/** A playback whose drawing and asking are noted down; `asks` is the last entry, after which one is asked oneself. */
function told(pace: Pace, asks: number) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  const seen: string[] = [];
  /** True if the page last heard that there is a next step. */
  const next = { known: false };
  let head = 0;
  let progress = NO_PROGRESS;
  const playback: Playback = new Playback({
    progress: () => progress,
    change: (change) => void (progress = changeProgress(progress, change)),
    event: (happens) => happens(),
    take(entry) {
      head = entry.n;
      return stepFor(entry as never);
    },
    draw: ({ first, n }) => void seen.push(first === n ? `draws ${n}` : `draws ${first} to ${n}`),
    ready() {
      if (head === asks) seen.push('asks');
      return head === asks;
    },
    refreshControls: () => void (next.known = playback.course.more),
    broken: (fault) => assert.fail(String(fault)),
    pace: () => pace,
  });
  // One timer sets another, so time moves in small steps.
  const passes = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 10) mock.timers.tick(Math.min(10, ms - gone));
  };
  return { playback, seen, next, passes };
}

const TURN = [entryOf(1, 'a'), entryOf(2, 'a'), entryOf(3, 'b')];

// All files of a run share one process: the mocked clock is put back after each test.
describe('the playback', () => {
  afterEach(() => mock.timers.reset());

  test('entries of one Command are one step, the next comes when it has been read, and the question last', () => {
    const { playback, seen, passes } = told('steady', 3);
    playback.add(TURN, 0);
    assert.deepEqual(seen, ['draws 1 to 2'], 'another Command has acted: the first is done');
    passes(USUAL - 20);
    assert.equal(seen.length, 1);
    passes(40 + GATHER_MS);
    assert.deepEqual(seen, ['draws 1 to 2', 'draws 3']);
    assert.equal(playback.busy, true, 'the last step is read too');
    passes(USUAL);
    assert.equal(seen.at(-1), 'asks');
    assert.equal(playback.busy, false);
  });

  test('a step waits a short, limited time for entries that belong to it', () => {
    const { playback, seen, passes } = told('steady', 3);
    playback.add(TURN.slice(0, 1), 0);
    passes(GATHER_MS - 50);
    assert.deepEqual(seen, []);
    playback.add(TURN.slice(1, 2), 0);
    passes(GATHER_MS - 50);
    assert.deepEqual(seen, []);
    passes(100);
    assert.deepEqual(seen, ['draws 1 to 2']);
  });

  test('a long turn takes about the time of a short one, and important steps get most of it', () => {
    const march = { usualMs: 700 };
    const charge = { usualMs: 2600 };
    for (const steps of [20, 40, 60]) {
      let spent = 0;
      const shown: number[] = [];
      for (let i = 0; i < steps; i++) {
        const ms = stepMs('steady', i % 4 === 0 ? charge : march, { spent, waiting: steps - i - 1 });
        shown.push(ms);
        spent += ms;
      }
      assert.ok(spent < 1.6 * TURN_MS, `${steps} steps in ${spent} ms`);
      assert.ok(shown[0]! > 3 * shown[1]!);
    }
    assert.equal(stepMs('steady', march, { spent: 0, waiting: 0 }), 700);
    assert.equal(stepMs('wait', march, { spent: 99_000, waiting: 99 }), 700, 'the reader has his own time');
    assert.ok(stepMs('fast', march, { spent: 0, waiting: 0 }) < 400);
    assert.equal(stepMs('at once', march, { spent: 0, waiting: 0 }), 0);
  });

  test('dice have stopped before anything else is shown or asked', () => {
    const { playback, seen, passes } = told('steady', 2);
    playback.add([entryOf(1, 'dice'), entryOf(2, 'dice')], 0);
    passes(DICE_SETTLE_MS);
    assert.deepEqual(seen, ['draws 1'], 'it has not been read');
    passes(6_000);
    assert.deepEqual(seen, ['draws 1', 'draws 2', 'asks']);
  });

  test('the page knows if there is a next step, even one that arrives while stopped; Next shows it at once', () => {
    const { playback, seen, next, passes } = told('steady', 3);
    playback.add(TURN.slice(0, 1), 0);
    passes(GATHER_MS + SETTLE_MS);
    assert.equal(next.known, false, 'nothing has come after the first');
    playback.pause(true);
    playback.add(TURN.slice(1), 0);
    assert.equal(next.known, true);
    playback.moves(true);
    playback.next();
    assert.deepEqual(seen, ['draws 1', 'draws 2'], 'though the troops are still on their way');
    playback.next();
    passes(SETTLE_MS);
    assert.equal(next.known, false);
  });

  test('nothing is drawn or asked while a piece is moving', () => {
    const { playback, seen, passes } = told('fast', 1);
    playback.add([entryOf(1, 'a')], 0);
    passes(GATHER_MS);
    playback.moves(true);
    passes(6_000);
    assert.deepEqual(seen, ['draws 1']);
    playback.moves(false);
    assert.deepEqual(seen, ['draws 1', 'asks']);
  });

  test('at the pace that waits, the next step needs a press', () => {
    const { playback, seen, passes } = told('wait', 3);
    playback.add(TURN, 0);
    passes(6_000);
    assert.deepEqual(seen, ['draws 1 to 2']);
    assert.equal(playback.course.waits, true);
    playback.next();
    assert.deepEqual(seen, ['draws 1 to 2', 'draws 3']);
    passes(6_000);
    assert.equal(seen.at(-1), 'asks', 'the last step needs no nod');
  });

  test('words that appear late, as for troops that arrive later, get time to be read too', () => {
    const { playback, seen, passes } = told('steady', 1);
    playback.add(TURN.slice(0, 1), 0);
    passes(GATHER_MS);
    playback.moves(true);
    passes(6_000);
    playback.says({ caption: 'and is thrown back to where it came from', thrown: true });
    playback.moves(false);
    passes(SETTLE_MS * 2);
    assert.deepEqual(seen, ['draws 1'], 'its dice still roll');
    passes(6_000);
    assert.deepEqual(seen, ['draws 1', 'asks']);
  });

  test('the next part of an event is shown after a moment, and not while the playback is stopped', async () => {
    const { playback, passes } = told('steady', 1);
    playback.add(TURN.slice(0, 1), 0);
    passes(GATHER_MS);
    playback.moves(true);
    playback.says({ caption: 'The 2nd Wisconsin charges the 13th Alabama.', thrown: false });
    const heard = { yet: false };
    void playback.untilHeard().then(() => (heard.yet = true));
    passes(SETTLE_MS * 2);
    await Promise.resolve();
    assert.equal(heard.yet, false, 'it has only just been said');
    playback.pause(true);
    passes(6_000);
    await Promise.resolve();
    assert.equal(heard.yet, false, 'the playback is stopped');
    playback.next();
    await Promise.resolve();
    await Promise.resolve();
    assert.equal(heard.yet, true);
  });

  test('the last step stays while the playback is paused, and a press continues to one’s own question', () => {
    const { playback, seen, passes } = told('steady', 1);
    playback.add(TURN.slice(0, 1), 0);
    passes(GATHER_MS);
    playback.pause(true);
    passes(20_000);
    assert.deepEqual(seen, ['draws 1']);
    playback.next();
    assert.deepEqual(seen, ['draws 1', 'asks']);
  });

  test('a paused playback stays paused; the Next button shows one step more', () => {
    const { playback, seen, passes } = told('fast', 5);
    playback.add([entryOf(1, 'a'), entryOf(2, 'b'), entryOf(3, 'c')], 0);
    playback.pause(true);
    passes(6_000);
    assert.deepEqual(seen, ['draws 1']);
    playback.next();
    passes(6_000);
    assert.deepEqual(seen, ['draws 1', 'draws 2']);
    playback.pause(false);
    passes(20);
    assert.deepEqual(seen, ['draws 1', 'draws 2', 'draws 3']);
  });

  test('a playback paused before its first event shows nothing until resumed, even at the instant pace', () => {
    for (const pace of ['steady', 'at once'] as const) {
      const { playback, seen, passes } = told(pace, 3);
      playback.pause(true);
      playback.add(TURN, 0);
      passes(6_000);
      assert.deepEqual(seen, [], pace);
      playback.pause(false);
      passes(20_000);
      assert.equal(seen.at(-1), 'asks', pace);
    }
  });

  test('skipping goes to the next question at once, even during animations', () => {
    const { playback, seen } = told('wait', 3);
    playback.add(TURN, 0);
    playback.moves(true);
    playback.skip();
    assert.equal(seen.at(-1), 'asks');
    assert.equal(playback.busy, false);
  });

  test('entries of a long absence are not played step by step', () => {
    const { playback, seen } = told('steady', 80);
    playback.add(
      Array.from({ length: 80 }, (_, i) => entryOf(i + 1, `${i}`)),
      0,
    );
    assert.deepEqual(seen, ['asks']);
  });

  test("entries before the reader's last look are not shown again, and later ones are", () => {
    const { playback, seen, passes } = told('steady', 3);
    playback.add(TURN, 2);
    passes(6_000);
    assert.deepEqual(seen, ['draws 3', 'asks']);
  });
});
