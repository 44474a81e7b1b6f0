import { type Json, sumOfLines } from '@linstock/kernel';
import { z } from 'zod';
import { reachReckoning } from '../../src/reckon/charge.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  impactMorale,
  type Meeting,
  repulsedReckoning,
} from '../../src/reckon/impact.ts';
import { haltDistance, haltLines, haltReckoning } from '../../src/reckon/volley-point.ts';
import { GOINGS } from '../../src/tables/index.ts';
import {
  arm,
  aspect,
  bonusRow,
  count,
  DrawnDice,
  fact,
  formation,
  officer,
  places,
  quality,
  rateRow,
  read,
  sumOfFaces,
} from './given.ts';
import { nerveGiven, nerveOf } from './morale.ts';

const reachGiven = z.strictObject({
  rate_row: rateRow,
  bonus_row: bonusRow,
  quality,
  path: z.array(z.tuple([z.enum(GOINGS), z.number().min(0)])),
  obstacles: count,
  starts_disordered: fact,
});

/** Says if the charge arrives, and in what order (JR-14.3). */
export function charge_reach(raw: Json, dice: readonly number[]): Json {
  const given = read(reachGiven, raw);
  const way = { stretches: given.path, obstacles: given.obstacles };
  const { rate_row: row, bonus_row: bonusOf, quality: of, starts_disordered: angled } = given;
  const { reach, cost, contact, disordered } = new DrawnDice(dice).throw(
    reachReckoning(row, bonusOf, of, way, angled),
  );
  return {
    base: reach.base,
    bonus: reach.bonus,
    reach: reach.reach,
    disorder_after: reach.disorderAfter,
    cost: places(cost),
    contact,
    disordered,
  };
}

const volleyPointGiven = z.strictObject({
  quality,
  officer,
  in_works: fact,
  conditional_hold: fact,
  disordered: fact,
  forming: fact,
  start_distance: z.number().min(0),
});

/** The place where the charger is halted (JR-14.4). */
export function volley_point(raw: Json, dice: readonly number[]): Json {
  const given = read(volleyPointGiven, raw);
  const defender = {
    quality: given.quality,
    officerPresent: given.officer !== null,
    inWorks: given.in_works,
    conditionalHold: given.conditional_hold,
    disordered: given.disordered,
    forming: given.forming,
  };
  const umpire = new DrawnDice(dice);
  const { pips, inches } = umpire.throw(haltReckoning(defender, 'it'));
  return {
    roll: sumOfFaces(umpire.drawn),
    modifier: sumOfLines(haltLines(defender)),
    pips,
    inches: haltDistance(inches, given.start_distance),
  };
}

const attackerGiven = nerveGiven.omit({ cover: true, behind_friends: true }).extend({
  arm: arm.default('infantry'),
  formation,
  disordered: fact,
  support_infantry: count,
  support_cavalry: count,
});
const defenderGiven = attackerGiven.extend({
  cover: nerveGiven.shape.cover,
  aspect,
  forming: fact,
  conditional_hold: fact,
});
const impactGiven = z.strictObject({ attacker: attackerGiven, defender: defenderGiven });

type GivenSide = Omit<z.output<typeof defenderGiven>, 'officer'> & { officer: z.output<typeof officer> };

function meetingOf(given: GivenSide, charging: boolean): Meeting {
  return {
    arm: given.arm,
    formation: given.formation,
    nerve: nerveOf({ ...given, behind_friends: false }, charging),
    struck: {
      by: 'charge',
      aspect: given.aspect,
      disordered: given.disordered,
      forming: given.forming,
      conditionalHold: given.conditional_hold,
      gunLosses: 0,
    },
    supports: { infantry: given.support_infantry, cavalry: given.support_cavalry },
  };
}

/** Contact (P7). */
export function impact(raw: Json, dice: readonly number[]): Json {
  const given = read(impactGiven, raw);
  const unasked = { cover: null, aspect: 'front', forming: false, conditional_hold: false } as const;
  const attacker = meetingOf({ ...given.attacker, ...unasked }, true);
  const defender = meetingOf(given.defender, false);
  const umpire = new DrawnDice(dice);
  const attackerTotal = umpire.throw(attackerReckoning(attacker, 'attacker')).sum;
  const { winner } = umpire.throw(defenderReckoning(defender, attackerTotal, 'defender'));
  const met = {
    attacker_im: impactMorale(attacker),
    defender_im: impactMorale(defender),
    attacker_total: attackerTotal,
    defender_total: sumOfFaces(umpire.drawn.slice(2)) + impactMorale(defender),
    winner,
  };
  if (winner === 'tie') return { ...met, next: 'melee' };
  if (winner === 'defender') {
    const { sum } = umpire.throw(repulsedReckoning('attacker'));
    return {
      ...met,
      loser_roll: sum,
      fall_back: sum,
      disordered: true,
      loser_status: 'unchanged',
      volley: true,
    };
  }
  if (defender.arm === 'battery') return { ...met, loser_status: 'lost' };
  const { roll, status, fallBack } = umpire.throw(beatenReckoning(defender.nerve.level, 'defender'));
  return { ...met, loser_roll: roll, loser_status: status, fall_back: fallBack, disordered: true };
}
