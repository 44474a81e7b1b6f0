import { likelihoodText, neededText, outcomeOf, type Roll } from '@linstock/kernel';

/** The result of a throw, once the dice are still. */
export function describeResult({ reckoning, value }: Pick<Roll, 'reckoning' | 'value'>): string {
  const { label, fallen } = outcomeOf(reckoning, value);
  return fallen ?? label;
}

/** The purpose of a throw, the number that each die or all together needed, and its chance. */
export function describeRoll({ reckoning, value }: Pick<Roll, 'reckoning' | 'value'>): string {
  const { title, dice } = reckoning;
  const needed = neededText(reckoning);
  const what = dice.read === 'hits' ? `each die that shows ${needed} hits` : `${needed} needed`;
  const head = needed === null ? title : `${title}${title.endsWith('?') ? '' : ','} ${what}`;
  return `${head}${head.endsWith('?') ? '' : ';'} before the throw: ${likelihoodText(reckoning, value)}`;
}
