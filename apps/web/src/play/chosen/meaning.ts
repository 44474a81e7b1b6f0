import type { Preview } from '@linstock/kernel';
import type { Choice, Picked, ProvokedReaction } from '@linstock/scene';

/** What the clicks so far mean, and what it would set off. */
export interface Meaning {
  readonly choice: Choice<unknown>;
  readonly preview: Preview;
  /** What the enemy may do on the way. */
  readonly provokes: readonly ProvokedReaction[];
  /** What has to be done before it and is given with it, such as to stand before a shot; null if nothing has. */
  readonly before: Choice<unknown> | null;
  /** The way of a stand that was carried before it may move: this answer lets it, and the way is given when it is asked for. */
  readonly carries?: readonly Picked[];
}

/**
 * True if an answer is shown with its card before it is given: it throws, opens, provokes the enemy, or is a
 * blow of many that is reckoned out beforehand.
 */
export function needsCard({ choice, preview, provokes }: Meaning): boolean {
  const blow = choice.strikes?.some(({ parts }) => parts !== undefined) ?? false;
  // Dice that can come to one thing only are thrown without a word, unless somebody is aimed at in vain.
  const chances = preview.throws && !(preview.certain && !choice.strikes?.length);
  return chances || preview.opens || provokes.length > 0 || blow;
}

/** How firmly an answer is said: clicked on the board, named by a button or key of its own, or said when it lay shown. */
export type Firmness = 'clicked' | 'named' | 'confirmed';

/**
 * The law of the flow. A click on the board gives only what its side can take back freely; a button that names an answer
 * gives it unless it has a card to be seen first; what throws, opens or provokes is given from its card alone.
 */
export function mayBeGiven(meaning: Meaning, said: Firmness): boolean {
  if (said === 'confirmed') return true;
  if (needsCard(meaning)) return false;

  return said === 'named' || !meaning.preview.passes;
}
