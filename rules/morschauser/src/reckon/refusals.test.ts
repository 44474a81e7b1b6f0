import assert from 'node:assert/strict';
import type { Refusal } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { Cover, TROOP_TYPES, Trait } from '../tables/index.ts';
import { STANDARD, switchesOf } from '../tables/switches.ts';
import { hitsOn, mayReturn, mustTest, refuseRally } from './morale.ts';
import {
  coverRow,
  hitChance,
  lowestScore,
  refuseSharing,
  refuseShot,
  type Shot,
  type ShotFacts,
} from './shooting.ts';
import { engineeringTask, isFinished, refuseBreach } from './siege.ts';
import { abilities } from './troops.ts';
import {
  FRESH,
  refuseCharge,
  refuseMelee,
  refuseMove,
  refuseMoveAfterMelee,
  refusePursuit,
  refuseRoadMove,
} from './turn.ts';
import { lossLimit, lossVerdict, smallerLoss, winnerAtLimit } from './victory.ts';

/** Refusals: one reason for each row, with its clause, and which is given if several apply. */

const FULL = switchesOf({ preset: 'full' });
const troops = (type: (typeof TROOP_TYPES)[number], ...traits: Trait[]) =>
  abilities({ type, traits, armament: type === 'artillery' ? 'cannon' : 'musket' }, FULL);
const told = (refused: Refusal | null) => (refused ? `${refused.code} ${refused.clause}` : 'allowed');

const shot = (more: Partial<Shot> = {}): Shot => ({
  shooter: troops('lineInfantry'),
  strength: 4,
  weapon: 'musket',
  range: 6000,
  covers: [],
  ...more,
});

/** The reasons against a shot, in order. */
const AGAINST_A_SHOT: readonly (readonly [keyof ShotFacts, string, string])[] = [
  ['notYourTurn', 'R-NOT-YOUR-TURN', 'MM-A5f'],
  ['acted', 'R-ACTIVATED', 'MM-A5m'],
  ['routing', 'R-ROUT', 'MM-E3d'],
  ['shot', 'R-ALREADY-SHOT', 'MM-B2g'],
  ['meleed', 'R-MELEED', 'MM-B2d'],
  ['inMeleeRange', 'R-IN-MELEE-RANGE', 'MM-B2e'],
  ['inWater', 'R-IN-WATER', 'MM-C4c'],
  ['targetInMelee', 'R-TARGET-IN-MELEE', 'MM-B4f'],
  ['generalSafe', 'R-GENERAL', 'MM-E5a'],
];
for (const [fact, code, id] of AGAINST_A_SHOT)
  clause(id, `no shot if ${fact}`, () => {
    assert.equal(told(refuseShot(shot(), { [fact]: true })), `${code} ${id}`);
    assert.equal(refuseShot(shot(), { [fact]: false }), null);
  });

clause(
  ['MM-B5g', 'MM-B2g'],
  'of several reasons the first is shown; without a clear line there is no shot',
  () => {
    assert.equal(told(refuseShot(shot(), { sight: false })), 'R-LOS MM-B5g');
    assert.equal(refuseShot(shot(), { sight: true }), null);
    assert.equal(
      told(refuseShot(shot(), { sight: false, inWater: true, shot: true })),
      'R-ALREADY-SHOT MM-B2g',
    );
  },
);

clause(
  ['MM-A3i', 'MM-B4h', 'MM-B4l'],
  'no shot without the weapon, beyond its range or if no score hits',
  () => {
    assert.equal(told(refuseShot(shot({ weapon: 'canister' }))), 'R-NO-WEAPON MM-A3i');
    assert.equal(lowestScore(shot({ weapon: 'canister' })), Number.POSITIVE_INFINITY);
    const range = shot().shooter.weapons[0]?.range as number;
    assert.equal(refuseShot(shot({ range: range + 10 })), null, 'a hundredth of an inch is no distance');
    assert.equal(told(refuseShot(shot({ range: range + 11 }))), 'R-RANGE MM-B4h');
    assert.equal(told(refuseShot(shot({ covers: ['town'] }))), 'R-NO-SCORE MM-B4l');
    assert.deepEqual([hitChance(5), hitChance(6), hitChance(7), hitChance(9)], [2 / 6, 1 / 6, 0, 0]);
  },
);

