import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StandPiece } from '../plate/standPiece.ts';
import { draftOf } from './draft.ts';
import { findDeniedGrips, isFixed } from './grips.ts';
import type { MoveJudgement } from './tableModel.ts';

const pose = { x: 20000, y: 20000, facing: 0, frontage: 3000, depth: 3000 };
const draft = draftOf([{ id: 'company:3', kind: 'foot', side: 0, pose } as StandPiece]);
const said = (refused: boolean): MoveJudgement => ({
  refusal: refused ? { sentence: 'No.', clause: 'MM-E2j' } : null,
  label: '',
  warns: [],
  strikes: [],
  limit: null,
  length: null,
});

test('a handle that can move nothing under the rules is marked', () => {
  assert.deepEqual([...findDeniedGrips(draft, () => said(false))], []);
  const noAdvance = findDeniedGrips(draft, ([way]) => said((way?.way.at(-1)?.y ?? 0) > pose.y));
  assert.ok(noAdvance.has('ahead') && !noAdvance.has('turn'));
  const general = findDeniedGrips(draft, ([way]) => said(way?.way.at(-1)?.facing !== 0));
  assert.deepEqual([...general].sort(), ['left', 'right', 'turn']);
});

test('a stand that may only turn is fixed; one that may move in any direction is not', () => {
  const at = (way: Parameters<Parameters<typeof isFixed>[1]>[0]) => way[0]!.way.at(-1)!;
  assert.ok(isFixed(draft, (ways) => said(at(ways).x !== pose.x || at(ways).y !== pose.y)));
  for (const [x, y] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const)
    assert.ok(
      !isFixed(draft, (ways) => said((at(ways).x - pose.x) * x + (at(ways).y - pose.y) * y <= 0)),
      `${x}, ${y}`,
    );
});
