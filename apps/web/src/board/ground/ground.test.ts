import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Feature, featuresOf } from '@linstock/ground';
import { needRulebook } from '@linstock/systems/all';
import { boxOf, contains } from '../../common/box.ts';
import { findHex, HEX_RADIUS, HEX_STEP, plateOf, spotOfYards } from '../plate/plate.ts';
import { filterBand } from './band.ts';
import { placeBlades } from './blades.ts';
import { findCover } from './covers.ts';
import { engrave, engraveShapes, type GroundSource } from './engraving.ts';
import { hachuresOf, measureHeight } from './hachures.ts';
import { sizeOfNumbers } from './margin.ts';
import { fbm, hash } from './seed.ts';
import { hasSpotInside, isNearCourse, makeExactShape, makeNaturalCourse } from './shapes.ts';
import { thinSigns } from './signs.ts';
import { listTiles } from './tileGrid.ts';

const legions = needRulebook('american-legions');

function sourceOf(id: string): GroundSource {
  const ground = legions.present.shows.ground(legions.field(id, {}));
  assert.ok(ground.kind === 'hexes');
  const { layout, q, r, labels } = ground.map;
  return { kind: 'hexes', plate: { layout, q: [...q], r: [...r] }, survey: ground.survey, labels, ratio: 1 };
}

/** The engraving of a battle's ground, made once: it takes its time. */
const engraved = new Map(legions.battles.map((id) => [id, engrave(sourceOf(id))]));

function engravingOf(id: string) {
  const ground = engraved.get(id);
  assert.ok(ground);
  return ground;
}

const square = (x: number, y: number, side: number) =>
  makeExactShape([
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]);

test('the same spot of the map always gets the same random number, and such numbers spread from 0 to 1', () => {
  const drawn = Array.from({ length: 4000 }, (_, i) => hash(i % 63, Math.floor(i / 63), 5));
  assert.equal(hash(12, 34, 5), hash(12, 34, 5));
  assert.ok(drawn.every((n) => n >= 0 && n < 1));
  const mean = drawn.reduce((sum, n) => sum + n, 0) / drawn.length;
  assert.ok(Math.abs(mean - 0.5) < 0.02);
  assert.ok(fbm(3.2, 8.1, 1) >= 0 && fbm(3.2, 8.1, 1) < 0.94);
});

test('no hex number is printed smaller than 9 pixels, and none in hexes too small for it', () => {
  const pixels = [10, 20, 37, 38, 44, 60, 130].map((radius) => {
    const scale = radius / HEX_RADIUS;
    const size = sizeOfNumbers(scale);
    return size === null ? null : Math.round(size * scale * 10) / 10;
  });
  assert.deepEqual(pixels.slice(0, 3), [null, null, null]);
  assert.ok(
    pixels.slice(3).every((each) => each !== null && each >= 9),
    pixels.join(),
  );
});

test('hachures run downhill from the higher ground, whichever shape was surveyed later', () => {
  const bounds = { x: -500, y: -500, width: 1500, height: 1500 };
  const hill = { shape: square(0, 0, 400), height: 40 };
  const hollow = { shape: square(100, 100, 200), height: 12 };
  const relief = [hill, hollow];
  const strokes = hachuresOf(relief, bounds, () => false);
  assert.ok(strokes.length > 200);
  const towards = strokes.map(({ head, tip }) => ({
    start: measureHeight(relief, [head[0] * 1.02 - tip[0] * 0.02, head[1] * 1.02 - tip[1] * 0.02]),
    end: measureHeight(relief, tip),
  }));
  assert.deepEqual(
    towards.filter(({ start, end }) => end > start),
    [],
    'none runs uphill',
  );
  assert.ok(
    strokes.some(({ tip }) => hasSpotInside(hollow.shape, tip)),
    'the hollow is hachured inwards',
  );
  assert.ok(
    strokes.some(({ tip }) => !hasSpotInside(hill.shape, tip)),
    'the hill is hachured outwards',
  );
});

