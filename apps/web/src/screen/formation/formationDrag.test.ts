import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { idOfPlace } from '../../common/places.ts';
import { listPicksOn } from '../../play/picking/clicking.ts';
import { Session } from '../../play/session.ts';
import { narrowedIn, picksIn, previewIn } from '../../play/state/modeSelectors.ts';
import { GameHost, playTo } from '../../play/testing.ts';
import { startPieceDrag } from './formationDrag.ts';

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 120; n++) await new Promise((resolve) => setImmediate(resolve));
}

test('a single selected company is dragged to where a click would send it, with its path; others are not', async () => {
  const asks = ({ side, kind }: Question<unknown>) => side === 0 && kind === 'move';
  const judge = playTo('american-legions', 'cowpens', asks);
  const session = new Session(new GameHost(judge, [0]), needRulebook('american-legions'), () => 'at once');
  const state = () => session.store.get();
  const standsAt = (id: string) => idOfPlace(state().scene!.pieces.find((each) => each.id === id)!.place!);
  const troop = state().scene!.pieces.find(({ kind, side }) => kind === 'horse' && side === 0)!;
  const pointed = { piece: troop.id, place: standsAt(troop.id) };
  assert.equal(startPieceDrag(session, pointed), null, 'it is not chosen');
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(troop) });
  const goal = [...narrowedIn(state())!.next.values()].flatMap(({ pick }) =>
    'hex' in pick ? [idOfPlace(pick)] : [],
  )[0]!;
  const carried = startPieceDrag(session, pointed)!;
  carried.over(goal);
  assert.ok(previewIn(state()), 'the march is shown while it is carried');
  carried.over(null);
  assert.equal(previewIn(state()), null);
  const { head } = judge;
  carried.drop(pointed.place);
  await settled();
  assert.equal(judge.head, head, 'set down where it was it does nothing');
  startPieceDrag(session, pointed)!.drop(goal);
  await settled();
  assert.ok(judge.head > head || picksIn(state()).length > 1, 'it is the click on that hex');
});
