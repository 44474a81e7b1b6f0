import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { PERSONALITIES } from '../tables/index.ts';
import {
  actingGeneral,
  commandReckoning,
  personalityReckoning,
  refuseChange,
  resultChances,
  scoresOpen,
} from './command.ts';

clause(
  ['MM-E2s', 'MM-E2c'],
  'Bold and Cautious generals may leave the die; a change that the general may not make is refused',
  () => {
    assert.equal(refuseChange('bold', 0), null);
    assert.equal(refuseChange('cautious', 0), null);
    assert.equal(refuseChange('rash', 0)?.clause, 'MM-E2n');
    assert.equal(refuseChange('indecisive', 1)?.clause, 'MM-E2o');
    assert.equal(refuseChange('cautious', 1)?.clause, 'MM-E2q');
    assert.equal(refuseChange(null, 1)?.code, 'R-MODIFY');
  },
);

clause(
  ['MM-E2ab', 'MM-E2u'],
  'the first general of the chain in reach acts, and without any the die stands',
  () => {
    const lost: { name: string; inReach: boolean }[] = [];
    assert.equal(actingGeneral(lost), null);
    assert.equal(
      actingGeneral([
        { name: 'brigadier', inReach: false },
        { name: 'army', inReach: true },
      ])?.name,
      'army',
    );
    assert.deepEqual(scoresOpen(2, null), [2]);
  },
);

clause('MM-E2t', 'no score is below 1 or above 6', () => {
  for (const general of [...PERSONALITIES, null])
    for (let die = 1; die <= 6; die++)
      for (const score of scoresOpen(die, general)) assert.ok(score >= 1 && score <= 6);
});

clause('MM-E2b', "the card shows for each die the general's possible changes", () => {
  const { outcomes } = commandReckoning({ general: 'bold', column: 'impetuous' });
  assert.deepEqual(
    outcomes.map(({ open }) => open.map(({ result }) => result).join('/')),
    [
      'noAdvance/noAdvance',
      'noAdvance/noAdvance/obey',
      'noAdvance/obey/obey',
      'obey/obey/mustCharge',
      'obey/mustCharge/mustCharge',
      'mustCharge/mustCharge',
    ],
  );
});

clause(
  ['MM-E2b', 'MM-E2m'],
  'the chance to move counts in every character a general may turn out to have',
  () => {
    for (const column of ['others', 'impetuous', 'cautious'] as const) {
      const known = (general: Parameters<typeof resultChances>[0]['general']) =>
        new Map(resultChances({ general, column }, true).map(({ label, chance }) => [label, chance]));
      const unknown = resultChances({ general: null, column }, false);
      assert.ok(Math.abs(unknown.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-9);
      for (const { label, chance } of unknown) {
        const faces = personalityReckoning('the general').outcomes;
        const mean = faces.reduce((sum, face) => sum + (known(face.personality).get(label) ?? 0), 0);
        assert.ok(Math.abs(chance - mean / faces.length) < 1e-9, `${column} ${label}`);
      }
    }
  },
);

clause('MM-E2b', 'the card of a command die has a row for each result and not for each face', () => {
  const { outcomes } = commandReckoning({ general: 'bold', column: 'others' });
  assert.deepEqual([...new Set(outcomes.map(({ label }) => label))], ['no advance', 'as ordered']);
});

clause('MM-E2p', 'a die that is obeyed only because the general changes it is not listed as obeyed', () => {
  const fallen = (general: 'bold' | 'rash' | 'cautious') =>
    commandReckoning({ general, column: 'others' }).outcomes.map((each) => each.fallen ?? null);
  assert.deepEqual(fallen('bold'), [null, 'as ordered if the general adds 1', null, null, null, null]);
  assert.deepEqual(fallen('rash'), [null, null, null, null, null, null]);
  assert.ok(fallen('cautious').every((each) => !each?.includes('adds')));
});
