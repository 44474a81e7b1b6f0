import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spot } from '@linstock/ground';
import { findHiddenGround } from './hiddenGround.ts';

const FROM = { x: 20_000, y: 10_000, facing: 0 };

function hidden(sees: (place: Spot) => boolean): readonly (readonly Spot[])[] {
  const search = findHiddenGround(FROM, 12_000, sees);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** True if a place lies in one of these convex parts. */
const lies = (parts: readonly (readonly Spot[])[], { x, y }: Spot): boolean =>
  parts.some((part) => {
    const turns = part.map((a, i) => {
      const b = part[(i + 1) % part.length] as Spot;
      return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    });
    return turns.every((turn) => turn <= 0) || turns.every((turn) => turn >= 0);
  });

test('behind a wood nothing is seen; in front of it and beside it all is', () => {
  // A wood 4 inches wide that begins 6 inches ahead: everything behind it, as seen from the front, is hidden.
  const sees = ({ x, y }: Spot): boolean => {
    const [right, ahead] = [x - FROM.x, y - FROM.y];
    return ahead <= 6000 || Math.abs((right * 6000) / ahead) > 2000;
  };
  const parts = hidden(sees);
  for (const [place, is] of [
    [{ x: 20_000, y: 15_500 }, false],
    [{ x: 20_000, y: 16_500 }, true],
    [{ x: 20_000, y: 21_500 }, true],
    [{ x: 15_000, y: 18_000 }, false],
    [{ x: 22_500, y: 21_000 }, true],
  ] as const)
    assert.equal(lies(parts, place), is, JSON.stringify(place));
});

test('open ground hides nothing; a hollow is hidden, and the ground beyond it is visible again', () => {
  assert.deepEqual(
    hidden(() => true),
    [],
  );
  const parts = hidden(({ y }) => y < 14_000 || y > 17_000);
  assert.ok(lies(parts, { x: 20_000, y: 15_500 }));
  assert.ok(!lies(parts, { x: 20_000, y: 18_000 }));
});
