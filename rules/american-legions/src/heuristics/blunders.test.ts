/** Blunders that a club player named in games of the captain: each is a position, and what its reflexes do there now. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import { commanding, moving, stack } from '../../test/set-ups.ts';
import { type ArmySetting, type RegimentSetting, type Situation, situation } from '../../test/situation.ts';
import type { Answer } from '../model/answers.ts';
import { inRadius } from '../model/board.ts';
import { ACTIVE_COMMAND, ON_TRACK } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';
import { planBodyOf } from './intent.ts';
import { reflexOf } from './reflex.ts';

/** A regiment whose checks nearly always pass, and one whose checks pass with 58 %. */
const STEADY = { morale: 8, effectiveness: 3 } as const;
const DOUBTFUL = { morale: 6, effectiveness: 1 } as const;

/** Enemy foot under FIRE in one hex, facing the British. */
function enemyFoot(count: number, q: number, r: number, more: Partial<RegimentSetting> = {}): ArmySetting {
  return { regiments: { Line: { at: stack(count, q, r), order: 'FIRE', facing: 3, ...more } } };
}

/** The answer of the reflexes; `plain`: of the earlier ones, which made the blunder. */
function answerIn(t: Situation, plans: Plans = {}, plain = false): Answer {
  return reflexOf(t.field, t.state, t.asked(), plans, plain);
}

const planOf = (t: Situation, regiment: string, plan: string): Plans => ({
  [planBodyOf(t.regiment(regiment))]: plan,
});

/** Plays a phase by the reflexes. */
function finish(t: Situation, plans: Plans): void {
  const { kind } = t.asked();
  for (let turn = 0; turn < 20 && t.asked().kind === kind; turn++) {
    const answer = answerIn(t, plans);
    if (answer.do === 'done') return;
    t.does(answer);
  }
}

function orderIn(t: Situation, plan: string, plain = false): string | null {
  const answer = answerIn(t, planOf(t, t.field.regiments[0]?.name ?? '', plan), plain);
  return answer.do === 'order' ? answer.order : null;
}

test('a rally that costs a company with 58 % and passes with 3 % is not tried', () => {
  const broken = { at: stack(3, 0, 0), state: 'routed', morale: 4, effectiveness: 0 } as const;
  const t = commanding({ Broken: broken }, { american: enemyFoot(4, 1, 0) });
  assert.equal(answerIn(t, {}, true).do, 'rally', 'the earlier reflexes try it');
  assert.equal(answerIn(t).do, 'done');
});

test('a company is not brought back from the track into a hex that is full', () => {
  const foot = { at: [...stack(4, 0, 3), null], order: 'FIRE', ...STEADY } as const;
  const t = commanding({ Foot: foot }, { american: enemyFoot(4, 0, -4) });
  assert.equal(t.state.status[t.company('Foot', 4)], ON_TRACK);
  assert.equal(answerIn(t, {}, true).do, 'rally-company', 'the earlier reflexes bring it back');
  assert.equal(answerIn(t).do, 'done');
});

test('in the free first phase an attacker far off is told to march, not to fire', () => {
  const t = commanding({ Foot: { at: stack(4, 0, 5) } }, { commandPhases: 0, american: enemyFoot(4, 0, -4) });
  const answer = answerIn(t);
  assert.ok(answer.do === 'order' && answer.order === 'MOVE');
});

test('foot under FIRE with no enemy in range marches on until it can fire', () => {
  for (const plan of ['fire', 'line:3']) {
    const foot = { at: stack(4, 0, 0), order: 'FIRE', ...STEADY } as const;
    const t = commanding({ Foot: foot }, { american: enemyFoot(4, 0, -4) });
    assert.equal(orderIn(t, plan), 'MOVE_AND_FIRE', plan);
    assert.equal(orderIn(t, plan, true), null, `${plan}: the earlier reflexes let it stand`);
  }
});

test('horse without an order under fire is told to ride off', () => {
  const horse = { at: stack(4, 0, 0), arm: 'cavalry', ...STEADY } as const;
  const t = commanding({ Horse: horse }, { american: enemyFoot(4, 0, -3) });
  assert.equal(orderIn(t, 'hold'), 'MOVE');
  assert.equal(orderIn(t, 'hold', true), null, 'the earlier reflexes let it stand and die');
});

