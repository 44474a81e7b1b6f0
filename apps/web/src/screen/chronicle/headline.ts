/**
 * What befell somebody: without his name where the deed it came of has just ended with it, as in `… fires at the 5th Alabama` and
 * `The 5th Alabama loses 1 figure.`
 */
export function befell(deed: string, harm: string): string {
  const words = harm.split(' ');
  const told = ` ${deed.toLowerCase()}`;
  for (let n = words.length - 1; n > 0; n--) {
    const whom = words.slice(0, n).join(' ').toLowerCase();
    if (!/^(the|an?)$/.test(whom) && told.endsWith(` ${whom}`)) return words.slice(n).join(' ');
  }
  return harm;
}
