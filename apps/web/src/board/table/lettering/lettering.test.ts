import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { growBox, type Size } from '../../../common/box.ts';
import { areTouching, isWithin, measureShareOn, type Shape } from '../../../common/convexShape.ts';
import { placesOf } from '../../ground/tableShapes.ts';
import type { View } from '../../plate/camera.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import {
  type Bearing,
  STAND_WIDTH,
  sightOf,
  spotOfPlace,
  tablePlateOf,
  wholeOf,
} from '../../plate/tablePlate.ts';
import { frameField, showWholeField } from '../../view/clearViews.ts';
import { letteringOf } from './letteringOf.ts';
import { placeWords, type Word } from './place.ts';
import { CHOSEN_RANK, listUnitNames } from './unitNames.ts';

/**
 * The board of the game screen in a window of 1440 by 900, 1920 by 1080, 1024 by 768 and 390 by 844, and which side
 * is at the top.
 */
const BOARDS: readonly (Size & { readonly bearing: Bearing })[] = [
  { width: 1080, height: 770, bearing: 0 },
  { width: 1560, height: 950, bearing: 0 },
  { width: 724, height: 634, bearing: 0 },
  { width: 390, height: 389, bearing: 270 },
  { width: 390, height: 220, bearing: 270 },
];

for (const [system, battle] of [
  ['morschauser', 'maida'],
  ['morschauser', 'pick-up'],
  ['johnny-reb', 'mcphersons-ridge'],
  ['johnny-reb', 'little-round-top'],
  ['johnny-reb', 'east-cavalry-field'],
] as const) {
  const rulebook = needRulebook(system);
  const game = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'names' } });
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const ground = rulebook.present.shows.ground(game.field);
  assert.ok(ground.kind === 'table');
  const stands = scene.pieces.filter((piece): piece is StandPiece => 'pose' in piece);
  const lettered = (size: Size, bearing: Bearing, view: View | null, chosen: readonly string[] = []) => {
    const plate = tablePlateOf(ground.table, bearing);
    return letteringOf({
      ...{ plate, pieces: stands, size, overlays: [], trails: [], reach: null, type: 1 },
      ground: { ...ground, battle: '', title: { battle: '', date: '', sides: [] } },
      chosen: new Set(chosen),
      markers: scene.markers ?? [],
      view: view ?? openingOf(plate, size),
    });
  };
  const openingOf = (plate: ReturnType<typeof tablePlateOf>, size: Size): View => {
    const limits = { nearest: 3.2, farthest: 0.05, keep: plate.field };
    const troops = stands.map(({ pose }) => spotOfPlace(plate, pose));
    const whole = wholeOf(plate.field, troops);
    const field = { field: sightOf(plate.field, whole), edge: [whole], title: null, over: [] };
    return frameField(troops, STAND_WIDTH)(size, showWholeField(field, size, limits), limits, []);
  };

  test(`${battle}: at opening no name of the ground lies over a house`, () => {
    for (const { bearing, ...size } of BOARDS.slice(0, 3)) {
      const plate = tablePlateOf(ground.table, bearing);
      const { k } = openingOf(plate, size);
      const houses = ground.table.areas
        .filter(({ looks }) => looks === 'building')
        .map(
          ({ rings: [walls] }): Shape =>
            placesOf(walls!)
              .map((place) => spotOfPlace(plate, place))
              .map(([x, y]) => [x * k, y * k]),
        );
      const { shapes, ground: names } = lettered(size, bearing, null);
      for (const key of names.keys())
        assert.ok(
          !houses.some((house) => measureShareOn(shapes.get(key)!, house) > 0),
          `${key} at ${size.width}`,
        );
    }
  });

  test(`${battle}: at opening no word runs into another or off the table, at any size of window`, () => {
    for (const { bearing, ...size } of BOARDS) {
      const { shapes, units } = lettered(size, bearing, null);
      assert.deepEqual(runningInto([...shapes.values()]), [], `${size.width} by ${size.height}`);
      const view = openingOf(tablePlateOf(ground.table, bearing), size);
      const window = { x: -view.x, y: -view.y, ...size };
      const table = growBox(tablePlateOf(ground.table, bearing).field, 10);
      const onTable = {
        x: table.x * view.k,
        y: table.y * view.k,
        width: table.width * view.k,
        height: table.height * view.k,
      };
      for (const shape of shapes.values())
        assert.ok(isWithin(shape, onTable), `${size.width} by ${size.height}`);
      assert.ok(units.length > 0);
      for (const { at } of units) {
        const middle: Shape = [[at[0] * view.k, at[1] * view.k]];
        assert.ok(isWithin(middle, window), `${size.width} by ${size.height}`);
      }
    }
  });

  test(`${battle}: at any near view the edge of a phone's window neither cuts nor touches a name`, () => {
    const size = { width: 390, height: 389 };
    const gap = 2;
    const k = 31 / STAND_WIDTH;
    const { field } = tablePlateOf(ground.table, 0);
    for (let x = 0; x > size.width - field.width * k; x -= 37)
      for (let y = 0; y > size.height - field.height * k; y -= 61) {
        const { shapes, units } = lettered(size, 0, { x, y, k });
        const window = { x: -x, y: -y, ...size };
        for (const { id, text } of units) {
          const shape = shapes.get(id)!;
          const [across, down] = [shape.map(([at]) => at), shape.map(([, at]) => at)];
          const out =
            Math.max(...across) <= -x - gap ||
            Math.min(...across) >= size.width - x + gap ||
            Math.max(...down) <= -y - gap ||
            Math.min(...down) >= size.height - y + gap;
          assert.ok(out || isWithin(shape, window), `${text} at ${x}, ${y}`);
        }
      }
  });

  test(`${battle}: a regiment has one name and no code, and near enough every name is written`, () => {
    const names = listUnitNames(tablePlateOf(ground.table, 0), stands, new Set());
    assert.ok(names.length <= stands.length);
    for (const { text } of names) assert.doesNotMatch(text, /^[A-Z0-9]{1,3}-\d$/);
    const regiments = stands.flatMap(({ regiment }) => (regiment ? [regiment.id] : []));
    const alone = stands.filter(({ regiment }) => !regiment);
    assert.equal(names.length, new Set(regiments).size + alone.length);
    const near = lettered({ width: 40_000, height: 40_000 }, 0, { x: 0, y: 0, k: 3.2 });
    assert.equal(near.units.length, names.length);
  });

  test(`${battle}: from afar there is no room for all names, and the chosen one is always there`, () => {
    for (const { id } of stands.filter((_, i) => i % 5 === 0)) {
      const { units } = lettered({ width: 390, height: 392 }, 0, { x: 5, y: 5, k: 0.2 }, [id]);
      assert.ok(
        units.some(({ rank }) => rank === CHOSEN_RANK),
        id,
      );
    }
  });
}

test('words in one line have a gap between them, so that two names do not read as one', () => {
  const word = (id: string, ...across: number[]): Word => ({
    ...{ id, wide: 40, high: 14, bears: 1, apart: 5 },
    places: across.map((x) => ({ middle: [x, 50], turn: 0 })),
  });
  const room = { within: { x: 0, y: 0, width: 400, height: 100 }, covered: [], taken: [] };
  const at = placeWords([word('Howard', 100), word('Morgan', 142, 146)], room);
  assert.deepEqual(at.get('Morgan')?.middle, [146, 50]);
});

function runningInto(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((a, i) =>
    shapes.slice(i + 1).flatMap((b) => (areTouching(a, b) ? [`${a.join(' ')} with ${b.join(' ')}`] : [])),
  );
}
