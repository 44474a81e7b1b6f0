import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditions, figure, machineSpeed, median, quantile, rate, settled } from './measure.ts';

for (const [n, text] of [
  [0, '0'],
  [1234567, '1,230,000'],
  [23.94, '23.9'],
  [0.0069213, '0.00692'],
  [1000, '1,000'],
] as const) {
  test(`${n} is shown as ${text}`, () => assert.equal(figure(n), text));
}

test('a rate counts the units the work says it did', () => {
  let calls = 0;
  const found = rate(() => ++calls && 10, { ms: 5, runs: 3 });
  assert.ok(found.best >= found.median && found.median > 0);
  assert.ok(calls >= 4);
});

test('quantiles of a list, whatever its order', () => {
  const list = [5, 1, 4, 2, 3];
  assert.deepEqual([median(list), quantile(list, 0), quantile(list, 0.99), median([])], [3, 1, 5, 0]);
});

test('a measurement is repeated until two in a row agree within 5 %', () => {
  const rates = [40, 60, 80, 99, 101, 300];
  const measure = () => rates.shift() ?? 0;
  assert.deepEqual(settled(measure, 2), [60, 80, 99, 101]);
});

test('a measurement that never settles ends after twenty runs', () => {
  let n = 0;
  assert.equal(settled(() => ++n * 2 ** n, 3).length, 19);
});

test('results say how fast the machine is', () => {
  assert.ok(machineSpeed() > 1e6);
  assert.match(conditions(), /\d+ million steps of a fixed loop a second/);
});
