/** The quoted names in a text: `Click “End fire”.` names the button `End fire`. */
export function findQuoted(words: string): string[] {
  return [...words.matchAll(/“([^”]+)”/g)].flatMap(([, name]) => name ?? []);
}
