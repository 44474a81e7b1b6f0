import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, americanLegions, type Field, type State } from '@linstock/american-legions';
import * as rebs from '@linstock/johnny-reb';
import { Position, seededChance, seededDice } from '@linstock/kernel';
import { evidenceOf, isBehind, isHopeless } from './evidence.ts';
import { botNamed } from './index.ts';

test('a game is hopeless if no trial came out ahead and most were lost, but not after only a few trials', () => {
  const lost = (count: number): number[] => Array.from({ length: count }, () => -0.8);
  const judge = (worths: readonly number[]): boolean => {
    const evidence = evidenceOf(2, worths);
    assert.ok(evidence);
    return isHopeless(evidence);
  };
  assert.equal(judge(lost(6)), true);
  assert.equal(judge(lost(5)), false);
  assert.equal(judge([...lost(30), 0.1]), false);
  assert.equal(judge(Array.from({ length: 30 }, () => -0.2)), false);
  assert.equal(evidenceOf(1, lost(12)), null, 'nothing was compared');
});

test('a side is behind if few trials came out ahead and the mean is against it, and then a draw is welcome', () => {
  const judge = (worths: readonly number[]): boolean => {
    const evidence = evidenceOf(2, worths);
    assert.ok(evidence);
    return isBehind(evidence);
  };
  assert.equal(judge([0.1, ...Array.from({ length: 7 }, () => -0.3)]), true);
  assert.equal(judge(Array.from({ length: 5 }, () => -0.3)), false, 'too few trials');
  assert.equal(judge([0.6, 0.7, 0.5, ...Array.from({ length: 5 }, () => -0.9)]), false, 'it may still win');
  assert.equal(judge(Array.from({ length: 8 }, () => -0.05)), false, 'hardly behind');
});

test('the first reason after a plan says how many plans were tried, and how often this one came out ahead', () => {
  const field = americanLegions.field('waxhaws', {});
  const dice = seededDice('why');
  const position = Position.start(americanLegions, field, dice);
  const captains = [0, 1].map(() => botNamed<State, Answer, Field>('captain'));
  const chance = seededChance('why');
  const told: string[] = [];
  while (told.length < 3) {
    const { side } = position.open[0] ?? assert.fail('The battle is over.');
    const captain = captains[side] ?? assert.fail();
    const answer = captain.answer(position, side, { chance, effort: 1 });
    const reason = captain.reason(position, side, answer);
    if (reason !== null) told.push(reason);
    position.giveAnswer(side, answer, dice);
  }
  const explained = told.filter((reason) => reason.includes('plans tried'));
  assert.ok(explained.length > 0, told.join('\n'));
  for (const reason of explained) {
    const [, options, ahead, trials] =
      /[:;] of (\d+) plans tried, this one came out ahead in (\d+) of (\d+) trials\.$/.exec(reason) ?? [];
    assert.equal(reason.split(': ').length, 2, reason);
    assert.ok(Number(options) > 10 && Number(trials) > 5 && Number(ahead) <= Number(trials), reason);
  }
});

test('plans drawn for many commands have evidence too, so that their captain can resign', () => {
  const field = rebs.johnnyReb.field('mcphersons-ridge', {});
  const position = Position.start(rebs.johnnyReb, field, seededDice('drawn'));
  const captain = botNamed<rebs.State, rebs.Answer, rebs.Field>('captain');
  const answer = captain.answer(position.forSeat(0), 0, {
    chance: seededChance('drawn'),
    effort: 1,
  });
  const reason = captain.reason(position.forSeat(0), 0, answer) ?? '';
  assert.match(reason, /of \d+ plans tried, this one came out ahead in \d of [12] trials\.$/);
});
