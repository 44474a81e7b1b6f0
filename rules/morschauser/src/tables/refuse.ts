import { type Refusal, refusal } from '@linstock/kernel';
import type { MorschauserClause } from './clauses.ts';
import { REASONS } from './index.ts';

/**
 * A refusal by a code of T-REASONS: the rule that forbids, and a sentence for the player; without one, the table's words.
 * `at` are the pieces it is about. Throws RangeError for a code that is not in the table.
 */
export function refused(
  code: string,
  clause: MorschauserClause,
  sentence?: string,
  at?: readonly string[],
): Refusal {
  const reason = REASONS.get(code);
  if (!reason) throw new RangeError(`There is no reason "${code}" in T-REASONS.`);
  const { meaning } = reason;
  return refusal(code, clause, sentence ?? `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`, at);
}
