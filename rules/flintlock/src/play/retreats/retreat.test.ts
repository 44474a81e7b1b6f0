import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Contact, contact, offered, places } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';

type T = ReturnType<typeof contact>;

/** One attacker at 0506 and one defender at 0505. Only Webster bars the defender from 0405, 0404 and 0504. */
const ONE: Contact = {
  webster: { at: ['0506'] },
  eaton: { at: ['0505', '1505'], leader: '1505', range: 20 },
};

/** The Line at 0505 has to retreat after a Shock it has lost by 3. */
function beaten(of: Contact): T {
  const t = contact(of);
  t.does({ do: 'shock' }, [3], [6], [3]);
  return t;
}

/** The Line at 0505 has to Fall Back. */
function falling(of: Contact): T {
  const t = contact(of);
  t.does({ do: 'shock' }, [6]);
  return t;
}

const hexes = (t: T): string[] =>
  offered(t, 'retreat')
    .map(({ hex }) => t.field.map.labels[hex] ?? '')
    .sort();

/** Americans who stand behind the Line, in a Command of their own. */
const behind = (...at: string[]): Contact => ({
  ...ONE,
  americans: { Hall: { at, leader: '1503', range: 20 } },
});

clause(
  ['FL-12.62a', 'FL-12.61d', 'FL-12.62e'],
  'a retreat is one hex, next to none of the attackers, with the facing unchanged',
  () => {
    const t = beaten(ONE);
    assert.deepEqual(hexes(t), ['0404', '0405', '0504']);
    const { code, clause: by } = t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0605') });
    assert.deepEqual([code, by], ['FL-R-NEARER', 'FL-12.62a']);
    assert.equal(
      t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0503') }).code,
      'FL-R-NEARER',
    );
    t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0405') });
    assert.deepEqual([places(t, [t.unit('Eaton')]), t.state.facing[t.unit('Eaton')]], [['0405'], 6]);
  },
);

clause(
  'FL-12.62c',
  'a retreat leads into no enemy ZOC, even if a friend is next to it, and not off the map',
  () => {
    const t = beaten({ ...ONE, britons: { Leslie: { at: ['0304'], facing: 2 } } });
    assert.deepEqual(hexes(t), ['0405', '0504']);
    const into = t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0404') });
    assert.deepEqual([into.code, into.clause], ['FL-R-ENEMY-ZOC', 'FL-12.62c']);
    const off = t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: 9999 });
    assert.deepEqual([off.code, off.clause], ['FL-R-OFF-MAP', 'FL-12.62c']);
  },
);

clause('FL-12.62c', 'a retreat leads into no ground that the unit cannot enter', () => {
  const t = contact({
    ...ONE,
    eaton: { at: ['0505', '1505'], kind: 'cavalry' },
    more: { terrain: { '0504': 'building' } },
  });
  t.does({ do: 'shock' });
  t.does({ do: 'stay' }, [3], [6], [3]);
  const { code } = t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0504') });
  assert.equal(code, 'FL-R-IMPASSABLE');
});

clause(
  ['FL-12.62b', 'FL-12.62f', 'FL-12.24a'],
  'a unit does not retreat onto another, not even a gun; without a hex it is eliminated',
  () => {
    const t = beaten({ ...behind('0404'), americanGuns: [{ at: '0504' }] });
    assert.equal(t.state.fate[t.unit('Eaton')], S.ON_MAP);
    const lost = beaten({ ...behind('0404', '0405'), americanGuns: [{ at: '0504' }] });
    assert.equal(lost.state.fate[lost.unit('Eaton')], S.LOST);
    assert.deepEqual(lost.state.lostUnits, [0, 1]);
    // Three hits of Superiority drop a level and are an event of their own; the unit lost is the next one.
    assert.deepEqual([S.statusOf(lost.state, 1), lost.state.track[1]], ['Fair', 1]);
    const choice = beaten(behind('0404'));
    const { code, clause: by } = choice.refuses({
      do: 'retreat',
      units: [choice.unit('Eaton')],
      hex: choice.hex('0404'),
    });
    assert.deepEqual([code, by], ['FL-R-OCCUPIED', 'FL-12.62b']);
  },
);

