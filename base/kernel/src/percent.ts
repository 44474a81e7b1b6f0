/**
 * Shares of a whole in whole steps that add up to it (largest remainder, of equal ones the later row). All shares that
 * are shown are rounded here.
 * @param chances 0 to 1 each, adding to 1
 * @param whole steps in the whole: 1000 for shares of one decimal of a per cent
 */
export function stepsOf(chances: readonly number[], whole: number): number[] {
  const exact = chances.map((chance) => chance * whole);
  const steps = exact.map((each) => Math.floor(each + 1e-9));
  let missing = whole - steps.reduce((sum, n) => sum + n, 0);
  const byRemainder = exact
    .map((each, i) => ({ i, rest: each - (steps[i] ?? 0) }))
    .sort((a, b) => (Math.abs(b.rest - a.rest) < 1e-6 ? b.i - a.i : b.rest - a.rest));
  for (const { i } of byRemainder) {
    if (missing <= 0) break;
    steps[i] = (steps[i] ?? 0) + 1;
    missing--;
  }
  return steps;
}

/**
 * Shares of a whole as texts that add up to 100. One that is possible but would read 0 says `under 0.1` (or `under 1`).
 * @param chances 0 to 1 each, adding to 1
 * @param decimals 1 unless told
 */
export function percentages(chances: readonly number[], decimals: 0 | 1 = 1): string[] {
  const steps = stepsOf(chances, 100 * 10 ** decimals);
  return steps.map((each, i) => worded(each, chances[i] ?? 0, decimals));
}

/** One chance as a text of one decimal, without the sign of per cent. */
export function percentage(chance: number): string {
  return worded(Math.round(chance * 1000), chance, 1);
}

/** The same with its sign: `27.8 %`, `certain`, `never`. */
export function percentText(chance: number): string {
  return tenthsText(Math.round(chance * 1000), chance);
}

/** Tenths of a per cent with their sign: `27.8 %`; `certain` and `never` by the chance they were rounded from. */
export function tenthsText(tenths: number, chance: number): string {
  if (chance >= 1 - 1e-12) return 'certain';
  if (chance <= 0) return 'never';
  return `${worded(tenths, chance, 1)} %`;
}

function worded(steps: number, chance: number, decimals: 0 | 1): string {
  if (steps === 0 && chance > 0) return decimals === 1 ? 'under 0.1' : 'under 1';
  return (steps / 10 ** decimals).toFixed(decimals);
}
