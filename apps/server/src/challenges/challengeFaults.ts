/** The refusals of the lobby, each one sentence. */
import { Fault } from '../fault.ts';

/** The refusal for a maker who tries to accept the own challenge. */
export function ownChallenge(): Fault {
  const sentence = 'This is your challenge. One person cannot hold both seats.';
  return new Fault(409, 'own-challenge', sentence);
}

/** For a challenge that is no longer open. It names the player who accepted it. */
export function closedChallenge({
  state,
  taker,
}: {
  readonly state: string;
  readonly taker: string | null;
}): Fault {
  if (state === 'accepted') return new Fault(409, 'too-late', `Too late. ${taker} accepted this challenge.`);
  return new Fault(410, 'closed', 'This challenge is no longer open.');
}

/** For an id that no challenge has. */
export function noChallenge(): Fault {
  const sentence = 'There is no challenge at this address. It was deleted, or part of the link is missing.';
  return new Fault(404, 'no-challenge', sentence);
}

/** For a maker with `n` open challenges, the maximum. */
export function tooMany(n: number): Fault {
  const sentence = `You have ${n} open challenges, the most allowed. Withdraw one first.`;
  return new Fault(429, 'too-many-challenges', sentence);
}

/** For a blocked player, or one to whom the challenge was not sent: the same words, so that nobody learns which. */
export function notOpenToYou(): Fault {
  return new Fault(403, 'not-open-to-you', 'This challenge is not open to you.');
}

/** For a guest at a rated game. */
export function needsAccount(): Fault {
  const sentence = 'A rated game needs an account on both sides. Sign in first, or play a friendly game.';
  return new Fault(403, 'no-account', sentence);
}