clause('FL-12.62h', 'a Close pair goes together or apart; two of different hexes do not go into one', () => {
  const pair: Contact = {
    webster: { at: ['0506'], status: 'Excellent' },
    eaton: { at: ['0505', '0505', '1505'], formation: 'Close', status: 'Fair', leader: '1505', range: 20 },
  };
  const t = contact(pair);
  t.does({ do: 'shock' }, [3], [6], [1]);
  const [a, b] = [t.unit('Eaton'), t.unit('Eaton', 1)];
  assert.equal(t.state.height[b], 1);
  t.does({ do: 'retreat', units: [b, a], hex: t.hex('0504') });
  assert.deepEqual(places(t, [a, b]), ['0504', '0504']);
  assert.equal((t.state.height[b] as number) > (t.state.height[a] as number), true);
  const apart = contact(pair);
  apart.does({ do: 'shock' }, [3], [6], [1]);
  apart.does({ do: 'retreat', units: [b], hex: apart.hex('0504') });
  assert.deepEqual(hexes(apart), ['0404', '0405']);
  const two = contact();
  two.does({ do: 'shock' }, [6]);
  const units = [two.unit('Eaton'), two.unit('Eaton', 1)];
  assert.equal(two.refuses({ do: 'retreat', units, hex: two.hex('0504') }).code, 'FL-R-OCCUPIED');
});

clause(['FL-12.62g'], 'each unit goes once', () => {
  const t = contact();
  t.does({ do: 'shock' }, [6]);
  t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0405') });
  assert.equal(
    t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0404') }).code,
    'FL-R-NOT-RETREATING',
  );
});

clause(
  ['FL-12.43g', 'FL-12.43h'],
  'without a free hex a unit falls back on friends: they go one hex and are Disordered',
  () => {
    const t = falling(behind('0404', '0405', '0504'));
    const hall = [0, 1, 2].map((i) => t.unit('Hall', i));
    t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0504') });
    const away = t.refuses({ do: 'retreat', units: [hall[2] as number], hex: t.hex('0605') });
    assert.deepEqual([away.code, away.clause], ['FL-R-NEARER', 'FL-12.62a']);
    t.does({ do: 'retreat', units: [hall[2] as number], hex: t.hex('0604') });
    assert.deepEqual(places(t, [t.unit('Eaton'), ...hall]), ['0504', '0404', '0405', '0604']);
    assert.deepEqual(
      hall.map((unit) => t.state.disordered[unit]),
      [0, 0, 1],
    );
    assert.equal(S.statusOf(t.state, t.command('Hall')), 'Good');
    assert.deepEqual(places(t, [t.unit('Webster')]), ['0505']);
  },
);

clause('FL-12.43h', 'a unit with a free hex pushes none, and after a lost Shock no unit is pushed', () => {
  const t = falling(behind('0504'));
  const refused = t.refuses({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0504') });
  assert.deepEqual([refused.code, refused.clause], ['FL-R-PUSH-NOT-NEEDED', 'FL-12.43h']);
  const lost = beaten(behind('0404', '0405', '0504'));
  assert.equal(lost.state.fate[lost.unit('Eaton')], S.LOST);
});

clause(
  'FL-12.43h',
  'a pushed unit pushes the next; guns cannot be pushed, nor a unit reached by way of them',
  () => {
    const guns = ['0404', '0405', '0603', '0604'].map((at) => ({ at }));
    const t = falling({ ...behind('0504', '0503'), americanGuns: guns });
    assert.equal(t.asked().kind, 'retreat-hex');
    assert.deepEqual(hexes(t), ['0402', '0403', '0502']);
    t.does({ do: 'retreat', units: [t.unit('Hall', 1)], hex: t.hex('0502') });
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Hall'), t.unit('Hall', 1)]), [
      '0504',
      '0503',
      '0502',
    ]);
    const more = ['0402', '0403', '0502'].map((at) => ({ at }));
    const shut = falling({ ...behind('0504', '0503'), americanGuns: [...guns, ...more] });
    assert.equal(shut.state.fate[shut.unit('Eaton')], S.LOST);
    assert.deepEqual(places(shut, [shut.unit('Hall'), shut.unit('Hall', 1)]), ['0504', '0503']);
  },
);

clause('FL-12.43h', 'no unit is pushed twice in one chain, though it could make room a second time', () => {
  const guns = ['0404', '0405', '0604', '0403', '0502'].map((at) => ({ at }));
  const t = falling({ ...behind('0504', '0503', '0603', '0402'), americanGuns: guns });
  const [first, second] = [t.unit('Hall'), t.unit('Hall', 1)];
  t.does({ do: 'retreat', units: [first], hex: t.hex('0503') });
  assert.deepEqual(hexes(t), ['0402', '0603'], 'not 0504, from where the first could push on into 0603');
  const back = t.refuses({ do: 'retreat', units: [second], hex: t.hex('0504') });
  assert.deepEqual([back.code, back.clause], ['FL-R-OCCUPIED', 'FL-12.62b']);
});

