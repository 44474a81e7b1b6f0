/**
 * Chances as percentages. Each chance is rounded by itself, to one decimal, halves upwards. So equal chances have equal
 * texts wherever they are shown: in cards, bars, legends, the log, the text view and on the command line. The rows of a
 * table may then add to 99.9 or 100.1.
 */

/**
 * Far below the difference of any two chances of dice. It corrects the rounding of sums of parts such as a sixth: four
 * even chances in a row are 6.25 %, and read 6.3 in whatever order they were added.
 */
const ROUNDING_ERROR = 1e-9;

/** From here on nothing else can happen. */
const CERTAIN_CHANCE = 1 - 1e-12;

/**
 * One chance as a text with one decimal, without a percent sign. A possible result is never shown as 0.0, and
 * one that may fail never as 100.0.
 */
export function percentage(chance: number): string {
  const tenths = Math.floor(chance * 1000 + 0.5 + ROUNDING_ERROR);
  if (tenths === 0 && chance > 0) return 'under 0.1';
  return tenths === 1000 && chance < CERTAIN_CHANCE ? 'over 99.9' : (tenths / 10).toFixed(1);
}

/** The same with its sign: `27.8 %`, `certain`, `never`. */
export function percentText(chance: number): string {
  if (chance >= CERTAIN_CHANCE) return 'certain';
  if (chance <= 0) return 'never';
  return `${percentage(chance)} %`;
}
