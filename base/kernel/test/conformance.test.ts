import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, testConformance } from '../src/conformance/index.ts';
import { type Faults, toyRules } from './toy.ts';

testConformance(test, toyRules(), { games: 20, every: 2 }, [
  'who is asked in mid-move was provoked, with the same chance',
]);

const broken = (faults: Faults): string[] =>
  conformance(toyRules(faults), { games: 10, every: 1, samples: 1000 })
    .filter((check) => {
      try {
        check.run();
        return false;
      } catch {
        return true;
      }
    })
    .map((check) => check.name.replace('Toy Duel: ', ''));

test('the suite notices a state that changes before a stable question', () => {
  assert.ok(broken({ unstable: true }).includes('a stable question is asked again from the state alone'));
});

test('the suite notices a clone that shares with its original', () => {
  assert.ok(broken({ forgetful: true }).includes('clones go their own way'));
});
