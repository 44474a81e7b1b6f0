import assert from 'node:assert/strict';
import { type LogItem, type ManualEdit, type Umpire } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { commanding, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { commanderId, companyId, officerId } from '../model/names.ts';
import * as S from '../model/state.ts';
import { editByHand } from './by-hand.ts';
import { editFields } from './edit-fields.ts';

/** British foot in two hexes and on the track, horse, skirmishers and a gun; the Americans far off. */
function field(prepare: (t: Situation) => void = () => {}): Situation {
  return commanding(
    {
      Foot: { at: [[0, 0], [0, 0], [2, 0], null], order: 'MOVE' },
      Horse: { at: [[4, 0]], arm: 'cavalry', order: 'FIRE' },
      Jagers: { at: [[-3, 2]], arm: 'skirmisher', skirmishers: true },
    },
    {
      british: { regiments: {}, guns: [{ at: [-2, 3] }], commander: { at: [0, 0] } },
      impassable: [[1, 3]],
      prepare,
    },
  );
}

/** Makes changes by hand; the sentences logged, or the code of the refusal. */
function byHand(t: Situation, ...edits: readonly ManualEdit[]): readonly string[] | string {
  const items: LogItem[] = [];
  const umpire: Umpire = {
    throw: () => assert.fail('Nothing is thrown for a change by hand.'),
    emit: (item) => items.push(item()),
  };
  const refused = editByHand(umpire, t.field, t.state, edits);
  return refused ? refused.code : items.map(({ sentence }) => sentence);
}
const change = (company: number, set: ManualEdit['set']): ManualEdit => ({ piece: companyId(company), set });
const to = (t: Situation, q: number, r: number) => ({ place: { hex: t.hex(q, r) } });
const off = { place: null } as const;
const shown = (t: Situation, piece: string) =>
  Object.fromEntries(editFields(t.field, t.state, piece).map((each) => [each.id, each.value]));
const choices = (t: Situation, company: number, id: string) =>
  editFields(t.field, t.state, companyId(company)).flatMap((each) =>
    each.id === id && each.kind === 'choice' ? each.choices.map(({ value }) => value) : [],
  );

clause(['AL-4.5k', 'AL-7.33k', 'AL-4.14b'], 'each value set by hand is what the form then shows', () => {
  const t = field();
  const [foot, spare, gun, jager] = [
    t.company('Foot', 2),
    t.company('Foot', 3),
    t.gun(0),
    t.company('Jagers'),
  ];
  assert.deepEqual(shown(t, companyId(foot)), {
    ...{ ...to(t, 2, 0), facing: 0, state: 'in good order', command: 'in', order: 'MOVE', morale: 'steady' },
  });
  assert.deepEqual(choices(t, foot, 'facing'), [0, 1, 2, 3, 4, 5]);
  const said = byHand(t, change(foot, { facing: 2, state: 'disordered', command: 'out', order: 'FIRE' }));
  assert.deepEqual(said, [
    'By hand: the 3d company of the Foot, disordered, facing south-east, out of command, order Fire.',
  ]);
  assert.deepEqual(shown(t, companyId(foot)), {
    ...{ ...to(t, 2, 0), facing: 2, state: 'disordered', command: 'out', order: 'FIRE', morale: 'steady' },
  });
  assert.deepEqual(byHand(t, change(foot, { command: 'in', order: 'none', state: 'in good order' })), [
    'By hand: the 3d company of the Foot, in good order, in command, no order.',
  ]);
  assert.deepEqual(
    [shown(t, companyId(foot))['order'], shown(t, companyId(foot))['command']],
    ['none', 'in'],
  );
  assert.deepEqual(Object.keys(shown(t, companyId(spare))), ['place', 'facing', 'state']);
  assert.deepEqual(shown(t, companyId(spare))['place'], null);

  assert.deepEqual(Object.keys(shown(t, companyId(gun))), ['place', 'facing', 'state', 'command', 'gun']);
  assert.equal(shown(t, companyId(gun))['gun'], 'unlimbered');
  assert.deepEqual(byHand(t, change(gun, { gun: 'limbered' })), ['By hand: the Royal gun, limbered.']);
  assert.equal(shown(t, companyId(gun))['gun'], 'limbered');
  assert.deepEqual(byHand(t, change(gun, { gun: 'unlimbered' })), ['By hand: the Royal gun, unlimbered.']);
  assert.equal('gun' in shown(t, companyId(foot)), false);

  assert.deepEqual(
    [foot, gun, jager].map((company) => choices(t, company, 'state')),
    [
      ['in good order', 'disordered', 'on the Regiment Track', 'eliminated'],
      ['in good order', 'disordered', 'eliminated'],
      ['in good order', 'eliminated'],
    ],
  );
  assert.equal('morale' in shown(t, companyId(jager)), false);
});

clause(
  ['AL-4.12e', 'AL-4.13a'],
  'a company taken off by hand is put on its track or eliminated, as the player chose',
  () => {
    const t = field();
    const [a, b, c] = [t.company('Foot'), t.company('Foot', 1), t.company('Foot', 2)];
    assert.deepEqual(byHand(t, change(a, off)), ['By hand: the 1st company of the Foot, eliminated.']);
    assert.deepEqual(byHand(t, change(b, { state: 'on the Regiment Track' })), [
      'By hand: the 2d company of the Foot, on the Regiment Track.',
    ]);
    assert.deepEqual([t.state.status[a], t.state.status[b]], [S.ELIMINATED, S.ON_TRACK]);
    assert.deepEqual([t.state.at[b], t.state.facing[b], t.state.outOfCommand[b]], [S.NONE, S.NONE, 0]);
    assert.equal(byHand(t, change(c, { ...to(t, 1, 0), state: 'eliminated' })), 'off-map');
    assert.equal(byHand(t, change(a, { state: 'disordered' })), 'off-map');
    assert.equal(byHand(t, change(a, { facing: 1 })), 'off-map');
    assert.equal(byHand(t, change(c, { place: { hex: 999 } })), 'off-map');
    assert.deepEqual(byHand(t, change(c, to(t, 1, 0))), ['By hand: the 3d company of the Foot, to 1009.']);
    assert.deepEqual([t.state.at[c], t.state.facing[c]], [t.hex(1, 0), 0]);
  },
);

clause(
  ['AL-4.15c', 'AL-4.13a'],
  'a company put back by hand brings back its regiment and the leader who left with it',
  () => {
    const t = field();
    const horse = t.company('Horse');
    const regiment = t.regiment('Horse');
    const leader = t.leader('Horse');
    t.state.at[horse] = S.NONE;
    t.state.facing[horse] = S.NONE;
    t.state.status[horse] = S.ELIMINATED;
    t.state.regimentState[regiment] = S.GONE;
    t.state.leaderAt[leader] = S.NONE;
    byHand(t, change(horse, to(t, 3, 0)));
    assert.deepEqual([t.state.status[horse], t.state.facing[horse]], [S.BATTLEWORTHY, 0]);
    assert.deepEqual([t.state.regimentState[regiment], t.state.leaderAt[leader]], [S.OK, t.hex(3, 0)]);

    for (const [commander, back] of [
      [true, false],
      [false, true],
    ] as const) {
      const u = field();
      const foot = u.company('Foot');
      byHand(u, ...[0, 1, 2].map((i) => change(u.company('Foot', i), off)));
      u.state.leaderStep[u.leader('Foot')] = S.RELIEVED;
      u.state.leaderAt[u.leader('Foot')] = S.NONE;
      u.state.commanderFor[0] = u.leader('Foot');
      if (!commander) u.state.commanderAt[0] = S.NONE;
      byHand(u, change(foot, to(u, 1, 1)));
      assert.equal(u.state.leaderStep[u.leader('Foot')] === S.LAST_STEP, back);
      assert.equal(u.state.leaderAt[u.leader('Foot')] === u.hex(1, 1), back);
      assert.equal(u.state.commanderFor[0] === S.NONE, back);
    }
  },
);

clause(
  ['AL-2.4d', 'AL-4.12e'],
  'companies in a hex turn together by hand, and one put there takes their facing',
  () => {
    const t = field();
    const [a, b, c] = [t.company('Foot'), t.company('Foot', 1), t.company('Foot', 2)];
    byHand(t, change(a, { facing: 4 }));
    assert.deepEqual(
      [a, b, c].map((company) => t.state.facing[company]),
      [4, 4, 0],
    );
    byHand(t, change(c, to(t, 0, 0)));
    assert.equal(t.state.facing[c], 4);
    byHand(t, change(c, off));
    byHand(t, change(c, to(t, 0, 0)));
    assert.equal(t.state.facing[c], 4);
    byHand(t, change(c, { morale: 'routed' }));
    assert.equal(byHand(t, change(c, { facing: 1 })), 'no-facing');
  },
);

clause(
  ['AL-4.14b', 'AL-4.15c'],
  'a regiment routed by hand has no order and no facing until it is steadied',
  () => {
    const t = field();
    const [a, b, c] = [t.company('Foot'), t.company('Foot', 1), t.company('Foot', 2)];
    t.state.facing[c] = 3;
    assert.deepEqual(byHand(t, change(a, { morale: 'routed' })), [
      'By hand: the 1st company of the Foot, its regiment routed.',
    ]);
    assert.equal(t.state.regimentState[t.regiment('Foot')], S.ROUTED);
    assert.deepEqual(
      [a, b, c].map((company) => t.state.facing[company]),
      [S.NONE, S.NONE, S.NONE],
    );
    assert.equal(shown(t, companyId(a))['morale'], 'routed');
    assert.equal(byHand(t, change(a, { order: 'FIRE' })), 'routed');
    assert.deepEqual(byHand(t, change(c, to(t, 1, 0))), ['By hand: the 3d company of the Foot, to 1009.']);
    assert.equal(t.state.facing[c], S.NONE);
    assert.deepEqual(byHand(t, change(a, { morale: 'steady' })), [
      'By hand: the 1st company of the Foot, its regiment steady.',
    ]);
    assert.equal(t.state.regimentState[t.regiment('Foot')], S.OK);
    assert.deepEqual(
      [a, b, c].map((company) => t.state.facing[company]),
      [0, 0, 0],
    );
    assert.equal(t.state.facing[t.company('Foot', 3)], S.NONE);
    t.state.facing[a] = 5;
    byHand(t, change(a, { morale: 'steady' }));
    assert.equal(t.state.facing[a], 5, 'nothing changes for one that is steady');
    t.state.rout = { company: a, points: 1, visited: [] };
    assert.equal(byHand(t, change(a, { facing: 1 })), 'on-rout');
  },
);

clause(
  'AL-4.2e',
  'an officer put by hand shares a hex with men of his; a commander may leave the map',
  () => {
    const t = field();
    const leader = officerId(0, t.leader('Foot'));
    assert.deepEqual(shown(t, leader), to(t, 0, 0));
    assert.deepEqual(byHand(t, { piece: leader, set: to(t, 2, 0) }), ['By hand: Colonel of Foot, to 1109.']);
    assert.deepEqual(shown(t, leader), to(t, 2, 0));
    assert.equal(byHand(t, { piece: leader, set: to(t, 4, 0) }), 'leader_alone');
    t.state.leaderAt[t.leader('Foot')] = t.hex(2, 0);
    const greene = commanderId(0);
    assert.deepEqual(byHand(t, { piece: greene, set: off }), ['By hand: Rawdon, off the map.']);
    assert.deepEqual([t.state.commanderAt[0], t.state.commanderState[0]], [S.NONE, S.REMOVED]);
    byHand(t, { piece: greene, set: to(t, 4, 0) });
    assert.deepEqual([t.state.commanderAt[0], t.state.commanderState[0]], [t.hex(4, 0), S.ON_MAP]);
    t.state.commanderFor[0] = t.leader('Horse');
    byHand(t, { piece: greene, set: to(t, 4, 0) });
    assert.equal(t.state.commanderState[0], S.ACTING);
    assert.equal(typeof byHand(t, { piece: greene, set: off }), 'string');
    assert.deepEqual(editFields(t.field, t.state, 'nothing'), []);
  },
);

clause(
  ['AL-6.2a', 'AL-6.3b', 'AL-6.4a', 'AL-6.4b'],
  'by hand no company gets onto barred ground, among enemies, or a full hex',
  () => {
    const rows = [
      ['Foot', [1, 3], 'impassable'],
      ['Foot', [0, -7], 'enemy_in_hex'],
      ['Foot', [4, 0], 'mixed_arms'],
      ['Foot', [1, 0], 1],
    ] as const;
    for (const [name, [q, r], end] of rows) {
      const t = field();
      const said = byHand(t, change(t.company(name, 0), to(t, q, r)));
      assert.equal(typeof end === 'string' ? said : said.length, end, JSON.stringify([end, said]));
    }
    const full = commanding({ Foot: { at: [...stack(4, 0, 0), [2, 0]] } });
    assert.equal(byHand(full, change(full.company('Foot', 4), to(full, 0, 0))), 'overstacked');
    byHand(full, change(full.company('Foot', 3), to(full, 1, 0)));
  },
);
