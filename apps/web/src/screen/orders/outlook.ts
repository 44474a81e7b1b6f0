import type { Side } from '@linstock/kernel';
import type { Outlook } from '@linstock/scene';
import type { OutlookFilter } from '../../play/state/state.ts';

/** Something that the orders lead to, with its number in the list. */
export interface NumberedOutcome {
  readonly number: number;
  readonly told: Outlook;
}

/** The part of a list that is shown; each item keeps its number in the whole list. */
export function shownOf(
  list: readonly Outlook[],
  show: OutlookFilter,
  mine: readonly Side[],
): readonly NumberedOutcome[] {
  const is = ({ side, clash }: Outlook): boolean => {
    switch (show) {
      case 'all':
        return true;
      case 'mine':
        return mine.includes(side);
      case 'theirs':
        return !mine.includes(side);
      case 'clashes':
        return clash;
    }
  };
  return list.map((told, i) => ({ number: i + 1, told })).filter(({ told }) => is(told));
}
