import type { Preview } from '@linstock/kernel';
import type { Choice, Picked, ProvokedReaction } from '@linstock/scene';

/** The meaning of the clicks so far, and its effects. */
export interface Meaning {
  readonly choice: Choice<unknown>;
  readonly preview: Preview;
  /** The possible reactions of the enemy on the way. */
  readonly provokes: readonly ProvokedReaction[];
  /** The answer that must come before it, such as an order to stand before a shot; null if none is needed. */
  readonly before: Choice<unknown> | null;
  /**
   * The path of a stand that was dragged before it may move. This answer allows the move, and the path is sent at the
   * question for it.
   */
  readonly carries?: readonly Picked[];
}

/**
 * True if an answer is shown on a card before it is given: it throws dice, reveals something, provokes the
 * enemy, or is a blow by several units with computed odds.
 */
export function needsCard({ choice, preview, provokes }: Meaning): boolean {
  const blow = choice.strikes?.some(({ parts }) => parts !== undefined) ?? false;
  // Dice that can have only one result are thrown without a card, except for a shot without a chance.
  const chances = preview.throws && !(preview.certain && !choice.strikes?.length);
  return chances || preview.opens || provokes.length > 0 || blow;
}

/** The firmness of an answer: clicked on the board, named by its own button or key, or confirmed on its card. */
export type Firmness = 'clicked' | 'named' | 'confirmed';

/**
 * Decides if an answer may be sent. A click on the board sends only what its side can take back freely. A
 * button that names an answer sends it unless it has a card. An answer that throws, reveals or provokes is
 * sent only from its card.
 */
export function mayBeGiven(meaning: Meaning, said: Firmness): boolean {
  if (said === 'confirmed') return true;
  if (needsCard(meaning)) return false;

  return said === 'named' || !meaning.preview.passes;
}
