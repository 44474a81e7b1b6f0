import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { areFormRows, findRowInHand } from '../../play/question/rowForm.ts';
import { Session } from '../../play/session.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import { GameHost, playTo } from '../../play/testing.ts';
import { drawReachOnHexes, drawReachOnTable, findCurrentTerms } from './terms.ts';

/** A session at the first question of this kind in a battle. */
function sessionAt(system: string, battle: string, kind: string): Session {
  const game = playTo(system, battle, (question) => question.kind === kind);
  const { side } = game.open[0]!;
  return new Session(new GameHost(game, [side]), needRulebook(system), () => 'at once');
}

test('pointing at an order draws the hexes in its reach, and moving away removes them', () => {
  const session = sessionAt('american-legions', 'cowpens', 'orders');
  const state = () => session.store.get();
  const [row] = state().asked!.menu.rows;
  const move = row!.choices.find(({ label }) => label.endsWith('Move'))!;
  session.apply({ on: 'board', do: 'hover', choice: move });
  const [area] = drawReachOnHexes(state());
  assert.ok(area?.kind === 'area' && area.meaning === 'reach' && area.items.length > 0);
  assert.equal(findCurrentTerms(state())?.lets.clause, 'AL-4.62c');
  assert.equal(picksIn(state()).length, 0, 'nothing is clicked for it');
  session.apply({ on: 'board', do: 'hover', choice: null });
  assert.deepEqual(drawReachOnHexes(state()), []);
});

test('a click on a regiment on the map opens its row of the form, and no other', () => {
  const session = sessionAt('american-legions', 'cowpens', 'orders');
  const { asked } = session.store.get();
  const { rows } = asked!.menu;
  assert.ok(areFormRows(rows));
  assert.equal(findRowInHand(rows, []), null);
  session.apply({ on: 'board', do: 'select', picks: [rows[1]!.pick] });
  assert.equal(findRowInHand(rows, picksIn(session.store.get())), rows[1]);
});

test('on a table the reach of companies that act together is drawn as one, with one distance', () => {
  const session = sessionAt('morschauser', 'hobkirk', 'act');
  const { asked } = session.store.get();
  const moves = asked!.menu.all.find(
    ({ picks }) => picks.length > 3 && picks.some((pick) => 'button' in pick && pick.button === 'move'),
  )!;
  session.apply({ on: 'board', do: 'hover', choice: moves });
  const drawn = drawReachOnTable(session.store.get(), session.store.get().scene);
  assert.deepEqual(
    drawn.map((each) => each.kind),
    ['zones'],
  );
  assert.ok(drawn[0]?.kind === 'zones' && /^up to \d+ in$/.test(drawn[0].text) && drawn[0].zones.length > 2);
});
