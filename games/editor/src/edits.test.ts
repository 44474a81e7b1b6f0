import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BattleFile, writeBattleFile } from '@linstock/battles/file';
import { axialOf } from '@linstock/ground';
import { battleOfFile, fileOfBattle, fightReady, type OpenFight, openFight } from './battle-files.ts';
import { type Edit, editedFile } from './edits.ts';
import { afterDeed, beginHistory, redone, undone } from './history.ts';

const NOW = '2026-11-29T10:00:00Z';

async function edit(file: BattleFile, system: string, ...edits: readonly Edit[]): Promise<BattleFile> {
  let changed = file;
  for (const each of edits) changed = editedFile(await openFight(changed, system), each);
  return changed;
}

describe('deeds', () => {
  test('a unit that is moved twice has one place, and stands there', async () => {
    const file = await fileOfBattle('cowpens', NOW);
    const open = await openFight(file, 'flintlock');
    assert.equal(open.on, 'hexes');
    const [unit, other] = open.on === 'hexes' ? open.drawn.units : [];
    assert.ok(unit && other);
    const { side, unit: name, facing } = unit;
    const deed: Edit = { kind: 'place', side, unit: name, at: other.hex, facing };
    const moved = await edit(file, 'flintlock', { ...deed, at: [0, 0] }, deed);
    const again = await openFight(moved, 'flintlock');
    assert.equal(moved.fights.find(({ system }) => system === 'flintlock')?.placed?.length, 1);
    assert.deepEqual(
      again.on === 'hexes' && again.drawn.units.find((each) => each.unit === name && each.side === side)?.hex,
      [...other.hex],
    );
  });

  test('a later correction of a hex keeps what it does not name', async () => {
    const file = await fileOfBattle('quinby', NOW);
    const changed = await edit(
      file,
      'american-legions',
      { kind: 'hexes', changes: [{ hex: [0, 0], terrain: 'marsh' }] },
      { kind: 'hexes', changes: [{ hex: [0, 0], barred: true }] },
    );
    assert.deepEqual(changed.fights[0]?.hexes, [{ terrain: 'marsh', barred: true, hex: [0, 0] }]);
  });

  for (const [battle, system] of [
    ['maida', 'morschauser'],
    ['little-round-top', 'johnny-reb'],
  ] as const)
    test(`a stand of ${battle} is moved on its table and fought from there`, async () => {
      const file = await fileOfBattle(battle, NOW);
      const open = await openFight(file, system);
      assert.equal(open.on, 'table');
      const [stand] = open.on === 'table' ? open.drawn.stands : [];
      assert.ok(stand);
      const { side, unit, facing } = stand;
      const at = [stand.at[0], stand.at[1] + 0.25] as const;
      const moved = await edit(file, system, { kind: 'stand', side, unit, at, facing });
      const again = await openFight(moved, system);
      assert.deepEqual(
        again.on === 'table' &&
          again.drawn.stands.find((each) => each.unit === unit && each.side === side)?.at,
        [...at],
      );
      assert.notEqual(
        fightReady(again).rulebook.battleHash(file.id),
        fightReady(open).rulebook.battleHash(file.id),
      );
    });

  test('troops on barred ground are drawn, but the battle is refused in a sentence', async () => {
    const file = await fileOfBattle('cowpens', NOW);
    const open = await openFight(file, 'american-legions');
    const [unit] = open.on === 'hexes' ? open.drawn.units : [];
    assert.ok(unit);
    const changes = [{ hex: unit.hex, barred: true }];
    const barred = await edit(file, 'american-legions', { kind: 'hexes', changes });
    await openFight(barred, 'american-legions');
    await assert.rejects(battleOfFile(barred, 'american-legions'), /which no unit may enter/);
  });
});

/** A deed of each tab in turn: ground, corrections, places, zones, texts, and the system's own file. */
function mixedDeed(open: OpenFight, n: number): Edit {
  assert.ok(open.on === 'hexes' && open.form);
  const { units, zones, map } = open.drawn;
  const placed = units[n % units.length];
  const zone = zones[n % zones.length];
  assert.ok(placed && zone);
  const { side, unit, facing } = placed;
  const hex = axialOf(map, n);
  const deeds: readonly Edit[] = [
    { kind: 'name', title: `Waxhaws ${n}` },
    { kind: 'hexes', changes: [{ hex, level: n % 3 }] },
    { kind: 'place', side, unit, at: hex, facing },
    { kind: 'zone', zone: { ...zone, hexes: [hex] } },
    { kind: 'label', index: null, label: { text: `Hill ${n}`, kind: 'height', at: [n, n], bearing: 90 } },
    { kind: 'source', source: open.form.withValue(open.fight.source, ['turns'], 5 + (n % 3)) },
    { kind: 'about', about: { summary: `Draft ${n}` } },
  ];
  return deeds[n % deeds.length] ?? assert.fail('there is a deed');
}

test('after 200 mixed edits undo restores the first file, and redo the last one', async () => {
  const file = await fileOfBattle('waxhaws', NOW);
  let history = beginHistory(file);
  for (let n = 0; n < 200; n++) {
    const open: OpenFight = await openFight(history.now);
    history = afterDeed(history, editedFile(open, mixedDeed(open, n)), `Deed ${n}`);
  }
  const [first, last] = [writeBattleFile(file), writeBattleFile(history.now)];
  assert.notEqual(first, last);
  for (let n = 0; n < 200; n++) history = undone(history);
  assert.equal(writeBattleFile(history.now), first);
  assert.equal(undone(history).now, file);
  for (let n = 0; n < 200; n++) history = redone(history);
  assert.equal(writeBattleFile(history.now), last);
  assert.deepEqual(afterDeed(undone(history), file, 'Named').future, []);
});
