import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nth, Position, seededDice } from '@linstock/kernel';
import { rulebooks } from './all.ts';

/** A field holds nothing that changes: it is shared by all copies of a game, and caches are stored elsewhere. */

/** Answers that each side's heuristics give in a row. */
const ANSWERS = 120;

/**
 * Freezes all objects and lists of a value; a write to one throws TypeError. Returns what cannot be frozen: lists of numbers, maps and
 * sets.
 */
function freezeWhole(value: unknown, seen = new Set<object>()): object[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set) return [value];
  Object.freeze(value);
  return Object.values(value).flatMap((part) => freezeWhole(part, seen));
}

const contentOf = (value: object): string =>
  value instanceof Map || value instanceof Set ? `${[...value.keys()].map(String).join(' ')}` : String(value);

for (const rulebook of rulebooks)
  test(`${rulebook.title}: a game and its pictures change nothing of their field`, () => {
    const field = rulebook.field(nth(rulebook.battles, 0), {});
    const loose = freezeWhole(field).map((value) => ({ value, before: contentOf(value) }));
    const dice = seededDice('field');
    const position = Position.start(rulebook, field, dice);
    for (let n = 0; n < ANSWERS && position.open.length > 0; n++) {
      const question = nth(position.open, 0);
      position.giveAnswer(
        question.side,
        rulebook.heuristics.reflex(field, position.state, question, {}, []),
        dice,
      );
      rulebook.present.shows.scene({ field, state: position.state, known: [] });
    }
    assert.deepEqual(
      loose.filter(({ value, before }) => contentOf(value) !== before).map(({ before }) => before),
      [],
    );
  });
