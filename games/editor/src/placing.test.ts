import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawnUnit } from '@linstock/ground';
import { fileOfBattle, type OpenFight, openFight } from './battle-files.ts';
import { editedFile } from './edits.ts';
import { type OpenPlace, refusePlace } from './placing.ts';

type HexFight = Extract<OpenFight, { readonly on: 'hexes' }>;

/** Quinby Bridge with a unit on another place. */
async function placed(open: HexFight, { side, unit, facing }: DrawnUnit, at: OpenPlace['hex']) {
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
  const late = { ...fifth, facing: first.facing };
  const refusal = refusePlace(open, late, first.hex);
  assert.match(refusal?.sentence ?? '', /at most 4 companies.*AL-6\.2a/);
  const { nearest } = refusal ?? {};
  assert.ok(nearest);
  assert.equal(refusePlace(open, { ...late, facing: nearest.facing }, nearest.hex), null);
});

test('a company placed among others with another facing is offered their facing', async () => {
  const open = await openFight(await fileOfBattle('quinby', '2026-11-29T10:00:00Z'));
  assert.ok(open.on === 'hexes');
  const find = (name: string) =>
    open.drawn.units.find(({ unit }) => unit === name) ?? assert.fail(`there is no ${name}`);
  const [there, late] = [find('19th Foot, Right Wing 1'), find('19th Foot, Left Wing 4')];
  const refusal = refusePlace(open, late, there.hex);
  assert.match(refusal?.sentence ?? '', /AL-2\.4d/);
  assert.deepEqual(refusal?.nearest, { hex: there.hex, label: '0615', facing: there.facing });
});
