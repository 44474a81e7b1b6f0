/** A name in a sentence: `the 7th Fusiliers`, but `Coffin's Dragoons`. */
export function withThe(name: string): string {
  return /^(?!King's)[A-Z]\w+'s /.test(name) ? name : `the ${name}`;
}

/** First letter large, for the head of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1st`, `2d`, `3d`, `4th`: as the time wrote them. */
export function ordinal(n: number): string {
  return n === 1 ? '1st' : n === 2 ? '2d' : n === 3 ? '3d' : `${n}th`;
}
