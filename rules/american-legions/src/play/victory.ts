import { type Side, type Verdict } from '@linstock/kernel';
import { companyOf, isRouted } from '../board.ts';
import { AMERICAN, BRITISH, type Field, SIDE_NAMES, type VictoryCondition } from '../field.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { meets as meetsByName, winner } from '../reckon/victory.ts';

/** Who has won, once the game is over (AL-3.0i, l; AL-9.1 to AL-12.1). */
export function verdictOf(field: Field, s: State): Verdict | null {
  if (s.step !== S.OVER) return null;
  const result = winner(meets(field, s, BRITISH), meets(field, s, AMERICAN));
  if (result === 'draw') return { winner: null, clause: field.drawClause, sentence: 'A draw.' };
  const side = result === 'british' ? BRITISH : AMERICAN;
  return { winner: side, clause: field.victory[side].clause, sentence: `The ${SIDE_NAMES[side]} have won.` };
}

/** Whether a side would win if the game ended now, were the other side not to. */
export function meets(field: Field, s: State, side: Side): boolean {
  const facts = {
    broken: (regiment: string) => isBroken(s, Number(regiment)),
    heldStructures: (kind: string) => heldStructures(field, s, side, kind),
  };
  return field.victory[side].any.some((condition) => meetsByName(named(condition), facts));
}

/** The condition with regiments by number written as names, which is all the reckoning asks. */
function named(condition: VictoryCondition) {
  return condition.kind === 'in-structures' ? condition : { ...condition, of: condition.of.map(String) };
}

/** Whether a regiment is routed or permanently eliminated. */
export function isBroken(s: State, regiment: number): boolean {
  return s.regimentState[regiment] !== S.OK;
}

/** Structure hexes of a kind in which an unrouted company of a side stands (AL-12.1c). */
export function heldStructures(field: Field, s: State, side: Side, kind: string): number {
  const held = new Set<number>();
  for (let c = 0; c < s.at.length; c++) {
    const hex = s.at[c] as number;
    if (hex === S.NONE || field.map.structure[hex] !== kind) continue;
    if (companyOf(field, c).side === side && !isRouted(field, s, c)) held.add(hex);
  }
  return held.size;
}
