import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyNamed, troopsNamed } from '@linstock/scene';
import { listLinks } from './nameLinks.ts';

const links = ['1st', '2d', '3d', '4th'].map((name) => {
  const called = companyNamed(name, troopsNamed('Line'));
  return { piece: name, name: called.text, called };
});

/** The sentence with each link in brackets, as a line may break between any two of its parts. */
function sentenceOf(number: number, most: number): string {
  const { links: listed, rest } = listLinks(links.slice(0, number), most);
  const words = listed.map(({ before, piece, end }) => `${before}[${piece}${end}]`);
  return (words.join('') + rest).replaceAll('\u2060', '~');
}

test('the full stop after a list of links belongs to the last link, and no line begins with a comma', () => {
  assert.equal(sentenceOf(1, 2), '[1st.]');
  assert.equal(sentenceOf(2, 2), '[1st] and [2d.]');
  assert.equal(sentenceOf(3, 3), '[1st]~, [2d] and [3d.]');
});

test('a list with too many links ends with the number of the others and the full stop', () => {
  assert.equal(sentenceOf(3, 2), '[1st]~, [2d] and 1 more.');
  assert.equal(sentenceOf(4, 1), '[1st] and 3 more.');
  assert.equal(sentenceOf(0, 2), '');
});
