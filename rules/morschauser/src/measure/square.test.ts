import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type CompanyTraits, company, laid } from '../testing/test-table.ts';
import { isInSquare } from './zone.ts';

/** Squares: rear edges against rears or sides (E6). */

/** True if a company that looks north at (20, 20) is in square with another one. */
function inSquare(x: number, y: number, facing: number, given: CompanyTraits = {}): boolean {
  const own = company(0, 20, 20);
  const other = company(1, x, y, facing, given);
  return isInSquare(laid([own, other]), own, () => true);
}

clause(
  ['MM-E6a', 'MM-E6d'],
  'a square takes a rear edge against a rear or a side; a line and a column are none',
  () => {
    assert.equal(inSquare(20, 17, 180), true, 'rear to rear');
    assert.equal(inSquare(20, 17, 90), true, 'its side at our rear');
    assert.equal(inSquare(23, 20, 90), true, 'its rear at our side');
    assert.equal(inSquare(20, 17, 0), false, 'its front at our rear: a column');
    assert.equal(inSquare(20, 23, 0), false, 'its rear at our front');
    assert.equal(inSquare(23, 20, 0), false, 'side to side: a line');
    assert.equal(inSquare(20, 23, 180), false, 'front to front');
  },
);

clause('MM-E6d', 'the edges are at most 0.1 inch apart, and share at least 1 inch', () => {
  assert.equal(inSquare(20, 16.9, 180), true);
  assert.equal(inSquare(20, 16.88, 180), false);
  assert.equal(inSquare(22, 17, 180), true, 'they share 1 inch');
  assert.equal(inSquare(22.05, 17, 180), false);
  assert.equal(inSquare(18, 17, 180), true);
  assert.equal(inSquare(17.95, 17, 180), false);
});

clause('MM-E6d', 'the edges are parallel to within 5 degrees', () => {
  for (const skew of [-5, -4, 4, 5]) assert.equal(inSquare(20, 16.85, 180 + skew), true, `${skew}`);
  for (const skew of [-6, -5.5, 5.5, 6]) assert.equal(inSquare(20, 16.85, 180 + skew), false, `${skew}`);
});

clause('MM-E6f', 'only Line and Light Infantry of one side form a square', () => {
  assert.equal(inSquare(20, 17, 180, { type: 'lightInfantry' }), true);
  assert.equal(inSquare(20, 17, 180, { type: 'cavalry' }), false);
  assert.equal(inSquare(20, 17, 180, { type: 'engineers' }), false);
  assert.equal(inSquare(20, 17, 180, { side: 1 }), false);
  const horse = company(0, 20, 20, 0, { type: 'cavalry' });
  assert.equal(
    isInSquare(laid([horse, company(1, 20, 17, 180)]), horse, () => true),
    false,
  );
});

clause(['MM-E6e', 'MM-E6a'], 'companies that form a square may not have moved', () => {
  const [own, other] = [company(0, 20, 20), company(1, 20, 17, 180)];
  const situation = laid([own, other]);
  for (const moved of [0, 1])
    assert.equal(
      isInSquare(situation, own, ({ id }) => id !== moved),
      false,
    );
});
