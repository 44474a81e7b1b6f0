import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '@linstock/kernel';
import { vectors } from './index.ts';

/** Every key that the grammar of the vectors has is understood, and any other is refused. */

type Given = Readonly<Record<string, Json>>;

const RULES: Given = { preset: 'full', options: { pursuit: true }, note: 'for the reader', ask: 'nothing' };
const FACTS = (...names: readonly string[]): Given => Object.fromEntries(names.map((name) => [name, false]));
const company = (type = 'lineInfantry'): Given => ({
  type,
  traits: [],
  weapon: 'musket',
  strength: 2,
  charged: false,
  inferiorFirepower: false,
});
const stand = (id: string, side: string, x: number, y: number, more: Given = {}): Given => ({
  ...company(),
  id,
  side,
  x,
  y,
  facing: 0,
  frontage: 3,
  depth: 3,
  regiment: 'R',
  ...more,
});
const poly = [
  [80, 80],
  [90, 80],
  [90, 90],
];
const line = [
  [70, 80],
  [75, 80],
];
const SCENE: Given = {
  ...RULES,
  table: [100, 100],
  burning: ['t'],
  trampled: ['c'],
  breached: ['s'],
  terrain: [
    { id: 'w', kind: 'woods', poly },
    { id: 't', kind: 'town', poly },
    { id: 'e', kind: 'earthwork', poly },
    { id: 'm', kind: 'marsh', poly, lightMayCross: true },
    { id: 'c', kind: 'crop', poly },
    { id: 'h', kind: 'hill', level: 1, steep: true, poly },
    { id: 'r', kind: 'water', fordable: true, poly },
    { id: 'road', kind: 'road', width: 2, line },
    { id: 'wall', kind: 'wall', slow: true, cover: true, line },
    { id: 'fence', kind: 'fence', slow: true, cover: false, line },
    { id: 'abatis', kind: 'abatis', slow: false, cover: false, line },
    { id: 'fort', kind: 'highWall', segments: [{ id: 's', from: [60, 60], to: [62, 60], gate: true }] },
  ],
};
const SHOT: Given = {
  ...RULES,
  shooter: company(),
  weaponUsed: 'musket',
  range: 5,
  cover: ['open', 'woods'],
  mode: 'direct',
  los: true,
  ...FACTS(
    'artilleryAtTown',
    'townBurning',
    'inferiorFirepower',
    'alreadyShot',
    'meleed',
    'moved',
    'roadMove',
  ),
  ...FACTS('inMeleeRange', 'inWater', 'routing', 'targetInMelee'),
};
const MARCH: Given = {
  ...SCENE,
  company: stand('A', 'red', 20, 20),
  legs: [{ facing: 0, to: [20, 25] }],
  finalFacing: 10,
  enemies: [stand('B', 'blue', 20, 40)],
  friends: [stand('C', 'red', 40, 20)],
  target: 'B',
  allowance: 8,
  ...FACTS('alreadyShot', 'alreadyMoved', 'meleed', 'routing'),
};

