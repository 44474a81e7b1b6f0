import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const PAGE = join(import.meta.dirname, '..');

/**
 * Rules with `:has()`, which Firefox 115 to 120 ignores. Each of them only adds polish, or has a fallback.
 * Anything else has a class or a data attribute that the component sets.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The order card covers a part of the key while an order is given.
  'board/table/reachKey.css': ['.table-board:has(.board-foot:not(.raised) .order-card) .reach-key'],
  // The radio button shows the choice too.
  'chooser/battleStart.css': ['.choice:has(input:checked)'],
  // The answers have less height above the goals and the log, and scroll.
  'lesson/coach.css': [
    '.coach ~ .table-asks:has(.actions, .unit-card) ~ .goal-meter',
    '.coach ~ .table-asks:has(.actions, .unit-card)',
    '.coach ~ .table-asks:has(.actions, .unit-card) ~ .log',
  ],
  // Browsers print no page background unless asked.
  'print/print.css': ['body:has(.print-page)'],
  'reckoner/reference.css': ['body:has(.reference)'],
  'screen/dice/diceTray.css': [
    '.dice-tray:has(> .folded)',
    '.table-asks:not(:has(> :is(.recap, .outlook))) > .dice-tray.fresh',
  ],
  'screen/formation/formation.css': ['li:has(> .button + [data-formation])'],
  // The popover over the board has the same words.
  'screen/orders/sheetWide.css': ['.order-row-details:not(:has(> :not(.order-sheet-does, .order-words)))'],
  'screen/orders/writing.css': [
    '.writing .prompt:has(.prompt-buttons > *) .prompt-thinking',
    '.writing .prompt-buttons:has(> button:only-of-type:disabled)',
    '.writing .prompt:has(.prompt-buttons > :enabled) .prompt-thinking',
  ],
  'screen/reaction/reaction.css': ['.table-side:has(.now-or-wait) > .goal-meter'],
  // The radio button shows the choice too.
  'screen/share/share.css': ['.share-row label:has(:checked)'],
  // "Why?" is below the sentence, not next to it.
  'screen/playback/playback.css': [
    '.prompt:has(.playback-why .link)',
    '.prompt:has(.playback-why .link) .prompt-sentence',
    '.playback-why:has(.link)',
  ],
  // The focus ring has a fallback with :focus-within. Pulling down loads the page again.
  'start/app.css': ['html:has(.table-screen)', '.holds-focus:has(input:focus-visible)'],
};

/** The selectors of each rule of a style sheet. */
function rulesIn(css: string): readonly (readonly string[])[] {
  const preludes = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...preludes]
    .map(([, prelude = '']) => prelude.trim().replace(/\s+/g, ' '))
    .filter((prelude) => !prelude.startsWith('@'))
    .map((prelude) => prelude.split(/,\s*(?![^()]*\))/));
}

const sheets = globSync('**/*.css', { cwd: PAGE }).map((file) => {
  const rules = rulesIn(readFileSync(join(PAGE, file), 'utf8'));
  return { file, rules: rules.filter((rule) => rule.some((selector) => selector.includes(':has('))) };
});

describe('style sheets in browsers without :has()', () => {
  test('each use of :has() has been decided on', () => {
    const used = sheets
      .filter(({ rules }) => rules.length > 0)
      .map(({ file, rules }) => [file, rules.flat()]);
    assert.deepEqual(Object.fromEntries(used), ALLOWED);
  });

  test('no other selector is dropped together with one that has :has()', () => {
    const lost = sheets.flatMap(({ file, rules }) =>
      rules
        .filter((rule) => !rule.every((selector) => selector.includes(':has(')))
        .map((rule) => [file, rule]),
    );
    assert.deepEqual(lost, []);
  });
});
