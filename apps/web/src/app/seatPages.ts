/** The hash of the page that takes a seat along to this device; without a code it asks for one. */
export function hashOfTransfer(code: string | null = null): string {
  return code === null ? '#/s' : `#/s/${encodeURIComponent(code)}`;
}

/** The hash of the page that brings back a lost seat at a game. */
export function hashOfRecovery(game: string): string {
  return `#/back/${encodeURIComponent(game)}`;
}

/** The hash of the page for a transfer link such as `/s#9FQ2-VH7D-K4MT`; null for any other address. */
export function hashOfTransferLink(path: string, fragment: string): string | null {
  if (!path.endsWith('/s')) return null;
  const code = /^#([\w-]{12,20})$/.exec(fragment)?.[1];
  return hashOfTransfer(code ?? null);
}
