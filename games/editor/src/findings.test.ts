import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BattleFile, readBattleFile } from '@linstock/battles/file';
import { fileOfBattle, type OpenFight, openFight } from './battle-files.ts';
import { plainlyEditedFile } from './edits.ts';
import { faultsOf, type Finding, findingsOf } from './findings.ts';
import { newBattle } from './new-battle.ts';

const NOW = '2026-11-29T10:00:00Z';

const beginOn = (system: string) =>
  newBattle({
    ...{ id: 'own-q7k2m4xd', title: 'The brickworks', system, changed: NOW, names: ['Blue', 'Red'] },
    ...(system === 'american-legions' || system === 'flintlock'
      ? { width: 1600, height: 1400 }
      : { width: 72, height: 48 }),
  });

/** The findings of a file, after a change of its JSON. */
async function findingsAfter(
  file: BattleFile,
  change: (json: FileJson, open: OpenFight) => void,
): Promise<Finding[]> {
  const json = parsed(file);
  change(json, await openFight(file));
  const changed = readBattleFile(JSON.stringify(json));
  try {
    return findingsOf(await openFight(changed));
  } catch (error) {
    return faultsOf(changed, error);
  }
}

/** A file as JSON that a maker may change by hand. */
interface FileJson {
  readonly survey: { readonly features: object[] };
  readonly fights: [{ placed?: object[]; hexes?: object[]; source: Record<string, unknown> }];
}

const parsed = (file: BattleFile): FileJson => JSON.parse(JSON.stringify(file));

const told = (findings: readonly Finding[]) =>
  findings.map(({ code, severity, subject }) => [code, severity, subject?.name ?? null]);

describe('what is found in a battle that is being made', () => {
  for (const system of ['american-legions', 'flintlock'])
    test(`${system}: enemies in one hex stop play and are named`, async () => {
      const found = await findingsAfter(await beginOn(system), (json, open) => {
        assert.ok(open.on === 'hexes');
        const [first] = open.drawn.units.filter(({ facing }) => facing !== null);
        const [enemy] = open.drawn.units.filter(
          ({ side, facing }) => side !== first?.side && facing !== null,
        );
        const { side, unit, facing } = enemy ?? assert.fail('there is an enemy');
        json.fights[0].placed = [{ side, unit, at: first?.hex, facing }];
      });
      const all = told(found);
      assert.ok(all.some(([code, severity]) => code === 'enemies' && severity === 'stop'));
      assert.ok(
        all.some(([code]) => code === 'stop'),
        'the rulebook refuses it too',
      );
      assert.ok(all.every(([, severity, name]) => severity !== 'stop' || name !== null));
    });

  test('a side whose troops stand in one hex is reported', async () => {
    const found = await findingsAfter(await fileOfBattle('waxhaws', NOW), (json, open) => {
      assert.ok(open.on === 'hexes');
      const { side, hex } = open.drawn.units[0] ?? assert.fail('there is a unit');
      json.fights[0].placed = open.drawn.units
        .filter((unit) => unit.side === side)
        .map(({ unit, facing }) => ({ side, unit, at: hex, facing }));
    });
    assert.ok(told(found).some(([code, severity]) => code === 'all-in-one' && severity === 'mend'));
    // More than four companies stand there, which the rulebook refuses by name.
    assert.match(found.find(({ code }) => code === 'stop')?.sentence ?? '', /AL-6\.2a|AL-6\.3b|AL-2\.4/);
  });

  for (const system of ['morschauser', 'johnny-reb'])
    test(`${system}: stands on each other stop play, and one of them is named`, async () => {
      const begun = await beginOn(system);
      const open = await openFight(begun);
      assert.ok(open.on === 'table' && open.form);
      const [first] = open.drawn.stands.filter(({ facing }) => facing !== null);
      const { side, unit, at } = first ?? assert.fail('there is a stand');
      const source = open.form.withCopy(open.fight.source, { side, unit, at, bearing: 0 });
      const found = await findingsAfter(begun, (json) => {
        json.fights[0].source = source;
      });
      assert.equal(found[0]?.code, 'stop');
      assert.equal(found[0]?.subject?.kind, 'unit');
    });

  test('words that no survey knows, and roads without width, stop play by name', async () => {
    const road = (properties: object) => ({
      ...{ type: 'Feature', properties: { name: 'King’s road', ...properties } },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [900, 900],
        ],
      },
    });
    const found = await findingsAfter(await beginOn('american-legions'), (json) => {
      json.survey.features.push(road({ kind: 'motorway' }), road({ kind: 'Fence' }), road({ kind: 'road' }));
    });
    assert.deepEqual(told(found), [
      ['word', 'stop', 'King’s road'],
      ['word', 'stop', 'King’s road'],
      ['width', 'stop', 'King’s road'],
    ]);
    assert.match(found[0]?.sentence ?? '', /“motorway”.*It knows .*fence/);
  });

  test('a zone that holds barred ground points to the hex, and a wrong word can be corrected by a button', async () => {
    const barred = await findingsAfter(await fileOfBattle('waxhaws', NOW), (json, open) => {
      assert.ok(open.on === 'hexes');
      json.fights[0].hexes = [{ hex: open.drawn.units[0]?.hex, barred: true }];
    });
    assert.deepEqual(
      barred.map(({ subject }) => subject),
      [{ kind: 'hex', name: '0813' }],
    );
    const file = await fileOfBattle('waxhaws', NOW);
    const [feature] = file.survey?.features ?? [];
    assert.ok(feature);
    const wrong = { ...feature, properties: { ...feature.properties, kind: 'motorway' } };
    const broken = plainlyEditedFile(file, { kind: 'feature', index: 0, feature: wrong });
    await assert.rejects(openFight(broken));
    const mended = plainlyEditedFile(broken, { kind: 'feature', index: 0, feature });
    assert.deepEqual(mended, file);
  });

  test('a structure on barred ground, and a goal off the table, are to be mended', async () => {
    const shut = await findingsAfter(await fileOfBattle('quinby', NOW), (json, open) => {
      assert.ok(open.on === 'hexes');
      const { map } = open.drawn;
      const at = map.structure.findIndex((structure) => structure !== null);
      const [q, r] = [map.q[at], map.r[at]];
      json.fights[0].hexes = [{ hex: [q, r], barred: true }];
    });
    assert.ok(
      told(shut).some(([code]) => code === 'goal-shut'),
      JSON.stringify(shut),
    );
    const off = await findingsAfter(await beginOn('johnny-reb'), (json) => {
      const area = [
        [80, 10],
        [90, 10],
        [90, 20],
      ];
      json.fights[0].source['objectives'] = [{ id: 'mill', area, points: { USA: 1, CSA: 1 } }];
    });
    assert.deepEqual(told(off), [['goal-shut', 'mend', 'mill']]);
  });

  test('a built-in battle has no findings', async () => {
    for (const id of ['cowpens', 'maida', 'brawners-farm', 'guilford'])
      for (const { system } of (await fileOfBattle(id, NOW)).fights) {
        const found = findingsOf(await openFight(await fileOfBattle(id, NOW), system));
        assert.deepEqual(
          found.filter(({ severity }) => severity !== 'note'),
          [],
          `${id} under ${system}`,
        );
      }
  });
});
