/** The headline of a log line: the action, and its result or its losses. */

import type { Side } from '@linstock/kernel';
import { headlineOf } from '@linstock/scene';
import { describeAction, type LogLine } from '../../words/logLines.ts';
import { mergeLosses } from '../../words/losses.ts';

/** The parts of a headline; `short` writes names and words short, as a line of little room has them. */
export interface Headline {
  /** The action, with its result if there was no loss; empty if the losses say it all. */
  readonly did: string;
  /** The losses, in the colour of the side that had them. */
  readonly losses: readonly { readonly side: Side | null; readonly words: string }[];
}

/** A log line in whole sentences. */
export function headlineIn(logLine: LogLine): Headline {
  return {
    did: describeAction(logLine).join(' '),
    losses: mergeLosses(logLine.losses).map(({ side, sentence }) => ({ side, words: sentence })),
  };
}

/** The same written short. Nothing of it is left out but a name that was said just before. */
export function shortHeadlineIn(logLine: LogLine): Headline {
  const { did, losses } = headlineIn(logLine);
  const stopped = did.replace(/\.$/, '');
  const [first] = losses;
  const left = first ? befell(stopped, first.words) : '';
  // The unit named last is not named again: `… fires at 5th Ala.: loses 1 figure`.
  const joined = did === '' || !first ? '' : left === first.words ? '.' : ':';
  return {
    did: stoppedWith(headlineOf(stopped), joined),
    losses: losses.map(({ side, words }, i) => ({
      side,
      words: stoppedWith(headlineOf(i === 0 ? left : words), i < losses.length - 1 ? '.' : ''),
    })),
  };
}

const stoppedWith = (words: string, stop: string): string =>
  stop === '.' && words.endsWith('.') ? words : words + stop;

/**
 * The loss of a unit: without its name if the log line has just ended with that name, as in `… fires at the 5th Alabama` and `The 5th
 * Alabama loses 1 figure.`
 */
export function befell(logLine: string, loss: string): string {
  const words = loss.split(' ');
  const told = ` ${logLine.toLowerCase()}`;
  for (let n = words.length - 1; n > 0; n--) {
    const whom = words.slice(0, n).join(' ').toLowerCase();
    if (!/^(the|an?)$/.test(whom) && told.endsWith(` ${whom}`)) return words.slice(n).join(' ');
  }
  return loss;
}
