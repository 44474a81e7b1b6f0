/**
 * Time after a press during which nothing moves under the pointer, in milliseconds, so that a second press
 * meets the same control.
 */
export const STEADY_MS = 500;

/** When a control of the column was last pressed with a mouse or a finger. */
let pressedAt = -STEADY_MS;

/** Notes that a control is pressed now. */
export function notePress(): void {
  pressedAt = performance.now();
}

/** True while a second press of the same control may follow. */
export const isJustPressed = (): boolean => performance.now() - pressedAt < STEADY_MS;

/**
 * Scrolls at once, or if a control has just been pressed, when a second press of it is over.
 * @returns a function that calls it off
 */
export function runAfterPress(scroll: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const tryNow = () => {
    const wait = pressedAt + STEADY_MS - performance.now();
    // A further press puts it off again.
    if (wait > 0) later = setTimeout(tryNow, wait);
    else scroll();
  };
  tryNow();
  return () => clearTimeout(later);
}
