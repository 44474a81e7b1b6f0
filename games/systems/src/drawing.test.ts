import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { battleOn, readTmj, type TiledMap, tiledOf, writeTmj } from '@linstock/battles/tiled';
import { Game, parseRecord } from '@linstock/kernel';
import { endingOf } from '@linstock/testing';
import { needRulebook } from './all.ts';
import { systems } from './index.ts';

/** A battle through a file and back, as though it had been opened and saved in Tiled. */
const throughAFile = async (map: TiledMap) => battleOn(await readTmj(writeTmj(map)));

const rules = join(import.meta.dirname, '../../../rules');
const golden = (system: string, battle: string, what: string): unknown =>
  JSON.parse(readFileSync(join(rules, system, 'src/golden', `${battle}${what}.json`), 'utf8'));

for (const { id, battles, loadDrawing } of systems) {
  if (loadDrawing === null) continue;
  const drawing = await loadDrawing();
  const rulebook = needRulebook(id);
  for (const battle of battles)
    describe(`${battle} of ${id}, saved as a map of Tiled and read again`, async () => {
      const drawn = drawing.drawn(battle);
      const { drawn: again, notices } = await throughAFile(tiledOf(drawn).map);

      test('is the same battle', () => {
        assert.deepEqual(notices, []);
        const { terrains: _, ...rest } = drawn;
        const { terrains: _again, ...restAgain } = again;
        assert.deepEqual(restAgain, rest);
        const { battleHash, field } = drawing.rulebookOf(again);
        assert.equal(battleHash(battle), rulebook.battleHash(battle));
        assert.deepEqual(field(battle, {}), rulebook.field(battle, {}));
      });

      test('plays the same golden game', () => {
        const game = Game.fromRecord(drawing.rulebookOf(again), parseRecord(golden(id, battle, '')));
        assert.deepEqual(endingOf(game), golden(id, battle, '.end'));
      });
    });
}
