/**
 * So many bytes of the browser's own chance, in hexadecimal: a name nobody else has, or the seed of dice. Not `randomUUID`: no browser
 * has it on a page that came by `http` from another machine, as one from a server of the club.
 */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
