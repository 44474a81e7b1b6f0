/** What a click on the board comes to, given what has been picked already. */
import { type Choice, kindOf, narrowFromAnywhere } from './narrowing.ts';
import type { SessionState, Tried } from './state.ts';
import { choiceOf, isOpenGround } from './trying.ts';

/** What the rules say of the answer that picks mean; null where they mean none. */
type Judge = (picks: readonly string[]) => Tried | null;

/** See `clickOn`. */
export type Click =
  | { readonly to: 'nothing' }
  /** What is picked is meant as it stands. */
  | { readonly to: 'commit' }
  | { readonly to: 'picks'; readonly picks: readonly string[] }
  /** An answer that was not offered, but is legal. */
  | { readonly to: 'answer'; readonly picks: readonly string[]; readonly choice: Choice<unknown> }
  /** A card to open; null closes it. */
  | { readonly to: 'inspect'; readonly piece: string | null }
  /** Why the click does nothing, and the piece clicked on, if there is one. */
  | {
      readonly to: 'slip';
      readonly sentence: string;
      readonly clause: string | null;
      readonly piece: string | null;
    };

/**
 * What a click means that may be one of several picks, the likeliest first: a counter, its body, its place.
 * @param adds whether it is put to what is picked already, listed together or not
 */
export function clickOn(
  state: SessionState,
  candidates: readonly string[],
  adds: boolean,
  judge: Judge,
): Click {
  const { asked, narrowed, picks } = state;
  if (!asked || !narrowed) return { to: 'inspect', piece: candidates[0] ?? null };
  const last = picks.at(-1);
  if (last !== undefined && candidates.includes(last)) return { to: 'commit' };
  const again = candidates.find((each) => picks.includes(each));
  if (again !== undefined) return { to: 'picks', picks: picks.filter((each) => each !== again) };
  const next = candidates.find((each) => narrowed.next.has(each));
  if (next !== undefined) return { to: 'picks', picks: [...picks, next] };
  const akin = candidates.find((each) => last !== undefined && kindOf(each) === kindOf(last));
  if (adds && akin !== undefined) return { to: 'picks', picks: [...picks, akin] };
  return unlisted(state, candidates, judge) ?? anew(state, candidates) ?? refused(state, candidates, judge);
}

/** An answer that was not offered. */
function unlisted({ picks }: SessionState, candidates: readonly string[], judge: Judge): Click | null {
  for (const each of candidates) {
    const tried = judge([...picks, each]);
    if (tried && !tried.refusal) return { to: 'answer', picks: [...picks, each], choice: choiceOf(tried) };
  }
  return null;
}

/** A start from the other end, or a new one. */
function anew({ asked, picks }: SessionState, candidates: readonly string[]): Click | null {
  for (const tried of [(each: string) => [...picks, each], (each: string) => [each]]) {
    const way = candidates.find(
      (each) => narrowFromAnywhere(asked?.choices ?? [], tried(each)).left.length > 0,
    );
    if (way !== undefined) return { to: 'picks', picks: tried(way) };
  }
  return null;
}

/** Why it does nothing, by the rule that forbids it. */
function refused({ asked, picks, scene }: SessionState, candidates: readonly string[], judge: Judge): Click {
  for (const tried of candidates.flatMap((each) => [[...picks, each], [each]])) {
    const refusal = judge(tried)?.refusal;
    if (refusal) return { to: 'slip', sentence: refusal.sentence, clause: refusal.clause, piece: null };
  }
  const piece = scene?.pieces.find((each) => candidates.includes(each.id));
  if (asked && piece) {
    const sentence = `${piece.name} has no part in this decision.`;
    return { to: 'slip', sentence, clause: asked.clause, piece: piece.id };
  }
  const clears = picks.length > 0 && candidates.every(isOpenGround);
  return clears ? { to: 'picks', picks: [] } : { to: 'nothing' };
}
