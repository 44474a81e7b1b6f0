import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact, stateView } from '../../test/shocking.ts';
import { situation } from '../../test/situation.ts';
import * as S from '../model/state.ts';
import { shockPreview } from './shock/shock-preview.ts';

/** Half-sentences of the rules that a second reader found untested, or wrong. */

clause(
  ['FL-4.63c', 'FL-13.12c'],
  'a lone leader next to the first of the two steps of a Reaction Retreat is placed too',
  () => {
    const t = contact({
      webster: { at: ['0506'] },
      eaton: { kind: 'cavalry', at: ['0505'], leader: '1505' },
      prepare: (s, self) => {
        s.leaderAt[self.leader('Cornwallis')] = self.hex('0604'); // next to 0504, not to 0505 nor 0503
      },
    });
    t.does({ do: 'shock' });
    const path = [t.hex('0504'), t.hex('0503')];
    t.does({ do: 'reaction-retreat', unit: t.unit('Eaton'), path, facing: 6 }, [6]);
    assert.equal(t.state.leaderAt[t.leader('Cornwallis')], t.hex('0506'));
  },
);

clause(
  ['FL-15.2d', 'FL-4.31a', 'FL-4.32a'],
  'an army without its Overall Leader begins its Activation as usual, each leader alone',
  () => {
    const t = situation(
      {
        british: { commands: { Webster: { at: ['0515'] } } },
        american: { commands: { Howard: { at: ['1010'] } } },
        first: 'american',
      },
      (s, self) => {
        s.leaderAt[self.leader('Greene')] = S.NONE;
        s.leader[self.leader('Greene')] = S.GONE;
        s.turned[self.command('Howard')] = 1;
      },
    );
    t.does({ do: 'command', command: t.command('Howard') });
    assert.equal(t.asked().kind, 'self-activation');
  },
);

clause('FL-15.2d', 'a leader elsewhere goes into the Reform Box too if all his men are there', () => {
  const t = contact({
    eaton: { militia: true, at: ['0505'], leader: '0902', range: 20 },
    more: { reform: ['0202'] },
  });
  const eaton = t.leader('Eaton');
  t.does({ do: 'shock' });
  t.does({ do: 'yes' });
  assert.equal(t.state.fate[t.unit('Eaton')], S.BOXED);
  assert.deepEqual([t.state.leaderAt[eaton], t.state.leader[eaton]], [S.NONE, S.LEADS]);
});

clause(
  ['FL-13.12c', 'FL-13.12a'],
  'no step of a Reaction Retreat leads nearer to any unit of the attacking Line',
  () => {
    const t = contact({
      webster: { at: ['0506', '0806'] },
      eaton: { kind: 'cavalry', at: ['0505', '0805'], leader: '1505', range: 20 },
    });
    t.does({ do: 'shock' });
    const path = [t.hex('0504'), t.hex('0604')]; // nearer to 0806 alone, who attacks the other unit
    const { code } = t.refuses({ do: 'reaction-retreat', unit: t.unit('Eaton'), path, facing: 6 });
    assert.equal(code, 'FL-R-NEARER');
  },
);

clause(
  ['FL-12.24a', 'FL-12.61b', 'FL-12.62f'],
  'a pair in Close that cannot retreat is two hits, on top of those of the Shock',
  () => {
    const t = contact({
      webster: { at: ['0506'], status: 'Excellent' },
      eaton: { at: ['0505', '0505'], formation: 'Close', cohesion: 10, leader: '1505', range: 20 },
      americans: { Hall: { at: ['0404', '0405', '0504'], leader: '1503', range: 20 } },
    });
    t.does({ do: 'shock' }, [3], [6], [1]); // 2 + 6 against 1 + 2 + 1
    assert.equal(t.state.track[t.command('Eaton')], 6);
    assert.equal(t.state.lostUnits[1], 2);
  },
);

