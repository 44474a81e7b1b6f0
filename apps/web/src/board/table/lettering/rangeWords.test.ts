import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trail } from '../../../play/steps/trail.ts';
import { tablePlateOf } from '../../plate/tablePlate.ts';
import { listShotWords } from './rangeWords.ts';

const plate = tablePlateOf({ width: 72_000, height: 48_000 }, 0);
const shot = (id: string, newest: boolean, x: number, far: number): Trail => ({
  ...{ id, side: 0, newest, kind: 'fire', weapon: 'musket', far },
  ...{ from: { spot: { x: 10_000, y: 10_000 } }, to: { spot: { x, y: 20_000 } } },
});
const written = (...trails: Trail[]) =>
  listShotWords(plate, trails, 1, 1).map(({ text, word }) => `${word.id.replace('shot:', '')}: ${text}`);

test('several shots of a regiment at one target show their distance once, that of the last volley', () => {
  assert.deepEqual(written(shot('old', false, 20_000, 6000), shot('new', true, 20_500, 7000)), [
    'new: 7 in · musket',
  ]);
});

test('shots at other targets, or from much farther away, show their own distance, the newest first', () => {
  assert.deepEqual(
    written(
      shot('before', false, 20_000, 3000),
      shot('far', true, 30_000, 9000),
      shot('near', true, 20_000, 6000),
    ).map((each) => each.split(':')[0]),
    ['near', 'far', 'before'],
  );
});
