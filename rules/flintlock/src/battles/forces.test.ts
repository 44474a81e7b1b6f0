import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import type { Force, ListedRegiment } from './battle.ts';
import { BATTLE_IDS, flintlockBattle } from './index.ts';

/**
 * The battle blocks of the digest, FL-BATTLE-*, a line for each Command: leader, Initiative and Command Range;
 * Cohesion Rating, Shock Status and formation; then its regiments with units, weapon and Morale Rating.
 */
const DIGEST: Readonly<Record<string, readonly string[]>> = {
  cowpens: [
    'British, Flight Level 12: Tarleton 3/7',
    'Newmarsh 3/4, 2 Good Open: 4 M+1',
    'Rousselet 3/4, 2 Fair Open: 4 M+1',
    'Mackenzie 3/4, 2 Good Open: 3 M+2 sk1',
    'McArthur 4/4, 3 Good Open: 5 M+2',
    'Ogilvie 4/4, 1 Good no formation: 1 horse+1',
    'Nettles 4/4, 1 Good no formation: 1 horse+2',
    'Hovenden 3/4, 2 Good no formation: 4 horse+1',
    'guns: 3, 3',
    'American, Flight Level 14: Morgan 4/7',
    'McDowell 3/4, 2 Fair Open: 4 R+0 militia, 2 R+0 militia',
    'Pickens 4/5, 4 Fair Open: 3 R+0 militia, 3 R+0 militia, 3 R+0 militia, 3 R+0 militia',
    'Howard 4/5, 4 Excellent Open: 5 M+2, 1 M+1',
    'Triplett 3/4, 2 Good Open: 3 R+1 militia',
    'Washington 4/5, 2 Excellent no formation: 2 horse+2, 1 horse+1',
  ],
  camden: [
    'British, Flight Level 28: Cornwallis 4/8',
    'Webster 4/5, 6 Excellent Open: 5 M+2, 6 M+2, 3 M+2 sk1',
    'Rawdon 4/5, 5 Good Open: 6 M+1, 3 M+1, 5 M+1',
    'Bryan 2/4, 2 Poor Open: 6 M-1 militia',
    'Leslie 3/4, 3 Good Open: 3 M+2, 2 M+2',
    'Tarleton 4/5, 2 Good no formation: 4 horse+1',
    'guns: 6, 6, 3, 3',
    'American, Flight Level 21: Gates 2/6',
    'De Kalb 4/5, 5 Good Open: 6 M+2, 10 M+1',
    'Smallwood 3/4, 3 Good Open: 8 M+1',
    'Gregory 3/4, 2 Fair Close: 8 M+0 militia',
    'Butler 2/4, 2 Poor Close: 8 M-1 militia',
    'Rutherford 2/4, 2 Poor Close: 8 M-1 militia',
    'Stevens 3/4, 3 Poor Close: 14 M-1 militia',
    'Armstrong 3/4, 2 Fair Open: 3 M+0 militia, 2 M+1 sk1',
    'Armand 2/4, 1 Fair no formation: 1 horse+0, 1 horse+0',
    'guns: 6, 6, 6, 3, 3, 3, 3',
  ],
  guilford: [
    'British, Flight Level 20: Cornwallis 4/8',
    'Webster 4/5, 5 Excellent Open: 5 M+2, 5 M+2',
    'Leslie 3/4, 3 Good Open: 5 M+2',
    'Dupuy 3/4, 3 Good Close: 6 M+1',
    "O'Hara 4/4, 4 Excellent Open: 5 M+2, 1 M+2",
    'Norton 3/4, 2 Excellent Open: 4 M+2',
    'Roeder 3/4, 2 Good Open: 2 R+1 sk1, 1 M+2 sk1',
    'Tarleton 4/5, 2 Good no formation: 3 horse+1',
    'guns: 6, 3, 3',
    'American, Flight Level 38: Greene 4/8',
    'Eaton 2/4, 2 Fair Open: 5 M-1 militia, 5 M-1 militia',
    'Butler 2/4, 2 Poor Open: 5 M-1 militia, 5 M-1 militia',
    'Lynch 3/4, 2 Fair Open: 4 R+1 sk1',
    'Kirkwood 4/4, 1 Excellent Open: 1 M+2 sk1, 1 M+1',
    'Washington 4/5, 1 Excellent no formation: 2 horse+2',
    'Campbell 3/4, 2 Good Open: 4 R+1 sk1, 2 M+2',
    'Lee 4/5, 1 Excellent no formation: 2 horse+2',
    'Lawson 3/4, 3 Fair Open: 12 M+0 militia',
    'Stevens 4/4, 3 Fair Open: 10 M+0 militia',
    'Huger 3/5, 4 Good Open: 6 M+1, 6 M+1',
    'Williams 4/5, 4 Good Open: 6 M+2, 6 M+0',
    'guns: 6, 6, 6, 6',
  ],
  hobkirk: [
    'British, Flight Level 18: Rawdon 4/7',
    'Campbell 4/5, 4 Good Open: 3 M+1, 3 M+1, 4 M+1',
    'Doyle 4/4, 2 Good Open: 3 M+1, 1 M+0',
    'Robertson 3/4, 1 Good Open: 1 R+1 sk1',
    'Fraser 3/4, 2 Fair Open: 3 M+1',
    'Coffin 3/5, 1 Good no formation: 1 horse+1',
    'guns: 6, 6',
    'American, Flight Level 14: Greene 4/7',
    'Kirkwood 4/4, 1 Excellent Open: 1 M+2 sk1, 1 M+1, 1 M+1',
    'Williams 4/5, 2 Good Open: 4 M+1, 4 M+1',
    'Huger 3/5, 3 Good Open: 4 M+1, 4 M+1',
    'Read 2/4, 2 Poor Open: 5 M-1 militia',
    'Washington 4/5, 1 Excellent no formation: 2 horse+2',
    'guns: 6, 6, 6',
  ],
};

