import type { AnswerOfKind, Decisions, Decision as KernelDecision } from '@linstock/kernel';
import type { Answer, AnswerTo } from '../../model/answers.ts';
import type { Game, StateView } from '../../model/game.ts';

/** Every answer to the question of an open turn, of a Command or of guns. */
export type TurnAnswer = AnswerTo<'action'> | AnswerTo<'gun-action'>;
export type TurnAnswerOf<D extends TurnAnswer['do']> = AnswerOfKind<TurnAnswer, D>;

/** One kind of thing that can be done in an open turn. Its `refuse` is for a Command turn and a gun turn alike. */
export type Decision<D extends TurnAnswer['do']> = KernelDecision<StateView, Game, TurnAnswerOf<D>, Answer>;

/** The decisions of one kind of turn, in the order in which their options are listed. */
export type TurnDecisions<B extends TurnAnswer> = Decisions<StateView, Game, B, Answer>;
