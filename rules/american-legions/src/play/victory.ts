import { type Side, type Verdict } from '@linstock/kernel';
import { agreeingForm, listedNames } from '@linstock/scene';
import { companyOf, hexOfCompany, isRouted, regimentName } from '../model/board.ts';
import {
  AMERICAN,
  BRITISH,
  type Field,
  type RegimentId,
  SIDE_PEOPLE,
  type VictoryCondition,
} from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { meets as meetsByName, winner } from '../reckon/victory.ts';

/** The winner, once the game is over (AL-3.0i, l; AL-9.1 to AL-12.1). */
export function verdictOf(field: Field, s: State): Verdict | null {
  if (s.step !== S.OVER) return null;
  const british = meets(field, s, BRITISH);
  const result = winner(british, meets(field, s, AMERICAN));
  if (result === 'draw') {
    const why = british ? 'both sides have done what they had to' : 'neither side has done what it had to';
    return { winner: null, clause: field.drawClause, sentence: `A draw: ${why}.` };
  }
  const side = result === 'british' ? BRITISH : AMERICAN;
  const sentence = `The ${SIDE_PEOPLE[side]} have won: ${reason(field, s, side)}.`;
  return { winner: side, clause: field.victory[side].clause, sentence };
}

/** The condition that a side meets, in words. */
function reason(field: Field, s: State, side: Side): string {
  const met = field.victory[side].any.find((condition) => isMet(field, s, side, condition));
  if (!met) return '';
  if (met.kind === 'in-structures')
    return `they hold ${heldStructures(field, s, side, met.structure)} ${met.structure} hexes`;
  const names = (regiments: readonly RegimentId[]) =>
    listedNames(regiments.map((r) => regimentName(field, r)));
  if (met.kind === 'none-broken') return `they have kept ${names(met.of)} in the field`;
  const broken = met.of.filter((r) => isBroken(s, r));
  return `${names(broken)} ${agreeingForm(names(broken), 'is', 'are')} routed or destroyed`;
}

/** True if a side would win if the game ended now, were the other side not to. */
export function meets(field: Field, s: State, side: Side): boolean {
  return field.victory[side].any.some((condition) => isMet(field, s, side, condition));
}

function isMet(field: Field, s: State, side: Side, condition: VictoryCondition): boolean {
  return meetsByName(named(condition), {
    broken: (regiment) => isBroken(s, Number(regiment)),
    heldStructures: (kind) => heldStructures(field, s, side, kind),
  });
}

/** The condition with the names of regiments in place of their numbers, as the reckoning needs it. */
function named(condition: VictoryCondition) {
  return condition.kind === 'in-structures' ? condition : { ...condition, of: condition.of.map(String) };
}

/** True if a regiment is routed or permanently eliminated. */
export function isBroken(s: State, regiment: RegimentId): boolean {
  return s.regimentState[regiment] !== S.OK;
}

/** Number of structure hexes of a kind in which an unrouted company of a side stands (AL-12.1c). */
export function heldStructures(field: Field, s: State, side: Side, kind: string): number {
  const held = new Set<number>();
  for (let c = 0; c < s.at.length; c++) {
    const hex = hexOfCompany(s, c);
    if (hex === S.NONE || field.map.structure[hex] !== kind) continue;
    if (companyOf(field, c).side === side && !isRouted(field, s, c)) held.add(hex);
  }
  return held.size;
}
