import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel, facingOff } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import { unitsIn } from '../../model/board.ts';
import { formationCode, ON_MAP } from '../../model/state.ts';

const FAR = ['1802'];
const guns = (count: number, at: string) => Array.from({ length: count }, () => ({ at }));

clause(
  ['FL-10.0b', 'FL-10.0d', 'FL-10.0l'],
  'Infantry ends its move with one gun, and passes through more',
  () => {
    const one = duel({ british: ['1012'], american: FAR, britishGuns: guns(1, '1011') });
    one.does(marching(one, one.unit('Webster'), ['1011']));
    assertStands(one, one.unit('Webster'), '1011', 0);
    const two = duel({ british: ['1012'], american: FAR, britishGuns: guns(2, '1011') });
    const unit = two.unit('Webster');
    assertRefused(two, marching(two, unit, ['1011']), 'FL-R-OCCUPIED', 'FL-10.0d');
    two.does(marching(two, unit, ['1011', '1010']));
    assertStands(two, unit, '1010', 0);
  },
);

clause('FL-10.0d', 'Infantry does not step onto guns where it would have to stop', () => {
  const zone = duel({ british: ['1012'], american: ['1010'], britishGuns: guns(2, '1011') });
  assertRefused(zone, marching(zone, zone.unit('Webster'), ['1011']), 'FL-R-OCCUPIED', 'FL-10.0d');
  const on = marching(zone, zone.unit('Webster'), ['1011', '0911']);
  assertRefused(zone, on, 'FL-R-OCCUPIED', 'FL-10.0d');
  const spent = duel({ british: ['1015'], american: FAR, britishGuns: guns(2, '1011') });
  const far = marching(spent, spent.unit('Webster'), ['1014', '1013', '1012', '1011']);
  assertRefused(spent, far, 'FL-R-OCCUPIED', 'FL-10.0d');
});

clause(
  ['FL-10.0c', 'FL-10.0d'],
  'four guns may share a hex, a fifth does not enter, nor pass through',
  () => {
    const t = facingOff({
      ...{ british: ['1516'], american: FAR },
      britishGuns: [...guns(2, '1012'), ...guns(3, '1011')].map((gun) => ({ ...gun, pounder: 3 as const })),
    });
    t.does({ do: 'gun-turn', hex: t.hex('1012') });
    t.does(marching(t, t.gun(0, 0), ['1011']));
    assertStands(t, t.gun(0, 0), '1011', 0);
    assertRefused(t, marching(t, t.gun(0, 1), ['1011']), 'FL-R-OCCUPIED', 'FL-10.0a');
    assertRefused(t, marching(t, t.gun(0, 1), ['1011', '1010']), 'FL-R-OCCUPIED', 'FL-10.0a');
  },
);

clause(['FL-10.0b', 'FL-10.0l'], 'a gun joins a unit that has none with it', () => {
  const t = facingOff({
    british: ['1011', '1111'],
    american: FAR,
    britishGuns: [...guns(2, '1012'), ...guns(1, '1111')],
  });
  t.does({ do: 'gun-turn', hex: t.hex('1012') });
  assertRefused(t, marching(t, t.gun(0, 1), ['1111']), 'FL-R-OCCUPIED', 'FL-10.0a');
  t.does(marching(t, t.gun(0, 1), ['1011']));
  assertStands(t, t.gun(0, 1), '1011', 0);
});

clause(
  ['FL-10.0e', 'FL-10.0l', 'FL-10.0k', 'FL-6.41e'],
  'Close joins Close of its Command, facing as it does, and is on top',
  () => {
    const t = duel({ british: ['1012', '1011'], american: FAR, webster: { formation: 'Close' } });
    const [unit, other] = [t.unit('Webster'), t.unit('Webster', 1)];
    assertRefused(t, marching(t, unit, ['1011'], 2), 'FL-R-OCCUPIED', 'FL-10.0l');
    t.does(marching(t, unit, ['1011'], 2, 0));
    assertStands(t, unit, '1011', 0);
    assert.deepEqual(unitsIn(t.state, t.hex('1011')), [unit, other]);
  },
);

clause(
  'FL-10.0l',
  'in an enemy Zone of Control a Close unit joins another only if it may turn that far',
  () => {
    const t = duel({
      ...{ british: ['1012', '1011'], american: ['1010'], webster: { formation: 'Close' } },
    });
    const unit = t.unit('Webster');
    assertRefused(t, marching(t, unit, ['1011'], 6, 0), 'FL-R-OCCUPIED', 'FL-10.0l');
    t.does(marching(t, unit, ['1011'], 2, 0));
    t.does({ do: 'react', units: [] });
    assertStands(t, unit, '1011', 0);
  },
);

clause(['FL-10.0e', 'FL-10.0a'], 'Close does not join Open, nor a third a pair', () => {
  const open = duel({
    ...{ british: ['1012', '1011'], american: FAR, webster: { formation: 'Close' } },
    prepare: (s, { unit }) => (s.formation[unit('Webster', 1)] = formationCode('Open')),
  });
  assertRefused(open, marching(open, open.unit('Webster'), ['1011']), 'FL-R-OCCUPIED', 'FL-10.0a');
  const third = duel({ british: ['1012', '1011', '1011'], american: FAR, webster: { formation: 'Close' } });
  assertRefused(third, marching(third, third.unit('Webster'), ['1011']), 'FL-R-OCCUPIED', 'FL-10.0a');
});

clause(
  ['FL-10.0g', 'FL-10.0l'],
  'the two counters of a unit in SK may come together, each with its own facing',
  () => {
    const t = duel({
      ...{ british: ['1013'], american: FAR, webster: { skirmishers: 1 } },
      prepare: (s, { unit, hex }) => {
        for (const counter of [unit('Webster', 1), unit('Webster', 2)]) {
          s.at[counter] = hex(counter === unit('Webster', 1) ? '1011' : '1012');
          s.facing[counter] = 1;
          s.formation[counter] = formationCode('SK');
          s.fate[counter] = ON_MAP;
        }
      },
    });
    const [left, right] = [t.unit('Webster', 1), t.unit('Webster', 2)];
    t.does(marching(t, left, ['1012'], 3));
    assertStands(t, left, '1012', 3);
    assert.deepEqual(unitsIn(t.state, t.hex('1012')), [left, right]);
  },
);

clause('FL-10.0j', 'a leader may be in a hex with any unit of his side', () => {
  const t = duel({ british: ['1012'], american: FAR, britishGuns: guns(4, '1015') });
  const leader = t.leader('Webster');
  t.does({ do: 'ride', leader, path: [t.hex('1015')] });
  assert.equal(t.state.leaderAt[leader], t.hex('1015'));
});
