import { type Answer, type Field, johnnyReb, type State } from '@linstock/johnny-reb';
import { Position } from '@linstock/kernel';
import { chargeRows } from './charges.ts';
import { type Effort, rate } from './measure.ts';
import type { Part, Row } from './part.ts';
import { type Battle, battleOf } from './played.ts';
import { captainRows, memoryRows, playRows } from './rulebook.ts';

/** The speed of Johnny Reb, the cost of the odds of a fire, and the thinking time of its bot. */
export const johnnyRebPart: Part = {
  name: 'johnny-reb',
  title: "Johnny Reb: McPherson's Ridge, random legal answers",
  run({ effort }) {
    const ridge = battleOf(johnnyReb, 'mcphersons-ridge');
    return [
      ...playRows(ridge, effort, { least: 40_000 }),
      unitsRow(ridge, effort),
      endsRow('fire', 'a fire', 1, effort),
      endsRow('whole-charge', 'a whole charge filled in by hand, volley to melee', 16, effort),
      ...chargeRows(),
      ...captainRows(ridge),
      ...memoryRows(ridge),
    ];
  },
};

/** Play, counted in decisions about single units: one answer gives a side's orders or fires for all of them. */
function unitsRow({ rules, field, dice, anyAnswer }: Ridge, effort: Effort): Row {
  const play = (): number => {
    const position = Position.start(rules, field, dice, { keep: false });
    let units = 0;
    for (let question = position.open[0]; question; question = position.open[0]) {
      const answer = anyAnswer(question);
      units += unitsIn(answer);
      position.giveAnswer(question.side, answer, dice);
    }
    return units;
  };
  const what = 'the same as the first, each unit that is told something in an answer counted by itself';
  return { what, value: rate(play, effort).best, unit: 'units/s' };
}

type Ridge = Battle<State, Answer, Field>;

/** Number of units an answer names; 1 if it is about one thing, or names none. */
function unitsIn(answer: Answer): number {
  const lists = Object.values(answer).filter((part) => Array.isArray(part));
  const one = 'unit' in answer || lists.length === 0;
  return one ? 1 : Math.max(1, lists.flat().length);
}

/** The cost of the exact ends of a filled-in form, over all its throws. Fires are named in secret, so no answer shows them. */
function endsRow(form: string, what: string, most: number, effort: Effort): Row {
  const found = johnnyReb.reckonings[form];
  if (!found?.foretell) throw new Error(`Johnny Reb foretells no "${form}".`);
  const { foretell, example } = found;
  const times = rate(() => (foretell(example).length > 0 ? 1 : 0), effort).best;
  return { what: `exact odds of ${what}`, value: 1000 / times, unit: 'ms', aim: { most } };
}
