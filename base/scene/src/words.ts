/** What has a word beginning with each word said; those whose words are no more than said alone, where there is one such. */
export function namedBy<T>(all: readonly T[], labelOf: (each: T) => string, said: string): readonly T[] {
  const words = wordsOf(said);
  const found = all.filter((each) => {
    const label = wordsOf(labelOf(each));
    return words.every((word) => label.some((own) => own.startsWith(word)));
  });
  const whole = found.filter((each) => wordsOf(labelOf(each)).length === words.length);
  return whole.length === 1 ? whole : found;
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
