import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Axial,
  centre,
  deploymentOf,
  distance,
  distanceToLine,
  flood,
  type HexMap,
  hexAt,
  neighbour,
  trace,
  UNFLOODED,
} from '@linstock/ground';
import { opposedContours } from '../reckon/sight.ts';
import type { SideName } from '../tables/index.ts';
import { BATTLE_IDS, type Company, type LegionsBattle, legionsBattle } from './index.ts';

const SIDES: readonly SideName[] = ['british', 'american'];
const at = (map: HexMap, [q, r]: Axial) => hexAt(map, q, r);

interface Body {
  readonly side: SideName;
  readonly name: string;
  readonly companies: readonly Company[];
  readonly setUp: readonly Axial[];
}

/** Every regiment and group of guns of a battle. */
function bodiesOf({ data: legions }: LegionsBattle): Body[] {
  return SIDES.flatMap((side) => [
    ...legions[side].regiments.map((regiment) => ({ side, ...regiment })),
    ...legions[side].regularGuns.map((guns) => ({ side, name: guns.label, ...guns })),
  ]);
}

for (const laid of BATTLE_IDS.map(legionsBattle)) {
  const { surveyed: battle, data: legions, map } = laid;
  const bodies = bodiesOf(laid);

  test(`${battle.title}: set-up hexes are passable map hexes, one for every company (AL-2.1b, AL-2.4a)`, () => {
    for (const { name, companies, setUp } of bodies) {
      const hexes = setUp.map((hex) => at(map, hex));
      assert.ok(
        hexes.every((hex) => hex !== -1 && map.impassable[hex] === 0),
        name,
      );
      assert.ok(
        companies.every(({ hex }) => hexes.includes(at(map, hex))),
        name,
      );
    }
  });

  test(`${battle.title}: the suggested set-up is legal (AL-2.4b, AL-5.3a, AL-6.2a, AL-6.3b)`, () => {
    const held = new Map<number, (Company & { side: SideName })[]>();
    for (const { side, companies } of bodies) {
      for (const company of companies) {
        const hex = at(map, company.hex);
        held.set(hex, [...(held.get(hex) ?? []), { ...company, side }]);
      }
    }
    for (const [hex, companies] of held) {
      assert.ok(companies.length <= 4, map.labels[hex]);
      assert.equal(new Set(companies.map(({ side }) => side)).size, 1, map.labels[hex]);
      assert.equal(new Set(companies.map(({ arm }) => arm === 'cavalry')).size, 1, map.labels[hex]);
      assert.equal(new Set(companies.map(({ facing }) => facing)).size, 1, map.labels[hex]);
    }
  });

  test(`${battle.title}: leaders start with their own units and command them all (AL-2.4b, c, e, AL-4.2a)`, () => {
    for (const side of SIDES) {
      const { regiments, brigades, armyCommander } = legions[side];
      for (const { name, companies, leaderHex, radius } of regiments) {
        const brigade = brigades.find((b) => b.regiments.includes(name));
        const led = regiments.filter((r) => r.name === name || brigade?.regiments.includes(r.name));
        const stands = led.flatMap((r) => r.companies.map(({ hex }) => at(map, hex)));
        assert.ok(stands.includes(at(map, leaderHex)), name);
        assert.ok(
          companies.every(({ hex }) => distance(map, at(map, leaderHex), at(map, hex)) <= radius),
          name,
        );
      }
      const all = regiments.flatMap((r) => r.companies.map(({ hex }) => at(map, hex)));
      assert.ok(all.includes(at(map, armyCommander.hex)));
    }
  });

  test(`${battle.title}: companies stand within 150 yards of their surveyed line`, () => {
    const stage = battle.id === 'quinby' ? 2 : 1;
    for (const { side, name, companies } of bodies) {
      for (const company of companies) {
        const unit = deploymentOf(battle.survey, stage, side, company.stood);
        const { x, y } = centre(map, at(map, company.hex));
        const far = distanceToLine([x, y], unit.line);
        assert.ok(far <= 150, `${name}, ${company.stood}: ${far} yards`);
      }
    }
  });

  test(`${battle.title}: no company starts next to an enemy`, () => {
    const stands = (side: SideName) =>
      bodies
        .filter((body) => body.side === side)
        .flatMap(({ companies }) => companies.map(({ hex }) => at(map, hex)));
    for (const a of stands('british')) for (const b of stands('american')) assert.ok(distance(map, a, b) > 1);
  });

  test(`${battle.title}: friendly edges are passable, on the rim, apart, and can be reached`, () => {
    const edges = SIDES.map((side) => legions.friendlyEdge[side].map((hex) => at(map, hex)));
    SIDES.forEach((side, i) => {
      const from = bodies.find((body) => body.side === side)?.companies[0]?.hex as Axial;
      const steps = flood(map, [at(map, from)], () => true);
      for (const hex of edges[i] as number[]) {
        assert.equal(map.impassable[hex], 0);
        assert.ok([0, 1, 2, 3, 4, 5].some((direction) => neighbour(map, hex, direction) === -1));
        assert.notEqual(steps[hex], UNFLOODED);
      }
    });
    assert.ok((edges[0] as number[]).length > 5 && (edges[1] as number[]).length > 5);
    assert.ok((edges[0] as number[]).every((hex) => !edges[1]?.includes(hex)));
  });

  test(`${battle.title}: every regiment and group of guns has its colours`, () => {
    assert.deepEqual(Object.keys(legions.uniforms).sort(), bodies.map(({ name }) => name).sort());
  });
}

test('Cowpens: skirmishers three rows before the Continentals, militia two, the British seven', () => {
  const { american, british } = legionsBattle('cowpens').data;
  const rows = (name: string) => {
    const regiment = [...american.regiments, ...british.regiments].find((r) => r.name === name);
    return new Set(regiment?.companies.map(({ hex }) => hex[1]));
  };
  assert.deepEqual(rows('Continental Line'), new Set([0]));
  assert.deepEqual(rows('Militia'), new Set([2]));
  assert.deepEqual(rows('Skirmishers'), new Set([3]));
  assert.deepEqual(rows('Legion Infantry'), new Set([7]));
  assert.deepEqual(rows('7th Fusiliers'), new Set([7]));
});

test("Cowpens: the British guns see the first two lines, not Howard's and Washington's (AL-7.32e)", () => {
  const battle = legionsBattle('cowpens');
  const { map } = battle;
  const bodies = bodiesOf(battle);
  const hexes = (name: string) =>
    bodies
      .filter((body) => body.name === name)
      .flatMap(({ companies }) => companies.map(({ hex }) => at(map, hex)));
  const seen = (name: string) =>
    hexes('Ryl Art').flatMap((gun) =>
      hexes(name).map((target) => !opposedContours(map, trace(map, gun, target))),
    );
  assert.ok(seen('Skirmishers').every((visible) => visible));
  assert.ok(seen('Militia').every((visible) => visible));
  assert.ok(seen('Continental Line').every((visible) => !visible));
  assert.ok(seen('3d Continental Dragoons').every((visible) => !visible));
});
