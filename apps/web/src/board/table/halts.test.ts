import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haltsOf, roomyOf } from './halts.ts';

test('die faces that halt an attack at the same place share one bar, with any volley they bring', () => {
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

test('close inch figures at a slope or a fence do not overlap', () => {
  const along = (x: number): [number, number] => [x, 0];
  assert.deepEqual(roomyOf(along(0), [along(20), along(24), along(28), along(40)]), [
    true,
    false,
    false,
    true,
  ]);
});
