import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Axial, distance, type HexMap, hexAt, neighbour } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { type Force, BATTLE_IDS as IDS, legionsBattle, type Regiment } from '../battles/index.ts';
import { leaderRating, STACKING_LIMIT } from '../tables/index.ts';

/** The battles as the clauses want them: forces, starts, ends, and the six lists of the ground. */

function laidOut(id: string) {
  const { data, map } = legionsBattle(id);
  return { al: data, map };
}

const forces = (id: string): Force[] => [laidOut(id).al.british, laidOut(id).al.american];
const everyRegiment = (): Regiment[] =>
  IDS.flatMap((id) => forces(id).flatMap((force) => [...force.regiments]));
const strength = (force: Force): Record<string, number> =>
  Object.fromEntries(force.regiments.map((regiment) => [regiment.name, regiment.companies.length]));

clause(['AL-1.2a', 'AL-1.2c'], 'a regiment is one to ten companies under one leader', () => {
  for (const { name, companies, leader } of everyRegiment()) {
    assert.ok(companies.length >= 1 && companies.length <= 10, name);
    assert.ok(leader.length > 0, name);
  }
});

clause(['AL-1.2f', 'AL-9.5b'], 'every regiment but the skirmishers has a morale', () => {
  for (const { name, morale, skirmishers } of everyRegiment())
    assert.equal(morale === null, skirmishers, name);
});

clause(
  ['AL-1.2e', 'AL-4.2g'],
  'a brigade is two regiments or more under its leader, who serves them all',
  () => {
    for (const id of IDS)
      for (const force of forces(id))
        for (const brigade of force.brigades) {
          assert.ok(brigade.regiments.length >= 2);
          assert.equal(brigade.radius, leaderRating('brigade', 0).radius);
          for (const name of brigade.regiments)
            assert.equal(force.regiments.find((regiment) => regiment.name === name)?.leader, brigade.leader);
        }
  },
);

clause(['AL-4.2b', 'AL-4.2g'], 'command radii at the start are those of the table', () => {
  for (const id of IDS)
    for (const force of forces(id)) {
      const inBrigade = new Set(force.brigades.flatMap((brigade) => brigade.regiments));
      for (const regiment of force.regiments) {
        if (inBrigade.has(regiment.name)) continue;
        const mounted = regiment.companies.every((company) => company.arm === 'cavalry');
        const kind = regiment.leaderIsArmyCommander
          ? 'army_commander_acting_as_leader'
          : regiment.skirmishers
            ? 'skirmisher_regiment'
            : mounted
              ? 'cavalry_regiment'
              : 'infantry_regiment';
        assert.equal(regiment.radius, leaderRating(kind, 0).radius, regiment.name);
      }
    }
});

clause(
  'AL-4.3a',
  'each side has one army commander, who leads a regiment only if he acts as its leader',
  () => {
    for (const id of IDS)
      for (const { armyCommander, regiments } of forces(id)) {
        const led = regiments.filter((regiment) => regiment.leaderIsArmyCommander).map(({ name }) => name);
        assert.deepEqual(led, armyCommander.actingLeaderOf === null ? [] : [armyCommander.actingLeaderOf]);
      }
  },
);

clause(['AL-2.1a', 'AL-2.1b', 'AL-2.1c'], 'a surveyed map at 100 yards a hex supplies the six lists', () => {
  for (const id of IDS) {
    const { al, map } = laidOut(id);
    assert.equal(map.layout.yardsPerHex, 100);
    assert.ok(map.count > 0);
    assert.ok(map.level.every((level) => level >= 0));
    for (const { hex, kind } of al.structures) assert.equal(map.structure[hexAt(map, ...hex)], kind, id);
    for (const edge of [al.friendlyEdge.british, al.friendlyEdge.american]) assert.ok(edge.length > 0, id);
    for (const force of forces(id))
      for (const group of [...force.regiments, ...force.regularGuns]) assert.ok(group.setUp.length > 0);
  }
});

