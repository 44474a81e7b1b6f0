/** The input and output of a board: no rules, only pieces, places and meanings. */

import type { TenthDegrees } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Body, HexGround, OrderMarker, Piece } from '@linstock/scene';
import type { RefObject } from 'react';
import type { OwnKeys } from '../../app/ownKeys.ts';
import type { PaletteName } from '../../design/palette.ts';
import type { Facings } from '../../play/chosen/facingChoice.ts';
import type { Animation } from '../../play/steps/animation.ts';
import type { Trail } from '../../play/steps/trail.ts';
import type { Relics } from '../animation/relics.ts';
import type { Title } from '../margin/Margin.tsx';
import type { HexOverlay } from '../overlay/overlays.ts';
import type { Ghost } from '../pieces/ghost.ts';
import type { View } from '../plate/camera.ts';

/** The ground of a battle as the board draws it; keep the object the same as long as it means the same. */
export interface GroundPicture extends HexGround {
  readonly title: Title;
}

/** The player's settings for the board. */
export interface BoardSettings {
  readonly palette: PaletteName;
  readonly animation: boolean;
  /** Speed of animations, as a multiple of the usual one. */
  readonly tempo: number;
  /** Size of figures and names on the counters, 0.9 to 1.6. */
  readonly textScale: number;
  /** A table is seen from its edge and not from straight above. */
  readonly leans?: boolean;
  /** Counters faded, to see the ground. */
  readonly hideCounters: boolean;
  /** Numbers printed in the hexes; shown by default. */
  readonly hexNumbers?: boolean;
  /** Figures of the counters a quarter larger. */
  readonly largeFigures?: boolean;
  /** The keys that the player has changed. */
  readonly keys: OwnKeys;
  /** True if single letters, figures and signs are keys. */
  readonly letterKeys: boolean;
}

/** Why a unit may not go to a place. */
export interface PlaceRefusal {
  readonly sentence: string;
  readonly clause: string | null;
}

/** The way a pick was made. */
export interface PickGesture {
  readonly shift: boolean;
  readonly touch: boolean;
  /** It is the second of a double click. */
  readonly again: boolean;
  /** It selects no single unit of the stack there. */
  readonly pile?: boolean;
  /**
   * Why the selected pieces may not move to the ground that was picked. Left out if they may, or if none of
   * them can move.
   */
  readonly barred?: PlaceRefusal;
  /** The place on the page, for a toast or a menu. Null if it was picked by key. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /**
   * True if the cursor of the keys was there already when other keys were pressed, which may have chosen something
   * else.
   */
  readonly rested?: boolean;
}

/** The piece and the place under the pointer or the cursor. */
export interface PointerTarget {
  readonly place: string | null;
  readonly piece: string | null;
}

/** The object of a drag on the map. */
export interface DragItem {
  /** The pointer is over a place, or over none. */
  readonly over: (place: string | null) => void;
  readonly drop: (place: string | null) => void;
  readonly cancel: () => void;
}

/** The places of the units that a question is about. */
export interface QuestionPlaces {
  /** Units that were chosen, or that can act. */
  readonly actors: readonly string[];
  /** Units they may strike; without any, their enemies. */
  readonly targets: readonly string[];
  /** All of them are wanted in the window, and not only some. */
  readonly whole: boolean;
}

