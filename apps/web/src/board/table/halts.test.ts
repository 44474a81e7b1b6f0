import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haltsOf, roomyOf } from './halts.ts';

test('faces of the die that halt an attack at one place are one bar, and a volley of others shows on it', () => {
  const at = (y: number) => ({ x: 0, y, facing: 0, frontage: 3000, depth: 750 });
  const stops = [
    { label: '1', at: at(9500), joined: false },
    { label: '2', at: at(9000), joined: false },
    { label: '3', at: at(9010), joined: true },
    { label: '4', at: at(9000), joined: false },
  ];
  assert.deepEqual(
    haltsOf(stops).map(({ label, joined }) => [label, joined]),
    [
      ['1', false],
      ['2–4', true],
    ],
  );
});

test('numbers of inches spent close together, on a slope or at a fence, do not lie on one another', () => {
  const along = (x: number): [number, number] => [x, 0];
  assert.deepEqual(roomyOf(along(0), [along(20), along(24), along(28), along(40)]), [
    true,
    false,
    false,
    true,
  ]);
});
