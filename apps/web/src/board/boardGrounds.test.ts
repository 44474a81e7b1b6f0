import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import type { Piece } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { contains, growBox, type Spot } from '../common/box.ts';
import { idOfPlace } from '../common/places.ts';
import { layOutHexes } from './hexes/boardOfHexes.ts';
import { boxInSightOf, fitBox } from './plate/camera.ts';
import { type BoardOfTable, layOutTable, leanTable } from './table/boardOfTable.ts';
import type { BoardGround } from './view/groundView.ts';

/** What every ground of a board does alike, tried on the opening of a battle of each kind. */

const TITLE = { battle: 'A battle', date: '', sides: [] };

interface OpeningGround {
  readonly ground: BoardGround;
  /** The same ground, if it is a table. */
  readonly table: BoardOfTable | null;
  readonly pieces: readonly Piece[];
}

/** The ground of a battle before its first answer, with its pieces. */
function groundOf(system: string, battle: string): OpeningGround {
  const book = needRulebook(system);
  const game = Game.create(book, { battle, dice: { kind: 'seeded', seed: 'ground' } });
  const { pieces } = book.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const shown = book.present.shows.ground(game.field);
  if (shown.kind === 'hexes')
    return { ground: layOutHexes({ ...shown, title: TITLE }, true, 1), table: null, pieces };
  const stands = pieces.flatMap((piece) => (piece.pose ? [{ ...piece, pose: piece.pose }] : []));
  const table = layOutTable({ ...shown, battle, title: TITLE }, 180, stands);
  return { ground: table, table, pieces };
}

const placeOf = ({ place, pose }: Piece): string | null =>
  place ? idOfPlace(place) : pose ? idOfPlace({ spot: { x: pose.x, y: pose.y } }) : null;

for (const [system, battle] of [
  ['american-legions', 'cowpens'],
  ['johnny-reb', 'brawners-farm'],
] as const)
  test(`${battle}: every piece stands at its place, and every place is found again at its spot`, () => {
    const { ground, pieces } = groundOf(system, battle);
    const placed = pieces.filter((piece) => placeOf(piece) !== null);
    assert.ok(placed.length > 10);
    for (const piece of placed) {
      const place = placeOf(piece) ?? '';
      const spot = ground.spotOf(place);
      assert.deepEqual(ground.spotOfPiece(piece), spot);
      assert.equal(spot && ground.placeAt(spot), place);
    }
    assert.equal(ground.spotOf('nowhere'), null);
  });

for (const [system, battle] of [
  ['american-legions', 'cowpens'],
  ['johnny-reb', 'brawners-farm'],
] as const)
  test(`${battle}: the opening view of a large window has every piece that stands on the ground in it`, () => {
    const { ground, pieces } = groundOf(system, battle);
    const { field } = ground.sight;
    const fighters = pieces.flatMap((piece) => {
      const spot = ground.spotOfPiece(piece);
      return spot && contains(field, spot) ? [{ side: piece.side, spot }] : [];
    });
    const size = { width: 1440, height: 900 };
    const whole = fitBox(field, size, { nearest: 3.2, farthest: 0.05 });
    const limits = { nearest: 3.2, farthest: 0.05, keep: ground.sight.about };
    const view = ground.fit(fighters, 0)(size, whole, limits, []);
    const seen = growBox(boxInSightOf(view, size), 1);
    assert.ok(fighters.length > 10);
    assert.deepEqual(
      fighters.filter(({ spot }) => !contains(seen, spot)),
      [],
    );
  });

test('a table seen from its edge has the same places, and the pointer still finds them', () => {
  const { table } = groundOf('johnny-reb', 'brawners-farm');
  assert.ok(table);
  const tilted = leanTable(table);
  assert.equal(table.leaning, null);
  assert.equal(tilted.sight, table.sight, 'the camera stays where it is');
  const size = { width: 1440, height: 900 };
  const { lean, unlean } = tilted.leaning ?? assert.fail();
  const points: readonly Spot[] = [
    [200, 300],
    [1200, 800],
  ];
  for (const [x, y] of points) {
    const back = unlean(lean([x, y], size), size);
    assert.ok(Math.hypot(back[0] - x, back[1] - y) < 0.01);
  }
});
