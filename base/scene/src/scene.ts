import type { Pose, Spot, Stand } from '@linstock/ground';
import type { ClauseId, Clock, Reckoning, ReckoningLine, Side } from '@linstock/kernel';
import type { Goal } from './goal.ts';
import type { OrderMarker } from './marker.ts';
import type { Piece } from './piece.ts';
import type { Place } from './place.ts';

/** A body of troops in the roster: regiment or brigade with its order, morale, losses. */
export interface Body {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly leader: string;
  readonly order: string | null;
  readonly state: string;
  /** Label and text, such as morale 7, companies 4 of 6. */
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly clause: ClauseId | null;
  }[];
  /** How near it is to breaking, where the rules keep a track of that. */
  readonly track?: {
    /** What it is called, and how it stands: `Shock Status`, `Good`. */
    readonly label: string;
    readonly state: string;
    /** Hits taken of those at which the state is one worse. */
    readonly hits: number;
    readonly of: number;
    readonly clause: ClauseId;
  };
  readonly pieces: readonly string[];
}

/** One step of the sequence of play. */
export interface PhaseStep {
  readonly id: string;
  readonly label: string;
  readonly side: Side | null;
  readonly clause: ClauseId;
}

/** A change of a table's ground in the course of a battle: what has happened to a piece of terrain, or what was built. */
export interface Feature {
  /** The piece of terrain; of what was built an id of its own. */
  readonly id: string;
  readonly kind:
    | 'burning'
    | 'trampled'
    | 'breached'
    | 'earthwork'
    | 'bridge'
    | 'ruin'
    | 'abatis'
    | 'cleared'
    | 'site'
    | 'entry'
    | 'zone';
  readonly label: string;
  /** Where it is, for what no piece of terrain has the outline of. */
  readonly at?: Stand;
}

/** Everything a table draws, without rules. */
export interface Scene {
  readonly clock: Clock;
  /** The steps of the stretch of play under way; none if it has no fixed ones. */
  readonly steps: readonly PhaseStep[];
  /** Index into `steps`. */
  readonly step: number;
  readonly pieces: readonly Piece[];
  readonly bodies: readonly Body[];
  /** What is no longer on a table as its ground has it. */
  readonly features?: readonly Feature[];
  /**
   * The order markers on the table, at most one a piece: those open to all, one's own that are sealed still, and a seal on each
   * unit of the other side from the moment he is asked for orders, so that nobody sees what he has written, or whether.
   */
  readonly markers?: readonly OrderMarker[];
  /** How each side may win, and how far it has come. */
  readonly goals: readonly [readonly Goal[], readonly Goal[]];
  /** How each side stands towards victory, in a sentence. */
  readonly standing: readonly [string, string];
}

/** A blow that an answer leads to. */
export interface Strike {
  /** Who strikes, and whom. */
  readonly piece: string;
  readonly target: string;
  /** The side on which the target is taken, and the clause that says so. */
  readonly where: 'front' | 'flank';
  readonly clause: ClauseId;
  /** Where the striker was when that was decided, on a free-measure table. */
  readonly from?: Stand;
  /** In words: who strikes whom, and where. */
  readonly label: string;
  /** Of a blow that many strike together: each of them, in words. */
  readonly parts?: readonly string[];
  /** What decides it, addend by addend, where that is reckoned for each side. */
  readonly sums?: readonly { readonly label: string; readonly lines: readonly ReckoningLine[] }[];
  /** How the fight may end, with chances that add to 1; empty if they depend on what is not known yet. */
  readonly ends: readonly { readonly label: string; readonly chance: number }[];
}

/** What a line of sight runs into. */
export type Blocker = Place | { readonly piece: string } | { readonly terrain: string };

/** Whether one piece sees a place, by which rule, and how the ground runs between. */
export interface SightLine {
  readonly clear: boolean;
  /** The verdict with its reason, for the player. */
  readonly sentence: string;
  readonly clause: ClauseId | null;
  readonly from: Place;
  /** What it runs into; null if that is no one place, or nothing. */
  readonly blockedAt: Blocker | null;
  /** The heights along it, both ends included. */
  readonly profile: readonly { readonly place: Place; readonly level: number }[];
}

/** An attack the enemy could make on a piece from where all stand. */
export interface Threat {
  /** Who makes it, in words. */
  readonly label: string;
  /** The pieces that make it. */
  readonly from: readonly string[];
  /** The throw, a high rank being good for the attacker. */
  readonly reckoning: Reckoning;
}

/** A piece at a pose of a table that it need not have in the game. */
export interface PosedPiece {
  readonly piece: string;
  readonly pose: Pose;
}

/** Places a piece reaches in the same way, such as a band of its range. */
export interface Zone {
  readonly label: string;
  readonly places: readonly Place[];
  /** On a free-measure table, instead of places: the ground between two distances from the stand, in thousandths. */
  readonly ring?: {
    readonly from: number;
    readonly to: number;
    /** All round, ahead of the line through its front edge, or between lines 45 degrees outward from its front corners. */
    readonly arc: 'all' | 'ahead' | 'front';
    /** Where it is measured from, if not from the edges of the stand. */
    readonly about?: Spot;
  };
}
