/** Manual edits: the board is changed by hand, past the rules. The players call it umpire mode. */
import { type Refusal, refusal } from './clause.ts';
import { refuseFull } from './entry-validation.ts';
import type { LogItem } from './log-item.ts';
import type { ManualEdit } from './manual-edit.ts';
import { Position } from './position.ts';
import { PositionUmpire } from './position-umpire.ts';
import { type HandEntry, RecordError, type UnhashedEntry } from './record.ts';
import type { Rules } from './rules.ts';
import type { Side } from './side.ts';

/** Whether both sides wanted a change, whether the other side was asked, and why. */
export type HandTerms = Pick<HandEntry, 'agreed' | 'asked' | 'because'>;

/** The terms of a change in a sandbox: nobody is asked. */
export const ALONE: HandTerms = { agreed: false };

/** A change by hand before it is chained. */
export function handBody(
  n: number,
  side: Side,
  edits: readonly ManualEdit[],
  { agreed, asked, because }: HandTerms,
): UnhashedEntry<HandEntry> {
  const hand = edits.map(({ piece, set }) => ({ piece, set: { ...set } }));
  return {
    ...{ n, side, hand, ...(because !== undefined && { because }) },
    ...{ agreed, ...(asked !== undefined && { asked }) },
  };
}

/** The position after an entry made by hand. Throws RecordError if it is refused. */
export function admitEdit<S, A, F>(game: EditedGame<S, A, F>, entry: HandEntry): EditedPosition<S, A, F> {
  const reached = editGame(game, entry.hand, entry);
  if ('refused' in reached) throw new RecordError(reached.refused.sentence, entry.n);
  return reached;
}

/** The parts of a game that decide whether its board may be changed by hand. */
interface EditedGame<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly position: Position<S, A, F>;
  readonly header: { readonly umpire?: true };
  readonly over: boolean;
  readonly head: number;
}

/** A position after edits by hand, and the log of them. */
export interface EditedPosition<S, A, F> {
  readonly position: Position<S, A, F>;
  /** Nothing was answered. */
  readonly answer: null;
  readonly logItems: readonly LogItem[];
}

/** A game after edits by hand: they need both sides, or a sandbox. The log gives the reason with the first edit, and
 * whether the other side was asked. */
export function editGame<S, A, F>(
  { rules, position, header, over, head }: EditedGame<S, A, F>,
  edits: readonly ManualEdit[],
  { agreed, asked, because }: HandTerms,
): EditedPosition<S, A, F> | { readonly refused: Refusal } {
  if (over) return { refused: refusal('game-over', null, 'The game is over; nothing more can be changed.') };
  if (!rules.edit)
    return {
      refused: refusal('no-hand', null, `${rules.title} has no umpire mode: nothing is changed by hand.`),
    };
  if (!agreed && header.umpire !== true) return { refused: refusal('not-agreed', null, NOT_AGREED) };
  const full = refuseFull(head);
  const reached = full ? { refused: full } : editPosition(position, edits);
  const more = [
    because !== undefined && `The reason given: “${because}”.`,
    asked === true && 'The other side was asked and agreed.',
    asked === false && 'No other side had to be asked.',
  ].filter((words) => words !== false);
  return 'refused' in reached || more.length === 0
    ? reached
    : { ...reached, logItems: withWords(reached.logItems, more) };
}

/** The log with more in its first sentence. The kernel cannot add to a sentence in parts: it becomes words only. */
function withWords([first, ...rest]: readonly LogItem[], more: readonly string[]): readonly LogItem[] {
  if (!first) return rest;
  const { statement: _, ...item } = first;
  return [{ ...item, sentence: [item.sentence, ...more].join(' ') }, ...rest];
}

/**
 * The position after edits by hand, from a stable point: the rules start again from the changed state, and ask what it
 * asks. Refused if the rulebook refuses an edit, between stable points, and if the rules would at once throw dice, open
 * a sealed answer or end the game. The position itself does not change.
 */
export function editPosition<S, A, F>(
  position: Position<S, A, F>,
  edits: readonly ManualEdit[],
): EditedPosition<S, A, F> | { readonly refused: Refusal } {
  const { rules, field } = position;
  if (edits.length === 0) return { refused: refusal('malformed', null, NOTHING) };
  if (!position.stable) return { refused: refusal('not-stable', null, ANSWER_FIRST) };
  const saved = position.save();
  const logItems: LogItem[] = [];
  const listen = (item: LogItem): void => void logItems.push(item);
  const refused =
    rules.edit?.(new PositionUmpire(listen), field, saved.state, edits) ??
    refuseStart(rules, field, saved.state, listen);
  if (refused) return { refused };
  return { position: Position.load(rules, field, saved), answer: null, logItems };
}

/** Why play cannot start from a state; null if it can. */
function refuseStart<S, A, F>(
  rules: Rules<S, A, F>,
  field: F,
  state: S,
  listen: (item: LogItem) => void,
): Refusal | null {
  const umpire = new PositionUmpire(listen);
  umpire.dice = {
    throw(): never {
      throw new DiceThrown();
    },
  };
  try {
    const step = rules.play(umpire, field, rules.clone(state)).next([]);
    if (step.done) return refusal('would-end', null, WOULD_END);
    const asked = 'reveal' in step.value ? undefined : step.value[0];
    return asked?.stable ? null : refusal('would-go-on', null, WOULD_GO_ON);
  } catch (fault) {
    if (fault instanceof DiceThrown) return refusal('would-go-on', null, WOULD_GO_ON);
    throw fault;
  }
}

/** The rules threw dice before they asked anything. */
class DiceThrown extends Error {}

const NOT_AGREED = 'Nothing is changed by hand in this game unless both sides agree.';
const NOTHING = 'Nothing is changed. Say which piece is to be changed, and how.';
const ANSWER_FIRST =
  'The rules are in the middle of something. Answer the open question first; then the board can be changed by hand.';
const WOULD_END =
  'With the board like this the battle would be over at once. Change something else, or resign or agree to a draw.';
const WOULD_GO_ON =
  'With the board like this the rules would throw dice at once. Answer the open question first, or change something else.';
