/** The pointer on a board: mouse, pen and fingers, always with the latest props. Each kind of ground adds the clicks and drags of its own. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Spot } from '../../common/box.ts';
import { findSpot } from '../plate/camera.ts';
import type { GroundView } from '../view/groundView.ts';
import { type Carry, carryOver, listenTo, type PointerHandlers } from './gestures.ts';
import type { AnyBoardProps, DragItem, PickGesture, PointerTarget } from './model.ts';

/** A point of a board under the pointer. */
export interface TouchedPoint {
  /** In CSS pixels from the board's corner. */
  readonly x: number;
  readonly y: number;
  readonly target: EventTarget | null;
  /** On the plate. */
  readonly spot: Spot;
}

/** The part of the pointer's actions that differs between kinds of ground. */
export interface GroundPointer {
  /** The piece and the place that a point means. `touched` is the piece of the element there, with the place there. */
  readonly pointedAt: (at: TouchedPoint, touched: PointerTarget) => PointerTarget;
  /** The picks of a click. Null if the ground has used the click. */
  readonly readClick: (at: TouchedPoint, pointed: PointerTarget, gesture: PickGesture) => PickGesture | null;
  /** True if a tap there has a meaning though no piece is there and none is selected. */
  readonly usesTap: (at: TouchedPoint, pointed: PointerTarget) => boolean;
  /** The pointer rests or moves at a point, or leaves: null. True if the ground alone uses it. */
  readonly hover: (at: TouchedPoint | null, pointed: PointerTarget) => boolean;
  /** The pieces that a drag carries. Null if it moves the view. */
  readonly grab: (at: TouchedPoint, event: PointerEvent, touched: PointerTarget) => Carry | null;
}

/** The input of the pointer that may change with every drawing. */
export interface PointerContext {
  readonly board: GroundView;
  readonly props: PickProps & Pick<AnyBoardProps, 'chosen' | 'onHover' | 'onInspect'>;
}

/** The callbacks for picks, and the pieces and places that may be picked. */
type PickProps = Pick<AnyBoardProps, 'pickablePieces' | 'pickablePlaces' | 'onPickPiece' | 'onPickPlace'>;

const NOTHING: PointerTarget = { piece: null, place: null };

/**
 * Listens to a board's element.
 * @param pointerOn makes the ground's part; a function of the module, which does not change
 */
export function useBoardPointer<Context extends PointerContext>(
  root: RefObject<HTMLElement | null>,
  context: Context,
  pointerOn: (now: () => Context) => GroundPointer,
): void {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    const element = root.current;
    const now = () => latest.current;
    return element ? listenTo(element, handlersOn(element, now, pointerOn(now))) : undefined;
  }, [root, pointerOn]);
}

/** The effects of gestures on a board. */
function handlersOn(element: HTMLElement, now: () => PointerContext, ground: GroundPointer): PointerHandlers {
  const pointAt = (x: number, y: number, target: EventTarget | null): TouchedPoint => ({
    ...{ x, y, target },
    spot: findSpot(now().board.camera.view(), x, y),
  });
  const touchedAt = ({ spot, target }: TouchedPoint): PointerTarget => ({
    piece: pieceOfElement(target),
    place: now().board.placeAt(spot),
  });
  const pointedAt = (at: TouchedPoint) => ground.pointedAt(at, touchedAt(at));
  return {
    board: () => now().board,
    dragging: (on) => element.classList.toggle('dragging', on),
    pick(x, y, event, target, again) {
      const at = pointAt(x, y, target);
      const pointed = pointedAt(at);
      const gesture = ground.readClick(at, pointed, gestureOf(event, again));
      if (gesture) pickPointed(now().props, pointed, gesture);
    },
    bare(x, y, target) {
      const at = pointAt(x, y, target);
      const pointed = pointedAt(at);
      return now().props.chosen.length === 0 && pointed.piece === null && !ground.usesTap(at, pointed);
    },
    hover(point) {
      const at = point && pointAt(point.x, point.y, point.target);
      const pointed = at ? pointedAt(at) : NOTHING;
      if (!ground.hover(at, pointed)) now().props.onHover?.(pointed);
    },
    grab(x, y, event, target) {
      const at = pointAt(x, y, target);
      return ground.grab(at, event, touchedAt(at));
    },
    inspect: (x, y, target) => now().props.onInspect?.(pointedAt(pointAt(x, y, target)), { x, y }),
  };
}

const gestureOf = (event: PointerEvent, again: boolean): PickGesture => ({
  shift: event.shiftKey,
  touch: event.pointerType !== 'mouse',
  again,
  point: { x: event.clientX, y: event.clientY },
});

/** Picks the pointed piece if that may be picked, else the place if that may, else the piece, which is refused. */
export function pickPointed(props: PickProps, { piece, place }: PointerTarget, gesture: PickGesture): void {
  const open = place !== null && isPickable(props, place);
  if (piece !== null && (props.pickablePieces?.includes(piece) || !open)) props.onPickPiece(piece, gesture);
  else if (place !== null) props.onPickPlace(place, gesture);
}

/** True if a place may be picked now. */
export function isPickable(
  { pickablePlaces = [] }: Pick<PickProps, 'pickablePlaces'>,
  place: string,
): boolean {
  return pickablePlaces.some((each) => each.place === place);
}

/** Carries an item over the places of a board. */
export function carryItem(board: GroundView, item: DragItem): Carry {
  return carryOver(item, (x, y) => board.placeAt(findSpot(board.camera.view(), x, y)));
}

/** Reports the place of a finger while it carries something, for the loupe; null when it lets go. */
export function carryUnderLoupe(
  carry: Carry,
  loupe: (at: { readonly x: number; readonly y: number } | null) => void,
): Carry {
  return {
    move(x, y, event) {
      carry.move(x, y, event);
      loupe({ x, y });
    },
    drop(event) {
      loupe(null);
      carry.drop(event);
    },
    cancel() {
      loupe(null);
      carry.cancel();
    },
  };
}

/** The id of the piece that an element belongs to. Null if it belongs to none. */
export function pieceOfElement(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-piece]') : null;
  return element?.getAttribute('data-piece') ?? null;
}
