/** The markers a table without a screen needs: states that no counter shows, and orders. */
import { isOfficer, type MarkKind, type OrderMarker } from '@linstock/scene';
import { backOf, type PrintedBattle } from './battle.ts';

/** One marker, and how many of it are printed. */
export interface Marker {
  readonly word: string;
  /** The sign of an order; null for a state. */
  readonly face: OrderMarker['face'] | null;
  readonly many: number;
}

/** States that end with the turn, and need no marker. */
const PASSING: readonly MarkKind[] = ['acted', 'moved', 'fired', 'fought'];

/** Faces of orders without content. */
const SAYS_NOTHING = ['sealed', 'unset'];

/** Units to a marker of a state, and the minimum and maximum number of markers. */
const TO_ONE = 6;
const MIN_MARKERS = 4;
const MAX_MARKERS = 18;

/**
 * The markers of a battle: some of each state, and of each order as many as may be given at once, within
 * reason.
 */
export function markersOf({
  rules,
  scene,
  ground,
}: Pick<PrintedBattle, 'rules' | 'scene' | 'ground'>): Marker[] {
  const signs = rules.guide?.signs;
  if (!signs) return [];
  const troops = scene.pieces.filter((piece) => !isOfficer(piece)).length;
  const some = Math.min(MAX_MARKERS, Math.max(MIN_MARKERS, Math.ceil(troops / TO_ONE)));
  // The bases of a table have no backs.
  const onBacks = ground.kind === 'hexes' ? backOf(rules) : null;
  const shown: readonly string[] = [...PASSING, onBacks ?? ''];
  const states = Object.keys(signs.marks).filter((word) => !shown.includes(word));
  const ordered = scene.bodies.filter(({ order }) => order !== null).length;
  const each = ordered > 0 ? ordered : Math.ceil(troops / 2);
  return [
    ...Object.keys(signs.orders)
      .filter((word) => !SAYS_NOTHING.includes(word))
      .map((word) => ({ word, face: word as OrderMarker['face'], many: each })),
    ...states.map((word) => ({ word, face: null, many: some })),
  ];
}
