import assert from 'node:assert/strict';
import { chancesOf, outcomeOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { MORALE_CAUSES } from '../tables.ts';
import { countsForOthers, type MoraleSituation, moraleModifier, moraleReckoning } from './morale.ts';

const steady: MoraleSituation = { cause: 'combat', morale: 6, effectiveness: 2 };

clause('AL-4.5a', 'a check has one of five causes', () => {
  assert.deepEqual(MORALE_CAUSES, [
    'combat',
    'change_orders',
    'rally_regiment',
    'rally_company',
    'reorder_company',
  ]);
});

clause(
  ['AL-4.5b', 'AL-4.5e', 'AL-4.5f', 'AL-4.5h', 'AL-4.5i', 'AL-4.5k', 'AL-4.5l'],
  'each modifier alone, with its clause',
  () => {
    const rows: [Partial<MoraleSituation>, number, string][] = [
      [{ disorderedCompany: true }, 1, 'AL-4.5e'],
      [{ otherRegiments: 3 }, 3, 'AL-4.5f'],
      [{ enemyInfantry: true }, 1, 'AL-4.5h'],
      [{ enemyCavalry: true }, 1, 'AL-4.5i'],
      [{ onTrack: 2 }, 2, 'AL-4.5k'],
      [{ commanderLost: true }, 1, 'AL-4.5l'],
    ];
    for (const [more, modifier, id] of rows) {
      const situation = { ...steady, ...more };
      assert.equal(moraleModifier(situation), modifier, id);
      const line = moraleReckoning(situation).lines.find((each) => each.clause === id);
      assert.equal(line?.value, modifier, id);
    }
    assert.equal(moraleModifier(steady), 0);
  },
);

clause('AL-4.5m', 'the modifiers weigh the same whatever the check is for', () => {
  const shaken = { ...steady, disorderedCompany: true, onTrack: 3, enemyCavalry: true };
  for (const cause of MORALE_CAUSES) {
    assert.equal(moraleModifier({ ...shaken, cause }), 5);
    assert.equal(outcomeOf(moraleReckoning({ ...shaken, cause }), 3).passed, true, cause);
    assert.equal(outcomeOf(moraleReckoning({ ...shaken, cause }), 4).failedBy, 1, cause);
  }
});

clause('AL-4.5d', 'the chances of a check at 8 with 1 against it', () => {
  const rows = chancesOf(moraleReckoning({ ...steady, disorderedCompany: true }));
  assert.deepEqual(
    rows.map(({ outcome, ways, of }) => [outcome.key, ways, of]),
    [
      ['no_effect', 21, 36],
      ['extra_D', 14, 36],
      ['rout', 1, 36],
    ],
  );
});

clause('AL-4.31a', 'the army commander’s help is a line of its own', () => {
  const { lines } = moraleReckoning({ ...steady, commanderStacked: true });
  assert.deepEqual(lines.find((line) => line.clause === 'AL-4.31a')?.value, 1);
  assert.equal(lines.find((line) => line.label.startsWith('Target'))?.value, 9);
});

clause(['AL-4.5g', 'AL-4.52a', 'AL-9.5b'], 'who counts against the morale of others', () => {
  const line = { companiesAtStart: 5, skirmishers: false };
  assert.equal(countsForOthers({ ...line, state: 'routed' }), true);
  assert.equal(countsForOthers({ ...line, state: 'eliminated' }), true);
  assert.equal(countsForOthers({ ...line, state: 'ok' }), false);
  assert.equal(countsForOthers({ ...line, companiesAtStart: 1, state: 'routed' }), false);
  assert.equal(countsForOthers({ ...line, skirmishers: true, state: 'eliminated' }), false);
});

clause('AL-4.51q', 'what fails by more is never better', () => {
  for (const cause of MORALE_CAUSES) {
    const ranks = moraleReckoning({ ...steady, cause, onTrack: 4 }).outcomes.map(({ rank }) => rank);
    assert.deepEqual(
      ranks,
      [...ranks].sort((a, b) => b - a),
      cause,
    );
  }
});

clause('AL-4.5c', 'to pass a check ranks above every failure', () => {
  for (const cause of MORALE_CAUSES) {
    const { outcomes } = moraleReckoning({ ...steady, cause, onTrack: 4 });
    const ranks = (passed: boolean) =>
      outcomes.filter((each) => each.passed === passed).map(({ rank }) => rank);
    assert.ok(Math.min(...ranks(true)) > Math.max(...ranks(false)), cause);
  }
});
