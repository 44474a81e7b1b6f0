import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { consequencesOf } from './consequences.ts';

type AnyGame = Game<unknown, unknown, unknown>;

/** A battle played by reflex until a side is asked this, and an answer of it that throws. */
function playedTo(kind: string): { game: AnyGame; question: Question<unknown>; answer: unknown } {
  const rules = needRulebook('american-legions');
  const game: AnyGame = Game.create(rules, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'c' } });
  for (let i = 0; i < 2000 && !game.over; i++) {
    const question = game.open[0];
    assert.ok(question);
    const answer = rules.wits.reflex(game.field, game.position.state, question, {});
    if (question.kind === kind && game.preview(question.side, answer).throws)
      return { game, question, answer };
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return assert.fail(`no ${kind} was met`);
}

for (const kind of ['fire', 'shock']) {
  test(`${kind}: what may come of it is told by body, with chances, and the game is left as it is`, () => {
    const { game, question, answer } = playedTo(kind);
    const before = JSON.stringify(game.position.save());
    const { rows, exact, give, stoppedAt } = consequencesOf(
      needRulebook('american-legions'),
      game.position,
      question.side,
      answer,
    );
    assert.equal(JSON.stringify(game.position.save()), before);
    assert.ok(rows.length > 0, 'something may happen');
    for (const row of rows)
      assert.ok(row.chance > 0 && row.chance <= 1 && row.body !== '', JSON.stringify(row));
    assert.ok(rows.some((row) => /disordered|routed|Track|eliminated/.test(row.what)));
    assert.ok(
      !rows.some((row) => /has (fired|moved)/.test(row.what)),
      'what passes with the turn is left out',
    );
    assert.equal(exact, give === 0);
    assert.notEqual(stoppedAt, '');
  });
}

test('fire: the chance that the target suffers at all is that of the table', () => {
  const { game, question, answer } = playedTo('fire');
  const { first } = game.preview(question.side, answer);
  assert.ok(first);
  const hit = first.outcomes.filter((outcome) => outcome.key !== 'none').length / first.outcomes.length;
  const { rows, exact } = consequencesOf(
    needRulebook('american-legions'),
    game.position,
    question.side,
    answer,
  );
  assert.equal(exact, true);
  const suffered = rows.filter((row) => row.side !== question.side);
  const [worst = 0] = suffered.map((row) => row.chance);
  assert.ok(worst <= hit + 1e-9, 'nothing is likelier than a hit');
  assert.ok(suffered.reduce((sum, row) => sum + row.chance, 0) >= hit - 1e-9, 'each hit does something');
});

test('ties that are thrown again have no end of ways, and are tried instead', () => {
  const rules = needRulebook('morschauser');
  const game: AnyGame = Game.create(rules, { battle: 'pick-up', dice: { kind: 'seeded', seed: 'c' } });
  const question = game.open[0];
  assert.equal(question?.kind, 'initiative');
  const { exact, branches } = consequencesOf(
    rules,
    game.position,
    question.side,
    { do: 'throw' },
    { ways: 50, trials: 60 },
  );
  assert.deepEqual({ exact, branches }, { exact: false, branches: 60 });
});