clause(
  ['FL-12.43g', 'FL-12.62h', 'FL-10.0e'],
  'a pair that is pushed goes together, or apart where both have a way',
  () => {
    const pair: Contact = {
      ...ONE,
      americans: { Hall: { at: ['0504', '0504'], formation: 'Close', leader: '0502', range: 20 } },
      americanGuns: [{ at: '0404' }, { at: '0405' }],
    };
    const t = falling(pair);
    const hall = [t.unit('Hall'), t.unit('Hall', 1)] as [number, number];
    t.does({ do: 'retreat', units: hall, hex: t.hex('0603') });
    assert.deepEqual(places(t, [t.unit('Eaton'), ...hall]), ['0504', '0603', '0603']);
    assert.deepEqual(
      hall.map((unit) => t.state.disordered[unit]),
      [1, 1],
    );
    const tight = falling({
      ...pair,
      americanGuns: [...(pair.americanGuns ?? []), { at: '0603' }, { at: '0604' }],
    });
    assert.deepEqual(places(tight, hall), ['0503', '0503']);
  },
);

clause(
  'FL-12.43h',
  'of a pair that is pushed, one does not take the only hex of the units that the other would push',
  () => {
    const guns = ['0404', '0405', '0604', '0402', '0403', '0502'].map((at) => ({ at }));
    const t = falling({
      ...ONE,
      americans: {
        Hall: { at: ['0504', '0504'], formation: 'Close', leader: '0502', range: 20 },
        Gunby: { at: ['0503'], leader: '0502', range: 20 },
      },
      americanGuns: guns,
    });
    const hall = [t.unit('Hall'), t.unit('Hall', 1)] as [number, number];
    assert.deepEqual(
      places(t, [t.unit('Eaton'), ...hall]),
      ['0504', '0603', '0603'],
      'together, the only way',
    );
    assert.deepEqual(places(t, [t.unit('Gunby')]), ['0503']);
  },
);

clause(
  ['FL-4.5d', 'FL-4.63c'],
  'a leader with a unit that retreats goes with it or stays, as his owner decides',
  () => {
    const t = beaten({ ...ONE, eaton: { at: ['0505', '1505'], leader: '0505', range: 20 } });
    t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0504') });
    assert.deepEqual([t.asked().kind, t.asked().side], ['leader-goes', 1]);
    t.does({ do: 'leader-goes', goes: true });
    assert.equal(t.state.leaderAt[t.leader('Eaton')], t.hex('0504'));
  },
);

clause(
  ['FL-4.5d', 'FL-4.63a'],
  'a leader left alone next to an enemy joins his men unasked; the owner is asked if some are as near',
  () => {
    const retreating = (at: readonly string[]) => {
      const t = beaten({ ...ONE, eaton: { at, leader: '0505', range: 20 } });
      t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0504') });
      return t;
    };
    for (const goes of [true, false]) {
      const t = retreating(['0505', '1505']);
      assert.deepEqual(t.asked().standing?.same?.(), { do: 'leader-goes', goes: true });
      t.does({ do: 'leader-goes', goes });
      assert.equal(t.state.leaderAt[t.leader('Eaton')], t.hex('0504'), `told to go: ${goes}`);
    }
    const near = retreating(['0505', '0405']);
    assert.equal(near.asked().standing?.same?.(), null, 'others of his Command are as near');
  },
);

clause('FL-12.43h', 'a unit with a gun in its hex is not pushed', () => {
  const guns = ['0404', '0405', '0504'].map((at) => ({ at }));
  const t = falling({ ...behind('0504'), americanGuns: guns });
  assert.equal(t.state.fate[t.unit('Eaton')], S.LOST);
  assert.deepEqual(places(t, [t.unit('Hall')]), ['0504']);
});

clause(['FL-12.43g', 'FL-12.62f'], 'results for the Line are logged with its units', () => {
  const pushed = falling(behind('0404', '0405', '0504'));
  pushed.does({ do: 'retreat', units: [pushed.unit('Eaton')], hex: pushed.hex('0504') });
  pushed.does({ do: 'retreat', units: [pushed.unit('Hall', 2)], hex: pushed.hex('0604') });
  const kinds = pushed.logItems.map(({ what }) => (what as { kind: string } | null)?.kind);
  assert.deepEqual(
    ['retreat', 'morale', 'move'].filter((kind) => !kinds.includes(kind)),
    [],
  );
  const lost = beaten(behind('0404', '0405', '0504'));
  const removed = lost.logItems.find(({ what }) => (what as { kind: string } | null)?.kind === 'removed');
  assert.deepEqual(removed?.what, {
    kind: 'removed',
    pieces: [`unit:${lost.unit('Eaton')}`],
    how: 'destroyed',
  });
});
