import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeLosses } from './losses.ts';

const of = (side: 0 | 1, ...sentences: string[]) => sentences.map((sentence) => ({ side, sentence }));
const words = (losses: Parameters<typeof mergeLosses>[0]) =>
  mergeLosses(losses).map(({ sentence }) => sentence);

test('those whom the same befell are told of together, each once and in their order', () => {
  assert.deepEqual(
    words(
      of(
        1,
        'The 4th company of the Militia is destroyed.',
        'The 5th company of the Militia is disordered.',
        'The 6th company of the Militia is disordered.',
        'The Militia routs.',
      ),
    ),
    [
      'The 4th company of the Militia is destroyed.',
      'The 5th and 6th companies of the Militia are disordered.',
      'The Militia routs.',
    ],
  );
  assert.deepEqual(
    words(
      of(
        0,
        "Nash's Militia h is Reduced.",
        "Nash's Militia h is Disordered.",
        "Nash's Militia g is Reduced.",
        "Nash's Militia g is Disordered.",
      ),
    ),
    ["Nash's Militia g and h are Reduced and Disordered."],
  );
});

test('hits that several take are told of together, and apart from what else befell them', () => {
  assert.deepEqual(
    words(
      of(
        1,
        'The 1st company of the 42e Ligne takes 1 hit.',
        'The 2nd company of the 42e Ligne takes 1 hit.',
        'The 3rd company of the 42e Ligne takes 2 hits.',
        'The 3rd company of the 42e Ligne is destroyed.',
      ),
    ),
    [
      'The 1st and 2nd companies of the 42e Ligne take 1 hit each.',
      'The 3rd company of the 42e Ligne takes 2 hits and is destroyed.',
    ],
  );
});

test('who is hit twice is told twice', () => {
  const hit = (nth: string) => `The ${nth} company of the 42e Ligne takes 1 hit.`;
  assert.deepEqual(words(of(1, hit('1st'), hit('2nd'), hit('1st'), hit('3rd'))), [
    'The 1st and 2nd companies of the 42e Ligne take 1 hit each.',
    'The 1st and 3rd companies of the 42e Ligne take 1 hit each.',
  ]);
});

test('troops of two sides are never told of together', () => {
  const both = [...of(0, 'The Guards are disordered.'), ...of(1, 'The Militia is disordered.')];
  assert.deepEqual(words(both), ['The Guards are disordered.', 'The Militia is disordered.']);
});

test('who is destroyed is not said to be no more besides', () => {
  assert.deepEqual(words(of(0, 'The 17th Dragoons are destroyed.', 'The 17th Dragoons are no more.')), [
    'The 17th Dragoons are destroyed.',
  ]);
});

test('all that befell one is one sentence, and begins again with the next', () => {
  assert.deepEqual(
    words(
      of(
        1,
        'The 14th Tennessee loses 2 figures.',
        'The 14th Tennessee is shaken.',
        'The 14th Tennessee falls back 4 inches.',
        'The 7th Tennessee falls back 4 inches.',
      ),
    ),
    [
      'The 14th Tennessee loses 2 figures, is shaken and falls back 4 inches.',
      'The 7th Tennessee falls back 4 inches.',
    ],
  );
  assert.deepEqual(
    words(
      of(
        1,
        'The Purcell Artillery is routed.',
        'The Purcell Artillery is disordered.',
        'The Purcell Artillery falls back 2 inches.',
      ),
    ),
    ['The Purcell Artillery is routed and disordered, and falls back 2 inches.'],
  );
});

test('those who run the same way are told of together, and one by one where they do not', () => {
  assert.deepEqual(
    words(
      of(
        1,
        'The 2nd Maryland Brigade i falls back.',
        'The 2nd Maryland Brigade a falls back.',
        'Gist falls back.',
        'The 1st company of the Militia breaks and leaves the field.',
        'The 2d company of the Militia breaks and leaves the field.',
        'The 1st company of the Foot retreats 12 inches.',
        'The 2d company of the Foot retreats 4.5 inches.',
      ),
    ),
    [
      'The 2nd Maryland Brigade a and i and Gist fall back.',
      'The 1st and 2d companies of the Militia break and leave the field.',
      'The 1st company of the Foot retreats 12 inches.',
      'The 2d company of the Foot retreats 4.5 inches.',
    ],
  );
  assert.deepEqual(words(of(0, 'Brig. Gen. Cole falls in the melee.', 'The Guards fall back.')), [
    'Brig. Gen. Cole falls in the melee.',
    'The Guards fall back.',
  ]);
});

test('several that have run off are told of in the plural', () => {
  assert.deepEqual(
    words(
      of(
        0,
        'The 1st company of the Corsican Rangers has run off the table.',
        'The 2nd company of the Corsican Rangers has run off the table.',
      ),
    ),
    ['The 1st and 2nd companies of the Corsican Rangers have run off the table.'],
  );
});

test('all that befell one is one sentence, though his name has points in it or he goes half an inch', () => {
  assert.deepEqual(
    words(
      of(
        0,
        'Battery D, 5th U.S. (Hazlett) loses 2 sections.',
        'Battery D, 5th U.S. (Hazlett) is shaken.',
        'The 16th Michigan is disordered.',
        'The 16th Michigan falls back 4.5 inches.',
      ),
    ),
    [
      'Battery D, 5th U.S. (Hazlett) loses 2 sections and is shaken.',
      'The 16th Michigan is disordered and falls back 4.5 inches.',
    ],
  );
});

test('those who are to do the same are told of together: a recap gives one reason for all of them', () => {
  assert.deepEqual(
    words(
      of(
        0,
        'The Legion Infantry is to close with the Continental Line.',
        'The 7th Fusiliers are to close with the Continental Line.',
      ),
    ),
    ['The Legion Infantry and the 7th Fusiliers are to close with the Continental Line.'],
  );
});
