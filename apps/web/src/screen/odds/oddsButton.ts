import type { Meaning } from '../state.ts';

/** What the button says that gives the answer whose odds lie open. */
export function oddsButton({ throws }: Meaning['preview']): string {
  return throws ? 'Throw the dice' : 'Do it';
}
