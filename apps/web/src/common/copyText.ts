/**
 * Puts a text on the clipboard. Returns false if that fails. Browsers give no clipboard to a page opened by
 * `http` from another machine. In that case the text is selected and copied as with the keyboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  if (!('document' in globalThis)) return false;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Not `hidden`: what cannot be seen cannot be selected.
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
