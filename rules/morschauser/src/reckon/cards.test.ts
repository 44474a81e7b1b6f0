import assert from 'node:assert/strict';
import { outcomeOf, type Reckoning } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import { clause } from '@linstock/testing';
import type { TROOP_TYPES, Trait } from '../tables/index.ts';
import { type STANDARD, switchesOf } from '../tables/switches.ts';
import {
  bestOf,
  commandColumn,
  commandReckoning,
  commandResult,
  knownPersonality,
  personalityReckoning,
} from './command.ts';
import { meleeReckoning, type Round, riskReckoning } from './melee.ts';
import { moraleReckoning, rallyChange, rallyReckoning } from './morale.ts';
import { type Shot, shootingReckoning, townFireReckoning } from './shooting.ts';
import { breachReckoning } from './siege.ts';
import { abilities } from './troops.ts';
import { initiativeReckoning } from './turn.ts';

/** The cards of the ready reckoner: their lines, and the result of each score. */

const FULL = switchesOf({ preset: 'full' });
const troops = (type: (typeof TROOP_TYPES)[number], ...traits: Trait[]) =>
  abilities({ type, traits, armament: type === 'artillery' ? 'cannon' : 'musket' }, FULL);

/** The visible lines of a card. */
const linesOf = ({ lines }: Reckoning) =>
  lines.map(
    ({ label, value, clause: id, at }) => `${label}: ${value} (${id}${at ? `, ${at.join(' ')}` : ''})`,
  );

/** The result of each score of a card's die, with its rank. */
const scoresOf = (card: Reckoning) =>
  [1, 2, 3, 4, 5, 6].map((score) => {
    const { key, rank } = outcomeOf(card, score);
    return `${key} ${rank}`;
  });

clause('MM-A5a', 'for initiative the higher score is better', () => {
  assert.deepEqual(scoresOf(initiativeReckoning('South')), ['1 1', '2 2', '3 3', '4 4', '5 5', '6 6']);
});

// Command

clause(
  ['MM-E2f', 'MM-E7l1', 'MM-E7m1', 'MM-E2h'],
  'impetuous troops have a column of their own except in a fortification, cautious ones another',
  () => {
    const rows = [
      [[], false, 'others'],
      [['cautious'], false, 'cautious'],
      [['impetuous'], false, 'impetuous'],
      [['impetuous'], true, 'others'],
      [['impetuous', 'cautious'], true, 'cautious'],
    ] as const;
    for (const [traits, inside, column] of rows) assert.equal(commandColumn(traits, inside), column);
    assert.equal(commandColumn(['impetuous']), 'impetuous');
    const lineOf = (column: 'impetuous' | 'cautious' | 'others') =>
      linesOf(commandReckoning({ general: null, column }))[0];
    assert.equal(lineOf('impetuous'), 'Troops: impetuous (MM-E7l1)');
    assert.equal(lineOf('cautious'), 'Troops: cautious (MM-E7m1)');
    assert.equal(lineOf('others'), 'Troops: neither impetuous nor cautious (MM-E2h)');
  },
);

clause(
  ['MM-E2w', 'MM-E2i'],
  'impetuous troops that reach no enemy obey a result that demands a charge',
  () => {
    assert.deepEqual(
      [
        commandResult(6, 'impetuous'),
        commandResult(6, 'impetuous', true),
        commandResult(6, 'impetuous', false),
      ],
      ['mustCharge', 'mustCharge', 'obey'],
    );
    assert.equal(commandResult(1, 'impetuous', false), 'noAdvance');
  },
);

clause(
  ['MM-E2b', 'MM-E2n', 'MM-E2o', 'MM-E2p', 'MM-E2q', 'MM-E2u'],
  'the command card names the general, his options, and the best result of each die',
  () => {
    const card = (general: 'rash' | 'bold' | 'cautious' | null) =>
      commandReckoning({ general, column: 'others', ...(general && { generalName: 'Gen. Hay' }) });
    assert.equal(card(null).title, 'Command of the group');
    assert.equal(linesOf(card(null))[1], 'General: No general is near enough to change the die. (MM-E2u)');
    assert.equal(linesOf(card('rash'))[1], 'Gen. Hay: A Rash general must add 1. (MM-E2n)');
    const labels = (general: 'bold' | 'cautious' | null) => card(general).outcomes.map(({ label }) => label);
    const on = (faces: number) => [
      ...Array.from({ length: 6 - faces }, () => 'no advance'),
      ...Array.from({ length: faces }, () => 'as ordered'),
    ];
    assert.deepEqual(labels(null), on(4));
    assert.deepEqual(labels('bold'), on(5));
    assert.deepEqual(labels('cautious'), on(4));
    assert.deepEqual(
      card('bold').outcomes[1]?.open.map(({ score, result }) => `${score} ${result}`),
      ['1 noAdvance', '2 noAdvance', '3 obey'],
    );
    const impetuous = commandReckoning({ general: 'cautious', column: 'impetuous', canCharge: true });
    assert.deepEqual(
      scoresOf(impetuous).map((each) => each.split(' ')[1]),
      ['0', '0', '3', '3', '3', '1'],
    );
  },
);

