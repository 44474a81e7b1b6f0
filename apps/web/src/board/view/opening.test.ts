import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { isOfficer } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { contains, growBox, type Size } from '../../common/box.ts';
import { FADE_DISTANCE } from '../ground/surveyShapes.ts';
import { boxInSightOf, fitBox, type View } from '../plate/camera.ts';
import { NAMES_FROM_RADIUS_PX } from '../plate/names.ts';
import { HEX_RADIUS, HEX_STEP, plateOf } from '../plate/plate.ts';
import { hexDetailOf, measureFight, moveToUncut, openOnFight, READABLE } from './opening.ts';
import type { Fighter } from './openingPart.ts';
import { neatViewOfQuestion } from './questionView.ts';
import { countCut, placeCounterBoxes } from './uncutViews.ts';

const at = (side: 0 | 1, x: number, y: number): Fighter => ({ side, spot: [x * HEX_STEP, y * HEX_STEP] });
const SIZE = { width: 1080, height: 780 };
const LIMITS = { nearest: 3.2, farthest: 0.2, keep: { x: 0, y: 0, width: 1, height: 1 } };

/** The board at 1440 by 900, at 1920 by 1080 and at 1024 by 768: without header, track and side column. */
const BOARDS = [
  { width: 1080, height: 768 },
  { width: 1560, height: 948 },
  { width: 724, height: 636 },
];

const BATTLES = [
  ['american-legions', ['cowpens', 'waxhaws', 'hobkirk', 'quinby']],
  ['flintlock', ['cowpens', 'camden', 'guilford', 'hobkirk']],
] as const;

test('the fight is where enemies are within six hexes of each other; distant units do not count', () => {
  const box = measureFight([at(0, 0, 0), at(1, 0, 5), at(0, 40, 0)])!;
  assert.deepEqual([box.width, Math.round(box.height / HEX_STEP)], [0, 5]);
  assert.equal(measureFight([at(0, 0, 0), at(1, 20, 0)]), null);
});

