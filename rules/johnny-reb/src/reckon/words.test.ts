import assert from 'node:assert/strict';
import { chancesOf, type Reckoning } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { RATES } from '../tables/index.ts';
import { fireWith } from '../testing/fires.ts';
import { reachReckoning } from './charge.ts';
import { fireReckoning } from './fire.ts';
import { gunHitsReckoning, lossReckoning } from './hits.ts';
import { attackerReckoning, beatenReckoning, defenderReckoning, type Meeting } from './impact.ts';
import { meleeReckoning } from './melee.ts';
import { moraleReckoning, type Nerve } from './morale.ts';
import { officerReckoning } from './officers.ts';
import { rallyReckoning, replacementReckoning } from './rally.ts';
import { haltReckoning } from './volley-point.ts';

/** The card of a roll: its lines with their rules, and its outcomes from bad to good. */

const NERVE: Nerve = {
  quality: 'militia',
  level: 'shaken',
  officer: 'brigade',
  cover: 'cover',
  behindFriends: true,
  charging: false,
  commanderLost: true,
  standsLost: 1,
  regimentsLost: 1,
};
const lines = ({ lines: all }: Reckoning): string[] =>
  all.map(({ label, value, clause }) => `${label}: ${value} (${clause})`);
/** The ways the dice can fall, outcome by outcome as they are first reached. */
const ways = (reckoning: Reckoning): number[] => chancesOf(reckoning).map((row) => row.ways);
/** Labels by rank, the worst for the thrower first. */
const ranked = (reckoning: Reckoning): string[] =>
  chancesOf(reckoning)
    .map(({ outcome }) => outcome)
    .sort((a, b) => a.rank - b.rank)
    .map(({ label, rank }) => `${rank} ${label}`);

clause(
  [
    'JR-8.2a',
    'JR-8.2b',
    'JR-8.2c',
    'JR-8.3a',
    'JR-8.3e',
    'JR-8.3l',
    'JR-8.4a',
    'JR-9.1d',
    'JR-9.2b',
    'JR-7.2b',
    'JR-9.5a',
    'JR-9.6a',
  ],
  'a fire tells strength, row, dice and modifiers, each with its rule',
  () => {
    const fire = fireWith({
      mode: 'conditional_hold',
      range: 2,
      firer: { quality: 'green', formation: 'double_line', strength: 17 },
      target: { formation: 'march_column', disordered: true, cover: 'stone_wall', quality: 'elite' },
    });
    assert.deepEqual(lines(fireReckoning(fire, 'Fire')), [
      'Effective strength: 8.5 figures (JR-8.2b)',
      'Row: 8 figures (JR-8.2c)',
      'Base: conditional hold: +3 dice (JR-8.3a)',
      'Close range: +1 die (JR-8.3e)',
      'Conditional hold: −1 die (JR-8.3l)',
      'Firer green: -1 (JR-9.1d)',
      'Target: disordered: 3 (JR-9.2b)',
      'Target: stone wall: -2 (JR-7.2b)',
      'Target elite: -1 (JR-9.5a)',
    ]);
    const weak = fireReckoning(fireWith({ mode: 'moved', firer: { strength: 4 } }), 'Fire');
    assert.deepEqual(ranked(weak), [
      '0 no effect',
      '0 no effect',
      '2 one lost on 4 to 6',
      '2 one lost on 4 to 6; ammunition drops a step',
    ]);
    const sharp = fireReckoning(
      fireWith({ mode: 'moved', firer: { strength: 2, weapon: 'sharpshooter_rifle' } }),
      'Fire',
    );
    assert.deepEqual(ranked(sharp)[1], '1 morale check');
    const routed = fireReckoning(fireWith({ target: { routed: true } }), 'Fire');
    assert.ok(lines(routed).includes('Target: routed: 3 (JR-9.2b)'));
  },
);

clause(
  [
    'JR-1.3a',
    'JR-1.3b',
    'JR-12.3a',
    'JR-12.4a',
    'JR-12.4c',
    'JR-12.4e',
    'JR-12.4g',
    'JR-12.4h',
    'JR-12.4i',
    'JR-12.4j',
  ],
  'a morale check lists its modifiers and results',
  () => {
    const check = moraleReckoning(NERVE, null, 'it');
    assert.deepEqual(lines(check), [
      'BMP, militia: 5 (JR-1.3b)',
      'Officer (brigade): -1 (JR-12.4a)',
      'Cover, woods or uphill: -1 (JR-12.4c)',
      'Behind friends: -4 (JR-12.4e)',
      'Stands lost: 3 (JR-12.4g)',
      'Regiments lost: 1 (JR-12.4i)',
      'Brigade commander lost: 1 (JR-12.4h)',
      'Unit shaken: 2 (JR-12.4j)',
    ]);
    assert.deepEqual(ranked(check), ['-1 is routed', '1 stays shaken', '2 is good']);
    const good = moraleReckoning({ ...NERVE, quality: 'elite', level: 'good' }, null, 'it');
    assert.equal(lines(good)[0], 'BMP, elite: 2 (JR-1.3a)');
    assert.deepEqual(ranked({ ...good, outcomes: good.outcomes }), ['-1 is routed', '1 stays good']);
  },
);

