import type { Preview } from '@linstock/kernel';

/** What the button says that gives the answer whose odds lie open. */
export function oddsButton({ throws }: Preview): string {
  return throws ? 'Throw the dice' : 'Do it';
}
