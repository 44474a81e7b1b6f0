import type { Umpire } from '@linstock/kernel';
import { blows, MAX_ROUNDS } from '../reckon/melee.ts';
import { type AfterRound, roundEnd } from '../reckon/melee-result.ts';
import { moraleReckoning, struckInMelee } from '../reckon/morale.ts';
import type { Aspect } from '../tables/index.ts';
import { type Body, combatantOf, type Facing, reduced, withoutOfficer } from './body.ts';
import { officerFalls } from './course.ts';

/** A melee, apart from any table: the parts of P8, each with the dice it throws. */

/** The losses that one side inflicts in a round; they may exceed what the other has, which is lost only once. */
export function strike(umpire: Umpire, by: Body, on: Body, aspect: Aspect, round: number): number {
  return blows(umpire, combatantOf(by, 'front'), combatantOf(on, aspect), round, `Melee, round ${round}`)
    .inflicts;
}

/** A side that has lost something, after the roll for its officer (JR-16.2a). */
export function rollForOfficer(umpire: Umpire, hurt: Body): Body {
  return hurt.officer !== null && officerFalls(umpire, false) ? withoutOfficer(hurt) : hurt;
}

/** A side after a round, and what the round made of it. */
export interface CheckedSide {
  readonly body: Body;
  readonly after: AfterRound;
}

/** The check of a side that lost something (JR-15.4a). */
export function checkInMelee(umpire: Umpire, body: Body): CheckedSide {
  const { level } = umpire.throw(moraleReckoning(body, struckInMelee(body.disordered), 'the unit'));
  return {
    body: { ...body, level },
    after: { destroyed: false, check: { before: body.level, after: level } },
  };
}

/** The possible ends of a melee. */
export type MeleeEnd = 'attacker gone' | 'defender gone' | 'both gone' | 'attacker back' | 'defender back';

/** The end of a round: of the melee with it, or not (JR-15.4b to g). */
export function endOf(round: number, attacker: AfterRound, defender: AfterRound): MeleeEnd | 'goes on' {
  const { surrenders, fallsBack } = roundEnd(round, attacker, defender);
  const lost = surrenders.attacker || attacker.destroyed;
  const won = surrenders.defender || defender.destroyed;
  if (lost && won) return 'both gone';
  if (lost) return 'attacker gone';
  if (won) return 'defender gone';
  if (fallsBack !== null) return `${fallsBack} back`;
  return 'goes on';
}

/** Fights a melee to its end with real dice. */
export function meleeOf(umpire: Umpire, attacker: Body, defender: Body, facing: Facing): MeleeEnd {
  let sides: readonly [Body, Body] = [attacker, defender];
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const [one, other] = sides;
    const onOther = strike(umpire, one, other, facing.onDefender, round);
    const onOne = strike(umpire, other, one, facing.onAttacker, round);
    const hurt = [suffer(umpire, one, onOne), suffer(umpire, other, onOther)] as const;
    const [first, second] = [check(umpire, hurt[0]), check(umpire, hurt[1])];
    const end = endOf(round, first.after, second.after);
    if (end !== 'goes on') return end;
    sides = [first.body, second.body];
  }
  throw new RangeError(`A melee has no more than ${MAX_ROUNDS} rounds (JR-15.4e).`);
}

/** A side that has taken a round's losses. */
interface SideAfterLosses {
  readonly body: Body;
  readonly losses: number;
  readonly destroyed: boolean;
}

function suffer(umpire: Umpire, body: Body, losses: number): SideAfterLosses {
  const { body: left, destroyed } = reduced(body, losses);
  return { body: losses > 0 ? rollForOfficer(umpire, left) : left, losses, destroyed };
}

function check(umpire: Umpire, { body, losses, destroyed }: SideAfterLosses): CheckedSide {
  if (destroyed || losses === 0) return { body, after: { destroyed, check: null } };
  return checkInMelee(umpire, body);
}
