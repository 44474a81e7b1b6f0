import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, likelihoodText, parseRecord, sharesOf, shareText, type Told } from '@linstock/kernel';
import { assertPlain } from '../test/plain.ts';
import { needRulebook } from './all.ts';

/** What is told in a recorded game, in its order. */
function toldIn(system: string, battle: string): Told[] {
  const file = join(import.meta.dirname, `../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  return Game.fromRecord(needRulebook(system), record).log.map(({ told }) => told);
}

/** A share as it is written, in tenths of a per cent. */
const tenthsIn = (text: string): number =>
  text.startsWith('certain') ? 1000 : Math.round(10 * parseFloat(text));

for (const [system, battle, names] of [
  ['american-legions', 'cowpens', ['fire', 'shock']],
  ['flintlock', 'hobkirk', ['fire', 'pre-shock', 'morale']],
  ['morschauser', 'maida', ['shooting', 'melee']],
  ['johnny-reb', 'mcphersons-ridge', ['fire', 'impact', 'morale']],
] as const)
  test(`${system}, ${battle}: card and log give the same percentages for every throw, and the log is plain`, () => {
    const all = toldIn(system, battle);
    for (const { sentence } of all) assertPlain(sentence, 'the log');
    const rolls = all.flatMap(({ thrown }) => (thrown ? [thrown] : []));
    for (const name of names)
      assert.ok(
        rolls.some(({ reckoning }) => reckoning.name === name),
        name,
      );
    for (const { reckoning, value, outcome } of rolls) {
      const card = sharesOf(reckoning).map((share) => ({
        ...share.outcome,
        tenths: tenthsIn(shareText([share])),
      }));
      const told = likelihoodText(reckoning, value);
      const sum = (rows: typeof card) => rows.reduce((all, { tenths }) => all + tenths, 0);
      assert.equal(sum(card), 1000, reckoning.title);
      const fell = card.find(({ key }) => key === outcome);
      assert.ok(fell, `${outcome} has a row on the card of ${reckoning.title}`);
      const tail = told.endsWith('or worse')
        ? card.filter(({ rank }) => rank <= fell.rank)
        : told.endsWith('or better')
          ? card.filter(({ rank }) => rank >= fell.rank)
          : told.endsWith('or as good')
            ? card.filter(({ rank }) => rank === fell.rank)
            : [fell];
      assert.equal(tenthsIn(told), sum(tail), `${reckoning.title}: ${told}`);
    }
  });
