import {
  ask,
  type Procedure,
  type Question,
  type Refusal,
  type Side,
  type Told,
  type Umpire,
} from '@linstock/kernel';
import type { Answer, AnswerTo, QuestionKind } from './answers.ts';
import type { Field } from './field.ts';
import type { State } from './state.ts';

/** What every procedure works with: the umpire, the field and the state it changes. */
export interface Game {
  readonly umpire: Umpire;
  readonly field: Field;
  readonly s: State;
}

/** A stretch of the rules of Morschauser Meets MacDuff. */
export type Play<R = void> = Procedure<Answer, R>;

/** A question of a kind, refusing and offering answers of that kind. */
export interface Asked<K extends QuestionKind> extends Question<Answer> {
  readonly kind: K;
  options(): AnswerTo<K>[];
  refuse(answer: AnswerTo<K>): Refusal | null;
  sample?(choose: (n: number) => number): AnswerTo<K>;
}

/** Asks a question of a kind and gives an answer of that kind. */
export function* put<K extends QuestionKind>(question: Asked<K>): Play<AnswerTo<K>> {
  return yield* ask<Answer, AnswerTo<K>>(question);
}

/** Tells something that happened. */
export function tell(
  game: Game,
  kind: string,
  side: Side | null,
  clauses: readonly string[],
  say: () => string,
  shown?: () => Pick<Told, 'pieces' | 'places'>,
): void {
  game.umpire.tell(() => ({ kind, side, sentence: say(), clauses, ...shown?.() }));
}
