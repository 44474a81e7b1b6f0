import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { exportedMaps } from './changedMaps.ts';
import { linstock, useFiles } from './linstock.ts';
import type { MapJson } from './mapChanges.ts';

type Change = (map: MapJson) => unknown;

const layer = (map: MapJson, name: string) =>
  map.layers.find((each) => each.name === name) ?? assert.fail(name);
const things = (map: MapJson, name: string) => layer(map, name).objects ?? assert.fail(name);
const thing = (map: MapJson, on: string, name: string) =>
  things(map, on).find((each) => each.name === name) ?? assert.fail(name);
const add = (map: MapJson, on: string, more: object) =>
  things(map, on).push({ id: 900, name: '', type: '', x: 504, y: 464, rotation: 0, ...more });
const set = (of: { properties?: { name: string; value: unknown }[] }, name: string, value: unknown) => {
  of.properties = [...(of.properties ?? []).filter((each) => each.name !== name), { name, value }];
};
const polyline = [
  { x: 0, y: 0 },
  { x: 56, y: 0 },
];

/** The middle of the corners of a polygon. */
function middleOf(kind: string, map: MapJson): { x: number; y: number } {
  const { x, y, polygon = [] } = things(map, 'ground').find(({ type }) => type === kind) ?? assert.fail(kind);
  const corners = polygon as { x: number; y: number }[];
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, each) => sum + each[axis], 0) / corners.length;
  return { x: x + mean('x'), y: y + mean('y') };
}

/** Notices for a map, with exit code 1: it can be fought, but something on it has no effect. */
const NOTICES: readonly (readonly [battle: string, what: string, change: Change, says: RegExp])[] = [
  [
    'flintlock guilford',
    'a fence nobody knows',
    (map) => ((things(map, 'hexsides')[0] as { type: string }).type = 'hedge'),
    /Object \d+ of the layer "hexsides" has the type "hedge" and is left out: this battle knows fence, stream on this layer\./,
  ],
  [
    'flintlock guilford',
    'a road of another word',
    (map) => add(map, 'roads', { type: 'track', polyline }),
    /Object 900 of the layer "roads" has the type "track" and is left out: this battle knows road on this layer\./,
  ],
  [
    'flintlock guilford',
    'a fence on the layer of roads',
    (map) => add(map, 'roads', { type: 'fence', polyline }),
    /Object 900 of the layer "roads" has the type "fence" and is left out/,
  ],
  [
    'flintlock guilford',
    'a fence off its hexsides',
    (map) => add(map, 'hexsides', { type: 'fence', polyline }),
    /Object 900 of the layer "hexsides": its piece from .* lies on no hexside\. Draw it from corner to corner/,
  ],
  [
    'flintlock guilford',
    'a road off the map',
    (map) => add(map, 'roads', { type: 'road', x: -900, polyline }),
    /Object 900 of the layer "roads" has a piece from .* that lies off the map\./,
  ],
  [
    'flintlock guilford',
    'a point among the roads',
    (map) => add(map, 'roads', { type: 'road', point: true }),
    /Object 900 of the layer "roads" is left out: it is no line/,
  ],
  [
    'flintlock guilford',
    'a strength',
    (map) => set(thing(map, 'units', 'Royal Artillery a'), 'strength', 9999),
    /"Royal Artillery a" of the layer "units" has the strength 9999, which has no effect: strengths stay/,
  ],
  [
    'flintlock guilford',
    'a hidden unit',
    (map) => Object.assign(thing(map, 'units', 'Royal Artillery a'), { visible: false }),
    /"Royal Artillery a" of the layer "units" is hidden in Tiled and counts all the same\./,
  ],
  [
    'flintlock guilford',
    'a hidden layer',
    (map) => Object.assign(layer(map, 'hexsides'), { visible: false }),
    /The layer "hexsides" is hidden in Tiled and counts all the same\. Show it, or delete its objects\./,
  ],
  [
    'flintlock guilford',
    'hidden ground',
    (map) => Object.assign(layer(map, 'terrain'), { visible: false }),
    /The layer "terrain" is hidden in Tiled and counts all the same\./,
  ],
  [
    'morschauser maida',
    'a hidden piece of ground',
    (map) => Object.assign(things(map, 'ground')[0] ?? {}, { visible: false }),
    /of the layer "ground" is hidden in Tiled and counts all the same\./,
  ],
  [
    'flintlock camden',
    'a type',
    (map) => ((things(map, 'units')[1] as { type: string }).type = 'cavalry'),
    /of the layer "units" has the type "cavalry", which has no effect: types stay with the battle, and it is/,
  ],
  [
    'flintlock camden',
    'a structure where none is known',
    (map) => add(map, 'objectives', { type: 'structure', name: 'house', point: true }),
    /"house" of the layer "objectives" is left out: its name is no structure of this battle; it knows none\./,
  ],
  [
    'american-legions waxhaws',
    'a deployment zone without a hex',
    (map) =>
      things(map, 'zones')[0]?.x !== undefined && ((things(map, 'zones')[0] as { x: number }).x += 9000),
    /"Legion Cavalry" of the layer "zones" is a zone and holds the middle of no hex, so it has no effect\./,
  ],
  [
    'american-legions waxhaws',
    'a picture and a layer of its own',
    (map) =>
      map.layers.push(
        { id: 50, name: 'sketch', type: 'imagelayer' },
        { id: 51, name: 'ideas', type: 'objectgroup', objects: [] },
      ),
    /The layer "sketch" is a picture and has no effect.*\n.*The layer "ideas" is not read; those read are terrain, height/,
  ],
  [
    'american-legions waxhaws',
    'a unit turned by its rotation',
    (map) => ((things(map, 'units')[0] as { rotation: number }).rotation = 60),
    /is turned by 60 degrees, which has no effect\. Set its property "facing"\./,
  ],
  [
    'american-legions waxhaws',
    'a label of no kind',
    (map) => ((things(map, 'labels')[0] as { type: string }).type = 'river'),
    /of the layer "labels" is written as a place: its type is "river"; expected one of water, road, height, place/,
  ],
  [
    'american-legions cowpens',
    'the place of a commander who acts for a leader',
    (map) => (thing(map, 'units', 'Tarleton, army commander').y -= 144),
    /"Tarleton, army commander" of the layer "units" acts for the leader of Legion Cavalry and begins where/,
  ],
  [
    'american-legions cowpens',
    'a zone without the hex of a company',
    (map) => {
      const zone = thing(map, 'zones', '7th Fusiliers');
      set(zone, 'hole', false);
      things(map, 'zones').push({ ...structuredClone(zone), id: 970 });
      set(things(map, 'zones').at(-1) ?? {}, 'hole', true);
    },
    /"7th Fusiliers 1" of the layer "units" stands outside of the deployment zone "7th Fusiliers"/,
  ],
  [
    'morschauser maida',
    'the type, a turn and a strength of a stand',
    (map) => {
      const stand = things(map, 'units')[3] as { type: string; rotation: number };
      Object.assign(stand, { type: 'cavalry', rotation: 30 });
      set(stand as object, 'strength', 5);
    },
    /The property "strength" of .* has no effect; properties read there: unit, side, facing\.\n.* is turned by 30 degrees.*\n.*has the type "cavalry", which has no effect/,
  ],
  [
    'johnny-reb brawners-farm',
    'ground off the table',
    (map) => ((things(map, 'ground')[10] as { x: number }).x += 4800),
    /of the layer "ground" lies off the table, so it has no effect/,
  ],
];

