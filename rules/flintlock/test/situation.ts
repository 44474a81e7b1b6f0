import assert from 'node:assert/strict';
import { type LogItem, Position, type Question, type Rules, recordedDice } from '@linstock/kernel';
import { flintlock } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import { deployState } from '../src/model/deploy.ts';
import type { Field } from '../src/model/field.ts';
import type { State } from '../src/model/state.ts';
import { at, fieldOf, type Setting } from './setting.ts';

/** A position under way, with the words a test needs. */
export interface Situation {
  readonly field: Field;
  readonly state: State;
  readonly logItems: LogItem[];
  /** A hex by its id, `0912`. */
  hex(id: string): number;
  /** Number of a unit of a Command, by its leader's name, counted from 0; Skirmish counters come after all others. */
  unit(command: string, index?: number): number;
  gun(side: 0 | 1, index?: number): number;
  /** Number of a Command by its leader's name. */
  command(name: string): number;
  leader(name: string): number;
  /** The one open question; fails if there is none. */
  asked(): Question<Answer>;
  /** Gives an answer through the gate with these faces, one list for each throw; fails if refused or dice are left. */
  does(answer: Answer, ...throws: number[][]): void;
  /** The refusal of an answer; fails if it is legal, or if the state is touched. */
  refuses(answer: unknown): { code: string; clause: string | null; sentence: string };
  over(): boolean;
}

/** Sets a position up and runs it to its first question. `prepare` may change the state before that. */
export function situation(
  setting: Setting,
  prepare: (state: State, situation: Situation) => void = () => {},
): Situation {
  const field = fieldOf(setting);
  const state = deployState(field);
  const logItems: LogItem[] = [];
  let position: Position<State, Answer, Field> | null = null;
  const running = () => position ?? assert.fail('The situation has not begun.');
  const self: Situation = {
    field,
    get state() {
      return position ? position.state : state;
    },
    logItems,
    hex: (id) => at(field, id),
    unit: (name, index = 0) => field.commands[self.command(name)]?.counters[index] ?? assert.fail(name),
    gun: (side, index = 0) => field.armies[side].guns[index] ?? assert.fail('no such gun'),
    command: (name) => field.commands.find((each) => each.name === name)?.id ?? assert.fail(name),
    leader: (name) => field.leaders.find((each) => each.name === name)?.id ?? assert.fail(name),
    asked: () => running().open[0] ?? assert.fail('No question is open.'),
    does: (answer, ...faces) => {
      const dice = recordedDice(faces);
      const refused = running().answer(self.asked().side, answer, dice);
      assert.equal(refused, null, `${JSON.stringify(answer)} was refused: ${refused?.sentence}`);
      assert.equal(dice.left(), 0, 'Not all the dice given were thrown.');
    },
    refuses: (answer) => {
      const before = JSON.stringify(running().state);
      const refused = running().answer(self.asked().side, answer, recordedDice([]));
      assert.ok(refused, `${JSON.stringify(answer)} was accepted.`);
      assert.equal(JSON.stringify(running().state), before, 'A refusal changed the state.');
      return refused;
    },
    over: () => running().over,
  };
  prepare(state, self);
  const rules: Rules<State, Answer, Field> = { ...flintlock, deploy: () => state };
  position = Position.start(rules, field, recordedDice([]), { listen: (each) => logItems.push(each) });
  return self;
}
