import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  type BattleFile,
  battleSchema,
  leanFile,
  packBattle,
  readBattleFile,
  unpackBattle,
  writeBattleFile,
} from '@linstock/battles/file';
import type { Axial } from '@linstock/ground';
import { Game } from '@linstock/kernel';
import { battleOfFile, fileOfBattle } from './battle-files.ts';
import { needSystem, systems } from '@linstock/systems';

const NOW = '2026-11-29T10:00:00Z';
const ids = [...new Set(systems.flatMap(({ battles }) => battles))];
const systemIds = ({ fights }: BattleFile): string[] => fights.map(({ system }) => system);

describe('a battle that ships, as a file', () => {
  for (const id of ids)
    test(`${id} goes into a file and comes out with the same field hash`, async () => {
      const file = readBattleFile(writeBattleFile(await fileOfBattle(id, NOW)));
      const able = systems.filter(({ battles }) => battles.includes(id)).map((system) => system.id);
      assert.deepEqual(systemIds(file), able);
      for (const system of able) {
        const { rulebook } = await battleOfFile(file, system);
        const own = await needSystem(system).load();
        // A pick-up game is known by its seed, its file by the table that seed laid out.
        if (id !== 'pick-up') assert.equal(rulebook.battleHash(id), own.battleHash(id), system);
      }
    });

  test('a file that is saved again is the same text', async () => {
    const text = writeBattleFile(await fileOfBattle('quinby', NOW));
    assert.equal(writeBattleFile(readBattleFile(text)), text);
  });

  test('a link carries each battle with the same field', async () => {
    for (const id of ids) {
      const file = await fileOfBattle(id, NOW);
      const lean = leanFile(file, systemIds(file));
      const again = await unpackBattle(await packBattle(lean));
      assert.deepEqual(again, lean);
      for (const system of systemIds(file)) {
        const [whole, carried] = [await battleOfFile(file, system), await battleOfFile(again, system)];
        assert.equal(carried.rulebook.battleHash(id), whole.rulebook.battleHash(id), `${id} ${system}`);
      }
    }
  });
});

/** Cowpens with a company and a zone elsewhere, and hexes of other ground. */
async function changedCowpens(): Promise<BattleFile> {
  const file = await fileOfBattle('cowpens', NOW);
  const [fight] = file.fights;
  assert.ok(fight);
  const { drawn } = await battleOfFile(file, 'american-legions');
  assert.ok('zones' in drawn);
  const isFree = ([q, r]: Axial) => !drawn.units.some(({ hex }) => hex[0] === q && hex[1] === r);
  const [found] = drawn.units.flatMap(({ unit, side }) =>
    drawn.zones
      .filter(({ name }) => unit.startsWith(name))
      .flatMap(({ hexes }) =>
        hexes.filter(isFree).map(([q, r]) => ({ unit, side, at: [q, r] satisfies Axial })),
      ),
  );
  assert.ok(found);
  const { at } = found;
  const placed = [{ ...found, facing: 2 }];
  const hexes = [{ hex: at, terrain: 'marsh', level: 1 }];
  return {
    ...file,
    id: 'own-q7k2m4xd',
    title: 'Cowpens, other ground',
    fights: [{ ...fight, placed, hexes }],
  };
}

describe('a battle of its own', () => {
  test('stands as its file has it, under another hash', async () => {
    const file = await changedCowpens();
    const { rulebook, drawn } = await battleOfFile(file);
    const own = await needSystem('american-legions').load();
    assert.notEqual(rulebook.battleHash(file.id), own.battleHash('cowpens'));
    assert.ok('zones' in drawn);
    const [moved] = file.fights[0]?.placed ?? [];
    assert.deepEqual(
      drawn.units.find(({ unit, side }) => unit === moved?.unit && side === moved.side)?.hex,
      moved?.at,
    );
    assert.equal(rulebook.battleSummaries?.[file.id]?.title, 'Cowpens, other ground');
  });

  test('is fought, and its record is replayed', async () => {
    const file = await changedCowpens();
    const { rulebook } = await battleOfFile(file);
    const game = Game.create(rulebook, { battle: file.id, dice: { kind: 'seeded', seed: 'other ground' } });
    for (let n = 0; n < 60; n++) {
      const question = game.open[0];
      assert.ok(question);
      const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
      const proposal = game.propose(question.side, answer, game.head);
      if ('refused' in proposal) assert.fail(proposal.refused.sentence);
      game.append(proposal.entry);
    }
    assert.equal(Game.fromRecord(rulebook, game.record).hash, game.hash);
  });

  for (const [what, change, said] of [
    [
      'an unknown word',
      { hexes: [{ hex: [0, 0], terrain: 'motorway' }] },
      /“motorway” of a correction is unknown/,
    ],
    ['a hex off the map', { hexes: [{ hex: [99, 99], level: 2 }] }, /off the map/],
    [
      'a unit that is not in it',
      { placed: [{ side: 'british', unit: 'Old Guard', at: [0, 0], facing: 0 }] },
      /Old Guard/,
    ],
  ] as const)
    test(`with ${what} is refused in a sentence`, async () => {
      const file = await fileOfBattle('cowpens', NOW);
      const changed = JSON.stringify({ ...file, fights: [{ ...file.fights[0], ...change }] });
      await assert.rejects(battleOfFile(readBattleFile(changed)), { name: 'RangeError', message: said });
    });
});

describe('files and links that are refused', () => {
  for (const [what, text, said] of [
    ['of a newer version', '{"format":"linstock-battle/2"}', /made by a newer Linstock/],
    ['that is a record', '{"format":"linstock-game/1"}', /a game record of Linstock and no battle/],
    ['without sides', '{"format":"linstock-battle/1","id":"x"}', /not a battle that can be read/],
  ] as const)
    test(`a file ${what}`, () => {
      assert.throws(() => readBattleFile(text), { name: 'RangeError', message: said });
    });

  test('a link cut by ten letters', async () => {
    const link = await packBattle(await fileOfBattle('waxhaws', NOW));
    await assert.rejects(unpackBattle(link.slice(0, -10)), /cut short or changed/);
  });

  test('a link that unpacks to more than a file may hold', async () => {
    const file = await fileOfBattle('waxhaws', NOW);
    const link = await packBattle({ ...file, place: 'a'.repeat(2_000_001) });
    await assert.rejects(unpackBattle(link), /2,000,000 are the most/);
  });
});

test('the schema published is the one files are read by: `node scripts/record-schema.ts` writes it', () => {
  const file = new URL('../../../base/battles/src/file/battle-schema.json', import.meta.url);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(battleSchema())));
});
