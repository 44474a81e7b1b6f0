/** A stack fanned out: if there is room for all of its pieces, and nothing under them that can be clicked. */

import type { Piece } from '@linstock/scene';
import { type Box, makeBoxAbout, type Spot } from '../../common/box.ts';
import { findCheapestPlace, IMPOSSIBLE, isFree } from '../../common/placement.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import { COUNTER, type PiecePlace } from './stacks.ts';

/** The surroundings of the middle of a hex, in units of the fan: pixels, or plate units if the view is near. */
export interface FanSpace {
  /** The window, the centre of the hex at 0, 0. */
  readonly window: Box;
  /** The places that can be clicked: no fan covers them. */
  readonly busy: readonly Box[];
  /** Radius of the hex. */
  readonly hex: number;
}

/** A stack fanned out on a tray, in units of the fan from the centre of its hex. */
export interface FannedStack {
  readonly place: string;
  readonly tray: Box;
  readonly pieces: readonly PiecePlace[];
}

const COUNTER_STEP = COUNTER.width * 1.16;
/** Leaders have their names under them, so rows stand well apart. */
const ROW_STEP = COUNTER.height * 1.45;
const MAX_PER_ROW = 6;

/** A way to arrange a stack in rows. */
interface Shape {
  readonly perRow: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The places of the pieces of a fanned-out stack: as near to its hex as possible without covering anything
 * that can be clicked, preferably above it. Null if the window has no such place.
 */
export function fanOut(pile: readonly Piece[], room: FanSpace): Omit<FannedStack, 'place'> | null {
  const taken = [...room.busy, makeBoxAbout([0, 0], 2 * room.hex, 2 * room.hex)];
  const places = shapesOf(pile.length).flatMap((shape) => placesFor(shape, room));
  const found = findCheapestPlace(places, ({ box, far }, limit) =>
    far < limit && isFree(box, taken) ? far : IMPOSSIBLE,
  );
  if (!found) return null;
  const { box, shape } = found.place;
  const pieces = pile.map((piece, i): PiecePlace => {
    const row = Math.floor(i / shape.perRow);
    const inRow = Math.min(shape.perRow, pile.length - row * shape.perRow);
    const first = box.x + box.width / 2 - ((inRow - 1) * COUNTER_STEP) / 2;
    const at: Spot = [first + (i % shape.perRow) * COUNTER_STEP, box.y + ROW_STEP / 2 + row * ROW_STEP];
    return { piece, at, buried: false, covered: false, pile: [] };
  });
  return { tray: box, pieces };
}

/** The layouts of the stack: one row, or several rows if that is narrower. */
function shapesOf(count: number): Shape[] {
  const shapes: Shape[] = [];
  for (let rows = Math.ceil(count / MAX_PER_ROW); rows <= count; rows++) {
    const perRow = Math.ceil(count / rows);
    if (shapes.some((shape) => shape.perRow === perRow)) continue;
    shapes.push({ perRow, rows, width: perRow * COUNTER_STEP, height: rows * ROW_STEP });
  }
  return shapes;
}

/**
 * The possible places of a layout in the window, with their distances. Among near ones, the wide layout and
 * the place above are preferred.
 */
function placesFor(shape: Shape, { window, hex }: FanSpace) {
  const { width, height, rows } = shape;
  const places: { readonly shape: Shape; readonly box: Box; readonly far: number }[] = [];
  const across = stops(window.x + width / 2, window.x + window.width - width / 2, COUNTER.width / 2);
  const down = stops(window.y + height / 2, window.y + window.height - height / 2, COUNTER.height / 4);
  for (const y of down)
    for (const x of across) {
      const gap = Math.hypot(Math.max(0, Math.abs(x) - width / 2), Math.max(0, Math.abs(y) - height / 2));
      const far = gap + Math.abs(x) * 0.1 + (y > 0 ? hex / 4 : 0) + rows * 4;
      places.push({ shape, box: makeBoxAbout([x, y], width, height), far });
    }
  return places;
}

/** Values from `low` to `high` with both ends; 0 is one of them if it is between the ends. */
function stops(low: number, high: number, step: number): number[] {
  if (low > high) return [];
  const found = [low, high];
  for (let at = Math.ceil(low / step); at * step <= high; at++) found.push(at * step);
  return found;
}

/**
 * Number of plate units in one unit of the fan. At small scales a fan keeps the size that it has at full
 * scale.
 */
export function scaleFan(k: number): number {
  return Math.min(1, Math.max(MAX_SCALE, k));
}

/** As in the style of the fan: nearer than this it is no longer made bigger. */
const MAX_SCALE = 0.3;

/**
 * Half the height and width of a hex, in plate units. Everything that a click in the hex may mean lies in this box.
 */
export const HEX_BOX = { width: Math.sqrt(3) * HEX_RADIUS, height: 2 * HEX_RADIUS } as const;
