import { useEffect, useRef } from 'react';
import { isKeyboardUsed } from '../../common/keyboardUse.ts';
import { findPartAround, type Part, partsIn } from '../../common/parts.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Finds the controls of a part. */
type Controls = (each: HTMLElement) => Iterable<HTMLElement>;

const itself: Controls = (each) => [each];
const buttons: Controls = (each) => each.querySelectorAll('button');
const inputs: Controls = (each) => each.querySelectorAll('input');
/** Without the buttons that undo picks: Enter would undo them. */
const answers: Controls = (each) =>
  [...each.querySelectorAll<HTMLElement>('button, input')].filter(
    (control) => findPartAround(control, 'picked') === null,
  );

/** Places for the focus when the focused element is gone, best first: the next button to press, else the map. */
const FOCUS_PLACES: readonly (readonly [Part, Controls])[] = [
  ['card buttons', buttons],
  // A form is filled before it is locked.
  ['unset row', inputs],
  ['form title', itself],
  ['main answer', itself],
  ['answer list', buttons],
  ['answers', answers],
  ['playback buttons', buttons],
  ['board', itself],
];

/** Milliseconds between two looks for a new question on the page, and the maximum number of looks. */
const SETTLE_MS = 60;
const LOOK_AGAIN_MS = 40;

/**
 * Keeps the keyboard focus. If an answer given from a list removes the list and with it the focus, the first
 * control of the next question gets the focus, or the map if there is none. This does not concern mouse
 * users.
 */
export function useFocusKept(): void {
  const session = useSession();
  // A player who opens the game by keys has left the button behind that had the focus.
  const held = useRef<Element | 'gone' | null>(isKeyboardUsed() ? 'gone' : null);
  /** The focus is on the map only for want of a better place. The next question takes it. */
  const waits = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      held.current = target.matches(':focus-visible') ? target : null;
      waits.current = false;
    };
    const pointed = () => {
      held.current = null;
      waits.current = false;
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const look = () => {
      const { current } = held;
      const lost = current !== null && isNowhere() && (current === 'gone' || !canHold(current));
      if (!lost && !(waits.current && session.store.get().asked !== null)) return;
      const next = nextPlace();
      if (!next) return;
      if (next !== document.activeElement) {
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest' });
      }
      waits.current = next.matches('[role="application"]');
      // The question is put, and its answers are still to come.
      if (waits.current && session.store.get().asked !== null && looks++ < LOOK_AGAIN_MS)
        soon = setTimeout(look, SETTLE_MS);
    };
    // The screen may be whole already, as after a curtain, and nothing more change.
    if (held.current === 'gone') soon = setTimeout(look, SETTLE_MS);
    const unsubscribe = session.store.subscribe(() => {
      clearTimeout(soon);
      looks = 0;
      soon = setTimeout(look, SETTLE_MS);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', pointed, true);
    return () => {
      unsubscribe();
      clearTimeout(soon);
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', pointed, true);
    };
  }, [session]);
}

/** True if no element of the page has the focus. */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** True if an element can get the focus. */
const canHold = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

function nextPlace(): HTMLElement | null {
  for (const [name, controlsOf] of FOCUS_PLACES) {
    const parts = partsIn(document, name).filter((each) => each instanceof HTMLElement);
    const found = parts.flatMap((each) => [...controlsOf(each)]).find(canHold);
    if (found) return found;
  }
  return null;
}
