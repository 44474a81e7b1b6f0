import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { settledAnswer } from '../src/standing.ts';

/** The questions of a kind that a game by reflexes asks. */
function asked(battle: string, kind: string, most: number, system = 'flintlock'): Question<unknown>[] {
  const rules = needRulebook(system);
  const game = Game.create(rules, { battle, dice: { kind: 'seeded', seed: 'unsaid' } });
  const found: Question<unknown>[] = [];
  for (let [question] = game.open; question && found.length < most; [question] = game.open) {
    if (question.kind === kind) found.push(question);
    const answer = rules.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return found;
}

const chancesOf = ({ standing }: Question<unknown>): number[] =>
  (standing?.units ?? []).map(({ chance }) => chance() ?? 1);

test('a seat without settings is asked if an answer can matter, and passes otherwise', () => {
  const met = { asked: 0, letBy: 0 };
  for (const [battle, kind] of [
    ['camden', 'seize'],
    ['hobkirk', 'seize'],
    ['guilford', 'return-fire'],
  ] as const)
    for (const question of asked(battle, kind, 12)) {
      const hopeless = Math.max(...chancesOf(question)) === 0;
      met[hopeless ? 'letBy' : 'asked']++;
      assert.deepEqual(settledAnswer(question, {}), hopeless ? question.standing?.act([]) : null, kind);
      assert.equal(settledAnswer(question, { all: 'ask' }), null, 'who wants to be asked is asked');
    }
  assert.ok(met.asked > 3 && met.letBy > 3, JSON.stringify(met));
});

test('Seizing by a threshold: at or above it the seat tries, below it does not', () => {
  const [question] = asked('hobkirk', 'seize', 1);
  assert.ok(question);
  const gain = Math.round((chancesOf(question)[0] ?? 0) * 100);
  const from = (percent: number) =>
    settledAnswer(question, { kinds: { seize: { from: percent, do: 'act' } } });
  assert.deepEqual([from(gain - 1), from(gain + 1)], [{ do: 'yes' }, { do: 'no' }]);
});

test('a seat without settings is asked which company is hit only if they differ', () => {
  const met = { asked: 0, settled: 0 };
  for (const kind of ['allot', 'rout'])
    for (const question of asked('cowpens', kind, 14, 'american-legions')) {
      const options = [...question.options()];
      const answer = settledAnswer(question, {});
      met[answer === null ? 'asked' : 'settled']++;
      if (answer !== null) assert.deepEqual(answer, options[0], 'the first of those that are alike');
      assert.equal(
        settledAnswer(question, { kinds: { [kind]: 'ask' } }),
        null,
        'who wants to be asked is asked',
      );
    }
  assert.ok(met.asked > 3 && met.settled > 3, JSON.stringify(met));
});

test('a standing answer fires all units of a seat shot by shot, each with its present chance', () => {
  const several = asked('guilford', 'return-fire', 12).filter((each) => chancesOf(each).length > 1);
  assert.ok(several.length > 0);
  for (const question of several) {
    const [first, ...more] = question.standing?.units ?? [];
    assert.ok(first && more.length > 0);
    assert.deepEqual(settledAnswer(question, { all: 'always' }), question.standing?.act([first.piece]));
    const [least, most] = [Math.min(...chancesOf(question)), Math.max(...chancesOf(question))];
    if (least === most) continue;
    const best = question.standing?.units[chancesOf(question).indexOf(most)];
    const rules = { all: { from: Math.floor(most * 100), do: 'act' } } as const;
    assert.deepEqual(settledAnswer(question, rules), question.standing?.act([best?.piece ?? -1]));
  }
});
