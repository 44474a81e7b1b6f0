/** The result of a click on the board after the present picks. */
import { canonical, type Refusal } from '@linstock/kernel';
import {
  agreeingForm,
  type Choice,
  includesPick,
  kindOfPick,
  type Picked,
  type Piece,
  pickKey,
  piecesPicked,
  samePick,
  sentence,
} from '@linstock/scene';
import type { ClickDetails } from '../chosen/clickDetails.ts';
import { meaningOfPicks, narrowedIn, picksIn, previewIn } from '../state/modeSelectors.ts';
import { type JudgedAnswer, needsCard, type OpenQuestion, type SessionState } from '../state/state.ts';
import { choiceOf, isOpenGround } from './clickLegality.ts';
import { findStackMeant } from './stack.ts';

export type { ClickDetails as Clicked } from '../chosen/clickDetails.ts';

/** The picks that a click on a piece may mean, most likely first: the piece, its body, its place. */
export function listPicksOn({ id, group, place }: Piece): Picked[] {
  return [{ piece: id }, { body: group }, ...(place === null ? [] : [place])];
}

/** The questions to the rules about a click. */
export interface ClickRules {
  /** The refusal of the answer that these picks mean; null if they mean none. */
  readonly judge: (picks: readonly Picked[]) => JudgedAnswer | null;
  /** Why a piece has no part in the question; null if the rules give no reason. */
  readonly whyIdle: (piece: string) => Refusal | null;
}

/** See `clickOn`. */
export type Click =
  | { readonly to: 'nothing' }
  /** The same click as before. */
  | { readonly to: 'again' }
  | { readonly to: 'picks'; readonly picks: readonly Picked[] }
  /** An answer that was not offered, but is legal. */
  | { readonly to: 'answer'; readonly picks: readonly Picked[]; readonly choice: Choice<unknown> }
  /** A card to open; null closes it. */
  | { readonly to: 'inspect'; readonly piece: string | null }
  | RefusedClick;

/** Why the click does nothing, and the piece clicked on, if there is one. */
export interface RefusedClick {
  readonly to: 'toast';
  readonly sentence: string;
  readonly clause: string | null;
  readonly piece: string | null;
}

/** The meaning of a click that may be one of several picks, most likely first: a counter, its body, its place. */
export function clickOn(
  state: SessionState,
  candidates: readonly Picked[],
  { adds = false, again: twice = false, pile = false, barred = null }: ClickDetails,
  law: ClickRules,
): Click {
  const { asked } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  if (!asked || !narrowed) return { to: 'inspect', piece: piecesPicked(candidates)[0] ?? null };
  // A pick that continues the others is not a click on the same pick before them.
  const onward = candidates.find((each) => includesPick(picks, each) && narrowed.next.has(pickKey(each)));
  if (onward !== undefined) return { to: 'picks', picks: [...picks, onward] };
  const own = candidates.filter((each) => isOwn(state, each));
  const held = own.find((each) => includesPick(picks, each));
  // A double click on a piece chooses it.
  if (held !== undefined)
    return twice || hasOneDuty(state) ? { to: 'nothing' } : { to: 'picks', picks: removePick(picks, held) };
  const last = picks.at(-1);
  if (last !== undefined && includesPick(candidates, last)) return { to: 'again' };
  const again = candidates.find((each) => includesPick(picks, each));
  if (again !== undefined) return { to: 'picks', picks: removePick(picks, again) };
  const stack = pile && !adds ? findStackMeant(state, candidates) : null;
  const joined = candidates.length > 1 ? addStack(state, stack ?? []) : null;
  if (joined) return { to: 'picks', picks: joined };
  const next = candidates.find((each) => narrowed.next.has(pickKey(each)));
  if (next !== undefined) return { to: 'picks', picks: [...picks, next] };
  const akin = candidates.find((each) => last !== undefined && kindOfPick(each) === kindOfPick(last));
  if (adds && akin !== undefined) return { to: 'picks', picks: [...picks, akin] };
  // On the ground under a stack they join as well, if a click on that ground has no other meaning.
  if (stack) return { to: 'picks', picks: addStack(state, stack) ?? stack };
  return (
    startWith(state, own) ??
    unlisted(state, candidates, law) ??
    startSelection(state, candidates) ??
    refused(state, candidates, law, barred)
  );
}

