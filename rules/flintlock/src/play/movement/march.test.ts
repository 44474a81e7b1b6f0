import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel, facingOff, fireAt } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import { situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';
import { formationCode } from '../../model/state.ts';

/** A column of hexes to the north, in steps of one. */
const NORTH = ['1013', '1012', '1011', '1010', '1009', '1008', '1007', '1006', '1005'];
const FAR = { british: ['1014'], american: ['1802'] };

for (const [who, webster, points] of [
  ['Infantry in Open', { formation: 'Open' }, 4],
  ['Infantry in Close', { formation: 'Close' }, 4],
  ['Infantry in Column', { formation: 'Column', facing: 1 }, 5],
  ['Cavalry', { kind: 'cavalry' }, 8],
] as const)
  clause(
    ['FL-7.11a', 'FL-7.11d', 'FL-7.12d', 'FL-6.2c'],
    `${who} goes ${points} clear hexes and not one more`,
    () => {
      const t = duel({ ...FAR, webster });
      const unit = t.unit('Webster');
      const facing = t.state.facing[unit] as number;
      assertRefused(t, marching(t, unit, NORTH.slice(0, points + 1), facing), 'FL-R-MP', 'FL-7.12d');
      t.does(marching(t, unit, NORTH.slice(0, points), facing));
      assertStands(t, unit, NORTH[points - 1] as string, facing);
    },
  );

clause(
  ['FL-7.11d', 'FL-2.24a', 'FL-2.24b', 'FL-5.6c'],
  'a 3-pounder goes three hexes, a 6-pounder two, limbered by choosing to move',
  () => {
    const t = facingOff({
      ...FAR,
      britishGuns: [
        { at: '1212', pounder: 3 },
        { at: '0812', pounder: 6 },
      ],
    });
    for (const [gun, hexes] of [
      [0, ['1211', '1210', '1209', '1208']],
      [1, ['0811', '0810', '0809']],
    ] as const) {
      const unit = t.gun(0, gun);
      t.does({ do: 'gun-turn', hex: t.state.at[unit] as number });
      assert.equal(t.state.limbered[unit], 0);
      assertRefused(t, marching(t, unit, hexes), 'FL-R-MP', 'FL-7.12d');
      t.does(marching(t, unit, hexes.slice(0, -1)));
      assertStands(t, unit, hexes.at(-2) as string, 0);
      assert.equal(t.state.limbered[unit], 1);
    }
  },
);

clause(['FL-11.51d'], 'a Disordered gun does not move', () => {
  const t = facingOff({
    ...FAR,
    britishGuns: [{ at: '1212' }],
    prepare: (s, { gun }) => (s.disordered[gun(0)] = 1),
  });
  t.does({ do: 'gun-turn', hex: t.hex('1212') });
  assertRefused(t, marching(t, t.gun(0), ['1211']), 'FL-R-DISORDERED-GUN', 'FL-11.51d');
});

clause(
  ['FL-7.11b', 'FL-6.41f', 'FL-2.1e'],
  'the costs of the hex and of its side add up, by formation',
  () => {
    const ground = {
      terrain: { '1013': 'light woods', '1012': 'light woods' },
      sides: { '1014': { fence: [5] } },
    } as const;
    const close = duel({ ...FAR, field: ground, webster: { formation: 'Close' } });
    const unit = close.unit('Webster');
    assertRefused(close, marching(close, unit, ['1013', '1012']), 'FL-R-MP', 'FL-7.12d');
    const open = duel({ ...FAR, field: ground });
    open.does(marching(open, unit, ['1013', '1012', '1011']));
    assertStands(open, unit, '1011', 0);
  },
);

clause('FL-7.11b', 'ground that no unit of its arm may enter is closed to it', () => {
  const t = duel({ ...FAR, webster: { kind: 'cavalry' }, field: { terrain: { '1013': 'building' } } });
  assertRefused(t, marching(t, t.unit('Webster'), ['1013']), 'FL-R-IMPASSABLE', 'FL-7.11b');
});

clause(['FL-7.11c', 'FL-7.12a'], 'a step leads into the next hex, and not off the map', () => {
  const t = duel(FAR);
  const unit = t.unit('Webster');
  assertRefused(t, marching(t, unit, ['1012']), 'FL-R-OFF-MAP', 'FL-7.11c');
  const off = { do: 'move', unit, path: [{ hex: 9999, facing: 0 }], facing: 0 };
  assertRefused(t, off, 'FL-R-OFF-MAP', 'FL-7.11c');
});

clause(
  ['FL-7.12b', 'FL-10.0a'],
  'no unit enters a hex with an enemy, nor one with a friend, not even to pass',
  () => {
    const enemy = duel({ webster: { facing: 0 } });
    assertRefused(enemy, marching(enemy, enemy.unit('Webster'), ['1010']), 'FL-R-ZOC-LEAVE', 'FL-9.2b');
    const t = duel({ british: ['1012', '1011'], american: ['1112'], eaton: { facing: 0 } });
    const unit = t.unit('Webster');
    assertRefused(t, marching(t, unit, ['1112']), 'FL-R-OCCUPIED', 'FL-7.12b');
    assertRefused(t, marching(t, unit, ['1011']), 'FL-R-OCCUPIED', 'FL-10.0a');
    assertRefused(t, marching(t, unit, ['1011', '1010']), 'FL-R-OCCUPIED', 'FL-10.0a');
  },
);

clause(['FL-7.12c', 'FL-9.1d', 'FL-2.5d'], 'a unit stops where it enters an enemy Zone of Control', () => {
  const t = duel({ british: ['1013'], american: ['1010'] });
  const unit = t.unit('Webster');
  assertRefused(t, marching(t, unit, ['1012', '1011', '0911']), 'FL-R-ZOC-STOP', 'FL-7.12c');
  t.does(marching(t, unit, ['1012', '1011']));
  t.does({ do: 'react', units: [] });
  assertStands(t, unit, '1011', 0);
});

clause(['FL-7.13b', 'FL-5.42b', 'FL-5.41b'], 'a unit Out of Command moves, but not next to an enemy', () => {
  const t = duel({ british: ['1013'], american: ['1010'], webster: { range: 2 } });
  const unit = t.unit('Webster');
  assert.equal(t.state.inReach[unit], 0);
  assertRefused(t, marching(t, unit, ['1012', '1111']), 'FL-R-ADJACENT-OOC', 'FL-5.42b');
  assertRefused(t, marching(t, unit, ['0912', '0911', '0910']), 'FL-R-ADJACENT-OOC', 'FL-5.42b');
  t.does(marching(t, unit, ['1012', '1112', '1211']));
  assertStands(t, unit, '1211', 0);
});

clause(
  ['FL-7.14a', 'FL-5.3d'],
  'a unit that has fired may not move, and one that has moved may not fire',
  () => {
    const t = duel({ british: ['1012', '1111'], american: ['1010', '1510'] });
    t.does(fireAt(t, 'Webster', 1), [1], [6]);
    assert.equal(t.asked().kind, 'return-fire');
    t.does({ do: 'return-fire', shots: [] });
    assertRefused(t, marching(t, t.unit('Webster', 1), ['1211']), 'FL-R-FIRED', 'FL-7.14a');
    const other = duel({ british: ['1012'], american: ['1009'] });
    other.does(marching(other, other.unit('Webster'), ['1011']));
    assert.equal(other.refuses(fireAt(other, 'Webster')).code, 'FL-R-MOVED');
  },
);

clause(['FL-5.3b', 'FL-7.13a'], 'a unit moves once, in the turn of its own Command', () => {
  const t = duel({ british: ['1014'], american: ['1802'] });
  const unit = t.unit('Webster');
  t.does(marching(t, unit, ['1013']));
  assertRefused(t, marching(t, unit, ['1012']), 'FL-R-ACTED', 'FL-5.3b');
  assertRefused(t, marching(t, t.unit('Eaton'), ['1803'], 6), 'FL-R-TURN-OPEN', 'FL-5.3a');
  assertRefused(t, marching(t, 999, ['1803'], 6), 'FL-R-TURN-OPEN', 'FL-5.3a');
});

clause('FL-5.5a', 'a unit of an inactive Command does not move', () => {
  const setting = {
    british: { commands: { Webster: { at: ['1014'] } } },
    american: { commands: { Eaton: { at: ['1802'] } } },
  };
  const t = situation(setting, (s) => {
    s.step = S.TURNS;
    s.command = 0;
    s.activity[0] = S.INACTIVE;
  });
  assertRefused(t, marching(t, t.unit('Webster'), ['1013']), 'FL-R-INACTIVE', 'FL-5.5a');
});

clause(
  ['FL-7.21a', 'FL-7.21c', 'FL-7.22a'],
  'Heavy Woods Disorder Close at the end of its move, not along a road, and no other formation',
  () => {
    const ground = { terrain: { '1013': 'heavy woods' } };
    for (const [formation, road, disordered] of [
      ['Close', false, 1],
      ['Close', true, 0],
      ['Open', false, 0],
      ['Column', false, 0],
    ] as const) {
      const t = duel({
        ...FAR,
        webster: { formation, facing: formation === 'Column' ? 1 : 0 },
        field: road ? { ...ground, sides: { '1014': { road: [5] } } } : ground,
      });
      const unit = t.unit('Webster');
      t.does(marching(t, unit, ['1013', '1012'], t.state.facing[unit]));
      assert.equal(t.state.disordered[unit], disordered, `${formation}, road: ${road}`);
    }
  },
);

clause('FL-7.22a', 'Skirmishers are not Disordered by Heavy Woods', () => {
  const t = duel({
    ...FAR,
    field: { terrain: { '1013': 'heavy woods' } },
    prepare: (s, { unit }) => {
      s.formation[unit('Webster')] = formationCode('SK');
      s.facing[unit('Webster')] = 1;
    },
  });
  t.does(marching(t, t.unit('Webster'), ['1013'], 1));
  assert.equal(t.state.disordered[t.unit('Webster')], 0);
});

clause('FL-7.21b', 'a Disordered unit in Close is no worse for Heavy Woods', () => {
  const t = duel({
    ...FAR,
    webster: { formation: 'Close' },
    field: { terrain: { '1013': 'heavy woods' } },
    prepare: (s, { unit }) => (s.disordered[unit('Webster')] = 1),
  });
  const unit = t.unit('Webster');
  t.does(marching(t, unit, ['1013']));
  assert.equal(t.state.disordered[unit], 1);
  assert.ok(!t.logItems.some(({ clauses }) => clauses.includes('FL-7.21a')));
});

clause(
  ['FL-8.0g', 'FL-8.0h'],
  'a unit may step any way whatever it faces, turn as it likes and end as it likes',
  () => {
    const t = duel(FAR);
    const unit = t.unit('Webster');
    const path = [
      { hex: t.hex('1015'), facing: 0 },
      { hex: t.hex('1115'), facing: 10 },
      { hex: t.hex('1114'), facing: 4 },
    ];
    t.does({ do: 'move', unit, path, facing: 8 });
    assertStands(t, unit, '1114', 8);
  },
);

clause(['FL-8.0a', 'FL-8.0c'], 'a Line faces corners and a Column hexsides, on the way too', () => {
  const line = duel(FAR);
  assertRefused(line, marching(line, 0, ['1013'], 1), 'FL-R-FACING-KIND', 'FL-8.0a');
  assertRefused(line, marching(line, 0, ['1013'], 0, 11), 'FL-R-FACING-KIND', 'FL-8.0a');
  const column = duel({ ...FAR, webster: { formation: 'Column', facing: 1 } });
  assertRefused(column, marching(column, 0, ['1013'], 1, 2), 'FL-R-FACING-KIND', 'FL-8.0c');
});

clause(
  ['FL-8.0l', 'FL-9.1d'],
  'in an enemy Zone of Control it turns by one corner from the facing it came in with',
  () => {
    const t = duel({ british: ['1012'], american: ['1010'] });
    const unit = t.unit('Webster');
    assertRefused(t, marching(t, unit, ['1011'], 0, 4), 'FL-R-FACING-ZOC', 'FL-8.0j');
    t.does(marching(t, unit, ['1011'], 4, 2));
    t.does({ do: 'react', units: [] });
    assertStands(t, unit, '1011', 2);
  },
);

clause(
  'FL-7.12d',
  'the refusal of a path too long names its Movement Points; that of an unreachable hex names none',
  () => {
    const t = duel({ british: ['1012'], american: ['1802'] });
    const north = ['1011', '1010', '1009', '1008', '1007', '1006', '1005', '1004'];
    for (const way of [north, [...north, '2020']]) {
      const { code, sentence } = t.refuses(marching(t, t.unit('Webster'), way));
      assert.equal(code, 'FL-R-MP');
      assert.match(sentence, /the way takes 8, and /);
    }
  },
);
