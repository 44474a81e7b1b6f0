import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import { meaningOfPicks } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { findOrderableFormations } from './offered.ts';

const POINT = { x: 10, y: 10 };
/** Enemies clicked on for each formation. */
const ENEMIES = 2;

for (const [system, battle, kind] of [
  ['american-legions', 'cowpens', 'move'],
  ['flintlock', 'camden', 'turn'],
  ['morschauser', 'maida', 'act'],
  ['johnny-reb', 'brawners-farm', 'moves'],
] as const)
  test(`${system}: with a formation chosen, a click on any enemy answers at the pointer or opens an odds card`, () => {
    const judge = playTo(system, battle, (question) => question.kind === kind);
    const { side } = judge.open[0]!;
    const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
    const state = () => session.store.get();
    const enemies = state().scene!.pieces.filter((piece) => piece.side !== side && piece.place !== null);
    const step = Math.ceil(enemies.length / ENEMIES);
    const { head } = judge;
    const mute: string[] = [];
    let clicks = 0;
    for (const { id, name } of findOrderableFormations(state()))
      for (const enemy of enemies.filter((_, i) => i % step === 0)) {
        session.apply({ on: 'formation', do: 'let go' });
        session.apply({ on: 'board', do: 'select', picks: [] });
        session.apply({ on: 'formation', do: 'choose', id });
        session.apply({ on: 'board', do: 'click', candidates: listPicksOn(enemy), how: { point: POINT } });
        const after = state();
        const { toast } = after;
        const meaning = meaningOfPicks(after);
        if (toast?.point !== POINT && !meaning) mute.push(`${name} at ${enemy.name}`);
        clicks++;
      }
    assert.ok(clicks >= ENEMIES - 1, `${clicks} clicks`);
    assert.deepEqual(mute, []);
    assert.equal(judge.head, head, 'nothing is given by it');
  });
