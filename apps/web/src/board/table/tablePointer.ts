/** The pointer on a table, apart from what it does on every board: carrying stands, turning their handles, placing the tape. */
import { bearingTo, corners, type Spot as Place, snappedFacing, type TenthDegrees } from '@linstock/ground';
import type { Carry } from '../handling/gestures.ts';
import type { PlaceRefusal } from '../handling/model.ts';
import {
  carryItem,
  carryUnderLoupe,
  type GroundPointer,
  type PointerContext,
  pieceOfElement,
} from '../handling/useBoardPointer.ts';
import { findSpot } from '../plate/camera.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import type { TableView } from './boardOfTable.ts';
import { type Draft, isMoved, liveFrameOf, moveLive, stepDraft, waysOf, wheelDraft } from './draft.ts';
import type { Grip } from './grips.ts';
import { findMarkedPiece } from './markerAt.ts';
import type { TableBoardProps } from './tableModel.ts';
import type { DraftControl } from './useDraft.ts';
import type { TapeControl } from './useTape.ts';
import { SNAPPED, snapOf } from './verdict.ts';

/** The things that the pointer acts on, on a table. */
interface TablePointerContext extends PointerContext {
  readonly board: TableView;
  readonly props: TableBoardProps;
  readonly pieces: readonly StandPiece[];
  readonly drafting: DraftControl;
  /** True if a path may be drawn on the table now. */
  readonly mayDraft: boolean;
  readonly tape: TapeControl;
  /** The place of a finger that carries something, for the magnifier; null if it carries nothing. */
  readonly loupe: (at: { x: number; y: number } | null) => void;
}

/** The data needed to draw a path on the table. */
interface RouteDrag {
  readonly props: Pick<TableBoardProps, 'judge' | 'dropGives' | 'aim'>;
  readonly drafting: Pick<DraftControl, 'begin' | 'change'>;
  readonly mayDraft: boolean;
}

type LatestContext = () => TablePointerContext;
type PlaceUnder = (x: number, y: number) => Place;

/** Picks the touched piece, carries stands that may move, and places the tape. */
export function makeTablePointer(now: () => TablePointerContext): GroundPointer {
  const placeUnder: PlaceUnder = (x, y) => now().board.placeOn(findSpot(now().board.camera.view(), x, y));
  return {
    // Pointing at an order, or pressing it, means the unit that has it.
    pointedAt({ spot }, touched) {
      const { board, pieces, props } = now();
      const marked = () => findMarkedPiece(pieces, props.markers, board.placeOn(spot));
      return { ...touched, piece: touched.piece ?? marked() };
    },
    grab(at, event, touched) {
      const { board, tape, props } = now();
      if (tape.active) return tape.carry(placeUnder(at.x, at.y), touched.piece, placeUnder);
      const item = props.carries?.(touched, event.shiftKey) ?? null;
      if (item) return carryItem(board, item);
      return aiming(now, placeUnder, at.target) ?? carrying(now, placeUnder, { ...at, event });
    },
    readClick({ spot, target }, pointed, gesture) {
      const { board, tape, drafting } = now();
      const touched = pieceOfElement(target);
      if (tape.active) {
        tape.putEnd(board.placeOn(spot), touched);
        return null;
      }
      // A drawn path is removed by its own buttons, not by a touch elsewhere.
      if (touched === null && drafting.draft && isMoved(drafting.draft)) return null;
      const came = pointed.piece === null ? placeAsDrawn(now(), board.placeOn(spot)) : null;
      if (came === 'laid') return null;
      return came ? { ...gesture, barred: came } : gesture;
    },
    usesTap: () => now().tape.active || now().drafting.draft !== null,
    hover(at) {
      if (at) now().tape.follow(now().board.placeOn(at.spot), pieceOfElement(at.target));
      return false;
    },
  };
}

/**
 * Places the selected stands on bare ground without turning them, as if they had been carried there. The move
 * can then be given or changed. If they may not go there, the refusal is shown. Null if none of them may
 * move.
 */
export function placeAsDrawn(
  { props, drafting, mayDraft }: RouteDrag,
  to: Place,
): 'laid' | PlaceRefusal | null {
  const ready = mayDraft && !props.dropGives && !props.aim ? drafting.begin() : null;
  if (!ready) return null;
  const next = moveLive(ready, { ...to, facing: ready.live.facing });
  const { refusal } = props.judge(waysOf(next));
  if (refusal) return refusal;
  drafting.change(next);
  return 'laid';
}

/**
 * Turns the arrow of the selected piece after the hand that took hold of the arrow's end or of the piece. Null if
 * the hand took hold of neither.
 */
function aiming(now: LatestContext, placeUnder: PlaceUnder, target: EventTarget | null): Carry | null {
  const { aim } = now().props;
  const pose = now().pieces.find(({ id }) => id === aim?.piece)?.pose;
  const held = target instanceof Element && target.closest('[data-aim]') !== null;
  if (!aim || !pose || !(held || pieceOfElement(target) === aim.piece)) return null;
  return {
    move(x, y, { altKey }) {
      const to = placeUnder(x, y);
      if (to.x === pose.x && to.y === pose.y) return;
      const heading = bearingTo(pose, to);
      aim.onAim(altKey ? heading : snappedFacing(heading));
    },
    drop: () => {},
    cancel: () => {},
  };
}

