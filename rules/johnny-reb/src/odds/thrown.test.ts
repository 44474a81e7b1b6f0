import assert from 'node:assert/strict';
import {
  EnumeratingDice,
  facesOf,
  leastValue,
  type Outcome,
  outcomeOf,
  type Reckoning,
  readFaces,
  TooManyWays,
  type Umpire,
} from '@linstock/kernel';
import { clause, OddsThrown } from '@linstock/testing';
import type { Field } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import * as S from '../model/state.ts';
import { chargeBegun } from '../play/charge/preview.ts';
import { play } from '../play/sequence.ts';
import type { MoraleOutcome } from '../reckon/morale.ts';
import type { Spread } from '../reckon/spread.ts';
import { haltReckoning } from '../reckon/volley-point.ts';
import { SIZES, type SmallCharge, smallCharge, TARGET } from '../testing/small-charges.ts';
import { chargeAhead } from './attack-preview.ts';
import { type ChargeEnd, chargeOdds } from './charge.ts';
import type { Charge } from './course.ts';

/** The chances of a charge against every way its dice can fall in play: up to contact, at the impact, and in the melee. */

/** The charge in its preview; null if none can be made. */
function chargeOf({ field, state }: SmallCharge): Charge | null {
  const game = { field, s: state() };
  const begun = chargeBegun(game, 0, TARGET);
  if (!('plan' in begun)) return null;
  const charge = chargeAhead(game, begun);
  return 'bonus' in charge ? charge : null;
}

interface Thrown {
  readonly reckoning: Reckoning;
  readonly outcome: Outcome;
}

/** Ends a charge whose result is settled. */
class Settled extends Error {
  readonly end: string;

  constructor(end: string) {
    super('The end is settled.');
    this.end = end;
  }
}

/** Dice of a charge: chooses the faces of each throw, or ends the charge there. */
type Choosing = (reckoning: Reckoning, thrown: readonly Thrown[]) => readonly number[];

/** Carries a charge out once. Returns its end, or null if a side is asked on the way. */
function carriedOut(from: SmallCharge, choose: Choosing): string | null {
  const s = from.state();
  const thrown: Thrown[] = [];
  const umpire: Umpire = {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      const faces = choose(reckoning, thrown);
      const outcome = outcomeOf(reckoning, readFaces(reckoning.dice, faces));
      thrown.push({ reckoning, outcome });
      return outcome;
    },
    emit: () => undefined,
  };
  const course = play(umpire, from.field, s);
  try {
    while (s.phase === S.CHARGES) if (!course.next().done && s.phase === S.CHARGES) return null;
  } catch (fault) {
    if (fault instanceof Settled) return fault.end;
    throw fault;
  }
  return endOf(from.field, s, thrown);
}

type Ends = Record<string, number>;

/** A stage of a charge: from the first throw of a name on, until its end is settled. */
interface Stage {
  readonly starts: string;
  /** Maximum number of ways of the dice that are counted. */
  readonly maxWays?: number;
  /** The dice before the stage. */
  readonly before: Choosing;
  /** The end of the stage once it is known, before a throw. */
  settles(next: Reckoning, last: Thrown | undefined): string | null;
}

/** The chances of all ends of a stage; null if a side is asked, or the stage is not reached. */
function allEnds(
  from: SmallCharge,
  { before, starts, settles, maxWays = 1300 }: Stage,
): Ends | 'too many' | null {
  const ends: Ends = {};
  const dice = new EnumeratingDice(maxWays);
  try {
    do {
      let begun = false;
      const end = carriedOut(from, (reckoning, thrown) => {
        begun ||= reckoning.name === starts;
        if (!begun) return before(reckoning, thrown);
        const settled = settles(reckoning, thrown.at(-1));
        if (settled !== null) throw new Settled(settled);
        return dice.throw(reckoning.dice, reckoning);
      });
      if (end === null || !begun) return null;
      ends[end] = (ends[end] ?? 0) + dice.weight;
    } while (dice.advance());
  } catch (fault) {
    if (fault instanceof TooManyWays) return 'too many';
    throw fault;
  }
  return ends;
}

const statusOf = (outcome: Outcome): 'good' => (outcome as Outcome & { status: 'good' }).status;

/** The end of a charge, from the throws and the units left. */
function endOf(field: Field, s: S.State, thrown: readonly Thrown[]): ChargeEnd {
  const find = (name: string) => thrown.findLast(({ reckoning }) => reckoning.name === name);
  const gone = [0, TARGET].map((unit) => s.fate[unit] !== S.ON_TABLE);
  const beaten = find('beaten');
  if (beaten) return `beaten: ${statusOf(beaten.outcome)}`;
  if (find('repulsed')) return 'repulsed';
  if (find('melee')) {
    // Counts only a fall-back out of the melee itself; a unit shaken by the melee may fall back later (JR-15.4h).
    const back = thrown.find(({ reckoning }) => reckoning.clause === 'JR-15.4c')?.reckoning.title;
    if (back !== undefined)
      return back.includes(unitOf(field, 0).name) ? 'melee: attacker back' : 'melee: defender back';
    if (gone[0] && gone[1]) return 'melee: both gone';
    return gone[0] ? 'melee: attacker gone' : 'melee: defender gone';
  }
  if (find('impact')) return 'beaten: lost';
  // The check for its fallen officer comes when the charge is over (JR-12.2c). It is the last one, and leaves a
  // mark.
  const checks = thrown.filter(({ reckoning: { name, title } }) => name === 'morale' && title.includes('B1'));
  const [check] = (S.has(s, 0, S.PANICKED) ? checks.slice(0, -1) : checks).map(
    ({ outcome }) => outcome as MoraleOutcome,
  );
  if (check?.passed === false) return `volley: ${check.level as 'shaken'}`;
  if (gone[0]) return 'volley: destroyed';
  if (!gone[1]) return 'falls short';
  return unitOf(field, TARGET).arm === 'battery' ? 'beaten: lost' : 'surrenders';
}

