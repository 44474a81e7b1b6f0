/** The results of throws and blows, in words. */
import type { GameLogItem, Roll } from '@linstock/kernel';
import { sentence as capital } from '@linstock/scene';
import { type Loss, mergeLosses } from './losses.ts';

/** True if a throw settles what another has left open. Its title continues the other's: `…, one figure at risk`. */
export const settles = (later: Roll, earlier: Roll): boolean =>
  later.reckoning.title.startsWith(`${earlier.reckoning.title}, `);

/** The result of a throw, in words. */
export function outcomeLabel({ reckoning, outcome }: Roll): string {
  return reckoning.outcomes.find(({ key }) => key === outcome)?.label ?? outcome;
}

/** The rank of the outcome of a throw: above 0 it went well for who threw. */
export function rankOf({ reckoning, outcome }: Roll): number {
  return reckoning.outcomes.find(({ key }) => key === outcome)?.rank ?? 0;
}

/** An action and its result, as one sentence: `Morale of the Militia: stands firm.`, `Is Nettles hit? He is unhurt.` */
export function withResult(text: string, outcome: string | null): string {
  if (outcome === null) return text.endsWith('?') ? text : `${text}.`;
  return text.endsWith('?') ? `${text} ${capital(outcome)}.` : `${text}: ${outcome}.`;
}

/** The result of a blow. The beaten side is left out if its losses follow. */
export function withoutBeaten({ text, losses }: { text: string; losses: readonly Loss[] }): string {
  const [, blow, beaten] = /^(.+), (.+) (?:is|are) beaten$/.exec(text) ?? [];
  const told = losses.some(({ sentence }) => sentence.toLowerCase().startsWith(`${beaten?.toLowerCase()} `));
  return blow !== undefined && told ? blow : text;
}

/** Joins a line and one more item: one sentence if the same befell both, else two. */
export function joinSentences(
  { text, losses }: { text: string; losses: readonly Loss[] },
  { logItem }: GameLogItem,
): string[] {
  const side = null;
  const before =
    losses.length > 0 ? losses.map(({ sentence }) => ({ side, sentence })) : [{ side, sentence: `${text}.` }];
  return mergeLosses([...before, { side, sentence: logItem.sentence }]).map(({ sentence }) => sentence);
}
