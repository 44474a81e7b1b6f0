import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { moving } from '../../test/set-ups.ts';
import type { Action, Answer } from '../model/answers.ts';
import { marchOf } from '../play/march.ts';
import { meaning, picks } from './clicks.ts';
import { meantMove } from './moves.ts';

/** Marches that a person means who clicks hexes. */

clause(
  ['AL-6.3c', 'AL-6.3e', 'AL-6.1b'],
  'a way past friends is meant before one through them that costs as much',
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
    assert.deepEqual(acted([2, -2]).disordered, [foot], 'there is no way past them that is as short');
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
    'Passing through disorders the 1st, 2d and 3d companies of the Friends and the marching companies (AL-6.3c).',
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
