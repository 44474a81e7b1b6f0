import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { linstock, linstockJson, useFiles } from './linstock.ts';

interface Thing {
  name: string;
  type: string;
  x: number;
  y: number;
  properties: { name: string; value: unknown }[];
}
interface Saved {
  properties: { name: string; value: unknown }[];
  tilesets: [{ image: string; imagewidth: number; imageheight: number }];
  layers: { name: string; data?: number[]; objects?: Thing[] }[];
}

describe('a battle saved as a map of Tiled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-map-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = useFiles();
  const saved = join(folder, 'mine.tmj');
  const exported = await linstock('map', 'export', 'cowpens', '--to', saved);
  const read = () => JSON.parse(readFileSync(saved, 'utf8')) as Saved;
  const layer = (map: Saved, name: string) =>
    map.layers.find((each) => each.name === name) ?? assert.fail(name);
  const golden = join(import.meta.dirname, '../../../rules/american-legions/src/golden/cowpens.json');

  /** The map with a change, in a file of its own. */
  const changed = (name: string, change: (map: Saved) => void): string => {
    const map = read();
    change(map);
    return file(`${name}.tmj`, map);
  };
  const units = (map: Saved) => layer(map, 'units').objects as Thing[];

  test('the picture of the tiles is saved next to the map', () => {
    assert.equal(exported.status, 0, exported.stderr);
    const { image, imagewidth, imageheight } = read().tilesets[0];
    const picture = readFileSync(join(folder, image));
    assert.deepEqual(
      [picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)],
      ['PNG', imagewidth, imageheight],
    );
    const pixels = inflateSync(picture.subarray(41, 41 + picture.readUInt32BE(33)));
    assert.equal(pixels.length, imageheight * (1 + imagewidth * 4));
  });

  test('an unchanged map is recognised, and its recorded games verify', async () => {
    const { status, json } = await linstockJson('map', 'check', saved);
    assert.deepEqual([status, (json as { changed: boolean }).changed], [0, false]);
    assert.match(
      (await linstock('map', 'check', saved)).stdout,
      /263 hexes, 55 units\.\nIt is the battle that comes with Linstock/,
    );
    assert.match((await linstock('verify', golden, '--map', saved)).stdout, /holds: 359 entries/);
  });

  test('with a moved unit is another battle: it can be played, but old records do not verify on it', async () => {
    const moved = changed('moved', (map) => {
      (units(map)[0] as Thing).x += 56;
    });
    const { status, stdout } = await linstock('map', 'check', moved);
    assert.equal(status, 0);
    assert.match(stdout, /differs from the battle that comes with Linstock/);
    assert.match((await linstock('verify', golden, '--map', moved)).stdout, /does not hold/);
    const save = join(folder, 'game.json');
    const played = await linstock('play', moved, '--bots', 'greedy,greedy', '--save', save);
    assert.equal(played.status, 0, played.stderr);
    assert.ok(existsSync(save));
    assert.equal((await linstock('verify', save, '--map', moved)).status, 0);
    assert.notEqual((await linstock('verify', save)).status, 0);
  });

  const setProperty = (of: Thing | Saved, name: string, value: unknown) => {
    for (const each of of.properties) if (each.name === name) each.value = value;
  };
  const refused: readonly (readonly [string, (map: Saved) => void, RegExp])[] = [
    [
      'a unit left out',
      (map) => void units(map).pop(),
      /lacks the american unit "Morgan, army commander", who fights this battle\. Put a point/,
    ],
    [
      'a unit twice',
      (map) => void units(map).push(units(map)[0] as Thing),
      /has the british unit "Legion Infantry 1" twice\. Delete one/,
    ],
    [
      'a stranger',
      (map) => setProperty(units(map)[0] as Thing, 'unit', 'Old Guard'),
      /a unit "Old Guard" of the side "british" \("Legion Infantry 1" of the layer "units"\), whom this battle does not know/,
    ],
    [
      'a unit off the map',
      (map) => void ((units(map)[0] as Thing).x = -900),
      /"Legion Infantry 1" of the layer "units" stands off the map\. Move it/,
    ],
    [
      'a facing there is not',
      (map) => setProperty(units(map)[0] as Thing, 'facing', 6),
      /"Legion Infantry 1" of the layer "units" faces 6; expected a whole number from 0 to 5/,
    ],
    [
      'a facing in words',
      (map) => setProperty(units(map)[0] as Thing, 'facing', 'north'),
      /The property "facing" of "Legion Infantry 1" .* is "north"; expected a number/,
    ],
    [
      'a zone left out',
      (map) => void layer(map, 'zones').objects?.shift(),
      /lacks the zone deployment "Legion Infantry" of the side "british"\. Draw a polygon/,
    ],
    ['no terrain', (map) => void map.layers.shift(), /no tiles on a layer "terrain"\. Make a tile layer/],
    [
      'two layers of a name',
      (map) => void map.layers.push(layer(map, 'units')),
      /2 layers named "units"; expected one/,
    ],
    [
      'a battle there is not',
      (map) => setProperty(map, 'linstock-battle', 'gettysburg'),
      /no battle "gettysburg"; it has cowpens/,
    ],
    ['a system there is not', (map) => setProperty(map, 'rules', 'chess'), /no rule system "chess"/],
    [
      'a system without hexes',
      (map) => setProperty(map, 'rules', 'morschauser'),
      /map of hexes, and .* plays on a table\. Correct its property "rules"/,
    ],
    [
      'a later form',
      (map) => setProperty(map, 'linstock-format', 2),
      /written in form 2; this version of Linstock reads form 1/,
    ],
  ];
  for (const [name, change, sentence] of refused)
    test(`is refused with ${name}`, async () => {
      const path = changed(name.replaceAll(' ', '-'), change);
      const { status, stderr } = await linstock('map', 'check', path);
      assert.equal(status, 2);
      assert.ok(stderr.startsWith(`${path}: `), stderr);
      assert.match(stderr, sentence);
    });

  test('is never overwritten; a battle laid out by a seed has no map', async () => {
    assert.match(
      (await linstock('map', 'export', 'cowpens', '--to', saved)).stderr,
      /exists; name another map with --to/,
    );
    assert.match((await linstock('map', 'export', 'pick-up')).stderr, /another layout, so it has no map/);
    assert.match((await linstock('map', 'export', 'cowpens', '--to', 'a.json')).stderr, /ends in \.tmj/);
  });

  test('of a table has no tiles; unknown ground or an unknown place in it is refused', async () => {
    const table = join(folder, 'maida.tmj');
    assert.match((await linstock('map', 'export', 'maida', '--to', table)).stdout, /holds 72 by 48 inches/);
    assert.ok(!existsSync(join(folder, 'maida-terrain.png')));
    assert.match(
      (await linstock('map', 'check', table)).stdout,
      /72 by 48 inches, .*\nIt is the battle that comes/,
    );
    const spoilt = async (name: string, change: (map: Saved) => void) => {
      const map = JSON.parse(readFileSync(table, 'utf8')) as Saved;
      change(map);
      return (await linstock('map', 'check', file(`${name}.tmj`, map))).stderr;
    };
    const ground = (map: Saved) => layer(map, 'ground').objects?.[0] as Thing;
    assert.match(
      await spoilt('kind', (map) => void (ground(map).type = 'lava')),
      /"lamato" of the layer "ground" has the type "lava", which is no ground of this battle; it knows woods,/,
    );
    assert.match(
      await spoilt('name', (map) => void (ground(map).name = '')),
      /is no piece of ground: expected a polygon/,
    );
    assert.match(
      await spoilt('off', (map) => void ((units(map)[0] as Thing).x = -5)),
      /stands off the table\. Move it/,
    );
    assert.match(
      await spoilt('gone', (map) => void units(map).pop()),
      /lacks the \w+ unit .* who stands on this table/,
    );
    assert.match(
      await spoilt('size', (map) => setProperty(map, 'linstock-size', 'big')),
      /"linstock-size" is "big"; expected two numbers/,
    );
  });
});
