import { refusal, type Refusal } from './clause.ts';
import type { Ending } from './ending.ts';
import type { DiceTerms, Entry, Thrown, Unhashed } from './record.ts';
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
  if (length >= 1 && length <= MOST_NONCE) return null;
  return refusal('malformed', null, `A nonce has 1 to ${MOST_NONCE} characters; this has ${length}.`);
}

/** Why nothing is taken any more. */
export const OVER = 'The game is over; nothing more can be answered.';
const NO_NONCE = 'Nonces count for fair dice only; this game throws others.';
const SECRET_KNOWN =
  'The game is over and its dice secret published; play on from an earlier point in a new game.';
const MOST_NONCE = 200;
