/**
 * `bytes` random bytes of the browser, in hexadecimal: a unique name, or the seed of dice. Not `randomUUID`,
 * which no browser has on a page loaded by `http` from another machine, such as a club's server.
 */
export function makeRandomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
