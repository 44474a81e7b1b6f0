import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { assertHeuristicsLegal, assertReflexesPure } from '@linstock/testing';
import { americanLegions as rules } from '../index.ts';
import type { Answer } from '../model/answers.ts';

for (const battle of rules.battles) {
  test(`${battle}: whatever is asked in a random game, reflex and candidates are legal`, () =>
    assertHeuristicsLegal(rules, battle, 4));

  test(`${battle}: a reflex answers the same, whatever was asked before`, () =>
    assertReflexesPure(rules, battle));
}

test('a value good for one side is as bad for the other, and a battle won is worth most', () => {
  const field = rules.field('cowpens', {});
  const position = Position.start(rules, field, seededDice('value'));
  const { state } = position;
  assert.equal(rules.heuristics.value(field, state, 0, []), -rules.heuristics.value(field, state, 1, []));

  const before = rules.heuristics.value(field, state, 0, []);
  const militia = field.regiments.findIndex((regiment) => regiment.name === 'Militia');
  const routed = { ...state, regimentState: state.regimentState.with(militia, 1) };
  assert.ok(rules.heuristics.value(field, routed, 0, []) > before);
});

test('a reason names the regiment, its intention and its enemy', () => {
  const field = rules.field('cowpens', {});
  const position = Position.start(rules, field, seededDice('reason'));
  const highlanders = field.regiments.findIndex(({ name }) => name === '71st Highlanders');
  const militia = field.regiments.findIndex(({ name }) => name === 'Militia');
  const question = position.question(0);
  assert.ok(question);
  const answer: Answer = { do: 'rally', regiment: highlanders };
  const reason = (plan: string): string | undefined =>
    rules.heuristics
      .reason?.(field, position.state, question, answer, { [`regiment:${highlanders}`]: plan }, [])
      ?.split(':')[0];
  assert.equal(reason('hold'), 'The 71st Highlanders are to stay on this ground');
  assert.equal(reason('retire'), 'The 71st Highlanders are to fall back out of reach');
  assert.equal(reason('fire'), 'The 71st Highlanders are to fight with fire against the nearest enemy');
  assert.equal(reason(`charge:${militia}`), 'The 71st Highlanders are to close with the Militia');
});

test('in a game the reasons of fire, charges, checks and marches have a number', () => {
  const field = rules.field('cowpens', {});
  const dice = seededDice('numbers');
  const position = Position.start(rules, field, dice, { keep: false });
  const told = new Map<string, string>();
  for (let question = position.open[0]; question; question = position.open[0]) {
    const answer = rules.heuristics.reflex(field, position.state, question, {}, []);
    const reason = rules.heuristics.reason?.(field, position.state, question, answer, {}, []);
    if (reason) told.set(answer.do, reason);
    position.giveAnswer(question.side, answer, dice);
  }
  for (const kind of ['fire', 'shock', 'order', 'move', 'rally']) assert.match(told.get(kind) ?? kind, /\d/);
});
