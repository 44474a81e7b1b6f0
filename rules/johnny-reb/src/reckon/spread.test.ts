import assert from 'node:assert/strict';
import { EnumeratingDice, outcomeOf, readFaces, TWO_DICE, type Umpire } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { outcomesBy } from './lines.ts';
import { followed, merged, type Spread, spreadOf, stretch } from './spread.ts';

/** Exact chances by an umpire that takes one branch for each outcome, against every value of the dice. */

/** Two dice with three outcomes, of which two share a key and differ in a part. */
const CHECK = {
  ...{ name: 'check', title: 'A check', clause: 'JR-12.2a', lines: [], dice: TWO_DICE },
  outcomes: outcomesBy(TWO_DICE, (sum) => ({
    ...{ key: sum > 6 ? 'high' : 'low', label: '', rank: 0 },
    twelve: sum === 12,
  })),
};

/** Two checks, the second only after a high one. */
function twoChecks(umpire: Umpire): string {
  const first = umpire.throw(CHECK);
  if (first.key === 'low') return 'low';
  const second = umpire.throw(CHECK);
  return `${first.twelve} ${second.key}`;
}

const chancesIn = (spread: Spread<string>) =>
  Object.fromEntries(spread.map(({ value, chance }) => [value, Math.round(chance * 1e12)]));

clause('JR-1.1c', 'one run for each outcome has the same chances as one for each value of the dice', () => {
  const dice = new EnumeratingDice();
  const umpire: Umpire = {
    throw: (reckoning) =>
      outcomeOf(reckoning, readFaces(reckoning.dice, dice.throw(reckoning.dice, reckoning))),
    emit: () => undefined,
  };
  const all: { value: string; chance: number }[] = [];
  do {
    const value = twoChecks(umpire);
    all.push({ value, chance: dice.weight });
  } while (dice.advance());
  let runs = 0;
  const found = spreadOf((each) => {
    runs++;
    return twoChecks(each);
  }, String);
  assert.deepEqual(chancesIn(found), chancesIn(merged(all, String)));
  assert.equal(runs, 7, 'two outcomes of one key that differ in a part are two branches');
});

clause(
  'JR-1.1c',
  'a computed course has the same results as a played one, and throws equal dice once',
  () => {
    let rolls = 0;
    interface State {
      readonly checks: number;
      readonly high: number;
    }
    const once = stretch(
      (state: State): state is State => state.high === state.checks,
      (umpire) => {
        rolls++;
        return umpire.throw(CHECK).key === 'high';
      },
      ({ checks, high }, passed): State => ({ checks: checks + 1, high: high + (passed ? 1 : 0) }),
      { reads: () => 'always alike', result: String },
    );
    const course = [once, once];
    const start = { checks: 0, high: 0 };
    const keyOf = ({ checks, high }: State) => `${high} of ${checks}`;
    const ahead = followed(course, start, keyOf);
    assert.equal(rolls, 3);
    const played = spreadOf(
      (umpire) => course.reduce<State>((state, { carryOut }) => carryOut(umpire, state), start),
      keyOf,
    );
    const named = (spread: Spread<State>) =>
      chancesIn(spread.map(({ value, chance }) => ({ value: keyOf(value), chance })));
    assert.deepEqual(named(ahead), named(played));
    assert.deepEqual(Object.keys(named(ahead)).sort(), ['0 of 1', '1 of 2', '2 of 2']);
  },
);
