/** What one wants printed, and how large. */
import type { PrintedBattle } from './battle.ts';
import type { CounterSize } from './counterSheets.ts';
import type { PaperName } from './paper.ts';

/** A part of what can be printed of a battle. */
export type Part = 'scenario' | 'turns' | 'rosters' | 'counters';

/** All that is chosen on the page. */
export interface Choices {
  readonly paper: PaperName;
  readonly parts: readonly Part[];
  readonly counter: CounterSize;
  readonly backs: boolean;
}

/** What is chosen before anything is. */
export const FIRST: Choices = {
  paper: 'A4',
  parts: ['scenario', 'turns', 'rosters', 'counters'],
  counter: 16,
  backs: true,
};

/** The parts there are of a battle in the order they are printed in, with what each is called. */
export function partsOf({ ground }: Pick<PrintedBattle, 'ground'>): readonly { part: Part; label: string }[] {
  return [
    { part: 'scenario', label: 'Scenario' },
    { part: 'turns', label: 'Turn sheet' },
    { part: 'rosters', label: 'Rosters' },
    ...(ground.kind === 'hexes' ? [{ part: 'counters', label: 'Counters' } as const] : []),
  ];
}
