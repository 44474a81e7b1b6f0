import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import { americanLegions } from '../index.ts';
import { NONE } from '../model/state.ts';
import { present } from '../present/index.ts';
import type { SideName } from '../tables/index.ts';
import { BATTLE_IDS, type LegionsBattle, legionsBattle } from './index.ts';

/** Regiment, leader, effectiveness, radius, morale, companies; from the battle tables AL-B-*. */
type Row = readonly [string, string, number, number, number | null, string];

interface Table {
  readonly turns: number;
  readonly start: readonly [SideName, string];
  readonly commanders: readonly [string, number, string, number];
  readonly british: readonly Row[];
  readonly american: readonly Row[];
  readonly guns: readonly [british: number, american: number];
}

const TABLES: Record<string, Table> = {
  cowpens: {
    turns: 7,
    start: ['british', 'mutual_fire'],
    commanders: ['Tarleton', 2, 'Morgan', 4],
    british: [
      ['Legion Infantry', 'Cochrane', 2, 2, 6, '6 musket'],
      ['Legion Cavalry', 'Tarleton', 2, 4, 6, '5 cavalry'],
      ['71st Highlanders', 'McArthur', 2, 2, 7, '5 musket'],
      ['7th Fusiliers', 'Newmarsh', 2, 2, 6, '4 musket'],
      ['17th Dragoons', 'Captain', 2, 3, 8, '1 cavalry'],
    ],
    american: [
      ['Continental Line', 'Howard', 3, 2, 7, '6 musket, 2 rifle'],
      ['Militia', 'Pickens', 3, 2, 5, '6 rifle'],
      ['3d Continental Dragoons', 'Washington', 3, 3, 8, '3 cavalry'],
      ['Skirmishers', 'McDowell', 2, 4, null, '4 skirmisher'],
    ],
    guns: [2, 0],
  },
  waxhaws: {
    turns: 5,
    start: ['british', 'command'],
    commanders: ['Tarleton', 2, 'Buford', 1],
    british: [
      ['Legion Cavalry', 'Kinloch', 2, 3, 7, '3 cavalry'],
      ['17th Dragoons', 'Captain', 2, 3, 8, '1 cavalry'],
      ['Legion Infantry', 'Cochrane', 2, 2, 6, '2 musket'],
    ],
    american: [
      ['3d Virginia Detachment, Right Wing', 'Wallace', 1, 2, 5, '4 musket'],
      ['3d Virginia Detachment, Left Wing', 'Stokes', 1, 2, 5, '3 musket'],
      ['Virginia Light Dragoons', 'Captain', 1, 3, 5, '1 cavalry'],
    ],
    guns: [0, 0],
  },
  hobkirk: {
    turns: 8,
    start: ['british', 'command'],
    commanders: ['Rawdon', 3, 'Greene', 2],
    british: [
      ['63d Foot', 'Campbell', 2, 2, 7, '4 musket'],
      ['New York Volunteers', 'Turnbull', 2, 2, 7, '3 musket'],
      ["King's American Regiment", 'Grant', 2, 2, 6, '3 musket'],
      ['Volunteers of Ireland', 'Doyle', 2, 2, 7, '3 musket'],
      ['Light Detachment', 'Robertson', 1, 2, 5, '1 rifle, 1 musket'],
      ['South Carolina Militia', 'Militia Major', 1, 2, 4, '3 musket'],
      ["Coffin's Dragoons", 'Coffin', 2, 3, 7, '1 cavalry'],
    ],
    american: [
      ['2d Virginia', 'Huger', 2, 4, 6, '4 musket'],
      ['1st Virginia', 'Huger', 2, 4, 6, '4 musket'],
      ['1st Maryland', 'Williams', 2, 4, 6, '4 musket'],
      ['2d Maryland', 'Williams', 2, 4, 6, '4 musket'],
      ["Kirkwood's Light Infantry", 'Kirkwood', 3, 2, 8, '2 musket'],
      ['North Carolina Militia', 'Read', 1, 2, 4, '5 musket'],
      ['3d Continental Dragoons', 'Washington', 3, 3, 8, '2 cavalry'],
    ],
    guns: [2, 3],
  },
  quinby: {
    turns: 8,
    start: ['american', 'command'],
    commanders: ['Coates', 3, 'Sumter', 2],
    british: [
      ['19th Foot, Right Wing', 'Senior Captain', 2, 2, 6, '5 musket, 1 howitzer'],
      ['19th Foot, Left Wing', 'Second Captain', 1, 2, 6, '5 musket'],
    ],
    american: [
      ['State Troops', 'Taylor', 2, 2, 5, '5 rifle'],
      ["Marion's Foot", 'Marion', 3, 4, 6, '3 rifle'],
      ["Horry's Horse", 'Marion', 3, 4, 6, '1 cavalry'],
      ['Legion Foot', 'Lee', 3, 4, 7, '2 musket'],
      ['Legion Horse', 'Lee', 3, 4, 8, '2 cavalry'],
    ],
    guns: [0, 0],
  },
};

function rowsOf({ data }: LegionsBattle, side: SideName): Row[] {
  return data[side].regiments.map((regiment) => {
    const arms = regiment.companies.map(({ arm }) => arm);
    const counts = [...new Set(arms)].map((arm) => `${arms.filter((other) => other === arm).length} ${arm}`);
    const { name, leader, effectiveness, radius, morale } = regiment;
    return [name, leader, effectiveness, radius, morale, counts.join(', ')];
  });
}

