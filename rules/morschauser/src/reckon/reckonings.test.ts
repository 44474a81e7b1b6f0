import assert from 'node:assert/strict';
import type { Outcome, Reckoning } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { Trait } from '../tables/index.ts';
import { switchesOf } from '../tables/switches.ts';
import { commandReckoning, personalityReckoning } from './command.ts';
import { meleeReckoning, type Round } from './melee.ts';
import { moraleReckoning } from './morale.ts';
import { hitChance, type Shot, shootingReckoning } from './shooting.ts';
import { abilities } from './troops.ts';

/** The words of a reckoning: its lines with their clauses, and which outcome is better. */

const FULL = switchesOf({ preset: 'full' });
const foot = (...traits: Trait[]) => abilities({ type: 'lineInfantry', traits, armament: 'musket' }, FULL);

const rankOn = (reckoning: Reckoning<Outcome>, die: number): number =>
  reckoning.outcomes[die - 1]?.rank ?? NaN;

clause(
  ['MM-E2f', 'MM-E2g', 'MM-E2i', 'MM-E2j'],
  'of the results of a command die the freer one counts as better',
  () => {
    const on = (column: 'impetuous' | 'cautious' | 'others', die: number) =>
      rankOn(commandReckoning({ general: null, column }), die);
    const [none, must, mayNot, obey] = [
      on('others', 1),
      on('impetuous', 6),
      on('cautious', 6),
      on('others', 4),
    ];
    assert.ok(none < must && must < mayNot && mayNot < obey, `${none} ${must} ${mayNot} ${obey}`);
  },
);

clause('MM-E2m', 'a Bold general is the best result, then a Rash, a Cautious and an Indecisive one', () => {
  const ranks = [3, 6, 1, 5].map((die) => rankOn(personalityReckoning('the general'), die));
  assert.deepEqual(
    ranks,
    ranks.toSorted((a, b) => b - a),
  );
  assert.equal(new Set(ranks).size, 4);
});

clause(['MM-E3c', 'MM-E3e', 'MM-E3f'], 'in brigade morale standing is best and running worst', () => {
  const [retreat, stand, rout] = [1, 3, 5].map((die) => rankOn(moraleReckoning('the unit'), die));
  assert.ok(rout! < retreat! && retreat! < stand!);
});

clause(
  ['MM-E7a2', 'MM-E7b2', 'MM-B6k'],
  'a melee value beyond 1 to 5 is shown as limited, with its clause, no other is',
  () => {
    const round = (
      traits: Trait[],
      causes: Round['attacker']['causes'],
      general: 'bold' | null = null,
    ): Round => ({
      attacker: {
        troops: abilities({ type: 'cavalry', traits, armament: 'none' }, FULL),
        strength: 4,
        causes,
        general,
      },
      defender: { troops: foot(), strength: 4, causes: [] },
      flankAttack: false,
      defenderInSquare: false,
      charged: true,
    });
    const cut = (made: Round) =>
      meleeReckoning(made, 'attacker')
        .lines.filter(({ label }) => label.startsWith('Never'))
        .map(({ label, value, clause: id }) => [label, value, id]);
    assert.deepEqual(cut(round([], [])), []);
    assert.deepEqual(cut(round(['elite'], [])), []);
    assert.deepEqual(cut(round(['elite'], [], 'bold')), [['Never above', 'value 5', 'MM-E7a2']]);
    assert.deepEqual(cut(round(['militia'], ['woods', 'uphill', 'wall'])), [
      ['Never below', 'value 1', 'MM-E7b2'],
    ]);
  },
);

clause(['MM-B4d', 'MM-B4l'], 'the chance of one die of a shot is that of its lowest score', () => {
  assert.deepEqual([2, 5, 6, 7, 8].map(hitChance), [5 / 6, 2 / 6, 1 / 6, 0, 0]);
});

clause(
  ['MM-B4c', 'MM-B4k'],
  'the card of a shot rings the pieces, and tells number, cover and what is left to hit on',
  () => {
    const shot: Shot = {
      shooter: foot(),
      strength: 3,
      weapon: 'musket',
      range: 5000,
      covers: ['woods'],
      at: ['company:0', 'company:1'],
    };
    const { lines, dice } = shootingReckoning(shot);
    assert.deepEqual(
      lines.map(({ value, clause: id }) => [value, id]),
      [
        [3, 'MM-B4c'],
        [5, 'MM-A4a'],
        [1, 'MM-C2e'],
        ['6 or more', 'MM-B4k'],
      ],
    );
    assert.deepEqual(lines[0]?.at, ['company:0', 'company:1']);
    assert.equal(dice.count, 3);
  },
);
