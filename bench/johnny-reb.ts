import { johnnyReb } from '@linstock/johnny-reb';
import { chargeRows } from './charges.ts';
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
      endsRow('fire', 'a fire', 1, effort),
      endsRow('whole-charge', 'a whole charge filled in by hand, volley to melee', 16, effort),
      ...chargeRows(),
      ...captainRows(ridge),
      ...memoryRows(ridge),
    ];
  },
};

/** What it takes to tell exactly how a filled-in form ends, all that is thrown in turn. Fires are named in secret, so no answer tells them. */
function endsRow(form: string, what: string, most: number, effort: Effort): Row {
  const found = johnnyReb.reckonings[form];
  if (!found?.foretell) throw new Error(`Johnny Reb foretells no "${form}".`);
  const { foretell, example } = found;
  const times = rate(() => (foretell(example).length > 0 ? 1 : 0), effort).best;
  return { what: `exact odds of ${what}`, value: 1000 / times, unit: 'ms', aim: { most } };
}
