import type { SeatPosition, Side } from '@linstock/kernel';
import { hasLocked } from '../../play/asking/curtain.ts';

/**
 * The sentence for a side that waits. About sealed answers it says only which side is writing and which has
 * locked.
 * @param coached true if the coach speaks first: no question is shown until his words are read
 */
export function describeWaiting(
  position: Pick<SeatPosition<unknown, unknown, unknown>, 'moment' | 'open' | 'sides'>,
  seats: readonly Side[],
  waiting: Side,
  coached: boolean,
): string {
  const { moment, open, sides } = position;
  const secret = moment.some(({ sealed }) => sealed === true);
  if (seats.includes(waiting) && coached)
    return 'First read what the coach says, then press “Go on” below it.';
  if (!secret) return `Waiting for the ${sides[waiting]} side.`;
  const locked = ([0, 1] as const).find((side) => hasLocked(position, side));
  const writes = open.map(({ side }) => sides[side]);
  if (locked === undefined)
    return writes.length === 2 ? 'Both sides write in secret.' : `The ${writes[0]} side writes in secret.`;
  const own = seats.includes(locked);
  return own
    ? `You have locked. The ${writes[0]} side is still writing, and sees only that you have locked.`
    : `The ${sides[locked]} side has locked. The ${writes[0]} side is still writing.`;
}
