import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../test/situation.ts';
import type { Setting } from '../../test/setting.ts';
import type { Answer } from '../answers.ts';

/** Webster's turn, far from the enemy unless the setting says otherwise. */
function webster(setting: Partial<Setting> = {}, prepare?: Parameters<typeof situation>[1]): Situation {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510', '0810'] } } },
      american: { commands: { Eaton: { at: ['1503'] } } },
      ...setting,
    },
    prepare,
  );
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

/** A move through hexes, facing one way all along. */
function marching(t: Situation, unit: number, hexes: readonly string[], facing = 0, end = facing): Answer {
  return { do: 'move', unit, path: hexes.map((id) => ({ hex: t.hex(id), facing })), facing: end };
}

clause(['FL-7.11a', 'FL-7.12d', 'FL-7.11d'], 'Infantry in Line goes four clear hexes and no fifth', () => {
  const t = webster();
  const unit = t.unit('Webster');
  const five = ['0509', '0508', '0507', '0506', '0505'];
  const { code, clause: by } = t.refuses(marching(t, unit, five));
  assert.deepEqual([code, by], ['FL-R-MP', 'FL-7.12d']);
  t.does(marching(t, unit, five.slice(0, 4), 0, 2));
  assert.deepEqual([t.state.at[unit], t.state.facing[unit]], [t.hex('0506'), 2]);
});
