import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AbsenceWatch, AWAY_AFTER_MS } from './absenceWatch.ts';

const MINUTE = 60_000;

/** A player's page with a clock that the test moves. */
function pageOf() {
  let time = 1000;
  let due: { at: number; does: () => void } | null = null;
  const told: number[] = [];
  const page = { front: false };
  const around = {
    now: () => time,
    later: (milliseconds: number, does: () => void) => {
      const mine = { at: time + milliseconds, does };
      due = mine;
      return () => {
        if (due === mine) due = null;
      };
    },
    inFront: () => page.front,
  };
  const watch = new AbsenceWatch(around, () => told.push(time));
  return {
    page,
    watch,
    told,
    /** Lets time go by. */
    after(milliseconds: number) {
      const until = time + milliseconds;
      while (due !== null && due.at <= until) {
        const { at, does } = due;
        due = null;
        time = at;
        does();
      }
      time = until;
    },
  };
}

describe('a player whose turn has come', () => {
  test('a notification is sent after two minutes without a touch, and once', () => {
    const { watch, told, after } = pageOf();
    watch.waits(true);
    after(AWAY_AFTER_MS - 1);
    assert.deepEqual(told, []);
    after(1);
    assert.equal(told.length, 1);
    after(60 * MINUTE);
    assert.equal(told.length, 1);
  });

  test('it is sent even if the page is in front, as an open page does not prove that a player is there', () => {
    const { page, watch, told, after } = pageOf();
    page.front = true;
    watch.waits(true);
    after(AWAY_AFTER_MS);
    assert.equal(told.length, 1);
  });

  test('it is not sent while the player touches the page', () => {
    const { page, watch, told, after } = pageOf();
    page.front = true;
    watch.waits(true);
    for (let n = 0; n < 20; n++) {
      after(MINUTE);
      watch.touched();
    }
    assert.deepEqual(told, []);
  });

  test('it is not sent while the player thinks about the question, and it is after the player has left', () => {
    const { page, watch, told, after } = pageOf();
    page.front = true;
    watch.waits(true);
    after(MINUTE);
    watch.touched();
    after(30 * MINUTE);
    assert.deepEqual(told, [], 'the page lies before him');
    page.front = false;
    watch.turned();
    after(AWAY_AFTER_MS - MINUTE);
    assert.deepEqual(told, [], 'he may be back at once');
    after(2 * MINUTE);
    assert.equal(told.length, 1);
  });

  test('it is sent if the page was last touched just before leaving: the question may be unseen', () => {
    const { watch, told, after } = pageOf();
    watch.touched();
    after(1);
    watch.waits(true);
    after(AWAY_AFTER_MS);
    assert.equal(told.length, 1);
  });

  test('it is not sent after the answer, and is for the next turn', () => {
    const { watch, told, after } = pageOf();
    watch.waits(true);
    after(MINUTE);
    watch.waits(false);
    after(10 * MINUTE);
    assert.deepEqual(told, []);
    watch.waits(true);
    after(AWAY_AFTER_MS);
    watch.waits(false);
    watch.waits(true);
    after(AWAY_AFTER_MS);
    assert.equal(told.length, 2);
  });

  test('it is not sent for a closed game', () => {
    const { watch, told, after } = pageOf();
    watch.waits(true);
    watch.stop();
    after(10 * MINUTE);
    assert.deepEqual(told, []);
  });
});
