import assert from 'node:assert/strict';
import { test } from 'node:test';
import { americanLegions } from '@linstock/american-legions';
import {
  type Dice,
  type Plans,
  Position,
  type Reckoning,
  seededChance,
  seededDice,
  TWO_DICE,
} from '@linstock/kernel';
import { keyedDice, playOut } from './play-out.ts';
import { searchByTournament } from './tournament.ts';

/** A reckoning that is thrown for; only its title counts. */
const thrownFor = (title: string): Reckoning => ({
  name: 'test',
  title,
  clause: 'AL-4.5',
  lines: [],
  dice: TWO_DICE,
  outcomes: [],
});

test('keyed dice give a purpose the same faces, whatever is thrown for others in between', () => {
  const [one, two] = [keyedDice('seed'), keyedDice('seed')];
  const first = one.throw(TWO_DICE, thrownFor('Fire of the 71st'));
  two.throw(TWO_DICE, thrownFor('Rally of the Militia'));
  assert.deepEqual(two.throw(TWO_DICE, thrownFor('Fire of the 71st')), first);
  const all = (dice: Dice): string =>
    Array.from({ length: 8 }, () => dice.throw(TWO_DICE, thrownFor('Shock')).join()).join(' ');
  assert.equal(all(keyedDice('a')), all(keyedDice('a')));
  assert.notEqual(all(keyedDice('a')), all(keyedDice('b')));
});

const field = americanLegions.field('waxhaws', {});
const { heuristics } = americanLegions;

/** A tournament at the opening of Waxhaws, with the answers it spent. */
function tournamentAt(
  effort: number,
  late?: () => boolean,
): { readonly plans: Plans; readonly answers: number } {
  const position = Position.start(americanLegions, field, seededDice('opening'));
  const { tournament } = heuristics;
  assert.ok(tournament);
  const spent = { answers: 0 };
  const setting = { position, side: 0 as const, heuristics, spent };
  const commands = heuristics.commands(field, position.state, 0, []);
  const limits = { chance: seededChance('tournament'), effort, ...(late && { late }) };
  const { plans } = searchByTournament(setting, { ...tournament, answers: 1000 }, commands, {}, limits);
  return { plans, answers: spent.answers };
}

test('a tournament spends about the answers it is given, and gives a plan to every command', () => {
  const { plans, answers } = tournamentAt(4);
  assert.ok(answers > 2000 && answers < 8000, `${answers} answers`);
  const position = Position.start(americanLegions, field, seededDice('opening'));
  for (const { body } of heuristics.commands(field, position.state, 0, [])) assert.ok(plans[body], body);
});

test('a tournament without time keeps the natural plan', () => {
  const { plans, answers } = tournamentAt(4, () => true);
  assert.equal(answers, 0);
  const position = Position.start(americanLegions, field, seededDice('opening'));
  for (const {
    body,
    plans: [natural],
  } of heuristics.commands(field, position.state, 0, []))
    assert.equal(plans[body], natural);
});

test('the plans found beat doing nothing, on dice that the tournament did not see', () => {
  const { plans } = tournamentAt(8);
  const position = Position.start(americanLegions, field, seededDice('opening'));
  const spent = { answers: 0 };
  const setting = { position, side: 0 as const, heuristics, spent, stretches: 4, dice: keyedDice };
  const commands = heuristics.commands(field, position.state, 0, []);
  const idle = Object.fromEntries(commands.map(({ body }) => [body, 'hold']));
  const worth = (given: Plans): number => {
    let sum = 0;
    for (let seed = 0; seed < 40; seed++) sum += playOut(setting, given, null, `fresh ${seed}`);
    return sum;
  };
  assert.ok(worth(plans) > worth(idle));
});
