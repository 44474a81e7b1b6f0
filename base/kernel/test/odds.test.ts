import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, chanceThat, expectedValue, odds, type Question, seededChance } from '../src/index.ts';
import { blow, type Move } from './toy.ts';
import { newGame, steps, type ToyPosition, type ToySeat } from './toy-game.ts';

const wounds = (position: ToySeat): string => position.state.wounds.join('-');
const takeIt = (question: Question<Move>): Move => [...question.options()].at(-1) as Move;

function struck(brave = true): ToyPosition {
  const game = newGame(undefined, brave);
  steps(game, 'close', 'wait');
  return game.position;
}

test('up to the next question, odds are the exact chances of the throw', () => {
  const position = struck();
  const before = canonical(position.state);
  const found = odds(position, 0, { strike: 2 }, wounds);
  assert.ok(found.exact);
  assert.equal(found.branches, 3);
  assert.equal(found.stoppedAt, 'step and step');
  const chance = (key: string): number => found.rows.find((row) => row.key === key)?.chance ?? 0;
  assert.ok(Math.abs(chance('0-1') + chance('0-2') - chanceThat(blow(2), ({ rank }) => rank >= 1)) < 1e-12);
  assert.ok(Math.abs(chance('0-2') - 10 / 36) < 1e-12);
  assert.ok(found.rows.every((row) => row.low === row.chance && row.high === row.chance));
  assert.equal(canonical(position.state), before);
});

test('odds halt at a question of the other side, unless a policy answers it', () => {
  const halted = odds(struck(false), 0, { strike: 2 }, wounds);
  assert.equal(halted.stoppedAt, 'reel, step and step');
  assert.deepEqual(
    halted.rows.map((row) => row.key),
    ['0-0'],
  );
  const until = (position: ToySeat): boolean => position.stable;
  const on = odds(struck(false), 0, { strike: 2 }, wounds, {
    policy: { says: 'they take it', thinks: false, answer: takeIt },
    until,
  });
  assert.equal(on.stoppedAt, 'step and step');
  assert.deepEqual([halted.policy, on.policy], [null, 'they take it']);
  assert.deepEqual(on.rows.map((row) => row.key).sort(), ['0-0', '0-1', '0-2']);
});

test('through a procedure to the end of the game, exact chances sum to 1', () => {
  const alternate = (question: Question<Move>): Move => {
    if (question.kind === 'step') return { step: question.side === 0 ? 'close' : 'wait' };
    return question.kind === 'strike' ? { strike: 1 } : { reel: false };
  };
  const found = odds(
    struck(),
    0,
    { strike: 2 },
    (end) => `${end.rules.verdict(end.field, end.state)?.winner}`,
    {
      policy: { says: 'they alternate', thinks: false, answer: alternate },
      limit: 1_000_000,
    },
  );
  assert.ok(found.exact);
  assert.equal(found.stoppedAt, 'the end');
  assert.ok(Math.abs(found.rows.reduce((sum, row) => sum + row.chance, 0) - 1) < 1e-9);
});

test('past the limit they are a sample that says so, with intervals that hold the exact chance', () => {
  const exact = odds(struck(), 0, { strike: 2 }, wounds);
  const sampled = odds(struck(), 0, { strike: 2 }, wounds, {
    limit: 2,
    samples: 3000,
    chance: seededChance('sample'),
  });
  assert.equal(sampled.exact, false);
  assert.equal(sampled.branches, 3000);
  for (const row of sampled.rows) {
    const due = exact.rows.find((other) => other.key === row.key)?.chance ?? -1;
    assert.ok(row.low <= due && due <= row.high, `${row.key}: ${due} in ${row.low} to ${row.high}`);
  }
});

test('the expected value is the mean over the odds', () => {
  const mean = expectedValue(struck(), 0, { strike: 2 }, (position) => position.state.wounds[1]);
  const rows = odds(struck(), 0, { strike: 2 }, (position) => `${position.state.wounds[1]}`).rows;
  assert.ok(Math.abs(mean - rows.reduce((sum, row) => sum + Number(row.key) * row.chance, 0)) < 1e-12);
  const sampled = expectedValue(struck(), 0, { strike: 2 }, (position) => position.state.wounds[1], {
    limit: 1,
  });
  assert.ok(Math.abs(sampled - mean) < 0.05);
});