clause(['MM-B2f', 'MM-B2h'], 'artillery does not shoot and make a road move in one turn; others do', () => {
  const guns = { shooter: troops('artillery'), weapon: 'shot' } as const;
  assert.equal(told(refuseShot(shot(guns), { roadMove: true })), 'R-ROAD-ART MM-B2f');
  assert.equal(refuseShot(shot(guns), { roadMove: false }), null);
  assert.equal(refuseShot(shot(), { roadMove: true }), null);
  assert.equal(told(refuseRoadMove(guns.shooter, { shot: true })), 'R-ROAD-ART MM-B2h');
  assert.equal(refuseRoadMove(guns.shooter, { shot: false }), null);
  assert.equal(refuseRoadMove(troops('lineInfantry'), { shot: true }), null);
});

clause('MM-E7f1', 'early artillery either moves or shoots', () => {
  const early = { shooter: troops('artillery', 'earlyArtillery'), weapon: 'shot' } as const;
  assert.equal(told(refuseShot(shot(early), { moved: true })), 'R-EARLY-ART MM-E7f1');
  assert.equal(refuseShot(shot(early), { moved: false }), null);
  assert.equal(refuseShot(shot({ shooter: troops('artillery'), weapon: 'shot' }), { moved: true }), null);
  assert.equal(told(refuseMove(early.shooter, { ...FRESH, shot: true })), 'R-EARLY-ART MM-E7f1');
  assert.equal(refuseMove(early.shooter, FRESH), null);
  assert.equal(refuseMove(troops('artillery'), { ...FRESH, shot: true }), null);
});

clause(['MM-B4p', 'MM-C5d'], 'of several covers the largest number counts', () => {
  const add = (heavy: boolean, ...covers: Cover[]) => coverRow(covers, heavy).add;
  assert.deepEqual([add(false), add(false, 'woods'), add(false, 'woods', 'town')], [0, 1, 2]);
  assert.equal(add(false, 'town', 'woods'), 2);
  assert.equal(lowestScore(shot({ covers: ['woods'] })), 6);
});

// Sharing of hits

clause(['MM-E1h', 'MM-E1i'], 'hits are shared out in full, none beyond the strength of a company', () => {
  const takers = [
    { id: 'a', strength: 2 },
    { id: 'b', strength: 1 },
  ];
  const share = (hits: number, ...shares: string[]) => told(refuseSharing(takers, hits, shares));
  assert.equal(share(2, 'a', 'b'), 'allowed');
  assert.equal(share(2, 'a', 'a'), 'allowed');
  assert.equal(share(5, 'a', 'a', 'b'), 'allowed');
  for (const wrong of [
    share(2, 'b', 'b'),
    share(2, 'a'),
    share(2, 'a', 'a', 'b'),
    share(1, 'c'),
    share(5, 'a', 'a', 'b', 'b'),
  ])
    assert.equal(wrong, 'R-DISTRIBUTION MM-E1h');
  assert.match(refuseSharing(takers, 5, [])?.sentence ?? '', /^3 hits go to/);
});

// Moves, charges, pursuits

clause(['MM-A5m', 'MM-B2g'], 'a company at the start of its activation has done nothing', () => {
  assert.deepEqual(new Set(Object.values(FRESH)), new Set([false]));
});

clause(
  ['MM-A5f', 'MM-A5m', 'MM-E3k', 'MM-B6d', 'MM-B2g', 'MM-B6e', 'MM-B6ag'],
  'reasons that forbid a move before its way is checked',
  () => {
    const foot = troops('lineInfantry');
    const move = (done: Partial<typeof FRESH>, facts = {}) =>
      told(refuseMove(foot, { ...FRESH, ...done }, facts));
    assert.equal(move({}), 'allowed');
    assert.equal(move({}, { notYourTurn: true }), 'R-NOT-YOUR-TURN MM-A5f');
    assert.equal(move({ acted: true }), 'R-ACTIVATED MM-A5m');
    assert.equal(move({ routing: true }), 'R-ROUT MM-E3k');
    assert.equal(move({ meleed: true }), 'R-MELEED MM-B6d');
    assert.equal(move({ moved: true }), 'R-MOVED MM-B2g');
    assert.equal(move({ beganInMelee: true }), 'R-MUST-ATTACK MM-B6e');
    assert.equal(move({ beganInMelee: true }, { excused: true }), 'allowed');
    const battle = { clause: 'MM-BAT1c', sentence: 'Held.' };
    assert.equal(move({}, { battle }), 'R-BATTLE MM-BAT1c');
    assert.equal(move({ moved: true, acted: true }, { battle }), 'R-ACTIVATED MM-A5m');
  },
);

clause(['MM-B3b', 'MM-B2c'], 'guns, engineers and wagons do not charge, nor a company that has shot', () => {
  for (const type of ['artillery', 'engineers', 'wagons'] as const)
    assert.equal(told(refuseCharge(troops(type), FRESH)), 'R-NO-CHARGE MM-B3b', type);
  for (const type of ['lineInfantry', 'lightInfantry', 'cavalry', 'lightCavalry'] as const) {
    assert.equal(refuseCharge(troops(type), FRESH), null, type);
    assert.equal(told(refuseCharge(troops(type), { ...FRESH, shot: true })), 'R-SHOT-THEN-CHARGE MM-B2c');
  }
});

