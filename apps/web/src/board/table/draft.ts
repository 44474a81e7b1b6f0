/**
 * A move made by hand and not sent yet: stands that move as one, the places where they turn, and their present
 * places. Pure geometry; the rules decide if it is legal.
 */

import {
  asFacing,
  corners,
  type LocalSpot,
  localOf,
  type Pose,
  rounded,
  type Stand,
  span,
  spotOf,
  type TenthDegrees,
  type Thousandths,
  wheeled,
} from '@linstock/ground';
import type { PieceWay } from '@linstock/scene';
import type { StandPiece } from '../plate/standPiece.ts';

/** A stand of the draft, with its place relative to the common frame. */
interface Member {
  readonly piece: string;
  readonly local: LocalSpot;
  readonly turn: TenthDegrees;
  readonly start: Pose;
}

/** A move in the making. */
export interface Draft {
  /** The rectangle around all moving stands at the start, facing like the first of them. */
  readonly frame: Stand;
  readonly members: readonly Member[];
  /** Places of the frame at which the path turns, fixed by the player. */
  readonly pins: readonly Pose[];
  /** The present pose of the frame. */
  readonly live: Pose;
}

/** A draft in which nothing has moved yet. Throws if there are no pieces. */
export function draftOf(pieces: readonly StandPiece[]): Draft {
  const lead = pieces[0];
  if (!lead) throw new RangeError('A move needs at least one stand; none was given.');
  const frame = frameOf(pieces.map(({ pose }) => pose));
  const members = pieces.map(({ id, pose }) => ({
    piece: id,
    local: localOf(frame, pose),
    turn: asFacing(pose.facing - frame.facing),
    start: pose,
  }));
  return { frame, members, pins: [], live: poseOf(frame) };
}

/** The smallest rectangle around stands, facing as the first of them does. */
export function frameOf(stands: readonly Stand[]): Stand {
  const [first] = stands as [Stand, ...Stand[]];
  if (stands.length === 1) return first;
  const seen = stands.flatMap((stand) => corners(stand).map((corner) => localOf(first, corner)));
  const [left, right] = [Math.min(...seen.map((s) => s.right)), Math.max(...seen.map((s) => s.right))];
  const [rear, front] = [Math.min(...seen.map((s) => s.ahead)), Math.max(...seen.map((s) => s.ahead))];
  const centre = spotOf(first, { right: (left + right) / 2, ahead: (rear + front) / 2 });
  return { ...centre, facing: first.facing, frontage: rounded(right - left), depth: rounded(front - rear) };
}

const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

/** The frame where it is now. */
export function liveFrameOf({ frame, live }: Draft): Stand {
  return { ...frame, ...live };
}

/** The pose at which the unfinished part of the path began. */
export function legStartOf({ frame, pins }: Draft): Pose {
  return pins.at(-1) ?? poseOf(frame);
}

/** True if anything has moved or turned. */
export function isMoved({ frame, pins, live }: Draft): boolean {
  return pins.length > 0 || live.x !== frame.x || live.y !== frame.y || live.facing !== frame.facing;
}

/** The draft with its frame somewhere else, on the lattice. */
export function moveLive(draft: Draft, { x, y, facing }: Pose): Draft {
  return { ...draft, live: { x: rounded(x), y: rounded(y), facing: asFacing(rounded(facing)) } };
}

/** True if the present part of the route has no length yet. */
export function isAtPin(draft: Draft): boolean {
  const start = legStartOf(draft);
  return start.x === draft.live.x && start.y === draft.live.y && start.facing === draft.live.facing;
}

/** The way fixed up to where the frame is now; a new part of it begins there. */
export function pinDraft(draft: Draft): Draft {
  return isAtPin(draft) ? draft : { ...draft, pins: [...draft.pins, draft.live] };
}

/** One step back: the part under way, else the last pin. */
export function unpinDraft(draft: Draft): Draft {
  if (!isAtPin(draft)) return { ...draft, live: legStartOf(draft) };
  const pins = draft.pins.slice(0, -1);
  return { ...draft, pins, live: legStartOf({ ...draft, pins }) };
}

/** Moved in its own frame: to its right and ahead in thousandths. */
export function stepDraft(draft: Draft, local: LocalSpot): Draft {
  return moveLive(draft, { ...draft.live, ...spotOf(draft.live, local) });
}

/** Turned about its centre; positive is clockwise. */
export function turnDraft(draft: Draft, turn: TenthDegrees): Draft {
  return moveLive(draft, { ...draft.live, facing: draft.live.facing + turn });
}

/** Wheeled about its front-left or front-right corner; positive is clockwise. */
export function wheelDraft(draft: Draft, about: 'left' | 'right', turn: TenthDegrees): Draft {
  return moveLive(draft, wheeled(liveFrameOf(draft), about, turn));
}

/** The place of each stand of a draft when the frame is at a pose. */
export function listPoses({ members }: Draft, frame: Pose): Pose[] {
  return members.map(({ local, turn }) => ({
    ...spotOf(frame, local),
    facing: asFacing(frame.facing + turn),
  }));
}

/** The paths of all its stands. If `end` is given, the frame ends there instead of its present place. */
export function waysOf(draft: Draft, end: Pose = draft.live): PieceWay[] {
  const stations = [...draft.pins, end].map((pose) => listPoses(draft, pose));
  return draft.members.map(({ piece }, i) => ({ piece, way: stations.map((poses) => poses[i]!) }));
}

/** The length of the longest path of its stands, measured at their centres. */
export function measureWay(draft: Draft, end: Pose = draft.live): Thousandths {
  const lengths = waysOf(draft, end).map(({ way }, i) => {
    let before: Pose = draft.members[i]!.start;
    return way.reduce((sum, pose) => {
      const length = span(before, pose);
      before = pose;
      return sum + length;
    }, 0);
  });
  return rounded(Math.max(...lengths));
}

/** The frame at a share (0 to 1) of the present part of the path, already turned to its end facing. */
export function findPoseAlong(draft: Draft, share: number): Pose {
  const start = legStartOf(draft);
  const { live } = draft;
  return {
    x: rounded(start.x + (live.x - start.x) * share),
    y: rounded(start.y + (live.y - start.y) * share),
    facing: live.facing,
  };
}

/** Tries of the search for the last place that is allowed: coarse steps, then halvings. */
const SEARCH_STEPS = 16;
const SEARCH_HALVINGS = 6;

/**
 * The largest share of the unfinished part at which the move may end. It is searched near the present end.
 * Null if it may end nowhere.
 */
export function findFarthestAllowed(draft: Draft, allowed: (end: Pose) => boolean): number | null {
  for (let step = SEARCH_STEPS; step >= 0; step--) {
    const low = step / SEARCH_STEPS;
    if (!allowed(findPoseAlong(draft, low))) continue;
    let [from, to] = [low, Math.min(1, low + 1 / SEARCH_STEPS)];
    for (let i = 0; i < SEARCH_HALVINGS; i++) {
      const middle = (from + to) / 2;
      if (allowed(findPoseAlong(draft, middle))) from = middle;
      else to = middle;
    }
    return from;
  }
  return null;
}
