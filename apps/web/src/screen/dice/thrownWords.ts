import { likelihoodText, neededText, type Roll } from '@linstock/kernel';

/** What was thrown for, what each die or all together needed, and how likely it was before. */
export function thrownWords({ reckoning, value }: Pick<Roll, 'reckoning' | 'value'>): string {
  const { title, dice } = reckoning;
  const needed = neededText(reckoning);
  const what = dice.read === 'hits' ? `each die that shows ${needed} hits` : `${needed} needed`;
  const head = needed === null ? title : `${title}${title.endsWith('?') ? '' : ','} ${what}`;
  return `${head}${head.endsWith('?') ? '' : ';'} before the throw: ${likelihoodText(reckoning, value)}`;
}
