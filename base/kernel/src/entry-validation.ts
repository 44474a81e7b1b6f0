import { type Refusal, refusal } from './clause.ts';
import type { PlayerEnding } from './ending.ts';
import type { ClockTerms, DiceTerms, Entry, PlayEntry, UnhashedEntry } from './record.ts';
import { RECORD_LIMITS } from './record-shape.ts';
import { otherSide, type Side } from './side.ts';
import { type Played, refuseBack } from './take-back.ts';

/** An entry that leads to no new position: neither an answer nor a change by hand. */
export type OtherEntry = Exclude<Entry, PlayEntry>;
/** The same before it is chained. */
export type OtherBody = UnhashedEntry<OtherEntry>;

/** The facts of the game that the checks of such entries need. */
interface EntryContext {
  readonly over: boolean;
  readonly ending: PlayerEnding;
  readonly history: Played;
  readonly dice: DiceTerms;
  /** Absent if the game was begun without a clock. */
  readonly clock?: ClockTerms | undefined;
  /** True if a side has to answer now. */
  asks(side: Side): boolean;
  readonly position: { readonly stretch: number };
}

/** Why an entry that is no answer may not follow now; null if it may. */
export function refuseOther(standing: EntryContext, body: OtherBody): Refusal | null {
  const { over, ending, history, dice } = standing;
  if ('back' in body) {
    // The secret is published when the game ends. After a take-back from there, the dice to come would be
    // known.
    if (over && dice.kind === 'fair') return refusal('game-over', null, SECRET_KNOWN);
    if (ending.by !== null) return refusal('game-over', null, OVER);
    return refuseBack(history, body.side, body.back, body.agreed);
  }
  if (over) return refusal('game-over', null, OVER);
  if ('draw' in body) return ending.refuseDraw(body.side, body.draw);
  if ('resign' in body) return null;
  if ('claim' in body) return refuseClaim(standing, body.side);
  if ('off' in body) return standing.position.stretch > 1 ? refusal('too-late', null, TOO_LATE) : null;
  if (dice.kind !== 'fair') return refusal('no-nonce', null, NO_NONCE);
  const { length } = body.nonce;
  if (length < 1 || length > MAX_NONCE_LENGTH)
    return refusal('malformed', null, `A nonce has 1 to ${MAX_NONCE_LENGTH} characters; this has ${length}.`);
  if (!body.nonce.isWellFormed()) return refusal('malformed', null, HALF_SIGN);
  const own = history.entries.filter((entry) => entry.side === body.side && 'nonce' in entry);
  return own.length < MAX_NONCES ? null : refusal('too-many-nonces', null, TOO_MANY_NONCES);
}

/** Why a side may not claim the game; null if it may, once the time is over, which no record can show. */
function refuseClaim({ clock, asks }: Pick<EntryContext, 'clock' | 'asks'>, side: Side): Refusal | null {
  if (!clock) return refusal('no-clock', null, NO_CLOCK);
  if (asks(side)) return refusal('your-turn', null, YOUR_TURN);
  return asks(otherSide(side)) ? null : refusal('not-asked', null, NOBODY_ASKED);
}

/** Why no entry is accepted any more. */
export const OVER = 'The game is over; nothing more can be answered.';
/** Why an answer that reveals a sealed answer unknown here is not accepted. */
export const STILL_SEALED = "The other side's answer is still sealed here; only the judge can take this one.";
const NO_CLOCK = 'This game was begun without a clock, so it cannot be claimed. Offer a draw, or wait.';
const YOUR_TURN =
  'You have a question to answer yourself. The other side is not late until you have answered.';
const NOBODY_ASKED = 'The other side has no question to answer now.';
const TOO_LATE =
  'A game between two people can be called off before its second turn only. Offer a draw, or resign.';
const NO_NONCE = 'Nonces count for fair dice only; this game throws others.';
const SECRET_KNOWN =
  'The game is over and its dice secret published; play on from an earlier point in a new game.';
const HALF_SIGN = 'A nonce has whole characters only; this has half of one (a lone surrogate).';
const MAX_NONCE_LENGTH = 200;
const MAX_NONCES = 20;
const TOO_MANY_NONCES = `You have added ${MAX_NONCES} nonces in this game. One is enough, and no more are accepted.`;

/** True if an entry ends the game: a resignation, a claim, a call-off, or the draw that the other side has offered. */
export function endsGame(drawOffer: Side | null, body: OtherBody): boolean {
  if ('draw' in body) return body.draw && drawOffer === otherSide(body.side);
  return 'resign' in body || 'claim' in body || 'off' in body;
}

/** Why a legal entry other than an answer may no longer be added to a record; null if it may. */
export function refuseNew(history: Played, drawOffer: Side | null, body: OtherBody): Refusal | null {
  const repeated = endsGame(drawOffer, body) ? null : refuseRepeated(history, body);
  const final = 'resign' in body || 'claim' in body;
  return repeated ?? (final ? null : refuseFull(history.tree.head));
}

/**
 * Why a side may not propose an entry of a kind that it has added too often; null if it may. Without a limit the losing
 * side could fill the record. A side may offer a draw 20 times. It may take back freely 100 times, plus twice for each
 * answer on the current branch. The limit applies when an entry is proposed; older records may hold more.
 */
function refuseRepeated({ entries, tree }: Played, body: OtherBody): Refusal | null {
  const { side } = body;
  if ('draw' in body && body.draw) {
    const offers = entries.filter((entry) => entry.side === side && 'draw' in entry && entry.draw);
    return offers.length < MAX_DRAWS ? null : refusal('too-many-draws', null, TOO_MANY_DRAWS);
  }
  if (!('back' in body) || body.agreed) return null;
  const most = MAX_BACKS + 2 * tree.depth(tree.place(tree.head));
  const backs = entries.filter((entry) => entry.side === side && 'back' in entry && !entry.agreed);
  return backs.length < most ? null : refusal('too-many-backs', null, tooManyBacks(backs.length));
}

const MAX_DRAWS = 20;
const TOO_MANY_DRAWS = `You have offered a draw ${MAX_DRAWS} times in this game. No more offers are taken; you can still accept one, or resign.`;
const MAX_BACKS = 100;
const tooManyBacks = (backs: number): string =>
  `You have taken back ${backs} times in this game, more often than is allowed so early in it. Play on. Each answer that is not taken back allows two more.`;

/** Why an entry is not taken into a record that could not be read again with more of them; resigning always is. */
export function refuseFull(head: number): Refusal | null {
  if (head < RECORD_LIMITS.entries - 1) return null;
  return refusal(
    'full',
    null,
    `The record of this game is full, with ${head} entries. Resign, or play on in a new game.`,
  );
}
