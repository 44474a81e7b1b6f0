import { type RefObject, useEffect } from 'react';
import { notePress, runAfterPress, STEADY_MS } from '../../common/afterPress.ts';
import { partsIn } from '../../common/parts.ts';
import { scrollerOf } from '../../common/scroller.ts';

/** A press of a control in the column, and where everything was at that moment. */
interface Press {
  readonly control: Element;
  readonly at: number;
  /** True if a mouse pressed it, and may rest there. */
  readonly byMouse: boolean;
  readonly x: number;
  readonly y: number;
  /** The top edges of all controls of the column. */
  readonly tops: ReadonlyMap<Element, number>;
  /** The elements that contain the control. */
  readonly around: ReadonlySet<Element>;
}

/** Space below all in a column that has become too short to stay scrolled as far. */
const SPACE = '--steady-space';

/**
 * Scrolls a part of the page, and lengthens it if it is too short for that.
 * @returns the pixels by which it cannot be scrolled up, 0 or less
 */
function scrollBy(column: HTMLElement, scroller: Element, by: number): number {
  const wanted = scroller.scrollTop + by;
  const missing = wanted - (scroller.scrollHeight - scroller.clientHeight);
  if (missing > 0) column.style.setProperty(SPACE, `${Math.ceil(missing + spaceOf(column))}px`);
  scroller.scrollTop = wanted;
  return Math.min(0, wanted);
}

const spaceOf = (column: HTMLElement): number => Number.parseFloat(column.style.getPropertyValue(SPACE)) || 0;

