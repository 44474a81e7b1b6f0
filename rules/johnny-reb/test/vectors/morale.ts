import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import {
  fallBackDice,
  fallBackInches,
  moralePoint,
  moraleReckoning,
  type Nerve,
  type StrikeFactors,
} from '../../src/reckon/morale.ts';
import { rallyReckoning, replacementReckoning } from '../../src/reckon/rally.ts';
import { BMP, BONUS_DICE } from '../../src/tables/index.ts';
import {
  aspect,
  bonusRow,
  count,
  DrawnDice,
  fact,
  level,
  moraleCover,
  officer,
  quality,
  read,
  sumOfFaces,
} from './given.ts';

/** The fields of a unit for checks and rallies. */
export const nerveGiven = z.strictObject({
  quality,
  level,
  officer,
  cover: moraleCover,
  behind_friends: fact,
  brigade_commander_lost: fact,
  stands_lost: count,
  regiments_lost: count,
});

/** The unit of a vector in the form a check needs. */
export function nerveOf(given: z.output<typeof nerveGiven>, charging: boolean): Nerve {
  return {
    quality: given.quality,
    level: given.level,
    officer: given.officer,
    cover: given.cover,
    behindFriends: given.behind_friends,
    charging,
    commanderLost: given.brigade_commander_lost,
    standsLost: given.stands_lost,
    regimentsLost: given.regiments_lost,
  };
}

const moraleGiven = nerveGiven.extend({
  hit_by: z.enum(['fire', 'charge']).nullable().default(null),
  charging: fact,
  aspect,
  disordered: fact,
  forming: fact,
  conditional_hold: fact,
  artillery_losses: count,
  bonus_row: bonusRow,
});

/** One check (P3). */
export function morale(raw: Json, dice: readonly number[]): Json {
  const given = read(moraleGiven, raw);
  const nerve = nerveOf(given, given.charging);
  const struck: StrikeFactors | null = given.hit_by && {
    by: given.hit_by,
    aspect: given.aspect,
    disordered: given.disordered,
    forming: given.forming,
    conditionalHold: given.conditional_hold,
    gunLosses: given.artillery_losses,
  };
  const umpire = new DrawnDice(dice);
  const { passed, level: after } = umpire.throw(moraleReckoning(nerve, struck, 'it'));
  const roll = sumOfFaces(umpire.drawn);
  const inMelee = given.hit_by === 'charge'; // JR-15.4f
  const back = inMelee
    ? 0
    : fallBackDice(nerve.level, after, nerve.officer !== null, BONUS_DICE[given.bonus_row]);
  return {
    mpm: moralePoint(nerve, struck),
    roll,
    passed,
    level: after,
    fall_back: fallBackInches(umpire, back, 'it'),
  };
}

const rallyGiven = nerveGiven.extend({ level: z.enum(['shaken', 'routed']), bonus_row: bonusRow });

/** One rally attempt (P9). */
export function rally(raw: Json, dice: readonly number[]): Json {
  const given = read(rallyGiven, raw);
  const nerve = nerveOf(given, false);
  const umpire = new DrawnDice(dice);
  const { level: after, standLost } = umpire.throw(rallyReckoning(nerve, 'it'));
  const roll = sumOfFaces(umpire.drawn);
  const back = fallBackDice(nerve.level, after, nerve.officer !== null, BONUS_DICE[given.bonus_row]);
  return {
    mpm: moralePoint(nerve, null),
    roll,
    level: after,
    stand_lost: standLost,
    fall_back: fallBackInches(umpire, back, 'it'),
  };
}

const replacementGiven = z.strictObject({
  what: z.enum(['ammunition', 'horses', 'brigade_commander']),
  quality,
  officer,
});

/** One replacement roll (JR-13.5). */
export function replacement(raw: Json, dice: readonly number[]): Json {
  const { what, quality: of, officer: rank } = read(replacementGiven, raw);
  const { value, success } = new DrawnDice(dice).throw(replacementReckoning(what, of, rank));
  return { value, bmp: BMP[of], success };
}
