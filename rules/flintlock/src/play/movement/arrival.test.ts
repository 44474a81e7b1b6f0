import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import * as S from '../../model/state.ts';

const FAR = { british: ['1012', '1212'], american: ['1802'] };
const abandon =
  (side: 0 | 1) =>
  (s: S.State, { gun }: { gun(side: 0 | 1): number }): void => {
    s.abandoned[gun(side)] = 1;
  };

clause(
  ['FL-12.81a', 'FL-12.82a', 'FL-12.82b', 'FL-12.83c'],
  'Infantry that ends its move on an enemy Abandoned gun Captures it',
  () => {
    const t = duel({ ...FAR, americanGuns: [{ at: '1011' }], prepare: abandon(1) });
    const [unit, gun] = [t.unit('Webster'), t.gun(1)];
    t.does(marching(t, unit, ['1011']));
    assert.deepEqual([t.state.fate[gun], t.state.at[gun], t.state.lostGuns], [S.CAPTURED, S.NONE, [0, 1]]);
    assertStands(t, unit, '1011', 0);
    assertRefused(t, { do: 'face', unit, facing: 2 }, 'FL-R-ACTED', 'FL-5.3b');
  },
);

clause(
  ['FL-12.83a', 'FL-12.83b', 'FL-14.0f'],
  'a unit drags away guns of its side, which do not count as losses',
  () => {
    const t = duel({ ...FAR, britishGuns: [{ at: '1011' }], prepare: abandon(0) });
    t.does(marching(t, t.unit('Webster'), ['1011']));
    assert.deepEqual([t.state.fate[t.gun(0)], t.state.lostGuns], [S.DRAGGED, [0, 0]]);
  },
);

clause(
  ['FL-12.82a', 'FL-11.56b'],
  'Infantry that only passes a gun leaves it there, and so does Cavalry',
  () => {
    const t = duel({ ...FAR, americanGuns: [{ at: '1011' }], prepare: abandon(1) });
    t.does(marching(t, t.unit('Webster'), ['1011', '1010']));
    assert.equal(t.state.at[t.gun(1)], t.hex('1011'));
    const horse = duel({
      ...FAR,
      webster: { kind: 'cavalry' },
      americanGuns: [{ at: '1011' }],
      prepare: abandon(1),
    });
    horse.does(marching(horse, horse.unit('Webster'), ['1011']));
    assert.equal(horse.state.at[horse.gun(1)], horse.hex('1011'));
  },
);

clause('FL-12.82a', 'a Withdrawal onto an enemy Abandoned gun Captures it too', () => {
  const t = duel({
    ...{ british: ['1011'], american: ['1010'], americanGuns: [{ at: '1012' }] },
    prepare: abandon(1),
  });
  t.does({ do: 'withdraw', unit: t.unit('Webster'), hex: t.hex('1012') }, [6]);
  assert.equal(t.state.fate[t.gun(1)], S.CAPTURED);
});

clause(
  ['FL-12.83a', 'FL-12.83c'],
  'Infantry with an Abandoned gun Drags it Away as its action, even if partially active',
  () => {
    for (const range of [8, 2]) {
      const t = duel({ ...FAR, webster: { range }, britishGuns: [{ at: '1012' }], prepare: abandon(0) });
      const unit = t.unit('Webster');
      assertRefused(t, { do: 'drag', unit: t.unit('Webster', 1) }, 'FL-R-NO-GUN', 'FL-12.83a');
      t.does({ do: 'drag', unit });
      assert.equal(t.state.fate[t.gun(0)], S.DRAGGED);
      assertRefused(t, marching(t, unit, ['1011']), 'FL-R-ACTED', 'FL-5.3b');
    }
  },
);

clause('FL-12.83a', 'a gun with its crew is not Dragged Away', () => {
  const t = duel({ ...FAR, britishGuns: [{ at: '1012' }] });
  assertRefused(t, { do: 'drag', unit: t.unit('Webster') }, 'FL-R-NO-GUN', 'FL-12.83a');
});

clause(
  ['FL-12.83a', 'FL-12.82a'],
  'an enemy gun that is with Infantry from the start is neither dragged nor captured',
  () => {
    const t = duel({ ...FAR, americanGuns: [{ at: '1012' }], prepare: abandon(1) });
    const unit = t.unit('Webster');
    assertRefused(t, { do: 'drag', unit }, 'FL-R-NO-GUN', 'FL-12.83a');
    assert.ok([...t.asked().options()].every((answer) => answer.do !== 'drag'));
    t.does({ do: 'face', unit, facing: 2 });
    assert.equal(t.state.fate[t.gun(1)], S.ON_MAP);
  },
);
