import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact, offered, places } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';

type T = ReturnType<typeof contact>;
const webster = (t: T) => [0, 1].map((i) => t.unit('Webster', i)) as [number, number];
/** The second unit of Webster has a higher Morale Rating than the first. */
const picked = (_s: S.State, t: T): void => {
  Object.assign(t.field.units[t.unit('Webster', 1)] as object, { morale: 2 });
};

clause(
  ['FL-12.43m', 'FL-12.43l'],
  'an attacker with two vacated hexes takes one of its choice; another hex is refused',
  () => {
    const t = contact({ eaton: { status: 'Poor', at: ['0505', '0605', '1505'] } });
    t.does({ do: 'shock' }, [6]);
    const [a, b] = webster(t);
    assert.equal(offered(t, 'advance').length, 3);
    const { code, clause: by } = t.refuses({ do: 'advance', unit: a, hex: t.hex('0405') });
    assert.deepEqual([code, by], ['FL-R-NOT-VACATED', 'FL-12.43m']);
    t.does({ do: 'advance', unit: a, hex: t.hex('0605') });
    assert.deepEqual([places(t, [a, b]), t.state.facing[a]], [['0605', '0606'], 0]);
  },
);

clause('FL-12.43k', 'the highest Morale Rating goes first, the rest stay if no hex is left', () => {
  const t = contact({ eaton: { status: 'Poor', at: ['0605', '1505'] }, prepare: picked });
  t.does({ do: 'shock' }, [6]);
  assert.deepEqual(places(t, webster(t)), ['0506', '0605']);
  const choice = contact({
    webster: { at: ['0406', '0506'] },
    eaton: { status: 'Poor', at: ['0505', '0605', '1505'] },
    prepare: picked,
  });
  choice.does({ do: 'shock' }, [6]);
  const [a] = webster(choice);
  const { code, clause: by } = choice.refuses({ do: 'advance', unit: a, hex: choice.hex('0505') });
  assert.deepEqual([code, by], ['FL-R-MORALE-ORDER', 'FL-12.43k']);
});

clause(['FL-12.43m', 'FL-10.0e'], 'a Close pair advances together', () => {
  const t = contact({
    webster: { at: ['0506', '0506'], formation: 'Close' },
    eaton: { status: 'Poor', at: ['0505', '1505'] },
  });
  t.does({ do: 'shock' }, [6]);
  assert.deepEqual(places(t, webster(t)), ['0505', '0505']);
});

clause('FL-12.43m', 'no unit advances into ground that it cannot enter', () => {
  const t = contact({
    webster: { kind: 'cavalry', at: ['0506'] },
    eaton: { status: 'Poor', at: ['0505', '1505'] },
    more: { terrain: { '0505': 'building' } },
  });
  t.does({ do: 'shock' }, [6]);
  assert.deepEqual(places(t, [t.unit('Webster')]), ['0506']);
});

clause(
  ['FL-12.72c', 'FL-12.72d', 'FL-12.82a', 'FL-12.82b', 'FL-14.0f', 'FL-14.0h'],
  'an advancing unit takes guns in the hex, also Abandoned ones; guns alone fall with the Line',
  () => {
    const t = contact({
      eaton: { status: 'Poor', at: ['0505', '1505'] },
      americanGuns: [{ at: '0605' }, { at: '0505' }],
      prepare: (s, at) => void (s.abandoned[at.gun(1, 1)] = 1),
    });
    t.does({ do: 'shock' }, [6]);
    t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
    assert.deepEqual(places(t, webster(t)), ['0505', '0605']);
    assert.deepEqual([t.state.fate[t.gun(1)], t.state.fate[t.gun(1, 1)]], [S.CAPTURED, S.CAPTURED]);
    assert.deepEqual(t.state.lostGuns, [0, 2]);
    const taken = t.logItems.filter(({ sentence }) => / (is|are) Captured\.$/.test(sentence));
    assert.equal(taken.length, 2);
  },
);

clause('FL-12.72c', 'a gun whose hex no enemy enters stays', () => {
  const t = contact({
    webster: { at: ['0506'] },
    eaton: { status: 'Poor', at: ['0505', '1505'] },
    americanGuns: [{ at: '0605' }],
  });
  t.does({ do: 'shock' }, [6]);
  t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
  assert.equal(t.state.fate[t.gun(1)], S.ON_MAP);
});

clause(
  ['FL-4.63a', 'FL-4.63c'],
  'a lone enemy leader next to the hex advanced into is placed at once',
  () => {
    const t = contact({
      webster: { at: ['0506'] },
      eaton: { status: 'Poor', at: ['0505', '1505'], leader: '0404', range: 20 },
    });
    t.does({ do: 'shock' }, [6]);
    assert.equal(t.state.leaderAt[t.leader('Eaton')], t.hex('1505'));
  },
);

clause('FL-4.5d', 'a leader with a unit that advances goes with it, or stays behind', () => {
  for (const goes of [true, false]) {
    const t = contact({
      webster: { at: ['0506'], leader: '0506' },
      eaton: { status: 'Poor', at: ['0505', '1505'], leader: '1505', range: 20 },
    });
    t.does({ do: 'shock' }, [6]);
    assert.equal(t.asked().standing?.same?.(), null, 'nobody is beside the hex he stays in');
    assert.deepEqual(
      [...t.asked().options()],
      [true, false].map((each) => ({ do: 'leader-goes', goes: each })),
    );
    t.does({ do: 'leader-goes', goes });
    assert.equal(t.state.leaderAt[t.leader('Webster')], t.hex(goes ? '0505' : '0506'));
  }
});
