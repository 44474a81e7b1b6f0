/** Moves that a club player would call silly, searched for in games of reflexes with the general's plans. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plans, Position, type Question, seededChance, seededDice } from '@linstock/kernel';
import { americanLegions as rules } from '../index.ts';
import { type Answer, COMMANDER } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { NONE, type State } from '../model/state.ts';
import { armyPlansOf } from './army-plans.ts';
import { BLUNDERS } from './blunders.ts';
import { planBodyOf } from './intent.ts';
import { hexInView, nearest, sideViewOf, standing } from './side-view.ts';

/** One answer of a game, with the position before it is given: the position changes when the next one is taken. */
interface Given {
  readonly field: Field;
  readonly state: State;
  readonly question: Question<Answer>;
  readonly answer: Answer;
  readonly plans: Plans;
}

/**
 * All answers of some games of each battle, in which each side draws one of its general's plans in each player turn.
 */
function* answersGiven(plain: boolean, seeds: number): Iterable<Given> {
  const heuristics = plain ? (rules.heuristics.baseline ?? rules.heuristics) : rules.heuristics;
  for (const battle of rules.battles) {
    const field = rules.field(battle, {});
    for (let seed = 0; seed < seeds; seed++) {
      const dice = seededDice(`sense:${battle}:${seed}`);
      const chance = seededChance(`sense:${battle}:${seed}`);
      const position = Position.start(rules, field, dice, { keep: false });
      let stretch = Number.NaN;
      let plans: readonly [Plans, Plans] = [{}, {}];
      for (let question = position.open[0]; question; question = position.open[0]) {
        const { state } = position;
        const now = heuristics.horizon(field, state, []);
        if (now !== stretch && !plain) {
          const [first, second] = [armyPlansOf(field, state, 0), armyPlansOf(field, state, 1)];
          plans = [first[chance.below(first.length)] ?? {}, second[chance.below(second.length)] ?? {}];
        }
        stretch = now;
        const answer = heuristics.reflex(field, state, question, plans[question.side], []);
        assert.equal(question.refuse(answer), null, JSON.stringify(answer));
        yield { field, state, question, answer, plans: plans[question.side] };
        position.giveAnswer(question.side, answer, dice);
      }
    }
  }
}

/** The number of each kind of blunder in some games. */
function blundersIn(plain: boolean, seeds: number): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(BLUNDERS.map(({ name }) => [name, 0]));
  for (const { field, state, question, answer } of answersGiven(plain, seeds))
    for (const { name, count } of BLUNDERS)
      counts[name] = (counts[name] ?? 0) + count(field, state, question, answer);
  return counts;
}

test('no hopeless rally, no rally into a full hex, no defender leaves his ground on turn 1', () => {
  const {
    'hopeless rally': hopeless,
    'rally into a full hex': full,
    'ground left': left,
  } = blundersIn(false, 3);
  assert.deepEqual([hopeless, full, left], [0, 0, 0]);
});

test('the audit counts the blunders of the earlier reflexes', () => {
  const { 'hopeless rally': hopeless, 'unable to answer': unable, 'gun alone': alone } = blundersIn(true, 3);
  assert.ok((hopeless ?? 0) > 0 && (unable ?? 0) > 0 && (alone ?? 0) > 0);
});

/** Fails if an army commander rides away from his companies towards the enemy. */
function checkRide({ field, state, question, answer }: Given): boolean {
  if (answer.do !== 'move-officer' || answer.officer !== COMMANDER) return false;
  const to = answer.path.at(-1) ?? NONE;
  const joined = field.companies.some(({ id, side }) => side === question.side && state.at[id] === to);
  const view = sideViewOf(field, state, question.side, false);
  const far = (hex: number | undefined): number => nearest(view, hex ?? NONE, view.foes);
  assert.ok(joined || far(to) > far(state.commanderAt[question.side]));
  return true;
}

/** Fails if foot that must stand back marches while an enemy is three hexes away or nearer. */
function checkStandingBack({ field, state, question, answer, plans }: Given): boolean {
  if (answer.do !== 'order' || !plans[planBodyOf(answer.regiment)]?.startsWith('back')) return false;
  const view = sideViewOf(field, state, question.side, false);
  const companies = standing(view, answer.regiment);
  const far = companies.map((company) => nearest(view, hexInView(view, company), view.foes));
  assert.ok(answer.order !== 'MOVE' || Math.min(...far) > 3, field.regiments[answer.regiment]?.name);
  return true;
}

test('an army commander rides to companies or away; foot that stands back does not turn about too late', () => {
  let rides = 0;
  let orders = 0;
  for (const given of answersGiven(false, 2)) {
    if (checkRide(given)) rides++;
    if (checkStandingBack(given)) orders++;
  }
  assert.ok(rides > 0 && orders > 0);
});
