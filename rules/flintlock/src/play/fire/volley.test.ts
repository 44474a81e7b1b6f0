import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, facingOff, fireAt } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';

/** The First Volley (FL-11.34). */

/** True if the last shot had this modifier. */
function had(t: Situation): boolean {
  const lines = t.logItems.findLast(({ thrown }) => thrown?.reckoning.name === 'fire')?.thrown?.reckoning
    .lines;
  return lines?.some(({ label, value }) => label === 'First Volley' && value === 1) ?? false;
}

clause(
  ['FL-11.34a', 'FL-11.34b', 'FL-11.34e', 'FL-11.33d'],
  'a Command has the First Volley once: for all units that fire in its first block',
  () => {
    const t = duel({ british: ['1011', '1111'] });
    t.does(fireAt(t, 'Webster', 0), [1], [6]);
    assert.equal(had(t), true);
    t.does(fireAt(t, 'Webster', 1), [1], [6]);
    assert.equal(had(t), true);
    const target = t.unit('Webster');
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target }] }, [1]);
    assert.equal(had(t), true, "Eaton's Command fires for the first time");
    const spent = duel({
      prepare: (s, each) => (s.volley[each.command('Webster')] = { kind: 'block', of: 0 }),
    });
    spent.does(fireAt(spent, 'Webster'), [1]);
    assert.equal(had(spent), false, 'an earlier block had it');
  },
);

clause(
  ['FL-11.34c', 'FL-11.34g', 'FL-4.4i'],
  'a unit Out of Command neither has nor uses the First Volley',
  () => {
    const t = duel({
      eaton: { range: 2 },
      prepare: (s, each) => (s.volley[each.command('Webster')] = 'spent'),
    });
    t.does(fireAt(t, 'Webster'), [1]);
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target: t.unit('Webster') }] }, [1]);
    assert.equal(had(t), false);
    assert.equal(t.state.volley[t.command('Eaton')], 'whole');
  },
);

clause(['FL-11.34d', 'FL-11.34g', 'FL-6.54c'], 'a unit in SK neither has nor uses the First Volley', () => {
  const t = duel({ webster: { formation: 'SK', facing: 1 } });
  t.does(fireAt(t, 'Webster'), [1]);
  assert.equal(had(t), false);
  assert.equal(t.state.volley[t.command('Webster')], 'whole');
});

clause(['FL-11.33m', 'FL-5.6a'], 'guns have no First Volley', () => {
  const t = facingOff({ british: ['0514'], britishGuns: [{ at: '1011' }], leaders: ['1011', '1003'] });
  t.does({ do: 'gun-turn', hex: t.hex('1011') });
  t.does({ do: 'fire', unit: t.gun(0), target: t.unit('Eaton') }, [1], [6]);
  assert.equal(had(t), false);
  assert.deepEqual(t.state.volley, ['whole', 'whole']);
});

/** Eaton's men stand two hexes off, and fire at Webster's as these come up. */
const MARCHED: Duel = { british: ['1012', '1212'], american: ['1010', '1210'] };

clause(
  ['FL-11.34f', 'FL-11.13e'],
  "units that fire at movement have the First Volley in one turn of the enemy, not in the enemy's next",
  () => {
    const t = duel(MARCHED);
    for (const i of [0, 1]) {
      const hex = t.hex(['1011', '1211'][i] ?? '');
      t.does({ do: 'move', unit: t.unit('Webster', i), path: [{ hex, facing: 0 }], facing: 0 });
      t.does({ do: 'react', units: [t.unit('Eaton', i)] }, [1]);
      assert.equal(had(t), true);
    }
    assert.deepEqual(t.state.volley[t.command('Eaton')], { kind: 'movement', of: t.state.moment });
  },
);

clause(
  ['FL-11.34f', 'FL-11.34e'],
  'Return Fire uses up the First Volley for movement later in the turn',
  () => {
    const t = duel({ british: ['1011', '1212'], american: ['1010', '1210'] });
    t.does(fireAt(t, 'Webster', 0), [1], [6]);
    t.does({ do: 'end-fire' });
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target: t.unit('Webster') }] }, [1]);
    t.does({ do: 'move', unit: t.unit('Webster', 1), path: [{ hex: t.hex('1211'), facing: 0 }], facing: 0 });
    t.does({ do: 'react', units: [t.unit('Eaton', 1)] }, [1]);
    assert.equal(had(t), false);
  },
);