/** Takes back as much of that space as is out of sight: nothing moves. */
function trimSpace(column: HTMLElement, scroller: Element): void {
  const space = spaceOf(column);
  const unseen = Math.floor(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
  if (unseen >= space) column.style.removeProperty(SPACE);
  else if (unseen > 0) column.style.setProperty(SPACE, `${space - unseen}px`);
}

function pressOf(column: HTMLElement, event: PointerEvent): Press | null {
  const { target, clientX, clientY, pointerType } = event;
  const control =
    target instanceof Element ? target.closest('button, a, label, input, select, summary') : null;
  if (!control) return null;
  const tops = new Map(
    [...column.querySelectorAll('button, a, label, input, select, summary')].map((each) => [
      each,
      each.getBoundingClientRect().top,
    ]),
  );
  const around = new Set<Element>();
  for (let each = control.parentElement; each; each = each.parentElement) around.add(each);
  const byMouse = pointerType === 'mouse';
  return { control, at: performance.now(), byMouse, x: clientX, y: clientY, tops, around };
}

/**
 * The control that should keep its place, and how far it has moved. It is the pressed one, or if that is
 * gone, one that has come under the pointer.
 */
function findMoved({ control, x, y, tops }: Press): { readonly moved: Element; readonly by: number } | null {
  const isThere = control.isConnected && control.checkVisibility();
  const moved = isThere
    ? control
    : (document.elementFromPoint(x, y)?.closest('button, a, label, input, select, summary') ?? null);
  const top = moved && tops.get(moved);
  if (!moved || top === undefined || top === null) return null;
  const by = moved.getBoundingClientRect().top - top;
  return Math.abs(by) < 1 ? null : { moved, by };
}

/**
 * Adds an empty space above an element, which pushes down the element and everything after it.
 * @returns a function that removes the space; null if the element does not move, such as one that is aligned
 *   to the parts below
 */
function pushDown(moved: Element, by: number, around: ReadonlySet<Element>): (() => void) | null {
  let pushed = moved;
  while (pushed.parentElement && !around.has(pushed.parentElement)) pushed = pushed.parentElement;
  if (!(pushed instanceof HTMLElement)) return null;
  const { style } = pushed;
  const margin = Number.parseFloat(getComputedStyle(pushed).marginTop);
  const { top } = moved.getBoundingClientRect();
  style.marginTop = `${margin + by}px`;
  const giveUp = () => {
    style.removeProperty('margin-top');
  };
  if (moved.getBoundingClientRect().top > top) return giveUp;
  giveUp();
  return null;
}

/** Restoring a place may move another control, so this is done at most this many times. */
const MAX_LOOKS = 4;

/**
 * The spaces that hold controls in place, and when they are given up: none of them under a resting mouse. A mouse in
 * the column may be about to press the next control, so the spaces stay until it leaves, a key is pressed, or another
 * press has its own.
 */
class HeldSpaces {
  /** What gives up each space of the present press, and those of earlier ones. */
  #now: (() => void)[] = [];
  #earlier: (() => void)[] = [];
  #callOff = () => {};
  #awaitsLeaving = false;

  add(giveUp: () => void): void {
    this.#now.push(giveUp);
  }

  /** A control is pressed: the spaces of the press before stay until something changes. */
  beginPress(column: Element, byMouse: boolean): void {
    this.#earlier.push(...this.#now.splice(0));
    this.#callOff();
    this.#awaitsLeaving = false;
    this.#callOff = runAfterPress(() => {
      this.#awaitsLeaving = byMouse && column.matches(':hover');
      if (!this.#awaitsLeaving) this.#giveUpAll();
    });
  }

  /** Gives up the spaces of earlier presses: the present one holds its own control. */
  giveUpEarlier(): void {
    for (const each of this.#earlier.splice(0)) each();
  }

  /** The mouse has left the column, or a key is used. */
  leave(): void {
    if (this.#awaitsLeaving) this.#giveUpAll();
  }

  callOff(): void {
    this.#callOff();
  }

  #giveUpAll(): void {
    this.#awaitsLeaving = false;
    this.giveUpEarlier();
    for (const each of this.#now.splice(0)) each();
  }
}

/**
 * Keeps a pressed control under the pointer. If something appears or disappears above it, the column is
 * scrolled by the same height. If the pressed control disappears, no other control takes its place: the parts
 * below move up only after a possible second press.
 */
export function useSteady(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = column.current;
    if (!box) return undefined;
    let pressed: Press | null = null;
    /** The elements that contain the panels of the column. They are moved as a whole. */
    const whole = new Set([box, ...partsIn(box, 'asks')]);
    const spaces = new HeldSpaces();
    const leave = () => spaces.leave();
    const press = (event: PointerEvent) => {
      notePress(event);
      pressed = pressOf(box, event);
      spaces.beginPress(box, pressed?.byMouse ?? false);
    };
    const hold = () => {
      spaces.giveUpEarlier();
      for (let looks = 0; looks < MAX_LOOKS; looks++) {
        if (!pressed || performance.now() - pressed.at > STEADY_MS) return;
        const found = findMoved(pressed);
        const scroller = found && scrollerOf(found.moved);
        if (!found || !scroller) return;
        const { moved, by } = found;
        const isPressed = moved === pressed.control;
        const left = isPressed || by > 0 ? scrollBy(box, scroller, by) : by;
        if (left === 0) continue;
        const giveUp = pushDown(moved, -left, isPressed ? whole : pressed.around);
        if (!giveUp) return;
        spaces.add(giveUp);
      }
    };
    const trim = ({ target }: Event) => {
      if (target instanceof Element && spaceOf(box) > 0) trimSpace(box, target);
    };
    // Before the change is painted.
    const changes = new MutationObserver(hold);
    changes.observe(box, { childList: true, subtree: true, characterData: true, attributes: true });
    const sizes = new ResizeObserver(hold);
    sizes.observe(box);
    box.addEventListener('pointerdown', press);
    box.addEventListener('pointerleave', leave);
    addEventListener('keydown', leave, true);
    box.addEventListener('scroll', trim, { capture: true });
    return () => {
      spaces.callOff();
      changes.disconnect();
      sizes.disconnect();
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('pointerleave', leave);
      removeEventListener('keydown', leave, true);
      box.removeEventListener('scroll', trim, { capture: true });
    };
  }, [column]);
}
