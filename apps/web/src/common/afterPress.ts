/**
 * Time after a press during which nothing moves under the pointer, in milliseconds, so that a second press
 * meets the same control.
 */
export const STEADY_MS = 500;

/** How far a mouse moves until it no longer rests, in CSS pixels. */
const REST_PX = 4;

/** When a control of the column was last pressed with a mouse or a finger. */
let pressedAt = -STEADY_MS;

/** Where the mouse rests since that press; null if a finger pressed, or the mouse has moved, or a key was used. */
let restsAt: readonly [number, number] | null = null;

/** Functions that are called when the mouse no longer rests. */
const waiting = new Set<() => void>();

/** Notes that a control is pressed now. */
export function notePress({ pointerType, clientX, clientY }: PointerEvent): void {
  pressedAt = performance.now();
  restsAt = pointerType === 'mouse' ? [clientX, clientY] : null;
  addEventListener('pointermove', noteMove, true);
  addEventListener('keydown', endRest, true);
}

function noteMove({ clientX, clientY }: PointerEvent): void {
  const [x, y] = restsAt ?? [clientX, clientY];
  if (restsAt === null || Math.hypot(clientX - x, clientY - y) >= REST_PX) endRest();
}

function endRest(): void {
  removeEventListener('pointermove', noteMove, true);
  removeEventListener('keydown', endRest, true);
  restsAt = null;
  const left = [...waiting];
  waiting.clear();
  for (const each of left) each();
}

/** True while a second press of the same control may follow. */
export const isJustPressed = (): boolean => performance.now() - pressedAt < STEADY_MS;

/**
 * Runs at once, or if a control has just been pressed, when a second press of it is over.
 * @returns a function that calls it off
 */
export function runAfterPress(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const tryNow = () => {
    const wait = pressedAt + STEADY_MS - performance.now();
    // A further press puts it off again.
    if (wait > 0) later = setTimeout(tryNow, wait);
    else run();
  };
  tryNow();
  return () => clearTimeout(later);
}

/**
 * Scrolls after a press as `runAfterPress`, but not while the mouse that pressed still rests there: the control below
 * it keeps its place until the mouse moves or a key is used.
 * @returns a function that calls it off
 */
export function scrollAfterPress(scroll: () => void): () => void {
  const whenMoved = () => void (callOff = scrollAfterPress(scroll));
  let callOff = runAfterPress(() => {
    if (restsAt === null) scroll();
    else waiting.add(whenMoved);
  });
  return () => {
    callOff();
    waiting.delete(whenMoved);
  };
}
