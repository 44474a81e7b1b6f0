import type { Question, Side } from '@linstock/kernel';

/** Whether one of these questions is answered in secret. */
export function asksInSecret(open: readonly Question<unknown>[]): boolean {
  return open.some(({ sealed }) => sealed === true);
}

/**
 * The side that must come to the screen before its question is shown; null where none need. Where two play at one screen,
 * what one writes in secret is not for the other's eyes.
 * @param open the questions asked of seats of this page
 * @param eyes whose eyes are on the screen already
 */
export function curtainBefore(
  seats: readonly Side[],
  open: readonly Question<unknown>[],
  eyes: Side | null,
): Side | null {
  const [first] = open;
  if (seats.length < 2 || !first || !asksInSecret(open)) return null;
  return open.some(({ side }) => side === eyes) ? null : first.side;
}
