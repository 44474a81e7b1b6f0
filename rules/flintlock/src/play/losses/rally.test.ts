import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { CommandSetting } from '../../../test/setting.ts';
import { situation } from '../../../test/situation.ts';
import { unitId } from '../../model/board.ts';

function shaken(
  command: Partial<CommandSetting> = {},
  enemy = '0502',
  disordered: readonly number[] = [0, 1],
) {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510', '0610'], ...command } } },
      american: { commands: { Eaton: { at: [enemy] } } },
    },
    (s) => {
      for (const unit of disordered) s.disordered[unit] = 1;
    },
  );
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

clause(
  ['FL-11.52a', 'FL-5.3h', 'FL-5.3b'],
  'a fully active unit away from the enemy loses its Disorder at once, and has acted',
  () => {
    const t = shaken();
    t.does({ do: 'rally', unit: 0 });
    assert.equal(t.state.disordered[0], 0);
    const logItem = t.logItems.at(-1);
    assert.deepEqual(logItem?.what, { kind: 'rally', pieces: [unitId(0)], rallied: true });
    assert.match(logItem?.sentence ?? '', / rall(y|ies)\.$/);
    assert.deepEqual(
      [t.refuses({ do: 'rally', unit: 0 }).code, t.refuses({ do: 'rally', unit: 0 }).clause],
      ['FL-R-ACTED', 'FL-11.52a'],
    );
  },
);

clause('FL-11.52a', 'a unit next to an enemy does not Rally, nor does a unit in good order', () => {
  assert.equal(shaken({}, '0509').refuses({ do: 'rally', unit: 0 }).code, 'FL-R-ADJACENT');
  assert.equal(shaken({}, '0502', [1]).refuses({ do: 'rally', unit: 0 }).code, 'FL-R-NOT-DISORDERED');
});

clause('FL-11.56b', 'an enemy Abandoned gun next to a unit does not keep it from rallying', () => {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510', '0610'] } } },
      american: { commands: { Eaton: { at: ['0502'] } }, guns: [{ at: '0509' }] },
    },
    (s, self) => {
      s.disordered[0] = 1;
      s.abandoned[self.gun(1)] = 1;
    },
  );
  t.does({ do: 'command', command: t.command('Webster') });
  t.does({ do: 'rally', unit: 0 });
});

clause('FL-5.42f', 'a unit Out of Command cannot Rally', () => {
  const t = shaken({ at: ['0510', '1810'], range: 2 });
  assert.equal(t.refuses({ do: 'rally', unit: 1 }).code, 'FL-R-OUT-OF-COMMAND');
});

clause('FL-5.7a', 'a unit of another Command waits for its own turn', () => {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510'] }, Leslie: { at: ['0710'] } } },
      american: { commands: { Eaton: { at: ['0502'] } } },
    },
    (s) => {
      s.disordered[1] = 1;
    },
  );
  t.does({ do: 'command', command: t.command('Webster') });
  assert.equal(t.refuses({ do: 'rally', unit: t.unit('Leslie') }).code, 'FL-R-TURN-OPEN');
});

clause(['FL-5.6d', 'FL-5.6b'], 'an active gun rallies in its gun turn', () => {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510'] } }, guns: [{ at: '0610' }] },
      american: { commands: { Eaton: { at: ['0502'] } } },
    },
    (s, self) => {
      s.disordered[self.gun(0)] = 1;
    },
  );
  t.does({ do: 'gun-turn', hex: t.hex('0610') });
  t.does({ do: 'rally', unit: t.gun(0) });
  assert.equal(t.state.disordered[t.gun(0)], 0);
});
