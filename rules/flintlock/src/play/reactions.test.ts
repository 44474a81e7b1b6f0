import assert from 'node:assert/strict';
import { type Chance, Position, type Question, seededChance, seededDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type FiredShot, reactorsByForce, returnsByForce } from '../../test/by-force.ts';
import { fieldOf, type Setting } from '../../test/setting.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { deployState } from '../model/deploy.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** Random games, in which fire at movement and Return Fire are offered exactly to the units that may fire. */

const TOGETHER: Setting = {
  columns: 16,
  rows: 16,
  british: {
    commands: {
      Webster: { at: ['0410', '0510', '0610', '0710'], skirmishers: 2 },
      Leslie: { at: ['0910', '0910', '1010'], formation: 'Close' },
      Tarleton: { at: ['1212', '1312'], kind: 'cavalry' },
    },
    guns: [{ at: '0810' }, { at: '0810', pounder: 3 }],
    overall: { at: '0811' },
    flightLevel: 90,
  },
  american: {
    commands: {
      Eaton: { at: ['0406', '0506', '0606', '0706'], skirmishers: 2 },
      Huger: { at: ['0906', '0906', '1006'], formation: 'Close', weapon: 'R' },
      Washington: { at: ['1204', '1304'], kind: 'cavalry' },
    },
    guns: [{ at: '0806' }, { at: '1106', pounder: 3 }],
    overall: { at: '0805' },
    flightLevel: 90,
  },
  levels: { '0608': 1, '0708': 1, '0607': 2, '1008': 1, '0905': 1 },
  terrain: { '0508': 'light woods', '0908': 'heavy woods', '1107': 'light woods', '1109': 'building' },
  sides: { '0408': { fence: [0, 5] } },
};

/** A march as answered, and how many of its steps have been looked at. */
interface March {
  readonly unit: number;
  readonly path: readonly { readonly hex: number; readonly facing: number }[];
  next: number;
}

/** The reactions of a game, one question after another. */
class Watch {
  readonly field: Field;
  march: March | null = null;
  fired: FiredShot[] = [];
  pending: FiredShot | null = null;
  mayFireAgain = false;
  offered = { movement: 0, return: 0, none: 0 };

  constructor(field: Field) {
    this.field = field;
  }

  /** An answer is about to be given. */
  gives(asked: Question<Answer>, answer: Answer): void {
    if (answer.do === 'move') this.march = { unit: answer.unit, path: answer.path, next: 0 };
    if (answer.do === 'go-on' && this.march) this.march = { ...this.march, path: answer.path, next: 0 };
    if (answer.do === 'halt') this.march = null;
    if (answer.do === 'react') this.gaveReaction(answer.units.length > 0);
    if (answer.do === 'return-fire' && answer.shots.length === 0) this.fired = [];
    if (answer.do === 'fire') this.pending = answer;
    if (asked.kind === 'reaction-retreat' && answer.do !== 'stay') this.pending = null;
  }

  /** Fire stops the march. The other side is asked again unless it holds its fire. */
  private gaveReaction(fires: boolean): void {
    this.mayFireAgain = fires && this.march !== null;
    if (fires && this.march) this.march.next = this.march.path.length;
  }

  /** The next question is there. */
  sees(asked: Question<Answer>, s: State): void {
    if (asked.kind === 'place-leader') this.march = null;
    if (asked.kind !== 'reaction-retreat' && this.pending) {
      this.fired.push(this.pending);
      this.pending = null;
    }
    if (asked.kind === 'reaction-fire') this.seesReaction(asked, s);
    else if (this.march) {
      if (this.mayFireAgain && s.moving?.unit === this.march.unit)
        assert.deepEqual(reactorsByForce(this.field, s, this.march.unit), [], 'a unit was not asked again');
      this.seesEnd(s, this.march);
    }
    this.mayFireAgain = false;
    if (asked.kind === 'return-fire') this.seesReturn(asked, s);
    else if (s.block === S.HELD || s.block === S.NOT_HELD) {
      assert.deepEqual(returnsByForce(this.field, s, this.fired), [], 'nobody was asked who may return fire');
      this.fired = [];
    }
  }