clause(['AL-9.3a', 'AL-6.4b'], 'a friendly edge is passable map hexes with a side off the map', () => {
  for (const id of IDS) {
    const { al, map } = laidOut(id);
    for (const hexes of [al.friendlyEdge.british, al.friendlyEdge.american])
      for (const at of hexes) {
        const hex = hexAt(map, ...at);
        assert.notEqual(hex, -1, id);
        assert.equal(map.impassable[hex], 0, id);
        assert.ok(
          [0, 1, 2, 3, 4, 5].some((side) => neighbour(map, hex, side) === -1),
          id,
        );
      }
  }
});

clause('AL-9.3a', 'at Cowpens each side stands nearer to its own edge than any of the enemy does', () => {
  const { al, map } = laidOut('cowpens');
  const steps = (force: Force, edge: readonly Axial[]): number[] =>
    force.regiments.flatMap(({ companies }) =>
      companies.map(({ hex }) =>
        Math.min(...edge.map((at) => distance(map, hexAt(map, ...hex), hexAt(map, ...at)))),
      ),
    );
  const { british, american } = al.friendlyEdge;
  assert.ok(Math.max(...steps(al.british, british)) < Math.min(...steps(al.american, british)));
  assert.ok(Math.max(...steps(al.american, american)) < Math.min(...steps(al.british, american)));
});

clause(
  ['AL-2.4a', 'AL-2.4b', 'AL-6.2a', 'AL-6.3b'],
  'the suggested set-up is in the set-up hexes, at most four companies to a hex, arms apart',
  () => {
    for (const id of IDS)
      for (const force of forces(id)) {
        const held = new Map<string, string[]>();
        for (const group of [...force.regiments, ...force.regularGuns])
          for (const company of group.companies) {
            const at = company.hex.join();
            assert.ok(
              group.setUp.some((hex) => hex.join() === at),
              `${id}: ${company.label} at ${at}`,
            );
            held.set(at, [...(held.get(at) ?? []), company.arm]);
          }
        for (const [at, arms] of held) {
          assert.ok(arms.length <= STACKING_LIMIT, `${id}: ${at}`);
          assert.ok(arms.every((arm) => arm === 'cavalry') || !arms.includes('cavalry'), `${id}: ${at}`);
        }
        for (const regiment of force.regiments)
          if (!force.brigades.some((brigade) => brigade.regiments.includes(regiment.name)))
            assert.ok(
              regiment.companies.some((company) => company.hex.join() === regiment.leaderHex.join()),
              regiment.name,
            );
      }
  },
);

clause(
  ['AL-2.4c', 'AL-2.4e'],
  'brigade leaders and free army commanders start with a company of theirs',
  () => {
    for (const id of IDS)
      for (const { brigades, regiments, regularGuns, armyCommander } of forces(id)) {
        const stands = (
          of: readonly { companies: readonly { hex: readonly number[] }[] }[],
          at: readonly number[],
        ): boolean =>
          of.some(({ companies }) => companies.some((company) => company.hex.join() === at.join()));
        for (const brigade of brigades)
          assert.ok(
            stands(
              regiments.filter(({ name }) => brigade.regiments.includes(name)),
              brigade.hex,
            ),
            brigade.name,
          );
        if (armyCommander.actingLeaderOf === null)
          assert.ok(stands([...regiments, ...regularGuns], armyCommander.hex), armyCommander.name);
      }
  },
);

clause(
  ['AL-9.1e', 'AL-9.2a', 'AL-9.4a', 'AL-9.4b', 'AL-9.6a'],
  'Cowpens: turns, start and the British',
  () => {
    const { turns, start, british } = laidOut('cowpens').al;
    assert.equal(turns, 7);
    assert.deepEqual(start, { playerTurn: 'british', phase: 'mutual_fire' });
    assert.deepEqual(strength(british), {
      'Legion Infantry': 6,
      'Legion Cavalry': 5,
      '71st Highlanders': 5,
      '7th Fusiliers': 4,
      '17th Dragoons': 1,
    });
    assert.deepEqual(
      british.regiments.map(({ leader }) => leader),
      ['Cochrane', 'Tarleton', 'McArthur', 'Newmarsh', 'Captain'],
    );
    assert.equal(british.armyCommander.actingLeaderOf, 'Legion Cavalry');
    assert.equal(british.regiments.at(-1)?.lastStepName, 'coronet');
    assert.equal(british.regularGuns.flatMap(({ companies }) => companies).length, 2);
  },
);

