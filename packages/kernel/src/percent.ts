/**
 * Shares of a whole as texts of one decimal that add up to 100.0 (largest remainder, of equal ones the later row).
 * One that is possible but below 0.05 % reads `under 0.1`.
 * @param chances 0 to 1 each, adding to 1
 */
export function percentages(chances: readonly number[]): string[] {
  const exact = chances.map((chance) => chance * 1000);
  const floors = exact.map((tenths) => Math.floor(tenths + 1e-9));
  let missing = 1000 - floors.reduce((sum, n) => sum + n, 0);
  const byRemainder = exact
    .map((tenths, i) => ({ i, rest: tenths - (floors[i] ?? 0) }))
    .sort((a, b) => (Math.abs(b.rest - a.rest) < 1e-6 ? b.i - a.i : b.rest - a.rest));
  for (const { i } of byRemainder) {
    if (missing <= 0) break;
    floors[i] = (floors[i] ?? 0) + 1;
    missing--;
  }
  return floors.map((tenths, i) => worded(tenths, chances[i] ?? 0));
}

/** One chance as a text of one decimal, without the sign of per cent. */
export function percentage(chance: number): string {
  return worded(Math.round(chance * 1000), chance);
}

/** The same with its sign: `27.8 %`, `certain`, `never`. */
export function percentText(chance: number): string {
  if (chance >= 1 - 1e-12) return 'certain';
  if (chance <= 0) return 'never';
  return `${percentage(chance)} %`;
}

function worded(tenths: number, chance: number): string {
  if (tenths === 0 && chance > 0) return 'under 0.1';
  return (tenths / 10).toFixed(1);
}
