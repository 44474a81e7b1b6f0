import assert from 'node:assert/strict';
import { type LogItem, type ManualEdit, type Umpire } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { companyId, generalId } from '../src/model/board.ts';
import * as S from '../src/model/state.ts';
import { editByHand, editFields } from '../src/play/by-hand.ts';
import { acts, begin, FAR, inch, type TestGame } from './battlefield.ts';

/**
 * Changes by an umpire's hand: two companies of South on the table and one off it, and a general with none of them.
 */

function field(change: (s: S.State) => void = () => {}): TestGame {
  return begin(
    {
      south: [
        {
          at: [
            [20, 10],
            [26, 10],
            [32, 10],
          ],
        },
      ],
      north: FAR,
    },
    change,
  );
}

/** Makes changes by hand; the sentences logged, or the code of the refusal. */
function byHand(t: TestGame, ...edits: readonly ManualEdit[]): readonly string[] | string {
  const items: LogItem[] = [];
  const umpire: Umpire = {
    throw: () => assert.fail('Nothing is thrown for a change by hand.'),
    emit: (item) => items.push(item()),
  };
  const refused = editByHand(umpire, t.field, t.s, edits);
  return refused ? `${refused.code} ${refused.clause}` : items.map(({ sentence }) => sentence);
}
const change = (company: number, set: ManualEdit['set']): ManualEdit => ({ piece: companyId(company), set });
const general = (set: ManualEdit['set']): ManualEdit => ({ piece: generalId(0), set });
const to = (x: number, y: number) => ({ place: { spot: { x: inch(x), y: inch(y) } } });
const off = { place: null } as const;
const shown = (t: TestGame, piece: string) =>
  Object.fromEntries(editFields(t.field, t.s, piece).map((each) => [each.id, each.value]));

clause(['MM-A1r', 'MM-B1l'], 'each value set by hand of a company is what the form then shows', () => {
  const t = field();
  assert.deepEqual(shown(t, companyId(1)), { ...to(26, 10), facing: 0, strength: 4, nerve: 'steady' });
  t.s.onWall[1] = 1;
  assert.deepEqual(byHand(t, change(1, { nerve: 'routing', strength: 2 })), [
    'By hand: the 2nd company of the S 0, strength 2, routing.',
  ]);
  assert.deepEqual(shown(t, companyId(1)), { ...to(26, 10), facing: 0, strength: 2, nerve: 'routing' });
  assert.equal(t.s.onWall[1], 1, 'it has not been put elsewhere');
  assert.deepEqual(byHand(t, change(1, { ...to(26, 13), facing: 450 })), [
    'By hand: the 2nd company of the S 0, put 3 inches away, facing 45 degrees.',
  ]);
  assert.deepEqual(shown(t, companyId(1)), { ...to(26, 13), facing: 450, strength: 2, nerve: 'routing' });
  assert.equal(t.s.onWall[1], 0);
  assert.deepEqual(byHand(t, change(1, { nerve: 'steady' })), [
    'By hand: the 2nd company of the S 0, steady.',
  ]);
  assert.equal(shown(t, companyId(1))['nerve'], 'steady');
  assert.equal(byHand(t, change(1, to(71.9, 10))), 'off-table MM-B1l');
  assert.deepEqual(editFields(t.field, t.s, 'nobody'), []);
});

clause(
  ['MM-A1r', 'MM-B6ai'],
  'a company taken off by hand is lost until it is put back, at full strength',
  () => {
    const t = field();
    byHand(t, change(1, { strength: 1 }));
    assert.deepEqual(byHand(t, change(1, off)), ['By hand: the 2nd company of the S 0, off the table.']);
    assert.equal(t.s.status[1], S.LOST);
    assert.deepEqual(Object.keys(shown(t, companyId(1))), ['place', 'facing', 'strength']);
    assert.equal(shown(t, companyId(1))['place'], null);
    assert.deepEqual(byHand(t, change(1, off)), ['By hand: the 2nd company of the S 0, off the table.']);
    assert.equal(byHand(t, change(1, { strength: 2 })), 'off-table null');
    assert.deepEqual(byHand(t, change(1, to(30, 20))), [
      'By hand: the 2nd company of the S 0, put on the table.',
    ]);
    assert.deepEqual(shown(t, companyId(1)), { ...to(30, 20), facing: 0, strength: 4, nerve: 'steady' });
  },
);

clause(['MM-A5l', 'MM-B3q'], 'no company is changed by hand while it acts or is in a charge', () => {
  const t = field();
  t.give(acts([0]));
  assert.equal(byHand(t, change(0, { strength: 1 })), 'acting MM-A5l');
  assert.equal(byHand(t, change(1, { strength: 1 })).length, 1);
  t.s.group = null;
  t.s.target[0] = 4;
  for (const company of [0, 4]) assert.equal(byHand(t, change(company, { strength: 1 })), 'charged MM-B3q');
  assert.equal(byHand(t, change(2, { strength: 1 })).length, 1);
});

clause(
  ['MM-B1l', 'MM-B1n', 'MM-E2ab'],
  'a general put by hand joins the company he touches, and stands on none',
  () => {
    const t = field();
    assert.deepEqual(shown(t, generalId(0)), { ...to(36, 1), facing: 0 });
    assert.deepEqual(byHand(t, general({ ...to(40, 20), facing: 900 })), [
      'By hand: General South, put 19.4 inches away, facing 90 degrees.',
    ]);
    assert.deepEqual(shown(t, generalId(0)), { ...to(40, 20), facing: 900 });
    assert.equal(byHand(t, general(to(-1, 5))), 'off-table MM-B1l');
    assert.deepEqual(byHand(t, general(off)), ['By hand: General South, off the table.']);
    assert.equal(t.s.generalLost[0], 1);
    assert.equal(shown(t, generalId(0))['place'], null);
    assert.equal(byHand(t, general({ facing: 0 })), 'off-table null');
    assert.deepEqual(byHand(t, general(to(40, 20))), ['By hand: General South, put on the table.']);
    assert.equal(t.s.generalLost[0], 0);
    const enemy = field();
    assert.equal(byHand(enemy, general(to(60, 40))), 'on-company MM-B1n');
    const own = field();
    byHand(own, general(to(20, 8.9)));
    assert.equal(own.s.attached[0], 0);
  },
);

clause('MM-BAT1f', 'nothing is changed by hand while the armies are bought and placed', () => {
  for (const step of [S.BUY, S.PLACE]) {
    const t = field();
    t.s.step = step;
    assert.equal(byHand(t, change(0, { strength: 1 })), 'setting-up MM-BAT1f');
    assert.deepEqual(editFields(t.field, t.s, companyId(0)), []);
  }
});

clause(['MM-B1h', 'MM-B1k', 'MM-B1l'], 'no company is put onto another by hand', () => {
  const t = field();
  assert.match(String(byHand(t, change(0, to(26, 10.2)))), /MM-B1/);
});
