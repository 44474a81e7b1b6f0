import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game } from '@linstock/kernel';
import { partial } from '@linstock/kernel/partial';
import { END_STEP, type Picked, type Row } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { dueOf } from '../../screen/field/answerOverlays.ts';
import { splitAtNames } from '../../screen/question/nameLinks.ts';
import { meaningOf } from '../picking/meaningOf.ts';
import { Session } from '../session.ts';
import { makePickingMode } from '../state/mode.ts';
import { type AnyGame, EMPTY_SESSION } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';
import { makeAsked, pieceOf, sceneOf } from '../testStates.ts';
import { findPassedOver, isEndUnconfirmed, isLastWord } from './ending.ts';
import { putToPlayer } from './openQuestion.ts';

/** The question of a game, and its scene. */
function askedIn(system: string, game: AnyGame) {
  const rulebook = needRulebook(system);
  const [question] = game.open;
  assert.ok(question);
  const asked = putToPlayer(rulebook, game, question, []);
  return {
    asked,
    scene: rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] }),
  };
}

describe('why a step may not end', () => {
  test('if companies must melee, the end of the turn is refused: the first is named, all are ringed', () => {
    const game = playTo('morschauser', 'maida', (question) => {
      return question.kind === 'act' && question.refuse({ do: 'done' }) !== null;
    });
    const { asked, scene } = askedIn('morschauser', game);
    const { label, choice, closed } = asked.ending!;
    assert.equal(choice, null);
    assert.equal(label, 'End the player turn');
    assert.equal(closed?.clause, 'MM-A5n');
    const at = closed?.at ?? [];
    assert.ok(at.length > 0);
    for (const id of at)
      assert.equal(
        scene.pieces.find((piece) => piece.id === id)?.side,
        asked.side,
        'one of the own must act',
      );
    const { parts } = splitAtNames(closed?.sentence ?? '', at, scene);
    assert.ok(
      parts.some((part) => typeof part !== 'string' && part.piece === at[0]),
      closed?.sentence,
    );
    assert.deepEqual(dueOf({ ...EMPTY_SESSION, asked }), at);
    const mode = makePickingMode(asked.menu, [{ piece: at[0]! }]);
    assert.deepEqual(dueOf({ ...EMPTY_SESSION, asked, mode }), [], 'one acts');
  });

  test('a shock phase with companies under Charge says which must attack', () => {
    const { asked, scene } = askedIn(
      'american-legions',
      playTo('american-legions', 'cowpens', ({ kind }) => kind === 'shock'),
    );
    const { choice, closed } = asked.ending!;
    assert.equal(choice, null);
    assert.equal(closed?.clause, 'AL-7.4a');
    const at = closed?.at ?? [];
    assert.ok(at.length > 0);
    for (const id of at) assert.equal(scene.pieces.find((piece) => piece.id === id)?.side, asked.side);
  });

  for (const [system, battle] of [
    ['american-legions', 'waxhaws'],
    ['morschauser', 'pick-up'],
  ] as const)
    test(`${system}: each question has an end or a sentence why not; one answered by a button has neither`, () => {
      const rulebook = needRulebook(system);
      const game: AnyGame = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'ending' } });
      const closedKinds = new Set<string>();
      for (let n = 0; n < 400 && !game.over; n++) {
        const [question] = game.open;
        assert.ok(question);
        const { asked } = askedIn(system, game);
        const { choice = null, closed = null } = asked.ending ?? {};
        const buttons = asked.menu.rows.every(({ pick }) => 'button' in pick);
        if (!buttons) assert.equal(choice === null, closed !== null, question.kind);
        if (choice) {
          const { field, position } = game;
          assert.equal(question.refuse(choice.answer), null);
          const meant = rulebook.present.clicks.meaning?.(
            { field, state: position.state, known: [] },
            question,
            [END_STEP],
          );
          assert.deepEqual(meant, choice.answer, 'asked about or offered, the end is the same answer');
        }
        if (closed) {
          closedKinds.add(question.kind);
          assert.match(closed.sentence, /\.$/);
          assert.ok((closed.clause ?? '') in rulebook.clauses, `${closed.clause}`);
          const pieces = asked.menu.rows.some(({ pick }) => 'piece' in pick || 'body' in pick);
          if (pieces) assert.ok((closed.at ?? []).length > 0, question.kind);
        }
        const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
        const proposal = game.propose(question.side, answer, game.head);
        if ('refused' in proposal) assert.fail(proposal.refused.sentence);
        game.append(proposal.entry);
      }
      assert.ok(closedKinds.size > 0, 'some question of it has no end');
    });
});

