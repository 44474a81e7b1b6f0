/** True if the page was last used by keys, and not by mouse or finger. */
let keyed = false;

/** Begins to record whether keys or a pointer are used. Called once, when the page starts. */
export function watchInput(): void {
  addEventListener('keydown', () => (keyed = true), true);
  addEventListener('pointerdown', () => (keyed = false), true);
}

/** True if the page was last used by its keys, and not by mouse or finger. Then the focus shows where its reader is. */
export const isKeyboardUsed = (): boolean => keyed;
