import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { listTurnPicks } from '../picking/facings.ts';
import { Session } from '../session.ts';
import { narrowedIn, picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { listNextButtons, listRemaining, listTroopsNext } from './answerLists.ts';

test('if a gun has more ways to fire than the list holds, its targets are listed and each opens its own', () => {
  const targets = (answers: readonly unknown[]) =>
    new Set(answers.flatMap((each) => (each as { target?: number }).target ?? [])).size;
  const judge = playTo(
    'morschauser',
    'maida',
    ({ kind, options }) => kind === 'shoot' && targets([...options()]) > 4,
  );
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  const state = () => session.store.get();
  const [row] = state().asked!.menu.rows;
  assert.deepEqual(listTroopsNext(state()), [], 'nothing is chosen yet');
  session.apply({ on: 'board', do: 'select', picks: [row!.pick] });
  assert.deepEqual(listRemaining(state()), []);
  const next = listTroopsNext(state());
  assert.ok(next.length > 1);
  const sides = next.map(
    ({ pick }) => state().scene!.pieces.find(({ id }) => 'piece' in pick && id === pick.piece)?.side,
  );
  assert.deepEqual([...new Set(sides)], [1 - side]);
  session.apply({ on: 'board', do: 'click', candidates: [next[0]!.pick] });
  assert.deepEqual(picksIn(state()).slice(0, 2), [row!.pick, next[0]!.pick]);
});

test('for a gun that may move, its targets are listed too, but none of its own side', async () => {
  const judge = playTo('flintlock', 'cowpens', ({ kind, side }) => kind === 'turn' && side === 0);
  const session = new Session(new GameHost(judge, [0]), needRulebook('flintlock'), () => 'at once');
  const state = () => session.store.get();
  const gun = state().scene!.pieces.find(({ side, kind }) => side === 0 && kind === 'gun')!;
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun) });
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(picksIn(state()), [{ piece: gun.id }]);
  const marked = [...narrowedIn(state())!.next.values()].filter(({ pick }) => 'hex' in pick);
  assert.ok(marked.length > 5, 'it can go to many places');
  const listed = listTroopsNext(state()).map(({ pick }) => ('piece' in pick ? pick.piece : ''));
  const names = listed.map((id) => state().scene!.pieces.find((piece) => piece.id === id)!);
  assert.ok(names.some(({ name }) => name.includes('North Carolina Rifles')));
  assert.ok(names.every(({ side }) => side === 1));
});

test('units that may join a march are not listed among its destinations', () => {
  const judge = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'move');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('american-legions'), () => 'at once');
  const state = () => session.store.get();
  const next = () => [...narrowedIn(state())!.next.values()].map(({ pick }) => pick);
  const joins = state().asked!.menu.rows.filter(({ pick }) => {
    session.apply({ on: 'board', do: 'select', picks: [pick] });
    return next().some((each) => 'hex' in each) && next().some((each) => 'piece' in each);
  });
  assert.ok(joins.length > 0, 'some may be joined by others');
  for (const { pick } of joins) {
    session.apply({ on: 'board', do: 'select', picks: [pick] });
    assert.deepEqual(listTroopsNext(state()), []);
  }
});

test('beside ground to go to, choices that are not on the map are listed too, such as skirmish order', () => {
  const rulebook = needRulebook('flintlock');
  const skirmishes = (picks: readonly object[]) =>
    picks.some((pick) => 'button' in pick && pick.button === 'sk');
  const judge = playTo(
    'flintlock',
    'cowpens',
    (question, { field, position }) =>
      question.kind === 'action' &&
      answerMenuOf(rulebook.present, { field, state: position.state, known: [] }, question).all.some(
        ({ picks }) => skirmishes(picks),
      ),
  );
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), rulebook, () => 'at once');
  const state = () => session.store.get();
  const first = state().asked!.menu.all.find(({ picks }) => skirmishes(picks))!.picks[0]!;
  session.apply({ on: 'board', do: 'select', picks: [first] });
  assert.deepEqual(listRemaining(state()), [], 'there are too many ways to go for a list');
  const buttons = listNextButtons(state()).map(({ pick }) => ('button' in pick ? pick.label : ''));
  assert.ok(buttons.includes('Skirmish order'), buttons.join(', '));
  const place = state().scene!.pieces.find(({ id }) => 'piece' in first && id === first.piece)!.place;
  assert.deepEqual(listTurnPicks(state()), [first, place]);
});
