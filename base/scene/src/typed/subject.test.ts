import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import type { Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';
import { subjectOf } from './subject.ts';

const piece = (id: string, name: string) =>
  partial<Piece>({ id, name, side: 0, kind: 'foot', group: id, off: null, place: { hex: 1 } });
const SCENE = partial<Scene>({
  pieces: [piece('gun', '2 pounder gun'), piece('foot', '23rd Foot')],
  bodies: [],
});

test('a number alone names no unit: "2 forward" does not mean the two-pounder', () => {
  assert.equal(subjectOf(['2', 'pounder'], SCENE, 0)?.name, '2 pounder gun');
  assert.equal(subjectOf(['2'], SCENE, 0), null);
});
