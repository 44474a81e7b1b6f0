import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, likelihoodText, parseRecord, type Roll, sharesOf, shareText } from '@linstock/kernel';
import { needRulebook } from './all.ts';

/** What is thrown for in a recorded game, in its order. */
function throwsOf(system: string, battle: string): Roll[] {
  const file = join(import.meta.dirname, `../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const { log } = Game.fromRecord(needRulebook(system), record);
  return log.flatMap(({ told }) => (told.thrown ? [told.thrown] : []));
}

/** A share as it is written, in tenths of a per cent. */
const tenthsIn = (text: string): number =>
  text.startsWith('certain') ? 1000 : Math.round(10 * parseFloat(text));

for (const [system, battle, names] of [
  ['american-legions', 'cowpens', ['fire', 'shock']],
  ['morschauser', 'maida', ['shooting', 'melee']],
] as const)
  test(`${system}, ${battle}: card and log give the same percentages for every throw`, () => {
    const rolls = throwsOf(system, battle);
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
