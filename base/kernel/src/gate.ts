import { type Refusal, refusal } from './clause.ts';
import type { SeatPosition } from './seat-position.ts';
import type { Side } from './side.ts';

/** Reads an answer as the gate does. Checks the seat, the shape and the legality. */
export function readAnswer<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  value: unknown,
): { readonly answer: A } | { readonly refused: Refusal } {
  const question = position.question(side);
  if (!question) return { refused: notAsked(position, side) };
  const answer = position.rules.parseAnswer(question.kind, value);
  if (answer === null) {
    const sentence = `That is no answer to "${question.kind}": ${shown(value)}. Choose one of those offered.`;
    return { refused: refusal('malformed', null, sentence) };
  }
  const refused = question.refuse(answer);
  return refused ? { refused } : { answer };
}

/** The received value, as text: it may be something JSON cannot hold. */
function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  } catch {
    return typeof value === 'bigint' ? `${value}n` : 'something that JSON cannot hold';
  }
}

function notAsked<S, A, F>(position: SeatPosition<S, A, F>, side: Side): Refusal {
  if (position.over) return refusal('game-over', null, 'The game is over; nothing more can be answered.');
  const name = position.sides[side];
  const mine = position.moment.some((question) => question.side === side);
  return refusal(
    'not-asked',
    null,
    mine
      ? 'You have answered this already; the other side has not yet.'
      : `The ${name} side has no question now. It is the other side's decision.`,
  );
}
