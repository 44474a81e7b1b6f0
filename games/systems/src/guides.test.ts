import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clausesByChapter, counselFor, Game } from '@linstock/kernel';
import { rulebooks } from './all.ts';

/** Words a sentence may have before a newcomer loses it. */
const LONGEST = 42;

for (const rulebook of rulebooks) {
  const { title, guide, clauses, battles, present } = rulebook;
  describe(`what ${title} tells a newcomer`, () => {
    test('every battle has words for both sides, and there are none for unknown battles', () => {
      assert.deepEqual(Object.keys(guide.counsel).sort(), [...battles].sort());
      for (const battle of battles)
        for (const side of [0, 1] as const) {
          const told = counselFor(guide, battle, side);
          assert.ok(told, `${battle}, ${side}`);
          for (const text of [told.aim, told.enemy, ...told.hints]) plain(text);
        }
    });

    for (const battle of battles)
      test(`${battle}: the figures of how to win are those of the battle itself`, () => {
        const { field, position } = Game.create(rulebook, {
          battle,
          dice: { kind: 'seeded', seed: 'counsel' },
        });
        const { goals, clock } = present.shows.scene({ field, state: position.state, known: [] });
        const both = goals.flat();
        const real = new Set([
          clock.of,
          ...both.flatMap(({ needs, bodies, title: says }) => [needs, bodies.length, ...figuresIn(says)]),
        ]);
        // A scene does not list points for ground as goals; the system's own test covers them.
        const byPoints = both.some(({ counted }) => counted === 'points now');
        for (const side of [0, 1] as const) {
          const { aim, enemy } = counselFor(guide, battle, side) ?? assert.fail();
          const told = figuresIn(byPoints ? (/turn \d+/.exec(aim)?.[0] ?? '') : `${aim} ${enemy}`);
          for (const figure of told) assert.ok(real.has(figure), `${figure} in "${aim} ${enemy}"`);
        }
      });

    test('every rule is in one chapter, in the order of the rulebook', () => {
      const found = clausesByChapter(guide, clauses).flatMap(({ ids }) => ids);
      assert.deepEqual([...found].sort(), Object.keys(clauses).sort());
      for (const { chapter, ids } of clausesByChapter(guide, clauses)) {
        assert.ok(ids.length > 0, `"${chapter.title}" is empty`);
        plain(chapter.gist);
      }
    });

    test('every sign is explained in whole sentences', () => {
      const { scale, ...kinds } = guide.signs;
      for (const text of [scale, ...Object.values(kinds).flatMap((each) => Object.values(each))]) plain(text);
      assert.ok(Object.keys(kinds.arms).length > 0 && Object.keys(kinds.marks).length > 0);
    });

    test('every step of the sequence of play leads to an existing rule', () => {
      assert.ok(guide.sequence.length >= 5);
      for (const { title: step, line, clause } of guide.sequence) {
        assert.ok(clause in clauses, `${step}: ${clause}`);
        plain(line);
      }
    });
  });
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The whole numbers in a text, in figures or in words; names of regiments such as the 71st do not count. */
function figuresIn(text: string): number[] {
  const found = text.toLowerCase().match(/\b(\d+|[a-z]+)\b/g) ?? [];
  return found.flatMap((word) => {
    const said = WORDS.indexOf(word) + 1;
    if (/^\d+$/.test(word)) return [Number(word)];
    return said > 1 ? [said] : [];
  });
}

/** Whole short sentences without codes of rules. */
function plain(text: string): void {
  assert.match(text, /^[A-Z0-9].*[.]$/, text);
  assert.doesNotMatch(text, /\b[A-Z]{2}-\w?\d/, text);
  for (const sentence of text.split(/(?<=[.:;]) /))
    assert.ok(sentence.split(' ').length <= LONGEST, `too long: ${sentence}`);
}
