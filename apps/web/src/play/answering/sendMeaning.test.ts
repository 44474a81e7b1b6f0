import assert from 'node:assert/strict';
import { test } from 'node:test';
import { includesPick } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { listTroopsNext } from '../question/answerLists.ts';
import { Session } from '../session.ts';
import { picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';

async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** Flintlock's Cowpens at a turn, and the pieces there. */
function openedAtTurn() {
  const judge = playTo('flintlock', 'cowpens', ({ kind, side }) => kind === 'turn' && side === 0);
  const session = new Session(new GameHost(judge, [0]), needRulebook('flintlock'), () => 'at once');
  const state = () => session.store.get();
  const named = (name: RegExp) =>
    state().scene!.pieces.find((piece) => piece.side === 0 && piece.place && name.test(piece.name))!;
  return { judge, session, state, named };
}

test("one click begins a Command's turn and selects the clicked unit; a take-back deselects it", async () => {
  const { judge, session, state, named } = openedAtTurn();
  const { head } = judge;
  const man = named(/^7th Foot/);
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(man) });
  await settled();
  assert.equal(state().asked?.kind, 'action');
  assert.deepEqual(picksIn(state()), [{ piece: man.id }]);
  assert.equal(judge.head, head + 1, 'nothing is given but that his Command acts');
  session.apply({ on: 'seat', do: 'take back' });
  await session.replied;
  await settled();
  assert.deepEqual([state().asked?.kind, picksIn(state())], ['turn', []]);
});

test('one click at a gun begins its turn and selects it; a row of the list selects the only gun there', async () => {
  const { session, state, named } = openedAtTurn();
  const gun = named(/^Royal Artillery/);
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun) });
  await settled();
  assert.equal(state().asked?.kind, 'gun-action');
  assert.deepEqual(picksIn(state()), [{ piece: gun.id }]);
  session.apply({ on: 'seat', do: 'take back' });
  await session.replied;
  await settled();
  session.apply({
    on: 'board',
    do: 'choose',
    choice: state().asked!.menu.all.find(({ picks }) => picks.some((pick) => 'hex' in pick))!,
  });
  await settled();
  assert.equal(state().asked?.kind, 'gun-action');
  assert.equal(picksIn(state()).length, 1);
  assert.ok(listTroopsNext(state()).length > 1, 'and whom it may strike is listed');
});

test('a row of the list that begins the turn of a Command of several units selects none', async () => {
  const { session, state, named } = openedAtTurn();
  const { group } = named(/^7th Foot/);
  const begins = state().asked!.menu.all.find(({ picks }) => includesPick(picks, { body: group }))!;
  session.apply({ on: 'board', do: 'choose', choice: begins });
  await settled();
  assert.equal(state().asked?.kind, 'action');
  assert.deepEqual(picksIn(state()), []);
});
