import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Logged } from '@linstock/kernel';
import { cameTo } from './came.ts';

const threw = (title: string, label: string): Logged =>
  ({
    n: 1,
    told: { thrown: { reckoning: { title, outcomes: [{ key: 'came', label }] }, outcome: 'came' } },
  }) as unknown as Logged;

test('what a throw left open is told as it was settled, however many other throws came of it', () => {
  const volley = 'The Line fires at the Foot';
  const told = {
    text: volley,
    outcome: 'one lost on 4 to 6',
    lines: [threw(volley, 'one lost on 4 to 6'), threw(`${volley}, one figure at risk`, 'no loss')],
  };
  assert.equal(cameTo(told).outcome, 'no loss');
  const more = [threw('Morale check of the Foot', 'stays good'), threw('Is Ash hit?', 'he is unhurt')];
  assert.match(cameTo({ ...told, lines: [...told.lines, ...more] }).outcome ?? '', /^no loss/);
  assert.equal(cameTo({ ...told, lines: [...told.lines, ...more, ...more] }).outcome, 'no loss');
});
