import type { Reckoning } from './reckoning.ts';
import { isHit, leastValue, readFaces, sumOf, ways } from './throw.ts';

/**
 * For each die of a throw, true if it was good. Dice that count one by one are good if they hit. Dice that
 * count together are all good or all bad, by the outcome.
 */
export function goodDice({ dice, outcomes }: Reckoning, faces: readonly number[]): readonly boolean[] {
  if (dice.read === 'hits') return faces.map((face) => isHit(dice, face));
  const good = (outcomes[readFaces(dice, faces) - leastValue(dice)]?.rank ?? 0) > 0;
  return faces.map(() => good);
}

/** The dice results that succeed: `5 or more`, `7 or less in all`, `2 or 6`; null if nothing depends on them. */
export function neededText({ dice, outcomes }: Reckoning): string | null {
  const faces = Array.from({ length: dice.sides }, (_, i) => i + 1);
  if (dice.read === 'hits') {
    const hits = faces.filter((face) => isHit(dice, face));
    return runText(hits, 1, dice.sides);
  }
  const least = leastValue(dice);
  const can = ways(dice);
  const good = outcomes.flatMap(({ rank }, i) =>
    rank > 0 && can[i] !== 0 ? [sumOf(dice, least + i).sum] : [],
  );
  const text = runText(good, least, dice.count * dice.sides);
  return text === null || dice.count === 1 ? text : `${text} in all`;
}

/** Numbers with gaps between them that are worth listing: more of them are nothing one throws for. */
const MAX_LISTED_NUMBERS = 3;

/**
 * Some of the numbers, from the least to the greatest, in words; null if none or all are named, or too many with
 * gaps.
 */
function runText(numbers: readonly number[], least: number, greatest: number): string | null {
  const some = [...new Set(numbers)].sort((a, b) => a - b);
  const [first, last] = [some[0], some.at(-1)];
  if (first === undefined || last === undefined || some.length > greatest - least) return null;
  const run = last - first === some.length - 1;
  if (first === last) return `${first}`;
  if (run && last === greatest) return `${first} or more`;
  if (run && first === least) return `${last} or less`;
  if (run) return `${first} to ${last}`;
  return some.length > MAX_LISTED_NUMBERS ? null : `${some.slice(0, -1).join(', ')} or ${last}`;
}
