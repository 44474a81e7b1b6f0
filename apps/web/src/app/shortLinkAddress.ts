/** The hash of the page for a short link, such as `/b/7Q4KXM2P` to a battle or `/s/7Q4KXM2P` to a study; null for another address. */
export function hashOfShortLink(path: string): string | null {
  const [, kind, code] = /\/([bs])\/([0-9A-HJKMNP-TV-Z]{8})$/.exec(path) ?? [];
  if (kind === undefined) return null;
  return kind === 'b' ? `#/b/${code}` : `#/study/${code}`;
}