/**
 * True if Enter gives the answer at the cursor of the keys. It does if Enter was pressed at the same place
 * before and a card says so. It also does if other keys were pressed since the cursor came there, which have
 * chosen an answer or a facing.
 */
export function confirmsByKey(
  state: SessionState,
  candidates: readonly Picked[],
  { point, rested = false }: ClickDetails,
): boolean {
  const meaning = meaningOfPicks(state);
  const preview = previewIn(state);
  const picks = picksIn(state);
  if (point !== null) return false;
  const last = picks.at(-1);
  const same = last !== undefined && includesPick(candidates, last);
  const turned = preview?.picks.some((pick) => 'heading' in pick) ?? false;
  return rested ? meaning !== null || turned : same && meaning !== null && needsCard(meaning);
}

/** True if those chosen have to act before the step may end, and have one answer left. */
export function hasOneDuty(state: SessionState): boolean {
  const { asked } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  const bound = asked?.ending?.closed?.at ?? [];
  return narrowed?.left.length === 1 && piecesPicked(picks).some((id) => bound.includes(id));
}

/** True if a pick means something of the side that is asked. */
export function isOwn({ asked, scene }: SessionState, pick: Picked): boolean {
  return (
    scene?.pieces.some(
      ({ id, group, side }) =>
        side === asked?.side &&
        (('piece' in pick && pick.piece === id) || ('body' in pick && pick.body === group)),
    ) ?? false
  );
}

/** The picks with all of a stack added; null if the stack cannot act together with them, or is a single piece. */
function addStack(state: SessionState, stack: readonly Picked[]): Picked[] | null {
  const { asked } = state;
  const picks = picksIn(state);
  const all = [...picks, ...stack.filter((each) => !includesPick(picks, each))];
  const several = all.length > picks.length + 1;
  return several && (asked?.menu.after(all).left.length ?? 0) > 0 ? all : null;
}

/** Picks with one let go, and what followed from it: others of its kind stay. */
export function removePick(picks: readonly Picked[], pick: Picked): Picked[] {
  const at = picks.findIndex((each) => samePick(each, pick));
  const after = picks.slice(at + 1).filter((each) => kindOfPick(each) === kindOfPick(pick));
  return at < 0 ? [...picks] : [...picks.slice(0, at), ...after];
}

/** An unlisted answer, if the click changes it from the answer meant before. */
function unlisted(state: SessionState, candidates: readonly Picked[], { judge }: ClickRules): Click | null {
  const picks = picksIn(state);
  const before = answerKey(judge(picks));
  for (const each of candidates) {
    const tried = judge([...picks, each]);
    if (tried && !tried.refusal && answerKey(tried) !== before)
      return { to: 'answer', picks: [...picks, each], choice: choiceOf(tried) };
  }
  return null;
}

/** An answer as a word, the same for the same answer. */
const answerKey = (tried: JudgedAnswer | null): string => canonical(tried?.answer ?? null);

/** A start from the other end, or a new one. */
function startSelection(state: SessionState, candidates: readonly Picked[]): Click | null {
  const { asked } = state;
  const picks = picksIn(state);
  const joins =
    picks.length > 0 && candidates.find((each) => (asked?.menu.after([...picks, each]).left.length ?? 0) > 0);
  if (joins) return { to: 'picks', picks: [...picks, joins] };
  // Ground that the selected units cannot reach is refused for them, even if others might go there. A click
  // on one's own piece does not mean the ground under it.
  const chosen = picks.some((pick) => 'piece' in pick || 'body' in pick);
  const own = candidates.some((each) => isOwn(state, each));
  return startWith(state, chosen || own ? candidates.filter((each) => !isOpenGround(each)) : candidates);
}

/** A new start with one of these. */
function startWith({ asked }: SessionState, candidates: readonly Picked[]): Click | null {
  const first = candidates.find((each) => (asked?.menu.after([each]).left.length ?? 0) > 0);
  return first === undefined ? null : { to: 'picks', picks: [first] };
}