clause(
  ['JR-13.4a', 'JR-13.4b', 'JR-13.4d', 'JR-13.4e', 'JR-13.5a', 'JR-13.5b'],
  'a rally and a replacement tell what may come',
  () => {
    assert.deepEqual(ranked(rallyReckoning(NERVE, 'it')), ['-1 routed', '0 shaken', '2 in good heart']);
    assert.deepEqual(ranked(rallyReckoning({ ...NERVE, level: 'routed' }, 'it')), [
      '0 stays routed and loses a stand',
      '1 shaken',
      '2 in good heart',
    ]);
    const horses = replacementReckoning('horses', 'veteran', 'division', 'the Danville Artillery');
    assert.equal(horses.title, 'New horses for the Danville Artillery');
    assert.deepEqual(lines(horses), [
      'To beat: BMP, veteran: 3 (JR-13.5b)',
      'Officer (division): 2 (JR-13.5b)',
    ]);
    assert.deepEqual(ranked(horses), ['0 not found', '1 found']);
  },
);

const MEETING: Meeting = {
  arm: 'infantry',
  formation: 'double_line',
  nerve: {
    ...NERVE,
    quality: 'veteran',
    level: 'good',
    officer: null,
    cover: null,
    standsLost: 0,
    regimentsLost: 0,
    commanderLost: false,
  },
  struck: {
    by: 'charge',
    aspect: 'full_flank',
    disordered: true,
    forming: true,
    conditionalHold: true,
    gunLosses: 0,
  },
  supports: { infantry: 1, cavalry: 1 },
};

clause(
  ['JR-14.6a', 'JR-14.6b', 'JR-14.6d', 'JR-12.5b', 'JR-12.5d', 'JR-12.5e', 'JR-14.8b'],
  'an impact lists both sides, and the fate of a beaten unit',
  () => {
    assert.deepEqual(lines(defenderReckoning(MEETING, 9, 'it')), [
      'BMP, veteran: 3 (JR-1.3a)',
      'Struck on its full flank: 6 (JR-12.5b)',
      'In disorder: 4 (JR-12.5d)',
      'Forming: 2 (JR-12.5e)',
      'On Conditional hold: 2 (JR-12.5e)',
      'Charge morale, double line: -2 (JR-14.6a)',
      'Infantry in support: -1 (JR-14.6b)',
      'Cavalry in support: -2 (JR-14.6b)',
      'Attacker: total 9 (JR-14.6d)',
    ]);
    assert.deepEqual(ranked(defenderReckoning(MEETING, 19, 'it')), [
      '0 the attacker wins',
      '1 a melee',
      '2 the defender wins',
    ]);
    assert.deepEqual(ranked(attackerReckoning(MEETING, 'it')).slice(0, 2), ['-24 24', '-23 23']);
    assert.equal(ranked(beatenReckoning('good', 'it'))[0], '-12 picked up');
  },
);

clause('JR-14.3a', 'a reach is better if it is nearer to contact, and in order', () => {
  // It needs three inches more than the rate: a 6 reaches contact before half of its bonus is used.
  const way = { stretches: [['open', RATES.single_line.open + 3]], obstacles: 0 } as const;
  const reckoning = reachReckoning('single_line', 'foot_any_formation', 'veteran', way, false);
  assert.deepEqual(ranked(reckoning), [
    '0 it falls short, disordered',
    '2 it reaches the enemy, disordered',
    '3 it reaches the enemy',
  ]);
  assert.deepEqual(ways(reckoning), [2, 3, 1]);
});

clause(
  ['JR-10.2a', 'JR-10.3b', 'JR-10.4a', 'JR-14.4c', 'JR-16.2a'],
  'dice of losses, officers, horses and the volley point say what they decide',
  () => {
    assert.deepEqual(ranked(lossReckoning('A possible loss', 'JR-10.2a')), ['0 no loss', '1 one lost']);
    assert.deepEqual(ranked(gunHitsReckoning(2, 'guns or horses')), [
      '0 2 on the horses',
      '1 1 on the guns and 1 on the horses',
      '2 2 on the guns',
    ]);
    assert.deepEqual(ways(gunHitsReckoning(2, 'guns or horses')), [16, 16, 4]);
    assert.deepEqual(ranked(officerReckoning('He', true)), ['0 he is killed', '1 he is unhurt']);
    assert.deepEqual(lines(officerReckoning('He', true)), ['Killed on: 11 or more (JR-16.2a)']);
    const halt = {
      quality: 'green',
      officerPresent: true,
      inWorks: false,
      conditionalHold: true,
      disordered: false,
      forming: false,
    } as const;
    assert.deepEqual(lines(haltReckoning(halt, 'it')), [
      'Conditional hold, disordered or forming: 1 (JR-14.4c)',
      'Officer present or in works: -1 (JR-14.4c)',
    ]);
    assert.equal(ranked(haltReckoning(halt, 'it')).at(-1), '-1 1 inch');
  },
);

clause(
  ['JR-15.2a', 'JR-15.2b', 'JR-15.2c', 'JR-15.2d', 'JR-9.2b'],
  'a melee tells strength and modifiers',
  () => {
    const { firer, target } = fireWith({ target: { disordered: true } });
    const both = { ...firer, ...target, weapon: 'shotgun', disengaging: false, supportFigures: 6 } as const;
    assert.equal(
      ways(meleeReckoning(both, both, 1, 'Melee')).reduce((sum, n) => sum + n, 0),
      6 ** 4,
    );
    assert.deepEqual(lines(meleeReckoning(both, both, 1, 'Melee')), [
      'Strength: 13 figures (JR-15.2b)',
      'Weapon in melee: 1 (JR-15.2d)',
      'Target: disordered: 3 (JR-9.2b)',
    ]);
  },
);
