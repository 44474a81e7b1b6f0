import { askSealed, type Question, reveal, type Side } from '@linstock/kernel';
import type { Answer, AnswerTo, QuestionKind } from '../model/answers.ts';
import type { Play, QuestionOf } from '../model/game.ts';
import type { RebClause } from '../tables/clauses.ts';

/** The secret question to a side; null if it has nothing to choose and passes (Empty choices). */
export type Secret<K extends QuestionKind> = (side: Side) => QuestionOf<K> | null;

/** The questions of both sides that have something to choose (JR-5.2a, JR-5.4b, JR-5.5a, JR-5.9a). */
export function asked<K extends QuestionKind>(secret: Secret<K>): QuestionOf<K>[] {
  return ([0, 1] as const).flatMap((side) => secret(side) ?? []);
}

/** Asks both sides in secret and opens their answers at once, together (JR-5.2a, JR-5.4b, JR-5.5a, JR-5.9a). */
export function* together<K extends QuestionKind>(
  secret: Secret<K>,
  clause: RebClause,
): Play<readonly AnswerTo<K>[]> {
  const questions = asked(secret);
  if (questions.length === 0) return [];
  const sealIds = yield* askSealed<Answer>(questions as readonly Question<Answer>[]);
  return yield* reveal<Answer, AnswerTo<K>>(sealIds, clause);
}
