/** The headline of a log line: the action, and its result or its losses. */

import type { Side } from '@linstock/kernel';
import type { Name, Statement } from '@linstock/scene';
import { withoutStop } from '@linstock/scene';
import { describeAction, type LogLine } from '../../words/logLines.ts';
import { type Loss, mergeLosses } from '../../words/losses.ts';

/** The parts of a headline; `short` writes names and words short, as a line of little room has them. */
export interface Headline {
  /** The action, with its result if there was no loss; empty if the losses say it all. */
  readonly did: string;
  /** The losses, in the colour of the side that had them. */
  readonly losses: readonly { readonly side: Side | null; readonly words: string }[];
}

/** A log line in whole sentences. */
export function writeHeadline(logLine: LogLine): Headline {
  return {
    did: describeAction(logLine).join(' '),
    losses: mergeLosses(logLine.losses).map(({ side, sentence }) => ({ side, words: sentence })),
  };
}

/** The same written short. Nothing of it is left out but a name that was said just before. */
export function writeShortHeadline(logLine: LogLine): Headline {
  const { statement, text } = logLine;
  const losses = mergeLosses(logLine.losses);
  const [first, ...more] = losses;
  const action = describeAction(logLine).join(' ');
  const did = withoutStop(statement ? statement.shortIn(action, text) : action);
  // The unit named last is not named again: `… fires at 5th Ala.: loses 1 figure`.
  const named = action !== '' && first !== undefined && isNamedLast(statement, first);
  const joined = did === '' || !first ? '' : named ? ':' : '.';
  const short = [first, ...more].flatMap((loss, i) => (loss ? [shortLoss(loss, named && i === 0)] : []));
  return {
    did: stoppedWith(did, joined),
    losses: losses.map(({ side }, i) => ({
      side,
      words: stoppedWith(short[i] ?? '', i < losses.length - 1 ? '.' : ''),
    })),
  };
}

/** Words with their stop; a short form that ends with a full stop needs no second. */
const stoppedWith = (words: string, stop: string): string =>
  stop === '.' ? `${withoutStop(words)}.` : words + stop;

/** True if a sentence ends with the name of the unit that has a loss. */
function isNamedLast(statement: Statement | null, { statement: loss }: Loss): boolean {
  const last = statement?.parts.at(-1);
  const whom = loss?.saying?.subject;
  return whom !== undefined && last !== undefined && isName(last) && `${last}` === `${whom}`;
}

const isName = (part: Statement['parts'][number]): part is Name => typeof part !== 'string' && 'text' in part;

/** A loss written short; without its name if that was said just before. */
function shortLoss({ sentence, statement }: Loss, named: boolean): string {
  if (!statement) return withoutStop(sentence);
  return named ? statement.shortPredicate : statement.short;
}
