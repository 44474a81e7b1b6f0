import assert from 'node:assert/strict';
import { degrees, inches, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { goodWays, type Mover, wheel } from './ways.ts';

/**
 * A unit that faces north, may move 6 inches and wants to go on a bearing. Only the legs straight ahead cost it
 * anything.
 */
function moverTo(bearing: number): Mover {
  return {
    front: { ...spotOfInches(20, 20), facing: 0 },
    judge: () => ({ poses: [], legs: [], cost: 0, allowed: 6, disordered: false, refused: null }),
    bearing: degrees(bearing),
    spread: 0,
  };
}

clause('JR-6.2e', 'the first ways offered lead all the way on the bearing, by a turn to exactly it', () => {
  const first = (bearing: number) => goodWays(moverTo(bearing)).next().value;
  const ahead = { kind: 'advance', distance: inches(6) };
  const rows = [
    [0, [ahead]],
    [30, [{ kind: 'oblique', distance: inches(6), angle: 300 }]],
    [90, [wheel(900), ahead]],
    [270, [wheel(-900), ahead]],
    [150, [{ kind: 'about' }, wheel(-300), ahead]],
    [210, [{ kind: 'about' }, wheel(300), ahead]],
    [180, [{ kind: 'about' }, ahead]],
  ] as const;
  for (const [bearing, legs] of rows) assert.deepEqual(first(bearing), legs, `${bearing} degrees`);
});

clause('JR-6.2e', 'steps back by half and by a quarter of the allowance are listed', () => {
  const back = [...goodWays(moverTo(0))].flat().filter(({ kind }) => kind === 'back');
  assert.deepEqual(
    back,
    [inches(3), inches(1.5)].map((distance) => ({ kind: 'back', distance })),
  );
});
