import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { lookWhenReady } from './boardReadiness.ts';

describe("waiting for the board of a page's first step", () => {
  test('a board without a size is asked again until it has a size', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const says = [null, null, false, true];
      lookWhenReady(() => says.shift());
      for (let i = 0; i < 20; i++) mock.timers.tick(50);
      assert.deepEqual(says, [true], 'the first answer counts, and nobody asks on');
    } finally {
      mock.timers.reset();
    }
  });

  test('waiting stops when the step ends', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      let asked = 0;
      const giveUp = lookWhenReady(() => (asked++, null));
      giveUp();
      mock.timers.tick(1000);
      assert.equal(asked, 1);
    } finally {
      mock.timers.reset();
    }
  });
});
