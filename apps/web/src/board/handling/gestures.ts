/** Mouse, pen and fingers on the board: drag pans, wheel and pinch zoom to the pointer, a short touch picks. */

import type { Spot } from '../../common/box.ts';
import { keepInSight, type View, zoomAbout } from '../plate/camera.ts';
import type { GroundView } from '../view/groundView.ts';
import type { DragItem } from './model.ts';

/** Something carried by the pointer that took hold of it. */
export interface Carry {
  readonly move: (x: number, y: number, event: PointerEvent) => void;
  readonly drop: (event: PointerEvent) => void;
  /** Let go without an end: a second finger, or the browser took the pointer away. */
  readonly cancel: () => void;
}

/** Carries something over the places of a board. */
export function carryOver(carried: DragItem, placeAt: (x: number, y: number) => string | null): Carry {
  let place: string | null = null;
  return {
    move(x, y) {
      place = placeAt(x, y);
      carried.over(place);
    },
    drop: () => carried.drop(place),
    cancel: () => carried.cancel(),
  };
}

/** The actions of the board for gestures. */
export interface PointerHandlers {
  readonly board: () => Pick<GroundView, 'camera' | 'size' | 'limits' | 'unlean'>;
  /**
   * A click or tap at a point of the board; `target` is the element there. `again`: the second of a double click, which has no meaning of
   * its own.
   */
  readonly pick: (
    x: number,
    y: number,
    event: PointerEvent,
    target: EventTarget | null,
    again: boolean,
  ) => void;
  /** True if a tap there has no meaning: bare ground, with nothing selected. Only there do two taps zoom in. */
  readonly bare: (x: number, y: number, target: EventTarget | null) => boolean;
  /** The pointer rests or moves at a point; null if it leaves. */
  readonly hover: (point: { x: number; y: number; target: EventTarget | null } | null) => void;
  /** A long press or a right click: never the only way to anything. */
  readonly inspect: (x: number, y: number, target: EventTarget | null) => void;
  /** A drag begins at a point. Returns what it carries, or null if it moves the view. */
  readonly grab?: (x: number, y: number, event: PointerEvent, target: EventTarget | null) => Carry | null;
  /** Dragging has begun or ended. */
  readonly dragging: (on: boolean) => void;
}

/** Pixels a pointer may wander in a click. */
const CLICK_SLACK_PX = 5;
/** Milliseconds a finger rests before it inspects, and between two taps that count as one. */
const LONG_PRESS = 450;
const DOUBLE_TAP = 280;
/** Pixels between two taps at one place. */
const SAME_PLACE = 24;

interface Finger {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
}

/** Listens to an element until the returned function is called. */
export function listenTo(element: HTMLElement, hand: PointerHandlers): () => void {
  const touch = new Touch(element, hand);
  const signal = new AbortController();
  const on = { signal: signal.signal };
  element.addEventListener('pointerdown', (event) => touch.down(event), on);
  element.addEventListener('pointermove', (event) => touch.move(event), on);
  element.addEventListener('pointerup', (event) => touch.up(event), on);
  element.addEventListener('pointercancel', (event) => touch.cancel(event), on);
  element.addEventListener('pointerleave', (event) => touch.leave(event), on);
  element.addEventListener('contextmenu', (event) => touch.menu(event), on);
  // The browser makes nothing of a finger on the board, or it takes a flick for a fling and swallows the next tap.
  element.addEventListener('touchstart', (event) => event.preventDefault(), { ...on, passive: false });
  element.addEventListener('wheel', (event) => touch.wheel(event), { ...on, passive: false });
  return () => {
    touch.forget();
    signal.abort();
  };
}

/** The pointers on the board, from the first finger or button down to the last one up. */
class Touch {
  readonly #element: HTMLElement;
  readonly #hand: PointerHandlers;
  readonly #fingers = new Map<number, Finger>();
  /** True if it has become a drag or a long press, and is no longer a click. */
  #moved = false;
  /** The element under the first finger. */
  #target: EventTarget | null = null;
  #carry: Carry | null = null;
  #press: ReturnType<typeof setTimeout> | undefined;
  #lastTap = { time: 0, x: 0, y: 0, bare: false };

  constructor(element: HTMLElement, hand: PointerHandlers) {
    this.#element = element;
    this.#hand = hand;
  }

