import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Body, Piece } from '@linstock/scene';
import { type Box, doOverlap, type Size } from '../../common/box.ts';
import { makeBody, makePiece } from '../../common/testing.ts';
import { placeEdgeTabs, USUAL_TAB } from './edgeTabs.ts';

const SIZE: Size = { width: 1080, height: 768 };

const body = (id: string, pieces: readonly string[] = []): Body => makeBody({ id, pieces });
const piece = (group: string, hex: number): Piece =>
  makePiece({ id: `${group} ${hex}`, group, place: { hex } });

/** Tabs of bodies of one piece each, at these points of the screen. */
function tabsOf(
  points: readonly (readonly [number, number])[],
  taken: readonly Box[] = [],
  size: Size = SIZE,
) {
  const bodies = points.map((_, i) => body(`body ${i}`, [`body ${i} ${i}`]));
  const pieces = points.map((_, i) => piece(`body ${i}`, i));
  return placeEdgeTabs(bodies, pieces, (place) => points[Number(place.slice(4))] ?? null, size, {
    counter: 20,
    taken,
  });
}

test('a body with a visible piece has no tab; one out of sight has a tab on the edge towards it', () => {
  assert.deepEqual(tabsOf([[500, 300]]), []);
  assert.deepEqual(
    tabsOf([
      [500, -90],
      [500, 900],
      [-70, 300],
      [1200, 300],
    ]).map(({ edge }) => edge),
    ['top', 'bottom', 'left', 'right'],
  );
  const bodies = [body('a', ['a 0', 'a 1'])];
  const pieces = [piece('a', 0), piece('a', 1)];
  const one = (place: string) => (place === 'hex:0' ? ([500, -90] as const) : ([500, 100] as const));
  assert.deepEqual(placeEdgeTabs(bodies, pieces, one, SIZE, { counter: 20, taken: [] }), []);
});

test('tabs are within the window and cover neither one another nor the title in its corner', () => {
  const tabs = tabsOf(Array.from({ length: 6 }, (_, i) => [100 + i * 30, -50 - i] as const));
  assert.ok(tabs.length > 2);
  tabs.forEach(({ x, y }, i) => {
    assert.ok(x - USUAL_TAB.width / 2 >= 280 && x + USUAL_TAB.width / 2 <= SIZE.width && y > 0, `${x}, ${y}`);
    for (const other of tabs.slice(0, i))
      assert.ok(Math.abs(other.x - x) >= USUAL_TAB.width || Math.abs(other.y - y) >= USUAL_TAB.height);
  });
});

test('troops with half a counter in sight have no tab', () => {
  assert.deepEqual(tabsOf([[500, -19]]), []);
  assert.deepEqual(tabsOf([[SIZE.width + 19, 300]]), []);
  assert.equal(tabsOf([[500, -21]]).length, 1);
});

test('only the first tab of a side may lie inside the field, so that rows of tabs never cover it', () => {
  const row = Array.from({ length: 36 }, (_, i) => [i * 30, 14] as const);
  const tabs = tabsOf([[500, -90], [300, -95], [700, -99], ...row]);
  assert.equal(tabs.length, 1);
  assert.equal(tabs[0]?.bodies.length, 3);
});

test('tabs grow with the text size', () => {
  const bodies = [body('a', ['a 0'])];
  const at = () => [500, -90] as const;
  const kept = { counter: 20, taken: [], textScale: 1.6 };
  const [tab] = placeEdgeTabs(bodies, [piece('a', 0)], at, SIZE, kept);
  assert.equal(tab?.y, 1.6 * 15 + USUAL_TAB.gap);
});

test('a tab that would cover visible troops is moved inwards or left out', () => {
  const beyond = [500, -90] as const;
  const row = Array.from({ length: 36 }, (_, i) => [i * 30, 14] as const);
  const one = tabsOf([beyond, ...row]);
  assert.equal(one.length, 1);
  assert.ok(one[0]!.y - USUAL_TAB.height / 2 > 14 + 20);
  const field = row.flatMap(([x]) => [14, 60, 100].map((y) => [x, y] as const));
  assert.deepEqual(tabsOf([beyond, ...field]), []);
});

