import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel, facingOff } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import type { CommandSetting } from '../../../test/setting.ts';
import { formationCode } from '../../model/state.ts';

/** Webster's unit in the Zone of Control of Eaton's, before it. */
const HELD = { british: ['1011'], american: ['1010'] };

const asSkirmisher = (s: { formation: number[]; facing: number[] }, unit: number, facing: number) => {
  s.formation[unit] = formationCode('SK');
  s.facing[unit] = facing;
};

clause(['FL-9.1b', 'FL-9.1a'], 'a Column and a gun stop no unit', () => {
  const column = duel({ british: ['1012'], american: ['1010'], eaton: { formation: 'Column', facing: 7 } });
  column.does(marching(column, column.unit('Webster'), ['1011', '0911']));
  assertStands(column, column.unit('Webster'), '0911', 0);
});

clause(
  ['FL-9.1c', 'FL-9.1a'],
  'Disordered and Reduced units stop the enemy, and a friend in the hex does not help',
  () => {
    const t = duel({
      ...{ british: ['1013', '1011'], american: ['1010'] },
      webster: { formation: 'Close' },
      prepare: (s, { unit }) => {
        s.disordered[unit('Eaton')] = 1;
        s.reduced[unit('Eaton')] = 1;
      },
    });
    const unit = t.unit('Webster');
    assertRefused(t, marching(t, unit, ['1012', '1011', '0911']), 'FL-R-ZOC-STOP', 'FL-7.12c');
  },
);

clause(
  ['FL-9.2b', 'FL-9.2a'],
  'fully active Infantry leaves an enemy Zone of Control only by Withdrawal',
  () => {
    const t = duel(HELD);
    assertRefused(t, marching(t, t.unit('Webster'), ['1012']), 'FL-R-ZOC-LEAVE', 'FL-9.2b');
  },
);

clause(['FL-5.42c', 'FL-9.2f'], 'partially active Infantry does not leave an enemy Zone of Control', () => {
  const t = duel({ ...HELD, webster: { range: 2 } });
  const unit = t.unit('Webster');
  assertRefused(t, marching(t, unit, ['1012']), 'FL-R-ZOC-LEAVE', 'FL-5.42c');
  assertRefused(t, { do: 'withdraw', unit, hex: t.hex('1012') }, 'FL-R-OUT-OF-COMMAND', 'FL-9.2f');
});

clause(
  ['FL-9.2c', 'FL-9.2d', 'FL-9.2e', 'FL-7.15a'],
  'a Withdrawal is one hex to the rear, facing kept, and a Morale Check',
  () => {
    for (const [face, disordered] of [
      [3, 0],
      [2, 1],
    ] as const) {
      const t = duel(HELD);
      const unit = t.unit('Webster');
      t.does({ do: 'withdraw', unit, hex: t.hex('1012') }, [face]);
      assertStands(t, unit, '1012', 0);
      assert.equal(t.state.disordered[unit], disordered);
      assertRefused(t, marching(t, unit, ['1013']), 'FL-R-ACTED', 'FL-5.3b');
    }
  },
);

