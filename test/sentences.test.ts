import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visitor } from 'vite';
import { sources } from './sources.ts';

/**
 * Regular expressions that read a name or a sentence which our own code or a battle has written, with the reason. Names and
 * sentences are values: ask the `Name` or the `Statement` instead. The list may only get shorter.
 */
const READERS: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'apps/web/src/play/steps/visibleLog.ts': [1, 'compares two captions word by word, without their stops'],
  'apps/web/src/screen/cards/textWithoutName.ts': [1, 'the text of a guide begins with the name of its sign'],
  'base/scene/src/abbreviation.ts': [3, 'a battle need not give short forms of its names'],
  'base/scene/src/name.ts': [3, 'a battle need not say whether a name is plural and has an article'],
};

/**
 * Code that makes or shows sentences. Text that a person types and the keys of printed tables are read elsewhere.
 */
const MAKES_SENTENCES =
  /^(?:base\/scene\/src\/(?!typed\/|sheet-commands|words\.ts)|apps\/web\/src\/(?:words|play|screen)\/|rules\/[\w-]+\/src\/(?:model|play|present)\/)/;

/** Files with expressions that read ids, keys, typed lines or single numbers. */
const READ_NO_SENTENCE: ReadonlySet<string> = new Set([
  'apps/web/src/play/aiming/aim.ts',
  'apps/web/src/play/commands/keys.ts',
  'apps/web/src/screen/after/picture/layOut.ts',
  'apps/web/src/screen/log/likeness.ts',
  'apps/web/src/screen/orders/useRowInSight.ts',
  'apps/web/src/screen/textView/command.ts',
  'apps/web/src/screen/textView/textQuestions.ts',
  'apps/web/src/screen/textView/useDialogue.ts',
  'rules/johnny-reb/src/present/fire-sheet.ts',
  'rules/johnny-reb/src/present/meant.ts',
  'rules/johnny-reb/src/present/shot-picks.ts',
  'rules/morschauser/src/present/buttons.ts',
  'rules/morschauser/src/present/scene.ts',
  'rules/morschauser/src/present/sight.ts',
]);

test('names and sentences are values: only the listed expressions read one', () => {
  const found: Record<string, number> = {};
  for (const { path, program, isTest } of sources) {
    if (isTest || !MAKES_SENTENCES.test(path) || READ_NO_SENTENCE.has(path)) continue;
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex) found[path] = (found[path] ?? 0) + 1;
      },
    }).visit(program);
  }
  const listed = Object.fromEntries(Object.entries(READERS).map(([path, [count]]) => [path, count]));
  assert.deepEqual(found, listed);
});

test('at most eight expressions read a name or a sentence', () => {
  assert.ok(Object.values(READERS).reduce((sum, [count]) => sum + count, 0) <= 8);
});
