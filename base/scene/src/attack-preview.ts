import type { Spot, Stand } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { RowNote } from './written.ts';

/** An attack told beforehand, as it would go from where all stand: what a table draws of it, and what its card says. */
export interface AttackPreview {
  /** Who attacks whom: `The 7th Tennessee charges the 3rd Indiana Cavalry`. */
  readonly title: string;
  readonly clause: ClauseId;
  readonly piece: string;
  readonly target: string;
  /** The stand as its straight way begins, and where that ends: the ground between is swept. */
  readonly from: Stand;
  readonly to: Stand;
  /** Along the middle of the way: where each inch of what it may spend is spent. */
  readonly ticks: readonly AttackPreviewTick[];
  /** Where the enemy may halt it, the nearest to him first. */
  readonly stops: readonly AttackPreviewStop[];
  /** Where it ends short of him, with the throw that does it. */
  readonly shorts: readonly { readonly at: Stand; readonly label: string }[];
  /** Who may fire on it on the way, with dice and reason. */
  readonly fires: readonly AttackPreviewFire[];
  /** The procedure step by step, each with what it comes to. */
  readonly steps: readonly { readonly label: string; readonly value: string; readonly clause: ClauseId }[];
  /** What follows for the neighbours of both. */
  readonly follows: readonly string[];
  /** What was taken for granted, such as orders nobody knows yet. */
  readonly assumes: string;
  /** How the whole may end, from the worst for the attacker to the best; exact, reckoned when it is wanted. */
  odds(): readonly AttackPreviewEnd[];
  /** Other ways to go about it, reckoned one after another as they are wanted; some of them may be no better. */
  ways(): Iterable<AttackPreviewBetter>;
}

/** Another way to go about an attack. */
export interface AttackPreviewBetter {
  /** `with the 7th Wisconsin in support`. */
  readonly label: string;
  /** The chance that the attack is won so. */
  readonly wins: number;
  /** What rows of the sheet are told for it; none if no order does it. */
  readonly writes: readonly { readonly row: string; readonly written: RowNote }[];
}

/** A mark of the rule along the way. */
export interface AttackPreviewTick {
  readonly at: Spot;
  /** Spent by then, in inches. */
  readonly spent: number;
  /** What cost more than the way there, such as `stream +1`; absent for a plain inch. */
  readonly label?: string;
}

/** A place where the enemy may halt it. */
export interface AttackPreviewStop {
  readonly label: string;
  readonly at: Stand;
  /** Others than the target may fire there. */
  readonly joined: boolean;
}

/** Somebody who may fire on it. */
export interface AttackPreviewFire {
  readonly piece: string;
  /** `3 dice`. */
  readonly label: string;
  readonly sentence: string;
}

/** One of the few ways in which the whole may end. */
export interface AttackPreviewEnd {
  readonly kind: 'halted' | 'shaken' | 'thrown back' | 'wins';
  readonly chance: number;
  /** It has come into contact by then. */
  readonly contact: boolean;
  /** What it is made up of, in words. */
  readonly parts: readonly { readonly label: string; readonly chance: number }[];
}
