import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inches, span } from '@linstock/ground';
import type { StandPiece } from '../plate/standPiece.ts';
import { draftOf } from './draft.ts';
import { reachOf } from './reach.ts';
import type { MoveJudgement } from './tableModel.ts';

const pose = { x: 20000, y: 20000, facing: 0, frontage: 3000, depth: 3000 };
const draft = draftOf([{ id: 'company:3', kind: 'foot', side: 0, pose } as StandPiece]);

function reachBy(allowed: (x: number, y: number) => boolean, limit: number | null = inches(6)) {
  const judged = (x: number, y: number): MoveJudgement => ({
    refusal:
      allowed(x, y) && Math.hypot(x - pose.x, y - pose.y) <= 6010 ? null : { sentence: 'No.', clause: 'C' },
    label: '',
    warns: [],
    strikes: [],
    limit,
    length: null,
  });
  const search = reachOf(draft, ([way]) => judged(way!.way.at(-1)!.x, way!.way.at(-1)!.y));
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

test('the shown reach is as far as the rules allow in each direction', () => {
  for (const place of reachBy(() => true)) assert.ok(Math.abs(span(pose, place) - 6000) < 5);
  const walled = reachBy((_, y) => y < 23000);
  assert.ok(Math.max(...walled.map(({ y }) => y)) < 23000);
  assert.ok(Math.max(...walled.map(({ y }) => y)) > 22900, 'nearly to the wall');
  assert.ok(Math.min(...walled.map(({ y }) => y)) < 14010, 'as far as ever where nothing stands');
});

test('ground that may be passed but not halted on does not end the reach', () => {
  const beyond = reachBy((_, y) => y < 21000 || y > 24000);
  assert.ok(Math.max(...beyond.map(({ y }) => y)) > 25900);
});

test('there is no reach if the rules set no limit', () => {
  assert.deepEqual(
    reachBy(() => true, null),
    [],
  );
});
