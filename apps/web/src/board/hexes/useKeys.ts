/** The board by keyboard: a cursor that moves from hex to hex, panning, zooming, picking. */
import type { Piece } from '@linstock/scene';
import { type RefObject, useRef, useState } from 'react';
import { placeOfHex } from '../../common/places.ts';
import { type Stroke, strokeOf } from '../handling/keys.ts';
import type { BoardProps, PickGesture } from '../handling/model.ts';
import { type FrameKeys, useCameraKeys } from '../handling/useCameraKeys.ts';
import { findNeighbour, HEX_RADIUS } from '../plate/plate.ts';
import { showSpots } from '../view/useCamera.ts';
import type { Fan } from './useFan.ts';
import { pickPointed } from '../handling/useBoardPointer.ts';
import type { HexView } from './useHexView.ts';

/** The keyboard's side of a board. */
export interface BoardKeys extends FrameKeys {
  /** The hex under the keys' cursor, or -1. */
  readonly cursor: number;
  /** True if counters are faded, while Space is pressed. */
  readonly faded: boolean;
}

interface BoardParts {
  readonly root: RefObject<HTMLElement | null>;
  readonly board: HexView;
  readonly piles: ReadonlyMap<string, readonly Piece[]>;
  readonly fan: Fan;
  /** The hex under the pointer, or -1. */
  readonly hovered: number;
}

/** Keys of a board. A key used here goes no further; all others are left to the application. */
export function useKeys(props: BoardProps, { root, board, piles, fan, hovered }: BoardParts): BoardKeys {
  const [cursor, setCursor] = useState(-1);
  const { faded, carryOut: moveCamera, onKeyUp, onBlur } = useCameraKeys(board);
  const rested = useRef(false);
  const topOf = (place: string) => piles.get(place)?.at(-1)?.id ?? null;
  const at = cursor >= 0 ? cursor : hovered;
  const place = at >= 0 ? placeOfHex(at) : null;

  const moveCursor = (direction: number) => {
    const hex = cursor < 0 ? firstCursorHex(props, hovered) : findNeighbour(board.plate, cursor, direction);
    if (hex < 0) return;
    setCursor(hex);
    rested.current = false;
    showSpots(board, [board.plate.centres[hex]!], HEX_RADIUS * 2, 0);
    props.onHover?.({ place: placeOfHex(hex), piece: topOf(placeOfHex(hex)) });
  };
  const carryOut = (stroke: Stroke, shift: boolean) => {
    if (moveCamera(stroke)) return;
    switch (stroke.do) {
      case 'cursor':
        return moveCursor(stroke.direction);
      case 'fan':
        return place === null ? undefined : fan.toggle(place);
      case 'commit':
        if (place !== null) pickPointed(props, { place, piece: topOf(place) }, byKey(shift, rested.current));
        return;
      default:
        return;
    }
  };
  return {
    cursor,
    faded,
    onKeyDown(event) {
      const stroke = strokeOf(event.nativeEvent, props.settings.keys, props.settings.letterKeys);
      if (!stroke) rested.current = true;
      if (!stroke || event.target !== root.current) return;
      // Without a place under the cursor, Enter is the application's: it commits what has been picked.
      if (stroke.do === 'commit' && cursor < 0) return;
      event.preventDefault();
      event.stopPropagation();
      carryOut(stroke, event.shiftKey);
    },
    onKeyUp,
    onBlur,
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
