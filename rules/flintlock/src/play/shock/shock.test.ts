import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Contact, contact, offered, stateView } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';
import { shockPreview } from './shock-preview.ts';

/** The attackers and targets, by numbers of their Commands: `0>0,1` is Webster's first unit against Eaton's first two. */
function whom(t: ReturnType<typeof contact>): string[] {
  const own = t.field.commands[t.command('Webster')]?.counters ?? [];
  const all = t.field.commands[t.command('Eaton')]?.counters ?? [];
  const attackers = shockPreview(stateView(t), t.command('Webster'))?.attackers ?? [];
  return attackers.map(
    ({ unit, targets }) => `${own.indexOf(unit)}>${targets.map((each) => all.indexOf(each)).join()}`,
  );
}

clause(
  ['FL-12.11a', 'FL-12.3a', 'FL-12.41a', 'FL-12.51a', 'FL-12.52n', 'FL-12.53c', 'FL-12.61a', 'FL-12.5a'],
  'a Line Shocks a Line: one reaction, two Chaos dice, and with equal totals both stay',
  () => {
    const t = contact();
    const before = [...t.state.at];
    assert.equal(offered(t, 'shock').length, 1);
    t.does({ do: 'shock' }, [3], [4], [4]);
    assert.deepEqual(offered(t, 'shock'), []);
    assert.equal(t.state.mode, S.SHOCK);
    assert.deepEqual([t.state.track, t.state.at], [[0, 0], before]);
    const acted = [0, 1].map((i) => (t.state.acted[t.unit('Webster', i)] ?? 0) & S.ACTED);
    assert.deepEqual(acted, [S.ACTED, S.ACTED]);
    assert.ok(t.logItems.some(({ sentence }) => sentence.startsWith('Neither Line is Superior')));
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  ['FL-12.12a', 'FL-12.12b', 'FL-12.12d', 'FL-12.15a'],
  'each unit with an enemy in front takes part and attacks all in its frontal hexes',
  () => {
    assert.deepEqual(whom(contact()), ['0>0,1', '1>1']);
    assert.deepEqual(whom(contact({ webster: { at: ['0506', '0806'] } })), ['0>0,1']);
  },
);

clause(['FL-5.3f', 'FL-12.12e'], 'only enemies next to it when the Activation began are attacked', () => {
  const t = contact({ webster: { at: ['0506', '0806'] } });
  t.state.at[t.unit('Eaton', 1)] = t.hex('0805');
  assert.deepEqual(whom(t), ['0>0']);
});

clause(
  ['FL-12.14d', 'FL-6.2b', 'FL-6.21a', 'FL-6.51a'],
  'Disordered Infantry attacks like any other; Column and Skirmishers do not',
  () => {
    const disordered = contact({ prepare: (s, t) => void (s.disordered[t.unit('Webster')] = 1) });
    assert.deepEqual(whom(disordered), ['0>0,1', '1>1']);
    for (const formation of ['Column', 'SK'] as const) {
      const t = contact({
        prepare: (s, at) => {
          s.formation[at.unit('Webster')] = S.formationCode(formation);
          s.facing[at.unit('Webster')] = 11;
        },
      });
      assert.deepEqual(whom(t), ['1>1'], formation);
    }
  },
);

clause('FL-11.51e', 'Disordered Cavalry begins no Shock', () => {
  const t = contact({
    webster: { kind: 'cavalry' },
    prepare: (s, at) => void (s.disordered[at.unit('Webster')] = 1),
  });
  assert.deepEqual(whom(t), ['1>1']);
});

clause(
  ['FL-12.12c', 'FL-12.13a', 'FL-5.3g', 'FL-5.3i'],
  'after a Shock no unit of the Command does more',
  () => {
    const t = contact({ webster: { at: ['0506', '0806'] } });
    t.does({ do: 'shock' }, [3], [4], [4]);
    for (const unit of [t.unit('Webster'), t.unit('Webster', 1)]) {
      assert.equal(t.refuses({ do: 'rally', unit }).code, 'FL-R-ACTED');
      assert.equal(
        t.refuses({ do: 'move', unit, path: [{ hex: t.hex('0807'), facing: 0 }], facing: 0 }).code,
        'FL-R-ACTED',
      );
    }
    assert.equal(t.refuses({ do: 'shock' }).code, 'FL-R-ACTED');
  },
);

clause('FL-12.12a', 'a Command without an enemy in front has no Shock target', () => {
  const t = contact({ webster: { at: ['0510', '0610'] } });
  const { code, clause: by } = t.refuses({ do: 'shock' });
  assert.deepEqual([code, by], ['FL-R-NO-TARGET', 'FL-12.12a']);
});

clause(
  ['FL-12.14a', 'FL-12.14b'],
  'one unit of militia bars its whole Command, even far from the enemy',
  () => {
    const militia: Contact = { webster: { at: ['0506', '0610'], militia: true } };
    const t = contact(militia);
    const { code, clause: by } = t.refuses({ do: 'shock' });
    assert.deepEqual([code, by], ['FL-R-MILITIA-SHOCK', 'FL-12.14a']);
    assert.deepEqual(whom(contact({ eaton: { militia: true } })), ['0>0,1', '1>1']);
  },
);

clause(
  ['FL-5.42d', 'FL-5.41b'],
  'a unit out of command takes no part, and a partial Command does not Shock',
  () => {
    const far = contact({ webster: { leader: '0608', range: 2 } });
    assert.deepEqual(whom(far), ['0>0,1', '1>1']);
    const out = contact({
      webster: { at: ['0506', '0906'], leader: '0908', range: 2 },
      eaton: { at: ['0505', '0905'] },
    });
    assert.deepEqual(whom(out), ['1>1']);
    const partial = contact({ webster: { leader: '0618' }, more: {} });
    assert.equal(partial.asked().kind, 'self-activation');
    partial.does({ do: 'partial' });
    assert.equal(partial.refuses({ do: 'shock' }).code, 'FL-R-NOT-FULL');
  },
);

clause('FL-5.3i', 'a Command that has begun to act otherwise no longer Shocks', () => {
  const t = contact({ webster: { at: ['0506', '0806'] } });
  t.does({ do: 'face', unit: t.unit('Webster', 1), facing: 2 });
  assert.equal(t.refuses({ do: 'shock' }).code, 'FL-R-ACTED');
});

clause('FL-12.52p', 'enemies that the other arm has attacked in this Activation are left out', () => {
  const t = contact({ prepare: (s, at) => void (s.attacked[at.unit('Eaton', 1)] = S.BY_HORSE) });
  assert.deepEqual(whom(t), ['0>0']);
  t.does({ do: 'shock' }, [3], [4], [4]);
  assert.equal(t.state.attacked[t.unit('Eaton')], S.BY_FOOT);
});

clause(
  ['FL-12.72a', 'FL-12.71a', 'FL-14.0f'],
  'guns attacked alone are all Captured without a roll, and the attackers advance',
  () => {
    const t = contact({
      eaton: { at: ['1505', '1605'] },
      americanGuns: [{ at: '0505' }, { at: '0505' }, { at: '0605' }],
    });
    assert.deepEqual(shockPreview(stateView(t), t.command('Webster'))?.ends, []);
    t.does({ do: 'shock' });
    assert.deepEqual(t.state.lostGuns, [0, 3], 'before anybody advances');
    t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
    assert.deepEqual(t.state.at.slice(0, 2), [t.hex('0505'), t.hex('0605')]);
    assert.deepEqual(t.state.lostGuns, [0, 3]);
    assert.equal(t.state.fate[t.gun(1)], S.CAPTURED);
  },
);

clause(
  ['FL-12.44b', 'FL-12.72b'],
  'a gun among other defenders is Captured only by a unit that advances into its hex',
  () => {
    const t = contact({ americanGuns: [{ at: '0505' }] });
    t.does({ do: 'shock' }, [4], [2], [1]);
    assert.equal(t.state.fate[t.gun(1)], S.ON_MAP);
    assert.deepEqual(t.state.track, [0, 1]);
  },
);

clause(
  ['FL-6.2d', 'FL-6.21b', 'FL-6.62d'],
  'a Column that was attacked becomes Open without a roll, and its Command has to follow',
  () => {
    const t = contact({ eaton: { formation: 'Column', facing: 7 } });
    const second = t.unit('Eaton', 1);
    const stand = shockPreview(stateView(t), t.command('Webster'))?.stand;
    assert.deepEqual(
      stand?.map(({ value, clause: by }) => [value, by]),
      [[-2, 'FL-12.52k']],
    );
    t.does({ do: 'shock' }, [4], [1], [6]);
    assert.equal(t.asked().kind, 'facings');
    assert.equal(t.asked().side, 1);
    t.does({
      do: 'facings',
      facings: [
        { unit: t.unit('Eaton'), facing: 6 },
        { unit: second, facing: 8 },
      ],
    });
    assert.deepEqual([S.formationOf(t.state, second), t.state.facing[second]], ['Open', 8]);
    assert.equal(t.state.struckInColumn[t.command('Eaton')], 1);
  },
);

clause('FL-6.2d', 'a Column that is eliminated does not become Open', () => {
  const t = contact({
    eaton: { formation: 'Column', facing: 7, status: 'Poor', at: ['0505', '0605', '1505'] },
  });
  t.does({ do: 'shock' }, [6]);
  t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
  assert.equal(t.asked().kind, 'action');
  assert.equal(t.state.struckInColumn[t.command('Eaton')], 0);
});

clause('FL-12.72b', 'a gun attacked alone stays as long as units that joined it later do', () => {
  const t = contact({ eaton: { at: ['1505', '1605'] }, americanGuns: [{ at: '0505' }] });
  t.state.at[t.unit('Eaton')] = t.hex('0505');
  t.does({ do: 'shock' });
  assert.equal(t.state.fate[t.gun(1)], S.ON_MAP);
  assert.equal(t.state.at[t.unit('Webster')], t.hex('0506'));
});

clause('FL-5.3i', 'once a unit out of command has moved, its Command no longer Shocks', () => {
  const t = contact({ webster: { at: ['0506', '1506'], leader: '0508', range: 2 } });
  t.does({ do: 'move', unit: t.unit('Webster', 1), path: [{ hex: t.hex('1507'), facing: 0 }], facing: 0 });
  const { code, clause: by } = t.refuses({ do: 'shock' });
  assert.deepEqual([code, by], ['FL-R-ACTED', 'FL-5.3i']);
});
