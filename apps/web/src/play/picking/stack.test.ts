import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Picked, type Piece, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { makePickingMode } from '../state/mode.ts';
import { picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { pieceOf, sceneOf, startAt } from '../testStates.ts';
import { clickOn, listPicksOn } from './clicking.ts';

/** A session at the first question of a kind in a battle of American Legions, and clicks on its counters. */
function openedAt(battle: string, kind: string) {
  const judge = playTo(
    'american-legions',
    battle,
    (question, game) => question.kind === kind && game.head > 0,
  );
  const host = new GameHost(judge, [judge.open[0]!.side]);
  const session = new Session(host, needRulebook('american-legions'), () => 'at once');
  const state = () => session.store.get();
  const click = (piece: Piece, pile = true): string[] => {
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece), how: { pile } });
    return piecesPicked(picksIn(state()));
  };
  const afresh = (piece: Piece, pile = true): string[] => {
    session.apply({ on: 'board', do: 'select', picks: [] });
    return click(piece, pile);
  };
  return { state, click, afresh };
}

test('one click on a stack selects its regiment, a second deselects one; in its fan it is one alone', () => {
  const { state, click, afresh } = openedAt('cowpens', 'move');
  const { pieces } = state().scene!;
  const top = pieces.find((piece) => afresh(piece).length > 1)!;
  const all = afresh(top);
  for (const id of all) {
    const { group, place } = pieces.find((piece) => piece.id === id)!;
    assert.deepEqual([group, place], [top.group, top.place]);
  }
  assert.deepEqual(
    click(top),
    all.filter((id) => id !== top.id),
  );
  assert.deepEqual(afresh(top, false), [top.id]);
});

test('a click on a stack whose top unit cannot act selects the one below that can', () => {
  const menu = answerMenuOfChoices([{ answer: 'D', picks: [{ piece: 'broken' }], label: 'Re-order it' }]);
  const clicked = (...ids: readonly string[]) => {
    const pieces = ids.map((id) => pieceOf(id, { group: 'line', place: { hex: 1 } }));
    const { state } = startAt({ lists: menu.all }, { scene: sceneOf(pieces) });
    const law = { judge: () => null, whyIdle: () => null };
    return clickOn(state, listPicksOn(pieces.at(-1)!), { pile: true }, law);
  };
  assert.deepEqual(clicked('broken', 'whole'), { to: 'picks', picks: [{ piece: 'broken' }] });
  assert.equal(clicked('whole').to, 'toast');
});

test('stacks join a volley one click each if they may fire together, else the other is selected instead', () => {
  const at = (hex: number, ids: readonly string[], group: string) =>
    ids.map((id) => pieceOf(id, { group, place: { hex } }));
  const pieces = [...at(1, ['a', 'b'], 'line'), ...at(2, ['c', 'd'], 'line'), ...at(3, ['e', 'f'], 'guard')];
  const volley = (ids: string) => ({
    answer: ids,
    picks: [...ids.split('').map((piece) => ({ piece })), { hex: 9 }],
    label: ids,
  });
  const menu = answerMenuOfChoices(['a', 'c', 'e', 'ab', 'cd', 'ef', 'abcd'].map(volley));
  const clicked = (picks: readonly Picked[], id: string | number): readonly Picked[] => {
    const { state } = startAt({ lists: menu.all }, { scene: sceneOf(pieces) }, makePickingMode(menu, picks));
    const piece = pieces.find((each) => each.id === id);
    const law = { judge: () => null, whyIdle: () => null };
    const on = typeof id === 'number' ? [{ hex: id }] : listPicksOn(piece!);
    const click = clickOn(state, on, { pile: true }, law);
    return click.to === 'picks' ? click.picks : [];
  };
  const first = clicked([], 'b');
  assert.deepEqual(piecesPicked(first), ['a', 'b']);
  assert.deepEqual(piecesPicked(clicked(first, 'd')), ['a', 'b', 'c', 'd']);
  assert.deepEqual(piecesPicked(clicked(first, 'e')), ['e', 'f']);
  // A finger opens the fan first, and taps the ground under it.
  assert.deepEqual(piecesPicked(clicked(first, 2)), ['a', 'b', 'c', 'd']);
  assert.deepEqual(piecesPicked(clicked(first, 3)), ['e', 'f']);
});

test('a click under a fanned stack means its body, and not the general who could ride there', () => {
  const judge = playTo('flintlock', 'hobkirk', (question) => question.side === 0 && question.kind === 'turn');
  const session = new Session(new GameHost(judge, [0]), needRulebook('flintlock'), () => 'at once');
  const pieces = session.store.get().scene!.pieces;
  const { group, place } = pieces.find(({ name }) => name === 'New York Volunteers c')!;
  const law = { judge: () => null, whyIdle: () => null };
  const click = clickOn(session.store.get(), [place!], { pile: true }, law);
  assert.deepEqual(click, { to: 'picks', picks: [{ body: group }] });
});