test('a spot near a line is found however the line runs: along, across or back on itself', () => {
  const bent: [number, number][] = [
    [0, 0],
    [300, 4],
    [290, 180],
    [40, 90],
    [35, 260],
  ];
  const drawn = makeNaturalCourse(bent, 2, 9);
  const distance = (x: number, y: number) =>
    Math.min(
      ...drawn.line.slice(1).map(([bx, by], i) => {
        const [ax, ay] = drawn.line[i]!;
        const [dx, dy] = [bx - ax, by - ay];
        const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - t * dx, y - ay - t * dy);
      }),
    );
  for (let x = -40; x <= 340; x += 9)
    for (let y = -40; y <= 300; y += 9)
      for (const reach of [3, 22]) {
        const near = distance(x, y) <= reach;
        assert.equal(isNearCourse(drawn, [x, y], reach), near, `${x}, ${y} within ${reach}`);
      }
});

for (const id of legions.battles) {
  test(`${id}: every tree stands in the wood it belongs to, off the roads, the water and the roofs`, () => {
    const ground = engravingOf(id);
    const trees = ground.signs.filter(({ kind }) => ['oak', 'pine', 'bush', 'log'].includes(kind));
    assert.ok(trees.length > 200, `${trees.length} trees`);
    for (const { at } of trees) {
      assert.equal(findCover(ground.covers, at)?.kind, 'woods');
      assert.ok(!ground.roads.some((road) => isNearCourse(road.course, at, road.width / 2)));
      assert.ok(!ground.creeks.some((creek) => isNearCourse(creek.course, at, creek.width / 2)));
      assert.ok(!ground.buildings.some((roof) => hasSpotInside(roof, at)));
    }
  });

  test(`${id}: the middle of hexes stays quiet for counters`, () => {
    const ground = engravingOf(id);
    const { plate } = ground.grid!;
    const crowded = ground.signs.filter(({ kind, at }) => {
      const hex = findHex(plate, at);
      const [x, y] = plate.centres[hex] ?? [1e9, 1e9];
      return ['oak', 'pine'].includes(kind) && Math.hypot(at[0] - x, at[1] - y) < HEX_RADIUS * 0.4;
    });
    assert.ok(crowded.length < plate.count * 0.6, `${crowded.length} trees in ${plate.count} middles`);
  });
}

test('everything that a survey shows is drawn on hexes: orchards, boulders, a quarry, walls, a railroad', () => {
  const source = sourceOf('waxhaws');
  assert.ok(source.kind === 'hexes');
  const outline = [
    [100, 100],
    [300, 100],
    [300, 300],
  ] as const;
  const features: readonly Feature[] = [
    { kind: 'orchard', name: 'Orchard', density: 'light', outline },
    { kind: 'boulders', name: 'Den', crossing: 'slow', outline },
    { kind: 'quarry', name: 'Pit', crossing: 'slow', outline },
    { kind: 'wall', name: 'Wall', type: 'stone', line: outline },
    { kind: 'ledge', name: 'Ledge', type: 'rock', line: outline },
    {
      kind: 'railroad',
      name: 'Rails',
      type: 'level',
      width: 5,
      depth: null,
      crossing: 'free',
      line: outline,
    },
  ];
  const { covers, fences } = engraveShapes({ ...source, survey: { ...source.survey, features } });
  assert.deepEqual(
    covers.map(({ name, kind }) => [name, kind]),
    [
      ['Orchard', 'woods'],
      ['Den', 'woods'],
      ['Pit', 'woods'],
    ],
  );
  assert.deepEqual(
    fences.map(({ make }) => make),
    ['stone', 'stone', 'railroad'],
  );
});

test('the same survey gives the same engraving', () => {
  const [again, before] = [engrave(sourceOf('cowpens')), engravingOf('cowpens')];
  assert.ok(before.signs.length > 1000);
  // As text: comparing tens of thousands of objects one by one takes ten times as long.
  assert.ok(JSON.stringify(again.signs) === JSON.stringify(before.signs));
});

test('the sheets of the map cover the window without a gap, the middle one first, none beyond the map', () => {
  const bounds = { x: -100, y: -100, width: 1400, height: 1200 };
  const view = { x: 150, y: 80, k: 0.77 };
  const size = { width: 1400, height: 900 };
  const tiles = listTiles(view, size, 2, bounds);
  for (let x = 0; x <= 1400; x += 35) {
    for (let y = 0; y <= 900; y += 35) {
      const spot = [(x - view.x) / view.k, (y - view.y) / view.k] as const;
      const within = spot[0] > -100 && spot[0] < 1300 && spot[1] > -100 && spot[1] < 1100;
      const covered = tiles.some(
        ({ box }) =>
          spot[0] >= box.x &&
          spot[0] <= box.x + box.width &&
          spot[1] >= box.y &&
          spot[1] <= box.y + box.height,
      );
      if (within) assert.ok(covered, `no sheet at ${spot.join()}`);
    }
  }
  assert.equal(new Set(tiles.map(({ key }) => key)).size, tiles.length);
  assert.ok(tiles.every(({ box, scale }) => Math.abs(box.width * scale - 256) < 1e-6));
});

