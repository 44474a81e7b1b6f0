/**
 * Puts a text on the clipboard; whether that went. A page that a friend opens by `http` from another machine of the same house is
 * given no clipboard by the browser: there the text is selected and copied as a hand would.
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
