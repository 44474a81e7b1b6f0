import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, Game, Position, type Question } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { consequencesOf } from './consequences.ts';

type AnyGame = Game<unknown, unknown, unknown>;

const EFFORT = { ways: 1000, trials: 200, settled: () => null };

/** A battle played by reflex until a side is asked this, and an answer of it that throws. */
function playedTo(
  rulebook: AnyRulebook,
  battle: string,
  wanted: (question: Question<unknown>, answer: unknown, game: AnyGame) => boolean,
): { readonly game: AnyGame; readonly question: Question<unknown>; readonly answer: unknown } {
  const game: AnyGame = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'c' } });
  for (let i = 0; i < 3000 && !game.over; i++) {
    const question = game.open[0];
    assert.ok(question);
    const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    if (wanted(question, answer, game)) return { game, question, answer };
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return assert.fail('it was not met');
}

const throwing =
  (kind: string) =>
  (question: Question<unknown>, answer: unknown, game: AnyGame): boolean =>
    question.kind === kind && game.preview(question.side, answer).throws;

for (const [system, kind, what] of [
  ['american-legions', 'fire', /^one (disordered|broken|destroyed)$/],
  ['american-legions', 'shock', /^(routs|one (disordered|broken|destroyed))$/],
  ['morschauser', 'shoot', /^(loses \d|destroyed)$/],
  ['morschauser', 'melee', /^(loses \d|destroyed|falls back)$/],
] as const) {
  test(`${system}, ${kind}: consequences have chances, and the game does not change`, () => {
    const rulebook = needRulebook(system);
    const { game, question, answer } = playedTo(rulebook, 'cowpens', throwing(kind));
    const before = JSON.stringify(game.position.save());
    const found = consequencesOf(rulebook, game.position, question.side, answer, EFFORT);
    assert.equal(JSON.stringify(game.position.save()), before);
    for (const row of found.rows)
      assert.ok(row.chance > 0 && row.chance <= 1 && row.who !== '', JSON.stringify(row));
    assert.ok(
      found.rows.some((row) => row.side !== question.side && what.test(row.what)),
      JSON.stringify(found.rows),
    );
    assert.equal(found.exact, found.give === 0);
    assert.notEqual(found.stoppedAt, '');
  });
}

test('fire: the chance that the target suffers at all is that of the table', () => {
  const rulebook = needRulebook('american-legions');
  const { game, question, answer } = playedTo(rulebook, 'cowpens', throwing('fire'));
  const { first } = game.preview(question.side, answer);
  assert.ok(first);
  const hit = first.outcomes.filter((outcome) => outcome.key !== 'none').length / first.outcomes.length;
  const { rows, exact } = consequencesOf(rulebook, game.position, question.side, answer, EFFORT);
  assert.equal(exact, true);
  const suffered = rows.filter((row) => row.side !== question.side);
  const [worst = 0] = suffered.map((row) => row.chance);
  assert.ok(worst <= hit + 1e-9, 'nothing is likelier than a hit');
  assert.ok(suffered.reduce((sum, row) => sum + row.chance, 0) >= hit - 1e-9, 'each hit does something');
});

test('shooting: a loss is as likely as the dice that bring it', () => {
  const rulebook = needRulebook('morschauser');
  const { game, question, answer } = playedTo(rulebook, 'cowpens', throwing('shoot'));
  const { first } = game.preview(question.side, answer);
  assert.ok(first);
  const none = chancesOf(first).find(({ outcome }) => outcome.key === '0')?.chance ?? 0;
  const { rows, exact } = consequencesOf(rulebook, game.position, question.side, answer, EFFORT);
  assert.equal(exact, true);
  const losing = rows.filter((row) => row.side !== question.side && /^(loses|destroyed)/.test(row.what));
  const hit = losing.reduce((sum, row) => sum + row.chance, 0);
  assert.ok(Math.abs(hit - (1 - none)) < 1e-9, `${hit} and ${1 - none}`);
});

test('endless rethrown ties are estimated by trials', () => {
  const rulebook = needRulebook('morschauser');
  const game: AnyGame = Game.create(rulebook, { battle: 'pick-up', dice: { kind: 'seeded', seed: 'c' } });
  const question = game.open[0];
  assert.equal(question?.kind, 'initiative');
  const effort = { ...EFFORT, ways: 50, trials: 60 };
  const { exact, branches } = consequencesOf(rulebook, game.position, question.side, { do: 'throw' }, effort);
  assert.deepEqual({ exact, branches }, { exact: false, branches: 60 });
});

test('a side asked in the middle of an event gives its standing answer', () => {
  const rulebook = needRulebook('american-legions');
  const kinds = new Set<string>();
  playedTo(rulebook, 'cowpens', (question, answer, game) => {
    if (!throwing('fire')(question, answer, game)) return false;
    const settled = (asked: Question<unknown>): unknown => {
      kinds.add(asked.kind);
      return [...asked.options()].at(-1) ?? null;
    };
    consequencesOf(rulebook, game.position, question.side, answer, { ways: 60, trials: 40, settled });
    return kinds.has('allot');
  });
  assert.equal(kinds.has('fire'), false, 'a step that may be ended is ended and begins nothing more');
});

test('an enemy asked in the middle gives its best answer, not its standing one', () => {
  const rulebook = needRulebook('american-legions');
  const { game, question, answer } = playedTo(rulebook, 'cowpens', throwing('shock'));
  const asked = new Set<string>();
  const { reflex, candidates } = rulebook.heuristics;
  const watched: AnyRulebook = {
    ...rulebook,
    heuristics: {
      ...rulebook.heuristics,
      reflex(field, state, at, plans, known) {
        assert.equal(at.side, question.side, `the enemy answers "${at.kind}" by reflex`);
        return reflex(field, state, at, plans, known);
      },
      candidates(field, state, at, known) {
        asked.add(`${at.side}`);
        return candidates(field, state, at, known).slice(0, 1);
      },
    },
  };
  const position = Position.load(watched, game.field, game.position.save());
  consequencesOf(watched, position, question.side, answer, { ...EFFORT, ways: 1, trials: 100 });
  assert.deepEqual([...asked], [`${1 - question.side}`]);
});