/** Refused maps, with exit code 2 and one sentence. */
const REFUSED: readonly (readonly [battle: string, what: string, change: Change, says: RegExp])[] = [
  [
    'flintlock guilford',
    'half a tile',
    (map) => layer(map, 'terrain').data?.splice(5, 1, 1.5),
    /"data 6" of the layer "terrain" is 1\.5; expected a whole number\./,
  ],
  [
    'flintlock guilford',
    'damaged tiles',
    (map) => Object.assign(layer(map, 'terrain'), { data: 'AAAA', encoding: 'base64', compression: 'zlib' }),
    /: The layer "terrain" has compressed data that is damaged\./,
  ],
  [
    'flintlock guilford',
    'a place beyond all numbers',
    (map) => Object.assign(thing(map, 'units', 'Royal Artillery a'), { x: null }),
    /"x" of object "Royal Artillery a" of the layer "units" is null; expected a number\./,
  ],
  [
    'american-legions waxhaws',
    'an edge without a hex',
    (map) => (thing(map, 'zones', 'friendly edge').y += 90_000),
    /The zone edge "friendly edge" of the side "british" holds the middle of no hex\. Draw it over hexes/,
  ],
  [
    'american-legions waxhaws',
    'an edge turned away',
    (map) =>
      ((
        things(map, 'zones').findLast(({ name }) => name === 'friendly edge') as { rotation: number }
      ).rotation = 180),
    /The zone edge "friendly edge" .* turned by its rotation/,
  ],
  [
    'flintlock cowpens',
    'a zone of reinforcement without a hex',
    (map) => ((things(map, 'zones')[0] as { x: number }).x += 90_000),
    /The zone reinforcement .* holds the middle of no hex/,
  ],
  [
    'american-legions waxhaws',
    'ground nobody knows',
    (map) => Object.assign(map.tilesets[0]?.tiles[0] ?? {}, { type: 'lava' }),
    /The tile at column \d+, row \d+ .* has the type "lava", which is no ground of this battle; it knows open-wood,/,
  ],
  ...(['0.5,0', '99999,0'] as const).map(
    (first) =>
      [
        'american-legions waxhaws',
        `a first hex at ${first}`,
        (map: MapJson) => set(map, 'linstock-first-hex', first),
        /expected two whole numbers from -10000 to 10000/,
      ] as const,
  ),
  [
    'american-legions waxhaws',
    'no yards from hex to hex',
    (map) => set(map, 'yardsPerHex', 0),
    /"yardsPerHex" is 0; expected a number from 1 to 10000/,
  ],
  [
    'american-legions waxhaws',
    'chunks over each other',
    (map) => {
      const ground = layer(map, 'terrain');
      const { data, width, height } = ground as { data?: number[]; width?: number; height?: number };
      const chunk = { x: 0, y: 0, width, height, data };
      Object.assign(map, { infinite: true });
      Object.assign(ground, { chunks: [chunk, chunk] });
      delete ground.data;
    },
    /The layer "terrain" has two tiles at column \d+, row \d+/,
  ],
  [
    'american-legions waxhaws',
    'zones of both sides over each other',
    (map) => {
      const [british, american] = ['british', 'american'].map((side) =>
        things(map, 'zones').find(
          ({ type, properties = [] }) =>
            type === 'deployment' && properties.some(({ value }) => value === side),
        ),
      );
      const { x, y, polygon } = american ?? {};
      Object.assign(british as object, { x, y, polygon });
    },
    /The deployment zone .* holds \d{4}, and so does .* of the other side/,
  ],
  [
    'american-legions hobkirk',
    'a zone over ground nobody may enter',
    (map) => {
      const zone = things(map, 'zones').find(({ type }) => type === 'deployment');
      const corners = [
        [0, 0],
        [3000, 0],
        [3000, 3000],
        [0, 3000],
      ].map(([x, y]) => ({ x, y }));
      Object.assign(zone as object, { x: 0, y: 0, polygon: corners });
    },
    /The deployment zone .* holds \d{4}, which no unit may enter/,
  ],
  [
    'flintlock hobkirk',
    'a unit where nobody may be',
    (map) => {
      const barred = map.tilesets[0]?.tiles.find(({ properties = [] }) =>
        properties.some(({ name }) => name === 'impassable'),
      );
      const { data = [] } = layer(map, 'terrain');
      const at = data.indexOf((barred?.id ?? 0) + 1);
      const [column, row] = [at % map.width, Math.floor(at / map.width)];
      const unit = things(map, 'units').find(({ type }) => type === 'infantry');
      Object.assign(unit as object, { x: column * 56 + (row % 2) * 28 + 28, y: row * 48 + 32 });
    },
    /of the layer "units" stands on \d{4} in .*, where it may not be/,
  ],
  [
    'johnny-reb brawners-farm',
    'a regiment on a building',
    (map) => {
      const unit = things(map, 'units').find(({ type }) => type === 'infantry');
      Object.assign(unit as object, middleOf('building', map));
    },
    /does not stand wholly on the table and clear of buildings\. Move or turn it/,
  ],
  [
    'morschauser maida',
    'guns in a wood',
    (map) => {
      const guns = things(map, 'units').find(({ type }) => type === 'artillery');
      Object.assign(guns as object, middleOf('woods', map));
    },
    /cannot begin where it is drawn\. .* may not stand in that ground\. \(MM-B1h\)/,
  ],
  [
    'american-legions waxhaws',
    'other facings',
    (map) => set(map, 'linstock-facings', 12),
    /"linstock-facings" is 12; units of this battle have 6 facings/,
  ],
  [
    'american-legions waxhaws',
    'five companies in a hex',
    (map) => {
      const british = things(map, 'units').filter(({ properties = [] }) =>
        properties.some(({ value }) => value === 'british'),
      );
      for (const each of british) Object.assign(each, { x: british[0]?.x, y: british[0]?.y });
    },
    /"Legion \w+ \d" of the layer "units" cannot begin on \d{4}\. A hex holds at most 4 companies\. \(AL-6\.2a\) Move it/,
  ],
  [
    'american-legions waxhaws',
    'a leader alone',
    (map) => {
      const leader = things(map, 'units').find(({ type }) => type === 'leader');
      if (leader) leader.x += 168;
    },
    /"\w+, leader of .*" of the layer "units" cannot begin .* has to share a hex with a company of his\. \(AL-2\.4b\)/,
  ],
  [
    'american-legions quinby',
    'no house to be held',
    (map) => void (layer(map, 'objectives').objects = []),
    /has 0 hexes with a house; this battle is won by holding 2\. Put points/,
  ],
  [
    'flintlock camden',
    'three in a hex',
    (map) => {
      const [first, ...rest] = things(map, 'units').filter(({ type }) => type === 'infantry');
      for (const each of rest.slice(0, 2)) Object.assign(each, { x: first?.x, y: first?.y });
    },
    /may not stand in one hex with .* \(FL-10\.0d\)/,
  ],
  [
    'flintlock camden',
    'two enemies in a hex',
    (map) => {
      const all = things(map, 'units').filter(({ type }) => type === 'infantry');
      const [first, last] = [all[0], all.at(-1)];
      if (last) Object.assign(last, { x: first?.x, y: first?.y });
    },
    /stands in one hex with its enemy/,
  ],
  [
    'flintlock camden',
    'a formation nobody knows',
    (map) => set(things(map, 'units').find(({ type }) => type === 'infantry') ?? {}, 'formation', 'square'),
    /has these formations: square, .*; expected Open for all or Close for all/,
  ],
  [
    'morschauser maida',
    'a road without width',
    (map) => {
      const road = things(map, 'ground').find(({ type }) => type === 'road');
      if (road) road.properties = [];
    },
    /of the layer "ground" lacks the property "width", which road has: a number from 0\.1 to 12\. Set it\./,
  ],
  [
    'morschauser maida',
    'a property a wood has not',
    (map) => set(things(map, 'ground').find(({ type }) => type === 'woods') ?? {}, 'depth', 3),
    /The property "depth" of .* is none that woods has; it has none\. Delete it/,
  ],
  [
    'morschauser maida',
    'two companies on each other',
    (map) => {
      const [first, second] = things(map, 'units').filter(({ type }) => type === 'lineInfantry');
      Object.assign(second as object, { x: first?.x, y: first?.y });
    },
    /cannot begin where it is drawn\. .* would stand on another company\. \(MM-B1k\)/,
  ],
  [
    'johnny-reb brawners-farm',
    'two units on each other',
    (map) => {
      const [first, second] = things(map, 'units').filter(({ type }) => type === 'infantry');
      Object.assign(second as object, { x: first?.x, y: first?.y });
    },
    /stand on each other\. Move one of them/,
  ],
  [
    'johnny-reb brawners-farm',
    'an objective left out',
    (map) =>
      void (layer(map, 'ground').objects = things(map, 'ground').filter(
        ({ name }) => name !== 'brawner-woods',
      )),
    /lacks the ground "brawner-woods", by which this battle is won or troops arrive/,
  ],
  [
    'johnny-reb brawners-farm',
    'a hole in woods',
    (map) => {
      const wood = thing(map, 'ground', 'brawner-woods');
      const hole = { ...structuredClone(wood), id: 950 };
      set(hole, 'hole', true);
      things(map, 'ground').push(hole);
    },
    /"brawner-woods" of the layer "ground" is a hole in woods, which has none here/,
  ],
];

