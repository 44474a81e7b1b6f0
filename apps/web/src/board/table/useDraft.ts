/** The move being made on a table: kept, judged as it changes, given or sprung back. */
import type { Spot as Place } from '@linstock/ground';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf, isMoved, movedLive, poseAlong, unpinned, waysOf } from './draft.ts';
import { deniedGrips, type Grip } from './grips.ts';
import type { StandPiece } from './Stand.tsx';
import type { TableBoardProps } from './tableModel.ts';
import { useReach } from './useReach.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** A move that sprang back, and why. */
export interface Sprung {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** What the table's parts get of the draft. */
export interface Drafting {
  readonly draft: Draft | null;
  readonly verdict: Verdict | null;
  /** The last move that was refused, until something else is done. */
  readonly sprung: Sprung | null;
  /** What it was fitted to at the last change, in a word. */
  readonly fitted: string;
  /** The draft under way, or a new one of what is chosen; null when nothing chosen may move. */
  readonly begin: () => Draft | null;
  readonly beginWith: (pieces: readonly string[]) => Draft | null;
  /** The farthest places the middle of what is chosen may end on, where they are known. */
  readonly reach: readonly Place[] | null;
  /** Handles by which the rules allow nothing from where it stands. */
  readonly denied: ReadonlySet<Grip>;
  /** The pieces that move with the one chosen, where it could go by itself; null where there is no choice. */
  readonly body: { readonly size: number; readonly alone: boolean; readonly toggle: () => void } | null;
  readonly change: (draft: Draft, fitted?: string) => void;
  /** Gives the move when it is allowed; else it springs back. */
  readonly give: (draft?: Draft | null) => void;
  /** Gives the part of a refused move that is allowed. */
  readonly giveAllowed: () => void;
  readonly drop: () => void;
}

const NONE: ReadonlySet<Grip> = new Set();

/** Keeps the draft for these pieces; it is dropped when they have moved, or may not any more. */
export function useDraft(props: TableBoardProps, pieces: readonly StandPiece[]): Drafting {
  const [kept, setKept] = useState<{ draft: Draft; fitted: string } | null>(null);
  const [sprung, setSprung] = useState<Sprung | null>(null);
  const latest = useRef({ props, pieces });
  useEffect(() => {
    latest.current = { props, pieces };
  });
  const { judge, chosen, movable, bodyOf } = props;
  const draft = kept && isUnderWay(kept.draft, movable, pieces) ? kept.draft : null;
  const refused = sprung && isUnderWay(sprung.draft, movable, pieces) ? sprung : null;
  // What has once come to nothing does not come back when its stands may move again.
  if (kept && !draft) setKept(null);
  if (sprung && !refused) setSprung(null);
  const [apart, setApart] = useState<string | null>(null);
  const [only, ...others] = chosen.filter((id) => movable.includes(id));
  const single = only !== undefined && others.length === 0 ? only : null;
  const alone = single !== null && apart === single;
  const size = useMemo(
    () => (single === null ? 1 : (bodyOf?.(single) ?? []).filter((id) => movable.includes(id)).length),
    [single, bodyOf, movable],
  );
  const ready = useMemo(() => {
    const body = single !== null && !alone ? bodyOf?.(single) : chosen;
    return beginningWith(body ?? chosen, movable, pieces);
  }, [single, alone, chosen, movable, pieces, bodyOf]);
  const denied = useMemo(() => (ready ? deniedGrips(ready, judge) : NONE), [ready, judge]);
  const reach = useReach(ready, judge);
  const verdict = useMemo(() => (draft && isMoved(draft) ? verdictOn(draft, judge) : null), [draft, judge]);
  return useMemo((): Drafting => {
    const settle = (ended: Draft) => {
      setKept(null);
      setSprung(null);
      latest.current.props.onPose(waysOf(ended));
    };
    return {
      draft,
      verdict,
      denied,
      reach,
      body: size > 1 ? { size, alone, toggle: () => setApart(alone ? null : single) } : null,
      sprung: refused,
      fitted: kept?.fitted ?? '',
      begin: () => draft ?? ready,
      beginWith: (ids) => beginningWith(ids, latest.current.props.movable, latest.current.pieces),
      change(next, fitted = '') {
        setSprung(null);
        setKept({ draft: next, fitted });
      },
      give(given = draft) {
        if (!given || !isMoved(given)) return setKept(null);
        const found = verdictOn(given, latest.current.props.judge);
        if (!found.refusal) return settle(given);
        setKept(null);
        setSprung({ draft: given, verdict: found });
      },
      giveAllowed() {
        const back = refused ?? (draft && verdict ? { draft, verdict } : null);
        if (!back || back.verdict.allowed === null) return;
        settle(movedLive(back.draft, poseAlong(back.draft, back.verdict.allowed)));
      },
      drop() {
        setKept(null);
        setSprung(null);
      },
    };
  }, [draft, ready, verdict, denied, reach, size, alone, single, refused, kept]);
}

/** Whether all that a draft moves may still move and stand where they stood when it began. */
function isUnderWay({ members }: Draft, movable: readonly string[], pieces: readonly StandPiece[]): boolean {
  return members.every(({ piece, start }) => {
    const pose = pieces.find(({ id }) => id === piece)?.pose;
    const there = pose?.x === start.x && pose.y === start.y && pose.facing === start.facing;
    return there && movable.includes(piece);
  });
}

/** A draft of those of these pieces that may move; null when none may. */
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
export function stepBack(drafting: Drafting): void {
  const back = drafting.draft && unpinned(drafting.draft);
  if (back && isMoved(back)) drafting.change(back);
  else drafting.drop();
}
