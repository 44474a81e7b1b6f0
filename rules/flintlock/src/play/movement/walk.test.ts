import assert from 'node:assert/strict';
import { Position, type Rules, recordedDice } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { duel, facingOff } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import type { Situation } from '../../../test/situation.ts';
import { type Answer, type Field, flintlock, type State } from '../../index.ts';

/** A gun of the enemy's, which has no Zone of Control, looks at the way from 1013 to the north. */
const AT_THE_GUN = { british: ['1013'], american: ['1802'], americanGuns: [{ at: '1010' }] };
const PAST_IT = ['1012', '1011', '0911'];

function underFire(faces: number[][]): Situation {
  const t = duel(AT_THE_GUN);
  t.does(marching(t, t.unit('Webster'), PAST_IT));
  assert.equal(t.asked().kind, 'reaction-fire');
  t.does({ do: 'react', units: [t.gun(1)] }, ...faces);
  return t;
}

clause(
  ['FL-11.13e', 'FL-11.13l', 'FL-9.1b'],
  'a unit under fire stops in its present hex, and is asked if it continues',
  () => {
    const t = underFire([[5]]);
    const unit = t.unit('Webster');
    assertStands(t, unit, '1011', 0);
    assert.equal(t.state.reduced[unit], 1);
    const { kind, side } = t.asked();
    assert.deepEqual([kind, side], ['go-on', 0]);
    t.does({ do: 'halt', facing: 4 });
    assertStands(t, unit, '1011', 4);
    assertRefused(t, marching(t, unit, ['0911']), 'FL-R-ACTED', 'FL-5.3b');
  },
);

clause(
  ['FL-11.13l', 'FL-7.11a'],
  'a mover that was fired at continues with its remaining Movement Points, and may choose another path',
  () => {
    const t = underFire([[5]]);
    const unit = t.unit('Webster');
    const on = (hexes: readonly string[]) => ({
      do: 'go-on' as const,
      path: hexes.map((id) => ({ hex: t.hex(id), facing: 2 })),
      facing: 2,
    });
    assertRefused(t, on(['0911', '0912', '0913']), 'FL-R-MP', 'FL-7.12d');
    t.does(on(['0911', '0912']));
    assertStands(t, unit, '0912', 2);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  'FL-11.13l',
  'the question to a mover under fire, and its present hex, follow from the position alone',
  () => {
    const { field, state } = underFire([[5]]);
    const rules: Rules<State, Answer, Field> = { ...flintlock, deploy: () => flintlock.clone(state) };
    const again = Position.start(rules, field, recordedDice([]));
    assert.equal(again.open[0]?.kind, 'go-on');
    assert.deepEqual(again.state, state);
  },
);

clause(['FL-11.13l', 'FL-8.0a'], 'a mover that stops under fire faces as its formation requires', () => {
  const t = underFire([[5]]);
  assertRefused(t, { do: 'halt', facing: 3 }, 'FL-R-FACING-KIND', 'FL-8.0a');
});

clause('FL-11.13e', 'if no unit fires, the rest of the path is walked without another question', () => {
  const t = duel(AT_THE_GUN);
  t.does(marching(t, t.unit('Webster'), PAST_IT, 0, 10));
  t.does({ do: 'react', units: [] });
  assertStands(t, t.unit('Webster'), '0911', 10);
});

clause('FL-11.13l', 'a gun Disordered on its way stops there as it faces', () => {
  const t = facingOff({
    ...{ british: ['1516'], american: ['1802'] },
    britishGuns: [{ at: '1012', pounder: 3, facing: 2 }],
    americanGuns: [{ at: '1010' }],
  });
  const gun = t.gun(0);
  t.does({ do: 'gun-turn', hex: t.hex('1012') });
  t.does(marching(t, gun, ['1011', '0911'], 4, 8));
  t.does({ do: 'react', units: [t.gun(1)] }, [2], [1]);
  assert.equal(t.state.disordered[gun], 1);
  assertStands(t, gun, '1011', 4);
  assert.equal(t.state.moving, null);
});

clause(['FL-11.42b'], 'the Smoke of a unit stays behind when it moves', () => {
  const t = duel({
    ...{ british: ['1014'], american: ['1802'] },
    prepare: (s, { unit }) => (s.smoke[unit('Webster')] = 1),
  });
  t.does(marching(t, t.unit('Webster'), ['1013']));
  assert.equal(t.state.smoke[t.unit('Webster')], 0);
});

clause('FL-7.12a', 'each stretch of a move is logged once, up to the interruption and from there', () => {
  const t = underFire([[5]]);
  t.does({ do: 'go-on', path: [{ hex: t.hex('0911'), facing: 0 }], facing: 0 });
  const stretches = t.logItems.flatMap((logItem) => {
    const what = eventOf(logItem);
    if (what?.kind !== 'move') return [];
    return what.went.map(({ path }) =>
      'hexes' in path ? path.hexes.map((hex) => t.field.map.labels[hex]) : [],
    );
  });
  assert.deepEqual(stretches, [
    ['1013', '1012', '1011'],
    ['1011', '0911'],
  ]);
});

clause('FL-11.13e', 'a move tells beforehand who may fire at it, at which step, and with what chance', () => {
  const t = duel(AT_THE_GUN);
  const { provokes } = t.asked();
  const provoked = provokes?.(marching(t, t.unit('Webster'), PAST_IT)) ?? [];
  assert.deepEqual(
    provoked.map(({ step, piece, kind }) => [step, piece, kind]),
    [[1, t.gun(1), 'reaction-fire']],
  );
  t.does(marching(t, t.unit('Webster'), PAST_IT));
  assert.equal(provoked[0]?.chance, t.asked().standing?.units[0]?.chance());
});
