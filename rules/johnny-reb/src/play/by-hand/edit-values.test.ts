import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import type { ManualEdit } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { footprintOf } from '../../model/board.ts';
import { NONE } from '../../model/field.ts';
import { officerPiece, unitPiece } from '../../model/naming.ts';
import * as S from '../../model/state.ts';
import { byHand, change, general, off, shown, table, to } from '../../testing/edits.ts';
import { editFields } from './edit-fields.ts';

clause(
  ['JR-2.2a', 'JR-3.1a', 'JR-3.1b', 'JR-3.1c', 'JR-8.2a', 'JR-1.2f', 'JR-1.5a', 'JR-3.3a', 'JR-10.5a'],
  'the form of a unit offers every value that its arm may have, and no other',
  () => {
    const t = table();
    const choices = (values: readonly string[]) =>
      values.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
    const { x, y } = footprintOf(t.field, t.s, 0);
    const foot = ['single_line', 'extended_line', 'skirmish', 'march_column', 'double_line'];
    const choice = (id: string, label: string, value: string, values: readonly string[]) => ({
      ...{ id, label, kind: 'choice', value },
      choices: choices(values),
    });
    assert.deepEqual(editFields(t.field, t.s, unitPiece(0)), [
      { id: 'place', label: 'Where', kind: 'place', value: { spot: { x, y } }, removable: true },
      { id: 'facing', label: 'Faces (degrees)', kind: 'heading', value: 0 },
      choice('formation', 'Formation', 'single_line', foot),
      { id: 'strength', label: 'Figures', kind: 'number', value: 12, least: 1, most: 12 },
      choice('morale', 'Morale', 'good', ['good', 'shaken', 'routed']),
      choice('order', 'Order', 'in order', ['in order', 'disordered']),
      choice('ammunition', 'Ammunition', 'full', ['full', 'low', 'out']),
    ]);
    const guns = editFields(t.field, t.s, unitPiece(2));
    assert.deepEqual(guns.slice(2, 4), [
      choice('formation', 'Formation', 'unlimbered', ['limbered', 'unlimbered']),
      { id: 'strength', label: 'Sections', kind: 'number', value: 2, least: 1, most: 2 },
    ]);
    t.s.sections[2] = 0.5;
    assert.equal(shown(t, unitPiece(2))['strength'], 1, 'half a section is shown as one');
    assert.deepEqual(editFields(t.field, t.s, officerPiece(0)), [
      {
        ...{ id: 'place', label: 'Where', kind: 'place', removable: false },
        value: { spot: { x: inches(10), y: inches(9.25) } },
      },
    ]);
    for (const piece of [unitPiece(4), officerPiece(1), ''])
      assert.deepEqual(editFields(t.field, t.s, piece), []);
  },
);

clause(
  'JR-3.4a',
  'a change by hand ends a refused flank only if formation, order or stands no longer allow it',
  () => {
    const kept = (set: ManualEdit['set'], refuses = 1): boolean => {
      const t = table();
      t.s.refuses[0] = refuses;
      assert.equal(byHand(t, change(0, set)).length, 1, JSON.stringify(set));
      return t.s.refuses[0] === refuses;
    };
    const rows: readonly (readonly [set: ManualEdit['set'], kept: boolean])[] = [
      [{ ammunition: 'low' }, true],
      [{ morale: 'shaken' }, true],
      [{ order: 'in order' }, true],
      [{ facing: 100 }, true],
      [{ strength: 7 }, true],
      [{ strength: 6 }, false],
      [{ order: 'disordered' }, false],
      [{ formation: 'double_line' }, false],
      [{ formation: 'single_line' }, false],
    ];
    for (const [set, stays] of rows)
      for (const side of [1, -1]) assert.equal(kept(set, side), stays, JSON.stringify(set));
  },
);

clause('JR-2.2a', 'one change by hand may move and turn a unit; a turn alone leaves it in its place', () => {
  const t = table();
  byHand(t, change(0, { ...to(10, 20), facing: 900 }));
  const placed = footprintOf(t.field, t.s, 0);
  assert.deepEqual([placed.x, placed.y, placed.facing], [inches(10), inches(20), 900]);
  byHand(t, change(0, { facing: 1800 }));
  const turned = footprintOf(t.field, t.s, 0);
  assert.deepEqual([turned.x, turned.y, turned.facing], [inches(10), inches(20), 1800]);
});

clause('JR-6.2h', 'nothing is changed by hand while a unit is on the march', () => {
  const rows: readonly ((s: S.State) => void)[] = [
    (s) => {
      s.moving = {
        ...{ unit: 1, rest: [], row: null, half: false, disengaging: false, bonus: null },
        ...{ spent: 0, exposed: false },
      };
    },
    (s) => {
      s.pushing = { unit: 1, bonus: 3 };
    },
  ];
  for (const march of rows) {
    const t = table();
    march(t.s);
    assert.equal(byHand(t, change(0, { ammunition: 'low' })), 'JR-6.2h');
  }
});

clause(
  ['JR-16.2b', 'JR-16.1a'],
  'an officer touches a unit that is a hundredth of an inch away, but not one farther away',
  () => {
    // The B2 is 3.5 broad and its front is at 10: its right edge is at 21.75.
    const beside = (x: number, unit: number) => {
      const t = table();
      if (unit === 3) {
        t.s.x[3] = t.s.x[1] as number;
        t.s.y[3] = (t.s.y[1] as number) - inches(0.75);
        t.s.fate[1] = S.DESTROYED;
      }
      const said = byHand(t, general({ place: { spot: { x, y: inches(9.5) } } }));
      return typeof said === 'string' ? said : t.s.attached[0];
    };
    assert.deepEqual([beside(21_760, 1), beside(21_761, 1)], [1, NONE]);
    assert.deepEqual([beside(21_760, 3), beside(21_761, 3)], ['JR-16.2b', NONE]);
  },
);

clause(
  ['JR-5.7a', 'JR-5.4c'],
  'a unit off the table is in no charge, and may be put back while they are fought',
  () => {
    const t = table();
    t.s.phase = S.CHARGES;
    byHand(t, change(1, off));
    t.s.charges[1] = 3;
    assert.deepEqual(byHand(t, change(1, to(20, 12))), ['By hand: the B2, put on the table.']);
  },
);

clause('JR-13.5c', 'a brigade waits for its commander as long as one of its units is on the table', () => {
  const t = table();
  t.s.unplaced = [0];
  byHand(t, change(0, off), change(1, off));
  assert.deepEqual(t.s.unplaced, [0]);
  byHand(t, change(2, off));
  assert.deepEqual(t.s.unplaced, []);
});

clause(['JR-1.5b', 'JR-1.4f'], 'guns with nothing left come back by hand with all their sections', () => {
  const t = table();
  byHand(t, change(2, off));
  t.s.sections[2] = 0;
  byHand(t, change(2, to(30, 12)));
  assert.deepEqual([t.s.sections[2], shown(t, unitPiece(2))['strength']], [2, 2]);
  byHand(t, change(2, off));
  t.s.sections[2] = 1;
  byHand(t, change(2, to(30, 12)));
  assert.equal(t.s.sections[2], 1);
});
