/** Whether the page was touched last by its keys, and not by mouse or finger. */
let keyed = false;

/** See `isKeyed`: called once, when the page begins. */
export function watchInput(): void {
  addEventListener('keydown', () => (keyed = true), true);
  addEventListener('pointerdown', () => (keyed = false), true);
}

/** Whether the page was touched last by its keys, and not by mouse or finger: then the focus is where its reader is. */
export const isKeyboardUsed = (): boolean => keyed;