/** The chances on the card; ends from a stage on are counted as one. */
function shownEnds(spread: Spread<ChargeEnd>, joined: (end: ChargeEnd) => string): Ends {
  const ends: Ends = {};
  for (const { value, chance } of spread) ends[joined(value)] = (ends[joined(value)] ?? 0) + chance;
  return ends;
}

/** True for an end after contact. */
const isMet = (end: ChargeEnd): boolean => /^(repulsed|beaten|melee)/.test(end);

/** The faces with the maximum or minimum result of a throw. */
const facesFor = ({ dice, outcomes }: Reckoning, most: boolean): readonly number[] => {
  const value = leastValue(dice) + (most ? outcomes.length - 1 : 0);
  return facesOf(dice, value);
};

/** The charge with the greatest bonus and volley point, and a volley without effect; null if its volley has one. */
const harmless: Choosing = (reckoning) =>
  facesFor(reckoning, reckoning.name === 'charge reach' || reckoning.name === 'volley point');

/** The same charge on the card: its reach and halt are known, and it arrives without a volley. */
function comesThrough(charge: Charge): Charge {
  const reached = charge.bonus.outcomes.at(-1) ?? assert.fail();
  const point =
    charge.halter === null ? null : (haltReckoning(charge.halter, '').outcomes.at(-1)?.inches ?? null);
  return { ...charge, approach: () => ({ ...charge.approach(reached, point), volley: null }) };
}

/** As `harmless`, and the impact is a tie. */
function tied(reckoning: Reckoning, thrown: readonly Thrown[]): readonly number[] {
  if (reckoning.name !== 'impact') return harmless(reckoning, thrown);
  const middle = reckoning.outcomes.length >> 1;
  const tie = reckoning.outcomes.findIndex((outcome) => 'winner' in outcome && outcome.winner === 'tie');
  return facesOf(reckoning.dice, leastValue(reckoning.dice) + (tie < 0 ? middle : tie));
}

/** The ends of the melee alone. */
function meleeEnds(all: Spread<ChargeEnd>): Ends {
  const melee = all.filter(({ value }) => value.startsWith('melee'));
  const sum = melee.reduce((total, { chance }) => total + chance, 0);
  return Object.fromEntries(melee.map(({ value, chance }) => [value, chance / sum]));
}

const odds = new OddsThrown();

/** Compares a stage of random charges with the card. */
function compare(
  kind: string,
  stage: Stage,
  { sizes, seeds }: { readonly sizes: readonly object[]; readonly seeds: readonly number[] },
  shown: (charge: Charge) => Ends,
): void {
  for (const i of seeds) {
    const from = smallCharge(`${kind} ${i}`, sizes);
    const charge = chargeOf(from);
    const ends = charge && allEnds(from, stage);
    if (ends === 'too many') odds.skip(kind);
    else if (ends !== null) odds.same(kind, shown(charge as Charge), ends, `${kind} ${i}`);
  }
}

clause(
  ['JR-14.3a', 'JR-14.4a', 'JR-14.4d', 'JR-12.2a', 'JR-14.4g', 'JR-16.2a'],
  'the chances of a charge up to contact equal a count of all its dice',
  () => {
    const stage: Stage = {
      ...{ starts: 'charge reach', before: () => [] },
      settles: ({ name }) => (name === 'impact' ? name : null),
    };
    compare('charge', stage, { sizes: SIZES, seeds: [0, 1, 2, 3, 4, 5] }, (charge) =>
      shownEnds(chargeOdds(charge), (end) => (isMet(end) && charge.halter !== null ? 'impact' : end)),
    );
    odds.assertCompared({ charge: 5 }, 0.7);
  },
);

clause(
  ['JR-14.6d', 'JR-14.8b', 'JR-12.4k', 'JR-11.7a'],
  'the chances of an impact equal a count of all its dice',
  () => {
    const stage: Stage = {
      ...{ starts: 'impact', before: harmless },
      settles({ name }, last) {
        if (name === 'melee' || name === 'repulsed') return name;
        return last?.reckoning.name === 'beaten' ? `beaten: ${statusOf(last.outcome)}` : null;
      },
    };
    compare('impact', stage, { sizes: SIZES, seeds: [0, 1, 2, 3, 4] }, (charge) =>
      shownEnds(chargeOdds(comesThrough(charge)), (end) => (end.startsWith('melee') ? 'melee' : end)),
    );
    odds.assertCompared({ impact: 4 });
  },
);

clause(
  ['JR-15.2a', 'JR-15.4b', 'JR-15.4c', 'JR-15.4e'],
  'the chances of a melee of very small units equal a count of all its dice',
  () => {
    const stage: Stage = {
      ...{ starts: 'melee', before: tied, maxWays: 5000 },
      settles: ({ clause: id, title }) =>
        id === 'JR-15.4c' ? `melee: ${title.includes('B1') ? 'attacker' : 'defender'} back` : null,
    };
    compare('melee', stage, { sizes: [{ stands: [1], men: 30 }], seeds: [0] }, (charge) =>
      meleeEnds(chargeOdds(comesThrough(charge))),
    );
    odds.assertCompared({ melee: 1 }, 0.3);
  },
);
