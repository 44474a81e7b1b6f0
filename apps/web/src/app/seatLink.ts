/**
 * The hash of the table for a seat link such as `/g/k3f9#seat=TOKEN`, as the server and the command line write them;
 * null for any other address.
 */
export function hashOfSeatLink(path: string, fragment: string): string | null {
  const game = /\/g\/([\w-]{1,80})$/.exec(path)?.[1];
  if (game === undefined) return null;
  const token = /^#seat=([\w-]{20,80})$/.exec(fragment)?.[1];
  return `#/g/${game}${token === undefined ? '' : `?seat=${token}`}`;
}
