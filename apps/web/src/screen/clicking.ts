/** What a click on the board comes to, given what has been picked already. */
import {
  type Choice,
  includesPick,
  kindOfPick,
  type Picked,
  pickKey,
  type Piece,
  piecesPicked,
  samePick,
} from '@linstock/scene';
import type { SessionState, Tried } from './state.ts';
import { choiceOf, isOpenGround } from './trying.ts';

/** What a click on a piece may mean, the likeliest first: itself, its body, the place it stands at. */
export function picksOn({ id, group, place }: Piece): Picked[] {
  return [{ piece: id }, { body: group }, ...(place === null ? [] : [place])];
}

/** What the rules say of the answer that picks mean; null where they mean none. */
type Judge = (picks: readonly Picked[]) => Tried | null;

/** See `clickOn`. */
export type Click =
  | { readonly to: 'nothing' }
  /** What is picked is meant as it stands. */
  | { readonly to: 'commit' }
  | { readonly to: 'picks'; readonly picks: readonly Picked[] }
  /** An answer that was not offered, but is legal. */
  | { readonly to: 'answer'; readonly picks: readonly Picked[]; readonly choice: Choice<unknown> }
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
  candidates: readonly Picked[],
  adds: boolean,
  judge: Judge,
): Click {
  const { asked, narrowed, picks } = state;
  if (!asked || !narrowed) return { to: 'inspect', piece: piecesPicked(candidates)[0] ?? null };
  const last = picks.at(-1);
  if (last !== undefined && includesPick(candidates, last)) return { to: 'commit' };
  const again = candidates.find((each) => includesPick(picks, each));
  if (again !== undefined) return { to: 'picks', picks: picks.filter((each) => !samePick(each, again)) };
  const next = candidates.find((each) => narrowed.next.has(pickKey(each)));
  if (next !== undefined) return { to: 'picks', picks: [...picks, next] };
  const akin = candidates.find((each) => last !== undefined && kindOfPick(each) === kindOfPick(last));
  if (adds && akin !== undefined) return { to: 'picks', picks: [...picks, akin] };
  return unlisted(state, candidates, judge) ?? anew(state, candidates) ?? refused(state, candidates, judge);
}

/** An answer that was not offered. */
function unlisted({ picks }: SessionState, candidates: readonly Picked[], judge: Judge): Click | null {
  for (const each of candidates) {
    const tried = judge([...picks, each]);
    if (tried && !tried.refusal) return { to: 'answer', picks: [...picks, each], choice: choiceOf(tried) };
  }
  return null;
}

/** A start from the other end, or a new one. */
function anew({ asked, picks }: SessionState, candidates: readonly Picked[]): Click | null {
  for (const tried of [(each: Picked) => [...picks, each], (each: Picked) => [each]]) {
    const way = candidates.find((each) => (asked?.offer.after(tried(each)).left.length ?? 0) > 0);
    if (way !== undefined) return { to: 'picks', picks: tried(way) };
  }
  return null;
}

/** Why it does nothing, by the rule that forbids it. */
function refused({ asked, picks, scene }: SessionState, candidates: readonly Picked[], judge: Judge): Click {
  for (const tried of candidates.flatMap((each) => [[...picks, each], [each]])) {
    const refusal = judge(tried)?.refusal;
    if (refusal) return { to: 'slip', sentence: refusal.sentence, clause: refusal.clause, piece: null };
  }
  const piece = scene?.pieces.find((each) => includesPick(candidates, { piece: each.id }));
  if (asked && piece) {
    const sentence = `${piece.name} has no part in this decision.`;
    return { to: 'slip', sentence, clause: asked.clause, piece: piece.id };
  }
  const clears = picks.length > 0 && candidates.every(isOpenGround);
  return clears ? { to: 'picks', picks: [] } : { to: 'nothing' };
}