test('the names in a sentence are found whatever their capitals, a longer one before one it holds', () => {
  const piece = (id: string, name: string) => pieceOf(id, { name });
  const [foot, guards, guns] = [piece('a', 'Foot'), piece('b', 'Foot guards'), piece('c', 'Guns')] as const;
  const scene = sceneOf([foot, guards, guns]);
  assert.deepEqual(splitAtNames('The foot guards must go.', ['a', 'b', 'c', 'd'], scene), {
    parts: ['The ', { piece: 'b', name: 'foot guards', called: guards.called }, ' must go.'],
    others: [
      { piece: 'a', name: 'Foot', called: foot.called },
      { piece: 'c', name: 'Guns', called: guns.called },
    ],
  });
});

test('a question answered by a button has no step to end, and says nothing of one', () => {
  const { asked } = askedIn(
    'flintlock',
    playTo('flintlock', 'cowpens', ({ kind }) => kind === 'continuity'),
  );
  assert.equal(asked.ending, null);
});

test('the page asks "sure?" about the end of a step until the player picks something', () => {
  const judge = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'fire');
  const side = judge.open[0]!.side;
  const session = new Session(new GameHost(judge, [side]), needRulebook('american-legions'), () => 'at once');
  const state = () => session.store.get();
  assert.equal(isEndUnconfirmed(state()), false);
  session.apply({ on: 'board', do: 'ask if sure', asks: true });
  assert.equal(isEndUnconfirmed(state()), true);
  session.apply({ on: 'board', do: 'select', picks: [state().asked!.menu.rows[0]!.pick] });
  assert.equal(isEndUnconfirmed(state()), false);
});

test('an end with “yes” and “no” passes over no unit; a row for a unit does, even the last one', () => {
  const row = (pick: Picked, only: object | null) =>
    partial<Row<unknown>>({ pick, only, alone: null, choices: [] });
  const pieces = [pieceOf('leader', { kind: 'leader' }), pieceOf('a', { kind: 'foot' })];
  const state = { ...EMPTY_SESSION, scene: sceneOf(pieces) };
  const passed = (...rows: Row<unknown>[]) => findPassedOver(rows, state).length;
  assert.deepEqual(
    [passed(row({ piece: 'leader' }, {})), passed(row({ button: 'yes', label: 'Yes' }, {}))],
    [0, 0],
  );
  assert.deepEqual([passed(row({ piece: 'a' }, {})), passed(row({ body: 'a' }, {}))], [1, 1]);
  assert.equal(passed(row({ piece: 'leader' }, {}), row({ piece: 'a' }, {})), 2);
});

test('no unit is passed over if the question is about one unit alone, named in it', () => {
  const rows = [{ pick: { piece: 'a' }, only: null, alone: null, choices: [] }];
  const scene = sceneOf([pieceOf('a', { name: '1st Battery' })]);
  const passed = (prompt: string) =>
    findPassedOver(rows, { ...EMPTY_SESSION, scene, asked: { ...makeAsked({}), prompt } }).length;
  assert.equal(passed('The 1st Battery: turn, or stay as you are.'), 0);
  assert.equal(passed('Choose who acts next, or end the turn.'), 1);
});

describe('some ends of a step need a second press', () => {
  /** True if the end of the step that a kind of question asks about is asked about first. */
  const isAskedAbout = (kind: string): boolean => {
    const game = playTo('american-legions', 'cowpens', (question) => question.kind === kind);
    const { asked } = askedIn('american-legions', game);
    const end = asked.ending?.choice;
    assert.ok(end);
    return isLastWord(meaningOf(game, EMPTY_SESSION, asked.side, end));
  };

  test('guns left unturned can be limbered after a take-back, so the page does not ask "sure?"', () => {
    assert.equal(isAskedAbout('gun-sides'), false);
    assert.equal(isAskedAbout('orders'), false);
  });

  test('holding fire gives the turn to the other side at once, so the page asks "sure?"', () => {
    assert.equal(isAskedAbout('fire'), true);
  });
});
