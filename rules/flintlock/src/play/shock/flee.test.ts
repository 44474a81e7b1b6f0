import assert from 'node:assert/strict';
import { distance } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { type Contact, contact, places, stateView } from '../../../test/shocking.ts';
import { situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';
import { refuseFlee } from './flee.ts';
import { linesOf } from './shock-line.ts';

type T = ReturnType<typeof contact>;
const MILITIA: Contact = {
  eaton: { militia: true, at: ['0505', '0605', '1505'], status: 'Poor', leader: '1505', range: 20 },
};
const refused = (t: T) => refuseFlee(stateView(t), linesOf(stateView(t), t.command('Webster')));

clause(
  ['FL-12.45a', 'FL-12.45b', 'FL-12.45c', 'FL-12.45d', 'FL-12.24g', 'FL-14.0e'],
  'a militia Line may flee before the roll: no hits or Flight Points, and the attackers advance',
  () => {
    const t = contact(MILITIA);
    t.does({ do: 'shock' });
    assert.deepEqual([t.asked().kind, t.asked().side], ['flee', 1]);
    t.does({ do: 'yes' });
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Eaton', 1), t.unit('Eaton', 2)]), [
      '-',
      '-',
      '1505',
    ]);
    assert.equal(t.state.fate[t.unit('Eaton')], S.FLED);
    assert.deepEqual(
      [t.state.lostUnits, t.state.track],
      [
        [0, 0],
        [0, 0],
      ],
    );
    assert.equal(t.asked().kind, 'advance');
  },
);

clause(
  ['FL-12.45a', 'FL-12.42b', 'FL-12.41c'],
  'militia that stays is rolled for, with +2: Poor militia Collapses on 4',
  () => {
    const t = contact(MILITIA);
    t.does({ do: 'shock' });
    t.does({ do: 'no' }, [4]);
    assert.deepEqual(t.state.lostUnits, [0, 2]);
  },
);

clause('FL-12.45d', 'a Line with one unit of regulars does not run; guns with it do not matter', () => {
  const mixed = contact({
    eaton: { militia: true, at: ['0505'] },
    americans: { Hall: { at: ['0605'], leader: '0602', range: 8 } },
  });
  const { code, clause: by } = refused(mixed) ?? {};
  assert.deepEqual([code, by], ['FL-R-NOT-MILITIA', 'FL-12.45d']);
  mixed.does({ do: 'shock' }, [2], [1], [1]);
  assert.equal(refused(contact({ ...MILITIA, americanGuns: [{ at: '0505' }] })), null);
});

clause('FL-12.45d', 'a Line does not run if no hex it could go to is free of enemies and their ZOC', () => {
  const t = contact({
    webster: { at: ['0102', '0202'], leader: '0105' },
    eaton: { militia: true, at: ['0101', '1505'], leader: '1505' },
    more: {},
    britons: { Leslie: { at: ['0301'], facing: 10 } },
  });
  const { code, clause: by } = refused(t) ?? {};
  assert.deepEqual([code, by], ['FL-R-SURROUNDED', 'FL-12.45d']);
});

clause(
  'FL-12.45d',
  'one hex to run to is enough; enemies, their ZOC and impassable ground do not count',
  () => {
    const ways = (webster: string, facing: number): readonly string[] => {
      const militia: Contact = {
        webster: { at: [webster], facing },
        eaton: { ...MILITIA.eaton, kind: 'cavalry', at: ['0505', '1505'], facing: (facing + 6) % 12 },
      };
      const { map } = contact(militia).field;
      const around = map.labels.filter((_, hex) => distance(map, map.labels.indexOf('0505'), hex) === 1);
      // Cavalry cannot enter buildings.
      const openOnly = (free: string | null) => {
        const closed = around.filter((id) => id !== free && id !== webster);
        const terrain = Object.fromEntries(closed.map((id) => [id, 'building']));
        return refused(contact({ ...militia, more: { terrain } }))?.code ?? 'may run';
      };
      assert.equal(openOnly(null), 'FL-R-SURROUNDED');
      return around.filter((id) => openOnly(id) === 'may run');
    };
    assert.deepEqual(ways('0506', 0), ['0404', '0504', '0405', '0406']);
    assert.deepEqual(ways('0504', 6), ['0404', '0405', '0406', '0506']);
  },
);

clause('FL-12.14c', 'loyalist militia counts as militia but does not run', () => {
  const t = situation({
    british: {
      commands: { Bryan: { at: ['0506'], militia: true, leader: '0508' } },
      overall: { at: '0508' },
    },
    american: { commands: { Eaton: { at: ['0505'], leader: '0502', range: 8 } }, overall: { at: '0502' } },
    first: 'american',
  });
  t.does({ do: 'command', command: t.command('Eaton') });
  const { code, clause: by } = refuseFlee(stateView(t), linesOf(stateView(t), t.command('Eaton'))) ?? {};
  assert.deepEqual([code, by], ['FL-R-NOT-AMERICAN', 'FL-12.14c']);
  t.does({ do: 'shock' }, [3], [4], [4]);
  assert.equal(S.statusOf(t.state, t.command('Bryan')), 'Fair');
});

clause('FL-15.2a', 'if there is a Reform Box militia goes there the first time, and no second time', () => {
  const t = contact({
    ...MILITIA,
    more: { reform: ['0101', '0201'] },
    prepare: (s, at) => void (s.boxedOnce[at.unit('Eaton')] = 1),
  });
  t.does({ do: 'shock' });
  t.does({ do: 'yes' });
  assert.deepEqual(
    [0, 1].map((i) => t.state.fate[t.unit('Eaton', i)]),
    [S.FLED, S.BOXED],
  );
  assert.equal(t.state.boxedOnce[t.unit('Eaton', 1)], 1);
});
