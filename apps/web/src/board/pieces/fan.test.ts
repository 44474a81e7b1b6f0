import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import fc from 'fast-check';
import { type Box, doOverlap, makeBoxAbout } from '../../common/box.ts';
import { type FanSpace, fanOut } from './fan.ts';
import { COUNTER } from './stacks.ts';

const pile = (count: number): Piece[] =>
  Array.from({ length: count }, (_, i) => ({ id: `company:${i}` }) as Piece);
const HEX = 44;
const room = (window: Box, busy: readonly Box[] = []): FanSpace => ({ window, busy, hex: HEX });
const WIDE: Box = { x: -500, y: -400, width: 1000, height: 800 };

/** The boxes of the counters of a fan. */
const counters = (fan: NonNullable<ReturnType<typeof fanOut>>): Box[] =>
  fan.pieces.map(({ at }) => makeBoxAbout(at, COUNTER.width, COUNTER.height));

test('a fan shows every piece above its hex, none over another', () => {
  for (const count of [2, 5, 6, 11]) {
    const fan = fanOut(pile(count), room(WIDE));
    assert.ok(fan);
    assert.deepEqual(
      fan.pieces.map(({ piece }) => piece.id),
      pile(count).map(({ id }) => id),
    );
    const boxes = counters(fan);
    boxes.forEach((box, i) => {
      assert.ok(!boxes.slice(i + 1).some((other) => doOverlap(box, other)));
      assert.ok(box.y + box.height < -HEX, 'above its hex');
    });
  }
});

test("near the window's edge a fan opens towards the middle; in a narrow window it has more rows", () => {
  const at = (window: Box) => fanOut(pile(5), room(window));
  assert.ok(at({ ...WIDE, x: -60, width: 960 })?.pieces.every(({ at: [x] }) => x > -60));
  assert.ok(
    at({ ...WIDE, y: -60, height: 460 })?.pieces.every(({ at: [, y] }) => y > HEX),
    'below its hex',
  );
  const narrow = at({ x: -80, y: -400, width: 160, height: 800 });
  assert.ok(new Set(narrow?.pieces.map(({ at: [, y] }) => y)).size >= 3);
  assert.equal(at({ x: -60, y: -60, width: 120, height: 120 }), null, 'there is no room for it');
});

test('a fan covers nothing that can be clicked, and stays in the window', () => {
  const hexes = fc.array(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -5, max: 5 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(hexes, fc.integer({ min: 2, max: 9 }), (busy, count) => {
      const boxes = busy.map(([x, y]) => makeBoxAbout([x * 76, y * 66], 76, 88));
      const fan = fanOut(pile(count), room(WIDE, boxes));
      if (!fan) return;
      for (const box of [fan.tray, ...counters(fan)]) {
        assert.ok(!boxes.some((each) => doOverlap(box, each)), 'nothing lies under it');
        assert.ok(box.x >= WIDE.x && box.x + box.width <= WIDE.x + WIDE.width + 1e-9);
        assert.ok(box.y >= WIDE.y && box.y + box.height <= WIDE.y + WIDE.height + 1e-9);
      }
    }),
  );
});

test('if all around it can be clicked, the fan opens farther away; if the whole window can, nowhere', () => {
  const ring = makeBoxAbout([0, 0], 500, 500);
  const fan = fanOut(pile(4), room(WIDE, [ring]));
  assert.ok(fan && !doOverlap(fan.tray, ring));
  assert.equal(fanOut(pile(4), room(WIDE, [WIDE])), null);
});
