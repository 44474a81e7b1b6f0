import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';

/** Pickens' militia in the Box, except those named in `standing`. The Americans begin. */
function pickens(standing: readonly string[] = []) {
  const at = ['0602', '0702', ...standing];
  return situation(
    {
      british: { commands: { Webster: { at: ['0515'], facing: 0 } } },
      american: {
        commands: { Howard: { at: ['1010'] }, Pickens: { at, militia: true } },
        overall: { initiative: 3 },
      },
      first: 'american',
      reform: ['0604', '0704', '0516'],
    },
    (s, self) => {
      for (const index of [0, 1]) {
        const unit = self.unit('Pickens', index);
        s.at[unit] = S.NONE;
        s.fate[unit] = S.BOXED;
        s.boxedOnce[unit] = 1;
      }
      if (standing.length === 0) s.leaderAt[self.leader('Pickens')] = S.NONE;
    },
  );
}

clause(
  ['FL-15.2b', 'FL-15.2c', 'FL-15.2d'],
  'a roll up to the leader’s Initiative brings all back, Disordered, and their leader with the first',
  () => {
    const t = pickens();
    assert.equal(t.asked().kind, 'activation');
    t.does({ do: 'begin' }, [3]);
    const [a, b] = [t.unit('Pickens'), t.unit('Pickens', 1)];
    const back = (unit: number, hex: string, facing = 6) =>
      ({ do: 'come-back', unit, hex: t.hex(hex), facing }) as const;
    assert.equal(t.refuses(back(a, '0605')).code, 'FL-R-OUTSIDE');
    assert.equal(t.refuses(back(a, '0516')).code, 'FL-R-ADJACENT-ENEMY');
    assert.equal(t.refuses(back(a, '0604', 5)).code, 'FL-R-FACING-KIND');
    t.does(back(a, '0604'));
    assert.deepEqual(
      [t.state.at[a], t.state.disordered[a], t.state.leaderAt[t.leader('Pickens')]],
      [t.hex('0604'), 1, t.hex('0604')],
    );
    assert.equal(t.refuses(back(b, '0604')).code, 'FL-R-OCCUPIED');
    t.does(back(b, '0704', 8));
    assert.equal(t.asked().kind, 'turn');
    assert.equal(t.refuses({ do: 'pass' }).code, 'FL-R-ALREADY-ACTED');
  },
);

clause('FL-15.2c', 'militia may come back into the Zone of Control of its own side', () => {
  for (const facing of [0, 2, 4, 6, 8, 10]) {
    const t = pickens();
    t.does({ do: 'begin' }, [3]);
    t.does({ do: 'come-back', unit: t.unit('Pickens'), hex: t.hex('0604'), facing });
    t.does({ do: 'come-back', unit: t.unit('Pickens', 1), hex: t.hex('0704'), facing: 6 });
    assert.equal(t.state.at[t.unit('Pickens', 1)], t.hex('0704'), `facing ${facing}`);
  }
});

clause('FL-15.2b', 'a higher roll leaves all of them in the Box', () => {
  const t = pickens();
  t.does({ do: 'begin' }, [4]);
  assert.equal(t.state.fate[t.unit('Pickens')], S.BOXED);
  assert.equal(t.asked().kind, 'turn');
});

clause(['FL-15.2b', 'FL-5.1f'], 'a pass makes no roll for them', () => {
  const t = pickens();
  t.does({ do: 'pass' });
  assert.deepEqual([t.state.active, t.state.fate[t.unit('Pickens')]], [0, S.BOXED]);
});

clause(
  'FL-3.0e',
  'a side whose last units flee into the Box has units left; without a Box it has lost',
  () => {
    const fled = (reform?: readonly string[]) => {
      const t = situation({
        british: { commands: { Webster: { at: ['0506', '0606'], leader: '0608', range: 8 } } },
        american: {
          commands: { Pickens: { at: ['0505', '0605'], militia: true, leader: '0602', range: 8 } },
        },
        ...(reform && { reform }),
      });
      t.does({ do: 'command', command: t.command('Webster') });
      t.does({ do: 'shock' });
      t.does({ do: 'yes' });
      return t;
    };
    const boxed = fled(['1010']);
    assert.equal(boxed.state.fate[boxed.unit('Pickens')], S.BOXED);
    assert.equal(boxed.state.ended, null);
    assert.deepEqual(fled().state.ended, { winner: 0, clause: 'FL-3.0e' });
  },
);

clause(
  ['FL-4.63a', 'FL-4.63c', 'FL-15.2c'],
  'militia returns next to a lone enemy leader: he joins his men',
  () => {
    for (const at of ['0604', '0603']) {
      const t = pickens();
      t.state.leaderAt[t.leader('Webster')] = t.hex(at);
      t.does({ do: 'begin' }, [1]);
      t.does({ do: 'come-back', unit: t.unit('Pickens'), hex: t.hex('0604'), facing: 6 });
      assert.equal(t.state.leaderAt[t.leader('Webster')], t.hex('0515'), at);
    }
  },
);

clause(
  ['FL-15.2c', 'FL-8.0a', 'FL-8.0c'],
  'every return offered is legal, with each facing of its formation',
  () => {
    for (const [formation, facings] of [
      ['Open', [0, 2, 4, 6, 8, 10]],
      ['Column', [1, 3, 5, 7, 9, 11]],
    ] as const) {
      const t = pickens();
      t.does({ do: 'begin' }, [3]);
      t.state.drill[t.command('Pickens')] = S.formationCode(formation);
      const offered = [...t.asked().options()];
      for (const each of offered) assert.equal(t.asked().refuse(each), null, JSON.stringify(each));
      const wanted = ['0604', '0704'].flatMap((id) => facings.map((facing) => `${t.hex(id)} ${facing}`));
      const of = (unit: number) =>
        offered.flatMap((each) =>
          each.do === 'come-back' && each.unit === unit ? [`${each.hex} ${each.facing}`] : [],
        );
      assert.deepEqual(of(t.unit('Pickens')), wanted);
      assert.deepEqual(
        offered.filter(({ do: what }) => what === 'come-back').length,
        of(t.unit('Pickens')).length + of(t.unit('Pickens', 1)).length,
      );
      const unit = t.unit('Pickens');
      t.does({ do: 'come-back', unit, hex: t.hex('0604'), facing: facings[2] });
      assert.deepEqual([t.state.fate[unit], t.state.facing[unit]], [S.ON_MAP, facings[2]]);
      assert.equal(S.formationOf(t.state, unit), formation);
    }
  },
);
