import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { chargeBegun } from '../play/charge/preview.ts';
import { followed, type Spread, spreadOf } from '../reckon/spread.ts';
import { SIZES, smallCharge, TARGET } from '../testing/small-charges.ts';
import { chargeAhead } from './attack-preview.ts';
import { CHARGE_BEGINS, type Charge, type ChargeState, chargeKey, courseOf } from './course.ts';

/** The course of a charge: states that throw alike share their dice, and each has its own chances all the same. */

/** Charges of small units, as their previews have them. */
function* charges(): Generator<Charge> {
  for (let seed = 0; seed < 6; seed++) {
    const { field, state } = smallCharge(`course ${seed}`, SIZES);
    const game = { field, s: state() };
    const begun = chargeBegun(game, 0, TARGET);
    const charge = 'plan' in begun ? chargeAhead(game, begun) : null;
    if (charge && 'bonus' in charge) yield charge;
  }
}

const chancesIn = (spread: Spread<ChargeState>) =>
  spread.map(({ value, chance }) => `${chargeKey(value)} ${chance.toFixed(12)}`).sort();

clause(
  ['JR-14.3a', 'JR-14.4d', 'JR-12.2a', 'JR-14.6d', 'JR-14.8b'],
  'each state of a charge has the chances of its own dice, even if states share equal dice',
  () => {
    let compared = 0;
    for (const charge of charges()) {
      const course = courseOf(charge);
      for (let n = 0; n < course.length; n++) {
        const next = course[n] ?? assert.fail();
        for (const { value } of followed(course.slice(0, n), CHARGE_BEGINS, chargeKey)) {
          const own = spreadOf((umpire) => next.carryOut(umpire, value), chargeKey);
          assert.deepEqual(chancesIn(followed([next], value, chargeKey)), chancesIn(own));
          compared++;
        }
      }
    }
    assert.ok(compared > 200, `${compared} states`);
  },
);
