import assert from 'node:assert/strict';
import { gap, inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { footprintOf } from '../../model/board.ts';
import type { Field } from '../../model/field.ts';
import { aim } from '../../model/shots.ts';
import * as S from '../../model/state.ts';
import { bandAt } from '../../reckon/shot.ts';
import type { Gun, Weapon } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { volleyNamed, volleyQuestion } from './fire.ts';
import { chargeBegun, imagineHalt } from './preview.ts';

/** Halts at the limits of ranges, at all headings: the limit for which the halt was computed applies there. */

/** A charger at any heading and an enemy 7 inches ahead, which faces it except some degrees. */
const slanted = fc.record({
  heading: fc.integer({ min: 0, max: 3599 }),
  turned: fc.integer({ min: -300, max: 300 }),
  aside: fc.integer({ min: -1500, max: 1500 }),
});

function fieldAt(
  { heading, turned, aside }: typeof slanted extends fc.Arbitrary<infer T> ? T : never,
  defender: object,
): Field {
  const turn = (heading * Math.PI) / 1800;
  const [along, across] = [7, aside / 1000];
  const x = 20 + along * Math.sin(turn) + across * Math.cos(turn);
  const y = 20 + along * Math.cos(turn) - across * Math.sin(turn);
  const blue: TestUnit = ['B1', 20, 20, heading / 10];
  const facing = ((heading + 1800 + turned + 3600) % 3600) / 10;
  const grey: TestUnit = ['G1', Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000, facing, defender];
  return fieldOf([blue], [grey]);
}

/** The charge of B1 at G1, halted at this distance. */
function halted(field: Field, apart: number) {
  const s = S.deployState(field);
  s.order[0] = S.MARKERS.indexOf('C');
  const begun = chargeBegun({ field, s }, 0, 1);
  fc.pre('plan' in begun);
  return imagineHalt({ field, s }, begun.plan, 6, apart);
}

clause(
  ['JR-14.4d', 'JR-8.5a'],
  'a halt at a volley point is no farther off than that, at every heading',
  () => {
    fc.assert(
      fc.property(slanted, fc.integer({ min: 1, max: 12 }), (way, pips) => {
        const field = fieldAt(way, {});
        const { s } = halted(field, pips / 2);
        const apart = gap(footprintOf(field, s, 0), footprintOf(field, s, 1));
        assert.ok(apart <= inches(pips / 2), `${apart}`);
        assert.ok(apart >= inches(pips / 2) - 100 || s.x[0] === 20_000, `${apart} is far too near`);
      }),
      { numRuns: 300 },
    );
  },
);

clause(
  ['JR-14.4d', 'JR-8.5a', 'JR-8.5b', 'JR-11.2a', 'JR-11.2b'],
  'a halt at the close or the canister range is fired at in that band, at every heading',
  () => {
    const CASES: readonly (readonly [weapon: Weapon | Gun, close: number])[] = [
      ['rifle_musket', 2],
      ['smoothbore_musket', 1],
      ['sharpshooter_rifle', 3],
      ['napoleon_12', 3],
      ['rifle_10_or_3in', 2],
      ['gun_6', 1],
    ];
    fc.assert(
      fc.property(slanted, fc.constantFrom(...CASES), ({ heading, turned }, [weapon, close]) => {
        // Straight ahead of one another, so that the range is the distance.
        const guns = ['napoleon_12', 'rifle_10_or_3in', 'gun_6'].includes(weapon);
        const way = { heading, turned: guns ? 0 : turned, aside: 0 };
        const field = fieldAt(way, guns ? { ...FOUR_GUNS, gun: weapon } : { weapon });
        const { s, charging } = halted(field, close);
        const named = volleyNamed({ field, s }, charging, { rapidFire: false, canister: null });
        const { range } = aim(field, s, named).fire;
        const [band] = [bandAt(weapon, range)];
        assert.equal(band, guns ? 'canister' : 'close', `at ${range}`);
        if (!guns) return;
        const answer = (canister: 'single' | 'double') =>
          volleyQuestion({ field, s }, charging)?.refuse({
            do: 'volley',
            rapidFire: false,
            canister,
            fires: [],
          });
        assert.equal(answer('single'), null);
        const nearer = halted(field, close / 2);
        const double = volleyQuestion({ field, s: nearer.s }, nearer.charging)?.refuse({
          do: 'volley',
          rapidFire: false,
          canister: 'double',
          fires: [],
        });
        assert.equal(double, null, 'double canister at half that');
      }),
      { numRuns: 300 },
    );
  },
);
