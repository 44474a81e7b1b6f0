/** Mouse, pen and fingers on the board: drag pans, wheel and pinch zoom to the pointer, a short touch picks. */
import { type Camera, kept, type Limits, type Size, type View, zoomedAbout } from './camera.ts';

/** Something carried by the pointer that took hold of it. */
export interface Carry {
  readonly move: (x: number, y: number, event: PointerEvent) => void;
  readonly drop: (event: PointerEvent) => void;
  /** Let go without an end: a second finger, or the browser took the pointer away. */
  readonly cancel: () => void;
}

/** What the board does with what the hand means. */
export interface Hand {
  readonly camera: Camera;
  readonly size: () => Size;
  readonly limits: () => Limits;
  /** A click or tap at a point of the board; `target` is what lies there. */
  readonly pick: (x: number, y: number, event: PointerEvent, target: EventTarget | null) => void;
  /** The pointer rests or moves at a point; null when it leaves. */
  readonly hover: (point: { x: number; y: number; target: EventTarget | null } | null) => void;
  /** A long press: never the only way to anything. */
  readonly inspect: (x: number, y: number, target: EventTarget | null) => void;
  /** A drag begins at a point: what it carries, or null when it moves the view. */
  readonly grab?: (x: number, y: number, event: PointerEvent, target: EventTarget | null) => Carry | null;
  /** Dragging has begun or ended. */
  readonly dragging: (on: boolean) => void;
}

/** Pixels a pointer may wander in a click. */
const SLACK = 5;
const LONG_PRESS = 450;
const DOUBLE_TAP = 280;

interface Finger {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
}

/** Listens to an element until the returned function is called. */
export function listenTo(element: HTMLElement, hand: Hand): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let target: EventTarget | null = null;
  let carry: Carry | null = null;
  let press: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { time: 0, x: 0, y: 0 };
  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const look = (view: View) => hand.camera.look(kept(view, hand.size(), hand.limits()));
  const zoom = (factor: number, x: number, y: number) =>
    look(zoomedAbout(hand.camera.view(), factor, x, y, hand.limits()));

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    const { x, y } = at(event);
    if (fingers.size === 0) [moved, target] = [false, event.target];
    fingers.set(event.pointerId, { x, y, startX: x, startY: y });
    carry?.cancel();
    carry = null;
    clearTimeout(press);
    if (event.pointerType === 'mouse' || fingers.size > 1) return;
    press = setTimeout(() => {
      moved = true;
      hand.inspect(x, y, target);
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent) => {
    const { x, y } = at(event);
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') hand.hover({ x, y, target: event.target });
      return;
    }
    if (!moved && Math.hypot(x - finger.startX, y - finger.startY) < SLACK) return;
    if (!moved) {
      moved = true;
      clearTimeout(press);
      // Only now: a captured pointer's click would no longer name the piece under it.
      element.setPointerCapture(event.pointerId);
      carry = fingers.size === 1 ? (hand.grab?.(finger.startX, finger.startY, event, target) ?? null) : null;
      hand.dragging(true);
    }
    if (carry) return carry.move(x, y, event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(finger, other, x, y);
    else {
      const view = hand.camera.view();
      look({ k: view.k, x: view.x + x - finger.x, y: view.y + y - finger.y });
    }
    [finger.x, finger.y] = [x, y];
  };
  const pinch = (finger: Finger, other: Finger, x: number, y: number) => {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    const view = hand.camera.view();
    const [dx, dy] = [(x - finger.x) / 2, (y - finger.y) / 2];
    const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
    const shifted = { k: view.k, x: view.x + dx, y: view.y + dy };
    look(zoomedAbout(shifted, before > 0 ? after / before : 1, middle.x, middle.y, hand.limits()));
  };
  const up = (event: PointerEvent) => {
    const known = fingers.delete(event.pointerId);
    clearTimeout(press);
    if (!known || fingers.size > 0) return;
    carry?.drop(event);
    carry = null;
    if (moved) return hand.dragging(false);
    const { x, y } = at(event);
    const near = Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
    if (event.pointerType !== 'mouse' && near && event.timeStamp - lastTap.time < DOUBLE_TAP) zoom(1.7, x, y);
    lastTap = { time: event.timeStamp, x, y };
    hand.pick(x, y, event, target);
  };
  const cancel = (event: PointerEvent) => {
    clearTimeout(press);
    carry?.cancel();
    carry = null;
    if (fingers.delete(event.pointerId) && fingers.size === 0) hand.dragging(false);
  };
  const leave = (event: PointerEvent) => {
    // A finger leaves whenever it is lifted; that says nothing.
    if (event.pointerType === 'mouse') hand.hover(null);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === 1 ? 18 : 1;
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  };
  const signal = new AbortController();
  const on = { signal: signal.signal };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('pointermove', move, on);
  element.addEventListener('pointerup', up, on);
  element.addEventListener('pointercancel', cancel, on);
  element.addEventListener('pointerleave', leave, on);
  element.addEventListener('wheel', wheel, { ...on, passive: false });
  return () => {
    clearTimeout(press);
    signal.abort();
  };
}
