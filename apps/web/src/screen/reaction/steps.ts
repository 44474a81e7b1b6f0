import { type Invitation, invitedHarm } from '@linstock/scene';

/** A step of a march that the enemy may act at. */
export interface InvitingStep {
  /** Counted from 1. */
  readonly number: number;
  readonly acts: readonly (Invitation & {
    /** He could have acted at an earlier step, and can here only if he did not. */
    readonly ifHeld: boolean;
  })[];
  /** The chance that one or more of them do harm; null where only one may act, or there is no number. */
  readonly together: number | null;
}

/** What is invited, step by step. */
export function invitingSteps(invites: readonly Invitation[]): InvitingStep[] {
  const numbers = [...new Set(invites.map(({ step }) => step))].sort((a, b) => a - b);
  return numbers.map((step) => {
    const here = invites.filter((each) => each.step === step);
    const acts = here.map((each) => ({
      ...each,
      ifHeld: invites.some(({ step: other, piece }) => other < step && piece === each.piece),
    }));
    const counted = here.filter(({ chance }) => chance !== null);
    return { number: step + 1, acts, together: counted.length > 1 ? invitedHarm(counted) : null };
  });
}
