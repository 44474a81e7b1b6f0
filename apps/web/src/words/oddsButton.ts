import type { Preview } from '@linstock/kernel';

/** The label of the button that gives the answer of the open odds card. */
export function labelOddsButton({ throws }: Preview): string {
  return throws ? 'Throw the dice' : 'Do it';
}