clause(
  'MM-E2h',
  'obeying ranks above not charging, that above having to charge, and standing still is worst',
  () => {
    const worstFirst = ['noAdvance', 'mustCharge', 'mayNotCharge', 'obey'] as const;
    for (const [at, best] of worstFirst.entries()) {
      assert.equal(bestOf(worstFirst.slice(0, at + 1)), best);
      assert.equal(bestOf(worstFirst.slice(0, at + 1).toReversed()), best);
    }
  },
);

clause(
  ['MM-E2m', 'MM-E2l', 'MM-E2ac'],
  "a general's character is the result of his die, unless it is known beforehand",
  () => {
    assert.deepEqual(scoresOf(personalityReckoning('Gen. Hay')), [
      'cautious 1',
      'cautious 1',
      'bold 3',
      'bold 3',
      'indecisive 0',
      'rash 2',
    ]);
    const known = (rank: 'army' | 'brigade', personality: typeof STANDARD.personality) =>
      knownPersonality(rank, 'cautious', { personality });
    assert.deepEqual(
      [known('army', 'roll'), known('army', 'fixed'), known('brigade', 'allBold')],
      ['bold', 'bold', 'bold'],
    );
    assert.deepEqual([known('brigade', 'fixed'), known('brigade', 'roll')], ['cautious', null]);
  },
);

// Shooting

const shot = (more: Partial<Shot> = {}): Shot => ({
  shooter: troops('lineInfantry'),
  strength: 3,
  weapon: 'musket',
  range: 6000,
  covers: [],
  ...more,
});

clause(
  ['MM-B4c', 'MM-B4d', 'MM-B4k', 'MM-B4p'],
  'the card of a shot: dice, printed score, cover, what hits',
  () => {
    const card = shootingReckoning(
      shot({ at: ['company:1'], covers: ['woods'], shooterName: new Name('7th', { article: true }) }),
    );
    assert.equal(card.title, 'The 7th shoots at a company');
    assert.deepEqual(card.dice, { count: 3, sides: 6, read: 'hits', hitOn: 6 });
    assert.deepEqual(linesOf(card), [
      'Dice, one a strength point: 3 (MM-B4c, company:1)',
      'musket: lowest score that hits: 5 (MM-A4a)',
      'Cover: woods (target in woods): 1 (MM-C2e)',
      'Hits on: 6 or more (MM-B4k)',
    ]);
    assert.deepEqual(
      card.outcomes.map(({ label, rank }) => `${label} ${rank}`),
      ['no hit 0', '1 hit 1', '2 hits 2', '3 hits 3'],
    );
    assert.equal(linesOf(shootingReckoning(shot())).length, 3);
  },
);

clause(
  ['MM-E7a3', 'MM-E7j2', 'MM-E7c1', 'MM-E7i2', 'MM-B5d'],
  'what changes the printed score is named with its clause',
  () => {
    const changed = (more: Partial<Shot>) => linesOf(shootingReckoning(shot(more)))[2];
    const inferior = abilities(
      { type: 'lineInfantry', traits: [], armament: 'musket', inferiorFirepower: true },
      FULL,
    );
    assert.equal(
      changed({ shooter: troops('lightInfantry', 'sharpshooters'), weapon: 'musket' }),
      'Sharpshooters: hits on 4 (MM-E7a3)',
    );
    assert.equal(
      changed({ shooter: troops('lightInfantry', 'highlandCharge') }),
      'Highlanders: hits on 6 (MM-E7j2)',
    );
    assert.equal(changed({ shooter: inferior }), 'Inferior firepower: hits on 6 (MM-E7c1)');
    assert.equal(
      changed({ shooter: troops('artillery', 'rifledArtillery'), weapon: 'canister' }),
      'Canister of rifled guns: hits on 3 (MM-E7i2)',
    );
  },
);

