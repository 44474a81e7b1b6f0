import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  challengeLines,
  challengeRow,
  challengeSentence,
  clockWords,
  countsWords,
  takersSideWords,
} from '@linstock/protocol';
import { namesOf } from './challengeRows.ts';
import { draftOf, startDraft, termsOfDraft, explainUnrated, withBattle, wishOf } from './draft.ts';

const HOBKIRK = withBattle(startDraft(), 'hobkirk');
const SINGLE_RULE = { ...withBattle(startDraft(), 'maida'), options: { preset: 'full' } };

test('changed rules turn rated off with a reason; choosing a default value changes nothing', () => {
  assert.equal(explainUnrated(HOBKIRK, true), null);
  assert.match(explainUnrated(SINGLE_RULE, true) ?? '', /changed rules is friendly/);
  assert.match(explainUnrated(HOBKIRK, false) ?? '', /needs an account/);
  const rated = { ...HOBKIRK, counts: 'rated' as const };
  assert.equal(termsOfDraft(rated, true).counts, 'rated');
  assert.equal(termsOfDraft({ ...SINGLE_RULE, counts: 'rated' }, true).counts, 'friendly');
  assert.deepEqual(termsOfDraft({ ...SINGLE_RULE, options: { preset: 'standard' } }, false).options, {});
});

test('choosing another battle keeps the rules if they have it, and resets their options', () => {
  const flintlock = { ...HOBKIRK, system: 'flintlock', options: { formations: 'historical' } };
  const guilford = withBattle(flintlock, 'guilford');
  assert.deepEqual([guilford.system, guilford.options], ['flintlock', {}]);
  assert.equal(withBattle(flintlock, 'maida').system, 'morschauser');
});

test('other terms begin with those of the offer, seen from the other side', () => {
  const offer = termsOfDraft({ ...HOBKIRK, side: 'first', clock: 'days', days: 5, pair: true }, false);
  const draft = draftOf(offer);
  assert.deepEqual([draft.side, draft.clock, draft.days, draft.pair], ['second', 'days', 5, true]);
  const wish = wishOf(draft, { name: 'Juno', account: false, replyTo: 'a'.repeat(22) });
  assert.equal(wish.replyTo, 'a'.repeat(22));
});

test('the card, the row and the preview of a draft give the same side, clock and rating words', () => {
  const terms = { ...termsOfDraft({ ...HOBKIRK, pair: true }, false), maker: 'Marlowe' };
  const names = namesOf(terms);
  const plate = challengeLines(terms, names)
    .map(({ words }) => words)
    .join(' | ');
  const words = [takersSideWords(terms, names), clockWords(terms.clock), countsWords(terms), names.system];
  assert.deepEqual(words.slice(0, 3), [
    'American, then British',
    '3 days a turn, 21 days of vacation a year',
    'friendly, as a pair',
  ]);
  for (const text of [plate, challengeRow(terms, names), challengeSentence(terms, names)])
    for (const each of words) assert.ok(text.includes(each), `${each} in ${text}`);
});
