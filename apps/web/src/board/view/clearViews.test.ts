import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import type { Box, Size } from '../../common/box.ts';
import { listOuterHexes, plateOf } from '../plate/plate.ts';
import { TITLE_ROOM } from '../plate/sheet.ts';
import { clearView, isClear, showWholeField } from './clearViews.ts';

/**
 * The board at 1440 by 900 and at 1920 by 1080 with its buttons in the lower corners; at 1024 by 768 and on a phone
 * without buttons.
 */
const BOARDS = [
  { width: 1080, height: 738, buttons: true },
  { width: 1560, height: 918, buttons: true },
  { width: 724, height: 636, buttons: false },
  { width: 390, height: 390, buttons: false },
];

/** Three buttons in each lower corner. */
const buttonsOf = ({ width, height }: Size): Box[] => [
  { x: 10, y: height - 132, width: 38, height: 122 },
  { x: width - 48, y: height - 132, width: 38, height: 122 },
];

for (const system of ['american-legions', 'flintlock'])
  test(`the whole of every field of ${system} is in sight, clear of buttons, and larger than its margins`, () => {
    const rules = needRulebook(system);
    for (const battle of rules.battles)
      for (const { buttons, ...size } of BOARDS) {
        const ground = rules.present.shows.ground(rules.field(battle, {}));
        assert.ok(ground.kind === 'hexes');
        const plate = plateOf(ground.map);
        const edge = listOuterHexes(plate);
        const over = buttons ? buttonsOf(size) : [];
        const limits = { nearest: 3.2, farthest: 0.05 };
        const view = showWholeField({ field: plate.field, edge, title: TITLE_ROOM, over }, size, limits);
        const where = `${battle} at ${size.width}`;
        assert.ok(isClear(view, edge, over), where);
        const { x, y, width, height } = plate.field;
        const [left, top] = [x * view.k + view.x, y * view.k + view.y];
        const [right, bottom] = [left + width * view.k, top + height * view.k];
        const inside = Math.min(left, top, size.width - right, size.height - bottom);
        assert.ok(inside > -0.5, `${where}: ${inside}`);
        const filled = Math.max((right - left) / size.width, (bottom - top) / size.height);
        assert.ok(filled >= 0.8, `${where}: ${filled}`);
        const corners = [0, size.width - TITLE_ROOM.width].map((at) => ({ ...TITLE_ROOM, x: at, y: 0 }));
        // On a desktop there is room; only the field of Camden fills the board from corner to corner.
        if (buttons && battle !== 'camden')
          assert.ok(
            corners.some((corner) => isClear(view, edge, [corner])),
            `${where}: no corner for its title`,
          );
      }
  });

test('a view is moved before it is zoomed out, and unchanged if nothing hides it', () => {
  const size = { width: 400, height: 400 };
  const view = { x: 0, y: 0, k: 1 };
  const part = { x: 0, y: 300, width: 50, height: 50 };
  const button = { x: 0, y: 340, width: 40, height: 60 };
  assert.equal(clearView(view, [part], [], size), view);
  assert.deepEqual(clearView(view, [part], [{ ...button, x: 300 }], size), view);
  const moved = clearView(view, [part], [button], size)!;
  assert.equal(moved.k, 1);
  assert.ok(isClear(moved, [part], [button]) && moved.x >= 0);
  const broad = { x: 0, y: 0, width: 400, height: 400 };
  const back = clearView(view, [broad], [button], size)!;
  assert.ok(back.k < 1 && isClear(back, [broad], [button]));
  assert.equal(clearView(view, [broad], [{ x: 0, y: 0, width: 400, height: 400 }], size), null);
});

test('a whole table keeps its rulers visible when it is moved clear of the buttons', () => {
  // Maida when it is over, at 1440 by 900.
  const size = { width: 806, height: 746 };
  const field = { x: 0, y: 0, width: 720, height: 480 };
  const over = [
    { x: 10, y: 622, width: 38, height: 118 },
    { x: 758, y: 502, width: 38, height: 238 },
  ];
  const limits = { nearest: 3.2, farthest: 0.05 };
  const view = showWholeField({ field, edge: [field], title: null, over }, size, limits);
  assert.ok(isClear(view, [field], over));
  assert.ok(view.y >= 13 * view.k, `${view.y} above it`);
});

test('a whole table is drawn a little smaller, with bare wood beside it, rather than moved to the edge', () => {
  // Maida when it is over, at 1440 by 900.
  const size = { width: 806, height: 746 };
  const field = { x: 0, y: 0, width: 720, height: 480 };
  const over = [
    { x: 10, y: 622, width: 38, height: 118 },
    { x: 758, y: 502, width: 38, height: 238 },
  ];
  const view = showWholeField({ field, edge: [field], title: null, over }, size, {
    nearest: 3.2,
    farthest: 0.05,
  });
  const [above, below] = [view.y, size.height - view.y - field.height * view.k];
  assert.ok(Math.abs(above - below) < 0.2 * size.height, `${above} above it and ${below} below`);
  assert.ok(view.k > 0.9, `${view.k}`);
});