clause(
  ['MM-E8a', 'MM-E8b', 'MM-E8d', 'MM-E8f'],
  'only cavalry that has charged and won pursues, once',
  () => {
    const pursue = (type: 'cavalry' | 'lineInfantry', done = {}, facts = {}) =>
      told(
        refusePursuit(
          troops(type),
          { charged: true, pursued: false, ...done },
          { beaten: true, pursuit: true, ...facts },
        ),
      );
    assert.equal(pursue('cavalry'), 'allowed');
    assert.equal(pursue('lineInfantry'), 'R-PURSUIT MM-E8b');
    assert.equal(pursue('cavalry', { charged: false }), 'R-PURSUIT MM-E8a');
    assert.equal(pursue('cavalry', { pursued: true }), 'R-PURSUIT MM-E8d');
    assert.equal(pursue('cavalry', {}, { beaten: false }), 'R-PURSUIT MM-E8a');
    assert.equal(pursue('cavalry', {}, { pursuit: false }), 'R-PURSUIT MM-E8f');
  },
);

clause(
  ['MM-E3d', 'MM-B6n', 'MM-B6a', 'MM-B6f', 'MM-B6g'],
  'one round in a turn, and a move after it for a company that began there',
  () => {
    const melee = (done = {}) => told(refuseMelee({ ...FRESH, inMeleeRange: true, ...done }));
    assert.equal(melee(), 'allowed');
    assert.equal(melee({ routing: true }), 'R-ROUT MM-E3d');
    assert.equal(melee({ meleed: true }), 'R-MELEED MM-B6n');
    assert.equal(melee({ inMeleeRange: false }), 'R-CANNOT-ATTACK MM-B6a');
    const after = (done = {}) => told(refuseMoveAfterMelee({ ...FRESH, beganInMelee: true, ...done }));
    assert.equal(after(), 'allowed');
    assert.equal(after({ beganInMelee: false }), 'R-MELEED MM-B6d');
    assert.equal(after({ moved: true }), 'R-MOVED MM-B2g');
  },
);

// Breaches and works

clause(
  ['MM-C6d', 'MM-C6g', 'MM-C6k', 'MM-C6n'],
  'only some troops may try for a breach, from some places',
  () => {
    const [heavy, guns, engineers] = [
      troops('artillery', 'heavyArtillery'),
      troops('artillery'),
      troops('engineers'),
    ];
    const gun = (facts = {}) => told(refuseBreach(heavy, 'gun', { range: 12_000, sight: true, ...facts }));
    assert.equal(gun(), 'allowed');
    assert.equal(gun({ range: 12_010 }), 'allowed');
    assert.equal(gun({ range: 12_011 }), 'R-RANGE MM-C6k');
    assert.equal(gun({ sight: false }), 'R-LOS MM-C6k');
    assert.equal(gun({ tried: true }), 'R-BREACH MM-C6k');
    assert.equal(gun({ breached: true }), 'R-BREACH MM-C6n');
    assert.equal(told(refuseBreach(guns, 'gun', {})), 'R-BREACH MM-C6d');
    const mine = (facts = {}) =>
      told(refuseBreach(engineers, 'engineers', { gate: true, touching: true, ...facts }));
    assert.equal(mine(), 'allowed');
    assert.equal(mine({ gate: false }), 'R-BREACH MM-C6g');
    assert.equal(mine({ touching: false }), 'R-BREACH MM-C6g');
    assert.equal(told(refuseBreach(heavy, 'engineers', { gate: true, touching: true })), 'R-BREACH MM-C6d');
  },
);

clause(['MM-E7k3', 'MM-E7k4'], 'how many turns of work finish a task', () => {
  const turns = engineeringTask('earthwork').turnsOfWork;
  assert.deepEqual([isFinished('earthwork', turns - 1), isFinished('earthwork', turns)], [false, true]);
});

// Morale and rallying

clause(
  ['MM-E3a', 'MM-E3b', 'MM-E3h', 'MM-E3n'],
  'a brigade tests once, at half of its companies, if the switch is on',
  () => {
    const test = (lost: number, more = {}, switches = STANDARD) =>
      mustTest({ original: 7, lost, tested: false, ...more }, switches);
    assert.deepEqual([test(3), test(4), test(7)], [false, true, true]);
    assert.equal(test(3, { original: 6 }), true);
    assert.equal(test(4, { tested: true }), false);
    assert.equal(test(0, { original: 0 }), false);
    assert.equal(mustTest({ original: 7, lost: 4, tested: false }, { brigadeMorale: false }), false);
  },
);