test('no tab covers a bar or a name of troops far out', () => {
  const bar = { x: 380, y: 4, width: 240, height: 20 };
  const [tab] = tabsOf([[500, -90]], [bar]);
  const box = { ...USUAL_TAB, x: tab!.x - USUAL_TAB.width / 2, y: tab!.y - USUAL_TAB.height / 2 };
  assert.ok(!doOverlap(box, bar), `${tab!.x}, ${tab!.y}`);
  assert.deepEqual(tabsOf([[500, -90]], [{ x: 0, y: 0, ...SIZE }]), []);
});

test('on a phone all of a side beyond an edge have one tab between them', () => {
  const phone = { width: 390, height: 391 };
  const tabs = tabsOf(
    [
      [100, -90],
      [300, -200],
      [700, 200],
      [200, 200],
    ],
    [],
    phone,
  );
  assert.deepEqual(
    tabs.map(({ edge, bodies }) => [edge, bodies.length]),
    [
      ['top', 2],
      ['right', 1],
    ],
  );
});

test("on a phone a tab is at the window's edge, even if that is full; inside it looked like a counter", () => {
  const phone = { width: 390, height: 391 };
  const column = (x: number, from: number) =>
    Array.from({ length: 8 }, (_, i) => [x, from + i * 40] as const).filter(([, y]) => y < 391);
  // Troops along the right edge leave one gap, and those along the left none: there its second edge is taken.
  const away: [number, number][] = [
    [500, 200],
    [-90, -40],
  ];
  const tabs = tabsOf([...away, ...column(370, 120), ...column(20, 10), [20, 330], [20, 370]], [], phone);
  assert.deepEqual(
    tabs.map(({ edge }) => edge),
    ['right', 'top'],
  );
  for (const { x, y, edge } of tabs) {
    assert.ok(edge === 'right' ? x === 390 - 32 : y === 22, `${edge}: ${x}, ${y}`);
    assert.ok(edge !== 'right' || y + 22 <= 120 - 20, `${y}`);
  }
});

test('on a phone a tab whose edge is full of troops hangs at the edge beside it and points to them', () => {
  const phone = { width: 390, height: 391 };
  const foot = Array.from({ length: 10 }, (_, i) => [i * 40, 370] as const);
  const [tab, ...more] = tabsOf([[60, 500], [260, 460], ...foot], [], phone);
  assert.deepEqual([tab?.bodies.length, tab?.edge, tab?.towards, more.length], [2, 'left', 'bottom', 0]);
  assert.ok(tab!.y + 22 <= 370 - 20, `${tab!.y}`);
  const everywhere = Array.from({ length: 100 }, (_, i) => [(i % 10) * 40, Math.floor(i / 10) * 40] as const);
  assert.deepEqual(tabsOf([[100, 500], ...everywhere], [], phone), []);
});

test('a tab also represents a tab of its side that does not fit on its edge', () => {
  const field = Array.from({ length: 36 }, (_, i) => [i * 30, 60] as const).flatMap(([x, y]) => [
    [x, y] as const,
    [x, y + 40] as const,
  ]);
  const away = Array.from({ length: 8 }, (_, i) => [400 + i * 30, -90 - i] as const);
  const tabs = tabsOf([...away, ...field]);
  assert.ok(tabs.length < away.length);
  assert.equal(tabs.flatMap(({ bodies }) => bodies).length, away.length);
});

test('on a phone a tab without space on its own edge joins those of its side on the next edge', () => {
  const row = Array.from({ length: 10 }, (_, i) => [i * 40, 20] as const);
  const away: [number, number][] = [
    [-60, -90],
    [-90, 200],
  ];
  const tabs = tabsOf([...away, ...row], [], { width: 390, height: 391 });
  assert.deepEqual(
    tabs.map(({ edge, bodies }) => [edge, bodies.length]),
    [['left', 2]],
  );
});

test('no tab lies over a title in the upper right corner', () => {
  const row = Array.from({ length: 20 }, (_, i) => [i * 40, 14] as const);
  const tabs = tabsOf([...Array.from({ length: 6 }, (_, i) => [850 + i * 30, -50 - i] as const), ...row]);
  assert.ok(tabs.length > 0);
  for (const { x, y } of tabs) assert.ok(y < 40 || x + USUAL_TAB.width / 2 <= SIZE.width - 280, `${x}, ${y}`);
});