clause(['AL-9.5a', 'AL-9.5b', 'AL-9.6a'], 'Cowpens: the Americans', () => {
  const { american } = laidOut('cowpens').al;
  assert.equal(american.armyCommander.name, 'Morgan');
  assert.deepEqual(strength(american), {
    'Continental Line': 8,
    Militia: 6,
    '3d Continental Dragoons': 3,
    Skirmishers: 4,
  });
  const militia = american.regiments.find(({ name }) => name === 'Militia');
  assert.ok(militia?.companies.every(({ arm }) => arm === 'rifle'));
  assert.equal(american.regiments.at(-1)?.skirmishers, true);
});

clause('AL-10.1a', 'Waxhaws: turns, start and forces', () => {
  const { turns, start, british, american } = laidOut('waxhaws').al;
  assert.deepEqual([turns, start], [5, { playerTurn: 'british', phase: 'command' }]);
  assert.deepEqual(strength(british), { 'Legion Cavalry': 3, '17th Dragoons': 1, 'Legion Infantry': 2 });
  assert.deepEqual(strength(american), {
    '3d Virginia Detachment, Right Wing': 4,
    '3d Virginia Detachment, Left Wing': 3,
    'Virginia Light Dragoons': 1,
  });
});

clause('AL-11.1a', "Hobkirk's Hill: turns, start and forces", () => {
  const { turns, start, british, american } = laidOut('hobkirk').al;
  assert.deepEqual([turns, start], [8, { playerTurn: 'british', phase: 'command' }]);
  assert.deepEqual(Object.values(strength(british)), [4, 3, 3, 3, 2, 3, 1]);
  assert.deepEqual(Object.values(strength(american)), [4, 4, 4, 4, 2, 5, 2]);
  assert.deepEqual(
    american.brigades.map(({ leader }) => leader),
    ['Huger', 'Williams'],
  );
});

clause('AL-12.1a', 'Quinby Bridge: turns, start and forces', () => {
  const { turns, start, british, american } = laidOut('quinby').al;
  assert.deepEqual([turns, start], [8, { playerTurn: 'american', phase: 'command' }]);
  assert.deepEqual(Object.values(strength(british)), [6, 5]);
  assert.deepEqual(
    british.regiments[0]?.companies.filter(({ gun }) => gun === 'attached').map(({ arm }) => arm),
    ['howitzer'],
  );
  assert.deepEqual(Object.values(strength(american)), [5, 3, 1, 2, 2]);
});

clause('AL-12.1b', 'Quinby Bridge: two house hexes or more, a creek, and a way over it', () => {
  const { al, map } = laidOut('quinby');
  assert.ok(al.structures.filter(({ kind }) => kind === 'house').length >= 2);
  assert.ok(map.impassable.some((closed) => closed === 1));
  assert.equal(parts(map), 1);
});

/** The number of parts of the map that no path connects. */
function parts(map: HexMap): number {
  const seen = new Set<number>();
  let count = 0;
  for (let start = 0; start < map.count; start++) {
    if (seen.has(start) || map.impassable[start]) continue;
    count++;
    const open = [start];
    seen.add(start);
    for (let hex = open.pop(); hex !== undefined; hex = open.pop())
      for (let side = 0; side < 6; side++) {
        const next = neighbour(map, hex, side);
        if (next === -1 || map.impassable[next] || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
  }
  return count;
}

test('all counters of a regiment bear its name, and no other regiment of the battle the same', () => {
  for (const id of IDS) {
    const regiments = forces(id).flatMap((force) => [...force.regiments]);
    const names = regiments.map(({ companies }) => [
      ...new Set(companies.flatMap(({ gun, short }) => (gun ? [] : [short]))),
    ]);
    regiments.forEach(({ name }, i) => assert.equal(names[i]?.length, 1, `${name}: ${names[i]?.join(', ')}`));
    assert.equal(new Set(names.flat()).size, names.length, `${id}: ${names.join(', ')}`);
  }
});