test('foot that holds under fire of guns it cannot reach steps out of their fire', () => {
  const guns = [0, 1, 2].map((q) => ({ at: [q, -6], facing: 3 }) as const);
  const american: ArmySetting = { regiments: { Far: { at: [[0, -8]] } }, guns };
  const levels: Record<string, number> = {};
  // A crest: all the ground of the guns and of the foot is one level below it.
  for (let q = -8; q <= 8; q++) levels[`${q},2`] = 1;
  const foot = { at: stack(4, 0, 2), ...STEADY } as const;
  const told = commanding({ Foot: { ...foot, order: 'FIRE' } }, { american, levels });
  assert.equal(orderIn(told, 'hold'), 'MOVE');
  const british = { regiments: { Foot: { ...foot, order: 'FIRE' } }, guns: [{ at: [0, 2] }] } as const;
  const guarding = situation({ british, american, levels, step: ACTIVE_COMMAND });
  while (guarding.asked().kind !== 'orders') guarding.does({ do: 'done' });
  assert.equal(orderIn(guarding, 'hold'), null, 'a guard of guns stays');
  const t = moving({ Foot: foot }, { american, levels });
  const march = answerIn(t, planOf(t, 'Foot', 'hold'));
  assert.equal(march.do, 'move', 'it goes');
  t.does(march);
  const r = (hex: number): number => distance(t.map, hex, t.hex(0, -8));
  const at = t.state.at[t.company('Foot')] ?? assert.fail();
  assert.ok(r(at) > r(t.hex(0, 2)), 'behind the crest');
});

test('one company of horse does not charge three of foot, nor one of foot four', () => {
  const horse = { at: stack(1, 0, 3), arm: 'cavalry', ...STEADY } as const;
  const alone = commanding({ Horse: horse }, { american: enemyFoot(3, 0, 0) });
  assert.equal(orderIn(alone, 'charge:1', true), 'CHARGE', 'the earlier reflexes charge');
  assert.equal(orderIn(alone, 'charge:1'), 'MOVE');
  const foot = { at: stack(1, 0, 3), ...STEADY } as const;
  const few = commanding({ Foot: foot }, { american: enemyFoot(4, 0, 0) });
  assert.equal(orderIn(few, 'charge:1'), 'MOVE_AND_FIRE');
});

test('four companies of foot charge three, and one charges four together with others', () => {
  const strong = commanding({ Foot: { at: stack(4, 0, 3), ...STEADY } }, { american: enemyFoot(3, 0, 0) });
  assert.equal(orderIn(strong, 'charge:1'), 'CHARGE');
  const together = commanding(
    {
      Few: { at: stack(1, 0, 3), ...STEADY },
      Many: { at: stack(4, 1, 2), ...STEADY, order: 'CHARGE' },
    },
    { american: enemyFoot(4, 0, 0) },
  );
  assert.equal(orderIn(together, 'charge:2'), 'CHARGE');
});

test('with a chance of 58 % an order to charge is not tried, but an order to return fire is', () => {
  const foot = { at: stack(4, 0, 3), ...DOUBTFUL } as const;
  const t = commanding({ Foot: { ...foot, order: 'MOVE' } }, { american: enemyFoot(2, 0, 0) });
  assert.equal(orderIn(t, 'charge:1', true), 'CHARGE', 'the earlier reflexes try it');
  assert.equal(orderIn(t, 'charge:1'), null);
  const shot = commanding({ Foot: foot }, { american: enemyFoot(4, 0, 1) });
  assert.equal(orderIn(shot, 'hold'), 'FIRE');
});

test('skirmishers step back before horse that may ride them down', () => {
  const horse: ArmySetting = { regiments: { Horse: { at: stack(4, 0, -3), arm: 'cavalry', facing: 3 } } };
  const t = moving({ Scouts: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true } }, { american: horse });
  const far = (): number => distance(t.map, t.state.at[t.company('Scouts')] ?? 0, t.hex(0, -3));
  const before = far();
  finish(t, {});
  assert.ok(far() > before);
});