  down(event: PointerEvent): void {
    const mouse = event.pointerType === 'mouse';
    if (mouse && event.button !== 0 && event.button !== 1) return;
    const { x, y } = this.#at(event);
    if (this.#fingers.size === 0) [this.#moved, this.#target] = [false, event.target];
    this.#fingers.set(event.pointerId, { x, y, startX: x, startY: y });
    this.#letGo();
    if (mouse || this.#fingers.size > 1) return;
    this.#press = setTimeout(() => {
      this.#moved = true;
      this.#hand.inspect(x, y, this.#target);
    }, LONG_PRESS);
  }

  move(event: PointerEvent): void {
    const { x, y } = this.#at(event);
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.#hand.hover({ x, y, target: event.target });
      return;
    }
    if (!this.#moved && Math.hypot(x - finger.startX, y - finger.startY) < CLICK_SLACK_PX) return;
    if (!this.#moved) this.#beginDrag(finger, event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (this.#carry) this.#carry.move(x, y, event);
    else if (other) this.#pinch(finger, other, x, y);
    else {
      const view = this.#hand.board().camera.view();
      this.#look({ k: view.k, x: view.x + x - finger.x, y: view.y + y - finger.y });
    }
    [finger.x, finger.y] = [x, y];
  }

  up(event: PointerEvent): void {
    const known = this.#fingers.delete(event.pointerId);
    clearTimeout(this.#press);
    if (!known || this.#fingers.size > 0) return;
    this.#carry?.drop(event);
    this.#carry = null;
    if (this.#moved) return this.#hand.dragging(false);
    const { x, y } = this.#at(event);
    const { time, ...last } = this.#lastTap;
    const again = Math.hypot(x - last.x, y - last.y) < SAME_PLACE && event.timeStamp - time < DOUBLE_TAP;
    const bare = event.pointerType !== 'mouse' && this.#hand.bare(x, y, this.#target);
    if (again && bare && last.bare) this.#zoom(1.7, x, y);
    this.#lastTap = { time: event.timeStamp, x, y, bare };
    this.#hand.pick(x, y, event, this.#target, again);
  }

  cancel(event: PointerEvent): void {
    this.#letGo();
    if (this.#fingers.delete(event.pointerId) && this.#fingers.size === 0) this.#hand.dragging(false);
  }

  leave(event: PointerEvent): void {
    // A finger leaves whenever it is lifted; that says nothing.
    if (event.pointerType === 'mouse') this.#hand.hover(null);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#at(event);
    const lines = event.deltaMode === 1 ? 18 : 1;
    this.#zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  menu(event: MouseEvent): void {
    event.preventDefault();
    const { x, y } = this.#at(event);
    this.#hand.inspect(x, y, event.target);
  }

  /** Ignores a press that is under way. */
  forget(): void {
    clearTimeout(this.#press);
  }

  #beginDrag({ startX, startY }: Finger, event: PointerEvent): void {
    this.#moved = true;
    clearTimeout(this.#press);
    // Only now: a captured pointer's click would no longer name the piece under it.
    this.#element.setPointerCapture(event.pointerId);
    const alone = this.#fingers.size === 1;
    this.#carry = alone ? (this.#hand.grab?.(startX, startY, event, this.#target) ?? null) : null;
    this.#hand.dragging(true);
  }

  /**
   * One of two fingers has moved to a point. Zooms by the distance between the fingers, about the middle
   * between them.
   */
  #pinch(finger: Finger, other: Finger, x: number, y: number): void {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    const view = this.#hand.board().camera.view();
    const [dx, dy] = [(x - finger.x) / 2, (y - finger.y) / 2];
    const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
    const shifted = { k: view.k, x: view.x + dx, y: view.y + dy };
    const factor = before > 0 ? after / before : 1;
    this.#look(zoomAbout(shifted, factor, middle.x, middle.y, this.#hand.board().limits()));
  }

  #letGo(): void {
    clearTimeout(this.#press);
    this.#carry?.cancel();
    this.#carry = null;
  }

  #at(event: MouseEvent): { x: number; y: number } {
    const box = this.#element.getBoundingClientRect();
    const at: Spot = [event.clientX - box.left, event.clientY - box.top];
    const [x, y] = this.#hand.board().unlean(at);
    return { x, y };
  }

  #look(view: View): void {
    const { camera, size, limits } = this.#hand.board();
    camera.look(keepInSight(view, size(), limits()));
  }

  #zoom(factor: number, x: number, y: number): void {
    const { camera, limits } = this.#hand.board();
    this.#look(zoomAbout(camera.view(), factor, x, y, limits()));
  }
}
