import assert from 'node:assert/strict';
import { bearingTo, isWithin, shortestSegments, span, spotAlong, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { company, enemy, laid } from '../testing/test-table.ts';
import { judgeMove } from './move.ts';
import { chargeAt, chargeInReach } from './orders.ts';
import type { PlacedCompany, Situation } from './situation.ts';

/** The enemies that a straight charge reaches, at any length of its leg (MM-E2w). */

clause(
  ['MM-E2w', 'MM-C2a', 'MM-C4b', 'MM-C2b'],
  'a charge that only its shortest length may make binds, and is threatened',
  () => {
    const box = (west: number, south: number, east: number, north: number): [number, number][] => [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ];
    const closed: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(10, 16.05, 40, 20) };
    const slow: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(10, 5, 40, 16) };
    const ford: TerrainPiece = { id: 'ford', kind: 'water', fordable: true, poly: box(10, 15.2, 40, 16) };
    for (const [type, terrain, y] of [
      ['cavalry', closed, 22],
      ['lineInfantry', slow, 21.8],
      ['lightCavalry', ford, 21],
    ] as const) {
      const mover = company(0, 20, 10, 0, { type });
      const foe = enemy(1, 20, y);
      const situation = laid([mover, foe], [terrain]);
      const move = chargeInReach(situation, mover);
      assert.ok(move, type);
      assert.equal(judgeMove(situation, mover, move).charge?.target, 1);
      assert.ok(chargeAt(situation, mover, foe), type);
    }
  },
);

clause(
  ['MM-E2w', 'MM-B3k'],
  'a company touching an enemy has no straight charge at it, nor at one behind it',
  () => {
    const mover = company(0, 20, 20);
    const situation = laid([mover, enemy(1, 20, 23), enemy(2, 20, 26)]);
    assert.equal(chargeInReach(situation, mover), null);
  },
);

clause('MM-E2w', 'a stand deeper than wide reaches enemies that it comes nearer to by turning', () => {
  const turned = company(0, 20, 20, 90, { type: 'cavalry' });
  const mover = { ...turned, stand: { ...turned.stand, frontage: 3000, depth: 6000 } };
  const gapAhead = mover.troops.move / 1000 + 3 + 1;
  const foe = enemy(1, 20, 20 + 1.5 + gapAhead + 1.5);
  const situation = laid([mover, foe]);
  const move = chargeInReach(situation, mover);
  assert.ok(move);
  assert.equal(judgeMove(situation, mover, move).refusal, null);
});

clause('MM-E2w', 'in dense positions a straight charge is found if any length of the leg is legal', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
  const place = fc.record({
    x: tenths(12, 28),
    y: tenths(12, 30),
    facing: fc.integer({ min: 0, max: 359 }),
  });
  let bound = 0;
  fc.assert(
    fc.property(place, fc.array(place, { minLength: 1, maxLength: 6 }), (own, places) => {
      const mover = company(0, own.x, own.y, own.facing);
      const others = places.map((at, i) => (i % 2 === 0 ? enemy : company)(i + 1, at.x, at.y, at.facing));
      if (others.some(({ stand }) => isWithin(stand, mover.stand, 3000))) return;
      const wood: TerrainPiece = {
        id: 'wood',
        kind: 'woods',
        poly: [
          [14, 18],
          [22, 17],
          [24, 22],
          [16, 23],
        ],
      };
      const situation = laid([mover, ...others], [wood]);
      const any = others.some((foe) => foe.side === 1 && legalLength(situation, mover, foe));
      if (any) bound++;
      assert.equal(chargeInReach(situation, mover) !== null, any);
    }),
    { numRuns: 120 },
  );
  assert.ok(bound > 5, `${bound} bound to charge`);
});

/**
 * True if a leg along the line of closest points to an enemy is a legal charge at some length, tested about every
 * tenth of an inch.
 */
function legalLength(situation: Situation, mover: PlacedCompany, foe: PlacedCompany): boolean {
  const [from, to] = shortestSegments(mover.stand, foe.stand).at(-1) ?? [mover.stand, foe.stand];
  if (span(from, to) === 0) return false;
  const facing = bearingTo(from, to);
  const aim = { x: mover.stand.x + to.x - from.x, y: mover.stand.y + to.y - from.y };
  for (let length = 0; length <= mover.troops.move; length += 10) {
    const leg = { facing, to: spotAlong(mover.stand, aim, length) };
    const judged = judgeMove(situation, mover, { legs: [leg], facing });
    if (!judged.refusal && judged.charge) return true;
  }
  return false;
}
