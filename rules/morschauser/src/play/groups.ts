import type { Refusal, Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { mayAttack, type Situation } from '../measure/situation.ts';
import { areConnected } from '../measure/zone.ts';
import { companyOf, foesInRange, formedWith, inMelee, isOnTable, nameOf, placedOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { refuseMove } from '../reckon/turn.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { doingsOf, hasActed, isDue, standfastNow } from './doings.ts';
import { mustLeaveFire } from './fires.ts';

/** The companies that act together (MM-A5j, MM-A5k, MM-E1g), and those that must act (MM-A5n). */

/** True if a company may still act in this player turn of its side. */
export function mayAct(field: Field, s: State, situation: Situation, company: CompanyId): boolean {
  if (companyOf(field, company).side !== s.active) return false;
  if (hasActed(s, situation, company) || s.routing[company] === 1) return false;
  return isOnTable(s, company) || isDue(field, s, company);
}

/** Groups worth offering: every unit, and every company alone. */
export function groupsOf(field: Field, s: State, situation: Situation): number[][] {
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (const { id } of field.companies) {
    if (!mayAct(field, s, situation, id)) continue;
    if (!seen.has(id)) {
      const unit = unitOf(field, s, situation, id);
      if (unit.length > 1 && refuseGroup(field, s, situation, unit) === null) groups.push(unit);
      for (const each of unit) seen.add(each);
    }
    groups.push([id]);
  }
  return groups;
}

/** The companies that may act together with one: of its formed regiment, or of its regiment if none is formed. */
export function unitOf(field: Field, s: State, situation: Situation, company: CompanyId): number[] {
  const here = isOnTable(s, company);
  const regiment = field.regiments[companyOf(field, company).regiment]?.companies ?? [company];
  const unit = field.switches.formedRegiments && here ? formedWith(field, situation, company) : regiment;
  return unit.filter((id) => mayAct(field, s, situation, id) && isOnTable(s, id) === here);
}

/** Why companies may not act as a group; null if they may. */
export function refuseGroup(
  field: Field,
  s: State,
  situation: Situation,
  companies: readonly CompanyId[],
): Refusal | null {
  const [first] = companies;
  if (first === undefined || new Set(companies).size !== companies.length)
    return refused('R-NOT-GROUP', 'MM-A5j', 'Name each company of a group once.');
  for (const id of companies) {
    const own = field.companies[id];
    const who = (verb: string) => sentence(does(nameOf(field, id), verb));
    if (!own || own.side !== s.active)
      return refused('R-NOT-YOUR-TURN', 'MM-A5f', 'Only companies of the side whose player turn it is act.');
    if (!isOnTable(s, id) && !isDue(field, s, id))
      return refused('R-NOT-GROUP', 'MM-B1r', `${who('be')} not on the table and not due to come on.`);
    if (s.routing[id] === 1)
      return refused('R-ROUT', 'MM-E3k', `${who('be')} routing and can do nothing more.`);
    if (hasActed(s, situation, id))
      return refused('R-ACTIVATED', 'MM-A5m', `${who('have')} already acted in this player turn.`);
  }
  return companies.length === 1 ? null : refuseTogether(field, s, situation, companies);
}

/** Why companies may not act as one group (MM-A5j, MM-A5k, MM-B1r, MM-E1f). */
function refuseTogether(
  field: Field,
  s: State,
  situation: Situation,
  companies: readonly CompanyId[],
): Refusal | null {
  const [first = 0] = companies;
  const { regiment } = companyOf(field, first);
  const apart = refused('R-NOT-GROUP', 'MM-A5j', 'A group is one company, or companies of one regiment.');
  if (companies.some((id) => companyOf(field, id).regiment !== regiment)) return apart;
  if (!field.switches.formedRegiments) return null;
  const arriving = companies.filter((id) => !isOnTable(s, id)).length;
  if (arriving === companies.length) return null;
  const formed = arriving > 0 ? [] : formedWith(field, situation, first);
  const together =
    companies.every((id) => formed.includes(id)) &&
    areConnected(companies.map((id) => placedOf(field, s, id)));
  if (together) return null;
  return refused(
    'R-NOT-GROUP',
    'MM-A5k',
    'These companies do not touch: only a formed regiment, or a connected part of it, acts as one.',
  );
}

/** The companies of a group that may move before melee. */
export function freeToMove(
  field: Field,
  s: State,
  situation: Situation,
  companies: readonly CompanyId[],
): number[] {
  return companies.filter((id) => refuseToMove(field, s, situation, id) === null);
}

/** Why a company may not move before melee at all; null if it may (P-MOVE 1). */
export function refuseToMove(
  field: Field,
  s: State,
  situation: Situation,
  company: CompanyId,
): Refusal | null {
  const doings = doingsOf(s, situation, company);
  const battle = standfastNow(field, s, company);
  const held = { ...doings, beganInMelee: doings.beganInMelee || doings.inMeleeRange };
  return refuseMove(companyOf(field, company).abilities, held, { battle });
}

/** True if a company is of impetuous troops not in melee range, which always throw for command (MM-E2r). */
export function isImpetuousFree(field: Field, s: State, situation: Situation, company: CompanyId): boolean {
  return (
    isOnTable(s, company) &&
    companyOf(field, company).abilities.traits.includes('impetuous') &&
    freeToMove(field, s, situation, [company]).length > 0
  );
}

/** True if a company is in a burning town and may move out of it, if there is room (MM-C5g). */
export function isToLeaveFire(field: Field, s: State, situation: Situation, company: CompanyId): boolean {
  return mustLeaveFire(field, s, company) && freeToMove(field, s, situation, [company]).length > 0;
}

/** Companies with an action they have to take before the player turn ends: a melee, or the way out of a fire (MM-A5n, MM-B6e, MM-B6ag, MM-C5g). */
export function compulsoryLeft(field: Field, s: State, situation: Situation, side: Side): number[] {
  return situation.companies
    .filter((placed) => placed.side === side && mayAct(field, s, situation, placed.id))
    .filter(({ id }) => {
      if (inMelee(situation, id)) return attackable(field, s, situation, id).length > 0;
      if (field.switches.commandControl && isImpetuousFree(field, s, situation, id)) return true;
      return isToLeaveFire(field, s, situation, id);
    })
    .map(({ id }) => id);
}

/** The enemies in melee range of a company that it may attack (MM-B6e, MM-C2g). */
export function attackable(field: Field, s: State, situation: Situation, company: CompanyId): number[] {
  const attacker = placedOf(field, s, company);
  return foesInRange(situation, company).filter((id) =>
    mayAttack(situation, attacker, placedOf(field, s, id)),
  );
}
