import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@linstock/kernel';
import type { AttackPreview, Sheet } from '@linstock/scene';
import { clause } from '@linstock/testing';
import type { Answer } from '../../model/answers.ts';
import type { Field } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import { chargeAhead } from '../../odds/attack-preview.ts';
import { chargeOdds } from '../../odds/charge.ts';
import { chargeBegun } from '../../play/charge/preview.ts';
import { fieldOf, type TestUnit } from '../../testing/battle.ts';
import { barrier } from '../../testing/placed-units.ts';
import { present } from '../index.ts';

/** The preview of a charge, on the sheets of orders and of charges. */

const BLUE: TestUnit = ['B1', 20, 10, 0, { led: true }];

function sheetOf(field: Field, s: S.State, kind: 'orders' | 'charges'): Sheet<Answer> {
  const sheet = present.asks.sheet?.({ field, state: s, known: [] }, { side: 0, kind } as Question<Answer>);
  assert.ok(sheet);
  return sheet;
}

function told(sheet: Sheet<Answer>, row: string, choice: string, filled = {}): AttackPreview | null {
  const own = sheet.rows.find(({ id }) => id === row);
  assert.ok(own, `there is a row ${row}`);
  return sheet.attackPreview?.(own, { choice }, filled) ?? null;
}

const SUM_IS_ONE = 1e-9;

clause(
  ['JR-14.3a', 'JR-14.4a', 'JR-14.6d'],
  'an ordered Charge shows its corridor, spending, halts, steps and odds, as if the enemy held',
  () => {
    const field = fieldOf(
      [BLUE],
      [
        ['G1', 20, 20, 180],
        ['G2', 15, 20, 180],
      ],
      [barrier('stone_wall', [10, 13.5], [30, 13.5])],
    );
    const s = S.deployState(field);
    const before = JSON.stringify(s);
    const preview = told(sheetOf(field, s, 'orders'), '0', 'C');
    assert.ok(preview);
    assert.deepEqual([preview.piece, preview.target], ['u0', 'u1']);
    assert.equal(preview.to.y - preview.from.y, 10_000, 'the line sweeps the ground up to contact');
    assert.deepEqual(
      preview.ticks.filter(({ label }) => label !== undefined).map(({ at, label }) => [at.y, label]),
      [[13_500, 'stone wall +1']],
    );
    assert.deepEqual(
      preview.ticks.filter(({ label }) => label === undefined).map(({ at }) => at.y),
      [11_000, 12_000, 13_000, 13_510, 14_000, 15_000, 16_000, 17_000, 18_000, 19_000],
      'the inch that the wall costs is spent as it is crossed',
    );
    assert.equal(preview.stops.length, 6);
    assert.ok(preview.stops.every(({ joined }) => joined));
    assert.deepEqual(
      preview.fires.map(({ piece }) => piece),
      ['u1', 'u2'],
    );
    assert.match(preview.shorts.map(({ label }) => label).join(), /a bonus of 1 ends here: 2 in short/);
    assert.equal(preview.steps[0]?.value, '2 in 6 short');
    assert.match(preview.assumes, /The enemy’s orders are not known/);
    assert.equal(JSON.stringify(s), before, 'the game itself is as it was');
    const ends = preview.odds();
    assert.ok(Math.abs(ends.reduce((sum, { chance }) => sum + chance, 0) - 1) < SUM_IS_ONE);
    assert.deepEqual(
      ends.map(({ kind, contact }) => [kind, contact]),
      [
        ['halted', false],
        ['shaken', false],
        ['thrown back', true],
        ['wins', true],
      ],
    );
  },
);

test('in the preview of a target its supports count in the odds, which are those of the procedure', () => {
  const field = fieldOf([BLUE, ['B2', 20, 8.9, 0]], [['G1', 20, 18, 180]]);
  const s = S.deployState(field);
  s.phase = S.REVEAL;
  s.order = field.units.map(({ side }) => S.MARKERS.indexOf(side === 0 ? 'C' : 'H'));
  const sheet = sheetOf(field, s, 'charges');
  const alone = told(sheet, '0', 't2');
  const helped = told(sheet, '0', 't2', { 1: { choice: 's0' } });
  assert.ok(alone && helped);
  const wins = (preview: AttackPreview): number =>
    preview.odds().find(({ kind }) => kind === 'wins')?.chance ?? 0;
  assert.ok(wins(helped) > wins(alone));
  const charges = s.charges.with(0, 2);
  const game = { field, s: { ...S.cloneState(s), charges } };
  const begun = chargeBegun(game, 0, 2);
  assert.ok('plan' in begun);
  const exact = chargeAhead(game, begun);
  assert.ok('bonus' in exact);
  const won = chargeOdds(exact)
    .filter(({ value }) => /^(beaten|surrenders|melee: defender)/.test(value))
    .reduce((sum, { chance }) => sum + chance, 0);
  assert.ok(Math.abs(wins(alone) - won) < SUM_IS_ONE);
});

test('units that a rout of either side would shake are named; an order other than a charge names none', () => {
  const field = fieldOf([BLUE, ['B2', 26, 10, 0]], [['G1', 20, 18, 180]]);
  const s = S.deployState(field);
  const sheet = sheetOf(field, s, 'orders');
  const preview = told(sheet, '0', 'C');
  assert.deepEqual(preview?.follows, [
    'If the B1 routs, no friend is near enough to be shaken.',
    'If the G1 routs, no friend is near enough to be shaken.',
  ]);
  assert.equal(told(sheet, '0', 'H'), null);
});
