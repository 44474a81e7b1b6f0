import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battles } from '@linstock/battles';
import { gap, gapToSpot, insideGround, levelAt, overlap, type Spot, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { isClear } from '../measure/slide.ts';
import { situationOf } from '../model/board.ts';
import { type Field, NONE } from '../model/field.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { DUE, deployState, ON_TABLE } from '../model/state.ts';
import { formationsFor } from '../reckon/forming.ts';
import { figuresOfMen } from '../reckon/strength.ts';
import { BATTLES, rebBattle } from './index.ts';

const FIELDS: readonly Field[] = Object.values(BATTLES).map((battle) => drawUp(battle));
const surveyOf = (id: string) => {
  const found = battles.find((battle) => battle.id === id);
  assert.ok(found, `${id} is surveyed`);
  return found.survey;
};

test('each battle is asked for by the id of its survey; any other is refused by name', () => {
  for (const [id, battle] of Object.entries(BATTLES)) {
    assert.equal(battle.id, id);
    surveyOf(id);
  }
  assert.throws(() => rebBattle('shiloh'), /no battle "shiloh".*brawners-farm/);
});

clause(
  ['JR-1.2a', 'JR-1.2b', 'JR-1.2d', 'JR-1.2e'],
  'figures and stands are those of the men, sections those of the guns',
  () => {
    for (const battle of Object.values(BATTLES)) {
      const later = battle.reinforcements.flatMap(({ units }) => units);
      for (const unit of [...battle.units.USA, ...battle.units.CSA, ...later]) {
        if (unit.arm === 'battery') assert.equal(unit.sections, unit.guns / 2, unit.name);
        else {
          const figures = unit.stands.reduce((sum, each) => sum + each, 0);
          assert.equal(figures, figuresOfMen(unit.men), unit.name);
          assert.ok(Math.max(...unit.stands) <= (unit.arm === 'infantry' ? 5 : 3), unit.name);
          assert.equal(unit.stands.length, Math.min(4, figures), unit.name);
        }
        assert.ok(formationsFor(unit.arm).includes(unit.formation), unit.name);
      }
    }
  },
);

clause(['JR-18.3a', 'JR-2.2c', 'JR-1.5a'], 'every unit stands clear at the start, good and in order', () => {
  for (const field of FIELDS) {
    const s = deployState(field);
    const { units } = situationOf(field, s);
    for (const unit of units) {
      const others = units.filter((other) => other !== unit).map(({ stand }) => stand);
      assert.ok(isClear(field.table, unit.stand, others), `${field.battle}: ${unit.id}`);
      assert.deepEqual([unit.level, unit.disordered], ['good', false]);
      assert.ok(units.every((other) => other.side === unit.side || gap(other.stand, unit.stand) > 1000));
    }
  }
});

test('reinforcements and their officers wait, all others are on the table', () => {
  for (const field of FIELDS) {
    const s = deployState(field);
    const coming = new Set(field.reinforcements.flatMap(({ units }) => units));
    for (const { id } of field.units) assert.equal(s.fate[id], coming.has(id) ? DUE : ON_TABLE);
    for (const { side, units, officers } of field.reinforcements)
      for (const id of [
        ...units.map((unit) => field.units[unit]),
        ...officers.map((one) => field.officers[one]),
      ])
        assert.equal(id?.side, side);
  }
});

clause('JR-1.2f', 'every officer has a command of his side, and his first unit belongs to it', () => {
  for (const field of FIELDS)
    for (const { side, brigades, attached, name } of field.officers) {
      assert.ok(
        brigades.every((brigade) => field.brigades[brigade]?.side === side),
        name,
      );
      if (attached !== NONE) assert.ok(brigades.includes(field.units[attached]?.brigade ?? NONE), name);
    }
});

test('each unit is where the survey has its men, if at least four of its stands fit', () => {
  // Four stands are wider than these regiments were, so the digest draws their lines apart.
  const farthest = 6.5;
  for (const field of FIELDS) {
    const stood = surveyOf(field.battle).features.filter((feature) => feature.kind === 'deployment');
    for (const placed of situationOf(field, deployState(field)).units) {
      const unit = field.units[placed.listed];
      const line = stood.find(({ unit: name }) => name.startsWith(unit?.name ?? '-'))?.line;
      assert.ok(line, `${unit?.name} is on the survey`);
      const [one, other] = [line[0], line.at(-1)] as readonly (readonly [number, number])[];
      assert.ok(one && other);
      const middle = spotOfInches((one[0] + other[0]) / 100, (one[1] + other[1]) / 100);
      const apart = gapToSpot(placed.stand, middle) / 1000;
      assert.ok(apart <= farthest, `${unit?.name} is ${apart} inches off`);
    }
  }
});

test('objectives are ground of the table, and each side is given points for some', () => {
  for (const { objectives, table, battle } of FIELDS) {
    assert.ok(objectives.length > 0);
    for (const { ground, id } of objectives) {
      const inside = places(table.width, table.height).filter((spot) => insideGround(ground, spot));
      assert.ok(inside.length > 0, `${battle}: ${id}`);
    }
    for (const side of [0, 1] as const) assert.ok(objectives.some(({ points }) => points[side] > 0));
  }
});

/** Places an inch apart over a table. */
function places(width: number, height: number): Spot[] {
  const found: Spot[] = [];
  for (let x = 500; x < width; x += 1000) for (let y = 500; y < height; y += 1000) found.push({ x, y });
  return found;
}

test('woods and heights of the table are those of the survey, except their smoothing', () => {
  for (const { table, battle } of FIELDS) {
    const survey = surveyOf(battle);
    const covers = survey.features.flatMap((feature) =>
      feature.kind === 'woods' || feature.kind === 'field' || feature.kind === 'orchard' ? [feature] : [],
    );
    const spots = places(table.width, table.height);
    const inWoods = (spot: Spot) =>
      table.areas.some((area) => area.kind === 'woods' && insideGround(area, spot));
    const surveyed = (spot: Spot) =>
      covers.findLast(({ outline }) => insideOutlineOf(outline, spot))?.kind === 'woods';
    const unlike = spots.filter((spot) => inWoods(spot) !== surveyed(spot));
    // These rules ignore the thin wood on Little Round Top, but not the wooded ledges of Big Round Top.
    assert.ok(
      unlike.length <= spots.length / 6,
      `${battle}: woods differ at ${unlike.length} of ${spots.length}`,
    );
    const heights = survey.features.filter((feature) => feature.kind === 'hill');
    const heightAt = (spot: Spot) =>
      heights.reduce((high, { outline, height }) => (insideOutlineOf(outline, spot) ? height : high), 0);
    const mean = (level: number) => {
      const of = spots.filter((spot) => levelAt(table, spot) === level).map(heightAt);
      return of.reduce((sum, height) => sum + height, 0) / of.length;
    };
    const levels = [...new Set(spots.map((spot) => levelAt(table, spot)))].sort((a, b) => a - b);
    const means = levels.map(mean);
    assert.deepEqual(
      means,
      means.toSorted((a, b) => a - b),
      `${battle}: higher levels are higher ground`,
    );
  }
});

/** True if a place of the table is in an outline of the survey: 50 yards are an inch (JR-1.1a). */
function insideOutlineOf(outline: readonly (readonly [number, number])[], { x, y }: Spot): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as readonly [number, number];
    const [px, py] = [x / 20, y / 20];
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

test('no two units overlap at the start', () => {
  for (const field of FIELDS) {
    const { units } = situationOf(field, deployState(field));
    for (const a of units)
      for (const b of units) assert.ok(a === b || !overlap(a.stand, b.stand), `${a.id} ${b.id}`);
  }
});