test('from far away open ground is drawn plainly: woods and swamps keep their signs, others fewer', () => {
  const { signs } = engravingOf('cowpens');
  const open = (scale: number) => thinSigns(signs, scale).filter(({ sparse }) => sparse).length;
  const close = (scale: number) => thinSigns(signs, scale).filter(({ sparse }) => !sparse).length;
  assert.ok(open(0.5) < 0.35 * open(2), `${open(0.5)} of ${open(2)}`);
  assert.ok(open(1) > open(0.5) && open(1) < open(2));
  assert.equal(close(0.5), close(2));
});

test('near by, open ground has grass, alike on two sheets where they meet; from far away it has none', () => {
  const at = (x: number) =>
    placeBlades({ box: { x, y: 0, width: 128, height: 128 }, scale: 2 }, 5).filter(
      (blade) => blade.x > 122 && blade.x < 134,
    );
  assert.ok(at(0).length > 0);
  assert.deepEqual(at(0), at(128));
  assert.deepEqual(placeBlades({ box: { x: 0, y: 0, width: 900, height: 700 }, scale: 1.2 }, 5), []);
});

test('a search for the items in a box finds the same as testing each one', () => {
  const spots = Array.from({ length: 400 }, (_, i) => [(i * 37) % 101, (i * 53) % 97] as const);
  const sorted = [...spots].sort((a, b) => a[1] - b[1]);
  for (const box of [
    { x: 10, y: 20, width: 30, height: 15 },
    { x: -50, y: -50, width: 500, height: 500 },
    { x: 0, y: 96, width: 101, height: 10 },
    { x: 0, y: 200, width: 9, height: 9 },
  ])
    assert.deepEqual(
      filterBand(sorted, (spot) => spot, box),
      sorted.filter((spot) => contains(box, spot)),
    );
});

test('contour lines lie within a quarter of a hex of the surveyed outline', () => {
  for (const id of legions.battles) {
    const source = sourceOf(id);
    assert.ok(source.kind === 'hexes');
    const plate = plateOf(source.plate);
    const hills = featuresOf(source.survey, 'hill');
    const { relief } = engraveShapes(source);
    assert.equal(relief.length, hills.length);
    relief.forEach(({ shape, height }, i) => {
      const { outline, height: surveyed } = hills[i]!;
      assert.equal(height, surveyed);
      const [west, south, east, north] = source.survey.bounds;
      // Ground that the survey's edge cuts off is extended beyond it.
      if (outline.some(([x, y]) => x <= west + 1 || x >= east - 1 || y <= south + 1 || y >= north - 1))
        return;
      const line = [...outline, outline[0]!].map((point) => spotOfYards(plate, point));
      const inside = shape.loop.filter((spot) => contains(plate.field, spot));
      for (const spot of inside)
        assert.ok(isNearCourse({ line, box: boxOf(line) }, spot, HEX_STEP / 4), `${id}, hill ${i}`);
    });
  }
});

test('printed in grey or without tints, kinds of ground differ by their engraved signs', () => {
  const cut: Record<string, Set<string>> = {};
  for (const { covers, signs } of engraved.values())
    for (const { kind, at } of signs) {
      const cover = findCover(covers, at);
      const ground = cover === null ? 'open' : cover.kind === 'woods' ? `woods ${cover.density}` : cover.kind;
      (cut[ground] ??= new Set()).add(kind);
    }
  const signsOn = (wanted: RegExp) =>
    new Set(Object.keys(cut).flatMap((ground) => (wanted.test(ground) ? [...cut[ground]!] : [])));
  const trees = signsOn(/^woods/);
  assert.ok(trees.has('oak') && trees.has('pine'));
  assert.deepEqual([...signsOn(/swamp/)].sort(), ['cane', 'tuft']);
  for (const sign of signsOn(/^(swamp|open|field)$/)) assert.ok(!trees.has(sign), `${sign} is no tree`);
  assert.ok(
    [...engraved.values()].every(({ relief, hachures }) => relief.length === 0 || hachures.length > 20),
  );
});
