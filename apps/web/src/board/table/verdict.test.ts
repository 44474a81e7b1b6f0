import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotOfInches } from '@linstock/ground';
import { Name } from '@linstock/scene';
import type { StandPiece } from '../plate/standPiece.ts';
import { draftOf, moveLive } from './draft.ts';
import type { TableBoardProps } from './tableModel.ts';
import { judgeDraft, pinIfAllowed, snapOf } from './verdict.ts';

/** A company 3 by 3 inches that faces up the table. */
function company(id: string, x: number, y: number): StandPiece {
  const pose = { ...spotOfInches(x, y), facing: 0, frontage: 3000, depth: 3000 };
  const story = {
    side: 0,
    kind: 'foot',
    name: id,
    called: new Name('Foot', { article: true }),
    short: id,
    group: '',
    story: id,
  } as const;
  const dress = { marks: [], figures: [], coat: 'scarlet', facings: 'buff' } as const;
  return { ...story, ...dress, id, off: null, place: { spot: pose }, facing: 0, pose };
}

/** A company at 20, 20 that is carried straight ahead by `inches`. */
function carriedOn(inches: number) {
  const draft = draftOf([company('1st', 20, 20)]);
  return moveLive(draft, { ...draft.frame, ...spotOfInches(20, 20 - inches) });
}

/** Rules that let a company go 6 inches, and a wall it may not pass `wall` inches from where it began. */
function rulesWith(wall = 99): TableBoardProps['judge'] {
  return (ways) => {
    const end = ways[0]?.way.at(-1);
    const gone = end ? (20_000 - end.y) / 1000 : 0;
    const refusal =
      gone > wall
        ? { sentence: 'A wall is in the way.', clause: 'wall' }
        : gone > 6.0005
          ? { sentence: 'It may go 6 inches.', clause: 'far' }
          : null;
    return { refusal, label: 'moves', warns: [], strikes: [], limit: 6000, length: null };
  };
}

test('a legal path is legal as a whole', () => {
  const { refusal, allowed, length, allowedLength, stopped } = judgeDraft(carriedOn(4), rulesWith());
  assert.deepEqual([refusal, allowed, stopped], [null, 1, null]);
  assert.ok(Math.abs(length - 4000) <= 2 && allowedLength === length);
});

test('a path that is too long is legal as far as the rules permit', () => {
  const { refusal, allowed, length, allowedLength, stopped } = judgeDraft(carriedOn(12), rulesWith());
  assert.equal(refusal?.clause, 'far');
  assert.ok(Math.abs(length - 12_000) <= 2);
  assert.ok(allowed !== null && Math.abs(allowed - 0.5) < 0.002, String(allowed));
  assert.ok(Math.abs(allowedLength - 6000) <= 10, String(allowedLength));
  assert.equal(stopped, null, 'the same rule stops it all along');
});

test('if there is another obstacle before the end, both reasons are shown', () => {
  const judge = rulesWith(3);
  const far: TableBoardProps['judge'] = (ways) => {
    const judged = judge(ways);
    const end = ways[0]?.way.at(-1)?.y ?? 0;
    return end < 9000 ? { ...judged, refusal: { sentence: 'It may go 6 inches.', clause: 'far' } } : judged;
  };
  const { refusal, allowedLength, stopped } = judgeDraft(carriedOn(12), far);
  assert.deepEqual([refusal?.clause, stopped?.clause], ['far', 'wall']);
  assert.ok(Math.abs(allowedLength - 3000) <= 130, String(allowedLength));
});

test('a company dragged almost into line with another snaps to it; far away or alone it does not', () => {
  const own = company('1st', 20, 20);
  const other = company('2d', 24, 16.1);
  const near = snapOf(carriedOn(4), [own, other]);
  assert.deepEqual(near && [near.kind, near.stand.y], ['aligned', 16_100]);
  assert.equal(snapOf(carriedOn(0), [own, other]), null);
  assert.equal(snapOf(carriedOn(4), [own]), null, 'it is not fitted to itself');
});

test('a path is committed only as far as it is legal, and once', () => {
  const fixed = pinIfAllowed(carriedOn(4), rulesWith());
  assert.deepEqual(fixed.pins, [fixed.live]);
  assert.deepEqual(pinIfAllowed(fixed, rulesWith()).pins.length, 1, 'nothing has moved since');
  assert.deepEqual(pinIfAllowed(carriedOn(12), rulesWith()).pins, []);
});
