/** The results of throws and blows, in words. */
import type { GameLogItem, Roll } from '@linstock/kernel';
import { sentence as capital, isQuestion, type Statement, statementOf } from '@linstock/scene';
import { type Loss, mergeLosses } from './losses.ts';

/** True if a throw decides what another has left open. Its title continues the other's: `…, one figure at risk`. */
export const settles = (later: Roll, earlier: Roll): boolean =>
  later.reckoning.title.startsWith(`${earlier.reckoning.title}, `);

/** The result of a throw, in words. */
export function labelOutcome({ reckoning, outcome }: Roll): string {
  return reckoning.outcomes.find(({ key }) => key === outcome)?.label ?? outcome;
}

/** The rank of the outcome of a throw: above 0 if it was good for the side that threw. */
export function rankOf({ reckoning, outcome }: Roll): number {
  return reckoning.outcomes.find(({ key }) => key === outcome)?.rank ?? 0;
}

/** An action and its result, as one sentence: `Morale of the Militia: stands firm.`, `Is Nettles hit? He is unhurt.` */
export function withResult(text: string, outcome: string | null): string {
  if (outcome === null) return isQuestion(text) ? text : `${text}.`;
  return isQuestion(text) ? `${text} ${capital(outcome)}.` : `${text}: ${outcome}.`;
}

/** The sentence of a log line, as a text and in parts. */
export interface ResultSentence {
  readonly text: string;
  readonly statement: Statement | null;
}

/** The result of a blow. The beaten side is left out if its losses follow. */
export function removeBeaten({
  text,
  statement,
  losses,
}: ResultSentence & { losses: readonly Loss[] }): ResultSentence {
  const beaten = statement?.ending?.subject;
  if (!beaten || !statement) return { text, statement };
  const told = losses.some((loss) => `${loss.statement?.saying?.subject}` === `${beaten}`);
  if (!told) return { text, statement };
  const blow = statement.withoutEnding();
  return { text: blow.words, statement: blow };
}

/** Joins a line and one more item: one sentence if both had the same event, else two. */
export function joinSentences(
  { text, statement, losses }: ResultSentence & { losses: readonly Loss[] },
  { logItem }: GameLogItem,
): Loss[] {
  const side = null;
  const before =
    losses.length > 0
      ? losses.map((loss) => ({ ...loss, side }))
      : [{ side, sentence: `${text}.`, statement }];
  return mergeLosses([...before, { side, sentence: logItem.sentence, statement: statementOf(logItem) }]);
}