test('horse under MOVE does not ride up to guns', () => {
  const horse = { at: stack(3, 0, 7), arm: 'cavalry', order: 'MOVE' } as const;
  const american: ArmySetting = {
    ...enemyFoot(4, 0, -4),
    guns: [
      { at: [0, -3], facing: 3 },
      { at: [1, -3], facing: 3 },
    ],
  };
  const far = (plain: boolean): number => {
    const t = moving({ Horse: horse }, { american });
    const march = answerIn(t, planOf(t, 'Horse', 'charge:1'), plain);
    if (march.do === 'move') t.does(march);
    return distance(t.map, t.state.at[t.company('Horse')] ?? 0, t.hex(0, -3));
  };
  assert.ok(far(true) <= 3, 'the earlier reflexes ride into canister');
  assert.ok(far(false) > 5);
});

test('foot on the march goes to a gun that is alone in reach of the enemy', () => {
  const t = situation({
    british: {
      regiments: { Foot: { at: stack(4, 2, 0), order: 'MOVE', ...STEADY } },
      guns: [{ at: [0, 0] }],
    },
    american: enemyFoot(4, 0, -5),
    step: ACTIVE_COMMAND + 1,
  });
  finish(t, planOf(t, 'Foot', 'line:6'));
  const at = t.state.at[t.company('Foot')] ?? assert.fail();
  assert.ok(distance(t.map, at, t.hex(0, 0)) <= 1);
});

test("an attacker's gun that sees nobody in range is limbered, comes up and unlimbers; others stay ready", () => {
  const side = (r: number, levels: Record<string, number> = {}): Answer => {
    const british = { regiments: { Foot: { at: stack(2, 1, 6) } }, guns: [{ at: [0, 6] }] } as const;
    const american = { regiments: { Far: { at: stack(2, 0, r), order: 'FIRE', facing: 3 } } } as const;
    const t = situation({ british, american, levels, step: ACTIVE_COMMAND });
    assert.equal(t.asked().kind, 'gun-sides');
    return answerIn(t);
  };
  assert.equal(side(-5).do, 'gun-side', 'eleven hexes');
  assert.equal(side(-4).do, 'done', 'ten hexes');
  const crest: Record<string, number> = {};
  for (let q = -8; q <= 8; q++) crest[`${q},3`] = 1;
  assert.equal(side(-4, crest).do, 'gun-side', 'behind a crest');
});

test('an army commander alone before the enemy rides to his companies', () => {
  const t = situation({
    british: {
      regiments: { Foot: { at: stack(4, 0, 3), order: 'FIRE' } },
      commander: { at: [0, 0], effectiveness: 1 },
    },
    american: enemyFoot(4, 0, -3),
    step: ACTIVE_COMMAND + 1,
  });
  finish(t, planOf(t, 'Foot', 'hold'));
  assert.equal(t.state.commanderAt[0], t.hex(0, 3));
});

test('an army commander rides to the leader whose regiment needs an order before the enemy', () => {
  const t = situation({
    british: {
      regiments: { Idle: { at: stack(3, 4, 0) }, Foot: { at: stack(4, 0, 3), order: 'FIRE' } },
      commander: { at: [0, 3], effectiveness: 1 },
    },
    american: enemyFoot(4, 4, -2),
    step: ACTIVE_COMMAND + 1,
  });
  finish(t, planOf(t, 'Foot', 'hold'));
  assert.equal(t.state.commanderAt[0], t.hex(4, 0));
});

test('at even odds foot charges, but not for the side that wins', () => {
  const order = (winning: boolean): string | null => {
    const american: ArmySetting = {
      regiments: {
        Line: { at: stack(4, 0, 0), order: 'FIRE', facing: 3 },
        Broken: { at: stack(2, 6, -6), state: 'routed' },
      },
    };
    const t = commanding(
      { Foot: { at: stack(4, 0, 3), ...STEADY } },
      {
        american,
        victory: {
          british: { kind: 'broken-at-least', count: winning ? 1 : 2, of: ['Line', 'Broken'] },
          american: { kind: 'broken-at-least', count: 1, of: ['Foot'] },
        },
      },
    );
    return orderIn(t, `charge:${t.regiment('Line')}`);
  };
  assert.equal(order(false), 'CHARGE');
  assert.equal(order(true), 'MOVE_AND_FIRE');
});

