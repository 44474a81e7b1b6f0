/** What a click on the board of the editor does, as data. */

/** A unit by its side and name. */
export interface UnitKey {
  readonly side: string;
  readonly unit: string;
}

/** What a brush lays on a hex. */
export type Brush =
  | { readonly what: 'terrain'; readonly word: string }
  | { readonly what: 'level'; readonly by: 1 | -1 }
  | { readonly what: 'barred'; readonly barred: boolean }
  | { readonly what: 'structure'; readonly word: string | null };

/** The tool in hand. */
export type Tool = { readonly tool: 'units' } | { readonly tool: 'ground'; readonly brush: Brush };

/** True if two keys name one unit. */
export function isUnit(a: UnitKey | null, b: UnitKey): boolean {
  return a !== null && a.side === b.side && a.unit === b.unit;
}
