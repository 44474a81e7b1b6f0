/** The pointer on hexes, in addition to what it does on every board: chevrons, fans of stacks, the hovered hex. */
import type { Piece } from '@linstock/scene';
import { findPartAround } from '../../common/parts.ts';
import { hexOfPlace, idOfPlace } from '../../common/places.ts';
import type { BoardProps, PointerTarget } from '../handling/model.ts';
import {
  carryItem,
  carryUnderLoupe,
  type GroundPointer,
  isPickable,
  type PointerContext,
} from '../handling/useBoardPointer.ts';
import { findChevron } from '../overlay/Chevrons.tsx';
import { areOnlyTroops } from '../pieces/stacks.ts';
import { findSpot } from '../plate/camera.ts';
import type { HexView } from './boardOfHexes.ts';
import type { Fan } from './useFan.ts';

/** The things that the pointer acts on, on hexes. */
export interface HexPointerContext extends PointerContext {
  readonly board: HexView;
  readonly props: BoardProps;
  readonly fan: Fan;
  /** Marks the hex that it points at. -1 for none. */
  readonly hovered: (hex: number) => void;
  /** The place of a finger that carries a piece. Null if none does. */
  readonly loupe: (at: { readonly x: number; readonly y: number } | null) => void;
}

/** Picks the pieces and hexes it touches, fans stacks out, carries what may be carried. */
export function makeHexPointer(now: () => HexPointerContext): GroundPointer {
  return {
    pointedAt(at, { piece, place }) {
      if (piece !== null) return { piece, place: idOfPiece(now().props.pieces, piece) };
      return { piece, place: trayAt(at.target) ?? place };
    },
    readClick({ target }, pointed, gesture) {
      const { props, fan } = now();
      const facing = findChevron(target);
      if (facing !== null) props.onPickFacing?.(facing);
      // A click next to the counters of a tray has no meaning.
      if (facing !== null || trayAt(target) !== null) return null;
      const { piece, place } = pointed;
      if (gesture.touch && place !== null && hidesOthers({ props, fan }, pointed)) {
        fan.show(place);
        return null;
      }
      // A tap anywhere else closes a fan. A mouse that leaves the fan closes it by itself.
      if (piece === null || place !== fan.open?.place) fan.close();
      return { ...gesture, pile: findPartAround(target, 'fan') === null };
    },
    usesTap: ({ target }, { place }) =>
      trayAt(target) !== null ||
      findChevron(target) !== null ||
      (place !== null && isPickable(now().props, place)),
    hover(at, pointed) {
      const { props, fan, hovered } = now();
      const facing = findChevron(at?.target ?? null);
      if (facing !== null) {
        props.onHoverFacing?.(facing);
        return true;
      }
      hovered(pointed.place === null ? -1 : hexOfPlace(pointed.place));
      fan.hover(pointed);
      return false;
    },
    grab(at, event, touched) {
      const { props, board, loupe, hovered } = now();
      const item = props.carries?.(this.pointedAt(at, touched), event.shiftKey) ?? null;
      const carry = item && carryItem(board, item);
      if (!carry || event.pointerType === 'mouse') return carry;
      return carryUnderLoupe(carry, (finger) => {
        loupe(finger);
        const place = finger && board.placeAt(findSpot(board.camera.view(), finger.x, finger.y));
        hovered(place === null ? -1 : hexOfPlace(place));
      });
    },
  };
}

/**
 * True if a finger, which cannot hover, first has to see the stack at a place. Not if all of it would be struck, or if the meaning is
 * clear: a selected piece that is let go, or the only troops there, with their leaders.
 */
function hidesOthers(
  { props, fan }: { props: BoardProps; fan: Fan },
  { piece, place }: PointerTarget,
): boolean {
  if (place === null || isPickable(props, place) || props.strikesAt?.(place)) return false;
  const clear = piece !== null && (props.chosen.includes(piece) || areOnlyTroops(props.pieces, piece));
  return !clear && fan.wouldOpen(place);
}

/** The place whose stack is on the tray under a point. Null for a counter on it, and if there is no tray. */
function trayAt(target: EventTarget | null): string | null {
  return target instanceof Element ? target.getAttribute('data-fan') : null;
}

/** The id of a piece's place. */
function idOfPiece(pieces: readonly Piece[], id: string): string | null {
  const place = pieces.find((piece) => piece.id === id)?.place ?? null;
  return place === null ? null : idOfPlace(place);
}
