import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact, offered, places, stateView } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';
import { shockPreview } from './shock-preview.ts';

/** The digest's worked examples of Shock, fought out on a field. */

type T = ReturnType<typeof contact>;
const cohesion = (t: T, name: string) => [
  t.state.track[t.command(name)],
  S.statusOf(t.state, t.command(name)),
];

clause(
  ['FL-12.53a', 'FL-12.53b', 'FL-12.61b'],
  'FL-WE-21: two hits on a track of 1 with a Rating of 3 drop a level',
  () => {
    const t = contact({ prepare: (s, at) => void (s.track[at.command('Webster')] = 1) });
    t.does({ do: 'shock' }, [3], [2], [4]);
    assert.deepEqual(cohesion(t, 'Webster'), [0, 'Fair']);
  },
);

clause('FL-12.54a', 'FL-WE-22: of Poor and Fair the Line has Fair, for its reaction and its Strength', () => {
  const t = contact({
    eaton: { at: ['0505'], status: 'Poor' },
    americans: { Armstrong: { at: ['0605'], status: 'Fair', leader: '0602', range: 8 } },
  });
  const preview = shockPreview(stateView(t), t.command('Webster'));
  assert.deepEqual([preview?.reaction?.lines[0]?.value, preview?.stand[0]?.value], [1, -2]);
});

clause(
  ['FL-12.43k', 'FL-12.43l'],
  'FL-WE-23, with one hex for three: one of the two with 2 goes, as their player says',
  () => {
    const t = contact({
      webster: { at: ['0505', '0506', '0606'] },
      eaton: { at: ['0605', '1505'], status: 'Poor', leader: '1505', range: 20 },
      prepare: (s, at) => {
        s.facing[at.unit('Webster')] = 2;
        for (const i of [1, 2]) Object.assign(at.field.units[at.unit('Webster', i)] as object, { morale: 2 });
      },
    });
    t.does({ do: 'shock' }, [6]);
    assert.deepEqual(
      offered(t, 'advance').map(({ unit }) => unit),
      [t.unit('Webster', 1), t.unit('Webster', 2)],
    );
    t.does({ do: 'advance', unit: t.unit('Webster', 2), hex: t.hex('0605') });
    assert.deepEqual(
      places(
        t,
        [0, 1, 2].map((i) => t.unit('Webster', i)),
      ),
      ['0505', '0506', '0605'],
    );
  },
);

clause(['FL-12.41c', 'FL-12.42a', 'FL-12.42b'], 'FL-WE-24: Poor militia falls back on a 3', () => {
  const t = contact({ eaton: { militia: true, status: 'Poor' } });
  t.does({ do: 'shock' });
  t.does({ do: 'no' }, [3]);
  assert.equal(t.asked().kind, 'retreat-hex');
});

clause(
  [
    'FL-12.52a',
    'FL-12.52d',
    'FL-12.52h',
    'FL-12.52i',
    'FL-12.52k',
    'FL-12.52l',
    'FL-12.52n',
    'FL-12.53a',
    'FL-12.61d',
  ],
  'FL-WE-26: six against five in Close, one flank, woods: 6 against 2, hits, retreat and advance',
  () => {
    const t = contact({
      webster: { at: ['0506', '0606', '0706', '0806', '0906', '1105'] },
      eaton: { at: ['0605', '0705', '0805', '0905', '1005'], formation: 'Close', status: 'Fair' },
      more: { terrain: { '0705': 'heavy woods', '0805': 'heavy woods', '0905': 'heavy woods' } },
      prepare: (s, at) => {
        s.facing[at.unit('Webster', 5)] = 10;
        s.reduced[at.unit('Webster')] = 1;
        s.reduced[at.unit('Eaton', 2)] = 1;
        s.disordered[at.unit('Eaton', 2)] = 1;
      },
    });
    t.does({ do: 'shock' }, [3], [4], [3]);
    assert.deepEqual(cohesion(t, 'Eaton'), [0, 'Poor']);
    assert.equal(t.asked().kind, 'retreat-hex');
    while (t.asked().kind === 'retreat-hex') t.does(offered(t, 'retreat')[0] ?? { do: 'no' });
    while (t.asked().kind === 'advance') t.does(offered(t, 'advance')[0] ?? { do: 'no' });
    const won = [0, 1, 2, 3, 4, 5].filter((i) => places(t, [t.unit('Webster', i)])[0]?.endsWith('05'));
    assert.equal(won.length >= 5, true);
    assert.deepEqual(t.state.lostUnits, [0, 0]);
  },
);

clause(
  ['FL-12.62a', 'FL-12.62f', 'FL-14.0e'],
  'FL-WE-30, FL-WE-31: the one legal hex is taken; in an enemy ZOC too, the unit is lost',
  () => {
    const of = (leslie: string) => ({
      webster: { at: ['1009', '1109'], facing: 6, leader: '1008', range: 20 },
      eaton: { at: ['1010', '1018'], facing: 0, leader: '1018' },
      americans: { Hall: { at: ['1011'], leader: '1018' } },
      britons: { Leslie: { at: [leslie], facing: 10 } },
    });
    const t = contact(of('1818'));
    t.does({ do: 'shock' }, [3], [6], [3]);
    assert.deepEqual(places(t, [t.unit('Eaton')]), ['1111']);
    const lost = contact(of('1211'));
    lost.does({ do: 'shock' }, [3], [6], [3]);
    assert.deepEqual([places(lost, [lost.unit('Eaton')]), lost.state.lostUnits], [['-'], [0, 1]]);
  },
);

clause(
  ['FL-12.45a', 'FL-12.45c'],
  'FL-WE-40: six units of Stevens run: no roll, no hits, no Flight Points, and the attackers advance',
  () => {
    const t = contact({
      webster: { at: ['0506', '0606', '0706', '0806', '0906', '1006'] },
      eaton: {
        at: ['0505', '0605', '0705', '0805', '0905', '1005', '1515'],
        militia: true,
        leader: '1515',
        range: 20,
      },
    });
    t.does({ do: 'shock' });
    t.does({ do: 'yes' });
    const fled = [0, 1, 2, 3, 4, 5].filter((i) => t.state.fate[t.unit('Eaton', i)] === S.FLED);
    assert.deepEqual([fled.length, t.state.lostUnits, t.state.track], [6, [0, 0], [0, 0]]);
    assert.equal(t.asked().kind, 'advance');
  },
);
