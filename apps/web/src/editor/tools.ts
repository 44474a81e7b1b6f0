import type { DrawnZone } from '@linstock/ground';

/** The effect of a click on the board of the editor, as data. */

/** The tabs of the editor, as the address has them. */
export const EDIT_TABS = ['ground', 'forces', 'goals', 'share'] as const;
/** See `EDIT_TABS`. */
export type EditTab = (typeof EDIT_TABS)[number];

/** A unit by its side and name. */
export interface UnitKey {
  readonly side: string;
  readonly unit: string;
}

/** A zone by its kind, side and name. */
export type ZoneKey = Omit<DrawnZone, 'hexes'>;

/** The ground that a brush lays on a hex. */
export type Brush =
  | { readonly what: 'terrain'; readonly word: string }
  | { readonly what: 'level'; readonly by: 1 | -1 }
  | { readonly what: 'barred'; readonly barred: boolean }
  | { readonly what: 'structure'; readonly word: string | null };

/** The selected tool. */
export type Tool =
  | { readonly tool: 'units' }
  /** `at` is the hex that a finding led to, by its label. */
  | { readonly tool: 'ground'; readonly brush: Brush; readonly at?: string }
  /** Draws things on the survey or the table, or picks them. */
  | { readonly tool: 'draw' }
  | { readonly tool: 'zone'; readonly zone: ZoneKey };

/** True if two keys name one unit. */
export function isUnit(a: UnitKey | null, b: UnitKey): boolean {
  return a !== null && a.side === b.side && a.unit === b.unit;
}

/** True if two keys name one zone. */
export function isZone(a: ZoneKey, b: ZoneKey): boolean {
  return a.kind === b.kind && a.side === b.side && a.name === b.name;
}

/** The arrow keys as steps to the east and the north. */
export const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