for (const battle of BATTLE_IDS.map(legionsBattle)) {
  const { surveyed, data: legions } = battle;
  test(`${surveyed.title}: forces, ratings and turns are those of the battle table (AL-2.1c)`, () => {
    const table = TABLES[surveyed.id] as Table;
    const { british, american } = legions;
    assert.equal(legions.turns, table.turns);
    assert.deepEqual([legions.start.playerTurn, legions.start.phase], table.start);
    assert.deepEqual(
      [british, american].flatMap(({ armyCommander: { name, effectiveness } }) => [name, effectiveness]),
      table.commanders,
    );
    assert.deepEqual(rowsOf(battle, 'british'), table.british);
    assert.deepEqual(rowsOf(battle, 'american'), table.american);
    const guns = [british, american].map(
      ({ regularGuns }) => regularGuns.flatMap(({ companies }) => companies).length,
    );
    assert.deepEqual(guns, table.guns);
  });

  test(`${surveyed.title}: brigades and victory name regiments of the right side`, () => {
    for (const side of ['british', 'american'] as const) {
      const own = legions[side].regiments.map(({ name }) => name);
      for (const { regiments } of legions[side].brigades)
        assert.ok(regiments.every((name) => own.includes(name)));
      const foes = legions[side === 'british' ? 'american' : 'british'].regiments.map(({ name }) => name);
      const victory = legions.victory[side];
      const named = victory.kind === 'broken-at-least' ? victory.of : [];
      assert.ok(named.every((name) => foes.includes(name)));
    }
  });
}

test('victory conditions (AL-9.1a, b, AL-10.1b, c, AL-11.1b, c, AL-12.1c, d)', () => {
  const victory = (id: string) => legionsBattle(id).data.victory;
  const wings = ['3d Virginia Detachment, Right Wing', '3d Virginia Detachment, Left Wing'];
  const nineteenth = ['19th Foot, Right Wing', '19th Foot, Left Wing'];
  assert.deepEqual(victory('cowpens'), {
    british: {
      kind: 'broken-at-least',
      count: 2,
      of: ['Continental Line', 'Militia', '3d Continental Dragoons'],
    },
    american: {
      kind: 'broken-at-least',
      count: 3,
      of: ['Legion Infantry', 'Legion Cavalry', '71st Highlanders', '7th Fusiliers'],
    },
  });
  assert.deepEqual(victory('waxhaws'), {
    british: { kind: 'broken-at-least', count: 2, of: wings },
    american: { kind: 'none-broken', of: wings },
  });
  assert.deepEqual(victory('quinby').american, {
    kind: 'any',
    of: [
      { kind: 'broken-at-least', count: 2, of: nineteenth },
      { kind: 'in-structures', structure: 'house', atLeast: 2 },
    ],
  });
});

clause(['AL-1.2a', 'AL-1.2b'], 'skirmishers and guns have 9 to 50 men of their own, others about 50', () => {
  const guns: Record<string, number[]> = {};
  for (const id of BATTLE_IDS)
    for (const { arm, men } of americanLegions.field(id, {}).companies)
      if (['musket', 'rifle', 'cavalry'].includes(arm)) assert.equal(men, 50);
      else (guns[`${id} ${arm}`] ??= []).push(men);
  assert.deepEqual(guns, {
    'cowpens six_pounder': [11, 11],
    'cowpens skirmisher': [50, 50, 25, 25],
    'hobkirk six_pounder': [10, 10, 14, 13, 13],
    'quinby howitzer': [12],
  });
});

clause('AL-1.2b', 'a lost gun counts with its own men among the losses', () => {
  const field = americanLegions.field('hobkirk', {});
  const state = americanLegions.deploy(field);
  for (const { id } of field.companies) state.at[id] = 0;
  const [gun] = field.companies.filter(({ side, gun: kind }) => side === 1 && kind === 'regular');
  const [musket] = field.companies.filter(({ side, arm }) => side === 1 && arm === 'musket');
  assert.ok(gun && musket);
  state.at[gun.id] = NONE;
  state.at[musket.id] = NONE;
  const { units, men, menOf, of } = americanLegions.losses(field, state, 1);
  assert.deepEqual([units, men], [2, 64]);
  assert.deepEqual([of, menOf], [28, 25 * 50 + 40]);
});

test('every abbreviation on a counter has its full name, and a battle uses none for two things', () => {
  for (const id of BATTLE_IDS) {
    const field = americanLegions.field(id, {});
    const names = new Map<string, string>();
    for (const { side, label, full } of field.companies) {
      assert.doesNotMatch(full, /\.|\b(Lt|Hlndrs|Drgns|Ryl|Art|Cont|KAR|Conv|Md|De|Va|NC|SC)\b/, label);
      assert.equal(names.get(`${side} ${label}`) ?? full, full, label);
      names.set(`${side} ${label}`, full);
    }
    const { pieces } = present.shows.scene({ field, state: americanLegions.deploy(field), known: [] });
    // A counter is as wide as twelve letters, and a name has more than two of them.
    for (const { short } of field.companies) assert.match(short, /^(?!\w{1,2}\.?$).{3,12}$/);
    for (const { short, full } of pieces.filter((each) => each.id.startsWith('company:')))
      assert.ok(full !== undefined || !/[.]|\b[A-Z][a-z]?\b|[b-df-hj-np-tv-z]{4}/.test(short), short);
  }
});