/** The place at which a drag begins, and the thing that is dragged. */
interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly event: PointerEvent;
  readonly target: EventTarget | null;
}

/** Carries what a drag takes hold of, with a loupe under a finger that covers it; null if it moves the view. */
function carrying(now: LatestContext, placeUnder: PlaceUnder, hold: DragStart): Carry | null {
  const { x, y, event, target } = hold;
  const touch = event.pointerType !== 'mouse';
  const carry = carryOf(now, target, placeUnder(x, y), event);
  if (!carry) return null;
  // With the far handle the finger covers nothing.
  const covers = !(target instanceof Element && target.closest('[data-grip="carry"]'));
  // The stands are placed at the last place of the pointer, even if that was not drawn yet.
  let last: Draft | null = null;
  const carried: Carry = {
    move(px, py, moved) {
      last = carry(placeUnder(px, py), moved);
    },
    drop(ended) {
      const gives = now().props.dropGives || (!touch && isBody(target));
      if (gives && !ended.shiftKey) now().drafting.giveMove('hand', last);
      else if (ended.shiftKey && last) now().drafting.turnHere(last);
    },
    cancel: () => {},
  };
  return touch && covers ? carryUnderLoupe(carried, (finger) => now().loupe(finger)) : carried;
}

function isBody(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grip]') === null;
}

/** The meaning of a drag from a target, for each place of the pointer. Null if it moves the view. */
function carryOf(
  now: LatestContext,
  target: EventTarget | null,
  from: Place,
  event: PointerEvent,
): ((to: Place, event: PointerEvent) => Draft) | null {
  const { props, drafting } = now();
  const grip =
    target instanceof Element
      ? (target.closest('[data-grip]')?.getAttribute('data-grip') as Grip | null)
      : null;
  const piece = pieceOfElement(target);
  const begun = grip ? drafting.begin() : begunWith(props, drafting, piece, event);
  if (!begun) return null;
  const changed = (draft: Draft, fitted = ''): Draft => {
    drafting.change(draft, fitted);
    return draft;
  };
  if (grip && grip !== 'carry') return (to, moved) => changed(gripped(begun, grip, from, to, moved.altKey));
  return (to, moved) => {
    const carried = moveLive(begun, {
      x: begun.live.x + to.x - from.x,
      y: begun.live.y + to.y - from.y,
      facing: begun.live.facing,
    });
    const snap = moved.altKey ? null : snapOf(carried, now().pieces);
    return changed(snap ? moveLive(carried, snap.stand) : carried, snap ? SNAPPED[snap.kind] : '');
  };
}

/** A mouse drags any piece that may move, with its body; a finger only framed ones, or it could not move the view. */
function begunWith(
  props: TableBoardProps,
  drafting: DraftControl,
  piece: string | null,
  event: PointerEvent,
): Draft | null {
  if (piece === null) return null;
  if (!props.movable.includes(piece)) {
    if (event.pointerType === 'mouse') props.onStays(piece);
    return null;
  }
  const framed = drafting.begin();
  if (framed?.members.some((member) => member.piece === piece)) return framed;
  if (event.pointerType !== 'mouse') return null;
  return drafting.beginWith(props.bodyOf?.(piece) ?? [piece]);
}

/** The step to which turns are rounded, unless they are free. */
const TURN_STEP: TenthDegrees = 10;

/** The draft with one of its handles brought to a place. */
function gripped(draft: Draft, grip: Exclude<Grip, 'carry'>, from: Place, to: Place, free: boolean): Draft {
  const frame = liveFrameOf(draft);
  if (grip === 'turn') {
    if (to.x === frame.x && to.y === frame.y) return draft;
    const facing = bearingTo(frame, to);
    return moveLive(draft, { ...frame, facing: free ? facing : snappedFacing(facing) });
  }
  if (grip === 'ahead') {
    const turn = draft.live.facing;
    const along = projected(from, to, turn);
    return stepDraft(draft, { right: 0, ahead: free ? along : Math.round(along / 50) * 50 });
  }
  const [left, right] = corners(frame);
  const pivot = grip === 'left' ? right : left;
  if ((to.x === pivot.x && to.y === pivot.y) || (from.x === pivot.x && from.y === pivot.y)) return draft;
  const swung = ((bearingTo(pivot, to) - bearingTo(pivot, from) + 5400) % 3600) - 1800;
  return wheelDraft(draft, grip === 'left' ? 'right' : 'left', free ? swung : snapped(swung));
}

const snapped = (turn: TenthDegrees) => Math.round(turn / TURN_STEP) * TURN_STEP;

/** The length of a step along a facing. */
function projected(from: Place, to: Place, facing: TenthDegrees): number {
  const ahead = unitAhead(facing);
  return (to.x - from.x) * ahead.x + (to.y - from.y) * ahead.y;
}

function unitAhead(facing: TenthDegrees): Place {
  const radians = (facing / 1800) * Math.PI;
  return { x: Math.sin(radians), y: Math.cos(radians) };
}
