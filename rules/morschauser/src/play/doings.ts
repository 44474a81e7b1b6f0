import { gap, TOUCH_DISTANCE } from '@linstock/ground';
import { isInWater, type Situation } from '../measure/situation.ts';
import { isInMelee } from '../measure/zone.ts';
import { companyOf, isOnTable, standOf } from '../model/board.ts';
import type { CompanyId, Field, Standfast } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import type { TurnDeeds } from '../reckon/turn.ts';

/**
 * True if a company has acted in this player turn, or has only a melee left and no enemy in range to fight it with (MM-A5m,
 * MM-E1g).
 */
export function hasActed(s: State, situation: Situation, company: CompanyId): boolean {
  if (S.has(s, company, S.ACTED)) return true;
  if (!S.has(s, company, S.ONLY_FIGHTS) || S.has(s, company, S.BEGAN_IN_MELEE)) return false;
  const placed = situation.companies.find(({ id }) => id === company);
  return placed === undefined || !isInMelee(situation, placed);
}

/**
 * The deeds of a company in this player turn, as the rules that refuse see them (MM-B2a, MM-B2e, MM-B2g, MM-B4b,
 * MM-C4c, MM-E8a).
 */
export function doingsOf(s: State, situation: Situation, company: CompanyId): TurnDeeds {
  const has = (bit: number): boolean => S.has(s, company, bit);
  const placed = situation.companies.find(({ id }) => id === company);
  return {
    acted: hasActed(s, situation, company),
    routing: s.routing[company] === 1,
    moved: has(S.MOVED),
    shot: has(S.SHOT),
    meleed: has(S.MELEED),
    charged: has(S.CHARGED),
    roadMove: has(S.ROAD_MOVE),
    pursued: has(S.PURSUED),
    beganInMelee: has(S.BEGAN_IN_MELEE),
    inMeleeRange: placed !== undefined && isInMelee(situation, placed),
    inWater: placed !== undefined && isInWater(situation, placed.stand),
  };
}

/**
 * The battle's rule that keeps a company from moving now; null if none does (MM-BAT3b, MM-BAT3c). An enemy that is near
 * as its activation begins counts, whatever happens to it.
 */
export function standfastNow(field: Field, s: State, company: CompanyId): Standfast | null {
  if (field.standfast.length === 0) return null;
  const released = s.group?.movers.includes(company) || S.has(s, company, S.BEGAN_IN_MELEE);
  const rules = field.standfast.filter(
    ({ companies, alarm }) => companies.includes(company) && !(released && alarm !== null),
  );
  return rules.find((rule) => holds(field, s, rule)) ?? null;
}

function holds(field: Field, s: State, { until, alarm, companies }: Standfast): boolean {
  if (s.turn >= until) return false;
  if (alarm === null) return true;
  return !companies.some((id) => isOnTable(s, id) && enemyWithin(field, s, id, alarm));
}

function enemyWithin(field: Field, s: State, company: CompanyId, reach: number): boolean {
  const { side } = companyOf(field, company);
  const stand = standOf(field, s, company);
  return field.companies.some(
    (foe) =>
      foe.side !== side &&
      isOnTable(s, foe.id) &&
      gap(stand, standOf(field, s, foe.id)) <= reach + TOUCH_DISTANCE,
  );
}

/** True if a reinforcement may come on now (MM-B1r). */
export function isDue(field: Field, s: State, company: CompanyId): boolean {
  return (
    s.status[company] === S.DUE &&
    field.reinforcements.some((each) => each.companies.includes(company) && each.turn <= s.turn)
  );
}
