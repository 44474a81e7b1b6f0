import assert from 'node:assert/strict';
import { outcomeOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { beatenReckoning, defenderReckoning, impactLines, type Meeting } from './impact.ts';
import { inchesReckoning } from './lines.ts';
import { type AfterRound, roundEnd } from './melee-result.ts';
import { fallBackDice, moralePoint, type Nerve, struckInMelee } from './morale.ts';
import { decisionBy, pointsFrom } from './points.ts';
import { figuresOfMen, standsOfFigures, withoutFigures } from './strength.ts';

const STEADY: Nerve = {
  quality: 'veteran',
  level: 'good',
  officer: null,
  cover: null,
  behindFriends: false,
  charging: false,
  commanderLost: false,
  standsLost: 0,
  regimentsLost: 0,
};

clause(
  ['JR-12.5f', 'JR-12.5d'],
  'a check in a melee counts disorder by charge, and nothing else of the attack',
  () => {
    assert.equal(moralePoint(STEADY, struckInMelee(true)), 7);
    assert.equal(moralePoint(STEADY, struckInMelee(false)), 3);
  },
);

clause('JR-12.5g', 'a charging unit counts no cover', () => {
  assert.equal(moralePoint({ ...STEADY, cover: 'heavy', charging: true }, null), 2);
  assert.equal(moralePoint({ ...STEADY, cover: 'heavy' }, null), 0);
});

clause(
  ['JR-13.1a', 'JR-13.1b'],
  'a newly shaken unit without an officer falls back by a die, a newly routed one by its bonus dice',
  () => {
    assert.equal(fallBackDice('good', 'shaken', false, 2), 1);
    assert.equal(fallBackDice('good', 'shaken', true, 2), 0);
    assert.equal(fallBackDice('good', 'routed', true, 2), 2);
    assert.equal(fallBackDice('shaken', 'routed', false, 1), 1);
    assert.equal(fallBackDice('shaken', 'shaken', false, 1), 0);
    assert.equal(fallBackDice('routed', 'shaken', false, 1), 0);
    assert.equal(fallBackDice('shaken', 'good', false, 1), 0);
  },
);

clause('JR-13.1a', 'a fall-back by dice is shown in whole inches', () => {
  const { outcomes } = inchesReckoning('fall back', 'The line falls back', 'JR-13.1a', 2);
  assert.deepEqual(
    outcomes.map(({ sum, label }) => [sum, label]),
    Array.from({ length: 11 }, (_, i) => [i + 2, `${i + 2} inches`]),
  );
});

const LINE: Meeting = {
  arm: 'infantry',
  formation: 'single_line',
  nerve: STEADY,
  struck: {
    by: 'charge',
    aspect: 'rear',
    disordered: false,
    forming: false,
    conditionalHold: false,
    gunLosses: 0,
  },
  supports: { infantry: 0, cavalry: 0 },
};
const words = (side: Meeting): string[] => impactLines(side).map(({ label, value }) => `${label} ${value}`);

clause(
  ['JR-12.4f', 'JR-2.6d', 'JR-14.6a'],
  'at impact no unit is behind friends, and skirmishers have no rear',
  () => {
    assert.deepEqual(words({ ...LINE, nerve: { ...STEADY, behindFriends: true } }), [
      'BMP, veteran 3',
      'Struck on its rear 9',
    ]);
    assert.deepEqual(words({ ...LINE, formation: 'skirmish' }), [
      'BMP, veteran 3',
      'Charge morale, skirmish 3',
    ]);
  },
);

clause(['JR-14.6b', 'JR-17.2a'], 'each regiment in support takes off one, mounted cavalry two', () => {
  assert.deepEqual(words({ ...LINE, supports: { infantry: 2, cavalry: 1 } }).slice(-2), [
    'Infantry in support -2',
    'Cavalry in support -2',
  ]);
});

clause('JR-14.6d', 'the lower total wins, equal totals are a melee', () => {
  const reckoning = defenderReckoning({ ...LINE, struck: { ...LINE.struck, aspect: 'front' } }, 10, 'it');
  const winner = (sum: number) => outcomeOf(reckoning, sum).winner;
  assert.deepEqual([6, 7, 8].map(winner), ['defender', 'tie', 'attacker']);
});

clause(['JR-14.8b', 'JR-14.8c'], 'a beaten unit is never better off than before', () => {
  const beaten = (level: Nerve['level'], sum: number) => outcomeOf(beatenReckoning(level, 'it'), sum);
  assert.deepEqual(
    [beaten('good', 3).status, beaten('shaken', 3).status, beaten('shaken', 10).status],
    ['good', 'shaken', 'routed'],
  );
  assert.deepEqual(
    [beaten('good', 12).status, beaten('good', 12).fallBack, beaten('good', 11).fallBack],
    ['picked_up', 0, 11],
  );
});

const after = (level: Nerve['level'] | null, otherwise: Partial<AfterRound> = {}): AfterRound => ({
  destroyed: false,
  check: level === null ? null : { before: 'good', after: level },
  ...otherwise,
});
const none = { attacker: false, defender: false };

clause('JR-15.4b', 'a unit that routs in melee surrenders, and its enemy does not fall back', () => {
  assert.deepEqual(roundEnd(1, after('shaken'), after('routed')), {
    surrenders: { attacker: false, defender: true },
    fallsBack: null,
    goesOn: false,
  });
  assert.deepEqual(roundEnd(1, after('routed'), after('routed')).surrenders, {
    attacker: true,
    defender: true,
  });
});

clause(['JR-15.4c', 'JR-15.4d'], 'a unit that becomes shaken falls back; of two only the attacker', () => {
  assert.deepEqual(roundEnd(1, after('good'), after('shaken')), {
    surrenders: none,
    fallsBack: 'defender',
    goesOn: false,
  });
  assert.equal(roundEnd(2, after('shaken'), after('shaken')).fallsBack, 'attacker');
  const stays = after(null, { check: { before: 'shaken', after: 'shaken' } });
  assert.equal(roundEnd(1, stays, after(null)).goesOn, true);
});

clause(
  ['JR-15.4e', 'JR-15.4g'],
  'three rounds at most, then the attacker falls back; a destroyed side ends it',
  () => {
    assert.deepEqual(roundEnd(2, after(null), after('good')), {
      surrenders: none,
      fallsBack: null,
      goesOn: true,
    });
    assert.deepEqual(roundEnd(3, after(null), after('good')), {
      surrenders: none,
      fallsBack: 'attacker',
      goesOn: false,
    });
    assert.deepEqual(roundEnd(1, after('shaken'), after(null, { destroyed: true })), {
      surrenders: none,
      fallsBack: null,
      goesOn: false,
    });
  },
);

clause(
  'JR-18.1b',
  'points for losses go to the enemy; a lead of four is decisive, equal points are a draw',
  () => {
    const values = {
      unitLost: 2,
      unitRouted: 1,
      unitShaken: 0.5,
      officerLost: { brigade: 1, division: 2, corps: 3 },
    };
    assert.equal(
      pointsFrom(
        { unitsLost: 2, levels: ['good', 'shaken', 'routed', 'shaken'], officersLost: ['corps', 'brigade'] },
        values,
      ),
      4 + 2 + 4,
    );
    assert.deepEqual(decisionBy([7, 3]), { winner: 0, decisive: true });
    assert.deepEqual(decisionBy([3, 6.5]), { winner: 1, decisive: false });
    assert.deepEqual(decisionBy([3, 3]), { winner: null, decisive: false });
  },
);

clause(
  ['JR-1.2a', 'JR-1.2b', 'JR-1.2c', 'JR-1.4d'],
  'men become figures and stands, and the last figure is the unit',
  () => {
    assert.deepEqual([44, 45, 10].map(figuresOfMen), [1, 2, 1]);
    assert.deepEqual(standsOfFigures(20), [5, 5, 5, 5]);
    assert.equal(withoutFigures([1, 1], 2).destroyed, true);
    assert.equal(withoutFigures([1, 1], 1).destroyed, false);
  },
);
