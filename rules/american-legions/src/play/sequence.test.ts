import assert from 'node:assert/strict';
import { chanceDice, type LogItem, Position, seededChance } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { stack } from '../../test/set-ups.ts';
import { type Setting, situation } from '../../test/situation.ts';
import { americanLegions } from '../index.ts';
import * as S from '../model/state.ts';
import { phaseClause, phaseName } from './sequence.ts';

/** Two regiments far apart, so that without orders nothing happens. */
function quiet(more: Partial<Setting> = {}) {
  return situation({
    british: { regiments: { Foot: { at: [[0, 7]] } } },
    american: { regiments: { Line: { at: [[0, -7]] } } },
    step: S.ACTIVE_COMMAND,
    ...more,
  });
}

/** Passes at every decision until the battle is over or a condition is true. */
function waitUntil(t: ReturnType<typeof situation>, holds: () => boolean): void {
  while (!t.over() && !holds()) t.does(t.asked().kind === 'fire' ? { do: 'pass' } : { do: 'done' });
}

const phases = (logItems: readonly LogItem[]) =>
  logItems.filter((each) => eventOf(each)?.kind === 'phase').map((each) => each.sentence);

clause(
  ['AL-3.0a', 'AL-3.0c', 'AL-3.0d'],
  'the two player turns of a game turn, each with its phases in order',
  () => {
    const t = quiet();
    waitUntil(t, () => t.state.turn === 2);
    assert.deepEqual(phases(t.logItems), [
      'British Movement, full.',
      'American Command.',
      'American Movement, half.',
      'Mutual Fire, British first.',
      'British Shock.',
      'American Shock.',
      'Charges end.',
      'American Command.',
      'American Movement, full.',
      'British Command.',
      'British Movement, half.',
      'Mutual Fire, American first.',
      'American Shock.',
      'British Shock.',
      'Charges end.',
      'British Command.',
    ]);
  },
);

clause('AL-3.0h', 'every CHARGE order ends with the player turn, other orders stay', () => {
  const t = situation({
    british: {
      regiments: { Foot: { at: [[0, 7]], order: 'CHARGE' }, Other: { at: [[2, 5]], order: 'FIRE' } },
    },
    american: { regiments: { Line: { at: [[0, -7]], order: 'CHARGE' } } },
    step: S.OTHER_SHOCK,
  });
  const orders = ['Foot', 'Other', 'Line'].map((name) => S.ORDERS[t.state.order[t.regiment(name)] as number]);
  assert.deepEqual(orders, ['none', 'FIRE', 'none']);
});

clause(
  'AL-3.0i',
  'the game ends after the American player turn of the last turn; neither condition met is a draw',
  () => {
    const t = quiet({ turns: 1 });
    waitUntil(t, () => t.state.active === 1);
    assert.ok(!t.over(), 'the American player turn is still to come');
    waitUntil(t, () => false);
    const verdict = americanLegions.verdict(t.field, t.state);
    assert.deepEqual([t.state.turn, verdict?.winner, verdict?.clause], [1, null, 'AL-9.1c']);
  },
);

clause('AL-3.0i', 'if both sides meet their conditions, the game is a draw too', () => {
  const t = quiet({
    turns: 1,
    active: 1,
    step: S.REMOVE_CHARGE,
    victory: {
      british: { kind: 'none-broken', of: ['Line'] },
      american: { kind: 'none-broken', of: ['Foot'] },
    },
  });
  assert.ok(t.over());
  assert.equal(americanLegions.verdict(t.field, t.state)?.winner, null);
});

clause('AL-3.0l', 'if a side has no unit left on the map the game ends at once and is judged', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 7]] } } },
    american: { regiments: { Line: { at: [null] } } },
    step: S.REMOVE_CHARGE,
    victory: {
      british: { kind: 'broken-at-least', count: 1, of: ['Line'] },
      american: { kind: 'any', of: [] },
    },
    prepare: (p) => {
      p.state.regimentState[p.regiment('Line')] = S.GONE;
    },
  });
  assert.ok(t.over());
  assert.equal(americanLegions.verdict(t.field, t.state)?.winner, 0);
});

clause(
  ['AL-9.2a', 'AL-3.0b', 'AL-3.0j'],
  'Cowpens begins with the Mutual Fire Phase of the British player turn',
  () => {
    const field = americanLegions.field('cowpens', {});
    const position = Position.start(americanLegions, field, chanceDice(seededChance('start')));
    assert.deepEqual(
      [position.state.turn, position.state.active, position.state.step],
      [1, 0, S.MUTUAL_FIRE],
    );
    for (const answer of position.open[0]?.options() ?? []) {
      if (answer.do !== 'fire') continue;
      for (const c of answer.companies)
        assert.ok(!['musket', 'rifle', 'cavalry'].includes(field.companies[c]?.arm ?? ''));
    }
  },
);

