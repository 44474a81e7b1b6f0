/** Drawings over the ground, as data: those of both kinds of ground, and those of hexes alone. */
import type { Blocker, Place } from '@linstock/scene';
import type { AimOverlay } from './AimLine.tsx';
import type { MarchOverlay, PlaceLabelOverlay } from './March.tsx';

/** The meaning of an area. Pattern, line and sign differ too, not colour alone. */
export type Meaning = 'reach' | 'go' | 'cost' | 'target' | 'later' | 'seen' | 'due' | 'chosen';

/** Items of the ground with one meaning. An item is the id of a place on hexes, and of a piece on a table. */
export interface AreaOverlay {
  readonly kind: 'area';
  readonly id: string;
  readonly meaning: Meaning;
  readonly items: readonly string[];
  /** Small text at a place of a map: cost so far, column shift. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A line of sight. */
export interface SightOverlay {
  readonly kind: 'sight';
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly verdict: 'clear' | 'blocked' | 'hindered';
  /** The place, piece or feature of the ground that ends the line of sight; null if nothing does. */
  readonly blockedAt: Blocker | null;
}

/** The drawings that every ground has. */
export type SharedOverlay = AreaOverlay | AimOverlay | SightOverlay;

/** The drawings that only hexes have. */
export type HexOnlyOverlay =
  | MarchOverlay
  | PlaceLabelOverlay
  | {
      /** Range bands or arcs: heavier hatch for the nearer band (0 is the nearest). */
      readonly kind: 'band';
      readonly id: string;
      readonly band: 0 | 1 | 2 | 3;
      readonly places: readonly string[];
      readonly text?: string;
    }
  | {
      readonly kind: 'path';
      readonly id: string;
      readonly places: readonly string[];
      readonly warns?: boolean;
    }
  | {
      readonly kind: 'ruler';
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly text: string;
    };

/** Something drawn between the hexes and the pieces; labels and tapes lie over them. */
export type HexOverlay = SharedOverlay | HexOnlyOverlay;
