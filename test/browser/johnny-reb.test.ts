import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game, type GameRecord, type Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { takeUp } from './late.ts';
import { atTheBoard } from './layout.ts';
import { untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

const rules = needRulebook('johnny-reb');

/**
 * A battle played by reflex to the first question of this kind at which side 0 has something to write, and that
 * question.
 */
function playedTo(
  battle: string,
  kind: string,
): { readonly record: GameRecord; readonly question: Question<unknown> } {
  const game = Game.create(rules, { battle, dice: { kind: 'seeded', seed: `page ${battle}` } });
  for (let n = 0; n < 400; n++) {
    const question = game.open.find((each) => each.side === 0) ?? game.open[0];
    assert.ok(question, `${battle} is over before anybody is asked "${kind}"`);
    const sheet = rules.present.asks.sheet?.(
      { field: game.field, state: game.position.state, known: [] },
      question,
    );
    if (question.kind === kind && question.side === 0 && sheet?.rows.length !== 0)
      return { record: game.record, question };
    const answer = rules.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head, { salt: () => `salt ${n}` });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  throw new Error(`Nobody is asked "${kind}" in ${battle}.`);
}

describe('regiments of the Civil War on the table', () => {
  const site = useTestSite();

  test('a regiment on Move marches as ordered, leg by leg', async () => {
    const { record, question } = playedTo('mcphersons-ridge', 'moves');
    const mover = [...question.options()].find(
      (answer) => (answer as { readonly do: string }).do === 'move',
    ) as { readonly unit: number };
    const { page, complaints } = await site.page();
    await takeUp(page, site.url(), record, 0);
    const { entry } = await untilAsked(page);
    const piece = page.locator(`[data-piece="u${mover.unit}"]`).first();
    const name = ((await piece.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name }).click();
    const bar = page.getByRole('group', { name: 'The move' });
    const said = bar.getByRole('textbox');
    await said.fill('forward 0.4');
    await said.press('Enter');
    await page
      .getByRole('button', { name: /^Do it/ })
      .first()
      .click();
    await untilEntry(page, entry + 1);
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText(`The ${name} advances 0.4 inches.`).last().waitFor();
    assert.deepEqual(complaints, []);
  });

  test('first fires are named in a sheet with their odds, and locked', async () => {
    const { record } = playedTo('mcphersons-ridge', 'first-fires');
    const { page, complaints } = await site.page();
    await takeUp(page, site.url(), record, 0);
    const sheet = page.getByRole('region', { name: 'First fires' });
    await sheet.waitFor();
    // Each unit fires once; some must.
    const radios = sheet.getByRole('radio');
    const names = await radios.evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    for (const [i, name] of names.entries()) if (names.indexOf(name) === i) await radios.nth(i).check();
    await sheet
      .getByText(/[\d.]+ in, \d (die|dice): [\d.]+ % for an effect/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Lock/ }).click();
    await untilEntry(page, record.entries.length + 1);
    assert.deepEqual(complaints, []);
  });

  test('on a phone the reveal shows all regiments whose orders clash', async () => {
    const { record } = playedTo('mcphersons-ridge', 'changes');
    const { field, position } = Game.fromRecord(rules, record);
    const clashes = (rules.present.shows.outlook?.({ field, state: position.state, known: [] }) ?? []).filter(
      ({ clash }) => clash,
    );
    const pieces = [...new Set(clashes.flatMap((each) => each.pieces))];
    assert.ok(pieces.length > 2, `${pieces}`);
    const { page, complaints } = await site.page({ of: 'phone', viewport: { width: 390, height: 664 } });
    await takeUp(page, site.url(), record, 0);
    await atTheBoard(page);
    await page.locator('.outlook .clash').first().waitFor({ state: 'attached' });
    // The view moves after the question's sheet has its final height.
    await page.waitForFunction((ids) => {
      const { left, right, top, bottom } = document.querySelector('.board')!.getBoundingClientRect();
      return ids.every((id) => {
        const box = document.querySelector(`.stand[data-piece="${id}"]`)?.getBoundingClientRect();
        const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
        return x > left && x < right && y > top && y < bottom;
      });
    }, pieces);
    assert.deepEqual(complaints, []);
  });

  test('on a phone no handle of the selected regiment covers a name', async () => {
    const { record } = playedTo('mcphersons-ridge', 'moves');
    const { page, complaints } = await site.page({ of: 'phone' });
    await takeUp(page, site.url(), record, 0);
    await atTheBoard(page);
    await untilAsked(page);
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('n');
      await page.locator('.grip').first().waitFor();
      // Names are placed again after the view has come to rest.
      await page.waitForFunction(isFreeOfNames);
    }
    assert.deepEqual(complaints, []);
  });
});

/** Runs in the page: true if no handle covers letters of a name. */
function isFreeOfNames(): boolean {
  const boxes = (all: string) =>
    [...document.querySelectorAll(all)]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  const names = boxes('.unit-name, .table-word, .names .name');
  const isClear = (knob: DOMRect, name: DOMRect) => {
    const wide = Math.min(knob.right, name.right) - Math.max(knob.left, name.left);
    // Boxes of letters are higher than the letters.
    const high = Math.min(knob.bottom, name.bottom) - Math.max(knob.top, name.top) - 4;
    return wide <= 1 || high <= 1;
  };
  return boxes('.grip .disc').every((knob) => names.every((name) => isClear(knob, name)));
}
