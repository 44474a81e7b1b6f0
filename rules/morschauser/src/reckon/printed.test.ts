import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Weapon } from '../tables/index.ts';
import { company } from '../testing/test-table.ts';
import { shootingReckoning } from './shooting.ts';

/** The part of a row of T1 on a card of shooting. */

clause(
  ['MM-B4c', 'MM-B4k', 'MM-A4e', 'MM-A4f'],
  'a card begins with the lowest score of the weapon that is shot with',
  () => {
    const printed = (type: 'lightCavalry' | 'artillery' | 'lineInfantry', weapon: Weapon) => {
      const { troops } = company(0, 20, 20, 0, { type });
      const { lines } = shootingReckoning({
        shooter: troops,
        strength: 2,
        weapon,
        range: 1000,
        covers: [],
        mode: 'direct',
      });
      const row = troops.row.weapons.find((each) => each.weapon === weapon);
      const line = lines.find(({ label }) => label.startsWith(`${weapon}:`));
      return [line?.value, row?.lowestHit];
    };
    for (const [type, weapon] of [
      ['lightCavalry', 'carbine'],
      ['artillery', 'canister'],
      ['artillery', 'shot'],
      ['lineInfantry', 'musket'],
    ] as const) {
      const [shown, wanted] = printed(type, weapon);
      assert.ok(typeof wanted === 'number' && wanted > 1);
      assert.equal(shown, wanted, weapon);
    }
  },
);
