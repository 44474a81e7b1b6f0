import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiledOf, tiledOfTable, writeTmj } from '@linstock/battles/tiled';
import { overlaid } from '@linstock/battles/file';
import { needSystem } from '@linstock/systems';
import { battleOfFile, openFight } from './battle-files.ts';
import { fileOfMap, mapOfFight } from './map-file.ts';
import { newBattle } from './new-battle.ts';

const NOW = '2026-11-29T10:00:00Z';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a map of Tiled with a changed hex and a moved unit becomes a file with the same field', async () => {
  const drawing = await needSystem('flintlock').loadDrawing?.();
  assert.ok(drawing?.on === 'hexes');
  const known = drawing.drawn('camden');
  const [unit] = known.units;
  assert.ok(unit);
  const { side, facing } = unit;
  const at: [number, number] = [unit.hex[0], unit.hex[1]];
  const other = known.units.find((each) => each.side === side && String(each.hex) !== String(at));
  assert.ok(other);
  const drawn = overlaid(known, {
    placed: [{ side, unit: unit.unit, at: [other.hex[0], other.hex[1]], facing }],
    hexes: [{ hex: at, level: 2 }],
  });
  const { file } = await fileOfMap(bytesOf(writeTmj(tiledOf(drawn).map)), NOW);
  assert.equal(file.fights[0]?.placed?.length, 1);
  assert.deepEqual(file.fights[0]?.hexes, [{ hex: at, level: 2 }]);
  const { rulebook } = await battleOfFile(file);
  assert.equal(rulebook.battleHash('camden'), drawing.rulebookOf(drawn).battleHash('camden'));
});

test('a map of a table becomes a file with the same field', async () => {
  const system = needSystem('morschauser');
  const drawing = await system.loadDrawing?.();
  assert.ok(drawing?.on === 'table');
  const { file } = await fileOfMap(bytesOf(writeTmj(tiledOfTable(drawing.drawn('maida')))), NOW);
  const { rulebook } = await battleOfFile(file);
  assert.equal(rulebook.battleHash('maida'), (await system.load()).battleHash('maida'));
});

test('a battle made here goes out to Tiled and comes back as it was, with its corrections', async () => {
  for (const system of ['american-legions', 'johnny-reb']) {
    const size = system === 'johnny-reb' ? { width: 72, height: 48 } : { width: 1600, height: 1400 };
    const begun = await newBattle({
      ...{ id: 'own-q7k2m4xd', title: 'The brickworks', system, changed: NOW, names: ['Blue', 'Red'] },
      ...size,
    });
    const [fight] = begun.fights;
    assert.ok(fight);
    const hexes: typeof fight.hexes = [{ hex: [0, 0], barred: true }];
    const own = system === 'johnny-reb' ? begun : { ...begun, fights: [{ ...fight, hexes }] };
    const [map] = await mapOfFight(await openFight(own));
    const bytes = Buffer.from(String(map?.[1]));
    const { file } = await fileOfMap(bytes, NOW, (id) => (id === own.id ? own : null));
    const [before, after] = await Promise.all([own, file].map((each) => battleOfFile(each)));
    assert.equal(after?.rulebook.battleHash(own.id), before?.rulebook.battleHash(own.id), system);
    if (system !== 'johnny-reb') assert.deepEqual(file.fights[0]?.hexes, hexes);
  }
});
