import assert from 'node:assert/strict';
import type { HexMap } from '@linstock/ground';
import { type LogItem, Position, type Question, recordedDice, type Side } from '@linstock/kernel';
import { americanLegions } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import type { Field } from '../src/model/field.ts';
import type { State } from '../src/model/state.ts';
import { hexOfSituation, type Setting as LaidOut, setUp } from './vectors/setting.ts';

export type { ArmySetting, RegimentSetting } from './vectors/setting.ts';

/** Small positions set up by hand, run through the real rulebook. */

/** A position to run, with the changes made to it before it begins. */
export interface Setting extends LaidOut {
  readonly prepare?: (situation: Situation) => void;
}

/** A position under way, with the words a test needs. */
export interface Situation {
  readonly field: Field;
  readonly map: HexMap;
  readonly state: State;
  readonly logItems: LogItem[];
  hex(q: number, r: number): number;
  /** Number of a company of a regiment, counted from 0. */
  company(regiment: string, index?: number): number;
  gun(side: Side, index?: number): number;
  regiment(name: string): number;
  leader(name: string): number;
  /** The one open question; fails if there is none. */
  asked(): Question<Answer>;
  /**
   * Sends an answer through the gate with these faces, one list for each throw. Fails if it is refused or
   * dice are left.
   */
  does(answer: Answer, ...throws: number[][]): void;
  /** The refusal of an answer; fails if it is legal. */
  refuses(answer: unknown): { code: string; clause: string | null; sentence: string };
  over(): boolean;
}

/** Sets up a position and plays it to its first question, with these dice for everything before. */
export function situation(setting: Setting, ...throws: number[][]): Situation {
  const { field, s: state } = setUp(setting);
  const { map } = field;
  const logItems: LogItem[] = [];
  let position: Position<State, Answer, Field> | null = null;
  const running = () => position ?? assert.fail('The situation has not begun; use this after it is set up.');
  const self: Situation = {
    field,
    map,
    get state() {
      return position ? position.state : state;
    },
    logItems,
    hex: (q, r) => hexOfSituation(map, [q, r]),
    company: (name, index = 0) =>
      field.regiments.find((r) => r.name === name)?.companies[index] ?? assert.fail(name),
    gun: (side, index = 0) =>
      field.companies.filter((c) => c.side === side && c.gun === 'regular')[index]?.id ??
      assert.fail('no gun'),
    regiment: (name) => field.regiments.find((r) => r.name === name)?.id ?? assert.fail(name),
    leader: (name) => field.regiments.find((r) => r.name === name)?.leader ?? assert.fail(name),
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
  setting.prepare?.(self);
  position = begin(field, state, logItems, throws);
  return self;
}

function begin(field: Field, state: State, logItems: LogItem[], throws: readonly number[][]) {
  // A position is loaded without dice; what falls before its first question needs them.
  const dice = recordedDice(throws);
  const rules = { ...americanLegions, deploy: () => state };
  return Position.start(rules, field, dice, { listen: (each) => logItems.push(each) });
}
