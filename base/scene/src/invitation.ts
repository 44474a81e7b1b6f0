import { percentText, type Question, type StandingKind } from '@linstock/kernel';
import type { Scene } from './scene.ts';

/** What the enemy may do at a step of an answer, told before it is given. */
export interface Invitation {
  /** Index of the step, from 0. */
  readonly step: number;
  /** Id of the piece that may act; null where it is not on the table. */
  readonly piece: string | null;
  /** In words, with its chance: `The 63rd Foot: reaction fire, 42 % for a hit`. */
  readonly label: string;
}

/** What an answer invites, step by step, in the words of the table; empty where nothing, or where its rules know no such thing. */
export function invitationsOf<A>(
  question: Question<A>,
  answer: A,
  { pieces }: Pick<Scene, 'pieces'>,
  kinds: readonly StandingKind[],
): readonly Invitation[] {
  return (question.invites?.(answer) ?? []).map(({ step, piece: unit, kind, chance }) => {
    const piece = pieces.find((each) => each.number === unit);
    const told = kinds.find((each) => each.kind === kind);
    const odds = chance === null ? '' : `, ${percentText(chance)} for ${told?.chance ?? 'an effect'}`;
    const label = `${piece?.name ?? 'The enemy'}: ${(told?.title ?? kind).toLowerCase()}${odds}`;
    return { step, piece: piece?.id ?? null, label };
  });
}
