/** Why the machine answers as it does: a true sentence with a number. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { morschauser as rules } from '../index.ts';
import { fieldOf } from '../model/setting.ts';
import { isSpent, sideViewOf } from './side-view.ts';

/** Kinds of answer that are given for odds, a distance or a strength. */
const NUMBERED: ReadonlySet<string> = new Set(['activate', 'shoot', 'melee', 'move']);

test('reasons of a game have numbers, and companies that get out of the way are not said to attack', () => {
  const setting = rules.field('pick-up', {});
  const dice = seededDice('reasons');
  const position = Position.start(rules, setting, dice, { keep: false });
  const told = new Map<string, string>();
  let withdrawn = 0;
  for (let question = position.open[0]; question && position.state.turn < 8; question = position.open[0]) {
    const { state } = position;
    const answer = rules.heuristics.reflex(setting, state, question, {}, []);
    const reason = rules.heuristics.reason?.(setting, state, question, answer, {}, []) ?? null;
    if (reason !== null && NUMBERED.has(answer.do)) {
      assert.match(reason, /^[A-Z].*\d.*\.$/, reason);
      told.set(answer.do, reason);
    }
    const group = state.group?.companies ?? [];
    const view = sideViewOf(fieldOf(setting, state), state, question.side);
    if (answer.do === 'move' && group.length > 0 && isSpent(view, group) && !reason?.includes('charge')) {
      withdrawn++;
      assert.match(reason ?? '', /keep out of the way, with \d of \d+ strength points left\.$/);
    }
    position.giveAnswer(question.side, answer, dice);
  }
  assert.deepEqual(
    [...NUMBERED].filter((kind) => !told.has(kind)),
    [],
  );
  assert.ok(withdrawn > 0);
});