/** Why it does nothing, by the rule that forbids it. */
function refused(
  state: SessionState,
  candidates: readonly Picked[],
  law: ClickRules,
  barred: ClickDetails['barred'],
): Click {
  const { asked, scene } = state;
  const picks = picksIn(state);
  const piece = scene?.pieces.find((each) => includesPick(candidates, { piece: each.id })) ?? null;
  const own = piece !== null && piece.side === asked?.side;
  const rows = asked?.menu.rows ?? [];
  // If one unit alone is asked, a click is for that unit before it is selected.
  const asker = picks.length === 0 && rows.length === 1 ? rows.map(({ pick }) => pick) : picks;
  const judged = (each: Picked): Refusal | null =>
    law.judge([...asker, each])?.refusal ?? law.judge([each])?.refusal ?? null;
  // A click on one's own piece does not mean its place. The refusal of the piece comes first.
  const troops = candidates.filter((each) => !isOpenGround(each));
  const ground = candidates.filter(isOpenGround);
  const refusal =
    firstOf(troops, judged) ??
    (own ? namePieceInRefusal(piece, law.whyIdle(piece.id)) : firstOf(ground, judged));
  const toastClick = (sentence: string, clause: string | null): Click => ({
    ...{ to: 'toast', sentence, clause, piece: piece?.id ?? null },
  });
  if (refusal) return toastClick(refusal.sentence, refusal.clause);
  if (!asked) return { to: 'nothing' };
  if (piece)
    return toastClick(own ? describeUninvolved(piece, asked) : describeForeignPiece(piece), asked.clause);
  if (picks.length === 0) return toastClick('No piece there can be chosen.', asked.clause);
  // A second click on the ground, after the reason was shown, clears the choice.
  const why = barred ?? { sentence: explainBareGround(state), clause: asked.clause };
  return state.toast?.sentence === why.sentence
    ? { to: 'picks', picks: [] }
    : toastClick(why.sentence, why.clause);
}

/** Why bare ground has no meaning for the selected units, if the rules say nothing. */
function explainBareGround(state: SessionState): string {
  const { scene } = state;
  const picks = picksIn(state);
  const narrowed = narrowedIn(state);
  const chosen = piecesPicked(picks).flatMap((id) => scene?.pieces.find((piece) => piece.id === id) ?? []);
  const [first] = chosen;
  const who = !first
    ? 'What is chosen'
    : chosen.length === 1
      ? first.name
      : `${first.name} and the others chosen`;
  const marked = [...(narrowed?.next.values() ?? [])].filter(({ pick }) => !('button' in pick)).length;
  const can =
    marked === 0
      ? 'The buttons show what can be done.'
      : marked === 1
        ? 'What can be chosen next is marked.'
        : `The ${marked} that can be chosen next are marked.`;
  return `${who}: nothing to do on this ground now. ${can} A second click on bare ground lets go.`;
}

/** A refusal that does not name the piece, with its name before it. */
function namePieceInRefusal(piece: Piece, refusal: Refusal | null): Refusal | null {
  if (!refusal || refusal.sentence.includes(piece.name)) return refusal;
  return { ...refusal, sentence: `${nameAtStart(piece)}: ${refusal.sentence}` };
}

const describeForeignPiece = (piece: Piece): string =>
  `${nameAtStart(piece)} ${agreeWithPiece(piece, 'is', 'are')} not yours to order. The card tells what is known.`;

const describeUninvolved = (piece: Piece, { prompt }: OpenQuestion): string =>
  `${nameAtStart(piece)} ${agreeWithPiece(piece, 'has', 'have')} no part in this. ${prompt}`;

/** The form of a verb for a piece. */
const agreeWithPiece = ({ called }: Piece, one: string, many: string): string =>
  agreeingForm(called, one, many);

/** A piece at the head of a sentence. */
const nameAtStart = ({ called }: Piece): string => sentence(called);

/** The first result that is not null. */
function firstOf<T, R>(each: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of each) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** The card that stays open while these are picked; null if another choice replaces it. */
export function keepCardFor(
  state: Pick<SessionState, 'mode' | 'inspected'>,
  picks: readonly Picked[],
): string | null {
  const { inspected } = state;
  const before = picksIn(state);
  const chooses = picks.some((pick) => ('piece' in pick || 'body' in pick) && !includesPick(before, pick));
  return chooses ? null : inspected;
}

/**
 * True if clicks that leave one answer are enough to send it: they name one of the player's units and its
 * action.
 */
export function saysWhoAndWhat(
  state: SessionState,
  picks: readonly Picked[],
  only: Choice<unknown>,
): boolean {
  const own = (pick: Picked): boolean => isOwn(state, pick);
  return !only.picks.some(own) || (picks.some(own) && !picks.every(own));
}
