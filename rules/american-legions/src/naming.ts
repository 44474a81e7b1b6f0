/** A name in a sentence: `the 7th Fusiliers`, but `Coffin's Dragoons`. */
export function withThe(name: string): string {
  return /^(?!King's)[A-Z]\w+'s /.test(name) ? name : `the ${name}`;
}

/** First letter large, for the head of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The form of a word that goes with a name or a list of names: the Militia has, the 7th Fusiliers have; the 2d company
 * of the 7th Fusiliers has, but two companies of them have.
 */
export function agreeing(name: string, one: string, many: string): string {
  const whole = name.indexOf(' of ');
  const head = whole < 0 ? name : name.slice(0, whole);
  return name.includes(' and ') || /[a-z]s$/.test(head) ? many : one;
}

/** A name at the head of a sentence and the verb that goes with it: `The 7th Fusiliers are`. */
export function saying(name: string, one: string, many: string): string {
  return `${sentence(name)} ${agreeing(name, one, many)}`;
}

/** `1st`, `2d`, `3d`, `4th`: as the time wrote them. */
export function ordinal(n: number): string {
  return n === 1 ? '1st' : n === 2 ? '2d' : n === 3 ? '3d' : `${n}th`;
}
