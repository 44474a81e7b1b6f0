/** What one wants printed, and how large. */
import type { PrintedBattle } from './battle.ts';
import type { CounterSize } from './counterSheets.ts';
import type { HexSize } from './mapSheets.ts';
import type { PaperName } from './paper.ts';

/** A part of what can be printed of a battle. */
export type Part = 'scenario' | 'turns' | 'rosters' | 'counters' | 'labels' | 'map';

/** All that is chosen on the page. */
export interface Choices {
  readonly paper: PaperName;
  readonly parts: readonly Part[];
  readonly counter: CounterSize;
  readonly backs: boolean;
  readonly hex: HexSize;
  /** The map in lines alone. */
  readonly saving: boolean;
}

/** What is chosen before anything is: no map or labels, which take many sheets. */
export const FIRST: Choices = {
  paper: 'A4',
  parts: ['scenario', 'turns', 'rosters', 'counters'],
  counter: 16,
  backs: true,
  hex: 19,
  saving: false,
};

interface Offered {
  readonly part: Part;
  readonly label: string;
}

const ON_HEXES: readonly Offered[] = [
  { part: 'counters', label: 'Counters' },
  { part: 'map', label: 'Map' },
];
const ON_TABLES: readonly Offered[] = [{ part: 'labels', label: 'Labels for bases' }];

/** The parts there are of a battle in the order they are printed in, with what each is called. */
export function partsOf({ ground }: Pick<PrintedBattle, 'ground'>): readonly Offered[] {
  return [
    { part: 'scenario', label: 'Scenario' },
    { part: 'turns', label: 'Turn sheet' },
    { part: 'rosters', label: 'Rosters' },
    ...(ground.kind === 'hexes' ? ON_HEXES : ON_TABLES),
  ];
}
