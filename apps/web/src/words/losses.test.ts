import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  companyNamed,
  letteredName,
  type Name,
  personNamed,
  Saying,
  Statement,
  troopsNamed,
  type Verb,
} from '@linstock/scene';
import { type Loss, mergeLosses } from './losses.ts';

const VERBS: readonly Verb[] = [
  ['breaks and leaves', 'break and leave'],
  ['is', 'are'],
  ['takes', 'take'],
  ['loses', 'lose'],
  ['falls', 'fall'],
  ['retreats', 'retreat'],
  ['has', 'have'],
  ['routs', 'rout'],
];

/** The names of these tests, by their words. */
const NAMES = new Map<string, Name>();
const add = (name: Name) => NAMES.set(`${name}`, name);
for (const regiment of ['Militia', '42e Ligne', 'Foot', 'Corsican Rangers']) {
  add(troopsNamed(regiment));
  for (const nth of ['1st', '2d', '2nd', '3rd', '4th', '5th', '6th'])
    add(companyNamed(nth, troopsNamed(regiment)));
}
for (const letter of ['a', 'g', 'h', 'i'])
  for (const regiment of ["Nash's Militia", '2nd Maryland Brigade'])
    add(letteredName(troopsNamed(regiment), letter));
for (const name of [
  '14th Tennessee',
  '7th Tennessee',
  'Purcell Artillery',
  'Guards',
  '17th Dragoons',
  '16th Michigan',
])
  add(troopsNamed(name));
add(troopsNamed('Battery D, 5th U.S. (Hazlett)'));
for (const name of ['Gist', 'Brig. Gen. Cole']) add(personNamed(name));

/** A sentence of the log in its parts: a name of the list, a verb of the list, and the rest. */
function statementOf(sentence: string): Statement {
  for (const [words, name] of NAMES)
    for (const verb of VERBS) {
      const head = `${new Saying(name, verb)}`;
      if (sentence.startsWith(`${head} `) || sentence === `${head}.`)
        return new Statement(
          [new Saying(name, verb), sentence.slice(head.length, -1)].filter((part) => part !== ''),
        );
      assert.ok(words !== '');
    }
  throw new Error(`No name of the list begins "${sentence}"; add it.`);
}

const of = (side: 0 | 1, ...sentences: string[]): Loss[] =>
  sentences.map((sentence) => ({ side, sentence, statement: statementOf(sentence) }));
const words = (losses: readonly Loss[]) => mergeLosses(losses).map(({ sentence }) => sentence);

test('units with the same loss are joined in one sentence, each once and in order', () => {
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

test('hits of several units are joined in one sentence, separate from other losses', () => {
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

test('a unit that is hit twice is named twice', () => {
  const hit = (nth: string) => `The ${nth} company of the 42e Ligne takes 1 hit.`;
  assert.deepEqual(words(of(1, hit('1st'), hit('2nd'), hit('1st'), hit('3rd'))), [
    'The 1st and 2nd companies of the 42e Ligne take 1 hit each.',
    'The 1st and 3rd companies of the 42e Ligne take 1 hit each.',
  ]);
});

test('losses of two sides are never joined in one sentence', () => {
  const both = [...of(0, 'The Guards are disordered.'), ...of(1, 'The Militia is disordered.')];
  assert.deepEqual(words(both), ['The Guards are disordered.', 'The Militia is disordered.']);
});

test('a destroyed unit is not listed a second time as gone', () => {
  assert.deepEqual(words(of(0, 'The 17th Dragoons are destroyed.', 'The 17th Dragoons are no more.')), [
    'The 17th Dragoons are destroyed.',
  ]);
});

test('everything about one unit is one sentence, and the next unit begins a new one', () => {
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

test('units that run in the same way share a sentence, others have their own', () => {
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

test('several routed units have a plural verb', () => {
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

test("a unit's events are one sentence even if its name has full stops or it moves half an inch", () => {
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

test('a loss that has only a text keeps its sentence', () => {
  const loss = { side: 0, sentence: 'The wall is breached.', statement: null } as const;
  assert.deepEqual(mergeLosses([loss, ...of(0, 'The Militia routs.'), loss]), [
    loss,
    ...of(0, 'The Militia routs.').map((each) => mergeLosses([each])[0]!),
    loss,
  ]);
});
