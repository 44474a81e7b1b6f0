/** The input and output of a table: no rules, only stands, places in thousandths of an inch, and meanings. */
import type { Spot as Place, TenthDegrees, Thousandths } from '@linstock/ground';
import type { Refusal, Side } from '@linstock/kernel';
import type {
  AttackPreview,
  Feature,
  FormationPreview,
  PieceWay,
  PosedPiece,
  Strike,
  TableGround,
} from '@linstock/scene';
import type { RefObject } from 'react';
import type { AnyBoardProps, BoardHandle } from '../handling/model.ts';
import type { Title } from '../margin/Margin.tsx';
import type { SharedOverlay } from '../overlay/overlays.ts';
import type { Bearing } from '../plate/tablePlate.ts';
import type { Zone } from './union.ts';

/** The ground of a battle as the table shows it; keep the object the same as long as it means the same. */
export interface TablePicture extends TableGround {
  /** The battle, as records have it. */
  readonly battle: string;
  readonly title: Title;
}

/** The judgement of the rules about a move while it is drawn by hand. */
export interface MoveJudgement {
  readonly refusal: Pick<Refusal, 'sentence' | 'clause'> | null;
  /** The move in words: `The 63rd moves 3.25 inches`. */
  readonly label: string;
  /** Its further consequences. */
  readonly warns: readonly string[];
  /** The enemies that the move would strike: a corridor is drawn towards them. */
  readonly strikes: readonly Strike[];
  /** The maximum length of these stands' moves. Null if it is not limited or not known. */
  readonly limit: Thousandths | null;
  /** The length of the path, if it is not measured from the drawn places of the stands. Else null. */
  readonly length: Thousandths | null;
}

/** The enemy nearest to the carried stands at their present place. */
export interface NearestEnemy {
  /** The one of those carried that is nearest to an enemy, that enemy, and how far they are apart. */
  readonly piece: string;
  readonly foe: string;
  readonly distance: Thousandths;
  /** Its own range, in words, and whether the enemy is within it; null if it has none. */
  readonly band: string | null;
  readonly inBand: boolean;
}

/** The worst that the enemy could do to the carried stands at their present place. */
export interface WorstThreat {
  /** The units that would act, and their actions. Null if no unit could act. */
  readonly label: string | null;
  readonly share: string;
  readonly words: string;
}

/** The relation of stands at these poses to the enemy: distances, arcs and contacts. */
export interface Approach {
  /** Asked many times a second while something is carried; null if there is no enemy. */
  readonly near: (poses: readonly PosedPiece[]) => NearestEnemy | null;
  /** Asked when the pointer rests; null if the rules do not say. */
  readonly worst: (poses: readonly PosedPiece[]) => WorstThreat | null;
}

/** The drawings that only a table has. */
export type TableOnlyOverlay =
  | {
      /** The ground between two distances from a stand: a range, a zone of control, what it sees. */
      readonly kind: 'ring';
      readonly id: string;
      readonly piece: string;
      readonly from: Thousandths;
      readonly to: Thousandths;
      readonly arc: 'all' | 'ahead' | 'front';
      /** Instead of that: a strip from its front edge, with this angle to both sides of a direction. */
      readonly way?: { readonly heading: TenthDegrees; readonly spread: TenthDegrees };
      /** The place it is measured from, if not from the edges of the stand. */
      readonly about?: Place;
      /** Heavier hatch for the nearer band; a zone is dotted, and so is how far an order reaches. */
      readonly band: 0 | 1 | 2 | 3 | 'zone' | 'reach';
      readonly text?: string;
      /** The parts of the ground that are not seen, each as its corners: there it is left open. */
      readonly hidden?: readonly (readonly Place[])[];
    }
  | {
      /**
       * The ground around several stands with one meaning, drawn as one area: zones, or how far words of command or
       * an order reach.
       */
      readonly kind: 'zones';
      readonly id: string;
      readonly means: 'zone' | 'command' | 'reach';
      readonly zones: readonly Zone[];
      readonly text: string;
    }
  | {
      /** Thin lines from an officer to his regiments. They are broken if his command does not reach the regiment. */
      readonly kind: 'bonds';
      readonly id: string;
      readonly from: Place;
      readonly ends: readonly { readonly at: Place; readonly reached: boolean }[];
    }
  | {
      /** The path of an answer, with its stands at the end of it and the enemies that it strikes. */
      readonly kind: 'way';
      readonly id: string;
      readonly ways: readonly PieceWay[];
      readonly strikes: readonly Strike[];
      readonly warns?: boolean;
    }
  | {
      /**
       * An attack shown beforehand: below the stands the ground it sweeps, above them its ruler, halts and fires.
       */
      readonly kind: 'swept' | 'ahead';
      readonly id: string;
      readonly preview: AttackPreview;
    }
  | {
      /** A stand as it would be formed, with its footprint in inches. */
      readonly kind: 'form';
      readonly id: string;
      readonly forms: FormationPreview;
    }
  | {
      /** The numbers of a list beside the table, each at the place of its item. */
      readonly kind: 'numbers';
      readonly id: string;
      readonly numbers: readonly {
        readonly number: number;
        readonly at: Place;
        readonly heavy: boolean;
        /** A fire that belongs to it, drawn as a broken line. */
        readonly fire?: { readonly from: Place; readonly to: Place };
      }[];
    }
  | {
      /** Width and depth of a stand, as brass rules along it. */
      readonly kind: 'footprint';
      readonly id: string;
      readonly piece: string;
    };

