import type { LegendSign } from './legendWords.ts';

/** The subject of a card. */
export type CardSubject =
  | { readonly piece: string }
  | { readonly place: string }
  | { readonly mark: string; readonly label: string }
  | { readonly step: number }
  | { readonly clause: string }
  | { readonly sign: LegendSign };
