import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsStep, pickKey } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { facingsOf } from '../picking/facings.ts';
import { Session } from '../session.ts';
import { narrowedIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';
import { listNextButtons, listRemaining } from './answerLists.ts';

/** Number of rows of a question that are tested. */
const ROWS = 12;

/** The next choices that cannot be made by a click on the map or a button. */
function unreached(state: SessionState): string[] {
  if (listRemaining(state).length > 0) return [];
  const listed = listNextButtons(state).map(({ pick }) => pickKey(pick));
  const chevrons = facingsOf(state)?.choices.map(({ facing }) => pickKey({ heading: facing })) ?? [];
  return [...(narrowedIn(state)?.next.values() ?? [])]
    .filter(({ pick }) => 'button' in pick || 'heading' in pick)
    .map(({ pick }) => pickKey(pick))
    .filter((key) => !listed.includes(key) && !chevrons.includes(key));
}

for (const [system, battle, ...kinds] of [
  ['american-legions', 'waxhaws', 'orders', 'move'],
  ['flintlock', 'cowpens', 'turn', 'action', 'gun-action'],
  ['morschauser', 'maida', 'act', 'move', 'shoot'],
  ['johnny-reb', 'mcphersons-ridge', 'moves'],
] as const)
  test(`${system}: every choice other than a route is a button or a chevron`, () => {
    for (const kind of kinds) {
      const judge = playTo(system, battle, (question) => question.kind === kind);
      const { side } = judge.open[0]!;
      const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
      const state = () => session.store.get();
      const rows = state().asked!.menu.rows.filter(({ pick }) => !endsStep([pick]));
      for (const { pick } of rows.slice(0, ROWS)) {
        session.apply({ on: 'board', do: 'select', picks: [pick] });
        assert.deepEqual(unreached(state()), [], `${kind}: ${pickKey(pick)}`);
      }
    }
  });
