/** Names and marks in recorded battles: at the opening and at some later moments no mark covers a name. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Size } from '../../../common/box.ts';
import { areTouching, measureGap, measureShareOn, type Shape } from '../../../common/convexShape.ts';
import { trailsOf } from '../../../play/steps/trails.ts';
import { bodyNameOf } from '../../miniatures/miniature.ts';
import type { View } from '../../plate/camera.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import {
  STAND_WIDTH,
  sightOf,
  spotOfPlace,
  type TablePlate,
  tablePlateOf,
  wholeOf,
} from '../../plate/tablePlate.ts';
import { frameField, showWholeField } from '../../view/clearViews.ts';
import type { TableOverlay } from '../tableModel.ts';
import { type LetteredTable, type Lettering, letteringOf } from './letteringOf.ts';
import { outlineSigns } from './signs.ts';
import { outlineBase, selectUnitNames } from './unitNames.ts';

const RULES = join(import.meta.dirname, '../../../../../../rules');

/** The board of the game screen in windows of 1440 by 900, 1920 by 1080 and 1024 by 768. */
const BOARDS: readonly Size[] = [
  { width: 1080, height: 770 },
  { width: 1560, height: 950 },
  { width: 724, height: 634 },
];

/** Shares of a battle after which it is looked at. */
const MOMENTS = [0, 0.05, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85];

/** The maximum share of a name that may lie on a stand of another unit. */
const ON_ANOTHER = 0.2;

/** The minimum share of the useful names that must be written. */
const WRITTEN = 0.9;

for (const [system, battle] of [
  ['morschauser', 'maida'],
  ['morschauser', 'pick-up'],
  ['johnny-reb', 'mcphersons-ridge'],
  ['johnny-reb', 'little-round-top'],
  ['johnny-reb', 'east-cavalry-field'],
  ['johnny-reb', 'brawners-farm'],
] as const)
  test(`${battle}: no sign lies on a name, no name lies on or by troops of others, and most are written`, () => {
    const game = recorded(system, battle);
    const seen = MOMENTS.flatMap((share) => lettered(system, game, share));
    const wrong = seen.flatMap(({ when, at, lettering }) =>
      onSigns(at, lettering)
        .concat(onStands(at, lettering), byOthers(at, lettering))
        .map((what) => `${when}: ${what}`),
    );
    assert.deepEqual(wrong, []);
    for (const { at, lettering } of seen.filter(({ opening }) => opening))
      assert.equal(
        lettering.ground.size,
        at.ground.names.length,
        `the ground's names, ${at.size.width} wide`,
      );
    const [written, all] = [
      seen.reduce((sum, { lettering }) => sum + lettering.units.length, 0),
      seen.reduce((sum, { names }) => sum + names, 0),
    ];
    assert.ok(written >= WRITTEN * all, `${written} of ${all} names are written`);
  });

function recorded(system: string, battle: string) {
  const text = readFileSync(join(RULES, system, 'src', 'golden', `${battle}.json`), 'utf8');
  return Game.fromRecord(needRulebook(system), parseRecord(JSON.parse(text)));
}

/** A recorded battle after this share of its entries, as the board letters it in each window. */
function lettered(system: string, game: ReturnType<typeof recorded>, share: number) {
  const rulebook = needRulebook(system);
  const n = Math.floor(share * game.head);
  const { state } = game.positionAt(n);
  const scene = rulebook.present.shows.scene({ field: game.field, state, known: [] });
  const ground = rulebook.present.shows.ground(game.field);
  assert.ok(ground.kind === 'table');
  const pieces = scene.pieces.filter(
    (piece): piece is StandPiece => 'pose' in piece && piece.pose !== undefined,
  );
  const plate = tablePlateOf(ground.table, 0);
  const told = rulebook.present.shows.outlook?.({ field: game.field, state, known: [] }) ?? [];
  const numbers: TableOverlay = {
    kind: 'numbers',
    id: 'outlook',
    numbers: told.map(({ at, clash }, i) => ({ number: i + 1, at, heavy: clash })),
  };
  const discs = pieces
    .filter((_, i) => i % 7 === 0)
    .map(
      ({ pose, side }, i) =>
        ({ id: `${i}`, side, newest: true, kind: 'mark', at: { spot: pose }, text: `${i}` }) as const,
    );
  return BOARDS.map((size) => {
    const at: LetteredTable = {
      ...{ plate, pieces, size, reach: null, type: 1, chosen: new Set() },
      overlays: [numbers],
      trails: [...(n > 0 ? trailsOf(n, game.logItemsOf(n), scene) : []), ...(share > 0.5 ? discs : [])],
      ground: { ...ground, battle: '', title: { battle: '', date: '', sides: [] } },
      markers: scene.markers ?? [],
      view: openingOf(plate, pieces, size),
    };
    const lettering = letteringOf(at);
    const names = selectUnitNames(plate, pieces, new Set(), at.view.k).length;
    const opening = n === 0 && size.width > 1000;
    return { when: `entry ${n}, ${size.width} wide`, opening, at, lettering, names };
  });
}

function openingOf(plate: TablePlate, pieces: readonly StandPiece[], size: Size): View {
  const limits = { nearest: 3.2, farthest: 0.05, keep: plate.field };
  const troops = pieces.map(({ pose }) => spotOfPlace(plate, pose));
  const whole = wholeOf(plate.field, troops);
  const field = { field: sightOf(plate.field, whole), edge: [whole], title: null, over: [] };
  return frameField(troops, STAND_WIDTH)(size, showWholeField(field, size, limits), limits, []);
}

/** Words that signs lie on. */
function onSigns(at: LetteredTable, { shapes }: Lettering): string[] {
  const signs = outlineSigns(at);
  return [...shapes].flatMap(([id, shape]) =>
    signs.flatMap((sign) => (areTouching(shape, sign) ? [`a sign on ${id}`] : [])),
  );
}

/** Names of troops that lie on stands. */
function onStands({ plate, pieces, view }: LetteredTable, { units, shapes }: Lettering): string[] {
  const scaled = (shape: Shape): Shape => shape.map(([x, y]) => [x * view.k, y * view.k]);
  const stands = pieces.map(({ pose, story }) => ({ story, shape: scaled(outlineBase(plate, pose)) }));
  return units.flatMap(({ id, text }) =>
    stands.flatMap(({ story, shape }) =>
      measureShareOn(shapes.get(id)!, shape) > ON_ANOTHER ? [`${text} on ${story}`] : [],
    ),
  );
}

/** Names without a line to their troops that are nearer to others. */
function byOthers({ plate, pieces, view }: LetteredTable, { units, shapes }: Lettering): string[] {
  const scaled = (shape: Shape): Shape => shape.map(([x, y]) => [x * view.k, y * view.k]);
  const bodies = [...Map.groupBy(pieces, bodyNameOf).values()].map((stands) => ({
    ids: stands.map(({ id }) => id),
    bases: stands.map(({ pose }) => scaled(outlineBase(plate, pose))),
  }));
  return units.flatMap(({ id, text, lead }) => {
    const gapTo = (bases: readonly Shape[]) =>
      Math.min(...bases.map((base) => measureGap(shapes.get(id)!, base)));
    const own = bodies.find(({ ids }) => ids.includes(id))!;
    const others = bodies.filter((body) => body !== own);
    const near = Math.min(...others.map(({ bases }) => gapTo(bases)));
    return lead === null && near < gapTo(own.bases) ? [`${text} is nearer to others`] : [];
  });
}