/** A vector of each kind with every key that its kind has, and its dice. */
const KINDS: Readonly<Record<keyof typeof vectors, readonly [Given, readonly number[]]>> = {
  shoot: [{ ...SHOT, target: company() }, [1, 1]],
  shootFormed: [
    {
      ...SHOT,
      target: 'a',
      formed: [
        { id: 'a', strength: 1 },
        { id: 'b', strength: 2 },
      ],
      ownerDistribution: ['b'],
    },
    [6, 1],
  ],
  melee: [
    {
      ...RULES,
      attacker: { ...company(), general: 'bold' },
      defender: { ...company(), general: null },
      attackerMinus: ['woods', 'uphill', 'water', 'town', 'earthwork', 'breach', 'wall', 'abatis'],
      defenderMinus: [],
      ...FACTS('storming', 'flankAttack', 'defenderInSquare'),
    },
    [1, 1, 1, 1, 1],
  ],
  generalTarget: [
    {
      ...RULES,
      general: { distance: 3, los: true, attached: false },
      range: 6,
      others: [{ id: 'x', distance: 5, inRange: true, los: true, attached: false }],
    },
    [],
  ],
  geometry: [{ ...SCENE, stands: [stand('A', 'red', 20, 20), stand('B', 'blue', 20, 30)], target: 'A' }, []],
  los: [
    {
      ...SCENE,
      stands: [stand('A', 'red', 20, 20), stand('B', 'blue', 20, 30)],
      shooter: 'A',
      target: 'B',
      weaponUsed: 'musket',
      mode: 'direct',
    },
    [],
  ],
  square: [
    { ...SCENE, stands: [stand('A', 'red', 20, 20, { movedInLastOwnTurn: true, retreated: false })] },
    [],
  ],
  allowance: [
    {
      ...RULES,
      company: company(),
      ...FACTS('onRoadAtStart', 'wholeMoveOnRoad', 'woodsOnPath', 'townOffRoadOnPath', 'earthworkOnPath'),
      ...FACTS('marshOnPath', 'slowWallOnPath', 'unfordableWaterOnPath', 'highWallOnPath', 'lightCrossMarsh'),
    },
    [],
  ],
  path: [{ ...SCENE, company: stand('A', 'red', 20, 20), heading: 90, allowance: 8 }, []],
  move: [MARCH, []],
  charge: [MARCH, []],
  retreat: [
    {
      ...SCENE,
      loser: stand('L', 'red', 30, 30),
      victor: stand('V', 'blue', 30, 34),
      enemies: [],
      friends: [],
      allowance: 8,
    },
    [],
  ],
  actions: [
    {
      ...RULES,
      company: company(),
      sequence: ['hold', 'pivot', 'shoot', 'move'],
      ...FACTS('beganInMelee', 'inWater', 'routing'),
    },
    [],
  ],
  pursuit: [
    {
      ...RULES,
      company: company('cavalry'),
      outcome: 'defenderRetreats',
      otherEnemyDistance: null,
      firstPursuitThisTurn: true,
    },
    [],
  ],
  command: [
    {
      ...RULES,
      generals: [{ personality: 'bold', rank: 'army', inRange: true, los: true }],
      type: 'cavalry',
      traits: ['impetuous'],
      canChargeSomeEnemy: true,
      inFortification: false,
      modify: 1,
    },
    [3],
  ],
  personality: [{ ...RULES, rank: 'brigade', listed: null }, [3]],
  rally: [
    {
      ...RULES,
      companies: [{ id: 'a', type: 'lineInfantry', sp: 4, strength: 1, traits: [] }],
      traits: ['elite'],
      general: { charismatic: true, attached: true, ownBrigade: true, higher: false },
      ownerDistribution: ['a'],
      ...FACTS('inMeleeRange', 'alreadyTried', 'routing'),
    },
    [6],
  ],
  brigadeMorale: [{ ...RULES, original: 4, lost: 2, alreadyTested: false, groups: ['a'] }, [3]],
  initiative: [RULES, [3, 4]],
  victory: [
    {
      ...RULES,
      original: { red: 4, blue: 4 },
      lost: { red: 1, blue: 0 },
      breakFraction: { red: [1, 2] },
      pickup: false,
      atLimit: true,
      minDifference: [1, 10],
      nearCentre: { red: 1, blue: 0 },
    },
    [],
  ],
  pickup: [{ ...RULES, seed: 1 }, []],
};

for (const [kind, [given, dice]] of Object.entries(KINDS)) {
  const run = vectors[kind as keyof typeof vectors];
  test(`${kind}: every key of the grammar is understood, and another refused in a sentence`, () => {
    assert.doesNotThrow(() => run({ kind, ...given }, dice));
    assert.throws(() => run({ kind, ...given, weather: 'rain' }, dice), /no field "weather"/);
    for (const [key, value] of Object.entries(given))
      if (isThing(value) && !['options', 'original', 'lost', 'breakFraction', 'nearCentre'].includes(key))
        assert.throws(() => run({ kind, ...given, [key]: { ...value, weather: 1 } }, dice), /weather/, key);
  });
}

test('a general on a table is a target at his stand', () => {
  const given = {
    ...SCENE,
    stands: [stand('A', 'red', 20, 20), stand('G', 'blue', 20, 24.5, { type: 'general', attached: false })],
    shooter: 'A',
    general: 'G',
    weaponUsed: 'musket',
  };
  assert.deepEqual(vectors.generalTarget(given), { legal: true });
  assert.throws(() => vectors.generalTarget({ ...given, weather: 1 }), /no field "weather"/);
});

function isThing(value: Json | undefined): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