clause(
  ['MM-E4a', 'MM-E4b', 'MM-E4l', 'MM-E3k', 'MM-E4n'],
  'a unit may try to rally in some states only',
  () => {
    const rally = (facts = {}, rallying = true) => told(refuseRally(facts, { rallying }));
    assert.equal(rally(), 'allowed');
    assert.equal(rally({}, false), 'R-OPTION-OFF MM-E4n');
    assert.equal(rally({ routing: true, tried: true }), 'R-ROUT MM-E3k');
    assert.equal(rally({ inMeleeRange: true }), 'R-RALLY MM-E4a');
    assert.equal(rally({ noGeneral: true }), 'R-RALLY MM-E4b');
    assert.equal(rally({ tried: true }), 'R-RALLY MM-E4l');
  },
);

clause(['MM-E4k', 'MM-E4d'], 'points return in full, and no company exceeds its first strength', () => {
  const hurt = [
    { id: 'a', full: 4, strength: 2 },
    { id: 'b', full: 4, strength: 3 },
  ];
  assert.equal(hitsOn(hurt), 3);
  const back = (points: number, ...shares: string[]) => mayReturn(hurt, points, shares);
  assert.ok(back(2, 'a', 'b') && back(2, 'a', 'a') && back(1, 'b'));
  assert.ok(!back(2, 'b', 'b') && !back(2, 'a') && !back(1, 'a', 'b') && !back(1, 'c') && !back(2, 'a', 'c'));
});

// Victory

const toll = (lost: number, original = 10, breaksAt?: readonly [number, number]) => ({
  original,
  lost,
  ...(breaksAt && { breaksAt }),
});
const END = { halfLossesEndGame: true };

clause(
  ['MM-D1c', 'MM-D1e', 'MM-D1f'],
  'a side that has lost half, or what its battle sets, is beaten; both make a draw',
  () => {
    const isBroken = (side: ReturnType<typeof toll>) =>
      side.lost >= lossLimit(side, { halfLossesEndGame: true });
    assert.deepEqual([isBroken(toll(4)), isBroken(toll(5)), isBroken(toll(5, 11))], [false, true, false]);
    assert.deepEqual([isBroken(toll(6, 10, [2, 3])), isBroken(toll(7, 10, [2, 3]))], [false, true]);
    assert.equal(lossVerdict([toll(4), toll(4)], END), null);
    assert.equal(lossVerdict([toll(5), toll(4)], END), 1);
    assert.equal(lossVerdict([toll(4), toll(5)], END), 0);
    assert.equal(lossVerdict([toll(5), toll(6)], END), 'draw');
  },
);

clause(
  ['MM-D1i', 'MM-BAT1d'],
  'with the switch off a side loses only with its last company, except in a pick-up game',
  () => {
    const off = { halfLossesEndGame: false };
    assert.equal(lossVerdict([toll(9), toll(4)], off), null);
    assert.equal(lossVerdict([toll(10), toll(4)], off), 1);
    assert.equal(lossVerdict([toll(9), toll(4)], off, true), 1);
  },
);

clause(
  ['MM-BAT1e', 'MM-BAT4c'],
  'at the time limit the smaller loss wins if the lead is large enough; then the side near the middle',
  () => {
    assert.equal(smallerLoss([toll(3), toll(4)]), 0);
    assert.equal(smallerLoss([toll(4), toll(3)]), 1);
    assert.equal(smallerLoss([toll(3), toll(3)]), null);
    assert.equal(smallerLoss([toll(0, 1), toll(1, 1)]), 0);
    assert.equal(smallerLoss([toll(3, 6), toll(4, 8)]), null, 'a half is a half');
    assert.equal(smallerLoss([toll(3, 10), toll(3, 6)]), 0);
    const lead = [1, 10] as const;
    assert.equal(smallerLoss([toll(3), toll(4)], lead), 0, 'a tenth more is a lead of a tenth');
    assert.equal(smallerLoss([toll(3, 20), toll(4, 20)], lead), null);
    assert.equal(winnerAtLimit([toll(3), toll(3)]), null);
    assert.equal(winnerAtLimit([toll(3), toll(3)], undefined, [1, 2]), 1);
    assert.equal(winnerAtLimit([toll(3), toll(3)], undefined, [2, 1]), 0);
    assert.equal(winnerAtLimit([toll(3), toll(3)], undefined, [2, 2]), null);
    assert.equal(winnerAtLimit([toll(4), toll(3)], undefined, [2, 1]), 1, 'losses come first');
  },
);
