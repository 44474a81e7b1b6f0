import assert from 'node:assert/strict';
import {
  type Chance,
  chanceDice,
  type LogItem,
  Position,
  type Question,
  seededChance,
} from '@linstock/kernel';
import { flintlock } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import type { Field } from '../src/model/field.ts';
import type { State } from '../src/model/state.ts';

/** Battles played at random. */

/** A look at a position before it is answered. */
export type Look = (
  position: Position<State, Answer, Field>,
  question: Question<Answer>,
  chance: Chance,
) => void;

/**
 * Plays a battle to its end, or until `look` returns true. Of three answers one is random and two are a bot's
 * reflex: armies that only move at random never fight.
 */
export function playOut(
  battle: string,
  seed: string,
  look: Look,
  given: { readonly until?: (state: State) => boolean; readonly listen?: (logItem: LogItem) => void } = {},
): Position<State, Answer, Field> {
  const { until = () => false, listen = () => {} } = given;
  const field = flintlock.field(battle, {});
  const chance = seededChance(`${battle} ${seed}`);
  const dice = chanceDice(chance);
  const position = Position.start(flintlock, field, dice, { listen });
  for (let decisions = 0; !position.over && !until(position.state); decisions++) {
    assert.ok(decisions < 40_000, `${battle} ${seed} does not end.`);
    const question = position.open[0] as Question<Answer>;
    look(position, question, chance);
    const answer =
      chance.below(3) === 0
        ? byChance(question, chance)
        : flintlock.heuristics.reflex(field, position.state, question, {}, []);
    position.giveAnswer(question.side, answer, dice);
  }
  return position;
}

function byChance(question: Question<Answer>, chance: Chance): Answer {
  if (question.sample) return question.sample(chance.below);
  const options = [...question.options()];
  return options[chance.below(options.length)] as Answer;
}
