import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeBar } from './barPlace.ts';

const size = { width: 1080, height: 740 };
const row = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);

test('the move bar covers as few troops as possible, and never the moving ones', () => {
  assert.equal(placeBar([540, 370], [], size), '', 'at the foot where nobody stands');
  const middle = row(690, 600, 620, 640);
  assert.equal(placeBar([540, 370], middle, size), 'left');
  assert.equal(placeBar([540, 370], row(690, 300, 350), size), 'right');
  const foot = row(690, 100, 300, 500, 700, 900);
  assert.equal(placeBar([540, 370], foot, size), 'above');
  assert.equal(placeBar([540, 370], [...foot, ...row(40, 700)], size), 'above left', 'less is covered there');
  assert.equal(placeBar([540, 700], [], size), 'above');
});

test("with troops at top and bottom the bar is between them, clear of all and of the move's handles", () => {
  const troops = [40, 100, 640, 700].flatMap((y) =>
    row(y, ...Array.from({ length: 18 }, (_, i) => 30 + 60 * i)),
  );
  const moving = [200, 360] as const;
  const place = placeBar(moving, troops, size);
  assert.ok(typeof place !== 'string', `${place}`);
  const [left, bottom] = place;
  const [top, right, foot] = [size.height - bottom - 132, left + 510, size.height - bottom];
  for (const [x, y] of troops) assert.ok(x < left || x > right || y < top || y > foot, `${x}, ${y}`);
  assert.ok(left >= moving[0] + 98 || top >= moving[1] + 98 || foot <= moving[1] - 98);
});
