import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { situation } from '../../../test/situation.ts';

clause(
  ['FL-4.32a', 'FL-5.3b', 'FL-5.6d', 'FL-5.7a'],
  'between actions the game stands still: it can be saved there, and changed by hand',
  () => {
    const begun = () =>
      situation({
        british: {
          commands: { Webster: { at: ['0515'] }, Tarleton: { at: ['1919'], kind: 'cavalry' } },
          guns: [{ at: '0615' }],
          overall: { at: '0515', range: 4 },
        },
        american: { commands: { Howard: { at: ['0502'] } } },
      });
    const kinds = (t: ReturnType<typeof begun>) => [t.asked().kind, t.asked().stable];
    const webster = begun();
    assert.deepEqual(kinds(webster), ['turn', true]);
    webster.does({ do: 'command', command: webster.command('Webster') });
    assert.deepEqual(kinds(webster), ['action', true]);
    const guns = begun();
    guns.does({ do: 'gun-turn', hex: guns.hex('0615') });
    assert.deepEqual(kinds(guns), ['gun-action', true]);
    const tarleton = begun();
    tarleton.does({ do: 'command', command: tarleton.command('Tarleton') });
    assert.deepEqual(kinds(tarleton), ['self-activation', true]);
  },
);