clause(
  ['MM-C5f', 'MM-C6f', 'MM-C6g', 'MM-C6k'],
  'a town catches fire on 6; a gun makes a breach on 6, engineers from 4',
  () => {
    const town = townFireReckoning('the town');
    assert.deepEqual(scoresOf(town), [...Array.from({ length: 5 }, () => 'notBurning 0'), 'burning 1']);
    assert.deepEqual(linesOf(town), ['Catches fire on: 6 (MM-C5f)']);
    const [gun, engineers] = [breachReckoning('gun', 'the wall'), breachReckoning('engineers', 'the gate')];
    assert.deepEqual(scoresOf(gun), [...Array.from({ length: 5 }, () => 'whole 0'), 'breached 1']);
    assert.deepEqual(scoresOf(engineers).slice(2, 4), ['whole 0', 'breached 1']);
    assert.deepEqual(linesOf(gun), ['Makes a breach on: 6 (MM-C6f)']);
    assert.deepEqual(linesOf(engineers), ['Makes a breach on: 4 or more (MM-C6g)']);
    assert.deepEqual([gun.title, engineers.title], ['Heavy gun at the wall', 'Engineers at the gate']);
  },
);

clause(['MM-B5d', 'MM-B5m'], 'overhead fire of a howitzer hits on its own number, whatever the cover', () => {
  const howitzer = troops('artillery', 'howitzer');
  const card = shootingReckoning(
    shot({ shooter: howitzer, weapon: 'shot', covers: ['town'], mode: 'plunging' }),
  );
  assert.equal(card.dice.hitOn, 6);
  assert.deepEqual(linesOf(card).slice(2), ['Overhead fire of a howitzer: hits on 6 (MM-B5d)']);
  const direct = shootingReckoning(shot({ shooter: howitzer, weapon: 'shot', mode: 'direct' }));
  assert.equal(linesOf(direct).at(-1), `Hits on: ${direct.dice.hitOn} or more (MM-B4k)`);
});

// Melee

const foot = troops('lineInfantry');
const round = (more: Partial<Round> = {}): Round => ({
  attacker: { troops: foot, strength: 4, causes: [] },
  defender: { troops: foot, strength: 2, causes: [] },
  flankAttack: false,
  defenderInSquare: false,
  charged: false,
  ...more,
});

clause(
  ['MM-B6i', 'MM-B6j', 'MM-B6k', 'MM-B6l', 'MM-B6r', 'MM-E6b', 'MM-E6c', 'MM-C6c'],
  'the card of a round names the column it is read from: front, rear, square, wall',
  () => {
    const value = (side: 'attacker' | 'defender', more: Partial<Round>) =>
      linesOf(meleeReckoning(round(more), side))[1];
    const horse = { attacker: { troops: troops('cavalry'), strength: 4, causes: [] } };
    assert.equal(value('attacker', {}), 'front value: 3 (MM-B6r)');
    assert.equal(value('attacker', { flankAttack: true }), 'front value: 3 (MM-B6r)');
    assert.equal(value('attacker', { storming: true }), 'flank value, storming a wall: 1 (MM-C6c)');
    assert.equal(
      value('attacker', { ...horse, defenderInSquare: true }),
      'flank value, cavalry against a square: 2 (MM-E6c)',
    );
    assert.equal(value('attacker', { defenderInSquare: true }), 'front value: 3 (MM-B6r)');
    assert.equal(value('defender', {}), 'front value: 3 (MM-A4a)');
    assert.equal(value('defender', { flankAttack: true }), 'rear value, attacked in flank: 1 (MM-B6j)');
    assert.equal(
      value('defender', { flankAttack: true, defenderInSquare: true }),
      'front value, in square: 3 (MM-E6b)',
    );
    const [attack, reply] = [meleeReckoning(round(), 'attacker'), meleeReckoning(round(), 'defender')];
    const headOf = ({ name, clause: id, title, dice }: Reckoning) => [name, id, title, dice.count];
    assert.deepEqual(headOf(attack), ['melee', 'MM-B6k', 'A company attacks', 4]);
    assert.deepEqual(headOf(reply), ['melee-reply', 'MM-B6l', 'A company fights back', 2]);
    assert.equal(linesOf(reply)[0], 'Dice, one a strength point: 2 (MM-B6i)');
    assert.equal(linesOf(reply).at(-1), 'Hits on: 3 or less (MM-B6k)');
  },
);

