/** The keys of hexes alone: a cursor that moves from hex to hex, picking, fanning out. */
import type { Piece } from '@linstock/scene';
import { useRef, useState } from 'react';
import { placeOfHex } from '../../common/places.ts';
import { strokeOf } from '../handling/keys.ts';
import type { BoardProps, PickGesture } from '../handling/model.ts';
import { type BoardKeys, type KeyParts, type PressedKey, useBoardKeys } from '../handling/useBoardKeys.ts';
import { pickPointed } from '../handling/useBoardPointer.ts';
import { findNeighbour } from '../plate/plate.ts';
import { showSpots } from '../view/useCamera.ts';
import type { HexView } from './boardOfHexes.ts';
import type { Fan } from './useFan.ts';

interface HexParts extends Pick<KeyParts, 'root'> {
  readonly board: HexView;
  readonly piles: ReadonlyMap<string, readonly Piece[]>;
  readonly fan: Fan;
  /** The hex under the pointer, or -1. */
  readonly hovered: number;
}

/** The keys of a board of hexes, and the hex under their cursor, or -1. */
export function useHexKeys(
  props: BoardProps,
  { root, board, piles, fan, hovered }: HexParts,
): BoardKeys & { readonly cursor: number } {
  const { settings } = props;
  const [cursor, setCursor] = useState(-1);
  const rested = useRef(false);
  const topOf = (place: string) => piles.get(place)?.at(-1)?.id ?? null;
  const at = cursor >= 0 ? cursor : hovered;
  const place = at >= 0 ? placeOfHex(at) : null;
  const moveCursor = (direction: number) => {
    const hex = cursor < 0 ? firstCursorHex(props, hovered) : findNeighbour(board.plate, cursor, direction);
    if (hex < 0) return;
    setCursor(hex);
    rested.current = false;
    showSpots(board, [board.plate.centres[hex]!], board.extent * 2, 0);
    props.onHover?.({ place: placeOfHex(hex), piece: topOf(placeOfHex(hex)) });
  };
  const takeKey = ({ stroke, shift }: PressedKey): boolean => {
    switch (stroke?.do) {
      case 'cursor':
        moveCursor(stroke.direction);
        return true;
      case 'fan':
        if (place !== null) fan.toggle(place);
        return true;
      case 'commit':
        // Without a place under the cursor, Enter is the application's: it commits what has been picked.
        if (cursor < 0) return false;
        if (place !== null) pickPointed(props, { place, piece: topOf(place) }, byKey(shift, rested.current));
        return true;
      default:
        return false;
    }
  };
  const keys = useBoardKeys({ root, board, settings }, takeKey);
  return {
    ...keys,
    cursor,
    onKeyDown(event) {
      if (!strokeOf(event.nativeEvent, settings.keys, settings.letterKeys)) rested.current = true;
      keys.onKeyDown(event);
    },
  };
}

/** Enter at the cursor. */
const byKey = (shift: boolean, rested: boolean): PickGesture => ({
  ...{ shift, touch: false, again: false, point: null, rested },
});

/** The first place of the cursor: under the pointer, at the selected piece, or at the first piece. */
function firstCursorHex({ pieces, chosen }: BoardProps, hovered: number): number {
  if (hovered >= 0) return hovered;
  const first = pieces.find(({ id }) => chosen.includes(id)) ?? pieces.find(({ place }) => place !== null);
  return first?.place && 'hex' in first.place ? first.place.hex : 0;
}
