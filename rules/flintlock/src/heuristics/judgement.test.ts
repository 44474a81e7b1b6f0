import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance } from '@linstock/ground';
import { contact } from '../../test/shocking.ts';
import { type Situation, situation } from '../../test/situation.ts';
import { flintlock } from '../index.ts';
import { bodyId } from '../model/board.ts';
import { bestShot } from './combat.ts';
import { sideViewOf } from './side-view.ts';

const { heuristics } = flintlock;
const value = (t: Situation, side: 0 | 1): number => heuristics.value(t.field, t.state, side, []);

/** Americans of low Initiative are asked whether they Seize; each side has lost `lost` units, with a Flight Level of 10. */
function askedToSeize(lost: readonly [number, number]): unknown {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510'] } }, overall: { initiative: 4 }, flightLevel: 10 },
      american: { commands: { Eaton: { at: ['0502'] } }, overall: { initiative: 2 }, flightLevel: 10 },
    },
    (s) => {
      s.lostUnits = [...lost];
    },
  );
  t.does({ do: 'done' }, ...(lost[0] > 0 ? [[1]] : []));
  t.does({ do: 'yes' });
  assert.equal(t.asked().kind, 'seize');
  return heuristics.reflex(t.field, t.state, t.asked(), {}, []);
}

test('an army near flight tries to Seize under any general: an Activation it wins needs no Flight roll', () => {
  assert.deepEqual(askedToSeize([0, 0]), { do: 'no' });
  assert.deepEqual(askedToSeize([0, 3]), { do: 'yes' });
});

test("a bot makes an enemy near flight roll: a failed Seizure makes the enemy's next Activation Free", () => {
  assert.deepEqual(askedToSeize([3, 0]), { do: 'yes' });
});

/** Asks the British, who have acted, whether they go on; the Americans have lost `lost` units, with a Flight Level of 10. */
function goesOn(lost: number): unknown {
  const t = situation(
    {
      british: { commands: { Webster: { at: ['0510'] } } },
      american: { commands: { Eaton: { at: ['0502'] } }, flightLevel: 10 },
    },
    (s) => {
      s.lostUnits = [0, lost];
    },
  );
  t.does({ do: 'done' });
  assert.equal(t.asked().kind, 'continuity');
  return heuristics.reflex(t.field, t.state, t.asked(), {}, []);
}

test('a bot whose enemy is near flight stops: the Free Activation that follows makes the enemy roll', () => {
  assert.deepEqual(goesOn(2), { do: 'yes' });
  assert.deepEqual(goesOn(3), { do: 'no' });
});

/** The distance to the enemy that an attacking unit reaches, in hexes. */
function nearnessOf(militia: boolean): number {
  const t = situation({
    british: { commands: { Webster: { at: ['0505'], facing: 6 } } },
    american: { commands: { Eaton: { at: ['0409', '0509', '0609'], facing: 0, militia } } },
    first: 'american',
  });
  t.does({ do: 'command', command: t.command('Eaton') });
  const plans = { [bodyId(t.command('Eaton'))]: 'attack' };
  const answer = heuristics.reflex(t.field, t.state, t.asked(), plans, []);
  if (answer.do !== 'move') assert.fail(`${answer.do} where a march was due`);
  const end = answer.path.at(-1)?.hex as number;
  return distance(t.field.map, end, t.state.at[t.unit('Webster')] as number);
}

test('militia that attacks comes up to two hexes, for it may not Shock; others come up to one', () => {
  assert.equal(nearnessOf(true), 2);
  assert.equal(nearnessOf(false), 1);
});

test('the last losses before flight weigh more than the first', () => {
  const t = contact();
  const level = t.field.armies[0].flightLevel;
  const lossAt = (lost: number): number => {
    t.state.lostUnits = [lost, Math.floor(level / 4)];
    const before = value(t, 0);
    t.state.lostUnits = [lost + 1, Math.floor(level / 4)];
    return before - value(t, 0);
  };
  assert.ok(lossAt(Math.floor(level / 2) - 2) > lossAt(0));
});

test("a captain's first plans are to send in sound units and to pull out spent ones", () => {
  const t = contact({
    americans: { Huger: { at: ['1205', '1305'], status: 'Poor' } },
    prepare: (s, { unit }) => {
      for (const index of [0, 1]) s.disordered[unit('Huger', index)] = 1;
    },
  });
  const first = new Map(
    heuristics.commands(t.field, t.state, 1, []).map(({ body, plans }) => [body, plans[0]]),
  );
  assert.equal(first.get(bodyId(t.command('Eaton'))), 'attack');
  assert.equal(first.get(bodyId(t.command('Huger'))), 'retire');
});

test('a shot goes at a fresh unit, whose Command it may shake, rather than at one that is worn already', () => {
  for (const worn of [0, 1] as const) {
    const t = situation(
      {
        british: { commands: { Webster: { at: ['0907'], facing: 0 } } },
        american: { commands: { Eaton: { at: ['0805', '1005'], facing: 6 } } },
      },
      (s, { unit }) => {
        s.disordered[unit('Eaton', worn)] = 1;
        s.reduced[unit('Eaton', worn)] = 1;
      },
    );
    t.does({ do: 'command', command: t.command('Webster') });
    const shot = bestShot(sideViewOf(t.field, t.state, 0), 0.01);
    assert.deepEqual(shot, { do: 'fire', unit: t.unit('Webster'), target: t.unit('Eaton', 1 - worn) });
  }
});

test('an attacker moves to the flank of an enemy, not in front of it', () => {
  const t = situation({
    british: { commands: { Webster: { at: ['0907'] }, Leslie: { at: ['0707', '0807'] } } },
    american: { commands: { Eaton: { at: ['0505'] } } },
  });
  t.does({ do: 'command', command: t.command('Webster') });
  const plans = { [bodyId(t.command('Webster'))]: 'attack' };
  const answer = heuristics.reflex(t.field, t.state, t.asked(), plans, []);
  if (answer.do !== 'move') assert.fail(`${answer.do} where a march was due`);
  assert.equal(t.field.map.labels[answer.path.at(-1)?.hex as number], '0605');
});
