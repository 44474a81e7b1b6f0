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
 * Shares of a whole as texts of one decimal that add up to 100. One that is possible but would read 0 says `under 0.1`.
 * @param chances 0 to 1 each, adding to 1
 */
export function percentages(chances: readonly number[]): string[] {
  return stepsOf(chances, 1000).map((each, i) => worded(each, chances[i] ?? 0));
}

/** One chance as a text of one decimal, without the sign of per cent. */
export function percentage(chance: number): string {
  return worded(Math.round(chance * 1000), chance);
}

/** The same with its sign: `27.8 %`, `certain`, `never`. */
export function percentText(chance: number): string {
  return tenthsText(Math.round(chance * 1000), chance);
}

/** Tenths of a per cent with their sign: `27.8 %`; `certain` and `never` by the chance they were rounded from. */
export function tenthsText(tenths: number, chance: number): string {
  if (chance >= 1 - 1e-12) return 'certain';
  if (chance <= 0) return 'never';
  return `${worded(tenths, chance)} %`;
}

function worded(tenths: number, chance: number): string {
  return tenths === 0 && chance > 0 ? 'under 0.1' : (tenths / 10).toFixed(1);
}
