import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clausesByChapter, counselFor } from '@linstock/kernel';
import { rulebooks } from './all.ts';

/** Words a sentence may have before a newcomer loses it. */
const LONGEST = 42;

for (const { id, title, guide, clauses, battles } of rulebooks) {
  describe(`what ${title} tells a newcomer`, () => {
    assert.ok(guide, `${id} has no guide`);

    test('every battle has words for both sides, and none for battles there are not', () => {
      assert.deepEqual(Object.keys(guide.counsel).sort(), [...battles].sort());
      for (const battle of battles)
        for (const side of [0, 1] as const) {
          const told = counselFor(guide, battle, side);
          assert.ok(told, `${battle}, ${side}`);
          for (const text of [told.aim, told.enemy, ...told.hints]) plain(text);
        }
    });

    test('every rule stands in one chapter, in the order of the rulebook', () => {
      const found = clausesByChapter(guide, clauses).flatMap(({ ids }) => ids);
      assert.deepEqual([...found].sort(), Object.keys(clauses).sort());
      for (const { chapter, ids } of clausesByChapter(guide, clauses)) {
        assert.ok(ids.length > 0, `"${chapter.title}" is empty`);
        plain(chapter.gist);
      }
    });

    test('every sign is told in whole sentences', () => {
      const { scale, ...kinds } = guide.signs;
      for (const text of [scale, ...Object.values(kinds).flatMap((each) => Object.values(each))]) plain(text);
      assert.ok(Object.keys(kinds.arms).length >= 4 && Object.keys(kinds.marks).length >= 3);
    });

    test('every step of the sequence of play leads to a rule there is', () => {
      assert.ok(guide.sequence.length >= 5);
      for (const { title: step, line, clause } of guide.sequence) {
        assert.ok(clause in clauses, `${step}: ${clause}`);
        plain(line);
      }
    });
  });
}

/** Whole short sentences without codes of rules. */
function plain(text: string): void {
  assert.match(text, /^[A-Z0-9].*[.]$/, text);
  assert.doesNotMatch(text, /\b[A-Z]{2}-\w?\d/, text);
  for (const sentence of text.split(/(?<=[.:;]) /))
    assert.ok(sentence.split(' ').length <= LONGEST, `too long: ${sentence}`);
}
