import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';

const TWO = {
  british: {
    commands: { Webster: { at: ['0510', '0610'] }, Leslie: { at: ['1510', '1610'] } },
    overall: { at: '0511', range: 4 },
  },
  american: { commands: { Eaton: { at: ['0505', '0605'] } } },
};

clause(
  ['FL-4.31a', 'FL-4.32a'],
  'the Overall Leader activates leaders in his range; another leader may try alone',
  () => {
    const t = situation(TWO);
    t.does({ do: 'command', command: t.command('Webster') });
    assert.equal(t.asked().kind, 'action');
    t.does({ do: 'done' });
    t.does({ do: 'command', command: t.command('Leslie') });
    assert.equal(t.asked().kind, 'self-activation');
  },
);

clause(
  ['FL-4.32b', 'FL-4.32c'],
  'a roll up to his Initiative makes his Command full, a higher one inactive',
  () => {
    const full = situation(TWO);
    full.does({ do: 'command', command: full.command('Leslie') });
    full.does({ do: 'try' }, [3]);
    assert.equal(full.state.activity[full.command('Leslie')], S.FULL);
    const idle = situation(TWO);
    idle.does({ do: 'command', command: idle.command('Leslie') });
    idle.does({ do: 'try' }, [4]);
    assert.equal(idle.state.activity[idle.command('Leslie')], S.INACTIVE);
    assert.equal(idle.asked().kind, 'turn');
    assert.equal(idle.refuses({ do: 'command', command: idle.command('Leslie') }).code, 'FL-R-TURN-TAKEN');
  },
);

clause('FL-5.1d', 'a side may pass only before it does anything else', () => {
  const t = situation(TWO);
  t.does({ do: 'command', command: t.command('Webster') });
  t.does({ do: 'done' });
  const { code, clause: by } = t.refuses({ do: 'pass' });
  assert.deepEqual([code, by], ['FL-R-ALREADY-ACTED', 'FL-5.1d']);
});
