import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distances, legs, standsWithin } from '../../test/table-oracles.ts';
import { asFacing, type Spot, span } from './lattice.ts';
import { afterLeg, afterLegs, type Leg, legLength } from './leg.ts';
import { corners, type Stand } from './stand.ts';

const radians = (facing: number) => (facing * Math.PI) / 1800;

/** The middle of the front edge after a leg, in plain trigonometry, and the facing there (JR-6.2). */
function frontAfter(stand: Stand, leg: Leg): Spot & { facing: number } {
  const h = radians(stand.facing);
  const [fx, fy] = [Math.sin(h), Math.cos(h)];
  const [rx, ry] = [fy, -fx];
  const { x, y } = { x: stand.x + (stand.depth / 2) * fx, y: stand.y + (stand.depth / 2) * fy };
  const by = (ahead: number, right: number, facing = stand.facing) => ({
    x: x + ahead * fx + right * rx,
    y: y + ahead * fy + right * ry,
    facing: asFacing(facing),
  });
  switch (leg.kind) {
    case 'advance':
      return by(leg.distance, 0);
    case 'oblique':
      return by(leg.distance * Math.cos(radians(leg.angle)), leg.distance * Math.sin(radians(leg.angle)));
    case 'back':
      return by(-leg.distance, 0);
    case 'about':
      return by(-stand.depth, 0, stand.facing + 1800);
    case 'wheel': {
      const side = leg.about === 'right' ? 1 : -1;
      const pivot = by(0, (side * stand.frontage) / 2);
      const turned = radians(stand.facing + leg.angle);
      return {
        x: pivot.x - ((side * stand.frontage) / 2) * Math.cos(turned),
        y: pivot.y + ((side * stand.frontage) / 2) * Math.sin(turned),
        facing: asFacing(stand.facing + leg.angle),
      };
    }
    case 'turn': {
      const turned = radians(leg.facing);
      return {
        x: stand.x + (stand.depth / 2) * Math.sin(turned),
        y: stand.y + (stand.depth / 2) * Math.cos(turned),
        facing: leg.facing,
      };
    }
    case 'straight':
      return { x: x + leg.to.x - stand.x, y: y + leg.to.y - stand.y, facing: stand.facing };
  }
}

test('legs in rows: the end of a unit of 3.5 by 0.75 inches that faces north, and the distance moved', () => {
  const stand = { x: 20_000, y: 20_000, facing: 0, frontage: 3500, depth: 750 };
  const rows: [leg: Leg, x: number, y: number, facing: number, length: number][] = [
    [{ kind: 'advance', distance: 8000 }, 20_000, 28_000, 0, 8000],
    [{ kind: 'oblique', distance: 4000, angle: 300 }, 22_000, 23_464, 0, 4000],
    [{ kind: 'oblique', distance: 4000, angle: -300 }, 18_000, 23_464, 0, 4000],
    [{ kind: 'wheel', about: 'right', angle: 900 }, 21_375, 22_125, 900, 5498],
    [{ kind: 'wheel', about: 'left', angle: -900 }, 18_625, 22_125, 2700, 5498],
    [{ kind: 'wheel', about: 'left', angle: 900 }, 17_875, 18_625, 900, 5498],
    [{ kind: 'back', distance: 1500 }, 20_000, 18_500, 0, 1500],
    [{ kind: 'about' }, 20_000, 20_000, 1800, 0],
    [{ kind: 'turn', facing: 450 }, 20_000, 20_000, 450, 0],
    [{ kind: 'straight', to: { x: 23_000, y: 16_000 } }, 23_000, 16_000, 0, 5000],
  ];
  for (const [leg, x, y, facing, length] of rows) {
    assert.deepEqual(afterLeg(stand, leg), { ...stand, x, y, facing }, JSON.stringify(leg));
    assert.equal(legLength(stand, leg), length, JSON.stringify(leg));
  }
});

test('a leg ends where plain trigonometry says, to within two thousandths and the rounding of the sines', () => {
  fc.assert(
    fc.property(standsWithin(20), legs, (stand, leg) => {
      const after = afterLeg(stand, leg);
      const exact = frontAfter(stand, leg);
      assert.equal(after.facing, exact.facing);
      const [left, right] = corners(after);
      assert.ok(span({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }, exact) <= 3);
      assert.deepEqual([after.frontage, after.depth], [stand.frontage, stand.depth]);
    }),
  );
});

test('a leg of a wheel is as long as the arc of the corner that swings', () => {
  fc.assert(
    fc.property(
      standsWithin(10),
      fc.constantFrom('left' as const, 'right' as const),
      fc.integer({ min: -900, max: 900 }),
      (stand, about, angle) => {
        const outer = about === 'left' ? 1 : 0;
        let arc = 0;
        let at = corners(stand)[outer];
        const step = Math.sign(angle) * 10;
        for (let part = step; Math.abs(part) <= Math.abs(angle) && step !== 0; part += step) {
          const next = corners(afterLeg(stand, { kind: 'wheel', about, angle: part }))[outer];
          arc += span(at, next);
          at = next;
        }
        const rest = (stand.frontage * Math.PI) / 180;
        const length = legLength(stand, { kind: 'wheel', about, angle });
        assert.ok(arc <= length * 1.02 + 3 * 91 && arc >= length * 0.98 - rest - 3 * 91);
      },
    ),
  );
});

test('going back by a distance, turning about twice and wheeling back return to the start', () => {
  fc.assert(
    fc.property(
      standsWithin(20),
      distances,
      fc.integer({ min: -900, max: 900 }),
      (stand, distance, angle) => {
        const to = [
          { kind: 'advance', distance },
          { kind: 'back', distance },
          { kind: 'about' },
          { kind: 'about' },
        ] as const;
        assert.deepEqual(afterLegs(stand, to), { ...stand });
        const wheels = [angle, 0 - angle].map((each): Leg => ({ kind: 'wheel', about: 'left', angle: each }));
        assert.ok(span(afterLegs(stand, wheels), stand) <= 3);
      },
    ),
  );
});

test('two different moves to the same pose stay different, such as an oblique and a straight leg', () => {
  fc.assert(
    fc.property(
      standsWithin(20),
      distances,
      fc.integer({ min: -450, max: 450 }),
      (stand, distance, angle) => {
        const oblique: Leg = { kind: 'oblique', distance, angle };
        const end = afterLeg(stand, oblique);
        const straight: Leg = { kind: 'straight', to: { x: end.x, y: end.y } };
        assert.deepEqual(afterLeg(stand, straight), end);
        assert.ok(Math.abs(legLength(stand, straight) - legLength(stand, oblique)) <= 2);
      },
    ),
  );
});
