import type { Pose, Spot, Stand } from '@linstock/ground';
import type { ClauseId, Clock, Reckoning, ReckoningLine, Side } from '@linstock/kernel';
import type { Goal } from './goal.ts';
import type { OrderMarker } from './marker.ts';
import type { Name } from './name.ts';
import type { Piece } from './piece.ts';
import type { Place } from './place.ts';

/** A body of troops in the roster: regiment or brigade with its order, morale, losses. */
export interface Body {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  /** For sentences. */
  readonly called: Name;
  readonly leader: string;
  readonly order: string | null;
  readonly state: string;
  /** Label and text, such as morale 7, companies 4 of 6. */
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly clause: ClauseId | null;
  }[];
  /** The track that shows how near it is to breaking, if the rules have one. */
  readonly track?: {
    /** Its name and its state: `Shock Status`, `Good`. */
    readonly label: string;
    readonly state: string;
    /** Hits taken, out of the number at which the state becomes one worse. */
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
  /** The piece of terrain. Something that was built in the game has an id of its own. */
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
  /** Its place, if no piece of terrain has its outline. */
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
  /** Changes of the ground of a table. */
  readonly features?: readonly Feature[];
  /**
   * The order markers on the table, at most one for each piece: the revealed ones, the side's own sealed ones, and a
   * seal on each unit of the other side as soon as it is asked for orders. So it cannot be seen what the other side has
   * written, or whether.
   */
  readonly markers?: readonly OrderMarker[];
  /** Each side's ways to win, and its progress. */
  readonly goals: readonly [readonly Goal[], readonly Goal[]];
  /** Each side's progress towards victory, in a sentence. */
  readonly standing: readonly [string, string];
}

/** A blow that an answer leads to. */
export interface Strike {
  /** The striker and its target. */
  readonly piece: string;
  readonly target: string;
  /** The side on which the target is taken, and the clause that says so. */
  readonly where: 'front' | 'flank';
  readonly clause: ClauseId;
  /** The striker's place when that was decided, on a free-measure table. */
  readonly from?: Stand;
  /** The striker, the target and the place, in words. */
  readonly label: string;
  /** For a blow of several strikers: each of them, in words. */
  readonly parts?: readonly string[];
  /** The sum that decides it, addend by addend, if each side has one. */
  readonly sums?: readonly { readonly label: string; readonly lines: readonly ReckoningLine[] }[];
  /** The possible ends of the fight, with chances that add to 1; empty if they depend on something not known yet. */
  readonly ends: readonly { readonly label: string; readonly chance: number }[];
}

/** The obstacle of a line of sight. */
export type Blocker = Place | { readonly piece: string } | { readonly terrain: string };

/** A line of sight from a piece to a place: the result, its rule, and the profile of the ground between. */
export interface SightLine {
  readonly clear: boolean;
  /** The verdict with its reason, for the player. */
  readonly sentence: string;
  readonly clause: ClauseId | null;
  readonly from: Place;
  /** The obstacle; null if it is no single place, or if there is none. */
  readonly blockedAt: Blocker | null;
  /** The heights along it, both ends included. */
  readonly profile: readonly { readonly place: Place; readonly level: number }[];
}

/** An attack the enemy could make on a piece from where all stand. */
export interface Threat {
  /** The origin of it, in words. */
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
    /** The point it is measured from, if not the edges of the stand. */
    readonly about?: Spot;
  };
}
