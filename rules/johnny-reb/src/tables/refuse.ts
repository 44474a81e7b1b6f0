import { type Refusal, refusal } from '@linstock/kernel';
import type { RebClause } from './clauses.ts';

/** A refusal: the rule that forbids, which is its code too, a sentence for the player, and the pieces it is about. */
export function refused(clause: RebClause, sentence: string, at?: readonly string[]): Refusal {
  return refusal(clause, clause, sentence, at);
}
