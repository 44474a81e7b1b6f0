import type { SideName } from '../tables/index.ts';

/** Victory conditions, judged at the end of the last turn (AL-3.0i). */

/** The facts of the field that victory conditions refer to. */
export interface VictoryFacts {
  /** True if a regiment is routed or permanently eliminated. */
  broken(regiment: string): boolean;
  /** Structure hexes of a kind that hold an unrouted company of the side whose condition it is. */
  heldStructures(kind: string): number;
}

/** True if a side's condition is met. */
export function meets(condition: VictoryCondition, facts: VictoryFacts): boolean {
  switch (condition.kind) {
    case 'broken-at-least':
      return condition.of.filter((regiment) => facts.broken(regiment)).length >= condition.count;
    case 'none-broken':
      return !condition.of.some((regiment) => facts.broken(regiment));
    case 'in-structures':
      return facts.heldStructures(condition.structure) >= condition.atLeast;
    case 'any':
      return condition.of.some((each) => meets(each, facts));
  }
}

/** The winner: the one side that meets its condition. Both or neither is a draw (AL-3.0i). */
export function winner(british: boolean, american: boolean): SideName | 'draw' {
  if (british === american) return 'draw';
  return british ? 'british' : 'american';
}

/** A victory condition of a side at the end of the last turn (AL-9.1, 10.1, 11.1, 12.1). */
export type VictoryCondition =
  | { readonly kind: 'broken-at-least'; readonly count: number; readonly of: readonly string[] }
  | { readonly kind: 'none-broken'; readonly of: readonly string[] }
  | { readonly kind: 'in-structures'; readonly structure: string; readonly atLeast: number }
  | { readonly kind: 'any'; readonly of: readonly VictoryCondition[] };
