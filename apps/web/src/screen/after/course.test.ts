import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece, Scene } from '@linstock/scene';
import { makePiece, makeScene } from '../../common/testing.ts';
import { chooseStageEnds, countLosses, findLastingLosses, tracksOf } from './course.ts';

const piece = (id: string, side: 0 | 1, hex: number | null, left: number): Piece =>
  makePiece({
    id,
    side,
    name: `1st company of the ${side === 0 ? 'Blue' : 'Grey'} Foot`,
    place: hex === null ? null : { hex },
    strength: { left, full: 3 },
  });

const scene = (...pieces: Piece[]): Scene => makeScene({ pieces });

test('a unit that came late lost nothing before; one that left is lost whole, one present in part', () => {
  const scenes = [
    scene(piece('a', 0, 4, 3), piece('b', 1, null, 3)),
    scene(piece('a', 0, 5, 2), piece('b', 1, 9, 3)),
    scene(piece('a', 0, 5, 2), piece('b', 1, null, 0)),
  ];
  assert.deepEqual(countLosses(scenes), [
    [0, 0],
    [1, 0],
    [1, 3],
  ]);
});

test('troops that came back count as lost in no turn: the turns add up to the final losses', () => {
  const lasting = findLastingLosses([
    [0, 0],
    [2, 1],
    [1, 4],
    [0, 3],
  ]);
  assert.deepEqual(lasting, [
    [0, 0],
    [0, 1],
    [0, 3],
    [0, 3],
  ]);
});

test("a track passes through a regiment's places, and is broken after its end", () => {
  const scenes = [
    scene(piece('a', 0, 4, 3), piece('b', 1, 9, 3)),
    scene(piece('a', 0, 5, 3), piece('b', 1, 8, 3)),
    scene(piece('a', 0, 5, 3), piece('b', 1, null, 0)),
  ];
  assert.deepEqual(
    tracksOf(scenes).map((trail) => trail.kind === 'way' && [trail.side, trail.how, trail.path]),
    [
      [0, 'march', { hexes: [4, 5] }],
      [1, 'retreat', { hexes: [9, 8] }],
    ],
  );
});

test('a long battle is shown in few stages, the last of them its end', () => {
  const line = Array.from({ length: 300 }, (_, i) => i + 1);
  const ends = chooseStageEnds(line, (n) => Math.ceil(n / 5));
  assert.ok(ends.length <= 15);
  assert.deepEqual(
    [ends[0], ends.at(-1)],
    [
      { now: 0, n: 0 },
      { now: 60, n: 300 },
    ],
  );
});
