import assert from 'node:assert/strict';
import type { Spot } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { company, enemy, laid } from '../testing/test-table.ts';
import { judgeMove } from './move.ts';

/** Charges at all headings: what is legal on the axes is legal at a slant, whatever the lattice rounds. */

/** A place in the frame of a company at (36, 24), in inches to its right and ahead of it. */
function placed(
  heading: number,
  right: number,
  ahead: number,
): { readonly inches: [number, number]; readonly spot: Spot } {
  const turn = (heading * Math.PI) / 1800;
  const x = Math.round(1000 * (36 + right * Math.cos(turn) + ahead * Math.sin(turn)));
  const y = Math.round(1000 * (24 + ahead * Math.cos(turn) - right * Math.sin(turn)));
  return { inches: [x / 1000, y / 1000], spot: { x, y } };
}

/** The refusal of a charge that comes into range ahead and then goes two inches to the right, nearing by this much. */
function along(heading: number, nearing: number): string | null | undefined {
  const foot = company(0, 36, 24, heading / 10);
  const foe = enemy(1, ...placed(heading, 0, 7).inches, ((heading + 1800) % 3600) / 10);
  const legs = [placed(heading, 0, 0.995), placed(heading, 2, 0.995 + nearing)];
  const move = { legs: legs.map(({ spot }) => ({ facing: heading, to: spot })) };
  return judgeMove(laid([foot, foe]), foot, move).refusal?.clause;
}

clause(
  'MM-B3j',
  'a last leg that nears the enemy by 1.5 thousandths at every step is legal at every heading',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), (heading) => {
        assert.equal(along(heading, 0.06), undefined);
        assert.equal(along(heading, 0), 'MM-B3j');
      }),
      { numRuns: 200 },
    );
  },
);

clause(
  ['MM-B3k', 'MM-B3t'],
  'an enemy whose range it enters just after it has turned into that of another may be the target',
  () => {
    // Turned to 45 degrees its corner is 2.99 inches from 1, and 0.03 inch farther on as near to 2.
    const horse = company(0, 20, 20, 0, { type: 'cavalry' });
    const corner = 3 / Math.SQRT2;
    const one = enemy(1, 20, 20 + corner + 2.995 + 1.5);
    const other = enemy(2, 20 + corner + 3.02 + 1.5 + 0.01, 20, 270);
    const situation = laid([horse, one, other]);
    const charge = (target?: number) => {
      const legs = [{ facing: 450, to: { x: 20_100, y: 20_100 } }];
      return judgeMove(situation, horse, { legs, ...(target === undefined ? {} : { target }) }).charge;
    };
    assert.deepEqual(charge()?.entered, [1, 2]);
    assert.equal(charge(2)?.target, 2);
  },
);
