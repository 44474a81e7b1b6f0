import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import { at, fieldOf, type Setting } from '../../test/setting.ts';
import { AMERICAN, BRITISH, NONE } from './field.ts';

const setting: Setting = {
  british: {
    commands: {
      Webster: { at: ['0515', '0615'], initiative: 4, range: 5 },
      Tarleton: { at: ['0518'], kind: 'cavalry', initiative: 1, range: 2 },
    },
    guns: [{ at: '0715', pounder: 3 }, { at: '0815' }],
    overall: { at: '0516', initiative: 4, range: 8 },
    flightLevel: 28,
  },
  american: {
    commands: {
      Lynch: { at: ['0505', '0605'], weapon: 'R', skirmishers: 1 },
      Eaton: { at: ['0905', '0905'], formation: 'Close', militia: true, morale: -1 },
    },
  },
};

test('every counter has a number: of an army its Commands, then its guns, then its Skirmish counters', () => {
  const field = fieldOf(setting);
  assert.deepEqual(
    field.units.map(({ name }) => name),
    [
      ...['Webster a', 'Webster b', 'Tarleton', 'Guns a', 'Guns b'],
      ...['Lynch a', 'Lynch b', 'Eaton a', 'Eaton b'],
      ...['first skirmishers of Lynch a', 'second skirmishers of Lynch a'],
      ...['first skirmishers of Lynch b', 'second skirmishers of Lynch b'],
    ],
  );
  assert.deepEqual(
    field.units.map(({ id }) => id),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.deepEqual(
    field.armies.map(({ units, guns }) => [units, guns]),
    [
      [
        [0, 1, 2, 3, 4],
        [3, 4],
      ],
      [[5, 6, 7, 8, 9, 10, 11, 12], []],
    ],
  );
});

clause(
  ['FL-2.22e', 'FL-6.52b', 'FL-6.53f'],
  'a unit with Skirmish counters and its two counters refer to each other',
  () => {
    const field = fieldOf(setting);
    const [lynch, second] = [field.units[5], field.units[10]];
    assert.deepEqual(lynch?.skirmishers, [9, 10]);
    assert.equal(field.units[0]?.skirmishers, null);
    const { base, weapon, morale, allowance, command } = second as NonNullable<typeof second>;
    assert.deepEqual(
      { base, weapon, morale, allowance, command },
      {
        ...{ base: 5, weapon: 'R', morale: 1 },
        allowance: 5,
        command: 2,
      },
    );
    assert.equal(field.setUp.hex[10], NONE);
    assert.deepEqual(field.commands[2]?.units, [5, 6]);
    assert.deepEqual(field.commands[2]?.counters, [5, 6, 9, 10, 11, 12]);
  },
);

clause(
  ['FL-4.1c', 'FL-4.2c', 'FL-7.11d'],
  'Movement Points are those of the arm, a gun by its weight',
  () => {
    const { units, leaders } = fieldOf(setting);
    assert.deepEqual(
      [0, 2, 3, 4].map((id) => units[id]?.allowance),
      [4, 8, 3, 2],
    );
    assert.ok(leaders.every(({ allowance }) => allowance === 8));
  },
);

clause(
  ['FL-2.22g', 'FL-4.2e', 'FL-5.6a'],
  'guns have no Command, shoot as guns and have Morale Rating +1',
  () => {
    const { command, weapon, morale } = fieldOf(setting).units[3] ?? assert.fail();
    assert.deepEqual({ command, weapon, morale }, { command: NONE, weapon: 'A', morale: 1 });
  },
);

clause(
  ['FL-4.1a', 'FL-4.61c'],
  'leaders: of a side the Overall Leader first, each with the ratings of his replacement',
  () => {
    const { leaders, armies, commands, setUp } = fieldOf(setting);
    assert.deepEqual(
      leaders.map(({ name, side, command }) => [name, side, command]),
      [
        ['Cornwallis', BRITISH, NONE],
        ['Webster', BRITISH, 0],
        ['Tarleton', BRITISH, 1],
        ['Greene', AMERICAN, NONE],
        ['Lynch', AMERICAN, 2],
        ['Eaton', AMERICAN, 3],
      ],
    );
    assert.deepEqual(leaders[1]?.replacement, { initiative: 3, range: 4 });
    assert.deepEqual(leaders[2]?.replacement, { initiative: 1, range: 2 });
    assert.deepEqual([armies[0].leader, armies[1].leader, commands[3]?.leader], [0, 3, 5]);
    assert.equal(setUp.leaderHex[0], at(fieldOf(setting), '0516'));
  },
);

clause(
  ['FL-6.13a', 'FL-6.15a'],
  'every unit has its set-up hex: Infantry in the formation of its Command, others in none',
  () => {
    const field = fieldOf(setting);
    const { hex, facing, formation } = field.setUp;
    assert.deepEqual([hex[7], hex[8]], [at(field, '0905'), at(field, '0905')]);
    assert.deepEqual([facing[0], facing[7]], [0, 6]);
    assert.deepEqual([formation[0], formation[2], formation[3], formation[7]], ['Open', null, null, 'Close']);
  },
);

clause(
  ['FL-14.0i', 'FL-15.0a'],
  'the rest of the battle: Flight Levels, the first player, the hexes where militia returns',
  () => {
    const field = fieldOf({ ...setting, first: 'american', reform: ['0302', '0301'] });
    assert.deepEqual(
      field.armies.map(({ flightLevel }) => flightLevel),
      [28, 20],
    );
    assert.equal(field.first, AMERICAN);
    assert.deepEqual(field.reform, { side: AMERICAN, hexes: [at(field, '0301'), at(field, '0302')] });
    assert.equal(fieldOf(setting).reform, null);
    assert.equal(fieldOf({ ...setting, choices: { historicalFormations: true } }).historicalFormations, true);
  },
);

test('a unit off the map is refused', () => {
  const off: Setting = { ...setting, british: { commands: { Webster: { at: ['2101'] } } } };
  assert.throws(() => fieldOf(off), /the hex \[20, 0\], which is off its map; name a map hex/);
});
