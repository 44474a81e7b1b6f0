import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mapFile, PACKINGS, packed, tileLayer } from '../../test/tiled-files.ts';
import { gridOf, neighbourCell } from './hex-grid.ts';
import { cellsOf, flatLayers, propertyOf, type TiledMap, type TileLayer, tileOf, typeOf } from './map.ts';
import { readTmj } from './read.ts';

/** A map of three by three with a letter on each hex, from the top left; and the letters around the middle one, clockwise. */
const LETTERS = 'abcdefghi'.split('');
const TRUTH = [
  { staggeraxis: 'y', staggerindex: 'odd', about: 'cfihdb' },
  { staggeraxis: 'y', staggerindex: 'even', about: 'bfhgda' },
  { staggeraxis: 'x', staggerindex: 'odd', about: 'fihgdb' },
  { staggeraxis: 'x', staggerindex: 'even', about: 'cfhdab' },
] as const;

const gids = Uint32Array.from(LETTERS, (_, i) => i + 1);
const other = { odd: 'even', even: 'odd' } as const;

function tilesOf(map: TiledMap): TileLayer {
  return flatLayers(map.layers)[0]?.layer as TileLayer;
}

/** The letters about the hex of `e`, clockwise from the north-east. */
function aboutTheMiddle(map: TiledMap): string {
  const cells = cellsOf(tilesOf(map)).map(({ column, row, gid }) => {
    const tile = tileOf(map, gid);
    return { column, row, letter: tile ? typeOf(tile) : '?' };
  });
  const middle = cells.find(({ letter }) => letter === 'e') ?? assert.fail();
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => {
      const [column, row] = neighbourCell(gridOf(map), [middle.column, middle.row], direction);
      return cells.find((cell) => cell.column === column && cell.row === row)?.letter;
    })
    .join('');
}

describe('every storage format of a map gives the same neighbours', () => {
  for (const { about, staggeraxis, staggerindex } of TRUTH)
    for (const how of PACKINGS) {
      const stored = `by ${staggeraxis}, ${staggerindex}, ${how}`;
      const read = (changes: object) =>
        readTmj(JSON.stringify(mapFile({ staggeraxis, ...changes }, LETTERS)));

      test(`${stored}, finite`, async () => {
        const layers = [tileLayer('terrain', [{ x: 0, y: 0, width: 3, height: 3, gids }], how, false)];
        assert.equal(aboutTheMiddle(await read({ staggerindex, layers })), about);
      });

      test(`${stored}, infinite, begun left of and above the origin`, async () => {
        for (const at of [-4, -3, 5]) {
          const rows = [0, 1, 2].map((row) => ({
            ...{ x: at, y: at + row, width: 3, height: 1 },
            gids: gids.slice(row * 3, row * 3 + 3),
          }));
          // Moved by an odd number of hexes, the same picture has the other rows (columns) shifted.
          const index = at % 2 === 0 ? staggerindex : other[staggerindex];
          const layers = [tileLayer('terrain', rows.toReversed(), how, true)];
          const map = await read({ staggerindex: index, infinite: true, layers });
          assert.equal(aboutTheMiddle(map), about, `from ${at}`);
          assert.deepEqual(
            cellsOf(tilesOf(map)).map(({ gid }) => gid),
            [...gids],
            'in reading order',
          );
        }
      });
    }
});

test('a tile that is turned or flipped is the same tile', async () => {
  const turned = [0x80000000, 0x40000000, 0x20000000, 0x10000000, 0xf0000000].map((bits) => (bits + 2) >>> 0);
  const chunk = { x: 0, y: 0, width: 5, height: 1, gids: Uint32Array.from(turned) };
  const map = await readTmj(
    JSON.stringify(mapFile({ layers: [tileLayer('terrain', [chunk], 'array', false)] }, LETTERS)),
  );
  assert.deepEqual(
    cellsOf(tilesOf(map)).map(({ gid }) => tileOf(map, gid)?.type),
    ['b', 'b', 'b', 'b', 'b'],
  );
});

