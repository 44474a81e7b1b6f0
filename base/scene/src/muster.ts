import type { Thousandths } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { Piece, PieceKind } from './piece.ts';

/** Forces that are bought for points before a battle, as any table can offer them: kinds, leaders, marks and prices. */

/** One unit that can be bought, such as a regiment or a battery. */
export interface MusterUnit {
  /** Which leader it is under, from 1; 0 for the commander's own. */
  readonly leader: number;
  /** Id of its kind. */
  readonly kind: string;
  /** Id of one of its kind's arms. */
  readonly arms: string;
  /** Ids of marks of its kind. */
  readonly marks: readonly string[];
  /** Stands or counters, 1 or more. */
  readonly count: number;
}

/** An unfinished force, allowed or not. */
export interface MusterForce {
  /** Number of leaders bought in addition to the commander. */
  readonly leaders: number;
  readonly units: readonly MusterUnit[];
}

/** Something a unit may be had with. */
export interface MusterMark {
  readonly id: string;
  readonly title: string;
  /** Its effect, in a line. */
  readonly line: string;
  readonly clause: ClauseId;
  /** Points more for each stand; negative if they are cheaper. */
  readonly price: number;
  /** Marks that may not be had together share this. */
  readonly oneOf?: string;
}

/** A kind of troops that may be bought. */
export interface MusterKind {
  readonly id: string;
  readonly title: string;
  /** Its use, in a line. */
  readonly line: string;
  readonly clause: ClauseId;
  /** The picture it is drawn with. */
  readonly picture: PieceKind;
  /** Points for each stand, before arms and marks. */
  readonly price: number;
  /** The maximum number of stands of one unit. */
  readonly most: number;
  /** The usual first; a single one is no choice. */
  readonly arms: readonly MusterMark[];
  readonly marks: readonly MusterMark[];
}

/** A bought unit. */
export interface MusterEntry {
  readonly title: string;
  /** The price of all its stands. */
  readonly price: number;
  /** One of its stands for painting: its uniform, its size in thousandths of an inch, its strength. */
  readonly stand: Pick<Piece, 'coat' | 'facings' | 'dress'> & {
    readonly frontage: Thousandths;
    readonly depth: Thousandths;
    readonly strength: number;
  };
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    readonly clause: ClauseId | null;
  }[];
}

/** The things a side may buy, and how a force becomes the answer. The question checks whether it is legal. */
export interface Muster<A> {
  /** The words for one stand, for several, and for stands bought together: `company`, `companies`, `regiment`. */
  readonly words: { readonly stand: string; readonly stands: string; readonly unit: string };
  /** Points there are. */
  readonly budget: number;
  /** The maximum number of stands of a force. */
  readonly most: number;
  readonly kinds: readonly MusterKind[];
  readonly leaders: {
    /** The title of one, such as `brigade general`. */
    readonly title: string;
    /** The body it leads, such as `brigade`. */
    readonly leads: string;
    /** Points for each. */
    readonly price: number;
    /** Stands of the force for each of them. */
    readonly least: number;
    readonly most: number;
    readonly clause: ClauseId;
    /** Names of them in order, as many as could be had. */
    readonly names: readonly string[];
  };
  /** The leader of the units under leader 0. */
  readonly commander: string;
  /** Forces to start from, the usual first. */
  readonly ready: readonly { readonly title: string; readonly force: MusterForce }[];
  /** Each bought unit of a force, in order. */
  entries(force: MusterForce): readonly MusterEntry[];
  /** Points for all of it. */
  cost(force: MusterForce): number;
  /** The answer that buys it. */
  answer(force: MusterForce): A;
}