/** Something drawn between the ground and the stands. */
export type TableOverlay = SharedOverlay | TableOnlyOverlay;

/** The requests that a table accepts, in addition to those of any board. */
export interface TableHandle extends BoardHandle {
  /**
   * Moves the selected stands by words (`forward 3.25`), as a draft. Returns a sentence about the result, or null if the words are no
   * order.
   */
  readonly order: (said: string) => string | null;
  readonly toggleTape: () => void;
}

/** An arrow that can be turned, by its end or by the stand it belongs to. */
export interface Aim {
  readonly piece: string;
  /** The largest angle to both sides of it. */
  readonly spread: TenthDegrees;
  readonly onAim: (heading: TenthDegrees) => void;
}

/** Props of the table. Places are `spot:24000,36500`, pieces are the scene's ids and have poses. */
export interface TableBoardProps extends AnyBoardProps {
  readonly ground: TablePicture;
  /** The side of it that is up. */
  readonly bearing: Bearing;
  /**
   * True if the board was turned because the player looks at the whole of it. It is turned back before the
   * camera moves by itself.
   */
  readonly turnedForWhole: boolean;
  /** The reader has gone to the whole table, or back from it. */
  readonly onWhole: (whole: boolean) => void;
  /** The features of the ground as the battle has changed them. */
  readonly features: readonly Feature[];
  readonly overlays: readonly TableOverlay[];
  /**
   * The side that must answer: pieces of the other side that may be picked are targets. Null if there is no
   * question.
   */
  readonly asked: Side | null;
  /** Counts the player's requests to see the markers turned over again. */
  readonly turns: number;
  /** The piece whose arrow is being turned; null if there is none. */
  readonly aim: Aim | null;
  /** True if an answer is selected and waits to be given. Hints about carrying stands are then hidden. */
  readonly decided: boolean;
  /** Pieces that may be carried now. */
  readonly movable: readonly string[];
  /** The pieces that move with one when it is taken hold of, itself first. */
  readonly bodyOf?: (piece: string) => readonly string[];
  /** The rules' judgement of these paths. It is called many times a second while something is carried. */
  readonly judge: (ways: readonly PieceWay[]) => MoveJudgement;
  readonly approach?: Approach | undefined;
  /** The player sends the move: by releasing the stand, or with a button. */
  readonly onPose: (ways: readonly PieceWay[], by: 'hand' | 'button') => void;
  /** The player tried to drag a piece that may not be moved. */
  readonly onStays: (piece: string) => void;
  /** Called when the tape is taken up, and when it is put away. */
  readonly onTape?: (inHand: boolean) => void;
  /** Whatever lets go gives the move, a finger or a handle too: it can still be shifted. */
  readonly dropGives?: boolean;
  /** The display of a clause next to a refusal. Its bare id if left out. */
  readonly clauseLink?: (clause: string | null) => React.ReactNode;
  readonly handle?: RefObject<TableHandle | null>;
}

/** The place of an id such as `spot:24000,36500`; null for any other. */
export function placeFromId(id: string): Place | null {
  const found = /^spot:(-?\d+),(-?\d+)$/.exec(id);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}
