/** The parts to print, and their size. */
import type { PrintedBattle } from './battle.ts';
import type { CounterSize } from './counterSheets.ts';
import type { HexSize } from './mapSheets.ts';
import type { PaperName, SheetPaper } from './paper.ts';

/** A part of a battle's print. */
export type Part = 'scenario' | 'turns' | 'rosters' | 'counters' | 'labels' | 'markers' | 'map';

/** All choices on the page. */
export interface Choices {
  readonly paper: SheetPaper;
  /** The paper of the map; null if it is that of the other parts. */
  readonly poster: PaperName | null;
  readonly parts: readonly Part[];
  readonly counter: CounterSize;
  readonly backs: boolean;
  /** Millimetres, or as large as one sheet holds the map. */
  readonly hex: HexSize | 'one sheet';
  /** The map in lines alone. */
  readonly saving: boolean;
}

/** The choices at the start: no map or labels, which take many sheets. */
export const FIRST: Choices = {
  paper: 'A4',
  poster: null,
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

/** The printable parts of a battle in their printed order, each with its name. */
export function partsOf({ ground }: Pick<PrintedBattle, 'ground'>): readonly PrintOffer[] {
  const hexes = ground.kind === 'hexes';
  return [
    // First, so that on a two-sided printer each sheet has its own backs.
    ...(hexes ? [{ part: 'counters', label: 'Counters' } as const] : []),
    { part: 'scenario', label: 'Scenario' },
    { part: 'turns', label: 'Turn sheet' },
    { part: 'rosters', label: 'Rosters' },
    { part: 'markers', label: 'Markers' },
    hexes ? { part: 'map', label: 'Map' } : { part: 'labels', label: 'Labels for bases' },
  ];
}
