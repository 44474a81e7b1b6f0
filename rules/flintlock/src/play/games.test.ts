import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogItem, Position, Question } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { playOut } from '../../test/play-out.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { mayStandTogether } from '../reckon/stacking.ts';
import { pointsOf } from './activations/flight.ts';

/** Whole random games, and the laws that are true at every question of them. */

/** A log item is a sentence that cites existing rules. */
function assertSoundLogItem(logItem: LogItem): void {
  assert.match(logItem.sentence, logItem.thrown ? /^[A-Z]/ : /^[A-Z0-9].*\.$/);
  assert.ok(logItem.clauses.length > 0, logItem.sentence);
  for (const id of logItem.clauses)
    assert.ok(Object.hasOwn(flintlock.clauses, id), `${logItem.sentence} cites ${id}`);
}

/**
 * Asserts that every unit is on the map or has a reason not to be, faces as its formation requires, and is
 * worn only on the map.
 */
function unitsSound(field: Field, s: State): void {
  for (const { id, name, kind } of field.units) {
    const isOn = s.at[id] !== S.NONE;
    assert.equal(isOn, s.fate[id] === S.ON_MAP, `${name}: place and fate`);
    if (!isOn) {
      assert.equal(s.smoke[id], 0, `${name} left its Smoke behind`);
      continue;
    }
    assert.equal(field.ground.passable[s.at[id] as number], 1, `${name} stands where nobody can`);
    assert.equal(S.formationOf(s, id) === null, kind !== 'infantry', `${name}: formation`);
    const formation = S.formationOf(s, id);
    const onHexside = formation === 'Column' || formation === 'SK' ? 1 : 0;
    assert.equal((s.facing[id] as number) % 2, onHexside, `${name}: facing`);
    if (kind !== 'artillery') assert.equal(s.abandoned[id], 0, `${name} is no gun`);
    else assert.equal(s.reduced[id], 0, `${name} cannot be Reduced`);
  }
}

/** A unit is on the map itself or as its two Skirmish counters, never both (FL-6.53a). */
function foldedSound(field: Field, s: State): void {
  for (const { id, name, skirmishers } of field.units) {
    if (!skirmishers) continue;
    const inSk = skirmishers.filter((counter) => s.fate[counter] !== S.FOLDED);
    assert.ok(s.fate[id] === S.FOLDED || inSk.length === 0, `${name} stands with its own skirmishers`);
  }
}

/** Units that share a hex may do so, if none is marching through it. */
function stacksSound(game: { field: Field; s: State }): void {
  const { field, s } = game;
  const hexes = new Set(s.at.filter((hex) => hex !== S.NONE));
  for (const hex of hexes) {
    const there = board.unitsIn(s, hex);
    const sides = new Set(there.map((unit) => board.unitOf(field, unit).side));
    assert.ok(sides.size < 2, `both sides stand in ${board.hexName(field, hex)}`);
    const heights = new Set(there.map((unit) => s.height[unit]));
    assert.equal(heights.size, there.length, `the order of the stack in ${board.hexName(field, hex)}`);
    if (s.moving === null)
      assert.ok(
        mayStandTogether(there.map((unit) => board.stacked(game, unit))),
        `${there.map((unit) => board.unitName(field, unit)).join(', ')} share a hex`,
      );
  }
}

/** Asserts that a leader is on the map until he is gone, and that his Command then has a unit left (FL-4.63b). */
function leadersSound(field: Field, s: State): void {
  for (const { id, name } of field.leaders) {
    if (s.leader[id] === S.GONE) assert.equal(s.leaderAt[id], S.NONE, `${name} is gone`);
    const hex = s.leaderAt[id] as number;
    if (hex === S.NONE) continue;
    const enemy = field.units.some(
      (unit) => unit.side !== field.leaders[id]?.side && s.at[unit.id] === hex && s.abandoned[unit.id] === 0,
    );
    assert.ok(!enemy, `${name} stands among the enemy`);
  }
}

/** Asserts that the losses are the units that are gone (FL-14.0e, f, g). */
function lossesSound(field: Field, s: State): void {
  for (const { side, units } of field.armies) {
    const gone = (fate: number, half: boolean, gun: boolean) =>
      units.filter((unit) => {
        const { kind, base } = board.unitOf(field, unit);
        return s.fate[unit] === fate && (base !== null) === half && (kind === 'artillery') === gun;
      }).length;
    assert.equal(s.lostUnits[side], gone(S.LOST, false, false), 'units lost');
    assert.equal(s.lostSkirmishers[side], gone(S.LOST, true, false), 'Skirmish counters lost');
    assert.equal(s.lostGuns[side], gone(S.CAPTURED, false, true), 'guns lost');
  }
}

function sound(field: Field, s: State): void {
  unitsSound(field, s);
  foldedSound(field, s);
  stacksSound({ field, s });
  leadersSound(field, s);
  lossesSound(field, s);
}

/**
 * The facts that were fixed at the start of an Activation for all of it, of these units: Skirmishers separate from
 * theirs later.
 */
const fixed = ({ reached, inReach, inRange, gunReach, near }: State, units: readonly number[]): string =>
  JSON.stringify([reached, units.map((unit) => [inReach[unit], inRange[unit], gunReach[unit], near[unit]])]);

/** The large battles take seconds, and meet in one game what the small ones meet in two. */
const LARGE: readonly string[] = ['guilford', 'camden'];

for (const battle of flintlock.battles) {
  test(`random games of ${battle} end, and lose and gain no unit`, () => {
    for (const seed of LARGE.includes(battle) ? ['a'] : ['a', 'b']) {
      const look = ({ field, state }: Position<State, Answer, Field>, { stable }: Question<Answer>) => {
        if (stable) sound(field, state); // in the middle of a step one thing waits for another
      };
      const end = playOut(battle, seed, look, { listen: assertSoundLogItem });
      sound(end.field, end.state);
      const verdict = flintlock.verdict(end.field, end.state) ?? assert.fail('there is no verdict');
      assert.match(verdict.sentence, /\.$/);
    }
  });
}

clause(
  ['FL-4.4f', 'FL-3.0a', 'FL-14.0d'],
  'what an Activation fixes at its start stays until its end, and Activations make up the game',
  () => {
    let [activation, facts] = [0, ''];
    let there: readonly number[] = [];
    const end = playOut('cowpens', 'frozen', ({ state }) => {
      if (state.activation !== activation) {
        assert.equal(state.activation, activation + 1);
        [activation, facts] = [state.activation, ''];
      }
      if (state.step !== S.TURNS) return;
      if (facts === '') {
        there = state.at.flatMap((at, unit) => (at === S.NONE ? [] : [unit]));
        facts = fixed(state, there);
      }
      assert.equal(fixed(state, there), facts, `Activation ${activation}`);
    });
    const points = [pointsOf(end.state, 0), pointsOf(end.state, 1)];
    assert.ok(points.every(Number.isInteger));
  },
);

test('two games of one seed are the same, die for die', () => {
  const told = () => {
    const lines: string[] = [];
    playOut('hobkirk', 'twice', () => {}, { listen: ({ sentence }) => lines.push(sentence) });
    return lines;
  };
  assert.deepEqual(told(), told());
});
