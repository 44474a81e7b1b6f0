import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, americanLegions, type Field, type State } from '@linstock/american-legions';
import { nth, Position, type Side, seededChance, seededDice } from '@linstock/kernel';
import {
  BOT_NAMES,
  type BotName,
  botNamed,
  LEVELS,
  type Level,
  levelPlayed,
  levelsOf,
  PATIENCE,
  thinkingAt,
} from './index.ts';

const field = americanLegions.field('waxhaws', {});

/** Every answer of a whole game between two bots, each sent through the gate. */
function answersOf(names: readonly [BotName, BotName], seed: string): unknown[] {
  const dice = seededDice(seed);
  const position = Position.start(americanLegions, field, dice);
  const seat = (side: Side) => ({
    bot: botNamed<State, Answer, Field>(names[side]),
    thinking: { chance: seededChance(`${seed}:${side}`), effort: 1 },
  });
  const seats = [seat(0), seat(1)] as const;
  const answers: unknown[] = [];
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { bot, thinking } = seats[question.side];
    const answer = bot.answer(position, question.side, thinking);
    answers.push(answer);
    assert.equal(
      position.answer(question.side, answer, dice),
      null,
      `${names[question.side]} at ${question.kind}`,
    );
  }
  return answers;
}

for (const name of BOT_NAMES) {
  test(`${name} plays a whole battle by the rules`, () => {
    assert.ok(answersOf([name, 'random'], 'rules').length > 20);
  });
}

test('the same seed gives the same game, decision by decision', () => {
  assert.deepEqual(answersOf(['captain', 'greedy'], 'same'), answersOf(['captain', 'greedy'], 'same'));
});

for (const level of LEVELS) {
  test(`at level ${level} a new bot gives a single answer`, () => {
    const position = Position.start(americanLegions, field, seededDice('one'));
    const [question] = position.open;
    assert.ok(question);
    const captain = botNamed<State, Answer, Field>('captain');
    const thinking = thinkingAt(level, seededChance('bot'));
    const answer = captain.answer(position, question.side, thinking);
    assert.equal(question.refuse(answer), null);
  });
}

test('a beginner compares no plans, and the next level does', () => {
  const callsAt = (level: Level): number => {
    let calls = 0;
    const heuristics: typeof americanLegions.heuristics = {
      ...americanLegions.heuristics,
      reflex: (...given) => (calls++, americanLegions.heuristics.reflex(...given)),
    };
    const dice = seededDice('levels');
    const position = Position.start({ ...americanLegions, heuristics }, field, dice);
    const captains = [0, 1].map(() => botNamed<State, Answer, Field>('captain'));
    const chance = seededChance('levels');
    for (let given = 0; given < 12; given++) {
      const { side } = position.open[0] ?? assert.fail('The battle is over.');
      const limits = thinkingAt(level, chance);
      position.giveAnswer(side, nth(captains, side).answer(position, side, limits), dice);
    }
    return calls;
  };
  const [beginner, easy] = [callsAt('beginner'), callsAt('easy')];
  assert.ok(beginner * 4 < easy, `${beginner} and ${easy}`);
});

test('a beginner has its habits where every plan leads to the same answer, too', () => {
  const habits: unknown[] = [];
  const [known] = americanLegions.heuristics.commands(field, americanLegions.deploy(field), 0, []);
  const heuristics: typeof americanLegions.heuristics = {
    ...americanLegions.heuristics,
    commands: () => [{ body: known?.body ?? '', plans: ['hold'] }],
    beginner: { forgotten: 'hold', habits: { habit: 'yes' } },
    reflex: (...given) => {
      habits.push(given[3].habit);
      return americanLegions.heuristics.reflex(...given);
    },
  };
  const position = Position.start({ ...americanLegions, heuristics }, field, seededDice('habits'));
  const { side } = position.open[0] ?? assert.fail('Nothing is asked.');
  botNamed<State, Answer, Field>('captain').answer(position, side, thinkingAt('beginner', seededChance('b')));
  assert.deepEqual(habits, ['yes']);
});

test('a bot whose time is up answers at once, and legally', () => {
  const position = Position.start(americanLegions, field, seededDice('late'));
  const [question] = position.open;
  assert.ok(question);
  // A clock on which the patience is over at the first look.
  let now = 0;
  const clock = () => (now += PATIENCE.hard + 1);
  const answer = botNamed<State, Answer, Field>('captain').answer(
    position,
    question.side,
    thinkingAt('hard', seededChance('late'), clock),
  );
  assert.equal(question.refuse(answer), null);
});

test('thinking leaves the position as it was, and throws none of the game’s dice', () => {
  let thrown = 0;
  const dice = seededDice('quiet');
  const counting = { throw: (spec: Parameters<typeof dice.throw>[0]) => (thrown++, dice.throw(spec)) };
  const position = Position.start(americanLegions, field, counting);
  const before = JSON.stringify(position.state);
  const [question] = position.open;
  assert.ok(question);
  const captain = botNamed<State, Answer, Field>('captain');
  captain.answer(position, question.side, thinkingAt('normal', seededChance('quiet')));
  assert.equal(JSON.stringify(position.state), before);
  assert.equal(thrown, 0);
});

test('a captain thinks no further than its system bounds it, on any machine', () => {
  const answersThought = (thought: number | undefined): number => {
    let asked = 0;
    const heuristics: typeof americanLegions.heuristics = {
      ...americanLegions.heuristics,
      ...(thought !== undefined && { thought }),
      reflex: (...given) => (asked++, americanLegions.heuristics.reflex(...given)),
    };
    const dice = seededDice('bound');
    const position = Position.start({ ...americanLegions, heuristics }, field, dice);
    const thinking = { chance: seededChance('bound'), effort: 2 };
    const captains = [0, 1].map(() => botNamed<State, Answer, Field>('captain'));
    for (let given = 0; given < 20; given++) {
      const { side } = position.open[0] ?? assert.fail('The battle is over.');
      position.giveAnswer(side, nth(captains, side).answer(position, side, thinking), dice);
    }
    return asked;
  };
  const unbounded = answersThought(undefined);
  assert.ok(answersThought(20) < unbounded / 2, `of ${unbounded}`);
});

test('a level that a system has given up is played by the strongest no stronger, else by the weakest', () => {
  const played = (levels: readonly Level[]) => LEVELS.map((level) => levelPlayed(level, { levels }));
  assert.deepEqual(played(['normal', 'beginner']), ['beginner', 'beginner', 'normal', 'normal']);
  assert.deepEqual(played(['easy', 'hard']), ['easy', 'easy', 'easy', 'hard']);
  assert.deepEqual(played(LEVELS), LEVELS);
  assert.deepEqual(levelsOf({}), LEVELS);
});
