import assert from 'node:assert/strict';
import { degrees, inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { footprintOf } from '../../model/board.ts';
import { NONE } from '../../model/field.ts';
import { officerPiece, unitPiece } from '../../model/naming.ts';
import * as S from '../../model/state.ts';
import { FORMATIONS, LEVELS } from '../../tables/index.ts';
import { byHand, change, general, off, shown, table, to } from '../../testing/edits.ts';
import { editFields } from './edit-fields.ts';

clause(['JR-2.2c', 'JR-3.4a', 'JR-4.1d'], 'each value set by hand is what the form then shows', () => {
  const t = table();
  const { place: _, facing: __, ...state } = shown(t, unitPiece(0));
  assert.deepEqual(state, {
    ...{ formation: 'single_line', strength: 12, morale: 'good', order: 'in order', ammunition: 'full' },
  });
  t.s.refuses[0] = 1;
  const set = { strength: 7, morale: 'shaken', order: 'disordered', ammunition: 'low' };
  assert.deepEqual(byHand(t, change(0, set)), [
    'By hand: the B1, figures now 7, morale shaken, disordered, ammunition low.',
  ]);
  const now = shown(t, unitPiece(0));
  assert.deepEqual({ ...now, ...set }, now);
  assert.equal(t.s.refuses[0], 0, 'a refused flank is given up with the order');
  assert.deepEqual(byHand(t, change(0, { formation: 'double_line', order: 'in order', facing: 900 })), [
    'By hand: the B1, facing 90 degrees, in double line, in order.',
  ]);
  assert.deepEqual(
    [t.s.formation[0], t.s.disordered[0], footprintOf(t.field, t.s, 0).facing],
    [FORMATIONS.indexOf('double_line'), 0, degrees(90)],
  );
  t.s.order[0] = S.MARKERS.indexOf('M');
  byHand(t, change(0, { ammunition: 'out' }));
  assert.equal(t.s.order[0], S.MARKERS.indexOf('M'));
  byHand(t, change(0, { morale: 'routed' }));
  assert.deepEqual([t.s.level[0], t.s.order[0]], [LEVELS.indexOf('routed'), NONE]);
  assert.equal(shown(t, unitPiece(2))['strength'], 2);
  assert.deepEqual(byHand(t, change(2, { strength: 1 })), ['By hand: the B3, sections now 1.']);
  assert.equal(t.s.sections[2], 1);
  assert.deepEqual(editFields(t.field, t.s, 'nobody'), []);
});

clause('JR-2.2c', 'a unit put by hand stands there, unless there is no space or it is off the table', () => {
  const t = table();
  const { x, y } = footprintOf(t.field, t.s, 0);
  assert.deepEqual(byHand(t, change(0, { place: { spot: { x, y: y + inches(3) } } })), [
    'By hand: the B1, put 3 inches away.',
  ]);
  assert.deepEqual(shown(t, unitPiece(0))['place'], { spot: { x, y: y + inches(3) } });
  const onto = footprintOf(t.field, t.s, 1);
  assert.equal(byHand(table(), change(0, { place: { spot: { x: onto.x, y: onto.y } } })), 'JR-2.2c');
  assert.equal(byHand(table(), change(0, to(0.1, 0.1))), 'JR-2.2c');
  const near = table();
  const middle = footprintOf(near.field, near.s, 0);
  near.s.x[0] = onto.x;
  near.s.y[0] = onto.y;
  assert.equal(byHand(near, change(0, { morale: 'shaken' })).length, 1, 'what has not moved may stay');
  assert.equal(byHand(near, change(0, { facing: 100 })), 'JR-2.2c');
  assert.equal(byHand(near, change(0, { formation: 'skirmish' })), 'JR-2.2c');
  assert.equal(byHand(near, change(0, { strength: 5 })), 'JR-2.2c');
  assert.equal(byHand(near, change(0, { place: { spot: { x: middle.x, y: middle.y } } })).length, 1);
});

clause(
  ['JR-1.5b', 'JR-16.1a', 'JR-13.5c'],
  'a unit taken off by hand is destroyed until it is put back',
  () => {
    const t = table();
    byHand(t, change(0, { strength: 7, morale: 'shaken', order: 'disordered' }));
    t.s.unplaced = [0];
    const said = byHand(t, change(1, off));
    assert.deepEqual(said, ['By hand: the B2, off the table.']);
    assert.deepEqual([t.s.fate[1], t.s.unplaced], [S.DESTROYED, [0]]);
    assert.deepEqual(Object.keys(shown(t, unitPiece(1))), ['place', 'facing']);
    assert.equal(shown(t, unitPiece(1))['place'], null);
    assert.deepEqual(byHand(t, change(1, off)), ['By hand: the B2, off the table.']);
    assert.equal(byHand(t, change(1, { facing: 0 })), 'JR-2.2c');
    const joins = byHand(t, change(0, off));
    assert.match(String(joins.at(1)), /General B1/);
    assert.equal(shown(t, unitPiece(0))['place'], null);
    t.s.level[0] = 1;
    t.s.disordered[0] = 1;
    assert.deepEqual(byHand(t, change(0, to(10, 12))), ['By hand: the B1, put on the table.']);
    const { morale, order, strength } = shown(t, unitPiece(0));
    assert.deepEqual([t.s.fate[0], morale, order, strength], [S.ON_TABLE, 'good', 'in order', 7]);
    byHand(t, change(0, off));
    t.s.stands[0] = [0, 0, 0, 0];
    byHand(t, change(0, to(10, 12)));
    assert.equal(shown(t, unitPiece(0))['strength'], 12, 'at full strength if it had nothing left');
    for (const unit of [0, 1, 2]) byHand(t, change(unit, off));
    assert.deepEqual(t.s.unplaced, [], 'a brigade without a unit gets no new commander');
  },
);

clause(
  ['JR-16.1a', 'JR-16.2b'],
  'an officer put by hand is with the unit of his that he touches, or alone',
  () => {
    const t = table();
    const other = footprintOf(t.field, t.s, 1);
    assert.deepEqual(byHand(t, general({ place: { spot: { x: other.x, y: other.y } } })), [
      'By hand: General B1, put 10 inches away.',
    ]);
    assert.equal(t.s.attached[0], 1);
    byHand(t, general(to(20, 20)));
    assert.deepEqual([t.s.attached[0], t.s.officerX[0], t.s.officerY[0]], [NONE, inches(20), inches(20)]);
    assert.deepEqual(shown(t, officerPiece(0)), to(20, 20));
    const enemy = footprintOf(t.field, t.s, 3);
    assert.equal(byHand(t, general({ place: { spot: { x: enemy.x, y: enemy.y } } })), 'JR-16.2b');
    for (const [x, y] of [
      [-1, 5],
      [5, -1],
      [41, 5],
      [5, 41],
    ] as const)
      assert.equal(byHand(t, general(to(x, y))), 'JR-2.2c', `${x} ${y}`);
    for (const [x, y] of [
      [0, 5],
      [5, 0],
      [40, 5],
      [5, 40],
    ] as const)
      assert.equal(byHand(t, general(to(x, y))).length, 1, `${x} ${y}`);
    t.s.officer[0] = S.FALLEN;
    assert.deepEqual(editFields(t.field, t.s, officerPiece(0)), []);
  },
);

clause(['JR-5.7a', 'JR-5.4c'], 'no unit in a charge is changed by hand, until the charges are over', () => {
  const edit = change(0, { strength: 5 });
  const rows: readonly ((s: S.State) => void)[] = [
    (s) => {
      s.charges[0] = 3;
    },
    (s) => {
      s.supports[0] = 1;
    },
    (s) => {
      s.charges[3] = 0;
    },
  ];
  for (const charge of rows) {
    const t = table();
    t.s.phase = S.CHARGES;
    charge(t.s);
    assert.equal(byHand(t, edit), 'JR-5.7a');
    t.s.phase = S.CHARGES + 1;
    assert.equal(byHand(t, edit).length, 1);
  }
  assert.equal(byHand(table(), edit).length, 1);
});
