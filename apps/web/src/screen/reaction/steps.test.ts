import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listProvokingSteps } from './steps.ts';

const provoked = (step: number, piece: string, chance: number | null) => ({
  ...{ step, piece, name: piece, chance, label: piece },
});

test('reactions are listed step by step, with the chance of one or more if there are several', () => {
  const [first, second] = listProvokingSteps([
    provoked(1, 'a', 0.5),
    provoked(3, 'b', 1),
    provoked(1, 'b', 0.5),
  ]);
  assert.deepEqual(
    [first?.number, first?.acts.map(({ piece }) => piece), first?.together],
    [2, ['a', 'b'], 0.75],
  );
  assert.deepEqual([second?.number, second?.together], [4, null]);
});

test('a unit that could have acted earlier is listed as acting later only if it held', () => {
  const steps = listProvokingSteps([provoked(0, 'a', 0.5), provoked(1, 'a', 0.5), provoked(1, 'b', null)]);
  assert.deepEqual(
    steps.map(({ acts }) => acts.map(({ ifHeld }) => ifHeld)),
    [[false], [true, false]],
  );
  assert.equal(steps[1]?.together, null, 'of one there is no number');
});
