import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines, chooseMapBox, limitToGround, shareLines, shortenToLines } from './layOut.ts';

const ground = { x: -100, y: -50, width: 1000, height: 800 };

test('the map of the picture has all tracks, its own shape, and no unneeded empty ground', () => {
  const corner = chooseMapBox(
    [
      [-90, -40],
      [60, 100],
    ],
    ground,
    1.25,
  );
  assert.deepEqual([corner.x, corner.y], [-100, -50]);
  assert.ok(Math.abs(corner.width / corner.height - 1.25) < 1e-9);
  assert.ok(corner.x + corner.width >= 60 + 70 && corner.y + corner.height >= 100 + 70);
  const wide = chooseMapBox(
    [
      [-100, 0],
      [900, 10],
    ],
    ground,
    1.25,
  );
  assert.ok(wide.width >= 1000 && wide.x <= -100 && wide.x + wide.width >= 900);
  assert.equal(chooseMapBox([], ground, 1.25).width, 1000);
});

test('a text is broken between words, and a word too long for a line has one to itself', () => {
  const width = (line: string) => line.length;
  assert.deepEqual(breakLines('the line holds until night', 9, width), [
    'the line',
    'holds',
    'until',
    'night',
  ]);
  assert.deepEqual(breakLines('a Quartermastersergeant fell', 8, width), [
    'a',
    'Quartermastersergeant',
    'fell',
  ]);
  assert.deepEqual(breakLines('', 8, width), []);
});

test('short texts of all turning points are preferred to a long text of the first', () => {
  const room = { step: 24, gap: 8, most: 3 };
  assert.equal(shareLines([4, 4, 4], { ...room, height: 240 }), 3);
  assert.equal(shareLines([4, 4, 4], { ...room, height: 239 }), 2);
  assert.equal(shareLines([4, 1, 1], { ...room, height: 150 }), 3);
  assert.equal(shareLines([4, 4, 4, 4], { ...room, height: 10 }), 1);
});

test('a cut text ends with dots, which fit in the line', () => {
  const width = (line: string) => line.length;
  assert.deepEqual(shortenToLines(['the line', 'holds until', 'night'], 2, 11, width), [
    'the line',
    'holds …',
  ]);
  assert.deepEqual(shortenToLines(['the line', 'holds'], 2, 11, width), ['the line', 'holds']);
});

test('a wide table is cropped to its content, in the middle of the map, without empty paper around it', () => {
  const table = { x: 0, y: 0, width: 1400, height: 700 };
  const map = { x: 40, y: 100, width: 1000, height: 800 };
  const shown = limitToGround(chooseMapBox([], table, map.width / map.height), table, map);
  assert.deepEqual(shown.box, table);
  assert.deepEqual(shown.map, { x: 40, y: 250, width: 1000, height: 500 });
  const part = { x: 100, y: 100, width: 500, height: 400 };
  assert.deepEqual(limitToGround(part, table, map), { box: part, map });
});