const said = ({ units, weapon, morale, militia, skirmishers }: ListedRegiment): string =>
  [
    `${units.length} ${weapon ?? 'horse'}${morale < 0 ? '' : '+'}${morale}`,
    militia ? ' militia' : '',
    skirmishers > 0 ? ` sk${skirmishers}` : '',
  ].join('');

function linesOf(side: string, { overall, commands, guns, flightLevel }: Force): string[] {
  const pounders = guns.flatMap((each) => each.guns.map(({ pounder }) => pounder));
  return [
    `${side}, Flight Level ${flightLevel}: ${overall.name} ${overall.initiative}/${overall.range}`,
    ...commands.map(
      ({ leader, cohesion, status, formation, regiments }) =>
        `${leader.name} ${leader.initiative}/${leader.range}, ${cohesion} ${status} ${formation ?? 'no formation'}: ${regiments.map(said).join(', ')}`,
    ),
    ...(pounders.length > 0 ? [`guns: ${pounders.join(', ')}`] : []),
  ];
}

/** The ratings of units, leaders and Commands in a battle. */
const RATED = [
  'FL-2.5a',
  'FL-2.22a',
  'FL-2.22d',
  'FL-4.1b',
  'FL-4.2a',
  'FL-4.2b',
  'FL-4.2d',
  'FL-4.2f',
  'FL-14.0i',
];

for (const id of BATTLE_IDS) {
  const { data, surveyed } = flintlockBattle(id);
  clause(RATED, `${surveyed.title}: the forces and ratings are those of the digest`, () =>
    assert.deepEqual(
      [...linesOf('British', data.british), ...linesOf('American', data.american)],
      DIGEST[id],
    ),
  );

  clause('FL-15.0a', `${surveyed.title}: the British go first`, () => assert.equal(data.first, 'british'));

  test(`${surveyed.title}: every regiment and group of guns has its colours`, () => {
    const names = [data.british, data.american].flatMap(({ commands, guns }) => [
      ...commands.flatMap(({ regiments }) => regiments.map(({ name }) => name)),
      ...guns.map(({ name }) => name),
    ]);
    assert.deepEqual([...new Set(names)].sort(), Object.keys(data.uniforms).sort());
  });
}

