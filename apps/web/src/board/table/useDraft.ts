/** The move being made on a table: stored, judged as it changes, then given or rejected. */
import { type Spot as Place, span } from '@linstock/ground';
import { useMemo, useState } from 'react';
import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, draftOf, findPoseAlong, isMoved, moveLive, unpinDraft, waysOf } from './draft.ts';
import { findDeniedGrips, type Grip, isFixed } from './grips.ts';
import type { TableBoardProps } from './tableModel.ts';
import { useReach } from './useReach.ts';
import { judgeDraft, pinIfAllowed, type Verdict } from './verdict.ts';

/** A move that sprang back, and why. */
export interface RejectedMove {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** How a move was sent: by releasing the stand, or by a button. */
export type MoveSource = 'hand' | 'button';

/** The draft and its actions, for the parts of the table. */
export interface DraftControl extends DraftActions {
  readonly draft: Draft | null;
  readonly verdict: Verdict | null;
  /** The last move that was refused, until something else is done. */
  readonly sprung: RejectedMove | null;
  /** The name of the thing that it snapped to at the last change. */
  readonly fitted: string;
  /** The draft under way, or a new one for the selected stands; null if none of them may move. */
  readonly begin: () => Draft | null;
  /** The farthest places at which the middle of the selected stands may end, if they are known. */
  readonly reach: readonly Place[] | null;
  /** True if it may move. Otherwise it can only turn in place. */
  readonly goes: boolean;
  /** Handles that the rules do not allow to be used at the present place. */
  readonly denied: ReadonlySet<Grip>;
  /** The pieces that move with the selected one, if it could also move alone. Null if there is no choice. */
  readonly body: { readonly size: number; readonly alone: boolean; readonly toggle: () => void } | null;
}

/** The actions on a draft. */
interface DraftActions {
  readonly beginWith: (pieces: readonly string[]) => Draft | null;
  readonly change: (draft: Draft, fitted?: string) => void;
  /** Fixes the route up to the present place, if the rules allow it. */
  readonly turnHere: (draft: Draft) => void;
  /** Sends the move if it is legal; otherwise the stand springs back. */
  readonly giveMove: (by: MoveSource, draft?: Draft | null) => void;
  /** Gives the part of a refused move that is allowed. */
  readonly giveAllowed: () => void;
  readonly drop: () => void;
}

const NONE: ReadonlySet<Grip> = new Set();

type DraftSubject = Pick<TableBoardProps, 'judge' | 'chosen' | 'movable' | 'bodyOf' | 'onPose'>;

/**
 * Keeps the draft for these pieces. It is dropped when they have moved, may not move any more, or others are
 * selected.
 */
export function useDraft(props: TableBoardProps, pieces: readonly StandPiece[]): DraftControl {
  const { judge } = props;
  const slate = useSlate(props, pieces);
  const { ready, body } = useReady(props, pieces);
  const denied = useMemo(() => (ready ? findDeniedGrips(ready, judge) : NONE), [ready, judge]);
  const fast = useMemo(() => ready !== null && isFixed(ready, judge), [ready, judge]);
  const found = useReach(ready, judge);
  // The stand may pass close friends, even if the smallest step between them is not legal.
  const goes = !fast || (found ?? []).some((place) => ready !== null && span(ready.frame, place) > 0);
  const reach = goes ? found : null;
  const { kept, sprung, write } = slate;
  const draft = kept?.draft ?? null;
  const verdict = useMemo(() => (draft && isMoved(draft) ? judgeDraft(draft, judge) : null), [draft, judge]);
  return {
    ...{ draft, verdict, sprung, goes, denied, reach, body },
    fitted: kept?.fitted ?? '',
    begin: () => draft ?? ready,
    ...draftActions({ draft, verdict, sprung, write }, props, pieces),
  };
}

interface StoredDraft {
  readonly draft: Draft;
  readonly fitted: string;
}

/** The draft under way and the last that sprang back, as long as they mean anything. */
interface DraftMemory {
  readonly kept: StoredDraft | null;
  readonly sprung: RejectedMove | null;
  readonly write: (kept: StoredDraft | null, sprung?: RejectedMove | null) => void;
}

function useSlate({ chosen, movable }: DraftSubject, pieces: readonly StandPiece[]): DraftMemory {
  const [slate, setSlate] = useState<Omit<DraftMemory, 'write'>>({ kept: null, sprung: null });
  const [before, setBefore] = useState(chosen);
  const turned = before.join() !== chosen.join();
  if (turned) setBefore(chosen);
  const stands = ({ members }: Draft) => isUnderWay(members, movable, pieces);
  const isOfChosen = ({ members }: Draft) => members.some(({ piece }) => chosen.includes(piece));
  const { kept: was, sprung: back } = slate;
  const kept = was && stands(was.draft) && (!turned || isOfChosen(was.draft)) ? was : null;
  // A refused move is forgotten when the player selects something else.
  const sprung = back && stands(back.draft) && !turned ? back : null;
  // A draft that has ended does not return when its stands may move again.
  if (kept !== slate.kept || sprung !== slate.sprung) setSlate({ kept, sprung });
  const [write] = useState(() => (next: StoredDraft | null, refused: RejectedMove | null = null) => {
    setSlate({ kept: next, sprung: refused });
  });
  return { kept, sprung, write };
}

/** True if all stands of a draft may still move, and are where they were when it began. */
function isUnderWay(
  members: Draft['members'],
  movable: readonly string[],
  pieces: readonly StandPiece[],
): boolean {
  return members.every(({ piece, start }) => {
    const pose = pieces.find(({ id }) => id === piece)?.pose;
    const there = pose?.x === start.x && pose.y === start.y && pose.facing === start.facing;
    return there && movable.includes(piece);
  });
}

/** An unmoved draft of the selected stands, and whether their whole body moves with them. */
function useReady(
  { chosen, movable, bodyOf }: DraftSubject,
  pieces: readonly StandPiece[],
): { readonly ready: Draft | null; readonly body: DraftControl['body'] } {
  const [apart, setApart] = useState<string | null>(null);
  const [only, ...others] = chosen.filter((id) => movable.includes(id));
  const single = only !== undefined && others.length === 0 ? only : null;
  const alone = single !== null && apart === single;
  const whole = useMemo(() => (single === null ? [] : (bodyOf?.(single) ?? [])), [single, bodyOf]);
  const ready = useMemo(() => {
    const going = alone || whole.length === 0 ? chosen : whole;
    return beginningWith(going, movable, pieces);
  }, [alone, whole, chosen, movable, pieces]);
  const size = whole.filter((id) => movable.includes(id)).length;
  const body = useMemo(
    () => (size > 1 ? { size, alone, toggle: () => setApart(alone ? null : single) } : null),
    [size, alone, single],
  );
  return { ready, body };
}

interface DraftParts extends Pick<DraftControl, 'draft' | 'verdict' | 'sprung'>, Pick<DraftMemory, 'write'> {}

/** The actions on the draft. */
function draftActions(
  { draft, verdict, sprung, write }: DraftParts,
  { judge, movable, onPose }: DraftSubject,
  pieces: readonly StandPiece[],
): DraftActions {
  const settle = (ended: Draft, by: MoveSource) => {
    write(null);
    onPose(waysOf(ended), by);
  };
  return {
    beginWith: (ids) => beginningWith(ids, movable, pieces),
    change: (next, fitted = '') => write({ draft: next, fitted }),
    turnHere(next) {
      write({ draft: pinIfAllowed(next, judge), fitted: '' });
    },
    giveMove(by, given = draft) {
      if (!given || !isMoved(given)) return write(null);
      const found = judgeDraft(given, judge);
      if (found.refusal) write(null, { draft: given, verdict: found });
      else settle(given, by);
    },
    giveAllowed() {
      const back = sprung ?? (draft && verdict ? { draft, verdict } : null);
      if (!back || back.verdict.allowed === null) return;
      settle(moveLive(back.draft, findPoseAlong(back.draft, back.verdict.allowed)), 'button');
    },
    drop: () => write(null),
  };
}

/** A draft of those of these pieces that may move; null if none may. */
function beginningWith(
  ids: readonly string[],
  movable: readonly string[],
  pieces: readonly StandPiece[],
): Draft | null {
  const moving = ids
    .filter((id) => movable.includes(id))
    .map((id) => pieces.find((piece) => piece.id === id))
    .filter((piece) => piece !== undefined);
  return moving.length > 0 ? draftOf(moving) : null;
}

/** One step back in the draft; at its start it is dropped. */
export function stepBack(drafting: DraftControl): void {
  const back = drafting.draft && unpinDraft(drafting.draft);
  if (back && isMoved(back)) drafting.change(back);
  else drafting.drop();
}
