import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { growBox, type Size } from '../../common/box.ts';
import {
  EDGE_WIDTH,
  FOOT_MARGIN,
  READABLE,
  STAND_WIDTH,
  scaleBorder,
  sightOf,
  spotOfPlace,
  tablePlateOf,
  wholeOf,
} from '../plate/tablePlate.ts';
import { frameField, showWholeField } from '../view/clearViews.ts';
import type { Fighter } from '../view/openingPart.ts';
import { isOpenedNear, openOnTable } from './tableOpening.ts';

const BATTLES = [
  ['morschauser', 'maida'],
  ['morschauser', 'pick-up'],
  ['johnny-reb', 'mcphersons-ridge'],
  ['johnny-reb', 'little-round-top'],
  ['johnny-reb', 'east-cavalry-field'],
  ['johnny-reb', 'brawners-farm'],
] as const;

/** The shares of a recorded battle after which it is tested. */
const MOMENTS = [0.03, 0.8] as const;

/**
 * The pieces on a table at a moment of a recorded battle, as the side that is asked sees them. All pieces of that
 * side can act.
 */
function laid([system, battle]: (typeof BATTLES)[number], share: number, asked: 0 | 1) {
  const book = needRulebook(system);
  const file = join(import.meta.dirname, `../../../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const entries = record.entries.slice(0, Math.round(record.entries.length * share));
  const game = Game.fromRecord(book, { ...record, entries });
  const ground = book.present.shows.ground(game.field);
  assert.ok(ground.kind === 'table');
  const plate = tablePlateOf(ground.table, asked === 1 ? 180 : 0);
  const { pieces } = book.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const fighters = pieces.flatMap(({ side, pose }): Fighter[] =>
    pose ? [{ side, spot: spotOfPlace(plate, pose), acts: side === asked }] : [],
  );
  return { plate, fighters };
}

/** The whole of a table in a window, and where it opens there. */
function openedIn(size: Size, { plate, fighters }: ReturnType<typeof laid>, asked: 0 | 1) {
  const whole = wholeOf(
    plate.field,
    fighters.map(({ spot }) => spot),
  );
  const limits = { nearest: 3.2, farthest: 0.05, keep: growBox(plate.field, EDGE_WIDTH) };
  const sight = { field: sightOf(plate.field, whole), edge: [whole], title: null, over: [] };
  const all = showWholeField(sight, size, limits);
  const seen = ({ k, x, y }: typeof all, of: number) =>
    fighters.filter(({ side, spot: [across, down] }) => {
      const at = [across * k + x, down * k + y] as const;
      return side === of && at[0] > 10 && at[1] > 10 && at[0] < size.width - 10 && at[1] < size.height - 10;
    }).length;
  return { all, limits, seen, view: openOnTable(fighters, asked, plate.field)(size, all, limits, []) };
}

for (const each of BATTLES)
  test(`${each[1]} opens on a phone on one's own men, with arms told apart, and the enemy if he fits`, () => {
    for (const share of MOMENTS)
      for (const asked of [0, 1] as const) {
        const table = laid(each, share, asked);
        for (const [width, height] of [
          [390, 389],
          [360, 330],
          [390, 220],
          [544, 282],
        ] as const) {
          const { view, seen } = openedIn({ width, height }, table, asked);
          const where = `after ${share}, side ${asked} at ${width} by ${height}`;
          const pixels = view.k * STAND_WIDTH;
          assert.ok(pixels >= 30.5 && pixels <= 48, `${where}: ${pixels}`);
          assert.ok(seen(view, asked) >= 4, `${where}: ${seen(view, asked)} of them`);
          const below = (height - view.y) / view.k - table.plate.field.height;
          const whole = FOOT_MARGIN * scaleBorder(table.plate.field) - 0.01;
          assert.ok(
            below <= EDGE_WIDTH / 2 || below >= whole,
            `${where}: the title is cut ${below} below the ground`,
          );
          if (width === 390 && height === 389)
            assert.ok(seen(view, asked === 0 ? 1 : 0) >= 4, `${where}: none to fight with`);
        }
      }
  });

test('on a desktop a table opens as a whole, or on all troops', () => {
  for (const each of BATTLES) {
    const table = laid(each, 0.3, 0);
    const size = { width: 1080, height: 738 };
    const { all, limits, view } = openedIn(size, table, 0);
    const spots = table.fighters.map(({ spot }) => spot);
    assert.deepEqual(view, frameField(spots, STAND_WIDTH)(size, all, limits, []));
    assert.ok(all.k >= READABLE.least);
  }
});

test('the only unit that can act is in sight with space for its handles, together with others', () => {
  const table = laid(BATTLES[0], 0.03, 0);
  const size = { width: 390, height: 389 };
  const last = table.fighters.findLast(({ side }) => side === 0)!;
  const fighters = table.fighters.map((each) => ({ ...each, acts: each === last }));
  const { view, seen } = openedIn(size, { ...table, fighters }, 0);
  const [x, y] = [last.spot[0] * view.k + view.x, last.spot[1] * view.k + view.y];
  const room = Math.min(x, y, size.width - x, size.height - y);
  assert.ok(room >= 45, `${x}, ${y}`);
  assert.ok(seen(view, 0) + seen(view, 1) >= 20, `${seen(view, 0)} and ${seen(view, 1)}`);
});

test('if the sheet is lowered and all of the table’s depth fits, it lies in the middle, not at an edge', () => {
  const size = { width: 390, height: 625 };
  const { view, limits } = openedIn(size, laid(BATTLES[0], 0.8, 0), 0);
  const above = limits.keep.y * view.k + view.y;
  const below = size.height - (limits.keep.y + limits.keep.height) * view.k - view.y;
  assert.ok(above > 0 && Math.abs(above - below) < 2, `${above} and ${below}`);
});

test('a large table is opened near on a phone, whichever way it is held, and whole on a tablet', () => {
  const maida = { width: 72000, height: 48000 };
  assert.ok(isOpenedNear(maida, { width: 390, height: 640 }));
  assert.ok(isOpenedNear(maida, { width: 544, height: 282 }));
  assert.ok(!isOpenedNear(maida, { width: 820, height: 700 }));
  assert.ok(isOpenedNear({ width: 40000, height: 28000 }, { width: 390, height: 389 }));
  assert.ok(!isOpenedNear({ width: 40000, height: 28000 }, { width: 390, height: 640 }));
});
