/** The pointer on the board: hovering, picking, fanning out. */
import type { Piece } from '@linstock/scene';
import type { RefObject } from 'react';
import { partAround } from '../../common/parts.ts';
import { hexOfPlace, idOfPlace, placeOfHex } from '../../common/places.ts';
import { type Carry, carryOver, type PointerHandlers } from '../handling/gestures.ts';
import type { BoardProps, PickGesture, PointerTarget } from '../handling/model.ts';
import { pieceOfElement, usePointer } from '../handling/usePointer.ts';
import { findChevron } from '../overlay/Chevrons.tsx';
import { areOnlyTroops } from '../pieces/stacks.ts';
import { findSpot } from '../plate/camera.ts';
import { findHex } from '../plate/plate.ts';
import type { Fan } from './useFan.ts';
import type { HexView } from './useHexView.ts';

/** Picks the pointed piece if that may be picked, else the place if that may, else the piece, which is refused. */
export function pickPointed(props: BoardProps, { piece, place }: PointerTarget, picking: PickGesture): void {
  const open = place !== null && isPickable(props, place);
  if (piece !== null && (props.pickablePieces?.includes(piece) || !open)) props.onPickPiece(piece, picking);
  else if (place !== null) props.onPickPlace(place, picking);
}

function isPickable({ pickablePlaces }: BoardProps, place: string): boolean {
  return pickablePlaces.some((each) => each.place === place);
}

/** The piece and the place at a point of the board, in CSS pixels from its corner. */
export function findPointed(
  board: HexView,
  pieces: readonly Piece[],
  point: { readonly x: number; readonly y: number; readonly target: EventTarget | null },
): PointerTarget {
  const piece = pieceOfElement(point.target);
  if (piece !== null) return { piece, place: idOfPiece(pieces, piece) };
  const tray = trayAt(point.target);
  if (tray !== null) return { piece: null, place: tray };
  const hex = findHex(board.plate, findSpot(board.camera.view(), point.x, point.y));
  return { piece: null, place: hex < 0 ? null : placeOfHex(hex) };
}

/** The drawings of the board for the pointer. */
interface PointerMarks {
  /** The hex it points at, or -1. */
  readonly hovered: (hex: number) => void;
  /** The place of a finger that carries a piece. Null if none does. */
  readonly loupe: (at: { readonly x: number; readonly y: number } | null) => void;
}

/** The piece that a finger carries. The loupe shows the ground below it, and its hex is marked. */
function withLoupe(
  carry: Carry,
  loupe: PointerMarks['loupe'],
  hovered: PointerMarks['hovered'],
  at: (x: number, y: number, target: EventTarget | null) => PointerTarget,
): Carry {
  const away = () => {
    loupe(null);
    hovered(-1);
  };
  return {
    move(x, y, event) {
      carry.move(x, y, event);
      loupe({ x, y });
      const { place } = at(x, y, null);
      hovered(place === null ? -1 : hexOfPlace(place));
    },
    drop(event) {
      away();
      carry.drop(event);
    },
    cancel() {
      away();
      carry.cancel();
    },
  };
}

/** Listens to mouse, pen and fingers, always with the latest props. */
export function useHexPointer(
  root: RefObject<HTMLElement | null>,
  board: HexView,
  props: BoardProps,
  fan: Fan,
  { hovered, loupe }: PointerMarks,
): void {
  usePointer(root, board, { props, fan, hovered, loupe }, handOn);
}

interface HandParts extends PointerMarks {
  readonly props: BoardProps;
  readonly fan: Fan;
}

/** A hand on the hexes: picks what it touches, fans stacks out, carries what may be carried. */
function handOn(element: HTMLElement, board: HexView, now: () => HandParts): PointerHandlers {
  const at = (x: number, y: number, target: EventTarget | null) =>
    findPointed(board, now().props.pieces, { x, y, target });
  return {
    camera: board.camera,
    size: board.size,
    limits: board.limits,
    dragging: (on) => element.classList.toggle('dragging', on),
    pick(x, y, event, target, again) {
      const { props, fan } = now();
      const facing = findChevron(target);
      if (facing !== null) return props.onPickFacing?.(facing);
      // A click next to the counters of a tray has no meaning.
      if (trayAt(target) !== null) return;
      const pointed = at(x, y, target);
      const { place } = pointed;
      const touch = event.pointerType !== 'mouse';
      if (touch && place !== null && hidesOthers({ props, fan }, pointed)) return fan.show(place);
      // A tap anywhere else puts away what was fanned out; a mouse that leaves it does so by itself.
      if (pointed.piece === null || place !== fan.open?.place) fan.close();
      const point = { x: event.clientX, y: event.clientY };
      const pile = partAround(target, 'fan') === null;
      pickPointed(props, pointed, { shift: event.shiftKey, touch, again, pile, point });
    },
    bare: (x, y, target) => isBare(now().props, at(x, y, target), target),
    hover(point) {
      const { props, fan, hovered } = now();
      const facing = findChevron(point?.target ?? null);
      if (facing !== null) return props.onHoverFacing?.(facing);
      const pointed = point ? at(point.x, point.y, point.target) : { place: null, piece: null };
      hovered(pointed.place === null ? -1 : hexOfPlace(pointed.place));
      fan.hover(pointed);
      props.onHover?.(pointed);
    },
    grab(x, y, event, target) {
      const { props, loupe, hovered } = now();
      const carried = props.carries?.(at(x, y, target), event.shiftKey) ?? null;
      const carry = carried && carryOver(carried, (toX, toY) => at(toX, toY, null).place);
      return carry && event.pointerType !== 'mouse' ? withLoupe(carry, loupe, hovered, at) : carry;
    },
    inspect: (x, y, target) => now().props.onInspect?.(at(x, y, target), { x, y }),
  };
}

/**
 * True if a finger, which cannot hover, must first be shown the stack at a place. Not if all of it would be
 * struck, or if the meaning is clear: a selected piece is deselected, or there is only one body of troops
 * with its leaders.
 */
function hidesOthers(
  { props, fan }: { props: BoardProps; fan: Fan },
  { piece, place }: PointerTarget,
): boolean {
  if (place === null || isPickable(props, place) || props.strikesAt?.(place)) return false;
  const clear = piece !== null && (props.chosen.includes(piece) || areOnlyTroops(props.pieces, piece));
  return !clear && fan.wouldOpen(place);
}

/** True if a tap means nothing there: no piece is selected, and none that could be is there. */
function isBare(props: BoardProps, { piece, place }: PointerTarget, target: EventTarget | null): boolean {
  const means = piece !== null || trayAt(target) !== null || findChevron(target) !== null;
  return !means && props.chosen.length === 0 && (place === null || !isPickable(props, place));
}

/** The place whose stack is on the tray under a point. Null for a counter on it, and if there is no tray. */
function trayAt(target: EventTarget | null): string | null {
  return target instanceof Element ? target.getAttribute('data-fan') : null;
}

/** The id of the place a piece stands at. */
function idOfPiece(pieces: BoardProps['pieces'], id: string): string | null {
  const place = pieces.find((piece) => piece.id === id)?.place ?? null;
  return place === null ? null : idOfPlace(place);
}
