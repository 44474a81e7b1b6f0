import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Contact, contact, offered, places, stateView } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';
import { refuseCounterattack } from './counterattack.ts';
import { linesOf } from './shock-line.ts';

type T = ReturnType<typeof contact>;
const EXCELLENT: Contact = { eaton: { status: 'Excellent' } };
const refused = (t: T, inside: boolean) =>
  refuseCounterattack(stateView(t), linesOf(stateView(t), t.command('Webster')), inside);

/** A Shock met by the result Counterattack. */
function met(of: Contact): T {
  const t = contact(of);
  t.does({ do: 'shock' }, [2]);
  return t;
}

clause(
  ['FL-12.43a', 'FL-12.63a', 'FL-12.63b', 'FL-12.63d', 'FL-12.63c'],
  'the defender may Shock back: the attacker reacts, the counterattacker rolls Chaos first, it ends',
  () => {
    const t = met(EXCELLENT);
    assert.deepEqual([t.asked().kind, t.asked().side], ['counterattack', 1]);
    t.does({ do: 'yes' }, [3], [5], [6]);
    // Excellent 2 + 5 against 6: Superior by 1, a hit on the British.
    assert.deepEqual(t.state.track, [1, 0]);
    assert.equal(t.asked().kind, 'action');
  },
);

clause('FL-12.63c', 'if a Counterattack is declined, the reaction is a Stand', () => {
  const t = met(EXCELLENT);
  t.does({ do: 'no' }, [6], [2]);
  assert.deepEqual(t.state.track, [0, 2]);
});

clause(
  ['FL-12.63a', 'FL-12.63d'],
  'the attackers may Fall Back before a Counterattack, and its Line advances',
  () => {
    const t = met(EXCELLENT);
    t.does({ do: 'yes' }, [6]);
    assert.deepEqual([t.asked().kind, t.asked().side], ['retreat-hex', 0]);
    t.does({ do: 'retreat', units: [t.unit('Webster')], hex: t.hex('0507') });
    const [first] = offered(t, 'retreat');
    t.does(first ?? { do: 'no' });
    assert.equal(S.statusOf(t.state, t.command('Webster')), 'Fair');
    assert.equal(t.asked().side, 1);
    t.does(offered(t, 'advance')[0] ?? { do: 'no' });
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Eaton', 1)]).includes('0506'), true);
  },
);

clause(
  ['FL-12.61f', 'FL-12.63d'],
  'a defender Superior by 5 may counterattack after the attacker has lost a level',
  () => {
    const t = contact();
    t.does({ do: 'shock' }, [3], [1], [6]);
    assert.equal(S.statusOf(t.state, t.command('Webster')), 'Fair');
    assert.equal(t.asked().kind, 'counterattack');
    t.does({ do: 'no' });
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  'FL-12.63d',
  'inside a Counterattack no unit counterattacks: that result counts as Stand, or is ignored',
  () => {
    const t = contact({ webster: { status: 'Excellent' }, ...EXCELLENT });
    t.does({ do: 'shock' }, [2]);
    t.does({ do: 'yes' }, [1], [1], [6]);
    assert.equal(S.statusOf(t.state, t.command('Eaton')), 'Good');
    assert.equal(t.asked().kind, 'action');
    const { code, clause: by } = refused(t, true) ?? {};
    assert.deepEqual([code, by], ['FL-R-INSIDE-COUNTERATTACK', 'FL-12.63d']);
  },
);

clause(
  ['FL-12.63c', 'FL-12.14a'],
  'militia, and a Command that has any, does not: the result is Stand',
  () => {
    const t = contact({
      eaton: { status: 'Excellent', militia: true, at: ['0505', '0605'] },
      more: { first: 'british' },
    });
    const { code, clause: by } = refused(t, false) ?? {};
    assert.deepEqual([code, by], ['FL-R-NO-COUNTERATTACKER', 'FL-12.63c']);
    const away = contact({ eaton: { status: 'Excellent', facing: 0 } });
    assert.equal(refused(away, false)?.code, 'FL-R-NO-COUNTERATTACKER');
    away.does({ do: 'shock' }, [2], [1], [5]);
    assert.equal(away.asked().kind, 'action');
  },
);

clause(['FL-12.63c', 'FL-12.14d'], 'Column, Skirmishers and Disordered Cavalry do not counterattack', () => {
  const column = contact({ eaton: { status: 'Excellent', formation: 'Column', facing: 7 } });
  assert.equal(refused(column, false)?.code, 'FL-R-NO-COUNTERATTACKER');
  const horse = contact({
    eaton: { status: 'Excellent', kind: 'cavalry' },
    prepare: (s, at) => {
      s.disordered[at.unit('Eaton')] = 1;
      s.disordered[at.unit('Eaton', 1)] = 1;
    },
  });
  assert.equal(refused(horse, false)?.code, 'FL-R-NO-COUNTERATTACKER');
});

clause(
  ['FL-12.63e', 'FL-12.52p'],
  'foot and horse against one enemy: the owner says which attacks; all Commands in it take the result',
  () => {
    const mixed: Contact = {
      webster: { at: ['0506'] },
      eaton: { status: 'Excellent', at: ['0505'] },
      americans: { Lee: { kind: 'cavalry', at: ['0605'], leader: '0605' } },
    };
    const t = contact(mixed);
    t.does({ do: 'shock' });
    t.does({ do: 'stay' }, [2]);
    t.does({ do: 'yes' });
    assert.deepEqual([t.asked().kind, t.asked().side], ['foot-or-horse', 1]);
    // The horse alone, in Good, attacks Infantry with 1: 1 + 1 against 4 is a loss by 2.
    t.does({ do: 'arm', arm: 'cavalry' }, [3], [1], [4]);
    assert.equal(t.state.attacked[t.unit('Webster')], S.BY_HORSE);
    assert.deepEqual([t.state.track[t.command('Eaton')], t.state.track[t.command('Lee')]], [0, 2]);
  },
);

clause('FL-12.63e', 'a counterattacking Line of two Commands takes hits on both', () => {
  const t = contact({
    eaton: { status: 'Excellent', at: ['0505'] },
    americans: { Hall: { at: ['0605'], leader: '0602', range: 8 } },
  });
  t.does({ do: 'shock' }, [2]);
  t.does({ do: 'yes' }, [3], [1], [4]);
  assert.deepEqual([t.state.track[t.command('Eaton')], t.state.track[t.command('Hall')]], [1, 1]);
});
