import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featuresOf, insideOutline } from '@linstock/ground';
import { needRulebook } from '@linstock/systems/all';
import { contains, growBox, type Spot } from '../../common/box.ts';
import { HEX_RADIUS, plateOf, spotOfYards } from '../plate/plate.ts';
import { scaleBar, YARDS } from '../plate/sheet.ts';
import { lettersOf, type PlacedName, placeNames } from './groundNamePlaces.ts';
import { turnOf, turnUpright, writeDate } from './names.ts';

const legions = needRulebook('american-legions');

const plateFor = (id: string) => {
  const ground = legions.present.shows.ground(legions.field(id, {}));
  assert.ok(ground.kind === 'hexes');
  return { ...ground, plate: plateOf(ground.map) };
};

test('the name of a road or creek runs along it and is never upside down', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7) assert.ok(Math.abs(turnUpright(degrees)) <= 90);
  for (const id of legions.battles) {
    const { survey, names, plate } = plateFor(id);
    for (const name of names) assert.ok(Math.abs(turnOf(plate, survey, name)) <= 90, name.text);
  }
  const { survey, names, plate } = plateFor('cowpens');
  const road = names.find(({ text }) => text === 'Green River Road')!;
  assert.ok(Math.abs(turnOf(plate, survey, road)) > 75, 'the road runs up the board, and so its name');
  assert.equal(turnOf(plate, survey, { ...road, kind: 'height' }), 0);
});

test('names on the ground make way for troops, and the window’s edge cuts none that fits elsewhere', () => {
  const { survey, names, plate } = plateFor('cowpens');
  const all = { k: 1, window: growBox(plate.field, 500), busy: [] };
  const own = placeNames(plate, survey, names, all);
  assert.equal(own.length, names.length);
  let written = 0;
  for (const each of own) {
    const busy = [each.at];
    const moved = placeNames(plate, survey, [each.name], { ...all, busy });
    for (const { at, turn, name } of moved)
      for (const [x, y] of lettersOf({ at, turn }, name, 16))
        assert.ok(Math.hypot(x - each.at[0], y - each.at[1]) > 0.8 * HEX_RADIUS, name.text);
    written += moved.length;
  }
  // One road is no longer than its name, so the name is left out.
  assert.equal(written, own.length - 1);
  const road = own.find(({ name }) => name.text === 'Green River Road')!;
  const window = { x: road.at[0] - 300, y: road.at[1], width: 600, height: 600 };
  const [within] = placeNames(plate, survey, [road.name], { ...all, window });
  assert.ok(lettersOf(within!, road.name, 16).every((spot) => contains(window, spot)));
});

test('names on the ground make way for bars, names of troops and tabs', () => {
  const { survey, names, plate } = plateFor('cowpens');
  const all = { k: 1, window: growBox(plate.field, 500), busy: [] };
  const hill = placeNames(plate, survey, names, all).find(({ name }) => name.text === 'Morgan Hill')!;
  const box = { x: hill.at[0] - 60, y: hill.at[1] - 20, width: 120, height: 24 };
  const [moved] = placeNames(plate, survey, [hill.name], { ...all, taken: [box] });
  assert.ok(lettersOf(moved!, hill.name, 16).every((spot) => !contains(box, spot)));
});

test('no two names on the ground lie on each other, at any zoom and with a few troops anywhere', () => {
  for (const id of legions.battles) {
    const { survey, names, plate } = plateFor(id);
    const middle: Spot = [plate.field.x + plate.field.width / 2, plate.field.y + plate.field.height / 2];
    for (const k of [0.4, 0.5, 0.6, 0.8, 1, 1.4, 2, 3])
      for (const shift of [-0.3, 0, 0.3]) {
        const [width, height] = [1080 / k, 770 / k];
        const [x, y] = [middle[0] - width / 2, middle[1] - height / 2 + shift * plate.field.height];
        const busy = names.map(({ at }): Spot => spotOfYards(plate, at)).filter((_, i) => i % 2 === 0);
        const size = 16 / Math.min(1.7, Math.max(0.55, k));
        const all = placeNames(plate, survey, names, { k, window: { x, y, width, height }, busy });
        assert.deepEqual(collisions(all, size), [], `${id} at ${k}`);
      }
  }
});

/** Pairs of names whose letters lie on each other. */
function collisions(names: readonly PlacedName[], size: number): string[] {
  const letters = names.map((each) => lettersOf(each, each.name, size));
  const near = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.9 * size;
  return names.flatMap(({ name }, i) =>
    names
      .slice(i + 1)
      .filter((_, j) => letters[i]!.some((a) => letters[i + 1 + j]!.some((b) => near(a, b))))
      .map((other) => `${name.text} and ${other.name.text}`),
  );
}

test('the name of a hill whose top is full of troops is not given to another hill', () => {
  const { survey, names, plate } = plateFor('cowpens');
  const all = { k: 0.5, window: growBox(plate.field, 500), busy: [] };
  const rise = names.find(({ text }) => text === 'Hayes Rise')!;
  const [x, y] = spotOfYards(plate, rise.at);
  const ridge = featuresOf(survey, 'hill').find(({ name }) => name === 'Terrace and militia ridge')!;
  const outline = ridge.outline.map((point) => spotOfYards(plate, point));
  for (const rows of [1, 2, 3, 4]) {
    const busy = Array.from({ length: 9 * rows }, (_, i): Spot => {
      return [x + ((i % 9) - 4) * HEX_RADIUS, y + (Math.floor(i / 9) - rows / 2) * HEX_RADIUS];
    });
    for (const { at } of placeNames(plate, survey, [rise], { ...all, busy }))
      assert.ok(insideOutline(at, outline), `${rows} rows of troops: ${at}`);
  }
});

test('dates are written as an officer would', () => {
  assert.equal(writeDate('1781-01-17'), '17th January 1781');
  assert.equal(writeDate('1781-03-01'), '1st March 1781');
  assert.equal(writeDate('1780-08-22'), '22nd August 1780');
  assert.equal(writeDate('1780-08-12'), '12th August 1780');
  assert.equal(writeDate('one morning'), 'one morning');
});

test('the scale of yards is a round number that fits', () => {
  const rule = { ...YARDS, per: 0.762 };
  const shortest = rule.lengths[0]![0] * rule.per;
  for (const room of [100, 180, 240, 400]) {
    const { length, parts } = scaleBar(rule, room);
    assert.ok(length * rule.per <= Math.max(room, shortest));
    assert.equal(Number.isInteger(length / parts), true);
  }
});
