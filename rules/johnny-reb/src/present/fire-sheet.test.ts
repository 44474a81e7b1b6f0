import assert from 'node:assert/strict';
import { percentText } from '@linstock/kernel';
import { type Sheet, writeRow } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { chargesOn } from '../../test/charges.ts';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { deployState, FIRST_FIRES, MARKERS, type State } from '../model/state.ts';
import { chanceOf } from '../play/usual-shot.ts';
import { FOUR_GUNS, fieldOf } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { fireSheet } from './fire-sheet.ts';
import { meant } from './meant.ts';
import { picks } from './picks.ts';

/** The sheet of fires: its choices, and the chances it shows. */

function sheetOf(field: Field, change: (s: State) => void = () => {}): { s: State; sheet: Sheet<Answer> } {
  const s = deployState(field);
  s.phase = FIRST_FIRES;
  s.order.fill(MARKERS.indexOf('H'));
  change(s);
  return { s, sheet: fireSheet(field, s, { side: 0, kind: 'first-fires' }) };
}

const labels = ({ rows }: Sheet<unknown>): string[] =>
  rows[0]?.choices.map(({ label }) => label.replace(/ \(.*\)/, '')) ?? [];

clause(['JR-10.1b', 'JR-8.4a'], 'the chance of an effect leaves out a morale result of muskets', () => {
  const field = fieldOf([['B1', 20, 10, 0, { stands: [3, 3, 2, 2], men: 300 }]], [['G1', 20, 13.5, 180]]);
  const { sheet } = sheetOf(field, (s) => s.marks.fill(2));
  // Ten figures and three dice: MC at 7, a loss on 4 to 6 at 8 and 9, a loss from 10 on.
  assert.match(sheet.rows[0]?.choices[0]?.does ?? '', /^3\.5 in, 3 dice: 73\.1 % for an effect$/);
});

clause(['JR-10.1a', 'JR-8.4a'], 'each chance on the sheet is that of the answer that is written', () => {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, FOUR_GUNS],
      ['B2', 26, 10, 20, { weapon: 'breech_loading_carbine' }],
    ],
    [
      ['G1', 20, 12.4, 180],
      ['G2', 27, 13, 200],
    ],
  );
  const { s, sheet } = sheetOf(field);
  let shown = 0;
  for (const row of sheet.rows)
    for (const choice of row.choices) {
      const detail = choice.needs?.kind === 'heading' ? { heading: choice.needs.ahead } : undefined;
      const written = { choice: choice.id, ...(detail && { detail }) };
      const done = writeRow(sheet, {}, row, written);
      assert.ok('filled' in done, choice.label);
      const answer = sheet.answer(done.filled);
      assert.ok(answer?.do === 'fires' && answer.fires[0]);
      const [shot] = answer.fires;
      const chance = percentText(chanceOf({ field, s }, shot));
      assert.ok(choice.does?.includes(` ${chance} for an effect`), `${choice.label}: ${choice.does}`);
      assert.ok(sheet.means(row, written).includes(chance));
      assert.deepEqual(sheet.read(answer), done.filled);
      shown++;
    }
  assert.ok(shown >= 8, `${shown}`);
});

clause(
  ['JR-4.3b', 'JR-11.2a', 'JR-11.2b'],
  'guns may pivot and fire canister or double canister, and say which way they turn',
  () => {
    const field = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [['G1', 23.2, 10, 270, { stands: [3], men: 90 }]]);
    const { sheet } = sheetOf(field);
    assert.deepEqual(labels(sheet), ['at G1, turning', 'at G1, canister, turning']);
    const near = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [['G1', 21.8, 10.2, 270, { stands: [3], men: 90 }]]);
    assert.ok(labels(sheetOf(near).sheet).includes('at G1, double canister, turning'));
    const [row] = sheet.rows;
    assert.ok(row);
    const canister = row.choices.find(({ label }) => /canister/.test(label));
    const turned = (heading: number) =>
      writeRow(sheet, {}, row, { choice: canister?.id ?? '', detail: { heading } });
    const wide = turned(460);
    assert.ok('refusal' in wide && wide.refusal.clause === 'JR-6.2g');
    assert.ok('filled' in turned(450));
  },
);

clause(['JR-8.6a', 'JR-4.3b'], 'rapid fire says what it adds, after a pivot too', () => {
  const carbines = { weapon: 'breech_loading_carbine' };
  const beside = fieldOf([['B1', 20, 10, 0, carbines]], [['G1', 24.5, 10.3, 270, { stands: [3], men: 90 }]]);
  const offered = sheetOf(beside).sheet.rows[0]?.choices.map(({ label }) => label);
  assert.deepEqual(offered, ['at G1, turning', 'at G1, rapid fire (+2 on the total), turning']);
});

clause(['JR-7.5a', 'JR-4.3b'], 'a unit may turn and fire into the woods', () => {
  const field = fieldOf(
    [['B1', 20, 10, 0]],
    [['G1', 25.2, 11, 270, { stands: [3], men: 90 }]],
    [patch('woods', 22, 8, 25, 20)],
  );
  const { sheet } = sheetOf(field, (s) => s.done.fill(1, 1, 2));
  assert.deepEqual(labels(sheet), ['at G1, into the woods, turning']);
});

clause(
  ['JR-14.4h', 'JR-14.5a'],
  'a target that has not turned before the halt fires without a pivot, at a support too',
  () => {
    // B1 charges the flank of G1, which does not turn; B2, its support, is in the arc of G1.
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true, stands: [3, 3], men: 180 }],
        ['B2', 22.6, 9.5, 0, { stands: [3, 3], men: 180 }],
      ],
      [
        ['G1', 19.2, 16, 90, { formation: 'march_column' }],
        ['G2', 14, 13, 90],
      ],
    );
    const game = chargesOn(
      field,
      { orders: ['C', 'C', 'H', 'H'], charges: [[0, 2]], supports: [[1, 0]] },
      [6],
    );
    game.does(1, { do: 'pivot', pivot: 0 }, [1]);
    const question = game.asks(1);
    assert.equal(question.kind, 'volley');
    const shot = { firer: 2, target: 0, pivot: 450, areaFire: false, rapidFire: false, canister: null };
    const answer: Answer = { do: 'volley', rapidFire: false, canister: null, fires: [shot] };
    assert.equal(question.refuse(answer)?.clause, 'JR-14.4h');
    for (const option of question.options()) {
      const clicks = picks(field, game.state, question, option).picks;
      assert.deepEqual(meant(field, game.state, question, clicks), option);
    }
  },
);
