import { harmChance, type ProvokedReaction } from '@linstock/scene';

/** A step of a march that the enemy may act at. */
export interface ProvokingStep {
  /** Counted from 1. */
  readonly number: number;
  readonly acts: readonly (ProvokedReaction & {
    /** The unit could have acted at an earlier step, and can act here only if it did not. */
    readonly ifHeld: boolean;
  })[];
  /** The chance that one or more of them do harm; null if only one may act, or there is no number. */
  readonly together: number | null;
}

/** The provoked reactions, step by step. */
export function listProvokingSteps(provokes: readonly ProvokedReaction[]): ProvokingStep[] {
  const numbers = [...new Set(provokes.map(({ step }) => step))].sort((a, b) => a - b);
  return numbers.map((step) => {
    const here = provokes.filter((each) => each.step === step);
    const acts = here.map((each) => ({
      ...each,
      ifHeld: provokes.some(({ step: other, piece }) => other < step && piece === each.piece),
    }));
    const counted = here.filter(({ chance }) => chance !== null);
    return { number: step + 1, acts, together: counted.length > 1 ? harmChance(counted) : null };
  });
}
