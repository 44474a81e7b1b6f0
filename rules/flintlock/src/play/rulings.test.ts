import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, fireAt } from '../../test/firing.ts';
import { contact, offered, stateView } from '../../test/shocking.ts';
import * as S from '../model/state.ts';
import { pointsOf } from './activations/flight.ts';
import { chargePreview } from './shock/shock-preview.ts';

/** Readings of doubtful rules, as docs/rulings.md decides them. */

clause(
  ['FL-12.72c', 'FL-12.72b'],
  'a gun whose company falls back keeps its crew if no attacker enters its hex',
  () => {
    const t = contact({
      webster: { at: ['0506'], status: 'Excellent' },
      eaton: { status: 'Poor' },
      americanGuns: [{ at: '0605', facing: 4 }],
    });
    t.does({ do: 'shock' }, [5]);
    while (t.asked().kind === 'retreat-hex') t.does([...t.asked().options()][0] ?? assert.fail('no way'));
    assert.equal(t.asked().kind, 'advance');
    t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
    const gun = t.gun(1);
    const { at, fate, abandoned, limbered, facing } = t.state;
    assert.deepEqual(
      [at[gun], fate[gun], abandoned[gun], limbered[gun], facing[gun]],
      [t.hex('0605'), S.ON_MAP, 0, 0, 4],
    );
  },
);

clause('FL-11.41b', 'enemy Smoke next to the firing unit does not prevent its own', () => {
  const smoke: Duel = { prepare: (s, t) => (s.smoke[t.unit('Eaton')] = 1) };
  const t = duel({ ...smoke, british: ['1011', '0516'] });
  t.does(fireAt(t, 'Webster'), [1]);
  assert.equal(t.state.leaderSmoke[t.leader('Webster')], 1);
});

clause('FL-12.83b', 'a gun Dragged Away counts no Flight Points for either side', () => {
  const t = duel({
    british: ['1012'],
    american: ['1003'],
    britishGuns: [{ at: '1012' }],
    prepare: (s, each) => (s.abandoned[each.gun(0)] = 1),
  });
  t.does({ do: 'drag', unit: t.unit('Webster') });
  assert.equal(t.state.fate[t.gun(0)], S.DRAGGED);
  assert.deepEqual([pointsOf(t.state, 0), pointsOf(t.state, 1)], [0, 0]);
});

clause(
  ['FL-13.22d', 'FL-12.12d'],
  'a Charge that may be made at one enemy attacks the other in front of it too',
  () => {
    const t = contact({
      webster: { kind: 'cavalry', at: ['0508'], leader: '0510', range: 20 },
      eaton: { at: ['0505', '0605'], leader: '1505', range: 20 },
      more: { terrain: { '0605': 'heavy woods' } },
    });
    const chargers = [{ unit: t.unit('Webster'), facing: 0, path: [t.hex('0507'), t.hex('0506')] }];
    assert.equal(t.asked().refuse({ do: 'charge', chargers }), null);
    const preview = chargePreview(stateView(t), t.command('Webster'), chargers);
    assert.deepEqual(preview?.defenders.toSorted(), [t.unit('Eaton'), t.unit('Eaton', 1)]);
    assert.ok(offered(t, 'charge').length > 0);
    const barred = contact({
      webster: { kind: 'cavalry', at: ['0508'], leader: '0510', range: 20 },
      eaton: { at: ['0505', '0605'], leader: '1505', range: 20 },
      more: { terrain: { '0505': 'heavy woods', '0605': 'heavy woods' } },
    });
    assert.equal(barred.refuses({ do: 'charge', chargers }).code, 'FL-R-CHARGE-TERRAIN');
  },
);
