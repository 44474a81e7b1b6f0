import type { Refusal } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import type { Game, Play, StateView } from '../../model/game.ts';

/** Every answer to the question of an open turn, of a Command or of guns. */
export type DeedAnswer = AnswerTo<'action'> | AnswerTo<'gun-action'>;
export type DeedName = DeedAnswer['do'];
export type DeedOf<D extends DeedName> = Extract<DeedAnswer, { readonly do: D }>;

/**
 * One kind of action in an open turn. `refuse` is its whole legality check, for a Command turn and a gun turn alike;
 * `options` returns legal answers only.
 */
export interface Deed<D extends DeedName> {
  /** The legal answers. If the same thing can be said in many ways, one of them. */
  options(game: StateView): Iterable<DeedOf<D>>;
  refuse(game: StateView, answer: DeedOf<D>): Refusal | null;
  /** One legal answer without listing them all, or null if there is none; left out if listing is cheap. */
  sample?(game: StateView, choose: (n: number) => number): DeedOf<D> | null;
  /** Carries it out; undefined for a deed that asks nothing and ends at once. */
  carryOut(game: Game, answer: DeedOf<D>): Play | undefined;
}
