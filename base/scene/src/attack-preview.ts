import type { Spot, Stand } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { RowNote } from './row-note.ts';

/** An attack shown beforehand, as it would go from the current position: what the board draws of it, and what its card says. */
export interface AttackPreview {
  /** The attacker and the target: `The 7th Tennessee charges the 3rd Indiana Cavalry`. */
  readonly title: string;
  readonly clause: ClauseId;
  readonly piece: string;
  readonly target: string;
  /** The stand at the start and at the end of its straight path: the ground between is swept. */
  readonly from: Stand;
  readonly to: Stand;
  /** Along the middle of the path: the end of each inch that it may spend. */
  readonly ticks: readonly AttackPreviewTick[];
  /** Places where the enemy may halt it, the nearest to the enemy first. */
  readonly stops: readonly AttackPreviewStop[];
  /** Places where it ends short of the enemy, with the throw that decides it. */
  readonly shorts: readonly { readonly at: Stand; readonly label: string }[];
  /** Units that may fire on it on the way, with dice and reason. */
  readonly fires: readonly AttackPreviewFire[];
  /** The procedure step by step, each with its result. */
  readonly steps: readonly { readonly label: string; readonly value: string; readonly clause: ClauseId }[];
  /** Consequences for the neighbours of both. */
  readonly follows: readonly string[];
  /** The assumptions made, such as orders that are still secret. */
  readonly assumes: string;
  /** The possible ends, from the worst for the attacker to the best; exact, computed when needed. */
  odds(): readonly AttackPreviewEnd[];
  /** Other ways to attack, computed one after another on demand; some of them may be no better. */
  ways(): Iterable<AttackPreviewBetter>;
}

/** Another way to go about an attack. */
export interface AttackPreviewBetter {
  /** `with the 7th Wisconsin in support`. */
  readonly label: string;
  /** The chance that the attack is won this way. */
  readonly wins: number;
  /** The rows of the sheet that order it; none if no order does it. */
  readonly writes: readonly { readonly row: string; readonly written: RowNote }[];
}

/** A mark of the rule along the way. */
export interface AttackPreviewTick {
  readonly at: Spot;
  /** Spent by then, in inches. */
  readonly spent: number;
  /** The extra cost, such as `stream +1`; absent for a plain inch. */
  readonly label?: string;
}

/** A place where the enemy may halt it. */
export interface AttackPreviewStop {
  readonly label: string;
  readonly at: Stand;
  /** Others than the target may fire there. */
  readonly joined: boolean;
}

/** A unit that may fire on it. */
export interface AttackPreviewFire {
  readonly piece: string;
  /** `3 dice`. */
  readonly label: string;
  readonly sentence: string;
}

/** One of the possible ends of an attack. */
export interface AttackPreviewEnd {
  readonly kind: 'halted' | 'shaken' | 'thrown back' | 'wins';
  readonly chance: number;
  /** True if it has reached contact by then. */
  readonly contact: boolean;
  /** Its parts, in words. */
  readonly parts: readonly { readonly label: string; readonly chance: number }[];
}