clause(['FL-9.2e', 'FL-11.55a'], 'the die of the Morale Check is thrown for a Disordered unit too', () => {
  const t = duel({ ...HELD, prepare: (s, { unit }) => (s.disordered[unit('Webster')] = 1) });
  t.does({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1012') }, [6]);
  assert.equal(t.state.disordered[t.unit('Webster')], 1);
});

clause('FL-9.2c', 'a Withdrawal does not go to the front or the flank', () => {
  const t = duel(HELD);
  const unit = t.unit('Webster');
  assertRefused(t, { do: 'withdraw', unit, hex: t.hex('1111') }, 'FL-R-NOT-REAR', 'FL-9.2c');
  assertRefused(t, { do: 'withdraw', unit, hex: t.hex('0910') }, 'FL-R-NOT-REAR', 'FL-9.2c');
  assertRefused(t, { do: 'withdraw', unit, hex: t.hex('1014') }, 'FL-R-OFF-MAP', 'FL-7.11c');
});

clause(
  'FL-9.2d',
  'a withdrawal leads into no other Zone of Control, onto no unit and into no barred ground',
  () => {
    const zone = duel({
      ...HELD,
      american: ['1010', '0913'],
      eaton: { facing: 2 },
      prepare: (s, { unit }) => (s.facing[unit('Eaton')] = 6),
    });
    const to = (t: typeof zone, id: string) => ({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex(id) });
    assertRefused(zone, to(zone, '0912'), 'FL-R-ENEMY-ZOC', 'FL-9.2d');
    const friend = duel({ ...HELD, british: ['1011', '1012'] });
    assertRefused(friend, to(friend, '1012'), 'FL-R-OCCUPIED', 'FL-9.2d');
    const wall = duel({
      ...HELD,
      webster: { kind: 'cavalry' },
      eaton: { kind: 'cavalry' },
      field: { terrain: { '1012': 'building' } },
    });
    assertRefused(wall, to(wall, '1012'), 'FL-R-IMPASSABLE', 'FL-9.2d');
  },
);

clause(
  ['FL-9.2d', 'FL-10.0l'],
  'Close may Withdraw onto Close of its Command that faces the same way',
  () => {
    const t = duel({ british: ['1011', '1012'], american: ['1010'], webster: { formation: 'Close' } });
    t.does({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1012') }, [6]);
    assertStands(t, t.unit('Webster'), '1012', 0);
    const other = duel({
      ...{ british: ['1011', '1012'], american: ['1010'], webster: { formation: 'Close' } },
      prepare: (s, { unit }) => (s.facing[unit('Webster', 1)] = 2),
    });
    const answer = { do: 'withdraw', unit: other.unit('Webster'), hex: other.hex('1012') };
    assertRefused(other, answer, 'FL-R-OCCUPIED', 'FL-9.2d');
  },
);

clause(
  ['FL-7.21a'],
  'Close that Withdraws into Heavy Woods is Disordered, however the Morale Check goes',
  () => {
    const t = duel({
      ...HELD,
      webster: { formation: 'Close' },
      field: { terrain: { '1012': 'heavy woods' } },
    });
    t.does({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1012') }, [6]);
    assert.equal(t.state.disordered[t.unit('Webster')], 1);
  },
);

clause('FL-9.2b', 'a unit outside a Zone of Control has no Withdrawal', () => {
  const t = duel({ british: ['1012'], american: ['1009'] });
  const answer = { do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1013') };
  assertRefused(t, answer, 'FL-R-ZOC-LEAVE', 'FL-9.2b');
});

for (const [who, webster] of [
  ['Cavalry', { kind: 'cavalry' }],
  ['Cavalry out of command', { kind: 'cavalry', range: 2 }],
  ['a Skirmisher', { facing: 1 }],
] as const satisfies readonly (readonly [string, Omit<CommandSetting, 'at'>])[])
  clause('FL-9.2g', `${who} leaves the Zone of Infantry freely, but first for a hex without one`, () => {
    const t = duel({
      ...{ ...HELD, webster },
      prepare: (s, { unit }) => {
        if (who === 'a Skirmisher') asSkirmisher(s, unit('Webster'), 1);
      },
    });
    const unit = t.unit('Webster');
    const facing = t.state.facing[unit] as number;
    if (t.state.inReach[unit] === 1)
      assertRefused(t, marching(t, unit, ['1111'], facing), 'FL-R-ZOC-TO-ZOC', 'FL-9.2g');
    t.does(marching(t, unit, ['1012'], facing));
    assertStands(t, unit, '1012', facing);
  });

clause('FL-9.2g', 'once free of any Zone of Control a unit may enter another', () => {
  const t = duel({ ...HELD, webster: { kind: 'cavalry' } });
  const unit = t.unit('Webster');
  t.does(marching(t, unit, ['1012', '1111']));
  t.does({ do: 'react', units: [] });
  assertStands(t, unit, '1111', 0);
});

clause('FL-9.2h', 'Skirmishers leave the Zone of Cavalry freely, Cavalry only by Withdrawal', () => {
  const sk = duel({
    ...{ ...HELD, eaton: { kind: 'cavalry' } },
    prepare: (s, { unit }) => asSkirmisher(s, unit('Webster'), 1),
  });
  sk.does(marching(sk, sk.unit('Webster'), ['1012'], 1));
  assertStands(sk, sk.unit('Webster'), '1012', 1);
  const horse = duel({ ...HELD, webster: { kind: 'cavalry' }, eaton: { kind: 'cavalry' } });
  const unit = horse.unit('Webster');
  assertRefused(horse, marching(horse, unit, ['1012']), 'FL-R-ZOC-LEAVE', 'FL-9.2b');
  horse.does({ do: 'withdraw', unit, hex: horse.hex('1012') }, [6]);
  assertStands(horse, unit, '1012', 0);
});

clause('FL-9.2i', 'a gun leaves an enemy Zone of Control freely', () => {
  const t = facingOff({ british: ['1316'], american: ['1010'], britishGuns: [{ at: '1011' }] });
  t.does({ do: 'gun-turn', hex: t.hex('1011') });
  assertRefused(t, marching(t, t.gun(0), ['1111']), 'FL-R-ZOC-TO-ZOC', 'FL-9.2g');
  t.does(marching(t, t.gun(0), ['1012']));
  assertStands(t, t.gun(0), '1012', 0);
});

clause(
  ['FL-4.5d', 'FL-9.2c'],
  'a leader goes back with the unit that Withdraws, if his player decides so',
  () => {
    for (const goes of [true, false]) {
      const t = duel({ ...HELD, webster: { leader: '1011' } });
      t.does({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1012') });
      assert.equal(t.asked().kind, 'leader-goes');
      t.does({ do: 'leader-goes', goes }, [6]);
      // If left behind he would be alone next to the enemy, so he joins the nearest of his units immediately
      // (FL-4.63a).
      assert.equal(t.state.leaderAt[t.leader('Webster')], t.hex('1012'));
      assert.equal(
        t.logItems.some(({ clauses }) => clauses.includes('FL-4.63a')),
        !goes,
      );
    }
  },
);
