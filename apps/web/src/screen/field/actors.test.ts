import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { listPickablePieces } from '../../play/clicking/pickable.ts';
import { unlistedIn } from '../../play/picking/clickLegality.ts';
import { Session } from '../../play/session.ts';
import { changeMode } from '../../play/state/transition.ts';
import { GameHost, playTo } from '../../play/testing.ts';
import { findActors } from './actors.ts';

/** A page of the side that is asked a question of this kind at Cowpens. */
function openedAt(system: string, kind: string) {
  const judge = playTo(system, 'cowpens', (question) => question.kind === kind);
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
  const gun = () =>
    session.store.get().scene!.pieces.find((piece) => piece.kind === 'gun' && piece.side === side)!;
  return { session, gun, actors: () => findActors(session.store.get())! };
}

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

test('a gun chosen in the list is shown with its targets; before that, all units that can act are', async () => {
  const { session, gun, actors } = openedAt('flintlock', 'turn');
  const all = actors();
  assert.ok(all.who.some(({ id }) => id === gun().id) && all.who.length > 10);
  assert.deepEqual(all.targets, []);
  session.apply({ on: 'board', do: 'select', picks: [gun().place!] });
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.equal(session.store.get().asked?.kind, 'gun-action');
  assert.deepEqual(
    actors().who.map(({ id }) => id),
    [gun().id],
  );
  assert.match(
    actors()
      .targets.map(({ name }) => name)
      .join(),
    /North Carolina Rifles/,
  );
});

test('a body chosen in the list is shown whole; a form shows its units until one is selected', () => {
  const { session, actors } = openedAt('morschauser', 'act');
  const { group: id } = session.store
    .get()
    .scene!.pieces.find(({ side, kind }) => side === 0 && kind === 'foot')!;
  session.apply({ on: 'board', do: 'select', picks: [{ body: id }] });
  assert.ok(actors().who.length > 1);
  assert.ok(actors().who.every(({ group }) => group === id));
  const [first] = session.store.get().scene!.pieces;
  const sheet = { sheet: { rows: [{ id: 'row', piece: first!.id }] }, row: null };
  const fills = (open: object) =>
    session.store.put(
      changeMode(session.store.get(), { at: 'sheet', open, hand: session.store.get().mode } as never),
    );
  fills(sheet);
  assert.deepEqual(actors(), { who: [first], targets: [], chosen: false });
  fills({ ...sheet, row: 'row' });
  assert.equal(actors(), null);
});

test('if a question lists no unit, only the units that can be turned by hand are marked and found', () => {
  const judge = playTo('morschauser', 'maida', (question) => {
    const only = [...question.options()].length === 1;
    return only && question.prompt().includes('turn, or stay');
  });
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  const state = session.store.get();
  assert.deepEqual(state.asked?.menu.rows, []);
  const marked = listPickablePieces(state)!;
  const { prompt } = state.asked!;
  const named = state.scene!.pieces.filter(({ id }) => marked.includes(id));
  assert.ok(named.length > 0);
  for (const { name } of named) assert.ok(prompt.includes(name), `${name}: ${prompt}`);
  assert.deepEqual(
    findActors(state)!.who.map(({ id }) => id),
    marked,
  );
});

test('if a question lists the units that may act, only they are shown', () => {
  const judge = playTo('morschauser', 'maida', ({ kind }) => kind === 'act');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  assert.ok(session.store.get().asked!.menu.rows.length > 0);
  assert.deepEqual(unlistedIn(session.store.get()), []);
});

test('a question that names no unit on the map is about all troops of the side asked', () => {
  const { session, actors } = openedAt('flintlock', 'seize');
  const { scene, asked } = session.store.get();
  const own = scene!.pieces.filter(({ side, place }) => side === asked!.side && place !== null);
  assert.deepEqual(actors(), { who: own, targets: [], chosen: false });
});