test('a regiment that falls back does not come nearer to the enemy', () => {
  for (const plan of ['retire', 'back:4', 'away']) {
    const t = moving({ Foot: { at: stack(4, 0, 1), order: 'MOVE' } }, { american: enemyFoot(4, 0, -3) });
    finish(t, planOf(t, 'Foot', plan));
    const at = t.state.at[t.company('Foot')] ?? assert.fail();
    assert.ok(distance(t.map, at, t.hex(0, -3)) > 4, plan);
  }
});

test('a regiment in two hexes marches so that its leader keeps all of it in command', () => {
  const foot = { at: [...stack(2, 0, 4), ...stack(2, 2, 4)], order: 'MOVE', leader: [0, 4] } as const;
  const t = moving({ Foot: foot }, { american: enemyFoot(4, 0, -4) });
  finish(t, planOf(t, 'Foot', 'charge:1'));
  assert.notEqual(t.state.at[t.company('Foot')], t.hex(0, 4), 'it marches');
  for (const company of t.field.companies.filter(({ side }) => side === 0))
    assert.ok(inRadius(t.field, t.state, company.id));
});

test('companies do not go on alone, away from the rest of their regiment', () => {
  const foot = { at: [...stack(2, 0, 2), ...stack(4, 0, 6)], order: 'MOVE', leader: [0, 6] } as const;
  const t = moving({ Foot: foot }, { american: enemyFoot(4, 0, -4) });
  finish(t, planOf(t, 'Foot', 'line:3'));
  const [front, rear] = [0, 5].map((index) => t.state.at[t.company('Foot', index)] ?? 0);
  assert.ok(distance(t.map, front ?? 0, rear ?? 0) <= 4);
});

test('the side that wins leaves a sound regiment in its line; the other may send it on alone', () => {
  const far = (winning: boolean): number => {
    const t = moving(
      { Alone: { at: stack(4, 0, 3), order: 'MOVE' }, Line: { at: stack(4, -2, 4), order: 'FIRE' } },
      {
        american: {
          regiments: {
            Broken: { at: stack(2, 6, -6), state: 'routed' },
            Foe: { at: stack(1, 0, -3), order: 'FIRE', facing: 3 },
          },
        },
        victory: {
          british: { kind: 'broken-at-least', count: winning ? 1 : 2, of: ['Broken', 'Foe'] },
          american: { kind: 'broken-at-least', count: 2, of: ['Alone', 'Line'] },
        },
      },
    );
    finish(t, planOf(t, 'Alone', 'line:3'));
    return distance(t.map, t.state.at[t.company('Alone')] ?? 0, t.hex(0, -3));
  };
  assert.ok(far(false) <= 4);
  assert.ok(far(true) > 4);
});

test('for the audit a regiment is under fire only if the enemy can fire at it from its present place', () => {
  const unable = BLUNDERS.find(({ name }) => name === 'unable to answer') ?? assert.fail();
  const count = (american: ArmySetting, more: Record<string, RegimentSetting> = {}): number => {
    const t = moving({ Foot: { at: stack(4, 0, 0), order: 'MOVE' }, ...more }, { american });
    return unable.count(t.field, t.state, t.asked(), { do: 'done' });
  };
  assert.equal(count(enemyFoot(4, 0, -2)), 1);
  assert.equal(count(enemyFoot(4, 0, -2, { order: 'MOVE' })), 0, 'his order forbids it');
  assert.equal(count(enemyFoot(1, 0, -2)), 0, 'one company is too weak');
  assert.equal(
    count(enemyFoot(4, 0, -3), { Front: { at: stack(4, 0, -1), order: 'FIRE' } }),
    0,
    'hidden by friends',
  );
});
