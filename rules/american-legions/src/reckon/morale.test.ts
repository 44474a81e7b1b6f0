import assert from 'node:assert/strict';
import { chancesOf, outcomeOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { MORALE_CAUSES, moraleResult } from '../tables/index.ts';
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
  'each modifier is found by itself, with its clause',
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

clause('AL-4.31a', 'the army commander’s help has its own line', () => {
  const { lines } = moraleReckoning({ ...steady, commanderStacked: true });
  assert.deepEqual(lines.find((line) => line.clause === 'AL-4.31a')?.value, 1);
  assert.equal(lines.find((line) => line.label.startsWith('Needed'))?.value, 9);
});

clause(['AL-4.5g', 'AL-4.52a', 'AL-9.5b'], 'only some losses count against the morale of others', () => {
  const line = { companiesAtStart: 5, skirmishers: false };
  assert.equal(countsForOthers({ ...line, state: 'routed' }), true);
  assert.equal(countsForOthers({ ...line, state: 'eliminated' }), true);
  assert.equal(countsForOthers({ ...line, state: 'ok' }), false);
  assert.equal(countsForOthers({ ...line, companiesAtStart: 1, state: 'routed' }), false);
  assert.equal(countsForOthers({ ...line, skirmishers: true, state: 'eliminated' }), false);
});

clause('AL-4.51q', 'failing by more is never better', () => {
  for (const cause of MORALE_CAUSES) {
    const ranks = moraleReckoning({ ...steady, cause, onTrack: 4 }).outcomes.map(({ rank }) => rank);
    assert.deepEqual(
      ranks,
      [...ranks].sort((a, b) => b - a),
      cause,
    );
  }
});

clause('AL-4.5c', 'a passed check ranks above every failure', () => {
  for (const cause of MORALE_CAUSES) {
    const { outcomes } = moraleReckoning({ ...steady, cause, onTrack: 4 });
    const ranks = (passed: boolean) =>
      outcomes.filter((each) => each.passed === passed).map(({ rank }) => rank);
    assert.ok(Math.min(...ranks(true)) > Math.max(...ranks(false)), cause);
  }
});

clause(
  ['AL-4.5b', 'AL-4.5c', 'AL-1.2f', 'AL-4.31a'],
  'a check is explained line by line: the target, each modifier and its pieces',
  () => {
    const lines = (more: Partial<MoraleSituation>) =>
      moraleReckoning({ ...steady, ...more }).lines.map(({ label, value, at }) => [
        label,
        value,
        ...(at ?? []),
      ]);
    assert.deepEqual(lines({}), [
      ['Regimental Morale', 6],
      ["Leader's effectiveness", 2],
      ['Needed on two dice, or less', 8],
      ['Added to the dice', 0],
    ]);
    const ringed = { at: { enemy_cavalry: ['company:7'], disordered_company: ['company:3'] } };
    assert.deepEqual(
      lines({
        commanderStacked: true,
        disorderedCompany: true,
        enemyCavalry: true,
        otherRegiments: 2,
        ...ringed,
      }),
      [
        ['Regimental Morale', 6],
        ["Leader's effectiveness", 2],
        ['Army commander with the leader', 1],
        ['Needed on two dice, or less', 9],
        ['A company is disordered', 1, 'company:3'],
        ['Other regiments routed or lost', 2],
        ['Enemy cavalry within 2 hexes', 1, 'company:7'],
        ['Added to the dice', 4],
      ],
    );
  },
);

clause(
  ['AL-4.5a', 'AL-4.5d'],
  'a check names its cause and who checks: the regiment, or the company that tries',
  () => {
    const title = (more: Partial<MoraleSituation>) => moraleReckoning({ ...steady, ...more }).title;
    assert.equal(title({}), 'Morale after losses');
    assert.equal(title({ regimentName: 'the Foot' }), 'Morale of the Foot after losses');
    assert.equal(
      title({ cause: 'rally_company', regimentName: 'Foot', companyName: 'the 2d of the Foot' }),
      'Rallying the 2d of the Foot',
    );
  },
);

clause(
  ['AL-4.5a', 'AL-4.5d'],
  'each cause has its own column, and every sum its row: passed, failed, or failed by 5',
  () => {
    for (const [column, cause] of MORALE_CAUSES.entries()) {
      const { table, outcomes } = moraleReckoning({ ...steady, cause, onTrack: 4 }); // 4 or less passes
      assert.equal(table?.ring.column, column);
      assert.deepEqual(table?.ring.rows, [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
      assert.equal(table?.columns.length, MORALE_CAUSES.length);
      for (const [i, { label, failedBy, passed }] of outcomes.entries()) {
        assert.equal(table?.cells[table.ring.rows[i] as number]?.[column], label, `${cause} ${i + 2}`);
        assert.deepEqual([failedBy, passed], [Math.max(0, i - 2), i <= 2]);
      }
    }
  },
);

clause(
  ['AL-4.5c', 'AL-4.5d'],
  'a passed check ranks as good, a failed one as neutral, one with a worse table result as bad',
  () => {
    const ranks = (cause: MoraleSituation['cause']) =>
      moraleReckoning({ ...steady, cause, onTrack: 4 }).outcomes.map(({ rank }) => rank);
    const harder = [1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1];
    const alike = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    assert.deepEqual(MORALE_CAUSES.map(ranks), [harder, harder, harder, alike, alike]);
  },
);

clause(
  ['AL-4.5c', 'AL-4.5d'],
  'a pass ranks above the mildest failure, and that above failures with a worse result',
  () => {
    for (const cause of MORALE_CAUSES) {
      const { outcomes } = moraleReckoning({ cause, morale: 5, effectiveness: 0 });
      assert.deepEqual(
        outcomes.map(({ failedBy }) => failedBy),
        [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7],
      );
      for (const { failedBy, key, rank, passed } of outcomes) {
        assert.equal(passed, failedBy === 0);
        assert.equal(key, moraleResult(cause, failedBy));
        assert.equal(rank, passed ? 1 : key === outcomes[4]?.key ? 0 : -1, `${cause} by ${failedBy}`);
      }
    }
  },
);
