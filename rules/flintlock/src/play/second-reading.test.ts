import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact } from '../../test/shocking.ts';
import { situation } from '../../test/situation.ts';
import * as S from '../state.ts';

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
  'an army whose Overall Leader is gone begins its Activation like any other, its leaders each by himself',
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
