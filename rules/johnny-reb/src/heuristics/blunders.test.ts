/** Positions at McPherson's Ridge, and orders that the audit must or must not count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { johnnyReb as rules } from '../index.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { State } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';

const ridge = rules.field('mcphersons-ridge', {});
const question = Position.start(rules, ridge, seededDice('audit')).question(0) ?? assert.fail();
const numberOf = (code: string): number => ridge.units.findIndex((unit) => unit.code === code);

type Order = AnswerTo<'orders'>['orders'][number]['order'];

/** The names of the blunders counted for one order. */
function countedFor(s: State, unit: number, order: Order): string[] {
  const answer: Answer = { do: 'orders', orders: [{ unit, order, arrow: order === 'M' ? 0 : null }] };
  return BLUNDERS.filter(({ count }) => count(ridge, s, question, answer) > 0).map(({ name }) => name);
}

/** The first Union unit of an arm, with the 7th Tennessee as many inches north of it. */
function withEnemy(arm: 'battery' | 'foot', inches: number): { readonly s: State; readonly unit: number } {
  const s = rules.deploy(ridge);
  const unit = ridge.units.findIndex((each, id) => each.side === 0 && each.arm === arm && s.fate[id] === 0);
  const foe = numberOf('7TN');
  const x = s.x.with(foe, s.x[unit] ?? 0);
  return { unit, s: { ...s, x, y: s.y.with(foe, (s.y[unit] ?? 0) + 1000 * inches) } };
}

test('guns in reach of a charge that fire first or move are counted, and those that hold are not', () => {
  const near = withEnemy('battery', 6);
  assert.ok(countedFor(near.s, near.unit, 'Fr').includes('guns caught'));
  assert.ok(countedFor(near.s, near.unit, 'M').includes('guns caught'));
  assert.ok(!countedFor(near.s, near.unit, 'H').includes('guns caught'));
  const far = withEnemy('battery', 20);
  assert.ok(!countedFor(far.s, far.unit, 'Fr').includes('guns caught'));
});

test('a shaken unit that is sent on is counted, one that stands is not', () => {
  const { s } = withEnemy('foot', 6);
  const unit = numberOf('2WI');
  const shaken = { ...s, level: s.level.with(unit, 1) };
  assert.deepEqual(countedFor(shaken, unit, 'M'), ['shaken unit sent on']);
  assert.deepEqual(countedFor(shaken, unit, 'H'), []);
  assert.deepEqual(countedFor(s, unit, 'M'), []);
});

test('reflexes give no order that the audit counts as silly in the first turns', () => {
  for (const battle of rules.battles) {
    const field = rules.field(battle, {});
    const dice = seededDice(`sense:${battle}`);
    const position = Position.start(rules, field, dice, { keep: false });
    const counts = new Map<string, number>();
    for (let asked = position.open[0]; asked && position.state.turn <= 3; asked = position.open[0]) {
      const answer = rules.heuristics.reflex(field, position.state, asked, {}, []);
      for (const { name, count } of BLUNDERS)
        counts.set(name, (counts.get(name) ?? 0) + count(field, position.state, asked, answer));
      position.giveAnswer(asked.side, answer, dice);
    }
    for (const { name, atMost } of BLUNDERS)
      assert.ok((counts.get(name) ?? 0) <= atMost, `${battle}: ${name}`);
  }
});
