import { johnnyReb } from '@linstock/johnny-reb';
import { chancesOf } from '@linstock/kernel';
import { type Effort, rate } from './measure.ts';
import type { Part, Row } from './part.ts';
import { battleOf } from './played.ts';
import { captainRows, memoryRows, playRows } from './rulebook.ts';

/** How fast Johnny Reb runs, what the odds of a fire take, and how long its bot thinks. */
export const johnnyRebPart: Part = {
  name: 'johnny-reb',
  title: "Johnny Reb: McPherson's Ridge, random legal answers",
  run({ effort }) {
    const ridge = battleOf(johnnyReb, 'mcphersons-ridge');
    return [
      ...playRows(ridge, effort, { least: 40_000 }),
      fireRow(effort),
      ...captainRows(ridge),
      ...memoryRows(ridge),
    ];
  },
};

/** The exact odds of one fire, from its situation to the chances of each result. Fires are named in secret, so no answer tells them. */
function fireRow(effort: Effort): Row {
  const { fire } = johnnyReb.reckonings;
  if (!fire) throw new Error('Johnny Reb has no reckoning "fire".');
  const found = rate(() => {
    const reckoning = fire.reckon(fire.example);
    if ('sentence' in reckoning) throw new Error(reckoning.sentence);
    return chancesOf(reckoning).length > 0 ? 1 : 0;
  }, effort).best;
  return { what: 'exact odds of a fire', value: 1000 / found, unit: 'ms', aim: { most: 1 } };
}
