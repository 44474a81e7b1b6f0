import assert from 'node:assert/strict';
import {
  type Outcome,
  outcomeOf,
  type Reckoning,
  readFaces,
  seededDice,
  type Umpire,
} from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { Field } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import * as S from '../model/state.ts';
import { chargeBegun } from '../play/charge/preview.ts';
import { play } from '../play/sequence.ts';
import type { MoraleOutcome } from '../reckon/morale.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../testing/battle.ts';
import { barrier } from '../testing/placed-units.ts';
import { chargeAhead } from './attack-preview.ts';
import { type ChargeEnd, chargeOdds } from './charge.ts';
import type { Charge } from './course.ts';

/** A charge in a game: its odds against the procedure itself, thrown through many times. */

/** A state at the beginning of phase 6: the first unit charges the second, which has moved. */
function before(field: Field, order: 'M' | 'Fm'): S.State {
  const s = S.deployState(field);
  s.phase = S.CHARGES;
  s.order = field.units.map(({ id }) => S.MARKERS.indexOf(id === 0 ? 'C' : order));
  s.charges = field.units.map(({ id }) => (id === 0 ? 1 : -1));
  s.supports = field.units.map(() => -1);
  return s;
}

/** The charge as its preview has it. */
function chargeOf(field: Field, order: 'M' | 'Fm'): Charge {
  const game = { field, s: before(field, order) };
  const begun = chargeBegun(game, 0, 1);
  assert.ok('plan' in begun);
  const charge = chargeAhead(game, begun);
  assert.ok('bonus' in charge);
  return charge;
}

/** Carries the charge out once, and finds its end from the throws and the units left. */
function carriedOut(field: Field, order: 'M' | 'Fm', dice: ReturnType<typeof seededDice>): ChargeEnd {
  const s = before(field, order);
  const thrown: { reckoning: Reckoning; outcome: Outcome }[] = [];
  const umpire: Umpire = {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      const outcome = outcomeOf(reckoning, readFaces(reckoning.dice, dice.throw(reckoning.dice)));
      thrown.push({ reckoning, outcome });
      return outcome;
    },
    emit: () => undefined,
  };
  const course = play(umpire, field, s);
  while (s.phase === S.CHARGES) {
    const asked = course.next();
    assert.equal(
      s.phase === S.CHARGES && asked.done === false,
      false,
      'nobody is asked anything in this charge',
    );
  }
  return endOf(field, s, thrown);
}

function endOf(
  field: Field,
  s: S.State,
  thrown: readonly { reckoning: Reckoning; outcome: Outcome }[],
): ChargeEnd {
  const find = (name: string) => thrown.findLast(({ reckoning }) => reckoning.name === name);
  const gone = [0, 1].map((unit) => s.fate[unit] !== S.ON_TABLE);
  const beaten = find('beaten');
  if (beaten) return `beaten: ${(beaten.outcome as Outcome & { status: 'good' }).status}`;
  if (find('repulsed')) return 'repulsed';
  if (find('melee')) {
    // The unit that falls back out of the melee itself: units it shakes may fall back after it (JR-15.4h).
    const back = thrown.find(({ reckoning }) => reckoning.clause === 'JR-15.4c')?.reckoning.title;
    if (back !== undefined)
      return back.includes(unitOf(field, 0).name) ? 'melee: attacker back' : 'melee: defender back';
    if (gone[0] && gone[1]) return 'melee: both gone';
    return gone[0] ? 'melee: attacker gone' : 'melee: defender gone';
  }
  if (find('impact')) return 'beaten: lost';
  // The first check is that of the volley. Its fallen officer may cause another when the charge is over (JR-12.2c).
  const check = thrown.find(({ reckoning }) => reckoning.name === 'morale')?.outcome as
    | MoraleOutcome
    | undefined;
  if (check?.passed === false) return `volley: ${check.level as 'shaken'}`;
  if (gone[0]) return 'volley: destroyed';
  if (!gone[1]) return 'falls short';
  return unitOf(field, 1).arm === 'battery' ? 'beaten: lost' : 'surrenders';
}

const BLUE: TestUnit = ['B1', 20, 10, 0, { led: true }];

for (const [name, field, order] of [
  ['at a regiment on the move', fieldOf([BLUE], [['G1', 20, 18, 180]]), 'M'],
  [
    'of green troops at one that forms, on the flank',
    fieldOf([['B1', 20, 10, 0, { quality: 'green' }]], [['G1', 20.5, 16.5, 270]]),
    'Fm',
  ],
  [
    'over a wall, so far that it may fall short',
    fieldOf([BLUE], [['G1', 20, 20.5, 180]], [barrier('stone_wall', [10, 15], [30, 15])]),
    'M',
  ],
  ['at limbered guns', fieldOf([BLUE], [['G1', 20, 19, 180, { ...FOUR_GUNS, formation: 'limbered' }]]), 'M'],
] as const)
  clause(
    ['JR-4.5a', 'JR-14.3a', 'JR-14.4d', 'JR-14.6d', 'JR-15.1a'],
    `the odds of a charge ${name} are those of the procedure`,
    () => {
      const charge = chargeOf(field, order);
      const odds = chargeOdds(charge);
      const dice = seededDice(name);
      const times = 500;
      const ends = Array.from({ length: times }, () => carriedOut(field, order, dice));
      for (const end of new Set(ends))
        assert.ok(
          odds.some(({ value }) => value === end),
          `${end} is not foreseen`,
        );
      for (const { value, chance } of odds) {
        const share = ends.filter((end) => end === value).length / times;
        const spread = 4.5 * Math.sqrt((chance * (1 - chance)) / times) + 1e-9;
        assert.ok(Math.abs(share - chance) <= spread, `${value}: ${share}, not ${chance}`);
      }
    },
  );

clause('JR-14.3b', 'a charge that loses its order near the enemy meets a volley farther off in order', () => {
  const field = fieldOf([BLUE], [['G1', 20, 20.5, 180]], [barrier('stone_wall', [10, 15], [30, 15])]);
  const charge = chargeOf(field, 'M');
  const reached = charge.bonus.outcomes.at(-1);
  assert.ok(reached);
  const { disorderedAtHalt, disorderedAtEnd } = charge.approach(reached, 2);
  assert.deepEqual([charge.attacker.disordered, disorderedAtHalt, disorderedAtEnd], [false, false, true]);
});
