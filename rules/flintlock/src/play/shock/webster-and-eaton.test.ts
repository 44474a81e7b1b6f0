import assert from 'node:assert/strict';
import { Position, recordedDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { flintlock } from '../../index.ts';
import type { Answer } from '../../model/answers.ts';
import { deployState } from '../../model/deploy.ts';
import * as S from '../../model/state.ts';

/**
 * Webster's Command against Eaton's behind his fence at Guilford, with every die given. The 23rd has crossed the
 * field up to two hexes from the fence. All numbers are computed by hand from the tables.
 */

const field = flintlock.field('guilford', {});
const hex = (id: string): number => field.map.labels.indexOf(id);
const unit = (name: string): number =>
  field.units.find((each) => each.name === name)?.id ?? assert.fail(name);
const leader = (name: string): number =>
  field.leaders.find((each) => each.name === name)?.id ?? assert.fail(name);
const command = (name: string): number =>
  field.commands.find((each) => each.name === name)?.id ?? assert.fail(name);

const [A, B, C] = ['a', 'b', 'c'].map((letter) => unit(`23rd Foot ${letter}`)) as [number, number, number];
const [EAST, MIDDLE, WEST] = ['a', 'b', 'c'].map((letter) =>
  unit(`1st North Carolina Militia ${letter}`),
) as [number, number, number];
const [WEBSTER, EATON] = [command('Webster'), command('Eaton')];

/** The British have advanced: two units are in the open field, and one has fired at them. */
function cameUp(): S.State {
  const s = deployState(field);
  for (const [id, at] of [
    [A, '2440'],
    [B, '2540'],
    [C, '2739'],
  ] as const)
    s.at[id] = hex(at);
  s.leaderAt[leader('Webster')] = hex('2541');
  s.leaderAt[leader('Cornwallis')] = hex('2545');
  return s;
}

function begun() {
  const position = Position.start({ ...flintlock, deploy: cameUp }, field, recordedDice([]));
  const does = (answer: Answer, ...faces: number[][]) => {
    const dice = recordedDice(faces);
    const side = position.open[0]?.side ?? assert.fail('Nothing is asked.');
    assert.equal(position.answer(side, answer, dice), null, JSON.stringify(answer));
    assert.equal(dice.left(), 0, `dice left after ${JSON.stringify(answer)}`);
  };
  const asked = () => [position.open[0]?.kind, position.open[0]?.side];
  return { position, does, asked, s: () => position.state };
}

const north = (id: number, ...ids: string[]): Answer => ({
  do: 'move',
  unit: id,
  path: ids.map((each) => ({ hex: hex(each), facing: 0 })),
  facing: 0,
});

/** The first Activation: the march to the fence, fire at it, and one shot with its consequences. */
function firstActivation() {
  const t = begun();
  t.does({ do: 'command', command: WEBSTER });
  t.does(north(A, '2439', '2438'));
  assert.deepEqual(t.asked(), ['reaction-fire', 1]);
  // Range +1, First Volley +1, Open in front -1, at movement -1, across the fence -1: -1. A 6 is a 5, Reduced; a 4 is a 3,
  // a Morale Check, which a 2 with a rating of 2 passes.
  t.does({ do: 'react', units: [MIDDLE, WEST] }, [6], [4], [2]);
  assert.deepEqual([t.s().reduced[A], t.s().disordered[A], t.s().track[WEBSTER]], [1, 0, 1]);
  t.does(north(B, '2539', '2538'));
  t.does({ do: 'react', units: [] });
  // Range 0, First Volley +1, Open in front -1, light woods -1, fence -1: -2. A 6 is a 4: Disordered.
  t.does({ do: 'fire', unit: C, target: EAST }, [6]);
  assert.deepEqual([t.s().disordered[EAST], t.s().reduced[EAST]], [1, 0]);
  assert.equal(t.s().leaderSmoke[leader('Webster')], 1);
  return t;
}

clause(
  ['FL-11.13e', 'FL-11.13f', 'FL-11.33k', 'FL-11.34f', 'FL-11.44b', 'FL-11.13d', 'FL-11.51a'],
  'at Guilford the 23rd reaches the fence under fire, and receives Return Fire through its own Smoke',
  () => {
    const t = firstActivation();
    assert.deepEqual(t.asked(), ['return-fire', 1]);
    // Disordered -1, Open in front -1, Smoke on the target -1, First Volley used: -3. A 6 becomes 3, a Morale Check;
    // a 1 with a rating of 2 is a 3: Disordered.
    t.does({ do: 'return-fire', shots: [{ unit: EAST, target: C }] }, [6], [1]);
    assert.equal(t.s().disordered[C], 1);
    t.does({ do: 'done' });
    assert.equal(
      t.s().leaderSmoke[leader('Eaton')],
      1,
      'the militia fired at movement: Smoke at the end of the turn',
    );
    assert.deepEqual([t.s().volley[WEBSTER], t.s().volley[EATON]].includes('whole'), false);
  },
);

clause(
  ['FL-5.22d', 'FL-5.22e', 'FL-12.12d', 'FL-12.45a', 'FL-12.45b', 'FL-12.45c', 'FL-12.43k'],
  'Greene fails to seize; the 23rd Shocks, the militia runs for good, and the 23rd has the fence',
  () => {
    const t = firstActivation();
    t.does({ do: 'return-fire', shots: [] });
    t.does({ do: 'done' });
    t.does({ do: 'done' });
    t.does({ do: 'yes' });
    t.does({ do: 'yes' }, [5]); // Greene's Initiative is 4
    assert.deepEqual([t.s().active, t.s().free, t.s().penalties], [0, 1, [0, 1]]);
    t.does({ do: 'command', command: WEBSTER });
    t.does({ do: 'shock' });
    assert.deepEqual(t.asked(), ['flee', 1]);
    t.does({ do: 'yes' });
    assert.deepEqual(
      [EAST, MIDDLE, WEST].map((id) => t.s().fate[id]),
      [S.FLED, S.FLED, S.FLED],
    );
    t.does({ do: 'advance', unit: A, hex: hex('2437') });
    t.does({ do: 'advance', unit: B, hex: hex('2637') });
    assert.deepEqual([t.s().at[A], t.s().at[B], t.s().at[C]], [hex('2437'), hex('2637'), hex('2739')]);
    assert.deepEqual([t.s().lostUnits, t.s().track[EATON]], [[0, 0], 0], 'no Flight Points and no hits');
  },
);
