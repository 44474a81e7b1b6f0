/**
 * Shares of a whole in whole steps that add up to it. What is rounded is the sum up to each row, so that the rows of a
 * tail together show its own chance: half of a die's faces is 50.0. All shares that are shown are rounded here.
 * @param chances 0 to 1 each, adding to 1
 * @param whole steps in the whole: 1000 for shares of one decimal of a per cent
 */
export function stepsOf(chances: readonly number[], whole: number): number[] {
  let sum = 0;
  let shown = 0;
  return chances.map((chance) => {
    sum += chance;
    // Far below any chance of dice: it undoes what adding parts like a sixth has lost.
    const upTo = Math.round(sum * whole + 1e-9);
    const steps = upTo - shown;
    shown = upTo;
    return steps;
  });
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
