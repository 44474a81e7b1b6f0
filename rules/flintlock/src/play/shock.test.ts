import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../test/situation.ts';
import type { Setting } from '../../test/setting.ts';
import * as S from '../state.ts';

/** Two British units in Open face two Americans, hex to hex. */
const LINES: Setting = {
  british: { commands: { Webster: { at: ['0506', '0606'], leader: '0608' } }, overall: { at: '0608' } },
  american: { commands: { Eaton: { at: ['0505', '0605'], leader: '0602' } }, overall: { at: '0602' } },
};

/** Opens the turn of a Command. */
function opened(setting: Setting, prepare?: (s: S.State, t: Situation) => void): Situation {
  const t = situation(setting, prepare);
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

clause(['FL-12.11a', 'FL-12.3a', 'FL-12.61a'], 'equal Lines: reaction, two Chaos dice, both hold', () => {
  const t = opened(LINES);
  t.does({ do: 'shock' }, [3], [4], [4]);
  assert.equal(t.state.mode, S.SHOCK);
  assert.deepEqual(t.state.track, [0, 0]);
  assert.equal(t.asked().kind, 'action');
});
