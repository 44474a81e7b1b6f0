import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebookById, rulebooks } from '@linstock/systems/all';
import { partsOf, searchRules } from './ruleSearch.ts';

const { clauses, guide } = rulebookById('american-legions') ?? assert.fail('no American Legions');

const rulesIn = (asked: string) => searchRules(clauses, guide, asked).chapters.flatMap(({ rules }) => rules);

test('the list of rules tells a ruling from a rule of the source', () => {
  const rules = new Map(rulesIn('').map((rule) => [rule.id, rule]));
  assert.equal(rules.size, Object.keys(clauses).length);
  assert.deepEqual(
    ['AL-4.15a', 'AL-5.1b', 'AL-7.33j'].map((id) => [rules.get(id)?.from, rules.get(id)?.origin]),
    [
      ['Ruling', 'ruling'],
      ['Source rules §5.1, §8.1; skirmishers by ruling', 'ruled in part'],
      ['Source rules §7.33 table', 'source'],
    ],
  );
});

test('the word "ruling" finds the rules decided by us, wholly or in part', () => {
  const found = rulesIn('Ruling').filter(({ line }) => !line.includes('ruling'));
  assert.ok(found.length > 80 && found.every(({ origin }) => origin !== 'source'));
});

test('a search shows the chapters that match, and a matching heading shows its chapter whole', () => {
  const { chapters, count } = searchRules(clauses, guide, 'howitzer range');
  assert.ok(count > 0 && count < 5);
  assert.deepEqual(
    chapters.map(({ title }) => title),
    ['Fire', 'Guns'],
  );
  const facing = searchRules(clauses, guide, 'facing').chapters.find(({ title }) => title === 'Facing');
  assert.equal(facing?.rules.length, Object.keys(clauses).filter((id) => id.startsWith('AL-5')).length);
  assert.deepEqual(searchRules(clauses, guide, 'zeppelin').chapters, []);
});

test('a word finds the rules that have another word for the same', () => {
  const pairs = [
    ['horse', 'cavalry'],
    ['dragoons', 'cavalry'],
    ['foot', 'infantry'],
    ['guns', 'artillery'],
    ['shooting', 'fire'],
    ['general', 'leader'],
  ] as const;
  for (const { id, clauses: all, guide: book } of rulebooks)
    for (const [asked, written] of pairs) {
      const { count } = searchRules(all, book, asked);
      const whole = Object.values(all).filter(({ line }) => new RegExp(`\\b${written}\\b`, 'i').test(line));
      assert.ok(count >= whole.length, `${id}: ${asked} finds ${count} of ${whole.length}`);
    }
  for (const [asked] of pairs) assert.ok(searchRules(clauses, guide, asked).count > 0, asked);
  assert.equal(searchRules(clauses, guide, 'horse').count, searchRules(clauses, guide, 'cavalry').count);
});

test('words of the same meaning are marked too, whole words only', () => {
  const marked = (line: string, asked: string) =>
    partsOf(line, clauses, [asked]).flatMap(({ text, is }) => (is === 'asked' ? [text] : []));
  assert.deepEqual(marked('Cavalry and dragoons charge; infantry does not.', 'horses'), [
    'Cavalry',
    'dragoons',
  ]);
  assert.deepEqual(marked('The loss is told. LOS is not.', 'sight'), ['LOS']);
  assert.deepEqual(marked('A route is no rout.', 'flight'), ['rout']);
});

test('steps of the sequence of play are found by their own words', () => {
  assert.deepEqual(
    searchRules(clauses, guide, 'both sides shoot').steps.map(({ title }) => title),
    ['Mutual fire'],
  );
});

test('a found line marks the words searched and the rules it names, and no number that is not a rule', () => {
  const line = 'Fire as AL-7.31a says, not AL-99.9z; FIRE (it) again.';
  assert.deepEqual(
    partsOf(line, clauses, ['fire', '(it)']).map(({ text, is }) => `${is}:${text}`),
    [
      'asked:Fire',
      'plain: as ',
      'rule:AL-7.31a',
      'plain: says, not ',
      'plain:AL-99.9z',
      'plain:; ',
      'asked:FIRE',
      'plain: ',
      'asked:(it)',
      'plain: again.',
    ],
  );
});
