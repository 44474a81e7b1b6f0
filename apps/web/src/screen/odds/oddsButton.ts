import type { Preview } from '@linstock/scene';

/** What the button says that gives the answer whose odds lie open. */
export function oddsButton({ throws }: Pick<Preview, 'throws'>): string {
  return throws ? 'Throw the dice' : 'Do it';
}
