import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { frontOf } from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { fieldOf, type Played, played } from '../../testing/battle.ts';
import { bonusReckoning, turnToCharge, underWay } from './begin.ts';
import { goOnTo, stopOf } from './going.ts';
import { type ChargePlan, planCharge } from './plan.ts';

/** Reaches and disorder points that end just at the enemy, at all headings: the limit still holds on the lattice. */

/** A charge of B1 at G1, which stands straight ahead and faces it, this many inches off. */
function chargeAt(heading: number, apart: number): { readonly game: Played; readonly plan: ChargePlan } {
  const turn = (heading * Math.PI) / 1800;
  const placed = (inches: number): number => Math.round(inches * 1000) / 1000;
  const [x, y] = [placed(20 + apart * Math.sin(turn)), placed(20 + apart * Math.cos(turn))];
  const facing = ((heading + 1800) % 3600) / 10;
  const game = played(fieldOf([['B1', 20, 20, heading / 10]], [['G1', x, y, facing]]), []);
  game.s.order[0] = S.MARKERS.indexOf('C');
  const plan = planCharge(game, 0, 1);
  fc.pre('way' in plan);
  return { game, plan };
}

const headings = fc.integer({ min: 0, max: 3599 });

clause(
  ['JR-14.3a', 'JR-2.1c'],
  'a charger whose reach is just the distance touches the enemy, at every heading',
  () => {
    fc.assert(
      fc.property(headings, fc.integer({ min: 1, max: 6 }), (heading, bonus) => {
        const { game, plan } = chargeAt(heading, 8 + bonus);
        const rolled = bonusReckoning(game, plan).outcomes.find(({ reach }) => reach.bonus === bonus);
        const from = frontOf(game.s, 0);
        turnToCharge(game, plan);
        assert.equal(stopOf(game, underWay(from, plan, bonus)).enemy, 1, 'contact');
        assert.equal(stopOf(game, underWay(from, plan, bonus - 1)).enemy, null, 'an inch less');
        assert.equal(rolled?.contact, true, 'as the roll says');
      }),
      { numRuns: 300 },
    );
  },
);

clause(
  ['JR-14.3b', 'JR-2.1c'],
  'a charger that has spent just up to its disorder point is in order, at every heading',
  () => {
    fc.assert(
      fc.property(headings, fc.constantFrom(2, 4, 6), (heading, bonus) => {
        const { game, plan } = chargeAt(heading, 8 + bonus / 2);
        const rolled = bonusReckoning(game, plan).outcomes.find(({ reach }) => reach.bonus === bonus);
        const from = frontOf(game.s, 0);
        turnToCharge(game, plan);
        const charging = underWay(from, plan, bonus);
        goOnTo(game, charging, stopOf(game, charging).at);
        assert.equal(game.s.disordered[0], 0);
        assert.equal(rolled?.disordered, false, 'as the roll says');
      }),
      { numRuns: 300 },
    );
  },
);

clause(
  ['JR-14.3a', 'JR-14.3e'],
  'the roll says contact if the charger reaches another enemy on its way',
  () => {
    // G2 stands across the way 4 inches ahead; G1, that was named, is 16 inches off.
    const field = fieldOf(
      [['B1', 20, 10, 0]],
      [
        ['G1', 20, 26, 180],
        ['G2', 22.3, 15, 90, { stands: [2, 2] }],
      ],
    );
    const game = played(field, []);
    const plan = planCharge(game, 0, 1);
    assert.ok('way' in plan);
    const rolls = bonusReckoning(game, plan).outcomes;
    assert.deepEqual(
      rolls.map(({ contact, disordered }) => [contact, disordered]),
      rolls.map(() => [true, false]),
    );
  },
);
