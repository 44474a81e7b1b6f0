/** A deed as it stands in one headline: what was done, and its result or what befell whom. */

import type { Side } from '@linstock/kernel';
import { headlineOf } from '@linstock/scene';
import { type Deed, doneWords } from '../../words/deeds.ts';
import { harmsTold } from '../../words/harms.ts';

/** The parts of a headline; `short` writes names and words short, as a line of little room has them. */
export interface Headline {
  /** The action, with its result if there was no loss; empty if the losses say it all. */
  readonly did: string;
  /** The losses, in the colour of the side that had them. */
  readonly harms: readonly { readonly side: Side | null; readonly words: string }[];
}

/** A deed in whole sentences. */
export function headlineIn(deed: Deed): Headline {
  return {
    did: doneWords(deed).join(' '),
    harms: harmsTold(deed.harms).map(({ side, sentence }) => ({ side, words: sentence })),
  };
}

/** The same written short. Nothing of it is left out but a name that was said just before. */
export function shortHeadlineIn(deed: Deed): Headline {
  const { did, harms } = headlineIn(deed);
  const stopped = did.replace(/\.$/, '');
  const [first] = harms;
  const left = first ? befell(stopped, first.words) : '';
  // The unit named last is not named again: `… fires at 5th Ala.: loses 1 figure`.
  const joined = did === '' || !first ? '' : left === first.words ? '.' : ':';
  return {
    did: stoppedWith(headlineOf(stopped), joined),
    harms: harms.map(({ side, words }, i) => ({
      side,
      words: stoppedWith(headlineOf(i === 0 ? left : words), i < harms.length - 1 ? '.' : ''),
    })),
  };
}

const stoppedWith = (words: string, stop: string): string =>
  stop === '.' && words.endsWith('.') ? words : words + stop;

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
