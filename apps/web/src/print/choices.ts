/** What one wants printed, and how large. */
import type { PrintedBattle } from './battle.ts';
import type { CounterSize } from './counterSheets.ts';
import type { HexSize } from './mapSheets.ts';
import type { PaperName } from './paper.ts';

/** A part of what can be printed of a battle. */
export type Part = 'scenario' | 'turns' | 'rosters' | 'counters' | 'labels' | 'markers' | 'map';

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
  parts: ['counters', 'scenario', 'turns', 'rosters'],
  counter: 16,
  backs: true,
  hex: 19,
  saving: false,
};

interface PrintOffer {
  readonly part: Part;
  readonly label: string;
}

/** The parts there are of a battle in the order they are printed in, with what each is called. */
export function partsOf({ ground }: Pick<PrintedBattle, 'ground'>): readonly PrintOffer[] {
  const hexes = ground.kind === 'hexes';
  return [
    // First, so that on a printer of both sides each sheet has its own backs.
    ...(hexes ? [{ part: 'counters', label: 'Counters' } as const] : []),
    { part: 'scenario', label: 'Scenario' },
    { part: 'turns', label: 'Turn sheet' },
    { part: 'rosters', label: 'Rosters' },
    { part: 'markers', label: 'Markers' },
    hexes ? { part: 'map', label: 'Map' } : { part: 'labels', label: 'Labels for bases' },
  ];
}
