import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POPOVER, placeAtPointer, placeBand, placePopover } from './popoverPlace.ts';

const board = { width: 1080, height: 770 };
const target = { x: 500, y: 300 };
const by = [{ x: 500, y: 560 }];
const alone = { target, by, troops: [target, ...by], board };

test('the popover is next to its target and leaves it in sight', () => {
  const at = placePopover(alone)!;
  assert.ok(at.x > target.x + 30 || at.x + POPOVER.width < target.x - 30);
});

test('the box of an element serves as the board: its sides are read by getters', () => {
  class ElementBox {
    get width() {
      return board.width;
    }
    get height() {
      return board.height;
    }
  }
  const measured = { ...alone, board: new ElementBox() };
  assert.deepEqual(placePopover(measured), placePopover(alone));
  assert.deepEqual(placeAtPointer(measured), placeAtPointer(alone));
});

test('it is on the side with the fewest troops, off the line of fire', () => {
  const right = [620, 680, 740].map((x) => ({ x, y: 300 }));
  const left = placePopover({ ...alone, troops: [...alone.troops, ...right] })!;
  assert.ok(left.x + POPOVER.width < target.x);
  const across = placePopover({ ...alone, by: [{ x: 900, y: 300 }] })!;
  assert.ok(
    across.x + POPOVER.width < target.x || across.y + POPOVER.height < target.y || across.y > target.y,
  );
});

test('it covers neither end of a wide target stand', () => {
  const ends = [
    { x: 320, y: 300 },
    { x: 680, y: 300 },
  ];
  const at = placePopover({ ...alone, by: [{ x: 500, y: 700 }], troops: [target], ends })!;
  for (const { x, y } of ends)
    assert.ok(x < at.x || x > at.x + POPOVER.width || y < at.y || y > at.y + POPOVER.height, `${x}, ${y}`);
});

test('it stays on the board, or is left out if it does not fit', () => {
  for (const x of [20, 540, 1060])
    for (const y of [20, 380, 750]) {
      const at = placePopover({ ...alone, target: { x, y } })!;
      assert.ok(at.x >= 0 && at.y >= 0, `at ${x}, ${y}`);
      assert.ok(
        at.x + POPOVER.width <= board.width && at.y + POPOVER.height <= board.height,
        `at ${x}, ${y}`,
      );
    }
  assert.equal(placePopover({ ...alone, board: { width: 240, height: 400 } }), null);
});

test('on a board not much wider than itself it is above or below its target, where fewer troops are', () => {
  const tablet = { width: 525, height: 1044 };
  const size = { width: 340, height: 131 };
  const troops = [330, 400].flatMap((x) => [800, 870, 930].map((y) => ({ x, y })));
  const at = placePopover({ target: { x: 140, y: 870 }, by: [], troops, board: tablet, size })!;
  assert.ok(at.x >= 0 && at.x + size.width <= tablet.width);
  assert.ok(at.y + size.height < 830);
});

test('if it does not fit next to its target it is at the pointer, inside the board', () => {
  const low = { width: 300, height: 260 };
  for (const x of [0, 150, 300])
    for (const y of [0, 60, 130, 200, 260]) {
      const at = placeAtPointer({ target: { x, y }, board: low });
      assert.ok(at.x >= 0 && at.x + POPOVER.width <= low.width, `at ${x}, ${y}: ${at.x}`);
      assert.ok(at.y >= 0 && at.y + POPOVER.height <= low.height, `at ${x}, ${y}: ${at.y}`);
    }
});

test('on a phone it is at the top or bottom, over fewer troops, never over what was tapped', () => {
  const phone = { width: 390, height: 388 };
  const size = { width: 374, height: 90 };
  const top = [60, 160, 260].map((x) => ({ x, y: 50 }));
  const place = (tap: number, troops: typeof top) =>
    placeBand({ target: { x: 195, y: tap }, troops, board: phone, size }).y;
  assert.equal(place(200, []), 8, 'at the head where nobody stands');
  assert.equal(place(200, top), phone.height - size.height - 8, 'troops at the head: at the foot');
  assert.equal(place(350, []), 8, 'what was tapped stays in sight');
  const foot = top.map(({ x }) => ({ x, y: 350 }));
  for (const between of [place(350, top), place(60, [...top, ...foot])])
    assert.ok(between >= 80 && between + size.height <= 320, `neither troops nor tap: at ${between}`);
});

test('a card about a fanned unit hides none of its stack: it is above, below, beside or in a corner', () => {
  const small = { width: 724, height: 633 };
  const size = { width: 310, height: 225 };
  for (const fan of [
    { x: 243, y: 213, width: 405, height: 82 },
    { x: 200, y: 20, width: 520, height: 90 },
    { x: 8, y: 300, width: 330, height: 160 },
  ]) {
    const target = { x: fan.x + fan.width / 2, y: fan.y + fan.height + 60 };
    const troops = [120, 200, 280].map((x) => ({ x, y: target.y }));
    const { x, y } = placePopover({ target, by: [], troops, board: small, size, fan })!;
    const beside = x >= fan.x + fan.width || x + size.width <= fan.x;
    const above = y >= fan.y + fan.height || y + size.height <= fan.y;
    assert.ok(beside || above, `the card at ${x}, ${y} and the fan at ${fan.x}, ${fan.y}`);
  }
});

test('a card covers a counter or two rather than being far from its subject', () => {
  const size = { width: 310, height: 222 };
  const fan = { x: 540, y: 200, width: 80, height: 240 };
  const of = { x: 580, y: 520 };
  const troops = [of, ...[460, 700].flatMap((x) => [300, 340, 520, 540].map((y) => ({ x, y })))];
  const at = placePopover({ target: of, by: [], troops, board, size, fan })!;
  const apart = Math.max(fan.x - at.x - size.width, at.x - fan.x - fan.width, at.y - fan.y - fan.height);
  assert.ok(apart >= 0 && apart <= 150, `${apart} from the pile`);
});
