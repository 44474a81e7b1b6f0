import assert from 'node:assert/strict';
import {
  type Dice,
  type LogItem,
  Position,
  type Question,
  type Refusal,
  type Rules,
  recordedDice,
  type Side,
} from '@linstock/kernel';
import { johnnyReb } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import type { Field } from '../src/model/field.ts';
import { deployState, type State } from '../src/model/state.ts';

/** A position under way, with the words a test needs. */
export interface Situation {
  readonly field: Field;
  readonly position: Position<State, Answer, Field>;
  readonly state: State;
  readonly logItems: readonly LogItem[];
  /** Number of a unit by its code in the battle. */
  unit(code: string): number;
  /** The question to a side; fails if it is not asked. */
  asks(side: Side): Question<Answer>;
  /** Gives a side's answer through the gate with these faces, one list for each throw; fails if refused or dice are left. */
  does(side: Side, answer: Answer, ...throws: number[][]): void;
  /** As `does`, with dice of any kind. */
  gives(side: Side, answer: Answer, dice: Dice): void;
  /** The refusal of an answer; fails if it is legal, or if the state is touched. */
  refuses(side: Side, answer: unknown): Refusal;
}

/**
 * Sets a position up on a field and runs it to its first question. `prepare` may change the state before that; the throws
 * on the way there are given, all of them.
 */
export function situation(
  field: Field,
  prepare: (state: State) => void = () => {},
  ...throws: number[][]
): Situation {
  const first = recordedDice(throws);
  const begun = startedWith(field, prepare, first);
  assert.equal(first.left(), 0, 'Not all the dice given were thrown.');
  return begun;
}

/** As `situation`, with dice of any kind. */
export function startedWith(field: Field, prepare: (state: State) => void, first: Dice): Situation {
  const state = deployState(field);
  prepare(state);
  const logItems: LogItem[] = [];
  const rules: Rules<State, Answer, Field> = { ...johnnyReb, deploy: () => state };
  const position = Position.start(rules, field, first, { listen: (each) => logItems.push(each) });
  const gives = (side: Side, answer: Answer, dice: Dice): void => {
    const refused = position.answer(side, answer, dice);
    assert.equal(refused, null, `${JSON.stringify(answer)} was refused: ${refused?.sentence}`);
  };
  return {
    field,
    position,
    get state() {
      return position.state;
    },
    logItems,
    unit: (code) => {
      const found = field.units.findIndex((unit) => unit.code === code);
      return found < 0 ? assert.fail(`There is no unit ${code}.`) : found;
    },
    asks: (side) => position.question(side) ?? assert.fail(`Side ${side} is asked nothing.`),
    gives,
    does: (side, answer, ...faces) => {
      const dice = recordedDice(faces);
      gives(side, answer, dice);
      assert.equal(dice.left(), 0, 'Not all the dice given were thrown.');
    },
    refuses: (side, answer) => {
      const before = JSON.stringify(position.state);
      const refused = position.answer(side, answer, recordedDice([]));
      assert.ok(refused, `${JSON.stringify(answer)} was accepted.`);
      assert.equal(JSON.stringify(position.state), before, 'A refusal changed the state.');
      return refused;
    },
  };
}