clause(
  ['MM-B6t', 'MM-B6u', 'MM-E7a2', 'MM-E7b2', 'MM-E5g', 'MM-E7j1'],
  'the modifiers of a melee value are listed, and the limit of 5 or 1',
  () => {
    const lines = (side: 'attacker' | 'defender', more: Partial<Round>) =>
      linesOf(meleeReckoning(round(more), side)).slice(1);
    const elite = { troops: troops('cavalry', 'elite'), strength: 4, causes: [], general: 'bold' } as const;
    assert.deepEqual(lines('attacker', { attacker: elite, charged: true }), [
      'front value: 4 (MM-B6r)',
      'Elite: 1 (MM-E7a1)',
      'Bold or Rash general attached: 1 (MM-B6m)',
      'Never above: value 5 (MM-E7a2)',
      'Hits on: 5 or less (MM-B6k)',
    ]);
    const militia = { troops: troops('lineInfantry', 'militia'), strength: 4, causes: ['woods'] } as const;
    assert.deepEqual(lines('defender', { defender: militia, flankAttack: true }).slice(-2), [
      'Never below: value 1 (MM-E7b2)',
      'Hits on: 1 or less (MM-B6k)',
    ]);
    const highland = { troops: troops('lightInfantry', 'highlandCharge'), strength: 4, causes: [] };
    assert.match(
      lines('attacker', { attacker: highland, charged: true })[0] ?? '',
      /its own charge: 4 .*MM-E7j1/,
    );
    assert.match(lines('attacker', { attacker: highland, charged: false })[0] ?? '', /front value: 2/);
    assert.match(
      lines('attacker', { attacker: highland, charged: true, storming: true })[0] ?? '',
      /storming a wall: 1/,
    );
    assert.match(lines('defender', { defender: highland, charged: true })[0] ?? '', /front value: 2/);
  },
);

clause(
  ['MM-E5b', 'MM-E5f'],
  "a general falls on a 1, or on the enemy's melee value, as the switch has it",
  () => {
    const risk = (generalMeleeRisk: typeof STANDARD.generalMeleeRisk) =>
      riskReckoning('Gen. Hay', 3, { generalMeleeRisk });
    const [ones, value] = [risk('ones'), risk('meleeValue')];
    assert.deepEqual(scoresOf(ones), ['falls 1', ...Array.from({ length: 5 }, () => 'unhurt 0')]);
    assert.deepEqual(linesOf(ones), ['Falls on: 1 (MM-E5f)']);
    assert.deepEqual(scoresOf(value).slice(2, 4), ['falls 1', 'unhurt 0']);
    assert.deepEqual(linesOf(value), ['Falls on: 3 or less (MM-E5f)']);
  },
);

// Morale and rallying

clause(['MM-E3a', 'MM-E3i'], 'the morale die: 1 and 2 retreat, 3 and 4 stand, 5 and 6 rout', () => {
  assert.deepEqual(scoresOf(moraleReckoning('the 7th', ['company:7'])), [
    'retreat 1',
    'retreat 1',
    'obey 2',
    'obey 2',
    'rout 0',
    'rout 0',
  ]);
  assert.deepEqual(linesOf(moraleReckoning('the 7th', ['company:7'])), [
    'the 7th: one die, unmodified (MM-E3i, company:7)',
  ]);
});

clause(
  ['MM-E4c', 'MM-E4m', 'MM-E4g'],
  'a rally needs 5; each modifier counts once, whatever its source',
  () => {
    const rally = (charismatic: boolean, ...traits: Trait[]) => ({ charismatic, traits });
    assert.equal(rallyChange(rally(false)), 0);
    assert.equal(rallyChange(rally(true)), 1);
    assert.equal(rallyChange(rally(false, 'elite')), 1);
    assert.equal(rallyChange(rally(false, 'elite', 'stubborn')), 1);
    assert.equal(rallyChange(rally(false, 'militia')), -1);
    assert.equal(rallyChange(rally(false, 'impetuous')), 0);
    assert.equal(rallyChange(rally(true, 'elite')), 2);
    const plain = rallyReckoning(rally(false));
    assert.deepEqual(scoresOf(plain), [
      'unmoved 0',
      'unmoved 0',
      'unmoved 0',
      'unmoved 0',
      'rallied 1',
      'rallied 1',
    ]);
    assert.deepEqual(scoresOf(rallyReckoning(rally(true))).slice(2, 4), ['unmoved 0', 'rallied 1']);
    assert.deepEqual(linesOf(plain), ['Rallies on: 5 or more (MM-E4c)']);
    assert.deepEqual(linesOf(rallyReckoning(rally(true, 'militia'))).length, 3);
  },
);
