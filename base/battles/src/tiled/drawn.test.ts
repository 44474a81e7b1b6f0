import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Axial, type Direction, type DrawnBattle, hexMapOf, onSide } from '@linstock/ground';
import fc from 'fast-check';
import { mapFile, tileLayer } from '../../test/tiled-files.ts';
import { battleOn } from './battle-reader.ts';
import { tiledOf } from './draw.ts';
import { axialOfCell, centreOf, type HexGrid, hexsideEnds } from './hex-grid.ts';
import { readTmj } from './read.ts';
import { writeTmj } from './write.ts';

const TERRAINS = ['clear', 'wood', 'marsh'];
const WORDS = ['road', 'fence', 'stream'];
const KNOWN: DrawnBattle = {
  ...{ battle: 'toy', rules: 'toy', terrains: TERRAINS, facings: 6, zones: [], units: [], labels: [] },
  words: { along: ['fence', 'stream'], over: ['road'], structures: ['house'] },
  map: hexMapOf({ hexes: [[0, 0]] }),
};

/** The drawn battle, without the names of the objects it was read from. */
const unnamed = (drawn: DrawnBattle): DrawnBattle => ({
  ...drawn,
  units: drawn.units.map(({ where: _, ...unit }) => unit),
});
const hexes = fc.uniqueArray(fc.tuple(fc.integer({ min: -5, max: 4 }), fc.integer({ min: -4, max: 5 })), {
  selector: String,
  minLength: 1,
  maxLength: 40,
});

/** Reading order, as every map has it. */
const inOrder = (a: Axial, b: Axial) => a[1] - b[1] || a[0] - b[0];

const battles = hexes.chain((found) => {
  const list: readonly Axial[] = found.toSorted(inOrder);
  const each = <T>(value: fc.Arbitrary<T>) =>
    fc.array(value, { minLength: list.length, maxLength: list.length });
  const some = fc.subarray([...list]);
  return fc
    .record({
      level: each(fc.nat(3)),
      terrain: each(fc.constantFrom(...TERRAINS)),
      ways: each(fc.nat(31)),
      impassable: some,
      houses: some,
      zone: some.filter((zone) => zone.length > 0),
      sides: fc.array(
        fc.record({ word: fc.constantFrom(...WORDS), hex: fc.constantFrom(...list), direction: fc.nat(5) }),
      ),
      stands: some,
    })
    .map(
      ({ houses, zone, stands, sides, ...lists }): DrawnBattle => ({
        ...KNOWN,
        map: hexMapOf({
          ...{ ...lists, hexes: list, structures: houses.map((hex) => ({ kind: 'house', hex })) },
          sides: sides.map((side) => ({ ...side, direction: side.direction as Direction })),
          layout: { yardsPerHex: 45, origin: { x: 700, y: 12.5 }, bearing: 330 },
        }),
        zones: [{ kind: 'deployment', name: 'all', side: 'blue', hexes: zone.toSorted(inOrder) }],
        units: stands.map((hex, i) => ({
          ...{ unit: `unit ${i}`, side: 'blue', kind: 'musket', hex },
          ...{ facing: i % 6, strength: 50, formation: i % 2 === 0 ? 'Open' : null },
        })),
        labels: [{ text: 'Mill', kind: 'place', at: [123.4, -56.7], bearing: 75 }],
      }),
    );
});

test('whatever a battle looks like, with holes and islands, it is unchanged when written and read again', async () => {
  await fc.assert(
    fc.asyncProperty(battles, async (drawn) => {
      const { drawn: again, notices } = battleOn(await readTmj(writeTmj(tiledOf(drawn).map)), KNOWN);
      assert.deepEqual(notices, []);
      assert.deepEqual(unnamed(again), drawn);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('a zone around a hex that it does not include leaves that hex out', async () => {
  const about: readonly Axial[] = [
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ];
  const all = [...about, [0, 0] as const].toSorted(inOrder);
  const drawn: DrawnBattle = {
    ...KNOWN,
    map: hexMapOf({ hexes: all }),
    zones: [{ kind: 'deployment', name: 'ring', side: 'blue', hexes: about }],
  };
  const { map } = tiledOf(drawn);
  assert.deepEqual(battleOn(await readTmj(writeTmj(map)), KNOWN).drawn.zones, drawn.zones);
});

/** A line from place to place as Tiled has it. */
const line = (type: string, ...places: readonly (readonly [number, number])[]) => ({
  ...{ id: 1, x: 0, y: 0, type, polyline: places.map(([x, y]) => ({ x, y })) },
});

for (const axis of ['y', 'x'] as const)
  for (const index of ['odd', 'even'] as const)
    test(`hexsides, roads and counters are where they are drawn: by ${axis}, ${index}`, async () => {
      const [tileWidth, tileHeight] = axis === 'y' ? [56, 64] : [64, 56];
      const grid: HexGrid = { axis, index, tileWidth, tileHeight, side: 32 };
      const gids = new Uint32Array(9).fill(1);
      const [x, y] = centreOf(grid, [1, 1]);
      const objects = (name: string, ...things: readonly object[]) => ({
        type: 'objectgroup',
        name,
        objects: things,
      });
      const property = (name: string, value: unknown) => ({ name, value });
      const file = mapFile(
        {
          ...{ staggeraxis: axis, staggerindex: index, tilewidth: tileWidth, tileheight: tileHeight },
          properties: [property('linstock-battle', 'toy'), property('rules', 'toy'), property('north', 20)],
          layers: [
            tileLayer('Terrain', [{ x: 0, y: 0, width: 3, height: 3, gids }], 'array', false),
            objects(
              'HEXSIDES',
              line('fence', ...hexsideEnds(grid, [1, 1], 2)),
              line('Stream', [0, 0], [5, 5]),
            ),
            objects('roads', line('road', centreOf(grid, [0, 1]), centreOf(grid, [1, 1]))),
            objects('units', {
              // A tile placed as an object: anchored at its lower left corner, and turned by 60 degrees.
              ...{ id: 3, type: 'musket', gid: 0x20000001, x: x - 28, y: y + 32, width: 56, height: 64 },
              properties: [property('unit', 'A'), property('side', 'blue')],
            }),
          ],
        },
        ['wood'],
      );
      const { drawn, notices } = battleOn(await readTmj(JSON.stringify(file)), KNOWN);
      const { map, units } = drawn;
      const hexOf = (column: number, row: number) => {
        const [q, r] = axialOfCell(grid, [column, row]);
        return Array.from(map.q, (each, hex) => each === q && map.r[hex] === r).indexOf(true);
      };
      const middle = hexOf(1, 1);
      assert.ok(onSide(map, middle, 2, 'fence'));
      const ways = [0, 1, 2, 3, 4, 5].filter((direction) => onSide(map, middle, direction, 'road'));
      assert.deepEqual(
        ways.map((direction) => map.neighbours[middle * 6 + direction]),
        [hexOf(0, 1)],
      );
      assert.deepEqual(notices.length, 1);
      assert.match(
        notices[0] as string,
        /^Object 1 of the layer "hexsides": its piece from 0, 0 to 5, 5 lies on no hexside/,
      );
      assert.deepEqual(units[0]?.hex, axialOfCell(grid, [1, 1]));
      // With columns, direction 0 is turned by another half hex, and so is the map's bearing.
      assert.equal(units[0]?.facing, 1);
      assert.equal(map.layout.bearing, axis === 'y' ? 20 : 50);
    });
