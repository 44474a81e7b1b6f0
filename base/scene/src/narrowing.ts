/**
 * Picking an answer by clicks. An answer's picks fall into runs of one kind (pieces, then hexes, then headings):
 * inside a run the order of clicks does not matter, between runs it does.
 */
import { lazily } from './lazily.ts';
import { includesPick, kindOfPick, type Picked, type PickedAnswer, pickKey } from './pick.ts';

/** An answer that can be picked. */
export interface Choice<A> extends PickedAnswer {
  readonly answer: A;
}

/** A possible next click, with the choices it would leave (described when needed). */
export interface NextClick<A> {
  readonly pick: Picked;
  readonly choices: readonly Choice<A>[];
}

/** The choices left by the clicks so far. */
export interface RemainingAnswers<A> {
  /** Choices that are still possible, the exact one first. */
  readonly left: readonly Choice<A>[];
  /** The choice that the clicks mean already. */
  readonly exact: Choice<A> | null;
  /** The possible next clicks, by the key of each pick. */
  readonly next: ReadonlyMap<string, NextClick<A>>;
}

/** The choice that costs least, of equals the first; null if there is none. */
export function cheapestOf<A>(choices: readonly Choice<A>[]): Choice<A> | null {
  return [...choices].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0] ?? null;
}

/** True if these clicks are a way towards these picks. */
export function leadsTo(clicked: readonly Picked[], picks: readonly Picked[]): boolean {
  if (clicked.length > picks.length) return false;
  let from = 0;
  while (from < clicked.length) {
    const run = runAt(picks, from);
    const part = clicked.slice(from, from + run.length);
    if (!part.every((pick) => includesPick(run, pick))) return false;
    from += run.length;
  }
  return true;
}

/** Choices gathered by a click that leads to them. */
class Clicks<A> {
  readonly found = new Map<string, { pick: Picked; choices: Choice<A>[] }>();

  add(pick: Picked, choice: Choice<A>): void {
    const key = pickKey(pick);
    const known = this.found.get(key);
    if (known) known.choices.push(choice);
    else this.found.set(key, { pick, choices: [choice] });
  }
}

/** Narrows the choices by the clicks. */
export function narrow<A>(choices: readonly Choice<A>[], clicked: readonly Picked[]): RemainingAnswers<A> {
  const left = choices.filter((choice) => leadsTo(clicked, choice.picks));
  const exact = left.find((choice) => choice.picks.length === clicked.length) ?? null;
  const next = lazily(() => {
    const clicks = new Clicks<A>();
    for (const choice of left) for (const pick of nextPicks(choice.picks, clicked)) clicks.add(pick, choice);
    return clicks.found;
  });
  return {
    left: exact ? [exact, ...left.filter((choice) => choice !== exact)] : left,
    exact,
    get next() {
      return next();
    },
  };
}

/** Narrows the choices to those that contain all these clicks, so that the target may be clicked first. */
export function narrowFromAnywhere<A>(
  choices: readonly Choice<A>[],
  clicked: readonly Picked[],
): RemainingAnswers<A> {
  const left = choicesWith(choices, clicked);
  const next = new Clicks<A>();
  for (const choice of left)
    for (const pick of choice.picks) if (!includesPick(clicked, pick)) next.add(pick, choice);
  const exact = left.find((choice) => choice.picks.length === clicked.length) ?? null;
  return { left, exact, next: next.found };
}

/** The picks that may be clicked next: the rest of the run that the clicks have reached. */
function nextPicks(picks: readonly Picked[], clicked: readonly Picked[]): readonly Picked[] {
  if (clicked.length >= picks.length) return [];
  let from = 0;
  while (from < picks.length) {
    const run = runAt(picks, from);
    // The same pick may stand in an earlier run too: two units that charge with one facing.
    if (from + run.length > clicked.length)
      return run.filter((pick) => !includesPick(clicked.slice(from), pick));
    from += run.length;
  }
  return [];
}

/** The clicks that an answer begins with: all of one kind. */
export function leadingPicks(picks: readonly Picked[]): readonly Picked[] {
  return picks.length === 0 ? [] : runAt(picks, 0);
}

/** The picks of one kind that begin at an index. */
function runAt(picks: readonly Picked[], from: number): readonly Picked[] {
  const kind = kindAt(picks, from);
  let to = from + 1;
  while (to < picks.length && kindAt(picks, to) === kind) to++;
  return picks.slice(from, to);
}

function kindAt(picks: readonly Picked[], at: number): string | null {
  const pick = picks[at];
  return pick === undefined ? null : kindOfPick(pick);
}

/** Choices that contain all these picks in any position, so that a player may begin at either end. */
export function choicesWith<A>(
  choices: readonly Choice<A>[],
  picks: readonly Picked[],
): readonly Choice<A>[] {
  return choices.filter((choice) => picks.every((pick) => includesPick(choice.picks, pick)));
}
