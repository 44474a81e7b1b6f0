import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { ARMS, SHOCK_COLUMNS } from '../tables.ts';
import {
  type Charger,
  companyShock,
  type Defender,
  refuseShock,
  shockOdds,
  shockRawColumn,
  shockReckoning,
} from './shock.ts';

const charger = (more: Partial<Charger> = {}): Charger => ({
  id: 'company:1',
  arm: 'musket',
  disordered: false,
  entry: 'front',
  ...more,
});
const defender = (more: Partial<Defender> = {}): Defender => ({
  id: 'company:9',
  arm: 'musket',
  disordered: false,
  ...more,
});

clause('AL-7.41d', 'shock strength by arm, in good order and disordered', () => {
  assert.deepEqual(
    ARMS.map((arm) => [arm, companyShock(arm, false), companyShock(arm, true)]),
    [
      ['musket', 1, 0.5],
      ['rifle', 0.5, 0.5],
      ['cavalry', 1, 0.5],
      ['skirmisher', 1, 0.5],
      ['six_pounder', 0.5, 0.5],
      ['howitzer', 0.5, 0.5],
    ],
  );
});

clause(['AL-7.41e', 'AL-7.41f'], 'raw odds of every pairing up to six companies, by whole division', () => {
  for (let attack = 1; attack <= 12; attack++)
    for (let defence = 1; defence <= 12; defence++) {
      const more = Math.min(5, Math.trunc(attack / defence));
      const less = Math.min(3, Math.trunc((defence + attack - 1) / attack));
      const expected = attack >= defence ? `${more}-1` : `1-${less}`;
      assert.equal(SHOCK_COLUMNS[shockRawColumn(attack / 2, defence / 2)], expected, `${attack}:${defence}`);
    }
});

clause(
  ['AL-7.42a', 'AL-7.41a', 'AL-7.41b'],
  'all attackers of several hexes add up against all defenders of one',
  () => {
    const odds = shockOdds({
      attackers: [charger(), charger({ id: 'b', arm: 'rifle' }), charger({ id: 'c', arm: 'cavalry' })],
      defenders: [
        defender(),
        defender({ id: 'g', arm: 'howitzer' }),
        defender({ id: 's', arm: 'skirmisher' }),
      ],
      structure: false,
    });
    assert.deepEqual([odds.attack, odds.defence, odds.raw], [2.5, 2.5, '1-1']);
  },
);

clause(
  'AL-7.44c',
  'a structure does nothing to cavalry that is charged in it but for infantry’s own shift',
  () => {
    const odds = shockOdds({
      attackers: [charger()],
      defenders: [defender({ arm: 'cavalry' })],
      structure: true,
    });
    assert.equal(odds.shift, -2);
  },
);

clause('AL-7.41l', 'the reckoning shows odds and shifts with their clauses', () => {
  const reckoning = shockReckoning({
    attackers: [charger({ arm: 'cavalry', entry: 'flank' })],
    defenders: [defender()],
    structure: false,
  });
  assert.deepEqual(
    reckoning.lines.slice(-4).map(({ label, value, clause: id }) => [label, value, id]),
    [
      ['Raw odds', '1-1', 'AL-7.41e'],
      ['Cavalry against infantry or artillery', 1, 'AL-7.41g'],
      ['Through the flank', 1, 'AL-7.41h'],
      ['After shifts', '3-1', 'AL-7.41k'],
    ],
  );
  assert.equal(reckoning.outcomes[5]?.key, '-.KDD');
});

clause(['AL-7.41c', 'AL-7.41n'], 'infantry and cavalry under Charge may start shock, no other arm', () => {
  const may = ARMS.filter(
    (arm) =>
      refuseShock({ attackers: [charger({ arm })], defenders: [defender()], structure: false }) === null,
  );
  assert.deepEqual(may, ['musket', 'rifle', 'cavalry']);
});

clause(
  ['AL-7.41d', 'AL-7.41e', 'AL-7.41k'],
  'a shock attack is explained line by line, shifts only where there are any',
  () => {
    const lines = (attackers: Charger[], defenders: Defender[]) =>
      shockReckoning({ attackers, defenders, structure: false }).lines.map(
        ({ label, value }) => `${label} ${value}`,
      );
    assert.deepEqual(
      lines([charger({ name: 'The Foot' })], [defender({ name: 'The Line', disordered: true })]),
      ['The Foot: musket 1', 'Attack 1', 'The Line: musket, disordered 0.5', 'Defence 0.5', 'Raw odds 2-1'],
    );
    const onFlank = lines([charger({ entry: 'flank' })], [defender()]);
    assert.ok(onFlank.some((line) => line.startsWith('Through the flank')));
    assert.ok(onFlank.at(-1)?.startsWith('After shifts'));
  },
);

clause('AL-7.41l', 'what costs the attacker more, or the defender less, ranks lower', () => {
  for (const defending of [1, 2, 3, 4]) {
    const defenders = Array.from({ length: defending }, (_, i) => defender({ id: `company:${i}` }));
    const { outcomes } = shockReckoning({ attackers: [charger()], defenders, structure: false });
    for (const { cell: a, rank } of outcomes)
      for (const { cell: b, rank: other } of outcomes) {
        const noWorse =
          a.attacker.kills <= b.attacker.kills &&
          a.attacker.disorders <= b.attacker.disorders &&
          a.defender.kills >= b.defender.kills &&
          a.defender.disorders >= b.defender.disorders;
        const loss = (cell: typeof a.attacker) => `${cell.kills} ${cell.disorders}`;
        const same = loss(a.attacker) === loss(b.attacker) && loss(a.defender) === loss(b.defender);
        if (noWorse) assert.ok(same ? rank === other : rank > other, `${JSON.stringify([a, b])}`);
      }
  }
});
