/** Names that no pattern could read, through the whole log of a game: only the names may change. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { companyNamed, type Name, partNamed, sentence, troopsNamed } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import fc from 'fast-check';
import { buildLogLines, describeLine } from '../../words/logLines.ts';
import { writeShortHeadline } from './headline.ts';
import { ODD } from './testing.ts';

/** The parts of a field of American Legions that have names. */
interface NamedField {
  readonly regiments: readonly { readonly id: number; readonly name: string; readonly called: Name }[];
  readonly companies: readonly { readonly regiment: number; readonly called: Name }[];
  readonly leaders: readonly { readonly command: Name; readonly regiments: readonly number[] }[];
}

const rules = needRulebook('american-legions');
const golden = join(import.meta.dirname, '../../../../../rules/american-legions/src/golden/cowpens.json');
const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;

/** The field with other names of regiments, each as plural as the old one. */
function rename(field: NamedField, words: readonly string[]): NamedField {
  const regiments = field.regiments.map((regiment, i) => {
    const { plural, article } = regiment.called;
    const text = words[i] ?? regiment.name;
    return { ...regiment, name: text, called: troopsNamed(text, { plural, article, short: text }) };
  });
  const called = (regiment: number) => regiments[regiment]?.called;
  const companies = field.companies.map((company) => {
    const of = called(company.regiment);
    if (!of) return company;
    const { part } = company.called;
    const own = part === null ? of : part.company ? companyNamed(part.label, of) : partNamed(part.label, of);
    return { ...company, called: own, name: own.text, title: sentence(own) };
  });
  const leaders = field.leaders.map((leader) => ({
    ...leader,
    command: called(leader.regiments[0] ?? -1) ?? leader.command,
  }));
  return { ...field, regiments, companies, leaders };
}

/** The lines of the log, and the short ones. */
function linesOf(words: readonly string[] | null) {
  const field = (battle: string, options: Parameters<typeof rules.field>[1]) => {
    const own = rules.field(battle, options);
    return words ? rename(own as NamedField, words) : own;
  };
  const game = Game.fromRecord<unknown, unknown, unknown>({ ...rules, field }, record);
  const scene = rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const names = (game.field as NamedField).regiments.map(({ name }) => name);
  const lines = buildLogLines(game.log, scene);
  return { names, lines, long: lines.map(describeLine), short: lines.map(writeShortHeadline) };
}

const oddName = fc.tuple(fc.constantFrom(...ODD), fc.nat(99)).map(([words, n]) => `${words} ${n}`);

test('an odd name changes nothing in the log but the name', () => {
  const plain = linesOf(null);
  const count = plain.names.length;
  fc.assert(
    fc.property(fc.uniqueArray(oddName, { minLength: count, maxLength: count }), (words) => {
      const odd = linesOf(words);
      assert.deepEqual(odd.names, words);
      const back = (text: string): string =>
        words
          .map((word, i) => [word, plain.names[i] ?? ''] as const)
          .toSorted(([one], [other]) => other.length - one.length)
          .reduce((said, [word, name]) => said.replaceAll(word, name), text);
      assert.deepEqual(odd.long.map(back), plain.long);
      const facts = ({ lines }: typeof plain) =>
        lines.map(({ kind, side, pieces, losses }) => [kind, side, pieces, losses.length]);
      assert.deepEqual(facts(odd), facts(plain));
      // A short line names the harmed unit again, or not, as it does with plain names.
      assert.deepEqual(
        odd.short.map(({ losses }) => losses.length),
        plain.short.map(({ losses }) => losses.length),
      );
    }),
    { numRuns: 12 },
  );
});
