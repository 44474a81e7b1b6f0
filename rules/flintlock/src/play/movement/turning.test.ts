import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { duel, facingOff, fireAt } from '../../../test/firing.ts';
import { assertRefused, assertStands, marching } from '../../../test/marching.ts';
import { face } from './turning.ts';

const FAR = { british: ['1012'], american: ['1802'] };

clause(['FL-8.0k', 'FL-8.0a'], 'a unit turns any way in its hex as its action', () => {
  const t = duel(FAR);
  const unit = t.unit('Webster');
  assertRefused(t, { do: 'face', unit, facing: 3 }, 'FL-R-FACING-KIND', 'FL-8.0a');
  t.does({ do: 'face', unit, facing: 6 });
  assertStands(t, unit, '1012', 6);
  assertRefused(t, { do: 'face', unit, facing: 0 }, 'FL-R-ACTED', 'FL-5.3b');
  assertRefused(t, marching(t, unit, ['1011']), 'FL-R-ACTED', 'FL-5.3b');
});

clause('FL-8.0c', 'Column faces hexsides', () => {
  const t = duel({ ...FAR, webster: { formation: 'Column', facing: 1 } });
  assertRefused(t, { do: 'face', unit: t.unit('Webster'), facing: 4 }, 'FL-R-FACING-KIND', 'FL-8.0c');
  t.does({ do: 'face', unit: t.unit('Webster'), facing: 5 });
  assertStands(t, t.unit('Webster'), '1012', 5);
});

clause(
  ['FL-8.0j', 'FL-8.0k'],
  'in an enemy Zone of Control it turns by one corner, partially active too',
  () => {
    for (const range of [8, 2]) {
      const t = duel({ british: ['1011'], american: ['1010'], webster: { range } });
      const unit = t.unit('Webster');
      assertRefused(t, { do: 'face', unit, facing: 4 }, 'FL-R-FACING-ZOC', 'FL-8.0j');
      t.does({ do: 'face', unit, facing: 10 });
      assertStands(t, unit, '1011', 10);
    }
  },
);

clause('FL-8.0i', 'a unit that has fired may not turn', () => {
  const t = duel({ british: ['1011', '1516'], american: ['1010'] });
  t.does(fireAt(t, 'Webster'), [1], [6]);
  if (t.asked().kind === 'return-fire') t.does({ do: 'return-fire', shots: [] });
  assertRefused(t, { do: 'face', unit: t.unit('Webster'), facing: 2 }, 'FL-R-FACING-FIRE', 'FL-8.0i');
});

clause(['FL-8.0i', 'FL-8.0k'], 'random turns are always legal', () => {
  const t = duel({ british: ['1011', '1313'], american: ['1010'] });
  const { below } = seededChance('turns');
  let drawn = 0;
  for (let i = 0; i < 60; i++) {
    const turn = face.sample?.({ field: t.field, s: t.state }, below);
    if (!turn) continue;
    drawn++;
    assert.equal(t.asked().refuse(turn), null);
  }
  assert.ok(drawn > 20 && drawn < 60, `${drawn} of 60`);
});

clause('FL-10.0e', 'a pair in Close turns as one, and only while both may act', () => {
  const t = duel({ british: ['1012', '1012'], american: ['1802'], webster: { formation: 'Close' } });
  const [a, b] = [t.unit('Webster'), t.unit('Webster', 1)];
  t.does({ do: 'face', unit: a, facing: 4 });
  assertStands(t, a, '1012', 4);
  assertStands(t, b, '1012', 4);
  assertRefused(t, marching(t, b, ['1011']), 'FL-R-ACTED', 'FL-5.3b');
  const half = duel({ british: ['1013', '1012'], american: ['1802'], webster: { formation: 'Close' } });
  half.does(marching(half, half.unit('Webster'), ['1012']));
  const answer = { do: 'face', unit: half.unit('Webster', 1), facing: 2 };
  assertRefused(half, answer, 'FL-R-ACTED', 'FL-5.3b');
});

clause(['FL-8.0f', 'FL-5.6f'], 'a gun turns like a Line, but not when Disordered', () => {
  const given = { ...FAR, britishGuns: [{ at: '1112' }] };
  const t = facingOff(given);
  t.does({ do: 'gun-turn', hex: t.hex('1112') });
  assertRefused(t, { do: 'face', unit: t.gun(0), facing: 1 }, 'FL-R-FACING-KIND', 'FL-8.0a');
  t.does({ do: 'face', unit: t.gun(0), facing: 8 });
  assertStands(t, t.gun(0), '1112', 8);
  const worn = facingOff({ ...given, prepare: (s, { gun }) => (s.disordered[gun(0)] = 1) });
  worn.does({ do: 'gun-turn', hex: worn.hex('1112') });
  assertRefused(worn, { do: 'face', unit: worn.gun(0), facing: 8 }, 'FL-R-DISORDERED-GUN', 'FL-5.6f');
});

clause('FL-8.0k', 'every turn offered is legal, and none back to where it faces', () => {
  const t = duel({ british: ['1011', '1313'], american: ['1010'] });
  const turns = [...t.asked().options()].filter((answer) => answer.do === 'face');
  for (const turn of turns) assert.equal(t.asked().refuse(turn), null);
  const facings = (unit: number) => turns.flatMap((turn) => (turn.unit === unit ? [turn.facing] : []));
  assert.deepEqual(facings(t.unit('Webster')), [2, 10]);
  assert.deepEqual(facings(t.unit('Webster', 1)), [2, 4, 6, 8, 10]);
});
