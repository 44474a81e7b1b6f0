import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axialOf, type DrawnUnit } from '@linstock/ground';
import { fileOfBattle, type OpenFight, openFight } from './battle-files.ts';
import { editedFile } from './edits.ts';
import { findingsOf } from './findings.ts';
import { makePlaceCheck, type OpenPlace, refusePlace } from './placing.ts';

type HexFight = Extract<OpenFight, { readonly on: 'hexes' }>;

/** Quinby Bridge with a unit on another place. */
async function placed(open: HexFight, { side, unit, facing }: DrawnUnit, at: OpenPlace['at']) {
  const changed = await openFight(editedFile(open, { kind: 'place', side, unit, at, facing }));
  assert.ok(changed.on === 'hexes');
  return changed;
}

test('a fifth company in a full hex is refused with limit and clause, and may go to the hex offered', async () => {
  let open = await openFight(await fileOfBattle('quinby', '2026-11-29T10:00:00Z'));
  assert.ok(open.on === 'hexes');
  const find = (name: string) =>
    open.on === 'hexes' ? open.drawn.units.find(({ unit }) => unit === name) : undefined;
  const [first, third, fourth, fifth] = [1, 2, 3, 4].map((n) => find(`19th Foot, Right Wing ${n}`));
  assert.ok(first && third && fourth && fifth);
  // Two are there already.
  for (const unit of [third, fourth]) {
    assert.equal(refusePlace(open, unit, first.hex), null, unit.unit);
    open = await placed(open, unit, first.hex);
  }
  const refusal = refusePlace(open, fifth, first.hex, first.facing);
  assert.match(refusal?.sentence ?? '', /at most 4 companies.*AL-6\.2a/);
  const { nearest } = refusal ?? {};
  assert.ok(nearest);
  assert.equal(makePlaceCheck(open, fifth)(nearest.at, nearest.facing), null);
});

test('a company placed among others with another facing is offered their facing', async () => {
  const open = await openFight(await fileOfBattle('quinby', '2026-11-29T10:00:00Z'));
  assert.ok(open.on === 'hexes');
  const find = (name: string) =>
    open.drawn.units.find(({ unit }) => unit === name) ?? assert.fail(`there is no ${name}`);
  const [there, late] = [find('19th Foot, Right Wing 1'), find('19th Foot, Left Wing 4')];
  const refusal = refusePlace(open, late, there.hex);
  assert.match(refusal?.sentence ?? '', /AL-2\.4d/);
  assert.deepEqual(refusal?.nearest, { at: there.hex, label: 'in 0615', facing: there.facing });
});

test('a counter of Flintlock may not be placed on an enemy; a place near it is offered', async () => {
  const open = await openFight(await fileOfBattle('cowpens', '2026-11-29T10:00:00Z'), 'flintlock');
  assert.ok(open.on === 'hexes');
  const [unit, enemy] = ['british', 'american'].map(
    (side) =>
      open.drawn.units.find((each) => each.side === side && each.kind === 'infantry') ?? assert.fail(side),
  );
  assert.ok(unit && enemy);
  const refusal = refusePlace(open, unit, enemy.hex);
  assert.match(refusal?.sentence ?? '', /in one hex with its enemy/);
  assert.ok(refusal?.nearest, 'a place near the enemy is offered');
  assert.notDeepEqual(refusal.nearest.at, enemy.hex);
});

test('a company may be placed where the check of the battle finds nothing', async () => {
  const open = await openFight(await fileOfBattle('quinby', '2026-11-29T10:00:00Z'));
  assert.ok(open.on === 'hexes');
  const { map, units } = open.drawn;
  const [unit = assert.fail('there are units')] = units;
  const check = makePlaceCheck(open, unit);
  for (const hex of [3, 40, 77, 120, 200, 260]) {
    const at = axialOf(map, hex);
    const changed = await placed(open, unit, at);
    const stops = findingsOf(changed).some(({ severity }) => severity === 'stop');
    assert.equal(check(at) !== null, stops, map.labels[hex]);
  }
});

test('on a table a stand is refused on another and over the edge; a free place is offered', async () => {
  const open = await openFight(await fileOfBattle('cowpens', '2026-11-29T10:00:00Z'), 'morschauser');
  assert.ok(open.on === 'table');
  const [first, second] = open.drawn.stands.filter(({ facing }) => facing !== null);
  assert.ok(first && second);
  const refusal = refusePlace(open, first, second.at);
  assert.match(
    refusal?.sentence ?? '',
    /^“\d(st|nd|rd|th) company[^"]+” cannot begin/,
    'it is named, without a code',
  );
  assert.match(refusal?.nearest?.label ?? '', /^at [\d.]+, [\d.]+ inches$/);
  assert.ok(refusePlace(open, first, [0, 0]), 'a stand may not hang over the corner');
  assert.equal(refusePlace(open, first, refusal?.nearest?.at ?? [0, 0]), null);
});
