import type { StandingKind } from '@linstock/kernel';

/**
 * True if a question interrupts what the other side does, as fire at a move does. A kind with a standing answer is one, unless it asks
 * for much else or is answered in secret.
 * @param standing the standing answers of the system
 * @param kind undefined if nothing is asked
 */
export function isReaction(standing: readonly StandingKind[], kind: string | undefined): boolean {
  return standing.some((each) => each.kind === kind && !each.sole && !each.secret);
}
