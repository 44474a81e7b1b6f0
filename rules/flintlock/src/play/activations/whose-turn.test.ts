import assert from 'node:assert/strict';
import { Position, recordedDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { assertRefused, marching } from '../../../test/marching.ts';
import type { ArmySetting } from '../../../test/setting.ts';
import { type Situation, situation } from '../../../test/situation.ts';
import { flintlock } from '../../index.ts';
import * as S from '../../model/state.ts';

/** The actions of a Command as a whole, and of each of its units (FL-3, FL-4.2, FL-5, FL-6.1). */

const american: ArmySetting = { commands: { Eaton: { at: ['0502', '0602'] } } };

/** A British Command of six units; the last is far off. */
function webster(prepare?: (s: S.State, t: Situation) => void): Situation {
  const at = ['0510', '0610', '0710', '0810', '0910', '1910'];
  const t = situation(
    { british: { commands: { Webster: { at, range: 5, skirmishers: 1 } } }, american },
    prepare,
  );
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

clause(
  ['FL-5.1a', 'FL-3.0b', 'FL-6.52a'],
  'in one turn one unit moves, one turns, one Rallies, one goes into SK; Out of Command it only moves',
  () => {
    const t = webster((s) => {
      s.disordered[2] = 1;
      s.disordered[5] = 1;
    });
    const [mover, turner, , skirmisher, idle, far] = [0, 1, 2, 0, 4, 5].map((i) => t.unit('Webster', i));
    t.does({ do: 'enter-sk', unit: skirmisher as number, facings: [1, 11], top: 0 }, [6]);
    t.does({ do: 'face', unit: turner as number, facing: 2 });
    t.does({ do: 'rally', unit: t.unit('Webster', 2) });
    t.does(marching(t, idle as number, ['0909']));
    assertRefused(t, marching(t, idle as number, ['0908']), 'FL-R-ACTED', 'FL-5.3b');
    assert.equal(t.refuses({ do: 'rally', unit: far as number }).code, 'FL-R-OUT-OF-COMMAND');
    t.does(marching(t, far as number, ['1909']));
    assert.equal(S.formationOf(t.state, turner as number), 'Open', 'the rest of the Command is not in SK');
    assert.equal(t.state.fate[mover as number], S.FOLDED);
  },
);

clause(
  ['FL-6.14a', 'FL-6.2e'],
  'a Command has one formation, which stays with it; a unit Out of Command keeps its own',
  () => {
    const t = webster();
    t.does({ do: 'formation', to: 'Close' }, [6], [6], [6], [6], [6]);
    const formations = [0, 1, 2, 3, 4, 5].map((i) => S.formationOf(t.state, t.unit('Webster', i)));
    assert.deepEqual(formations, ['Close', 'Close', 'Close', 'Close', 'Close', 'Open']);
    assert.equal(t.state.drill[t.command('Webster')], S.formationCode('Close'));
  },
);

clause(
  ['FL-5.3a', 'FL-5.7a'],
  'a turn with nothing left to do ends by itself, as the program gives an only legal answer',
  () => {
    const one: ArmySetting = {
      commands: { Webster: { at: ['0510'], leader: '0511' }, Howard: { at: ['0910'] } },
    };
    const t = situation({ british: one, american });
    const command = t.command('Webster');
    t.does({ do: 'command', command });
    t.does(marching(t, t.unit('Webster'), ['0509']));
    assert.equal(t.asked().kind, 'action', 'his leader may still ride');
    t.does({ do: 'ride', leader: t.leader('Webster'), path: [t.hex('0510')] });
    assert.deepEqual([t.asked().kind, t.state.turned[command]], ['turn', 1]);
  },
);

clause(
  'FL-4.2f',
  'at Guilford the 23rd and the 33rd are one Command: in one turn both change formation',
  () => {
    const field = flintlock.field('guilford', {});
    const webster = field.commands.find(({ name }) => name === 'Webster') ?? assert.fail('no Webster');
    assert.equal(webster.regiments.length, 2);
    const position = Position.start(flintlock, field, recordedDice([]));
    position.giveAnswer(0, { do: 'command', command: webster.id }, recordedDice([]));
    const dice = recordedDice(webster.units.map(() => [6]));
    position.giveAnswer(0, { do: 'formation', to: 'Close' }, dice);
    assert.equal(dice.left(), 0);
    for (const unit of webster.units) assert.equal(S.formationOf(position.state, unit), 'Close');
  },
);

clause(
  'FL-5.5b',
  'a Command that failed to act stands idle in its own Activation, and fires in the next',
  () => {
    const t = situation({
      british: { commands: { Webster: { at: ['0510'], leader: '0512' } }, overall: { at: '1919', range: 2 } },
      american: { commands: { Eaton: { at: ['0507'], facing: 6 } } },
    });
    t.does({ do: 'command', command: t.command('Webster') });
    t.does({ do: 'try' }, [6]);
    assert.equal(t.state.activity[t.command('Webster')], S.INACTIVE);
    t.does({ do: 'done' });
    t.does({ do: 'no' });
    t.does({ do: 'command', command: t.command('Eaton') });
    t.does(marching(t, t.unit('Eaton'), ['0508', '0509'], 6));
    assert.deepEqual([t.asked().kind, t.asked().side], ['reaction-fire', 0]);
  },
);
