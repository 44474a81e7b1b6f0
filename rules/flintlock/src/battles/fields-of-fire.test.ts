import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance } from '@linstock/ground';
import { fieldOf, hexOf, standing, unitsOf } from '../../test/battlefield.ts';
import type { Field, Unit } from '../model/field.ts';
import { inArc } from '../reckon/arcs.ts';
import { sees } from '../reckon/sight.ts';
import { MAX_RANGE } from '../tables/index.ts';

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

/**
 * The number of hexes that a unit in the middle of the list sees: of the 13 hexes in front of a musket, or the 32 in
 * front of a rifle.
 */
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

/** The enemies that the guns see in range at the start. */
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
