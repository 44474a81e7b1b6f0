import type { Letter } from '../mail/mail.ts';
import type { Site } from './site.ts';

/** Minutes for which an e-mail link works. */
export const LINK_MINUTES = 15;

/**
 * The letter with a link that signs in, or adds an address to an account. The code is in the fragment of the address, so that a
 * program that opens all links of a letter sends it to nobody: only the page reads it, and asks before it is used.
 */
export function linkLetter(to: string, code: string, { origin, path }: Site, adds: boolean): Letter {
  const address = `${origin}${path}/#/sign-in/${code}`;
  const what = adds
    ? 'This link adds your address to your account at Linstock.'
    : 'This link signs you in at Linstock.';
  return {
    to,
    subject: adds ? 'Add your address to Linstock' : 'Sign in to Linstock',
    text: `${what} It works once, for ${LINK_MINUTES} minutes.

${address}

If you did not ask for it, do nothing: without the link nobody gets in.
`,
  };
}
