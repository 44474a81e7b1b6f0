import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { frameFirstReadable } from '../../board/plate/camera.ts';
import { READABLE, STAND_WIDTH, spotOfPlace, tablePlateOf } from '../../board/plate/tablePlate.ts';
import { placeFromId } from '../../board/table/tableModel.ts';
import { boxOf, growBox } from '../../common/box.ts';
import { Session } from '../../play/session.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import { GameHost, playTo } from '../../play/testing.ts';
import { makeFillingMode } from '../../play/testStates.ts';
import { listPlacesAround, placesOfRow } from './useRowInSight.ts';

test('on a phone the unit whose order is written is readable in the strip above the form, with its ground', () => {
  const plate = tablePlateOf({ width: 72_000, height: 48_000 }, 270);
  const spots = listPlacesAround('spot:30000,20000').map((place) => spotOfPlace(plate, placeFromId(place)!));
  const box = growBox(boxOf(spots), STAND_WIDTH);
  const view = frameFirstReadable([box], { width: 390, height: 190 }, READABLE)!;
  assert.ok(view.k >= READABLE.least, `${view.k * STAND_WIDTH} pixels a stand`);
  const [x, y] = spotOfPlace(plate, { x: 30_000, y: 20_000 });
  assert.ok(Math.abs(x * view.k + view.x - 195) < 1 && Math.abs(y * view.k + view.y - 95) < 1);
  assert.deepEqual(listPlacesAround('hex:17'), ['hex:17']);
});

test('with a First fire row the unit and all its possible targets are in view', () => {
  const judge = playTo('johnny-reb', 'mcphersons-ridge', ({ kind }) => kind === 'first-fires');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('johnny-reb'), () => 'at once');
  const state = session.store.get();
  const { scene } = state;
  const sheet = sheetIn(state);
  const row = sheet!.sheet.rows.find(({ choices }) => choices.some(({ at }) => at !== undefined))!;
  const targets = new Set(row.choices.flatMap(({ at }) => at ?? []));
  const places = placesOfRow({ mode: makeFillingMode(sheet!.sheet, { row: row.id }), scene });
  assert.equal(places.length, 1 + targets.size);
  const foes = scene!.pieces.filter((piece) => targets.has(piece.id));
  assert.ok(foes.length > 0 && foes.every((piece) => piece.side !== side));
  assert.deepEqual(placesOfRow({ mode: makeFillingMode(sheet!.sheet), scene }), []);
});