describe('an object on a map that has no effect is reported, together with the known words', async () => {
  const maps = new Map(
    (await exportedMaps()).map(({ system, battle, text }) => [`${system} ${battle}`, text]),
  );
  const file = useFiles();
  const check = (battle: string, change: Change) => {
    const map = JSON.parse(maps.get(battle) ?? assert.fail(battle)) as MapJson;
    change(map);
    return linstock('map', 'check', file('changed.tmj', map));
  };

  for (const [battle, what, change, says] of NOTICES)
    test(`${battle}: ${what}`, async () => {
      const { status, stdout, stderr } = await check(battle, change);
      assert.equal(status, 1, stderr);
      assert.match(stdout, says);
      assert.doesNotMatch(stdout, /^It is the battle that comes with Linstock/m);
    });

  for (const [battle, what, change, says] of REFUSED)
    test(`${battle} is refused with ${what}`, async () => {
      const { status, stdout, stderr } = await check(battle, change);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, says);
    });

  test('an untouched map gives the same battle; with another name in it only the name differs', async () => {
    const same = await check('american-legions waxhaws', () => undefined);
    assert.equal(same.status, 0);
    assert.match(same.stdout, /^It is the battle that comes with Linstock, and records of that fit it\.$/m);
    const other = await check('american-legions waxhaws', (map) => {
      (things(map, 'labels')[0] as { name: string }).name = 'Mill';
    });
    assert.equal(other.status, 0);
    assert.match(
      other.stdout,
      /^It plays like the battle that comes with Linstock, .* It only looks different/m,
    );
  });
});
