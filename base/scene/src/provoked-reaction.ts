import { type Provocation, percentText, type Question, type StandingKind } from '@linstock/kernel';
import type { Scene } from './scene.ts';

/** The enemy's possible action at a step of an answer, shown before the answer is given. */
export interface ProvokedReaction {
  /** Index of the step, from 0. */
  readonly step: number;
  /** Id of the piece that may act; null if it is not on the table. */
  readonly piece: string | null;
  readonly name: string;
  /** The exact chance of an effect; null if there is no such number. */
  readonly chance: number | null;
  /** In words, with its chance: `The 63rd Foot: reaction fire, 42 % for a hit`. */
  readonly label: string;
}

/** The reactions that an answer provokes, step by step, in words for the screen. Empty if there are none. */
export function provokedReactionsOf<A>(
  question: Question<A>,
  answer: A,
  { pieces }: Pick<Scene, 'pieces'>,
  kinds: readonly StandingKind[],
): readonly ProvokedReaction[] {
  return (question.provokes?.(answer) ?? []).map(({ step, piece: unit, kind, chance }) => {
    const piece = pieces.find((each) => each.number === unit);
    const told = kinds.find((each) => each.kind === kind);
    const odds = chance === null ? '' : `, ${percentText(chance)} for ${told?.chance ?? 'an effect'}`;
    const name = piece?.name ?? 'The enemy';
    const label = `${name}: ${(told?.title ?? kind).toLowerCase()}${odds}`;
    return { step, piece: piece?.id ?? null, name, chance, label };
  });
}

/**
 * The chance that one or more of those provoked do harm, if each acts once and where it hurts most. Reactions without a
 * number are left out. Each is independent, since one without effect changes nothing for the next.
 */
export function harmChance(
  provoked: readonly (Pick<Provocation, 'chance'> & { readonly piece: number | string | null })[],
): number {
  const most = new Map<number | string | null, number>();
  for (const { piece, chance } of provoked) most.set(piece, Math.max(most.get(piece) ?? 0, chance ?? 0));
  return 1 - [...most.values()].reduce((all, chance) => all * (1 - chance), 1);
}