/** Infantry, Cavalry and guns of a side, from the digest's "Armies". */
const ARMIES: Readonly<Record<string, readonly [string, string]>> = {
  cowpens: ['16 6 2', '27 3 0'],
  camden: ['39 4 4', '67 2 7'],
  guilford: ['34 3 3', '78 4 4'],
  hobkirk: ['18 1 2', '24 2 3'],
};

for (const id of BATTLE_IDS)
  test(`${id}: units of each arm are as many as the digest counts`, () => {
    const { british, american } = flintlockBattle(id).data;
    const counted = [british, american].map(({ commands, guns }) => {
      const units = (kind: string) =>
        commands
          .flatMap(({ regiments }) => regiments.filter((each) => each.kind === kind))
          .reduce((sum, each) => sum + each.units.length, 0);
      return `${units('infantry')} ${units('cavalry')} ${guns.reduce((sum, each) => sum + each.guns.length, 0)}`;
    });
    assert.deepEqual(counted, ARMIES[id]);
  });

const CUSTOMS = ['FL-6.7b', 'FL-6.7c', 'FL-6.7d', 'FL-6.7e'];
clause(
  CUSTOMS,
  'by custom Germans fight in Close, lights and rifles as such, American militia as it began',
  () => {
    const troops = (id: string) => {
      const { british, american } = flintlockBattle(id).data;
      const regiments = [british, american].flatMap(({ commands }) =>
        commands.flatMap((each) => each.regiments),
      );
      return Object.fromEntries(regiments.map((each) => [each.name, each.troops]));
    };
    const { guilford, camden } = { guilford: troops('guilford'), camden: troops('camden') };
    assert.equal(guilford['Regiment von Bose'], 'germans');
    assert.equal(guilford['Ansbach Jaegers'], 'lights');
    assert.equal(guilford["Lawson's Militia"], 'militia');
    const lights = Object.keys(guilford).filter((name) => guilford[name] === 'lights');
    assert.deepEqual(lights.toSorted(), [
      'Ansbach Jaegers',
      "Campbell's Rifles",
      'Delaware Lights',
      'Guards Light Infantry',
      "Lynch's Rifles",
      'Virginia Lights',
    ]);
    assert.equal(troops('hobkirk')["Smith's Lights"], 'lights');
    assert.equal(camden["Porterfield's Lights"], 'lights');
    assert.equal(guilford['Legion Dragoons'], null);
    assert.equal(camden['33rd Foot'], 'regulars');
    assert.equal(camden['North Carolina Volunteers'], 'regulars');
  },
);

for (const id of BATTLE_IDS)
  clause('FL-2.22f', `${id}: Morale Ratings run from -1 to +2, militia is never above +1`, () => {
    const { british, american } = flintlockBattle(id).data;
    const regiments = [british, american].flatMap(({ commands }) =>
      commands.flatMap((each) => each.regiments),
    );
    for (const { name, morale, militia } of regiments)
      assert.ok(morale >= -1 && morale <= (militia ? 1 : 2), name);
  });

for (const id of BATTLE_IDS)
  clause('FL-2.6a', `${id}: a hex is 45 yards across and a unit of foot or horse 30 to 55 men`, () => {
    const { british, american, ground } = flintlockBattle(id).data;
    assert.equal(ground.layout.yardsPerHex, 45);
    for (const { commands } of [british, american]) {
      const units = commands.flatMap(({ regiments }) => regiments.flatMap((each) => each.units));
      const usual = units.reduce((sum, { men }) => sum + men, 0) / units.length;
      assert.ok(usual >= 30 && usual <= 55, `${usual} men`);
    }
  });
