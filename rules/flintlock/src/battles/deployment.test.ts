import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, deploymentOf, distance, distanceToLine, hexAt } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { fieldOf, hexOf, standing, unitsOf } from '../../test/battlefield.ts';
import type { Field } from '../model/field.ts';
import { facesCorners } from '../reckon/arcs.ts';
import { moverOf } from '../reckon/going.ts';
import { inReach, reachOf } from '../reckon/reach.ts';
import { mayStandTogether } from '../reckon/stacking.ts';
import { BATTLE_IDS, flintlockBattle } from './index.ts';

const leaderNamed = ({ leaders }: Field, name: string) =>
  leaders.find((leader) => leader.name === name) ?? assert.fail(name);

/** The hexes a leader reaches at the start. */
function reached(field: Field, name: string): Uint8Array {
  const { id, side, range } = leaderNamed(field, name);
  const enemies = new Set(
    standing(field)
      .filter((unit) => unit.side !== side)
      .map((unit) => hexOf(field, unit)),
  );
  return reachOf(field.map, field.setUp.leaderHex[id] as number, range, {
    passable: (hex) => field.ground.passable[hex] === 1,
    barred: (hex) => enemies.has(hex),
  });
}

for (const id of BATTLE_IDS) {
  const field = fieldOf(id);
  const { map, ground, setUp } = field;

  clause(
    ['FL-8.0a', 'FL-8.0f'],
    `${id}: every unit is in a legal hex, and faces a corner as its formation requires`,
    () => {
      for (const unit of standing(field)) {
        const [hex, formation] = [hexOf(field, unit), setUp.formation[unit.id] ?? null];
        assert.equal(ground.passable[hex], 1, unit.name);
        assert.notEqual(ground.terrain[hex]?.costs[moverOf(unit.kind, formation)], null, unit.name);
        assert.ok(facesCorners(formation) && (setUp.facing[unit.id] as number) % 2 === 0, unit.name);
      }
    },
  );

  clause(
    ['FL-10.0c', 'FL-10.0d', 'FL-10.0e'],
    `${id}: no hex holds more than it may, nor both sides; pairs face one way`,
    () => {
      const stacks = Map.groupBy(standing(field), (unit) => hexOf(field, unit));
      for (const [hex, units] of stacks) {
        const stacked = units.map(({ kind, command, base, id: unit }) => {
          return { kind, command, base, formation: setUp.formation[unit] ?? null };
        });
        assert.ok(mayStandTogether(stacked), map.labels[hex]);
        assert.equal(new Set(units.map(({ side }) => side)).size, 1, map.labels[hex]);
        const feet = units.filter(({ kind }) => kind === 'infantry');
        assert.ok(new Set(feet.map((unit) => setUp.facing[unit.id])).size <= 1, map.labels[hex]);
      }
    },
  );

  test(`${id}: no unit starts nearer to an enemy than four hexes`, () => {
    for (const unit of standing(field))
      for (const enemy of standing(field))
        if (enemy.side !== unit.side)
          assert.ok(distance(map, hexOf(field, unit), hexOf(field, enemy)) >= 4, unit.name);
  });

  test(`${id}: every leader's place is legal; each unit is in his reach or chained (FL-4.4, FL-4.5c)`, () => {
    for (const { name, leader, units } of field.commands) {
      assert.equal(ground.passable[setUp.leaderHex[leader] as number], 1, name);
      const links = units.map((unit) => {
        return { hex: setUp.hex[unit] as number, formation: setUp.formation[unit] ?? null };
      });
      assert.ok(
        inReach(map, links, reached(field, name)).every((inCommand) => inCommand),
        name,
      );
    }
  });

  test(`${id}: every unit stands within 200 yards of its surveyed line`, () => {
    const { data, surveyed } = flintlockBattle(id);
    for (const side of ['british', 'american'] as const) {
      const { commands, guns } = data[side];
      const stood = [
        ...commands.flatMap(({ regiments }) => regiments.flatMap(({ units }) => units)),
        ...guns.flatMap((each) => each.guns),
      ];
      for (const unit of stood) {
        const { line } = deploymentOf(surveyed.survey, 1, side, unit.stood);
        const { x, y } = centre(map, hexAt(map, ...unit.hex));
        assert.ok(distanceToLine([x, y], line) <= 200, unit.stood);
      }
    }
  });
}

for (const id of BATTLE_IDS)
  test(`${id}: the men of the counters are those of their surveyed units`, () => {
    const { data, surveyed } = flintlockBattle(id);
    for (const side of ['british', 'american'] as const) {
      const { commands, guns } = data[side];
      const counters = [
        ...commands.flatMap(({ regiments }) => regiments.flatMap(({ units }) => units)),
        ...guns.flatMap((each) => each.guns),
      ];
      for (const [unit, sharing] of Map.groupBy(counters, ({ stood }) => stood)) {
        const { men } = deploymentOf(surveyed.survey, 1, side, unit);
        const sum = sharing.reduce((all, each) => all + each.men, 0);
        assert.ok(Math.abs(sum - men) <= sharing.length / 2, `${unit}: ${sum} for ${men}`);
      }
    }
  });

