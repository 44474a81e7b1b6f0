import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { race } from './contest.ts';

/** Thinking limits with a seed, ended after `patience` trials if that is given. */
function thinking(seed: string, patience = Number.POSITIVE_INFINITY) {
  let looks = 0;
  return { chance: seededChance(seed), effort: 1, late: () => looks++ >= patience };
}

/** A trial in which each choice has its own value in hundredths, plus or minus the luck of the seed. */
const lucky =
  (luck: number) =>
  (choice: number, seed: string): number =>
    choice + luck * (seededChance(`${seed}:${choice}`).below(201) / 100 - 1);

test('a choice that is better by more than luck wins the comparison', () => {
  for (let n = 0; n < 50; n++)
    assert.equal(race([0, -80, 300, 40], 60, thinking(`race${n}`), lucky(100)).choice, 300, `seed ${n}`);
});

test('the first choice stays if no other proves better', () => {
  assert.equal(race([0, -1, -50], 20, thinking('worse'), (choice) => choice).choice, 0);
  const same = race(['natural', 'other'], 20, thinking('same'), () => 7).choice;
  assert.equal(same, 'natural');
});

test('choices with nearly equal results are tried more often than clearly worse ones', () => {
  const trials = new Map<number, number>();
  race([0, 5, -2000], 40, thinking('count'), (choice, seed) => {
    trials.set(choice, (trials.get(choice) ?? 0) + 1);
    return lucky(400)(choice, seed);
  });
  assert.ok((trials.get(-2000) ?? 0) < (trials.get(0) ?? 0) / 2, JSON.stringify([...trials]));
});

test('when time is up, a round in which not every choice had its trial is left out', () => {
  // Two rounds of three, and one trial more, which alone would speak for 900.
  let trials = 0;
  const answer = race([100, 900, 0], 20, thinking('late', 7), (choice) =>
    ++trials <= 6 ? -choice : choice,
  ).choice;
  assert.equal(trials, 7);
  assert.equal(answer, 0);
});
