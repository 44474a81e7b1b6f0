import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@linstock/kernel';
import type { AttackPreview, Filled, Sheet } from '@linstock/scene';
import type { Answer } from '../../model/answers.ts';
import type { Field } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import { fieldOf } from '../../testing/battle.ts';
import { present } from '../index.ts';

/** The improvements of a charge on its card. */

function sheetOf(field: Field, s: S.State, kind: 'orders' | 'charges'): Sheet<Answer> {
  const sheet = present.asks.sheet?.({ field, state: s, known: [] }, { side: 0, kind } as Question<Answer>);
  assert.ok(sheet);
  return sheet;
}

function told(sheet: Sheet<Answer>, choice: string, filled: Filled = {}): AttackPreview {
  const row = sheet.rows.find(({ id }) => id === '0');
  const preview = row && sheet.attackPreview?.(row, { choice }, filled);
  assert.ok(preview);
  return preview;
}

const wins = (preview: AttackPreview): number =>
  preview.odds().find(({ kind }) => kind === 'wins')?.chance ?? 0;

test('for a charge to be ordered: support, fire first and a shorter way each show the chance they give', () => {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, { led: true }],
      ['B2', 20, 8.9, 0],
      ['B3', 28, 14, 330],
    ],
    [['G1', 20, 20, 180]],
  );
  const s = S.deployState(field);
  const sheet = sheetOf(field, s, 'orders');
  const alone = told(sheet, 'C');
  const ways = [...alone.ways()];
  const way = (words: RegExp) => {
    const found = ways.find(({ label }) => words.test(label));
    assert.ok(found, `${words} in ${ways.map(({ label }) => label).join('; ')}`);
    return found;
  };
  for (const words of [/^with the B2 in support/, /^after First fire by the B3/, /inches nearer$/])
    assert.ok(way(words).wins > wins(alone), `${words}`);
  const helped = told(
    sheet,
    'C',
    Object.fromEntries(way(/support/).writes.map(({ row, written }) => [row, written])),
  );
  assert.ok(Math.abs(wins(helped) - way(/support/).wins) < 1e-9, 'what the way promises is what comes of it');
  const [next] = helped.ways();
  assert.doesNotMatch(next?.label ?? '', /support/, 'it is not told twice');
});

test('a charge to be named: a possible support is listed with the chance that it would add', () => {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, { led: true }],
      ['B2', 20, 8.9, 0],
    ],
    [['G1', 20, 18, 180]],
  );
  const s = S.deployState(field);
  s.phase = S.REVEAL;
  s.order = field.units.map(({ side }) => S.MARKERS.indexOf(side === 0 ? 'C' : 'H'));
  const sheet = sheetOf(field, s, 'charges');
  const [way, ...others] = [...told(sheet, 't2').ways()];
  assert.deepEqual([way?.label, others], ['with the B2 in support', []]);
  assert.deepEqual(way?.writes, [{ row: '1', written: { choice: 's0' } }]);
  assert.ok(Math.abs((way?.wins ?? 0) - wins(told(sheet, 't2', { 1: { choice: 's0' } }))) < 1e-9);
});
