import type { ThrownFaces } from './record.ts';
import type { SealId } from './seal-id.ts';
import type { Side } from './side.ts';

/** The sealed answers, which are stored separately from the state and never in it. */

/** A sealed answer. Without `answer` this copy does not know it. */
export interface SealedAnswer<A> {
  readonly sealId: SealId;
  readonly side: Side;
  /** Kind of the question it answers. */
  readonly kind: string;
  readonly answer?: A;
}

/** An answer given since the last stable point, with the faces thrown for it; a sealed one has a seal id. */
export interface AnswerSinceSnapshot<A> {
  readonly side: Side;
  readonly sealId?: SealId;
  readonly answer?: A;
  readonly faces: ThrownFaces;
}

/** A position as data: the state at the last stable point, what was sealed there, and what was answered since. */
export interface SavedPosition<S, A> {
  readonly state: S;
  readonly since: readonly AnswerSinceSnapshot<A>[];
  readonly sealedAnswers: readonly SealedAnswer<A>[];
  /** Number of seal ids dealt at that stable point. */
  readonly sealed: number;
}

/** A stable point at which nothing was ever sealed. */
export function stablePoint<S, A>(state: S): SavedPosition<S, A> {
  return { state, since: [], sealedAnswers: [], sealed: 0 };
}

/** A copy that shares no state. It is made here and nowhere else, so that nothing of it is left behind. */
export function copySaved<S, A>(
  rules: { clone(state: S): S },
  saved: SavedPosition<S, A>,
): SavedPosition<S, A> {
  return { ...saved, state: rules.clone(saved.state) };
}

/** The same position with these sealed answers known, or with only these. The state is shared. */
export function replaceSealed<S, A>(
  saved: SavedPosition<S, A>,
  sealedAnswers: readonly SealedAnswer<A>[],
): SavedPosition<S, A> {
  const due = new Map(sealedAnswers.map((sealed) => [sealed.sealId, sealed]));
  const since = saved.since.map((given) => {
    const sealed = given.sealId === undefined ? undefined : due.get(given.sealId);
    if (!sealed) return given;
    const { answer: _, ...withoutAnswer } = given;
    return sealed.answer === undefined ? withoutAnswer : { ...withoutAnswer, answer: sealed.answer };
  });
  return {
    ...saved,
    since,
    sealedAnswers: saved.sealedAnswers.map((sealed) => due.get(sealed.sealId) ?? sealed),
  };
}

/** The same sealed answer, not known here. */
export function withoutAnswer<A>({ sealId, side, kind }: SealedAnswer<A>): SealedAnswer<A> {
  return { sealId, side, kind };
}

/** The sealed answers a seat knows: its own. A spectator (null) knows none. */
export function sealedKnownTo<A>(
  { sealedAnswers }: { readonly sealedAnswers: readonly SealedAnswer<A>[] },
  side: Side | null,
): readonly SealedAnswer<A>[] {
  if (sealedAnswers.length === 0) return sealedAnswers;
  return sealedAnswers.filter((one) => one.side === side && one.answer !== undefined);
}