test("guns out of line share hexes with Infantry; three on Hobkirk's Hill's road share one (FL-10.0b, c)", () => {
  const company = (id: string, name: string) => {
    const field = fieldOf(id);
    return unitsOf(field, name).map((gun) => {
      const beside = standing(field).filter((unit) => hexOf(field, unit) === hexOf(field, gun));
      return new Set(beside.map(({ kind }) => kind)).size === 2 ? 'Infantry' : `${beside.length} guns`;
    });
  };
  assert.deepEqual(company('camden', 'Royal Artillery'), new Array(4).fill('Infantry'));
  assert.deepEqual(company('guilford', "Singleton's Guns"), new Array(2).fill('Infantry'));
  assert.deepEqual(company('hobkirk', "Harrison's Guns"), new Array(3).fill('3 guns'));
  assert.deepEqual(company('cowpens', 'Royal Artillery'), new Array(2).fill('1 guns'));
});

test('Camden: six hexes of field between the lines; the Virginians’ second rank stands behind the first', () => {
  const field = fieldOf('camden');
  const rows = (name: string) =>
    new Set(unitsOf(field, name).map((unit) => field.map.r[hexOf(field, unit)] as number));
  const [british] = rows('Webster');
  assert.deepEqual(rows('Rawdon'), new Set([british]));
  assert.deepEqual(rows('Gregory'), new Set([(british as number) - 6]));
  assert.deepEqual(rows('Stevens'), new Set([(british as number) - 6, (british as number) - 7]));
});

/** The leaders that the Overall Leaders reach at the start (FL-4.1b), the British first. */
const REACHED: Readonly<Record<string, readonly [string, string]>> = {
  camden: ['Webster, Leslie, Tarleton', 'Smallwood, Gregory'],
  cowpens: [
    'Newmarsh, Rousselet, Mackenzie, McArthur, Ogilvie, Hovenden',
    'McDowell, Pickens, Howard, Triplett, Washington',
  ],
  guilford: ["Webster, Leslie, Dupuy, O'Hara, Norton, Roeder, Tarleton", 'Huger, Williams'],
  hobkirk: ['Campbell, Doyle, Robertson, Fraser, Coffin', 'Williams, Huger, Read, Washington'],
};

for (const id of BATTLE_IDS)
  test(`${id}: the Overall Leaders reach the leaders who were near them in the battle (FL-4.31a)`, () => {
    const field = fieldOf(id);
    const named = field.armies.map(({ leader, commands }) => {
      const hexes = reached(field, field.leaders[leader]?.name as string);
      const own = commands.map((command) => field.commands[command]).filter((each) => each !== undefined);
      return own
        .filter((command) => hexes[field.setUp.leaderHex[command.leader] as number] === 1)
        .map(({ name }) => name)
        .join(', ');
    });
    assert.deepEqual(named, REACHED[id]);
  });

clause(
  'FL-15.0c',
  'Cowpens: two Commands have a regiment of Legion Dragoons, with one name and numbers of their own',
  () => {
    const { regiments, commands } = fieldOf('cowpens');
    const legion = regiments.filter(({ name }) => name === 'Legion Dragoons');
    assert.deepEqual(
      legion.map(({ command, units }) => [commands[command]?.name, units.length]),
      [
        ['Ogilvie', 1],
        ['Hovenden', 4],
      ],
    );
  },
);

clause('FL-15.2c', 'Cowpens: militia may come back behind the main line and before the horse', () => {
  const field = fieldOf('cowpens');
  const { map, setUp, reform } = field;
  const rowsOf = (name: string) => {
    const units = field.commands.find((each) => each.name === name)?.units ?? [];
    return units.map((unit) => map.r[setUp.hex[unit] as number] as number);
  };
  const rows = (reform?.hexes ?? []).map((hex) => map.r[hex] as number);
  assert.ok(rows.length > 60);
  assert.ok(Math.max(...rows) <= Math.min(...rowsOf('Howard')) - 2);
  assert.ok(Math.min(...rows) >= Math.min(...rowsOf('Washington')));
  assert.equal(reform?.side, 1);
});

clause(['FL-15.1a', 'FL-15.4a'], 'militia that ran is gone in the other battles', () => {
  for (const id of ['camden', 'guilford', 'hobkirk']) assert.equal(fieldOf(id).reform, null);
});

clause('FL-15.3a', 'Guilford: the Regiment von Bose begins in Close', () => {
  const { commands, setUp } = fieldOf('guilford');
  const dupuy = commands.find(({ name }) => name === 'Dupuy') ?? assert.fail();
  assert.ok(dupuy.units.every((unit) => setUp.formation[unit] === 'Close'));
});
