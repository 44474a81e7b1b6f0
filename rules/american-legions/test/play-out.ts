import assert from 'node:assert/strict';
import {
  type Chance,
  chanceDice,
  type LogItem,
  Position,
  type Question,
  seededChance,
} from '@linstock/kernel';
import { americanLegions } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import type { Field } from '../src/model/field.ts';
import type { State } from '../src/model/state.ts';

/** Battles played at random. */

/** A random answer, drawn by the question itself if it can. */
export function choose(question: Question<Answer>, chance: Chance): Answer {
  if (question.sample) return question.sample(chance.below);
  const options = [...question.options()];
  return options[chance.below(options.length)] as Answer;
}

/** Plays a battle at random to its end and inspects it before every answer. `listen` receives the log items. */
export function playOut(
  battle: string,
  seed: string,
  look: (position: Position<State, Answer, Field>, question: Question<Answer>, chance: Chance) => void,
  listen: (logItem: LogItem) => void = () => {},
): Position<State, Answer, Field> {
  const field = americanLegions.field(battle, {});
  const chance = seededChance(`${battle} ${seed}`);
  const dice = chanceDice(chance);
  const position = Position.start(americanLegions, field, dice, { listen });
  for (let decisions = 0; !position.over; decisions++) {
    assert.ok(decisions < 20_000, `${battle} ${seed} does not end.`);
    const question = position.open[0] as Question<Answer>;
    look(position, question, chance);
    position.giveAnswer(question.side, choose(question, chance), dice);
  }
  return position;
}
