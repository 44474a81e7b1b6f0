/** Why the machine answers as it does: a true sentence about its own troops, with a number where one counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { johnnyReb as rules } from '../index.ts';
import { unitOf } from '../model/naming.ts';
import { seenAt, sideViewOf } from './side-view.ts';

test('in a game fires and moves are explained with a number; shaken units get away, and guns do not charge', () => {
  const field = rules.field('brawners-farm', {});
  const dice = seededDice('reasons');
  const position = Position.start(rules, field, dice, { keep: false });
  const met = new Set<string>();
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { state } = position;
    const answer = rules.heuristics.reflex(field, state, question, {}, []);
    const reason = rules.heuristics.reason?.(field, state, question, answer, {}, []) ?? '';
    if (answer.do === 'fires' && answer.fires.length > 0) {
      assert.match(reason, /the mean loss to be expected is \d+\.\d\.$/);
      met.add('fires');
    }
    if (answer.do === 'move') {
      const unit = seenAt(sideViewOf(field, state, question.side), answer.unit);
      if (unit?.level === 'shaken') {
        assert.match(reason, /is to get away from the enemy/);
        met.add('shaken');
      }
      assert.match(reason, /: the enemy is [\d.]+ inches away\.$/);
      met.add('move');
    }
    if ('unit' in answer && unitOf(field, answer.unit).arm === 'battery') {
      assert.doesNotMatch(reason, /charge/);
      met.add('guns');
    }
    position.giveAnswer(question.side, answer, dice);
  }
  assert.deepEqual([...met].sort(), ['fires', 'guns', 'move', 'shaken']);
});
