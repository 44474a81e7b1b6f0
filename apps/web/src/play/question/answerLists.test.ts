import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { meaningOfPicks } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { listRemaining, listRows } from './answerLists.ts';
import { putToPlayer } from './openQuestion.ts';

/** A page open where some of those who may be named are alike, and others are not. */
function openedAt(kind: string) {
  const rulebook = needRulebook('american-legions');
  const judge = playTo('american-legions', 'cowpens', (question, game) => {
    if (question.kind !== kind || (question.standing?.same?.() ?? null) !== null) return false;
    const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
    const asked = putToPlayer(rulebook, game, question, scene.pieces);
    const kinds = listRows({ asked, scene, game, eachOf: null, halted: null });
    return kinds.length > 1 && kinds.length < asked.menu.rows.length;
  });
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), rulebook, () => 'at once');
  return { judge, session, side, state: () => session.store.get() };
}

test('of companies that are alike one is listed, or each on request', () => {
  const { session, state } = openedAt('fire');
  const { rows } = state().asked!.menu;
  const kinds = listRows(state());
  assert.ok(kinds.length < rows.length, `${kinds.length} of ${rows.length}`);
  const all = kinds.flatMap(({ one, others }) => [one, ...others]);
  assert.deepEqual(new Set(all), new Set(rows), 'none is lost');
  for (const { one, others } of kinds)
    for (const other of others) {
      const [a, b] = [one, other].map(({ pick }) =>
        state().scene!.pieces.find(({ id }) => 'piece' in pick && id === pick.piece),
      );
      assert.deepEqual([a?.place, a?.marks, a?.facing], [b?.place, b?.marks, b?.facing]);
    }
  session.apply({ on: 'view', do: 'list each' });
  assert.deepEqual(
    listRows(state()).map(({ one }) => one),
    rows,
  );
});

test('of companies that are alike, the one that the standing answer would name is listed', () => {
  const { judge, side, state } = openedAt('morale-D');
  const usual = canonical(judge.question(side)!.standing!.usual());
  const meant = listRows(state()).map(({ one }) => canonical(one.only?.answer ?? null));
  assert.ok(meant.includes(usual), 'the usual answer is listed');
});

test('a company like the listed one can still be clicked, and acts itself', () => {
  const { session, state } = openedAt('morale-D');
  const other = listRows(state()).flatMap(({ others }) => others)[0];
  assert.ok(other?.only, 'some are alike');
  session.apply({ on: 'board', do: 'select', picks: [other.pick] });
  assert.deepEqual(meaningOfPicks(state())?.choice.answer, other.only.answer);
});

test('a click on a target first asks which kind of company fires, not which of equal ones', () => {
  const { session, state } = openedAt('fire');
  const targets = state().asked!.menu.all.flatMap(({ picks }) => picks.filter((pick) => 'hex' in pick));
  const fewer = targets.some((target) => {
    session.apply({ on: 'board', do: 'select', picks: [target] });
    const kinds = listRemaining(state());
    return kinds.some(({ others }) => others.length > 0);
  });
  assert.ok(fewer);
});
