/** The rules' judgement of a draft: how far along its path it may go, and what it can snap to. */
import { type Pose, type SnappedPose, type Stand, snapsOf, type Thousandths } from '@linstock/ground';
import { isOfficer } from '@linstock/scene';
import type { StandPiece } from '../plate/standPiece.ts';
import {
  type Draft,
  findFarthestAllowed,
  findPoseAlong,
  liveFrameOf,
  measureWay,
  pinDraft,
  waysOf,
} from './draft.ts';
import type { MoveJudgement, TableBoardProps } from './tableModel.ts';

/** A draft judged. */
export interface Verdict extends Omit<MoveJudgement, 'length'> {
  /** The length of the longest path of its stands. */
  readonly length: Thousandths;
  /** The legal share of the present part: 1 if all of it is legal, null if none is. */
  readonly allowed: number | null;
  /** The length of the allowed part. */
  readonly allowedLength: Thousandths;
  /** The reason why it ends there, if the end of the path is refused for another reason. */
  readonly stopped: MoveJudgement['refusal'];
}

/** Distance beyond the last legal place at which the obstacle is searched, as a share of the path. */
const JUST_BEYOND = 0.01;

/** Judges a draft by the rules given. */
export function judgeDraft(draft: Draft, judge: TableBoardProps['judge']): Verdict {
  const judged = judge(waysOf(draft));
  const length = judged.length ?? measureWay(draft);
  if (!judged.refusal) return { ...judged, length, allowed: 1, allowedLength: length, stopped: null };
  const allowed = findFarthestAllowed(draft, (end) => !judge(waysOf(draft, end)).refusal);
  const allowedLength = allowed === null ? 0 : lengthAt(draft, findPoseAlong(draft, allowed), judge);
  const stopped = allowed === null ? null : stopAt(draft, allowed, judge);
  return {
    ...judged,
    length,
    allowed,
    allowedLength,
    stopped: stopped?.clause === judged.refusal.clause ? null : stopped,
  };
}

/** The obstacle just beyond a share of the path. */
function stopAt(draft: Draft, share: number, judge: TableBoardProps['judge']): MoveJudgement['refusal'] {
  return judge(waysOf(draft, findPoseAlong(draft, Math.min(1, share + JUST_BEYOND)))).refusal;
}

function lengthAt(draft: Draft, end: Pose, judge: TableBoardProps['judge']): Thousandths {
  return judge(waysOf(draft, end)).length ?? measureWay(draft, end);
}

/** A draft fixed up to its present place. Unchanged if the rules do not allow it so far. */
export function pinIfAllowed(draft: Draft, judge: TableBoardProps['judge']): Draft {
  return judge(waysOf(draft)).refusal ? draft : pinDraft(draft);
}

/** Maximum distance between the pointer and a fitting pose at which it snaps, in thousandths of an inch. */
const SNAP_DISTANCE: Thousandths = 200;

/** The nearest pose that fits the draft to another stand; null if there is none near. */
export function snapOf(draft: Draft, pieces: readonly StandPiece[]): SnappedPose | null {
  const carried = new Set(draft.members.map(({ piece }) => piece));
  const others: Stand[] = pieces
    .filter((piece) => !carried.has(piece.id) && !isOfficer(piece))
    .map(({ pose }) => pose);
  const [nearest] = snapsOf(liveFrameOf(draft), others, SNAP_DISTANCE);
  return nearest && nearest.kind !== 'turned' ? nearest : null;
}

/** The name of the thing that a snap fits to. */
export const SNAPPED: Readonly<Record<SnappedPose['kind'], string>> = {
  beside: 'edge to edge',
  column: 'in column',
  against: 'square on',
  aligned: 'in line',
  turned: '',
};
