/** A deed told in one sentence, with what came of it apart where it follows a colon: `Rally of the 20th Maine: shaken`. */
export function cameOf(text: string): { readonly did: string; readonly came: string | null } {
  const at = text.lastIndexOf(': ');
  return at < 0 ? { did: text, came: null } : { did: text.slice(0, at), came: text.slice(at + 2) };
}

/**
 * What befell somebody: without his name where the deed it came of has just ended with it, as in `… fires at the 5th Alabama` and
 * `The 5th Alabama loses 1 figure.`
 */
export function befell(deed: string, harm: string): string {
  const words = harm.split(' ');
  const told = ` ${deed.toLowerCase()}`;
  for (let n = words.length - 1; n > 0; n--) {
    const whom = words.slice(0, n).join(' ').toLowerCase();
    if (!/^(the|an?)$/.test(whom) && told.endsWith(` ${whom}`)) return words.slice(n).join(' ');
  }
  return harm;
}

/** What befell somebody, as whom and what: `4th coy of Militia` and `is destroyed`; nobody where he is not told, or is several. */
export function partedHarm(words: string): { readonly who: string | null; readonly what: string } {
  const [, who = null, what = words] = PARTED.exec(words) ?? [];
  return { who, what };
}

const BEFALLS =
  '(?:is|are|has|have|loses?|falls?|runs?|breaks?|routs?|leaves?|takes?|suffers?|surrenders?|retreats?|goes|go) ';

/** A name and what follows it; words that begin with what it was name nobody: `is routed, and falls back 2 inches`. */
const PARTED = new RegExp(`^(?!${BEFALLS})(.+?) (${BEFALLS}.+)$`);