/** The places of all pieces when the first turn of a recorded battle begins, and the box of its hexes. */
function openingOf(system: string, battle: string) {
  const book = needRulebook(system);
  const file = join(import.meta.dirname, `../../../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const game = Game.fromRecord(book, { ...record, entries: record.entries.slice(0, 2) });
  const ground = book.present.shows.ground(game.field);
  assert.ok(ground.kind === 'hexes');
  const { centres, field } = plateOf(ground.map);
  const { pieces } = book.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const fighters = pieces.flatMap((piece): Fighter[] => {
    const { side, place } = piece;
    return place && 'hex' in place ? [{ side, spot: centres[place.hex]!, officer: isOfficer(piece) }] : [];
  });
  return { field, fighters };
}

/** The opening view of a battle in a window, for a side of which all units can act. */
function openedFor(asked: 0 | 1, [system, battle]: readonly [string, string], size: Size) {
  const { field, fighters } = openingOf(system, battle);
  const able = fighters.map((each) => ({ ...each, acts: each.side === asked }));
  const limits = { ...LIMITS, keep: growBox(field, FADE_DISTANCE) };
  const view = openOnFight(able, asked)(size, fitBox(field, size, limits), limits, []);
  const window = boxInSightOf(view, size);
  const whole = ({ spot: [x, y] }: Fighter) =>
    contains(growBox(window, -0.7 * HEX_RADIUS), [x, window.y + window.height / 2]) &&
    contains(growBox(window, -0.6 * HEX_RADIUS), [window.x + window.width / 2, y]);
  const seen = (of: number) => fighters.filter((each) => each.side === of && whole(each)).length;
  return { view, radius: view.k * HEX_RADIUS, seen: [seen(0), seen(1)] as const, fighters };
}

test('on a phone a battle opens on a part of one’s own men at readable counters, with the enemy if he fits', () => {
  const phone = { width: 390, height: 391 };
  for (const battle of ['cowpens', 'camden', 'guilford', 'hobkirk'])
    for (const asked of [0, 1] as const) {
      const { radius, seen } = openedFor(asked, ['flintlock', battle], phone);
      assert.ok(radius >= NAMES_FROM_RADIUS_PX, `${battle}: ${radius}`);
      assert.ok(seen[asked] >= 8, `${battle}: ${seen[asked]} of side ${asked}`);
    }
  const { seen } = openedFor(0, ['american-legions', 'cowpens'], phone);
  assert.ok(seen[0] >= 4 && seen[1] >= 4, `Cowpens: ${seen}`);
});

test('on a desktop both lines of Cowpens are in sight as it opens, though reserves are then out of it', () => {
  for (const size of [
    { width: 1080, height: 737 },
    { width: 1560, height: 917 },
  ]) {
    const { radius, seen } = openedFor(0, ['flintlock', 'cowpens'], size);
    assert.ok(radius >= NAMES_FROM_RADIUS_PX && seen[0] >= 15 && seen[1] >= 6, `${radius}: ${seen}`);
  }
});

for (const [system, battle] of [
  ['american-legions', 'cowpens'],
  ['flintlock', 'cowpens'],
  ['flintlock', 'camden'],
] as const)
  test(`${battle} under ${system} opens with both lines in sight, where counters say who they are`, () => {
    const { field, fighters } = openingOf(system, battle);
    const limits = { ...LIMITS, keep: growBox(field, FADE_DISTANCE) };
    const view = openOnFight(fighters, 0)(SIZE, fitBox(field, SIZE, limits), limits, []);
    assert.ok(view.k * HEX_RADIUS >= NAMES_FROM_RADIUS_PX, String(view.k * HEX_RADIUS));
    const cut = countCut(view, placeCounterBoxes(fighters), SIZE, []);
    assert.equal(cut, 0, 'a counter is cut in two by the edge of the window');
    const { x, y, width, height } = boxInSightOf(view, SIZE);
    for (const side of [0, 1]) {
      const seen = fighters.filter(
        ({ side: of, spot }) =>
          of === side && spot[0] > x && spot[0] < x + width && spot[1] > y && spot[1] < y + height,
      );
      assert.ok(seen.length > 3, `side ${side}`);
    }
  });

test('the edge of a phone cuts few counters in the view of a question', () => {
  const heights = [389, 284];
  const [usual, neat] = ([(view: View) => view, moveToUncut] as const).map((change) =>
    heights.flatMap((height) => {
      const size = { width: 390, height };
      const pane = { size, over: [], readable: READABLE, room: 0.9 * HEX_RADIUS };
      return BATTLES.flatMap(([system, battles]) =>
        battles.flatMap((battle) => {
          const { fighters } = openingOf(system, battle);
          const spotsOf = (side: number) =>
            fighters.filter((each) => each.side === side).map(({ spot }) => spot);
          return [0, 1].map((asked) => {
            const spots = { actors: spotsOf(asked).slice(0, 4), targets: spotsOf(1 - asked), whole: false };
            const view = neatViewOfQuestion(spots, pane, (each) => change(each, fighters, pane));
            return view ? countCut(view, placeCounterBoxes(fighters), size, []) : 0;
          });
        }),
      );
    }),
  );
  const sum = (cut: readonly number[]) => cut.reduce((all, each) => all + each, 0);
  assert.ok(4 * sum(neat!) <= sum(usual!), `${sum(usual!)} cut before, ${sum(neat!)} after`);
  assert.ok(neat!.every((cut, i) => cut <= usual![i]!));
});

test('at the opening the window’s edge cuts no counter, or one if rows half a hex aside fill the window', () => {
  const cut = BATTLES.flatMap(([system, battles]) =>
    battles.flatMap((battle) =>
      [...BOARDS, { width: 390, height: 391 }].flatMap((size) =>
        ([0, 1] as const).map((asked) => {
          const { view, fighters } = openedFor(asked, [system, battle], size);
          return {
            at: `${battle} ${size.width} for ${asked}`,
            cut: countCut(view, placeCounterBoxes(fighters), size, []),
          };
        }),
      ),
    ),
  );
  assert.ok(
    cut.every((each) => each.cut <= 1) && cut.filter((each) => each.cut > 0).length <= 3,
    JSON.stringify(cut.filter((each) => each.cut > 0)),
  );
});

test('if no fight fits with readable counters, those that can act are in sight whole, with ground ahead', () => {
  const line = (side: 0 | 1, y: number, acts: boolean) =>
    Array.from({ length: 30 }, (_, i): Fighter => ({ ...at(side, i, y), acts: acts && i < 12 }));
  for (const [asked, ahead] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const fighters = [...line(0, 20, asked === 0), ...line(1, 6, asked === 1)];
    const limits = { ...LIMITS, keep: { x: -1e3, y: -1e3, width: 9e3, height: 9e3 } };
    const view = openOnFight(fighters, asked)(SIZE, { x: 0, y: 0, k: 0.2 }, limits, []);
    assert.ok(view.k * HEX_RADIUS >= NAMES_FROM_RADIUS_PX);
    const seen = boxInSightOf(view, SIZE);
    for (const { spot } of fighters.filter(({ acts }) => acts)) {
      assert.ok(spot[0] > seen.x + 30 && spot[0] < seen.x + seen.width - 30, `${spot[0]}`);
      const down = (spot[1] - seen.y) / seen.height;
      assert.ok(ahead < 0 ? down > 0.6 && down < 1 : down > 0 && down < 0.4, `${down}`);
    }
  }
});

test('the only unit that can act is in sight, however far it is from all others', () => {
  const line = (side: 0 | 1, y: number) => Array.from({ length: 30 }, (_, i) => at(side, i, y));
  const alone: Fighter = { ...at(0, 3, -14), acts: true };
  const limits = { ...LIMITS, keep: { x: -5e3, y: -5e3, width: 12e3, height: 12e3 } };
  const open = openOnFight([...line(0, 5), ...line(1, 0), alone], 0);
  const view = open(SIZE, { x: 0, y: 0, k: 0.2 }, limits, []);
  assert.ok(contains(growBox(boxInSightOf(view, SIZE), -30), alone.spot));
});

test('reserves are in sight too, unless that would make the fight small', () => {
  const fight = [at(0, 0, 0), at(1, 0, 4)];
  const seen = (reserve: Fighter) => {
    const view = openOnFight([...fight, reserve], 0)(SIZE, { x: 0, y: 0, k: 1 }, LIMITS, []);
    const [x, y] = [reserve.spot[0] * view.k + view.x, reserve.spot[1] * view.k + view.y];
    return x > 0 && x < SIZE.width && y > 0 && y < SIZE.height;
  };
  assert.ok(seen(at(0, 3, 8)));
  assert.ok(!seen(at(0, 30, 5)));
});

test('if not all units fit at the smallest scale, the fight is in the middle and not the army', () => {
  const lines = Array.from({ length: 12 }, (_, i) => [at(0, i, 0), at(1, i, 5)]).flat();
  const far = at(0, 6, -60);
  const view = openOnFight([...lines, far], 0)(SIZE, { x: 0, y: 0, k: 1 }, LIMITS, []);
  for (const { spot } of lines) {
    const down = spot[1] * view.k + view.y;
    assert.ok(down > 0 && down < SIZE.height, `${down}`);
  }
});

test('in a window too low for readable counters, the piece asked is in sight with its nearest enemy', () => {
  const size = { width: 390, height: 230 };
  const line = (side: 0 | 1, y: number) => Array.from({ length: 24 }, (_, i) => at(side, i, y));
  const fighters = [...line(0, 40), ...line(1, 33), ...line(1, 12), ...line(1, 0)];
  for (const [asked, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const view = openOnFight(fighters, asked)(size, { x: 0, y: 0, k: 1 }, LIMITS, []);
    const { x, y, width, height } = boxInSightOf(view, size);
    const seen = (of: number) =>
      fighters.filter(
        ({ side, spot }) =>
          side === of && spot[0] > x && spot[0] < x + width && spot[1] > y && spot[1] < y + height,
      ).length;
    assert.ok(seen(asked) >= 12 && seen(other) >= 12, `side ${asked}: ${seen(asked)} and ${seen(other)}`);
  }
});

test('more of a counter is drawn the larger its hex is on the screen', () => {
  assert.deepEqual(
    [8, 16, 30, 46, 60].map((radius) => hexDetailOf(radius / HEX_RADIUS)),
    ['dot', 'small', 'mid', 'full', 'large'],
  );
});

for (const [system, battles] of BATTLES)
  test(`every battle of ${system} opens with readable counters and ground on 85 % of the board`, () => {
    for (const battle of battles)
      for (const size of BOARDS) {
        const { field, fighters } = openingOf(system, battle);
        const drawn = growBox(field, FADE_DISTANCE);
        const limits = { ...LIMITS, keep: drawn };
        const view = openOnFight(fighters, 0)(size, fitBox(field, size, limits), limits, []);
        assert.ok(
          view.k * HEX_RADIUS >= NAMES_FROM_RADIUS_PX,
          `${battle} at ${size.width}: ${view.k * HEX_RADIUS}`,
        );
        const seen = boxInSightOf(view, size);
        const across = Math.min(seen.x + seen.width, drawn.x + drawn.width) - Math.max(seen.x, drawn.x);
        const down = Math.min(seen.y + seen.height, drawn.y + drawn.height) - Math.max(seen.y, drawn.y);
        const share = (across * down) / (seen.width * seen.height);
        assert.ok(share >= 0.85, `${battle} at ${size.width}: ${Math.round(share * 100)} %`);
      }
  });
