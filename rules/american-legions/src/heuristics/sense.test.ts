/** Moves that a club player would call silly, searched for in games of reflexes with the general's plans. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plans, Position, type Question, seededChance, seededDice } from '@linstock/kernel';
import { americanLegions as rules } from '../index.ts';
import { type Answer, COMMANDER } from '../model/answers.ts';
import { leaderHex } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { NONE, type State } from '../model/state.ts';
import { STACKING_LIMIT } from '../tables/index.ts';
import { armyPlansOf } from './army-plans.ts';
import { checkChances } from './checks.ts';
import { nearest, sideViewOf } from './side-view.ts';

/** One answer of a game, with the position before it is given: the position changes when the next one is taken. */
interface Given {
  readonly field: Field;
  readonly state: State;
  readonly question: Question<Answer>;
  readonly answer: Answer;
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
        yield { field, state, question, answer };
        position.giveAnswer(question.side, answer, dice);
      }
    }
  }
}

function isHopelessRally({ field, state, question, answer }: Given): boolean {
  if (answer.do !== 'rally') return false;
  const view = sideViewOf(field, state, question.side, false);
  const { pass, cost } = checkChances(view, answer.regiment, 'rally_regiment');
  return pass < 0.1 && cost > 0.3;
}

function isRallyIntoFullHex({ field, state, answer }: Given): boolean {
  if (answer.do !== 'rally-company') return false;
  const company = field.companies[answer.company];
  const regiment = field.regiments[company?.regiment ?? -1];
  const hex = regiment ? leaderHex(field, state, regiment.leader) : -1;
  return field.companies.filter(({ id }) => state.at[id] === hex).length >= STACKING_LIMIT;
}

test('nobody tries a hopeless rally, nor brings a company back into a full hex', () => {
  const count = (plain: boolean): readonly number[] => {
    let hopeless = 0;
    let crowded = 0;
    for (const given of answersGiven(plain, 3)) {
      if (isHopelessRally(given)) hopeless++;
      if (isRallyIntoFullHex(given)) crowded++;
    }
    return [hopeless, crowded];
  };
  assert.deepEqual(count(false), [0, 0]);
  const [hopeless] = count(true);
  assert.ok((hopeless ?? 0) > 0, 'the earlier reflexes did, so these games offer the chance');
});

test('with the enemy near an army commander rides to companies, or farther from the enemy', () => {
  let rides = 0;
  for (const { field, state, question, answer } of answersGiven(false, 2)) {
    if (answer.do !== 'move-officer' || answer.officer !== COMMANDER) continue;
    rides++;
    const to = answer.path.at(-1) ?? NONE;
    const joined = field.companies.some(({ id, side }) => side === question.side && state.at[id] === to);
    const view = sideViewOf(field, state, question.side, false);
    const far = (hex: number | undefined): number => nearest(view, hex ?? NONE, view.foes);
    assert.ok(joined || far(to) > far(state.commanderAt[question.side]));
  }
  assert.ok(rides > 0);
});
