import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mapFile, PACKINGS, tileLayer } from '../../test/tiled-files.ts';
import { readTmj } from './read.ts';
import { writeTmj } from './write.ts';

const gid = fc.nat(0xffffffff);
const chunks = (infinite: boolean) =>
  fc
    .record({
      x: fc.integer({ min: -9, max: 9 }),
      width: fc.integer({ min: 1, max: 5 }),
      height: fc.integer({ min: 1, max: 5 }),
    })
    .chain(({ x, width, height }) =>
      fc
        .array(fc.array(gid, { minLength: width * height, maxLength: width * height }), {
          minLength: 1,
          maxLength: infinite ? 3 : 1,
        })
        .map((rows) =>
          rows.map((gids, i) => ({ x, y: i * height, width, height, gids: Uint32Array.from(gids) })),
        ),
    );
const kept = fc.dictionary(
  fc.string({ maxLength: 5 }).map((key) => `x-${key}`),
  fc.jsonValue({ maxDepth: 2 }),
);
const place = fc.integer({ min: -5000, max: 5000 });
const objects = fc.record({
  objects: fc.array(fc.record({ id: fc.nat(99), x: place, y: place, name: fc.string(), 'x-new': kept }), {
    maxLength: 4,
  }),
});

const files = fc.boolean().chain((infinite) =>
  fc
    .record({
      tiles: chunks(infinite),
      how: fc.constantFrom(...PACKINGS),
      objects,
      kept,
      axis: fc.constantFrom('x', 'y'),
      index: fc.constantFrom('odd', 'even'),
    })
    .map(({ tiles, how, objects: drawn, kept: unknown, axis, index }) =>
      mapFile({
        ...{ ...unknown, infinite, staggeraxis: axis, staggerindex: index },
        layers: [
          {
            type: 'group',
            name: 'ours',
            'x-fold': true,
            layers: [tileLayer('terrain', tiles, how, infinite)],
          },
          { type: 'imagelayer', name: 'scan', image: 'scan.png' },
          { type: 'objectgroup', id: 4, name: 'mine', ...drawn },
        ],
      }),
    ),
);

test('a map read, written and read again is the same map, whatever else it says', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const once = await readTmj(JSON.stringify(file));
      const { nextlayerid: _l, nextobjectid: _o, ...again } = await readTmj(writeTmj(once));
      const { nextlayerid: _m, nextobjectid: _p, ...first } = once;
      assert.deepEqual(again, first);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('a written map keeps unknown fields of Tiled, and continues its ids', async () => {
  const layers = [
    {
      type: 'group',
      id: 3,
      name: 'g',
      layers: [{ type: 'objectgroup', id: 9, name: 'o', objects: [{ id: 41, x: 0, y: 0, ellipse: true }] }],
    },
  ];
  const file = mapFile({ layers, backgroundcolor: '#ff0000', editorsettings: { export: { target: '.' } } });
  const written = JSON.parse(writeTmj(await readTmj(JSON.stringify(file))));
  assert.deepEqual(written, { ...file, nextlayerid: 10, nextobjectid: 42, layers: written.layers });
  assert.equal(written.layers[0].layers[0].objects[0].ellipse, true);
});
