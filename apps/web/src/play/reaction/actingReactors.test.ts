import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { meaningOfPicks } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { actingReactorsIn } from './actingReactors.ts';

/** A session of the side that is asked such a question in Flintlock, if at least `most` units may act. */
function openedAt(battle: string, kind: string, most: number) {
  const judge = playTo(
    'flintlock',
    battle,
    (question) => question.kind === kind && (question.standing?.units.length ?? 0) >= most,
  );
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('flintlock'), () => 'at once');
  const state = () => session.store.get();
  return { judge, session, state, reactors: state().asked!.reactors };
}

/** Waits until all sent answers are judged. */
const judged = () => new Promise((resolve) => setImmediate(resolve));

test('all that may return the fire are asked at once: any of them, from list or map, are one answer', async () => {
  const { judge, session, state, reactors } = openedAt('camden', 'return-fire', 3);
  assert.ok(reactors.every(({ odds }) => /^(\d+\.\d % for|no chance of) a Disorder or worse$/.test(odds)));
  const [first, second, third] = reactors as [
    (typeof reactors)[0],
    (typeof reactors)[0],
    (typeof reactors)[0],
  ];
  const head = judge.head;
  session.apply({ on: 'board', do: 'toggle reactor', reactor: third });
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: first.piece }] });
  session.apply({ on: 'board', do: 'toggle reactor', reactor: second });
  assert.deepEqual(actingReactorsIn(state()), [third, first, second]);
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: second.piece }] });
  assert.deepEqual(actingReactorsIn(state()), [third, first], 'named once more he acts no longer');
  assert.ok(meaningOfPicks(state())?.preview.throws, 'the card is shown');
  assert.equal(judge.head, head, 'and nothing given');
  session.apply({ on: 'board', do: 'confirm' });
  await judged();
  const { answer } = judge.record.entries.at(-1) as unknown as { answer: { shots: { unit: number }[] } };
  assert.deepEqual(
    answer.shots.map(({ unit }) => unit),
    [third.number, first.number],
  );
});

test('Back removes the last named unit, and naming none is not an answer', () => {
  const { session, state, reactors } = openedAt('guilford', 'reaction-fire', 2);
  session.apply({ on: 'board', do: 'act with', acting: reactors });
  assert.equal(actingReactorsIn(state()).length, reactors.length);
  session.apply({ on: 'board', do: 'step back' });
  assert.deepEqual(actingReactorsIn(state()), reactors.slice(0, -1));
  session.apply({ on: 'board', do: 'act with', acting: [] });
  assert.equal(meaningOfPicks(state()), null);
  assert.equal(state().asked!.ending!.label, 'Hold fire');
});
