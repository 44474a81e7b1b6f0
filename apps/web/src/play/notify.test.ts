/** Counts how often the page draws: one event is one notification, and no impossible state is seen in between. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { Session } from './session.ts';
import { formationIn, meaningOfPicks, picksIn, sheetIn, shownEntryIn } from './state/modeSelectors.ts';
import type { SessionState } from './state/state.ts';
import { GameHost, playTo } from './testing.ts';

const settled = async () => {
  for (let n = 0; n < 120; n++) await new Promise((done) => setImmediate(done));
};

/** A formation with picks or a card, a question during a look back, a sheet without a question. */
const isImpossible = (state: SessionState): boolean =>
  (formationIn(state) !== null && (picksIn(state).length > 0 || meaningOfPicks(state) !== null)) ||
  (shownEntryIn(state) !== null && state.asked !== null) ||
  (sheetIn(state) !== null && state.asked === null);

for (const [system, battle, kind, formation, entries] of [
  ['american-legions', 'cowpens', 'move', 'regiment:3', 2],
  ['flintlock', 'cowpens', 'turn', 'command:0', 6],
] as const)
  test(`${system}: one event notifies once, and an order of ${entries} answers once an answer`, async () => {
    const judge = playTo(system, battle, ({ side, kind: asked }) => side === 0 && asked === kind, {}, 'all');
    const session = new Session(new GameHost(judge, [0]), needRulebook(system), () => 'at once');
    const state = () => session.store.get();
    let notified = 0;
    session.store.subscribe(() => {
      notified++;
      assert.ok(!isImpossible(state()));
    });
    const counted = async (act: () => void) => {
      notified = 0;
      act();
      await settled();
      return notified;
    };
    const { rows } = state().asked!.menu;
    const row = rows.find(({ pick }) => 'piece' in pick) ?? rows[0]!;
    const acts: readonly (readonly [what: string, act: () => void])[] = [
      ['pick one', () => session.apply({ on: 'board', do: 'click', candidates: [row.pick] })],
      ['select a formation', () => session.apply({ on: 'formation', do: 'choose', id: formation })],
      ['look back', () => session.apply({ on: 'past', do: 'show', entry: 0 })],
      ['return to the present', () => session.apply({ on: 'past', do: 'show', entry: null })],
      ['select the formation again', () => session.apply({ on: 'formation', do: 'choose', id: formation })],
    ];
    for (const [what, act] of acts) assert.equal(await counted(act), 1, what);
    const { head } = judge;
    const ordered = await counted(() =>
      session.apply({ on: 'formation', do: 'give', gesture: { kind: 'advance', by: 2 } }),
    );
    assert.equal(judge.head - head, entries);
    assert.ok(ordered <= entries + 1, `${ordered} notifications`);
    assert.ok((await counted(() => session.apply({ on: 'seat', do: 'take back' }))) <= 2);
  });
