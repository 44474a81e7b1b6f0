/** `1st`, `2d`, `3d`, `4th`: as the time wrote them. */
export function ordinal(n: number): string {
  return n === 1 ? '1st' : n === 2 ? '2d' : n === 3 ? '3d' : `${n}th`;
}
