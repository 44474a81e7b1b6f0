import type { SideName, VictoryCondition } from '../battles/battle.ts';

/** Victory conditions, judged at the end of the last turn (AL-3.0i). */

/** What conditions ask of the field. */
export interface VictoryFacts {
  /** Whether a regiment is routed or permanently eliminated. */
  broken(regiment: string): boolean;
  /** Structure hexes of a kind that hold an unrouted company of the side whose condition it is. */
  heldStructures(kind: string): number;
}

/** Whether a side's condition is met. */
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

/** Who wins: the one side that meets its condition; both or neither is a draw (AL-3.0i). */
export function winner(british: boolean, american: boolean): SideName | 'draw' {
  if (british === american) return 'draw';
  return british ? 'british' : 'american';
}