  private seesReaction(asked: Question<Answer>, s: State): void {
    const may = this.field.units
      .filter(({ id }) => asked.refuse({ do: 'react', units: [id] }) === null)
      .map(({ id }) => id);
    assert.deepEqual(
      asked.standing?.units.map(({ piece }) => piece),
      may,
    );
    this.offered.movement++;
    if (s.moving === null) {
      const chargers = this.field.units.filter(({ kind, side }) => kind === 'cavalry' && side === s.active);
      assert.ok(
        chargers.some(({ id }) => `${reactorsByForce(this.field, s, id)}` === `${may}`),
        'nobody who Charges calls for these',
      );
      return;
    }
    assert.deepEqual(may, reactorsByForce(this.field, s, s.moving.unit));
    const { march } = this;
    if (!march) return;
    const step = march.path.findIndex(({ hex }, i) => i >= march.next && hex === s.at[march.unit]);
    if (step < 0) return;
    this.seesSteps(s, march, step);
    march.next = step + 1;
  }

  /** The march is over: no unit may have been left out. */
  private seesEnd(s: State, march: March): void {
    this.seesSteps(s, march, march.path.length);
    if (s.moving === null) this.march = null;
  }

  private seesSteps(s: State, march: March, before: number): void {
    for (const { hex, facing } of march.path.slice(march.next, before)) {
      const then = { ...s, at: s.at.with(march.unit, hex), facing: s.facing.with(march.unit, facing) };
      assert.deepEqual(reactorsByForce(this.field, then, march.unit), [], 'nobody was asked who may fire');
      this.offered.none++;
    }
  }

  private seesReturn(asked: Question<Answer>, s: State): void {
    const enemies = this.field.armies[s.active].units;
    const may = this.field.units.flatMap(({ id: unit }) =>
      enemies
        .filter((target) => asked.refuse({ do: 'return-fire', shots: [{ unit, target }] }) === null)
        .map((target) => `${unit} at ${target}`),
    );
    assert.deepEqual(may.sort(), returnsByForce(this.field, s, this.fired));
    this.offered.return++;
  }
}

/** One random game, watched for `answers` answers. */
function watched(seed: string, answers: number): Watch {
  const field = fieldOf(TOGETHER);
  const chance: Chance = seededChance(seed);
  const rules = { ...flintlock, deploy: () => deployState(field) };
  const dice = seededDice(`${seed} dice`);
  const position = Position.start(rules, field, dice);
  const watch = new Watch(field);
  for (let i = 0; i < answers && !position.over; i++) {
    const asked = position.open[0] ?? assert.fail('nothing is asked');
    const answer = drawn(asked, chance);
    watch.gives(asked, answer);
    assert.equal(position.answer(asked.side, answer, dice), null, JSON.stringify(answer));
    const [next] = position.open;
    if (next) watch.sees(next, position.state);
  }
  return watch;
}

/** The answers that make a game worth watching. */
const LIVELY: readonly string[] = ['move', 'fire', 'command', 'gun-turn'];

/** A random answer; of a few draws the first lively one, or, three times in four, the first that draws fire. */
function drawn(asked: Question<Answer>, chance: Chance): Answer {
  const draw = () => asked.sample?.(chance.below) ?? anyOf([...asked.options()], chance);
  if (!/turn|action/.test(asked.kind)) return draw();
  const draws = Array.from({ length: 10 }, draw);
  const daring =
    chance.below(4) > 0 ? draws.find((answer) => (asked.provokes?.(answer).length ?? 0) > 0) : undefined;
  return daring ?? draws.find((answer) => LIVELY.includes(answer.do)) ?? (draws[0] as Answer);
}

function anyOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)] ?? assert.fail('no options');
}

clause(
  [
    'FL-11.13a',
    'FL-11.13b',
    'FL-11.13e',
    'FL-11.13h',
    'FL-11.13j',
    'FL-11.13k',
    'FL-11.14a',
    'FL-11.51a',
    'FL-11.2a',
    'FL-10.0g',
  ],
  'in random games exactly those that may fire get reactions, at each step and after each block',
  () => {
    const sum = { movement: 0, return: 0, none: 0 };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { offered } = watched(seed, 1000);
      for (const kind of ['movement', 'return', 'none'] as const) sum[kind] += offered[kind];
    }
    assert.ok(sum.movement > 25 && sum.return > 50 && sum.none > 200, JSON.stringify(sum));
  },
);
