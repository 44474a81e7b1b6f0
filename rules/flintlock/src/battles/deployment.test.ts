import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, deploymentOf, distance, distanceToLine, hexAt } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { type Field, NONE, type Unit } from '../field.ts';
import { drawUp } from '../order-of-battle.ts';
import { facesCorners, inArc } from '../reckon/arcs.ts';
import { moverOf } from '../reckon/going.ts';
import { inReach, reachOf } from '../reckon/reach.ts';
import { sees } from '../reckon/sight.ts';
import { mayStandTogether } from '../reckon/stacking.ts';
import { MAX_RANGE } from '../tables.ts';
import { BATTLE_IDS, flintlockBattle } from './index.ts';

const fields = new Map(BATTLE_IDS.map((id) => [id, drawUp(flintlockBattle(id))]));
const fieldOf = (id: string) => fields.get(id) as Field;

/** Units that stand on the map at the start. */
const standing = ({ units, setUp }: Field) => units.filter(({ id }) => setUp.hex[id] !== NONE);
const hexOf = ({ setUp }: Field, unit: Unit) => setUp.hex[unit.id] as number;
const leaderNamed = ({ leaders }: Field, name: string) =>
  leaders.find((leader) => leader.name === name) ?? assert.fail(name);

/** Units of a Command, or of guns of a name. */
const unitsOf = (field: Field, name: string): Unit[] =>
  field.units.filter(
    ({ base, command, regiment }) =>
      base === null && (field.commands[command]?.name === name || field.regiments[regiment]?.name === name),
  );

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

  test(`${id}: every unit stands where it may be, and faces a corner as its formation has it (FL-7.11b, FL-8.0a, f)`, () => {
    for (const unit of standing(field)) {
      const [hex, formation] = [hexOf(field, unit), setUp.formation[unit.id] ?? null];
      assert.equal(ground.passable[hex], 1, unit.name);
      assert.notEqual(ground.terrain[hex]?.costs[moverOf(unit.kind, formation)], null, unit.name);
      assert.ok(facesCorners(formation) && (setUp.facing[unit.id] as number) % 2 === 0, unit.name);
    }
  });

  test(`${id}: no hex holds more than it may, nor both sides; pairs face one way (FL-10.0d, e)`, () => {
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
  });

  test(`${id}: nobody starts nearer to an enemy than four hexes`, () => {
    for (const unit of standing(field))
      for (const enemy of standing(field))
        if (enemy.side !== unit.side)
          assert.ok(distance(map, hexOf(field, unit), hexOf(field, enemy)) >= 4, unit.name);
  });

  test(`${id}: every leader stands where he may be, and every unit is in his reach or chained (FL-4.4, FL-4.5c)`, () => {
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
  test(`${id}: the men of the counters are those of the surveyed units they stand for`, () => {
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

test("guns that keep no line stand one by one beside Infantry; three on the road at Hobkirk's Hill share a hex (FL-10.0b, c)", () => {
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

test('Camden: six hexes of field between the lines; the second rank of the Virginians stands behind the first', () => {
  const field = fieldOf('camden');
  const rows = (name: string) =>
    new Set(unitsOf(field, name).map((unit) => field.map.r[hexOf(field, unit)] as number));
  const [british] = rows('Webster');
  assert.deepEqual(rows('Rawdon'), new Set([british]));
  assert.deepEqual(rows('Gregory'), new Set([(british as number) - 6]));
  assert.deepEqual(rows('Stevens'), new Set([(british as number) - 6, (british as number) - 7]));
});

/** Whom the Overall Leaders reach at the start (FL-4.1b), the British first. */
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
  test(`${id}: the Overall Leaders reach those who were under their hand (FL-4.31a)`, () => {
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

test('Cowpens: two Commands have a regiment of Legion Dragoons, with one name and numbers of their own (FL-15.0c)', () => {
  const { regiments, commands } = fieldOf('cowpens');
  const legion = regiments.filter(({ name }) => name === 'Legion Dragoons');
  assert.deepEqual(
    legion.map(({ command, units }) => [commands[command]?.name, units.length]),
    [
      ['Ogilvie', 1],
      ['Hovenden', 4],
    ],
  );
});

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
  for (const id of ['camden', 'guilford', 'hobkirk']) assert.equal(fieldOf(id).reform, null);
});

clause('FL-15.3a', 'Guilford: the Regiment von Bose begins in Close', () => {
  const { commands, setUp } = fieldOf('guilford');
  const dupuy = commands.find(({ name }) => name === 'Dupuy') ?? assert.fail();
  assert.ok(dupuy.units.every((unit) => setUp.formation[unit] === 'Close'));
});

// Fields of fire

/** Hexes in a unit's front and range that it sees at the start, its own side's guns apart. */
function fieldOfFire(field: Field, unit: Unit): number[] {
  const { map, ground, setUp } = field;
  const from = hexOf(field, unit);
  const range = unit.weapon === null ? 0 : MAX_RANGE[unit.weapon];
  const occupied = new Set(
    standing(field)
      .filter(({ kind }) => kind !== 'artillery')
      .map((each) => hexOf(field, each)),
  );
  const heights = {
    level: (hex: number) => map.level[hex] as number,
    cover: (hex: number) => ground.cover[hex] as number,
    occupied: (hex: number) => occupied.has(hex),
  };
  const [formation, facing] = [setUp.formation[unit.id] ?? null, setUp.facing[unit.id] as number];
  return Array.from({ length: map.count }, (_, hex) => hex).filter((hex) => {
    const far = distance(map, from, hex);
    if (far < 1 || far > range) return false;
    const [dq, dr] = [
      (map.q[hex] as number) - (map.q[from] as number),
      (map.r[hex] as number) - (map.r[from] as number),
    ];
    return inArc(formation, facing, dq, dr) && sees(map, from, hex, heights);
  });
}

/** Of the 13 hexes before a musket, or the 32 before a rifle, what a unit of these sees in the middle of their list. */
function usual(field: Field, name: string): number {
  const seen = unitsOf(field, name).map((unit) => fieldOfFire(field, unit).length);
  return seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] as number;
}

const OPEN: readonly (readonly [id: string, names: readonly string[], least: number])[] = [
  ['camden', ['Webster', 'Rawdon', 'De Kalb', 'Gregory', 'Butler', 'Rutherford'], 11],
  ['cowpens', ['Newmarsh', 'Rousselet', 'Mackenzie', 'Howard'], 9],
  ['cowpens', ['McDowell', 'Pickens', 'Triplett'], 12],
  ['guilford', ['23rd Foot', 'Leslie', '1st North Carolina Militia', '4th North Carolina Militia'], 10],
  ['guilford', ["Campbell's Rifles"], 20],
  ['hobkirk', ['Williams', 'Huger', "Smith's Lights"], 9],
];
for (const [id, names, least] of OPEN)
  for (const name of names)
    test(`${id}: ${name} sees the ground before it to its range`, () =>
      assert.ok(usual(fieldOf(id), name) >= least, String(usual(fieldOf(id), name))));

/** Who of the enemy the guns see in range at the start. */
const SEEN: readonly (readonly [id: string, guns: string, enemies: readonly string[]])[] = [
  ['camden', 'Royal Artillery', ['De Kalb', 'Gregory', 'Butler']],
  ['camden', "Singleton's Guns", ['Rawdon', 'Webster']],
  ['cowpens', 'Royal Artillery', ['McDowell', 'Pickens']],
  ['guilford', 'Royal Artillery', ['Eaton', 'Butler']],
  ['guilford', "Singleton's Guns", ['Webster', 'Leslie']],
];
for (const [id, guns, enemies] of SEEN)
  test(`${id}: ${guns} see units of ${enemies.join(' and ')}`, () => {
    const field = fieldOf(id);
    const seen = new Set(unitsOf(field, guns).flatMap((gun) => fieldOfFire(field, gun)));
    for (const enemy of enemies)
      assert.ok(
        unitsOf(field, enemy).some((unit) => seen.has(hexOf(field, unit))),
        enemy,
      );
  });

const HIDDEN: readonly (readonly [id: string, hidden: string, from: string])[] = [
  ['cowpens', 'Washington', 'Royal Artillery'],
  ['guilford', 'Lawson', 'Royal Artillery'],
  ['guilford', 'Huger', 'Royal Artillery'],
  ['hobkirk', 'Campbell', "Harrison's Guns"],
];
for (const [id, hidden, from] of HIDDEN)
  test(`${id}: ${from} see nothing of ${hidden}'s men`, () => {
    const field = fieldOf(id);
    const seen = new Set(unitsOf(field, from).flatMap((gun) => fieldOfFire(field, gun)));
    assert.ok(unitsOf(field, hidden).every((unit) => !seen.has(hexOf(field, unit))));
  });

test('Guilford: the militia by the road has the rail fence before it, on both sides of the road', () => {
  const field = fieldOf('guilford');
  const fenced = (name: string) =>
    unitsOf(field, name).filter((unit) => {
      const hex = hexOf(field, unit);
      return [2, 3].every((direction) => field.ground.fence[hex * 6 + direction] === 1);
    }).length;
  assert.ok(fenced('1st North Carolina Militia') >= 3 && fenced('4th North Carolina Militia') >= 4);
});
