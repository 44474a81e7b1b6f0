import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { ARMS, SHOCK_COLUMNS } from '../tables/index.ts';
import {
  type Charger,
  companyShock,
  type Defender,
  refuseShock,
  type ShockAttack,
  shockColumn,
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

clause('AL-7.44c', 'a structure has no effect on cavalry charged in it, except infantry’s own shift', () => {
  const odds = shockOdds({
    attackers: [charger()],
    defenders: [defender({ arm: 'cavalry' })],
    structure: true,
  });
  assert.equal(odds.shift, -2);
});

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
  'a shock attack is explained line by line, shifts only if there are any',
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

clause('AL-7.41l', 'a result that costs the attacker more, or the defender less, ranks lower', () => {
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

clause(
  ['AL-7.41c', 'AL-7.41n', 'AL-7.4b', 'AL-7.4c', 'AL-7.44a', 'AL-5.2b', 'AL-4.11d', 'AL-4.14d'],
  'each reason against a charge is found by itself; a legal charge has none',
  () => {
    const skirmisher = defender({ arm: 'skirmisher' });
    const attack = (attackers: Partial<Charger>[], more: Partial<ShockAttack> = {}): ShockAttack => ({
      attackers: attackers.map((each, i) => charger({ id: `company:${i}`, ...each })),
      defenders: [defender()],
      structure: false,
      ...more,
    });
    const rows: readonly (readonly [code: string | null, attack: ShockAttack])[] = [
      [null, attack([{}, {}])],
      [null, attack([{ order: 'CHARGE', routed: false, outOfCommand: false, notInFront: false }])],
      ['arm_cannot_initiate_shock', attack([{}, { arm: 'skirmisher' }])],
      ['arm_cannot_initiate_shock', attack([{}, { arm: 'howitzer' }])],
      ['routed', attack([{}, { routed: true }])],
      ['out_of_command', attack([{}, { outOfCommand: true }])],
      ['no_charge_order', attack([{ order: 'CHARGE' }, { order: 'MOVE' }])],
      ['no_charge_order', attack([{ order: null }])],
      ['not_front_hex', attack([{}, { notInFront: true }])],
      ['skirmishers_only_target', attack([{}], { defenders: [skirmisher, skirmisher] })],
      [null, attack([{}], { defenders: [skirmisher, defender()] })],
      ['cavalry_vs_structure', attack([{ arm: 'cavalry' }], { structure: true })],
      [null, attack([{}], { structure: true })],
      [null, attack([{ arm: 'cavalry' }])],
      ['already_attacked', attack([{}, { alreadyAttacked: true }])],
    ];
    for (const [code, each] of rows)
      assert.equal(refuseShock(each)?.code ?? null, code, JSON.stringify(each));
  },
);

clause(
  ['AL-7.41g', 'AL-7.41h', 'AL-7.41i', 'AL-7.41j', 'AL-7.41k', 'AL-7.41r'],
  'each shift is found by itself: cavalry on foot, flank, infantry on a structure and on cavalry',
  () => {
    const shift = (attackers: Partial<Charger>[], defenders: Partial<Defender>[], structure = false) =>
      shockOdds({ attackers: attackers.map(charger), defenders: defenders.map(defender), structure }).shift;
    const horse = { arm: 'cavalry' } as const;
    assert.equal(shift([{}], [{}]), 0);
    assert.equal(shift([horse], [{}]), 1);
    assert.equal(shift([horse], [{ arm: 'howitzer' }]), 1);
    assert.equal(shift([horse, {}], [{}]), 0, 'not where foot attacks with it');
    assert.equal(shift([horse], [horse]), 0);
    assert.equal(shift([{ entry: 'flank' }], [{}]), 1);
    assert.equal(shift([{ entry: 'rear' }, { entry: 'flank' }], [{}]), 1);
    assert.equal(shift([{ entry: 'rear' }, {}], [{}]), 0, 'not where one comes by the front');
    assert.equal(shift([{ entry: 'flank' }], [{ routed: true }]), 0);
    assert.equal(shift([{ entry: 'flank' }], [{ routed: true }, {}]), 1);
    assert.equal(shift([{}], [{}], true), -1);
    assert.equal(shift([{ arm: 'rifle' }], [{}], true), -1);
    assert.equal(shift([horse, {}], [{}], true), -1);
    assert.equal(shift([{}], [horse]), -1);
    assert.equal(shift([{}], [{}, horse]), -1);
  },
);

clause(
  ['AL-7.41k', 'AL-7.41e'],
  'shifts move the column to either side, and not past the first or the last',
  () => {
    const columns = (attack: number, defence: number) =>
      [-3, -1, 0, 1, 3].map((shift) => SHOCK_COLUMNS[shockColumn(attack, defence, shift)]);
    assert.deepEqual(columns(1, 1), ['1-3', '1-2', '1-1', '2-1', '4-1']);
    assert.deepEqual(columns(1, 3), ['1-3', '1-3', '1-3', '1-2', '2-1']);
    assert.deepEqual(columns(1, 9), ['1-3', '1-3', '1-3', '1-2', '2-1']);
    assert.deepEqual(columns(9, 1), ['2-1', '4-1', '5-1', '5-1', '5-1']);
    const even = { attackers: [charger(), charger({ id: 'b' })], defenders: [defender()], structure: false };
    assert.deepEqual(Object.values(shockOdds(even)), [2, 1, '2-1', 0, '2-1']);
  },
);

clause(
  ['AL-7.41l', 'AL-7.41d'],
  'a kill weighs as much as two disorders, for the enemy and for oneself',
  () => {
    const weighed = (attackers: number, defenders: number) => {
      const { outcomes, table, title } = shockReckoning({
        attackers: Array.from({ length: attackers }, (_, i) => charger({ id: `company:${i}` })),
        defenders: Array.from({ length: defenders }, (_, i) => defender({ id: `company:${9 + i}` })),
        structure: false,
        targetName: '0304',
      });
      assert.equal(title, 'Shock against 0304');
      assert.deepEqual(table?.ring.rows, [0, 1, 2, 3, 4, 5]);
      return outcomes.map(({ key, rank }) => `${key} ${rank}`);
    };
    assert.deepEqual(weighed(1, 3), ['KDD.- -4', 'KDD.- -4', 'KDD.- -4', 'KD.- -3', 'KD.D -2', 'DD.D -1']);
    assert.deepEqual(weighed(5, 1), ['-.D 1', '-.D 1', 'D.KDD 3', '-.KD 3', '-.KDD 4', '-.KKKD 7']);
    assert.equal(
      shockReckoning({ attackers: [charger()], defenders: [defender()], structure: false }).title,
      'Shock',
    );
  },
);

clause('AL-7.41l', 'an outcome names the regiments its hits fall on, each side by its own', () => {
  const { outcomes } = shockReckoning({
    attackers: [charger()],
    defenders: [defender()],
    structure: false,
    attackerBodies: 'the Legion',
    targetBodies: 'the Militia',
  });
  assert.equal(
    outcomes.find(({ cell }) => cell.attacker.text === 'KD' && cell.defender.text === 'D')?.label,
    '1 killing and 1 disordering hit on the Legion; 1 disordering hit on the Militia',
  );
});
