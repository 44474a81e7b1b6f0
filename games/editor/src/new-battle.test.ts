import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BattleFile } from '@linstock/battles/file';
import { Game } from '@linstock/kernel';
import type { BattleForm, BattleSource } from '@linstock/scene';
import { battleOfFile, fightReady, type OpenFight, openFight } from './battle-files.ts';
import { editedFile } from './edits.ts';
import { type NewBattle, newBattle } from './new-battle.ts';

const WISH: Omit<NewBattle, 'system' | 'width' | 'height'> = {
  id: 'own-q7k2m4xd',
  title: 'The brickworks',
  names: ['Blue', 'Red'],
  changed: '2026-11-29T10:00:00Z',
};
const MADE = [
  { system: 'american-legions', width: 1600, height: 1400 },
  { system: 'flintlock', width: 1600, height: 1400 },
  { system: 'morschauser', width: 72, height: 48 },
  { system: 'johnny-reb', width: 72, height: 48 },
] as const;

/** The kinds of drawn units that cannot be copied. */
const LEADERS = /leader|commander|general|brigade/;

type Change = (form: BattleForm, source: BattleSource, open: OpenFight) => BattleSource;

/** The battle after a change of its source. */
async function changed(file: BattleFile, change: Change): Promise<BattleFile> {
  const open = await openFight(file);
  assert.ok(open.form);
  return editedFile(open, { kind: 'source', source: change(open.form, open.fight.source, open) });
}

const namesOf = (open: OpenFight): string[] =>
  (open.on === 'hexes' ? open.drawn.units : open.drawn.stands).map(({ unit }) => unit);

/** Ten companies a side: those of the beginning, and three regiments of three. */
async function withForces(file: BattleFile): Promise<BattleFile> {
  let made = file;
  for (const seat of [0, 1] as const)
    for (const n of [1, 2, 3])
      made = await changed(made, (form, source, { on }) => {
        const [step, y] = on === 'hexes' ? [400, seat === 0 ? 400 : 1000] : [20, seat === 0 ? 14 : 34];
        const bearing = seat === 0 ? 0 : 180;
        const side = form.sides[seat];
        const arm = form.arms[0]?.arm ?? '';
        return form.withUnit(source, {
          ...{ side, arm, name: 'Foot', companies: 3, at: [n * step - step / 4, y] as const, bearing },
        });
      });
  return made;
}

for (const { system, ...size } of MADE)
  describe(`a battle of ${system} from nothing`, () => {
    test('a battle on empty ground can be fought unchanged', async () => {
      const file = await newBattle({ ...WISH, ...size, system });
      const { rulebook } = await battleOfFile(file);
      assert.deepEqual(rulebook.sidesAt?.[file.id], ['Blue', 'Red']);
    });

    test('with ten companies a side is fought, and its record is replayed', async () => {
      const file = await withForces(await newBattle({ ...WISH, ...size, system }));
      const { rulebook } = await battleOfFile(file);
      const game = Game.create(rulebook, { battle: file.id, dice: { kind: 'seeded', seed: 'brickworks' } });
      for (let n = 0; n < 80 && !game.over; n++) {
        const question = game.open[0];
        assert.ok(question);
        const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
        const proposal = game.propose(question.side, answer, game.head, { salt: () => `salt ${n}` });
        if ('refused' in proposal) assert.fail(proposal.refused.sentence);
        game.append(proposal.entry);
      }
      assert.equal(Game.fromRecord(rulebook, game.record).hash, game.hash);
    });

    test('gives each unit the ratings of its regiment, and copies them', async () => {
      const file = await withForces(await newBattle({ ...WISH, ...size, system }));
      const open = await openFight(file);
      const [side = ''] = open.form?.sides ?? [];
      const drawn = open.on === 'hexes' ? open.drawn.units : open.drawn.stands;
      const unit = drawn.find((each) => each.side === side && !LEADERS.test(each.kind))?.unit ?? '';
      const copied = await changed(file, (form, source) =>
        form.withCopy(source, { side, unit, at: [size.width / 3, size.height / 3], bearing: 0 }),
      );
      assert.ok(namesOf(await openFight(copied)).length > namesOf(open).length);
      const fewer = await changed(copied, (form, source) => form.withoutUnit(source, side, unit));
      assert.ok(!namesOf(await openFight(fewer)).includes(unit));
      fightReady(await openFight(fewer));
    });

    test('keeps at least one regiment for each side', async () => {
      const file = await newBattle({ ...WISH, ...size, system });
      const open = await openFight(file);
      const [side = ''] = open.form?.sides ?? [];
      for (const unit of namesOf(open).filter((_, i) => i < 2))
        await assert.rejects(
          changed(file, (form, source) => form.withoutUnit(source, side, unit)),
          { name: 'RangeError' },
        );
    });
  });

test('a unit that was placed keeps its hex when its regiment is renamed', async () => {
  const file = await newBattle({ ...WISH, system: 'american-legions', width: 1600, height: 1400 });
  const open = await openFight(file);
  assert.ok(open.on === 'hexes' && open.form);
  const [unit] = open.drawn.units;
  assert.ok(unit);
  const { side } = unit;
  const at = [unit.hex[0], unit.hex[1] - 1] as const;
  const moved = editedFile(open, { kind: 'place', side, unit: unit.unit, at, facing: 1 });
  const renamed = await changed(moved, (form, source) =>
    form.withValue(source, [side, 'regiments', 0, 'regiment'], 'Green Jackets'),
  );
  const after = await openFight(renamed);
  assert.ok(after.on === 'hexes');
  assert.deepEqual(after.drawn.units.find((each) => each.unit === 'Green Jackets 1')?.hex, [...at]);
});

test('a wood drawn on the survey covers the hexes under it', async () => {
  const file = await newBattle({ ...WISH, system: 'american-legions', width: 1600, height: 1400 });
  const corners = [
    [500, 500],
    [900, 500],
    [900, 900],
    [500, 900],
    [500, 500],
  ];
  const wooded = editedFile(await openFight(file), {
    kind: 'feature',
    index: null,
    feature: {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [corners] },
      properties: { kind: 'woods', name: 'Wood', density: 'light' },
    },
  });
  const { drawn } = await openFight(wooded);
  assert.ok('map' in drawn);
  const { terrain, terrains } = drawn.map;
  assert.equal(terrain.filter((word) => terrains[word] === 'light-wood').length > 10, true);
});

test('a source that the system cannot read is refused, and the battle stays', async () => {
  const file = await newBattle({ ...WISH, system: 'morschauser', width: 72, height: 48 });
  await assert.rejects(
    changed(file, (form, source) => form.withValue(source, ['turns'], 0)),
    { name: 'RangeError', message: /turns/ },
  );
});

test('a ground that is too small is refused', async () => {
  await assert.rejects(
    newBattle({ ...WISH, system: 'morschauser', width: 3, height: 48 }),
    /24 to 144 inches/,
  );
});
