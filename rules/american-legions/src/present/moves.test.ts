import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { FAR, moving, running, stack } from '../../test/set-ups.ts';
import type { Action, Answer } from '../model/answers.ts';
import { marchOf } from '../play/march.ts';
import { meaning, picks } from './clicks.ts';
import * as S from '../model/state.ts';
import { meantMove } from './moves.ts';

/** Marches that a person means who clicks hexes. */

clause(
  ['AL-6.3c', 'AL-6.3e', 'AL-6.1b'],
  'clicks mean a way past friends rather than one through them, unless the hexes of friends are clicked',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] }, Friends: { at: [[1, -1]], facing: 2 } });
    const foot = t.company('Foot');
    const meant = (...hexes: [number, number][]) =>
      meantMove(
        t.field,
        t.state,
        [foot],
        hexes.map(([q, r]) => ({ hex: t.hex(q, r) })),
      );
    const acted = (...hexes: [number, number][]) => marchOf(t.field, t.state, [foot], meant(...hexes) ?? []);
    const past = acted([3, -1]);
    assert.deepEqual([past.disordered, past.refused], [[], null]);
    assert.deepEqual(acted([2, -2]).disordered, [], 'also if it is longer');
    assert.deepEqual(acted([3, -3]).disordered, [foot], 'there is no way past them in reach');
    assert.deepEqual(
      acted([1, -1], [3, -3]).disordered,
      [foot],
      'nor is their hex left out by whom it is clicked',
    );
    assert.equal(
      acted([1, -1], [4, -4]).refused?.sentence,
      'The Foot cannot get there: that costs 5 movement points, one of them for passing through friends, and 4 are left.',
    );
  },
);

clause('AL-6.3c', 'friends who are passed are named together', () => {
  const friends: [number, number][] = [
    [1, -1],
    [1, -1],
    [1, -1],
  ];
  const t = moving({ Foot: { at: [[0, 0]] }, Friends: { at: friends, facing: 2 } });
  const through: Answer = {
    do: 'move',
    companies: [t.company('Foot')],
    leaders: [],
    actions: ['NE', 'NE'],
  };
  const { warns } = picks({ field: t.field, state: t.state, known: [] }, t.asked(), through);
  assert.deepEqual(warns, [
    'Passing through friends disorders the 1st, 2d and 3d companies of the Friends and the marching company (AL-6.3c).',
  ]);
});

clause(
  ['AL-5.1a', 'AL-6.1b'],
  'a march by a longer route lists every hex and facing, and clicks on them give it',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] } });
    for (const actions of [
      ['about', 'about'],
      ['right', 'left', 'NE'],
      ['NE', 'right'],
      ['right', 'E', 'left'],
    ] satisfies Action[][]) {
      const march: Answer = { do: 'move', companies: [t.company('Foot')], actions, leaders: [] };
      assert.equal(t.asked().refuse(march), null, actions.join());
      const clicks = picks({ field: t.field, state: t.state, known: [] }, t.asked(), march).picks;
      const found = meaning({ field: t.field, state: t.state, known: [] }, t.asked(), clicks);
      assert.ok(
        found?.do === 'move' && found.actions.length === actions.length,
        `${actions}: ${JSON.stringify(found)}`,
      );
    }
  },
);

clause(
  ['AL-6.3c', 'AL-6.3d', 'AL-6.3f'],
  'a march warns of all whom it disorders: marchers and friends in good order, no skirmishers',
  () => {
    const t = moving({
      Foot: { at: stack(2, 0, 0) },
      Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
      Friends: { at: [[1, -1]], facing: 2 },
    });
    const [first, second] = [t.company('Foot'), t.company('Foot', 1)];
    const jäger = t.company('Jägers');
    const warned = (...companies: number[]) => {
      const march: Answer = { do: 'move', companies, leaders: [], actions: ['NE', 'NE'] };
      const { warns } = picks({ field: t.field, state: t.state, known: [] }, t.asked(), march);
      return warns?.join() ?? null;
    };
    const says = (whom: string) => `Passing through friends disorders ${whom} (AL-6.3c).`;
    assert.equal(warned(first, second), says('the Friends and the marching companies'));
    assert.equal(warned(jäger), null);
    assert.equal(warned(first, jäger), says('the Friends and the 1st company of the Foot'));
    t.state.status[t.company('Friends')] = S.DISORDERED;
    assert.equal(warned(first), says('the marching company'));
    t.state.status[first] = S.DISORDERED;
    assert.equal(warned(first), null);
    t.state.status[t.company('Friends')] = S.BATTLEWORTHY;
    assert.equal(warned(first), says('the Friends'));
  },
);

clause(
  ['AL-6.3c', 'AL-6.1b'],
  'clicks mean the way past friends even if the marchers are disordered, if they have the points',
  () => {
    const t = moving({
      Horse: { at: [[0, 0]], arm: 'cavalry' },
      Friends: { at: [[1, -1]], arm: 'cavalry', facing: 2 },
    });
    const horse = t.company('Horse');
    t.state.status[horse] = S.DISORDERED;
    const meant = (q: number, r: number) => {
      const actions = meantMove(t.field, t.state, [horse], [{ hex: t.hex(q, r) }]) ?? [];
      const { passed, refused } = marchOf(t.field, t.state, [horse], actions);
      return [passed.length, refused];
    };
    assert.deepEqual(meant(3, -1), [0, null]);
    assert.deepEqual(meant(2, -2), [0, null]);
    assert.deepEqual(meant(6, -6), [1, null], 'only the straight way is short enough');
  },
);

clause(
  ['AL-8.1c', 'AL-6.1j'],
  'clicks for a stack with a gun in it mean turns that the gun can make, whoever is clicked first',
  () => {
    const guns = [{ at: [0, 0] as const, moving: true }];
    const t = moving({ Foot: { at: stack(2, 0, 0) } }, { british: { regiments: {}, guns }, american: FAR });
    const companies = [t.company('Foot'), t.gun(0)];
    assert.deepEqual(meantMove(t.field, t.state, companies, [{ hex: t.hex(0, 0) }, { corner: 3 }]), [
      'right',
      'right',
      'right',
    ]);
  },
);

clause(
  ['AL-6.3e', 'AL-6.1c'],
  'a march is told with the points it takes, the one for passing friends too',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] }, Friends: { at: [[1, -1]], facing: 2 } });
    const cost = (...actions: Action[]) => {
      const march: Answer = { do: 'move', companies: [t.company('Foot')], leaders: [], actions };
      return picks({ field: t.field, state: t.state, known: [] }, t.asked(), march).cost;
    };
    assert.deepEqual([cost('NE'), cost('NE', 'NE'), cost('NW', 'right')], [1, 3, 2]);
  },
);

clause(
  ['AL-6.31a', 'AL-6.31b'],
  'a step of a rout warns of friends whom it disorders: where it has to run on, and not where it ends',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 0]] }, Next: { at: [[0, 1]] } },
      { impassable: [[-1, 1]] },
    );
    const foot = t.company('Foot');
    const warned = (q: number, r: number) =>
      picks({ field: t.field, state: t.state, known: [] }, t.asked(), {
        do: 'rout',
        company: foot,
        hex: t.hex(q, r),
      }).warns?.join() ?? null;
    const says = 'Running through friends disorders the Next (AL-6.31a).';
    // The only first step is taken unasked; the question is where it goes from there.
    assert.equal(t.state.at[foot], t.hex(0, 1));
    assert.equal(warned(0, 2), says);
    t.does({ do: 'rout', company: foot, hex: t.hex(0, 2) });
    assert.equal(warned(0, 3), null);
  },
);
