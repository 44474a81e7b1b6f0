import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  battleOn,
  isTable,
  readTmj,
  type TiledMap,
  tableOn,
  tiledOf,
  tiledOfTable,
  writeTmj,
} from '@linstock/battles/tiled';
import { fixedByBattle, looksAlike, tableFixedByBattle, tablesLookAlike } from '@linstock/ground';
import { Game, parseRecord } from '@linstock/kernel';
import type { BattleDrawing } from '@linstock/scene';
import { endingOf } from '@linstock/testing';
import { needRulebook } from './all.ts';
import { type AnyRulebook, systems } from './index.ts';

const rules = join(import.meta.dirname, '../../../rules');
const golden = (system: string, battle: string, what: string): unknown =>
  JSON.parse(readFileSync(join(rules, system, 'src/golden', `${battle}${what}.json`), 'utf8'));

/** A map through a file, as though it had been opened and saved in Tiled. */
const throughAFile = async (map: TiledMap) => readTmj(writeTmj(map));

/**
 * The layout, as text. Compared as a whole, because a diff of two maps
 * takes more memory than there is.
 */
const laid = (what: unknown): string =>
  JSON.stringify(what, (_, value: unknown) => {
    if (value instanceof Map || value instanceof Set) return [...value];
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The rulebook of a battle whose drawing went through a file and came back unchanged. */
async function again(drawing: BattleDrawing, battle: string): Promise<AnyRulebook> {
  if (drawing.on === 'table') {
    const drawn = drawing.drawn(battle);
    const tiled = await throughAFile(tiledOfTable(drawn));
    assert.ok(isTable(tiled));
    const read = tableOn(tiled, drawn);
    assert.deepEqual(read.notices, []);
    assert.ok(tablesLookAlike(read.drawn, drawn) && tableFixedByBattle(read.drawn, drawn).length === 0);
    return drawing.rulebookOf(read.drawn);
  }
  const drawn = drawing.drawn(battle);
  const read = battleOn(await throughAFile(tiledOf(drawn).map), drawn);
  const kept = [...fixedByBattle(read.drawn, drawn), ...(drawing.noticesOf?.(read.drawn) ?? [])];
  assert.deepEqual([read.notices, kept], [[], []]);
  assert.ok(looksAlike(read.drawn, drawn), 'what is drawn is another');
  return drawing.rulebookOf(read.drawn);
}

/** Laid out again by each seed: it has no map. */
const MAPLESS = ['pick-up'];

for (const { id, battles, loadDrawing } of systems) {
  assert.ok(loadDrawing, `${id} draws no maps`);
  const drawing = await loadDrawing();
  const rulebook = needRulebook(id);
  for (const battle of battles.filter((each) => !MAPLESS.includes(each))) {
    // Run before any game in this process, since a field caches earlier computations.
    const asLaid = laid(rulebook.field(battle, {}));
    describe(`${battle} of ${id}, saved as a map of Tiled and read again`, () => {
      test('gives the same battle', async () => {
        const drawn = await again(drawing, battle);
        assert.equal(drawn.battleHash(battle), rulebook.battleHash(battle));
        assert.ok(laid(drawn.field(battle, {})) === asLaid, 'its field is another');
        // One for each system: the fields are the same in all, and replaying takes its time.
        if (battle !== battles[0]) return;
        const game = Game.fromRecord(drawn, parseRecord(golden(id, battle, '')));
        assert.deepEqual(endingOf(game), golden(id, battle, '.end'));
      });
    });
  }
}

test('a battle with a new layout for each seed has no map, and says so', async () => {
  for (const { battles, loadDrawing } of systems)
    for (const battle of battles.filter((each) => MAPLESS.includes(each))) {
      const drawing = await loadDrawing?.();
      assert.throws(() => drawing?.drawn(battle), /another layout, so it has no map/);
    }
});
