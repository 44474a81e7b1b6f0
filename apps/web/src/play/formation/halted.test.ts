import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formationOf, Name, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { describePause, type HaltedFormation } from '../chosen/formationOrder.ts';
import { listPickablePieces } from '../clicking/pickable.ts';
import { listRows } from '../question/answerLists.ts';
import { listStillToAct } from '../question/ending.ts';
import { Session } from '../session.ts';
import { formationIn, meaningOfPicks, picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { haltedFormationsIn, haltedUnitsIn } from './halted.ts';

function openedAt(system: string, battle: string, kind: string) {
  const judge = playTo(system, battle, ({ side, kind: asked }) => side === 0 && asked === kind, {}, 'all');
  const session = new Session(new GameHost(judge, [0]), needRulebook(system), () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

async function settled(): Promise<void> {
  for (let n = 0; n < 120; n++) await new Promise((resolve) => setImmediate(resolve));
}

test('a unit told to halt is not listed, not counted and gives no answer, but may still be selected', () => {
  const { judge, session, state } = openedAt('american-legions', 'cowpens', 'move');
  const left = () => listStillToAct(state().asked!.menu.rows, state());
  const own = new Set(formationOf(state().scene!, 0, 'regiment:3')!.pieces.map(({ id }) => id));
  const ofIt = () => left().filter(({ pick }) => 'piece' in pick && own.has(pick.piece));
  const [head, before] = [judge.head, left().length];
  const [row] = ofIt();
  session.apply({ on: 'formation', do: 'choose', id: 'regiment:3' });
  session.apply({ on: 'formation', do: 'stand fast' });
  assert.equal(formationIn(state()), null);
  assert.match(state().toast!.sentence, /stand fast/);
  assert.equal(ofIt().length, 0);
  assert.ok(left().length > 0 && left().length < before, 'the others can still act');
  const listed = listRows(state()).flatMap(({ one }) => ('piece' in one.pick ? [one.pick.piece] : []));
  assert.ok(listed.every((id) => !own.has(id)));
  const marked = () => listPickablePieces(state())!.filter((id) => own.has(id));
  assert.deepEqual(marked(), [], 'nor marked on the map');
  assert.equal(judge.head, head, 'nothing is given');
  session.apply({ on: 'board', do: 'click', candidates: [row!.pick] });
  assert.deepEqual(picksIn(state()), [row!.pick]);
  session.apply({ on: 'board', do: 'select', picks: [] });
  const [{ called, pieces }] = haltedFormationsIn(state()) as [HaltedFormation];
  assert.equal(called, formationOf(state().scene!, 0, 'regiment:3')!.called);
  session.apply({ on: 'view', do: 'show toast', sentence: `The ${called.text} stands fast.`, clause: null });
  session.apply({ on: 'formation', do: 'let act', pieces });
  assert.deepEqual([left().length, haltedFormationsIn(state())], [before, []], 'let go, they can act again');
  assert.equal(state().toast, null, 'and it is no longer said that they stand fast');
  assert.ok(marked().length > 0);
});

test('a halted unit moves again with a new order; other halted ones of the formation stay', async () => {
  const { judge, session, state } = openedAt('american-legions', 'cowpens', 'move');
  const { head } = judge;
  session.apply({ on: 'formation', do: 'choose', id: 'regiment:3' });
  session.apply({ on: 'formation', do: 'stand fast' });
  const halted = haltedUnitsIn(state());
  const choice = state().asked!.menu.all.find(({ picks }) =>
    piecesPicked(picks).some((id) => halted.includes(id)),
  )!;
  session.apply({ on: 'board', do: 'choose', choice });
  await settled();
  assert.ok(judge.head > head);
  const gone = new Set(piecesPicked(choice.picks));
  assert.deepEqual(
    haltedUnitsIn(state()),
    halted.filter((id) => !gone.has(id)),
  );
});

test('a halt lasts until the end of the step in which it was ordered', async () => {
  const { session, state } = openedAt('american-legions', 'cowpens', 'gun-sides');
  session.store.put({
    ...state(),
    halted: {
      during: 'long ago',
      formations: [{ called: new Name('All'), pieces: state().scene!.pieces.map(({ id }) => id) }],
    },
  });
  assert.ok(listStillToAct(state().asked!.menu.rows, state()).length > 0);
  session.apply({ on: 'formation', do: 'choose', id: 'everybody:0' });
  session.apply({ on: 'formation', do: 'stand fast' });
  assert.equal(listStillToAct(state().asked!.menu.rows, state()).length, 0);
  session.apply({ on: 'board', do: 'choose', choice: state().asked!.ending!.choice! });
  await settled();
  assert.notEqual(state().asked?.kind, 'gun-sides');
  assert.ok(listStillToAct(state().asked!.menu.rows, state()).length > 0);
});

test('a take-back withdraws an order that waits for its first throw, and not the step before it', async () => {
  const { judge, session, state } = openedAt('morschauser', 'maida', 'act');
  const { head } = judge;
  session.apply({ on: 'formation', do: 'choose', id: 'brigade:2' });
  session.apply({ on: 'formation', do: 'give', gesture: { kind: 'advance', by: 3000 } });
  assert.match(
    describePause(formationIn(state())!.shown!.plan),
    /^First dice are thrown, once you confirm: /,
  );
  session.apply({ on: 'formation', do: 'carry out' });
  await settled();
  assert.ok(meaningOfPicks(state())?.preview.throws, 'the throw lies there');
  session.apply({ on: 'seat', do: 'take back' });
  await session.replied;
  await settled();
  assert.deepEqual([state().unfinished, meaningOfPicks(state()), judge.head], [null, null, head]);
  assert.match(state().toast!.sentence, /is taken back\.$/);
});

test('on a touch screen an order shown first waits for a second tap, even if all units can do it', async () => {
  const { session, judge, state } = openedAt('american-legions', 'cowpens', 'move');
  const { head } = judge;
  session.apply({ on: 'formation', do: 'choose', id: 'regiment:3' });
  session.apply({
    on: 'formation',
    do: 'give',
    gesture: { kind: 'advance', by: 2 },
    point: null,
    looks: true,
  });
  await settled();
  assert.equal(judge.head, head);
  assert.deepEqual(
    [formationIn(state())!.shown!.waits, formationIn(state())!.shown!.plan.stragglers],
    [true, []],
  );
  session.apply({
    on: 'formation',
    do: 'give',
    gesture: { kind: 'advance', by: 2 },
    point: null,
    looks: true,
  });
  await settled();
  assert.ok(judge.head > head);
});