clause('AL-12.1a', 'Quinby Bridge begins with the American Command Phase of turn 1', () => {
  const field = americanLegions.field('quinby', {});
  const { state } = Position.start(americanLegions, field, chanceDice(seededChance('start')));
  assert.deepEqual([state.turn, state.active, state.step], [1, 1, S.ACTIVE_COMMAND]);
});

clause(['AL-10.1a', 'AL-11.1a'], 'Waxhaws and Hobkirk’s Hill begin with the British Command Phase', () => {
  for (const battle of ['waxhaws', 'hobkirk']) {
    const field = americanLegions.field(battle, {});
    const { state } = Position.start(americanLegions, field, chanceDice(seededChance('start')));
    assert.deepEqual([state.turn, state.active, state.step], [1, 0, S.ACTIVE_COMMAND]);
  }
});

clause(
  'AL-4.5f',
  'a routed or lost regiment weighs on the others of its side; one company alone does not',
  () => {
    const modifiers = (companies: readonly (readonly [number, number])[]) => {
      const t = situation({
        british: { regiments: { Foot: { at: [[0, 0]] }, Broken: { at: companies, state: 'routed' } } },
        american: { regiments: { Line: { at: [[0, -7]] } } },
        step: S.ACTIVE_COMMAND,
      });
      t.does({ do: 'done' });
      t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }, [1, 1]);
      const lines = t.logItems.findLast((logItem) => logItem.thrown)?.thrown?.reckoning.lines ?? [];
      return lines.some((each) => each.clause === 'AL-4.5f');
    };
    assert.equal(modifiers(stack(2, 5, 0)), true);
    assert.equal(modifiers([[5, 0]]), false);
  },
);

clause(['AL-3.0b', 'AL-3.0c', 'AL-3.0d'], 'each step of a player turn has a name, with its side', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  assert.deepEqual(
    steps.map((step) => phaseName(0, step)),
    [
      'Set-up',
      'British Command',
      'British Movement, full',
      'American Command',
      'American Movement, half',
      'Mutual Fire, British first',
      'British Shock',
      'American Shock',
      'Charges end',
      'The end',
    ],
  );
  assert.deepEqual([phaseName(1, 1), phaseName(1, 7)], ['American Command', 'British Shock']);
  assert.deepEqual([phaseClause(0), phaseClause(1)], ['AL-3.0c', 'AL-3.0d']);
});

clause(
  ['AL-3.0a', 'AL-3.0i', 'AL-3.0l'],
  'a side without companies plays its turn to the end; at the next the game is over by its clause',
  () => {
    const end = (gone: boolean, more: Partial<Setting> = {}) => {
      const t = quiet({
        ...more,
        step: S.OTHER_SHOCK,
        american: { regiments: { Line: { at: [gone ? null : [0, -7]] } } },
      });
      return {
        over: t.over(),
        turn: t.state.turn,
        by: t.logItems.findLast(({ sentence }) => sentence.startsWith('The battle is over'))?.clauses,
      };
    };
    assert.deepEqual(end(true), { over: true, turn: 1, by: ['AL-3.0l'] });
    assert.deepEqual(end(false), { over: false, turn: 1, by: undefined });
    assert.deepEqual(end(false, { active: 1, turn: 7 }), { over: true, turn: 7, by: ['AL-3.0i'] });
    assert.deepEqual(end(false, { active: 1, turn: 6 }), { over: false, turn: 7, by: undefined });
    assert.deepEqual(end(false, { active: 0, turn: 7 }), { over: false, turn: 7, by: undefined });
    const amid = quiet({ american: { regiments: { Line: { at: [null] } } }, step: S.ACTIVE_COMMAND });
    assert.ok(!amid.over(), 'not in the middle of a player turn');
    const british = quiet({ british: { regiments: { Foot: { at: [null] } } }, step: S.REMOVE_CHARGE });
    assert.ok(british.over());
  },
);

clause(['AL-3.0a', 'AL-3.0b'], 'a step starts at its beginning, and a player turn is logged once', () => {
  const t = quiet({ step: S.OTHER_SHOCK });
  assert.deepEqual([t.state.active, t.state.step, t.state.turn], [1, S.ACTIVE_COMMAND, 1]);
  assert.deepEqual(
    t.logItems
      .filter(({ sentence }) => sentence.includes('player turn'))
      .map(({ sentence, side }) => [sentence, side]),
    [['Turn 1, American player turn.', 1]],
  );
  t.does({ do: 'done' });
  assert.equal(t.logItems.filter(({ sentence }) => sentence.includes('player turn')).length, 1);
  assert.equal(t.state.step, S.ACTIVE_MOVEMENT);
});
