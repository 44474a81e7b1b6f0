import { makePlaceCheck, type OpenFight, type UnitSpot } from '@linstock/editor';
import { axialOf } from '@linstock/ground';
import { useEffect, useState } from 'react';
import type { UnitKey } from './tools.ts';

/**
 * Where a unit may be set down, by the number of the hex, or of the square inch of a table (`y * width + x`). Places that are not
 * checked yet are absent.
 */
export type Places = ReadonlyMap<number, boolean>;

const NONE: Places = new Map();

/** Milliseconds that the check may take from the page at once, and between two pictures of its progress. */
const SLICE_MS = 12;
const SHOW_MS = 100;

/**
 * Checks every place of the board for a unit in hand, by the check of the battle itself: the nearest places first, a few at a time, so
 * that the unit still follows the pointer.
 * @param unit the unit in hand; null while there is none
 */
export function usePlaces(open: OpenFight, unit: UnitKey | null): Places {
  const [places, setPlaces] = useState(NONE);
  const [side, name] = [unit?.side, unit?.unit];
  useEffect(() => {
    if (side === undefined || name === undefined) return undefined;
    const check = makePlaceCheck(open, { side, unit: name });
    const order = orderedSpots(open, { side, unit: name });
    const found = new Map<number, boolean>();
    let timer: ReturnType<typeof setTimeout>;
    let shown = 0;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      while (found.size < order.length && performance.now() < until) {
        const next = order[found.size];
        if (next) found.set(next.index, check(next.at) === null);
      }
      const done = found.size === order.length;
      if (done || performance.now() - shown > SHOW_MS) {
        shown = performance.now();
        setPlaces(new Map(found));
      }
      if (!done) timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => {
      clearTimeout(timer);
      setPlaces(NONE);
    };
  }, [open, side, name]);
  return places;
}

/** A place to be checked. */
interface NumberedSpot {
  readonly index: number;
  readonly at: UnitSpot;
}

/** All places of a board, those near a unit first. */
function orderedSpots(open: OpenFight, key: UnitKey): NumberedSpot[] {
  const here = placeOf(open, key);
  const spots =
    open.on === 'hexes'
      ? Array.from({ length: open.drawn.map.count }, (_, index) => ({
          index,
          at: axialOf(open.drawn.map, index),
        }))
      : squaresOf(open.drawn.width, open.drawn.height);
  const distance = ({ at: [x, y] }: NumberedSpot) => Math.hypot(x - here[0], y - here[1]);
  return spots.toSorted((a, b) => distance(a) - distance(b));
}

/** The middles of the square inches of a table. */
function squaresOf(width: number, height: number): NumberedSpot[] {
  const across = Math.ceil(width);
  return Array.from({ length: across * Math.ceil(height) }, (_, index) => ({
    index,
    at: [(index % across) + 0.5, Math.floor(index / across) + 0.5],
  }));
}

function placeOf(open: OpenFight, { side, unit }: UnitKey): UnitSpot {
  if (open.on === 'table')
    return open.drawn.stands.find((each) => each.side === side && each.unit === unit)?.at ?? [0, 0];
  return open.drawn.units.find((each) => each.side === side && each.unit === unit)?.hex ?? [0, 0];
}
