/** Checks that a sentence may be shown to a player: people and troops by name, in whole words. */
import assert from 'node:assert/strict';

/** Expressions that no sentence may contain, with their names. */
const NEVER: readonly (readonly [what: string, seen: RegExp])[] = [
  ['the id of a piece', /\b(?:unit|company|leader|commander|general|hex|stand|regiment|body):\d|\b[uo]\d+\b/],
  ['the number of a printed list', /\b[A-Z]{1,3}-[A-Z]?\d+(?:-\d+)?\b(?!\.)/],
  ['what a program says of nothing', /undefined|null|NaN|\[object|\$\{/],
  ['a word of the code', /\b[a-z]+_[a-z]+\b|\b[a-z]{2,}[A-Z][a-z]/],
  ['one of many', /\b1 (?:companies|hexes|hits|figures|sections|units|points|men|guns|dice|regiments)\b/],
  ['many of one', /\b(?:[2-9]|\d\d+) (?:company|hit|figure|section|unit|regiment|man|die)\b(?! of)/],
  ['two stops', /\.\.|\?:|:\s*:|\s[.,;:]|\s{2}/],
];

/** A hex by its number. */
const HEX = /\b\d{4}\b/;

/** A hex by its number, as a place one may go to: nothing else on a map has a name. */
const TO_HEX = /(?: to| in| by| at| via|, and) \d{4}\b/g;

/** Fails for a sentence that must not be shown to a player. */
export function assertPlain(sentence: string, where: string): void {
  for (const [what, seen] of NEVER) assert.doesNotMatch(sentence, seen, `${where} says ${what}: ${sentence}`);
  assert.doesNotMatch(sentence, HEX, `${where} says the number of a hex: ${sentence}`);
}

/** The same for an answer. It may name a destination by the number of a hex, but never a target. */
export function assertPlainAnswer(label: string, where: string): void {
  assertPlain(
    /^(?:Charge|.* fires? (?:at|on)|.* shoots? at) /.test(label) ? label : label.replace(TO_HEX, ''),
    where,
  );
}
