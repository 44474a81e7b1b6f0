/**
 * Things whose label has a word beginning with each given word. Those with the words in the same order come first, and
 * of these one with no further words.
 */
export function namedBy<T>(all: readonly T[], labelOf: (each: T) => string, said: string): readonly T[] {
  const words = wordsOf(said);
  const named = all.map((each) => ({ each, label: wordsOf(labelOf(each)) }));
  const found = named.filter(({ label }) => words.every((word) => label.some((own) => own.startsWith(word))));
  const ordered = found.filter(({ label }) => inOrder(label, words));
  const best = ordered.length > 0 ? ordered : found;
  const whole = best.filter(({ label }) => label.length === words.length);
  return (whole.length === 1 ? whole : best).map(({ each }) => each);
}

/** True if words match a label in order, each as the beginning of one of its words. */
function inOrder(label: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    at = label.findIndex((own, i) => i >= at && own.startsWith(word)) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The words of a text, in small letters and without accents: `north-east` is one, and `2nd` is the same as `2d`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(north|south)[ -](east|west)\b/g, '$1$2')
    .replace(/([23])[nr]d\b/g, '$1d')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./u)
    .filter(Boolean);
}
