import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact, places, stateView } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';
import { shockPreview } from './shock-preview.ts';

type T = ReturnType<typeof contact>;
const reaction = (t: T) =>
  shockPreview(stateView(t), t.command('Webster'))?.reaction?.lines.map(({ value, clause: by }) => [
    value,
    by,
  ]);
const statusOf = (t: T, name: string) => S.statusOf(t.state, t.command(name));

clause(
  ['FL-12.22a', 'FL-12.22b', 'FL-12.22c', 'FL-12.22d', 'FL-12.42a', 'FL-12.21a', 'FL-12.23a'],
  'the Shock Status of the defenders moves their reaction',
  () => {
    for (const [status, drm] of [
      ['Excellent', -1],
      ['Fair', 1],
      ['Poor', 2],
    ] as const)
      assert.deepEqual(reaction(contact({ eaton: { status } })), [[drm, 'FL-12.42a']], status);
    assert.deepEqual(reaction(contact()), []);
  },
);

clause(
  ['FL-12.54a', 'FL-12.42b', 'FL-12.42d', 'FL-12.14b'],
  'of several Commands the best Status counts; half militia is enough for the +2',
  () => {
    const half = contact({
      eaton: { at: ['0505'], militia: true, status: 'Poor' },
      americans: { Hall: { at: ['0605'], status: 'Fair', leader: '0602', range: 8 } },
    });
    assert.deepEqual(reaction(half), [
      [1, 'FL-12.42a'],
      [2, 'FL-12.42b'],
    ]);
    const less = contact({
      webster: { at: ['0506', '0606', '0706'] },
      eaton: { at: ['0505'], militia: true },
      americans: { Hall: { at: ['0605', '0705'], leader: '0602', range: 8 } },
    });
    assert.deepEqual(reaction(less), []);
  },
);

clause(
  ['FL-12.41c', 'FL-12.43b', 'FL-12.43c', 'FL-12.54b', 'FL-12.24d'],
  'Stand, status -1 drops every Command in the Line, its track to 0; then the Shock is resolved',
  () => {
    const t = contact({
      eaton: { at: ['0505'] },
      americans: { Hall: { at: ['0605'], leader: '0602', range: 8 }, Lee: { at: ['1505'], leader: '1505' } },
      prepare: (s) => void (s.track[2] = 2),
    });
    t.does({ do: 'shock' }, [5], [1], [3]);
    assert.deepEqual(
      ['Eaton', 'Hall', 'Lee'].map((name) => statusOf(t, name)),
      ['Fair', 'Fair', 'Good'],
    );
    assert.deepEqual(t.state.track, [0, 0, 0, 0]);
  },
);

clause(
  ['FL-12.43d', 'FL-12.43e', 'FL-12.43f', 'FL-12.62a', 'FL-12.62d', 'FL-12.62e', 'FL-12.62g', 'FL-12.43l'],
  'Fall Back: each unit goes one hex back, the Command drops, the attackers must advance without Chaos',
  () => {
    const t = contact();
    const [a, b] = [t.unit('Eaton'), t.unit('Eaton', 1)];
    t.does({ do: 'shock' }, [6]);
    assert.deepEqual([t.asked().kind, t.asked().side], ['retreat-hex', 1]);
    assert.deepEqual([...t.asked().options()].map((answer) => JSON.stringify(answer)).length, 5);
    t.does({ do: 'retreat', units: [b], hex: t.hex('0504') });
    t.does({ do: 'retreat', units: [a], hex: t.hex('0405') });
    assert.deepEqual([statusOf(t, 'Eaton'), t.state.facing[a]], ['Fair', 6]);
    assert.equal(t.asked().kind, 'advance');
    t.does({ do: 'advance', unit: t.unit('Webster', 1), hex: t.hex('0605') });
    assert.deepEqual(places(t, [t.unit('Webster'), t.unit('Webster', 1), a, b]), [
      '0505',
      '0605',
      '0405',
      '0504',
    ]);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  ['FL-12.43i', 'FL-12.43j', 'FL-12.24a', 'FL-12.24e', 'FL-14.0e'],
  'Collapse: every unit of the Line is eliminated and is a hit, and the attackers advance',
  () => {
    const t = contact({ eaton: { status: 'Poor', at: ['0505', '0605', '1505'] } });
    t.does({ do: 'shock' }, [6]);
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Eaton', 1), t.unit('Eaton', 2)]), [
      '-',
      '-',
      '1505',
    ]);
    assert.deepEqual(t.state.lostUnits, [0, 2]);
    assert.equal(t.asked().kind, 'advance');
  },
);

clause(['FL-12.24c', 'FL-12.24f'], 'at Poor the track stays at 0', () => {
  const t = contact({ eaton: { status: 'Poor', at: ['0505', '0605', '1505'] } });
  t.does({ do: 'shock' }, [6]);
  assert.deepEqual([statusOf(t, 'Eaton'), t.state.track[t.command('Eaton')]], ['Poor', 0]);
});

clause(
  ['FL-12.24b', 'FL-12.24e', 'FL-12.43h', 'FL-12.62f', 'FL-2.1b'],
  'units that cannot Fall Back are eliminated: their hits are one event, and the level is added',
  () => {
    const t = contact({
      eaton: { at: ['0101', '0201', '1505'], cohesion: 2, leader: '1505' },
      webster: { at: ['0102', '0202'], leader: '0105' },
    });
    t.does({ do: 'shock' }, [6]);
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Eaton', 1)]), ['-', '-']);
    assert.deepEqual([statusOf(t, 'Eaton'), t.state.track[t.command('Eaton')]], ['Poor', 0]);
    assert.deepEqual(t.state.lostUnits, [0, 2]);
    assert.equal(t.asked().kind, 'advance');
  },
);

clause('FL-3.0e', 'when the last unit of a side Collapses the game is over at once', () => {
  const t = contact({ eaton: { status: 'Poor' } });
  t.does({ do: 'shock' }, [6]);
  assert.equal(t.over(), true);
  assert.equal(t.state.ended?.winner, 0);
});