test('a tile belongs to the sheet that begins last before it, and may say its type as class', async () => {
  const map = await readTmj(
    JSON.stringify(
      mapFile({
        tilesets: [
          { firstgid: 10, name: 'second', tiles: [{ id: 0, class: 'wood' }] },
          { firstgid: 1, name: 'first', tiles: [{ id: 8, type: 'marsh' }] },
        ],
      }),
    ),
  );
  const word = (gid: number) => typeOf(tileOf(map, gid) ?? {});
  assert.deepEqual([word(9), word(10), word(11), word(1)], ['marsh', 'wood', '', '']);
});

describe('what cannot be read is refused in a sentence that says what to do', () => {
  const layer = (changes: object) => ({
    layers: [{ id: 1, name: 'terrain', type: 'tilelayer', width: 3, height: 3, ...changes }],
  });
  const object = (changes: object) => ({
    layers: [{ name: 'units', type: 'objectgroup', objects: [{ x: 0, y: 0, id: 7, ...changes }] }],
  });
  const nested = (depth: number, inmost: unknown[]): unknown[] =>
    depth === 0 ? inmost : [{ type: 'group', layers: nested(depth - 1, inmost) }];
  const big = packed(new Array<number>(5000).fill(1), 'zlib');
  const rows: readonly (readonly [string, object | string, RegExp])[] = [
    [
      'XML',
      '<?xml version="1.0"?><map/>',
      /is a map in XML \(TMX\); expected a map of Tiled \(\.tmj\)\. In Tiled .* Export As/,
    ],
    ['damaged text', '{', /not JSON, .* at its end, where something is missing/],
    [
      'a tileset',
      { type: 'tileset', layers: undefined },
      /a tileset of Tiled and no map.* embed the tileset/,
    ],
    ['a tileset without its type', '{"tilecount":1,"columns":1}', /a tileset of Tiled and no map/],
    ['a world', '{"type":"world","maps":[]}', /a world of Tiled \(a list of maps\) and no map/],
    ['a project', '{"automappingRulesFile":"","folders":[]}', /a project or session of Tiled and no map/],
    ['a game record', '{"format":"linstock-game/1"}', /a game record .* linstock replay/],
    ['a map in JavaScript', '(function(name,data){', /is a JavaScript map file; .* "JSON map files"/],
    ['a map in Lua', 'return {', /is a Lua file/],
    [
      'an object at no number',
      { layers: [{ name: 'units', type: 'objectgroup', objects: [{ id: 7, name: 'Foot', x: '1', y: 0 }] }] },
      /"x" of object "Foot" of the layer "units" is "1"; expected a number/,
    ],
    [
      'a tile whose number is none',
      { tilesets: [{ firstgid: 1, name: 'ground', tiles: [{ id: { type: 'map' } }] }] },
      /"id" of tile number 1 of the tileset "ground" is \{"type":"map"\}; expected a number/,
    ],
    [
      'a property without a name',
      { properties: [{ value: 1 }] },
      /"name" of the property number 1 of the map is missing; expected words/,
    ],
    ['a list', '[]', /This is a list and no map of Tiled/],
    ['squares', { orientation: 'orthogonal' }, /This map is orthogonal; expected hexagonal\. Choose/],
    ['diamonds', { orientation: 'isometric' }, /This map is isometric; expected hexagonal/],
    ['hexes without a side', { hexsidelength: undefined }, /hexsidelength is missing\. Set them/],
    ['too many columns', { width: 501 }, /"width" of the map is 501; expected at most 500\. Correct it/],
    [
      'a number of text',
      { tilewidth: 'wide' },
      /"tilewidth" of the map is "wide"; expected a number\. Correct it/,
    ],
    [
      'a layer of no kind',
      { layers: [{ type: 'sound' }] },
      /"type" of the layer number 1 is "sound"; expected a kind of layer: tilelayer/,
    ],
    [
      'a sheet elsewhere',
      { tilesets: [{ firstgid: 1, source: 'http://a/b.tsx' }] },
      /"http:\/\/a\/b\.tsx" lies in a file of its own, which is not read\. .*Embed Tileset/,
    ],
    [
      'a template',
      object({ template: 'unit.tx' }),
      /Object 7 of the layer "units" is made by the template "unit\.tx".*Detach/,
    ],
    ['too few cells', layer({ data: [1, 2] }), /The layer "terrain" has 2 cells; expected 9/],
    ['too few bytes', layer({ data: 'AAAA', encoding: 'base64' }), /holds 3 bytes; expected 36/],
    ['no base64', layer({ data: '***', encoding: 'base64' }), /should be base64 text and is not/],
    [
      'a packing of its own',
      layer({ data: 'AAAA', encoding: 'hex' }),
      /packed as "hex"; expected a list or base64/,
    ],
    [
      'zstd',
      layer({ data: 'AAAA', encoding: 'base64', compression: 'zstd' }),
      /compressed by "zstd"; expected zlib, gzip or none\. Choose/,
    ],
    [
      'damaged compression',
      layer({ data: 'AAAA', encoding: 'base64', compression: 'zlib' }),
      /^The layer "terrain" has compressed data that is damaged/,
    ],
    ['a bomb', layer(big), /holds more than the 36 bytes its cells need/],
    [
      'far chunks',
      layer({
        chunks: [
          { x: 0, y: 0, width: 1, height: 1, data: [1] },
          { x: 900, y: 0, width: 1, height: 1, data: [1] },
        ],
      }),
      /is 901 by 1 cells with 2 of them stored; at most 500 by 500/,
    ],
    [
      'too many layers',
      { layers: new Array(65).fill({ type: 'imagelayer' }) },
      /has 65 layers or more; at most 64/,
    ],
    [
      'too many properties',
      { properties: new Array(201).fill({ name: 'a', value: 1 }) },
      /"properties" of the map has 201 items; at most 200 are read\. Delete some/,
    ],
    ['too deep groups', { layers: nested(8, [{ type: 'imagelayer' }]) }, /groups of layers more than 8 deep/],
    [
      'too deep data',
      { properties: JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`) },
      /lists in lists more than 64 deep/,
    ],
    ['too long', ' '.repeat(8 * 1024 * 1024 + 1), /has 8388609 letters; at most 8388608/],
  ];
  for (const [name, changes, sentence] of rows)
    test(name, async () => {
      const text = typeof changes === 'string' ? changes : JSON.stringify(mapFile(changes));
      await assert.rejects(readTmj(text), (error) => {
        assert.ok(error instanceof RangeError, String(error));
        assert.match(error.message, sentence);
        return true;
      });
    });
});

describe('a file is read in any encoding and in the form of any version of Tiled', () => {
  const text = JSON.stringify(mapFile({ layers: [] }, ['clear']));
  const swapped = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  for (const [name, bytes] of [
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', swapped],
  ] as const)
    test(name, async () => assert.equal((await readTmj(bytes)).width, 3));

  test('before 1.2: properties and tiles as objects', async () => {
    const old = mapFile({
      ...{ version: 1, tiledversion: '1.1.6', infinite: undefined },
      properties: { rules: 'toy', yardsPerHex: 90, 'linstock-table': 'true' },
      propertytypes: { rules: 'string', yardsPerHex: 'int', 'linstock-table': 'bool' },
      tilesets: [
        {
          ...{ firstgid: 1, name: 'ground', tilecount: 2 },
          tiles: { 0: { type: 'clear' } },
          tileproperties: { 0: { impassable: true }, 1: { level: '3' } },
          tilepropertytypes: { 0: { impassable: 'bool' }, 1: { level: 'int' } },
        },
      ],
      layers: [
        {
          ...{ name: 'units', type: 'objectgroup' },
          objects: [{ id: 1, x: 0, y: 0, properties: { facing: 2 }, propertytypes: { facing: 'int' } }],
        },
      ],
    });
    const map = await readTmj(JSON.stringify(old));
    assert.deepEqual(
      ['rules', 'yardsPerHex', 'linstock-table'].map((name) => propertyOf(map, name)),
      ['toy', 90, true],
    );
    const [first, second] = [tileOf(map, 1) ?? assert.fail(), tileOf(map, 2) ?? assert.fail()];
    assert.deepEqual([typeOf(first), propertyOf(first, 'impassable')], ['clear', true]);
    assert.equal(propertyOf(second, 'level'), 3);
    const [units] = flatLayers(map.layers);
    assert.ok(units?.layer.type === 'objectgroup');
    assert.equal(propertyOf(units.layer.objects[0] ?? {}, 'facing'), 2);
  });
});