clause(
  ['FL-13.23a', 'FL-12.42c'],
  'Cavalry Disordered on its way still adds 1 to the reaction of Infantry',
  () => {
    const t = contact({
      webster: { kind: 'cavalry', at: ['0508'], leader: '0510', range: 20 },
      eaton: { at: ['0505'], leader: '1505', range: 20 },
    });
    const path = [t.hex('0507'), t.hex('0506')];
    t.does({ do: 'charge', chargers: [{ unit: t.unit('Webster'), facing: 0, path }] });
    t.does({ do: 'react', units: [t.unit('Eaton')] }, [2], [4], [1], [4]);
    assert.equal(t.state.status[t.command('Eaton')], 2); // 4 and 1: it stands, at Fair
  },
);

clause(
  'FL-12.52g',
  'a gun attacked through its flank, in a hex with Infantry, gets nothing for Position',
  () => {
    const t = contact({
      webster: { at: ['0506'] },
      eaton: { at: ['0505'], leader: '1505', range: 20 },
      americanGuns: [{ at: '0605', facing: 4 }],
    });
    assert.deepEqual(shockPreview(stateView(t), t.command('Webster'))?.attack, []);
  },
);

clause('FL-6.2d', 'a stray Column that is struck does not take its Command out of Close', () => {
  const t = contact({
    webster: { at: ['0506'] },
    eaton: { at: ['0505', '1505'], formation: 'Close', leader: '1505' },
    prepare: (s, self) => {
      s.formation[self.unit('Eaton')] = S.formationCode('Column');
      s.facing[self.unit('Eaton')] = 7;
    },
  });
  t.does({ do: 'shock' }, [4], [1], [6]);
  t.does({ do: 'facings', facings: [{ unit: t.unit('Eaton'), facing: 6 }] });
  t.does({ do: 'done' });
  t.does({ do: 'done' });
  assert.equal(S.formationOf(t.state, t.unit('Eaton', 1)), 'Close');
  assert.equal(t.state.drill[t.command('Eaton')], S.formationCode('Close'));
});

clause('FL-6.2d', 'British in Column that Americans strike leave Column as a Command too', () => {
  const t = situation({
    british: { commands: { Webster: { at: ['0506', '1506'], formation: 'Column', facing: 1 } } },
    american: { commands: { Howard: { at: ['0505'] } } },
    first: 'american',
  });
  t.does({ do: 'command', command: t.command('Howard') });
  t.does({ do: 'shock' }, [4], [1], [6]);
  t.does({ do: 'facings', facings: [{ unit: t.unit('Webster'), facing: 0 }] });
  t.does({ do: 'done' });
  t.does({ do: 'done' });
  assert.deepEqual([t.asked().kind, t.asked().side], ['facings', 0]);
  assert.equal(S.formationOf(t.state, t.unit('Webster', 1)), 'Open');
});

clause(
  ['FL-12.43e', 'FL-12.43d', 'FL-12.24d', 'FL-12.62f'],
  'a unit that cannot Fall Back is a hit before the Command drops, so its track ends at 0',
  () => {
    const t = contact({
      webster: { at: ['0506'] },
      eaton: { at: ['0505', '1505'], leader: '1505', range: 20 },
      americanGuns: [{ at: '0404' }, { at: '0405' }, { at: '0504' }],
    });
    t.does({ do: 'shock' }, [6]);
    const eaton = t.command('Eaton');
    assert.deepEqual([t.state.lostUnits[1], t.state.status[eaton], t.state.track[eaton]], [1, 2, 0]);
  },
);

clause(
  ['FL-5.22e', 'FL-15.2b'],
  'a pass uses up the range lost by failed Seizures, with militia in the Box too',
  () => {
    const t = situation(
      {
        british: { commands: { Webster: { at: ['0515'] } } },
        american: {
          commands: { Howard: { at: ['1010'] }, Pickens: { at: ['0602', '0702'], militia: true } },
        },
        first: 'american',
        reform: ['0604'],
      },
      (s, self) => {
        s.penalties = [0, 2];
        s.at[self.unit('Pickens')] = S.NONE;
        s.fate[self.unit('Pickens')] = S.BOXED;
      },
    );
    t.does({ do: 'pass' });
    assert.equal(t.state.penalties[1], 0);
  },
);