/** The requests that the board accepts. */
export interface BoardHandle {
  /** Shows the whole field. */
  readonly fitField: (stays?: boolean) => void;
  /** Moves no more than needed to bring these places into view, at least `shy` pixels from the edges. */
  readonly fitPlaces: (places: readonly string[], shy?: number) => void;
  /**
   * Brings the selected pieces into view, moving as little as needed, with as many of the others as fit at a readable scale. A small
   * window shows them from near; if not all fit, around the one nearest to these foes.
   */
  readonly bring: (chosen: readonly string[], others: readonly string[], foes?: readonly string[]) => void;
  /** True if a small window shows the subjects of a question. Null in a large window, or without actors or targets. */
  readonly showsQuestion: (about: QuestionPlaces) => boolean | null;
  /** Goes where a small window shows what a question is about. */
  readonly goToQuestion: (about: QuestionPlaces) => void;
  /**
   * True if at least one of these places can be read and pressed. In a small window all may be too small, or at its
   * edge.
   */
  readonly reads: (places: readonly string[]) => boolean;
  /**
   * Moves the camera so that these places are visible and away from the edges; in a small window it also
   * zooms in. True if they already are, null while the board has no size yet.
   */
  readonly follow: (places: readonly string[], edge: number) => boolean | null;
  /** Looks where the board opens. */
  readonly open: () => void;
  /** The present view of the board, or the view that it moves to. */
  readonly view: () => View;
  /** Goes back to a view. */
  readonly look: (view: View) => void;
  /**
   * Shows the first of these sets of places that is readable when shown whole, or else the last one. False
   * while the board has not been laid out.
   */
  readonly frame: (sets: readonly (readonly string[])[]) => boolean;
  /** True if all these places are in view, clear of the edges. */
  readonly sees: (places: readonly string[], edge?: number) => boolean;
  /** Zooms in on these places if neighbours are fewer than this many pixels apart. */
  readonly spread: (places: readonly string[], apart: number) => void;
  readonly zoomBy: (factor: number) => void;
  /** The place on the page, in CSS pixels from the board's corner. Null off the map. */
  readonly pointOf: (place: string) => { readonly x: number; readonly y: number } | null;
  readonly focus: () => void;
}

/** The input of every board, whatever its ground. Pieces are the scene's ids. */
export interface AnyBoardProps {
  readonly pieces: readonly Piece[];
  /** The regiments, brigades or Commands the pieces are of. */
  readonly bodies: readonly Body[];
  /** The side whose troops the reader looks for first: the side that is asked, else the reader's own. */
  readonly own: Side;
  /** Orders that lie on the board, or are drawn on counters. */
  readonly markers: readonly OrderMarker[];
  /** Ids of chosen pieces. */
  readonly chosen: readonly string[];
  /** Pieces that may be picked now; null if nothing is asked. */
  readonly pickablePieces: readonly string[] | null;
  /**
   * Places that may be picked now, each with its text for screen readers. Left out on a ground that asks its rules.
   */
  readonly pickablePlaces?: readonly { readonly place: string; readonly label: string }[];
  /** Each is played once, in order; those already seen are known by their id. */
  readonly animations: readonly Animation[];
  /** The trails of the last actions, left on the map. */
  readonly trails: readonly Trail[];
  /** The fallen, and the smoke that hangs. */
  readonly relics: Relics;
  readonly settings: BoardSettings;
  /** A click on a piece, pickable or not. A piece that may not be picked leads to a refusal. */
  readonly onPickPiece: (piece: string, picking: PickGesture) => void;
  readonly onPickPlace: (place: string, picking: PickGesture) => void;
  readonly onHover?: (pointed: PointerTarget) => void;
  /** A long press, or a right click. */
  readonly onInspect?: (pointed: PointerTarget, point: { readonly x: number; readonly y: number }) => void;
  /** The pieces that a drag from this point carries. Null if it moves a stand or the view. */
  readonly carries?: (from: PointerTarget, shift: boolean) => DragItem | null;
  /** Pieces have set out, or all stand. */
  readonly onMoving: (moving: boolean) => void;
  /** This group begins to be shown. If nothing may move, everything begins at the same time. */
  readonly onBegins: (group: readonly Animation[]) => void;
  /** Before others begin: until the words about earlier ones have been read out. */
  readonly untilHeard: () => Promise<void>;
}

/** Props of the board of hexes. Places are `hex:17`. */
export interface BoardProps extends AnyBoardProps {
  readonly ground: GroundPicture;
  readonly overlays: readonly HexOverlay[];
  readonly pickablePlaces: NonNullable<AnyBoardProps['pickablePlaces']>;
  readonly ghosts: readonly Ghost[];
  /** The same as long as the same is asked and picked: with another moment a stack that is fanned out is closed. */
  readonly moment: string;
  /** Drawn as chevrons around their place; null while there is none to choose. */
  readonly facings?: Facings | null;
  readonly onPickFacing?: (facing: TenthDegrees) => void;
  /** The chevron under the pointer; null if it has left them. */
  readonly onHoverFacing?: (facing: TenthDegrees | null) => void;
  /** True if a click at a place shows a blow at its units. A finger need not spread their stack first. */
  readonly strikesAt?: (place: string) => boolean;
  readonly handle?: RefObject<BoardHandle | null>;
}
