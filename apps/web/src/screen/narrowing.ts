/**
 * Picking an answer by clicks. An answer's picks fall into runs of one kind (`company:…`, then `hex:…`, then
 * `face:…`): inside a run the order of clicks does not matter, between runs it does.
 */
import type { Strike } from '@linstock/scene';

/** An answer that can be picked. */
export interface Choice<A> {
  readonly answer: A;
  readonly picks: readonly string[];
  readonly label: string;
  readonly subject?: string;
  readonly cost?: number;
  readonly path?: readonly string[];
  readonly warns?: readonly string[];
  readonly strikes?: readonly Strike[];
}

/** What the clicks so far leave. */
export interface Narrowed<A> {
  /** Choices that can still be meant, the exact one first. */
  readonly left: readonly Choice<A>[];
  /** The choice the clicks mean as they stand. */
  readonly exact: Choice<A> | null;
  /** What can be clicked next, with the choices each would leave. */
  readonly next: ReadonlyMap<string, readonly Choice<A>[]>;
}

/** The choice that costs least, of equals the first; null where there is none. */
export function cheapestOf<A>(choices: readonly Choice<A>[]): Choice<A> | null {
  return [...choices].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0] ?? null;
}

/** The kind of a pick: `hex` of `hex:12`. */
export function kindOf(pick: string): string {
  return pick.slice(0, Math.max(0, pick.indexOf(':')));
}

/** Whether these clicks are a way towards these picks. */
export function leadsTo(clicked: readonly string[], picks: readonly string[]): boolean {
  if (clicked.length > picks.length) return false;
  let from = 0;
  while (from < clicked.length) {
    const run = runAt(picks, from);
    const part = clicked.slice(from, from + run.length);
    if (!part.every((pick) => run.includes(pick))) return false;
    from += run.length;
  }
  return true;
}

/** Narrows the choices by what has been clicked. */
export function narrow<A>(choices: readonly Choice<A>[], clicked: readonly string[]): Narrowed<A> {
  const next = new Map<string, Choice<A>[]>();
  const left: Choice<A>[] = [];
  let exact: Choice<A> | null = null;
  for (const choice of choices) {
    if (!leadsTo(clicked, choice.picks)) continue;
    if (choice.picks.length === clicked.length) exact ??= choice;
    left.push(choice);
    for (const pick of nextPicks(choice.picks, clicked)) {
      const known = next.get(pick);
      if (known) known.push(choice);
      else next.set(pick, [choice]);
    }
  }
  if (exact) left.sort((a, b) => Number(b === exact) - Number(a === exact));
  return { left, exact, next };
}

/**
 * Narrows the choices by what has been clicked; where that leads nowhere in the usual order, by the choices that have all
 * these picks somewhere, so that one may start from the target.
 */
export function narrowFromAnywhere<A>(
  choices: readonly Choice<A>[],
  clicked: readonly string[],
): Narrowed<A> {
  const usual = narrow(choices, clicked);
  if (usual.left.length > 0 || clicked.length === 0) return usual;
  const left = involving(choices, clicked);
  const next = new Map<string, Choice<A>[]>();
  for (const choice of left) {
    for (const pick of choice.picks) {
      if (clicked.includes(pick)) continue;
      const known = next.get(pick);
      if (known) known.push(choice);
      else next.set(pick, [choice]);
    }
  }
  const exact = left.find((choice) => choice.picks.length === clicked.length) ?? null;
  return { left, exact, next };
}

/** What of these picks may be clicked next: the rest of the run the clicks have come to. */
function nextPicks(picks: readonly string[], clicked: readonly string[]): readonly string[] {
  if (clicked.length >= picks.length) return [];
  let from = 0;
  while (from < picks.length) {
    const run = runAt(picks, from);
    if (from + run.length > clicked.length) return run.filter((pick) => !clicked.includes(pick));
    from += run.length;
  }
  return [];
}

/** The picks of one kind that begin at an index. */
function runAt(picks: readonly string[], from: number): readonly string[] {
  const kind = kindOf(picks[from] ?? '');
  let to = from + 1;
  while (to < picks.length && kindOf(picks[to] ?? '') === kind) to++;
  return picks.slice(from, to);
}

/** Choices that have all these picks anywhere: "what can be done with this?", whichever end one starts from. */
export function involving<A>(choices: readonly Choice<A>[], picks: readonly string[]): readonly Choice<A>[] {
  return choices.filter((choice) => picks.every((pick) => choice.picks.includes(pick)));
}
