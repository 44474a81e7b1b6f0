/** True if keys pressed on an element are text for it. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('textarea, select, [contenteditable]') ||
      (target instanceof HTMLInputElement && !['button', 'checkbox', 'radio'].includes(target.type)))
  );
}
