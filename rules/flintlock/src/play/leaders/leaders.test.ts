import assert from 'node:assert/strict';
import { distance } from '@linstock/ground';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Duel, duel, facingOff } from '../../../test/firing.ts';
import { assertRefused, marching } from '../../../test/marching.ts';
import type { Situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';
import { ridesOf, sampleRide } from './rides.ts';

const FAR: Duel = { british: ['1012'], american: ['1802'] };

const riding = (t: Situation, name: string, hexes: readonly string[]) =>
  ({ do: 'ride', leader: t.leader(name), path: hexes.map((id) => t.hex(id)) }) as const;

const assertAt = (t: Situation, name: string, hex: string | null): void => {
  const at = t.state.leaderAt[t.leader(name)] as number;
  assert.equal(at === S.NONE ? null : t.field.map.labels[at], hex, name);
};

clause(
  ['FL-4.5a', 'FL-4.5c', 'FL-4.1c', 'FL-4.2c', 'FL-7.11d'],
  'a leader rides up to 8 Movement Points at the cost of Open',
  () => {
    const t = duel({ ...FAR, field: { terrain: { '1015': 'heavy woods' } } });
    const eight = ['1015', '1014', '1013', '1012', '1011', '1010', '1009'];
    assertRefused(t, riding(t, 'Webster', [...eight, '1008']), 'FL-R-LEADER-MA', 'FL-4.5a');
    t.does(riding(t, 'Webster', eight));
    assertAt(t, 'Webster', '1009');
  },
);

clause('FL-4.5b', 'a Subordinate Leader rides once, in the turn of his Command', () => {
  const t = duel(FAR);
  assertRefused(t, riding(t, 'Cornwallis', ['1015']), 'FL-R-LEADER-INACTIVE', 'FL-4.5b');
  assertRefused(t, riding(t, 'Eaton', ['1004']), 'FL-R-LEADER-INACTIVE', 'FL-4.5b');
  t.does(riding(t, 'Webster', ['1015']));
  assertRefused(t, riding(t, 'Webster', ['1014']), 'FL-R-ACTED', 'FL-4.5b');
});

clause(['FL-4.5b', 'FL-5.41a'], 'a Subordinate Leader rides in a partially active Command too', () => {
  const t = facingOff(FAR);
  const away = facingOff({
    ...FAR,
    prepare: (s, { leader, hex }) => (s.leaderAt[leader('Cornwallis')] = hex('0101')),
  });
  away.does({ do: 'command', command: away.command('Webster') });
  away.does({ do: 'partial' });
  away.does(riding(away, 'Webster', ['1015']));
  assertAt(away, 'Webster', '1015');
  t.does({ do: 'command', command: t.command('Webster') });
});

clause('FL-4.5b', 'the Overall Leader rides once, between two turns', () => {
  const t = facingOff(FAR);
  assertRefused(t, riding(t, 'Webster', ['1015']), 'FL-R-LEADER-INACTIVE', 'FL-4.5b');
  t.does(riding(t, 'Cornwallis', ['1015']));
  assertAt(t, 'Cornwallis', '1015');
  assertRefused(t, riding(t, 'Cornwallis', ['1014']), 'FL-R-ACTED', 'FL-4.5b');
  assertRefused(t, { do: 'pass' }, 'FL-R-ALREADY-ACTED', 'FL-5.1d');
});

clause(
  'FL-4.5c',
  'a leader enters no enemy’s hex, and an enemy Zone of Control only if his own men are there',
  () => {
    const t = duel({ british: ['1011'], american: ['1010'] });
    const up = ['1015', '1014', '1013', '1012'];
    assertRefused(t, riding(t, 'Webster', [...up, '1111']), 'FL-R-LEADER-ZOC', 'FL-4.5c');
    assertRefused(t, riding(t, 'Webster', [...up, '1011', '1010']), 'FL-R-OCCUPIED', 'FL-4.5c');
    t.does(riding(t, 'Webster', [...up, '1011']));
    assertAt(t, 'Webster', '1011');
  },
);

clause(['FL-4.5c', 'FL-7.11c'], 'a leader rides neither over closed ground nor off the map', () => {
  const t = duel(FAR);
  assertRefused(t, riding(t, 'Webster', ['1010']), 'FL-R-OFF-MAP', 'FL-7.11c');
  assertRefused(t, { do: 'ride', leader: t.leader('Webster'), path: [9999] }, 'FL-R-OFF-MAP', 'FL-7.11c');
});

clause('FL-4.5c', 'every ride offered is legal', () => {
  const t = duel({ british: ['1011'], american: ['1010'] });
  const rides = [...t.asked().options()].filter((answer) => answer.do === 'ride');
  assert.ok(rides.length > 100);
  for (const ride of rides) assert.equal(t.asked().refuse(ride), null);
});

clause(['FL-4.5a', 'FL-4.5c'], 'a leader may ride to every hex within his reach except barred ones', () => {
  const t = duel({ british: ['1011'], american: ['1010'] });
  const leader = t.leader('Webster');
  const ends = new Set(ridesOf({ field: t.field, s: t.state }, leader).map(({ path }) => path.at(-1)));
  const near = t.field.map.labels.filter((_, hex) => distance(t.field.map, t.hex('1016'), hex) <= 8);
  const closed = near.filter((id) => !ends.has(t.hex(id)));
  // His hex, the enemy's hex, and the enemy's Zone of Control without friends in it.
  assert.deepEqual(closed, ['1010', '1111', '1016']);
});

clause(['FL-4.5a', 'FL-4.5c'], 'random rides are legal and often go far', () => {
  const t = duel({ british: ['1011'], american: ['1010'], leaders: ['1013', '1003'] });
  const { below } = seededChance('rides');
  const rides = Array.from({ length: 60 }, () =>
    sampleRide({ field: t.field, s: t.state }, t.leader('Webster'), below),
  );
  for (const ride of rides) if (ride) assert.equal(t.asked().refuse(ride), null);
  assert.ok(rides.filter((ride) => ride && ride.path.length > 3).length > 20);
});

clause(
  ['FL-4.63a', 'FL-4.63c'],
  'if an enemy moves next to a lone leader, he joins the nearest of his men before any unit fires',
  () => {
    const t = duel({ british: ['1010'], american: ['0806', '1506'], leaders: ['1016', '1008'] });
    t.does(marching(t, t.unit('Webster'), ['1009', '1109']));
    assertAt(t, 'Eaton', '0806');
    assertAt(t, 'Greene', '0806');
  },
);

clause(
  ['FL-4.63a', 'FL-4.61b'],
  'if several of his men are equally near, the owner of a lone leader chooses',
  () => {
    const t = duel({ british: ['1010'], american: ['0808', '1208'], leaders: ['1016', '1008'] });
    t.does(marching(t, t.unit('Webster'), ['1009']));
    const { kind, side } = t.asked();
    assert.deepEqual([kind, side], ['place-leader', 1]);
    assertRefused(t, { do: 'place', hex: t.hex('1002') }, 'FL-R-NOT-NEAREST', 'FL-4.61b');
    t.does({ do: 'place', hex: t.hex('1208') });
    t.does({ do: 'place', hex: t.hex('0808') });
    assertAt(t, 'Greene', '1208');
    assertAt(t, 'Eaton', '0808');
  },
);

clause('FL-4.63a', 'a unit may enter the hex of a lone leader, who has left it', () => {
  const t = duel({ british: ['1010'], american: ['1506'], leaders: ['1016', '1009'] });
  t.does(marching(t, t.unit('Webster'), ['1009']));
  assertAt(t, 'Eaton', '1506');
});

clause('FL-4.63a', 'a leader with a unit stays in his hex, and so does a leader whose men leave it', () => {
  const t = duel({ british: ['1010'], american: ['1008'], eaton: { facing: 0 }, leaders: ['1016', '1008'] });
  t.does(marching(t, t.unit('Webster'), ['1009']));
  assertAt(t, 'Eaton', '1008');
  const left = duel({
    british: ['1010'],
    american: ['1009'],
    eaton: { facing: 0 },
    webster: { leader: '1010' },
  });
  left.does(marching(left, left.unit('Webster'), ['1011']));
  assertAt(left, 'Webster', '1010');
});

clause(
  ['FL-4.63b', 'FL-4.63c'],
  'a leader without a man is out of the game; an Abandoned gun is no company',
  () => {
    const t = duel({
      ...{ british: ['1010'], american: ['1506'], leaders: ['1016', '1008'], americanGuns: [{ at: '1008' }] },
      prepare: (s, { unit, gun }) => {
        s.at[unit('Eaton')] = S.NONE;
        s.fate[unit('Eaton')] = S.FOLDED;
        s.abandoned[gun(1)] = 1;
      },
    });
    t.does(marching(t, t.unit('Webster'), ['1009']));
    assertAt(t, 'Eaton', null);
    assert.equal(t.state.leader[t.leader('Eaton')], S.GONE);
  },
);

clause(
  ['FL-4.61a', 'FL-4.61c', 'FL-4.63c'],
  'a replacement takes over where men are nearest, and is placed like any leader',
  () => {
    const t = duel({
      ...{ british: ['1010'], american: ['1506'], leaders: ['1016', '1008'] },
      prepare: (s, { leader }) => (s.leader[leader('Eaton')] = S.REPLACED),
    });
    t.does(marching(t, t.unit('Webster'), ['1009']));
    assertAt(t, 'Eaton', '1506');
  },
);
