import { refusal, type Refusal } from './clause.ts';
import type { Ending } from './ending.ts';
import type { DiceTerms, Entry, Thrown, Unhashed } from './record.ts';
import { RECORD_LIMITS } from './record-shape.ts';
import { type Played, refuseBack } from './take-back.ts';

/** An entry that is no answer. */
export type OtherEntry = Exclude<Entry, { readonly dice: Thrown }>;
/** The same before it is chained. */
export type OtherBody = Unhashed<OtherEntry>;

/** What the law of such entries looks at. */
interface Standing {
  readonly over: boolean;
  readonly ending: Ending;
  readonly course: Played;
  readonly dice: DiceTerms;
}

/** Why an entry that is no answer may not follow now; null where it may. */
export function refuseOther({ over, ending, course, dice }: Standing, body: OtherBody): Refusal | null {
  if ('back' in body) {
    // The secret is published when the game ends: whoever went back from there would know the dice to come.
    if (over && dice.kind === 'fair') return refusal('game-over', null, SECRET_KNOWN);
    if (ending.by !== null) return refusal('game-over', null, OVER);
    return refuseBack(course, body.side, body.back, body.agreed);
  }
  if (over) return refusal('game-over', null, OVER);
  if ('draw' in body) return ending.refuseDraw(body.side, body.draw);
  if ('resign' in body) return null;
  if (dice.kind !== 'fair') return refusal('no-nonce', null, NO_NONCE);
  const { length } = body.nonce;
  if (length < 1 || length > MOST_NONCE)
    return refusal('malformed', null, `A nonce has 1 to ${MOST_NONCE} characters; this has ${length}.`);
  const own = course.entries.filter((entry) => entry.side === body.side && 'nonce' in entry);
  return own.length < MOST_NONCES ? null : refusal('too-many-nonces', null, TOO_MANY_NONCES);
}

/** Why nothing is taken any more. */
export const OVER = 'The game is over; nothing more can be answered.';
const NO_NONCE = 'Nonces count for fair dice only; this game throws others.';
const SECRET_KNOWN =
  'The game is over and its dice secret published; play on from an earlier point in a new game.';
const MOST_NONCE = 200;
const MOST_NONCES = 20;
const TOO_MANY_NONCES = `You have thrown in ${MOST_NONCES} nonces in this game; one is enough, and no more are taken.`;

/** Why an entry is not taken into a record that could not be read again with more of them; resigning always is. */
export function refuseFull(head: number): Refusal | null {
  if (head < RECORD_LIMITS.entries - 1) return null;
  return refusal(
    'full',
    null,
    `The record of this game is full, with ${head} entries. Resign, or play on in a new game.`,
  );
}
