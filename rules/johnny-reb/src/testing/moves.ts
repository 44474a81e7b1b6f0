import { inches } from '@linstock/ground';
import { type Situation, situation } from '../../test/situation.ts';
import type { Field } from '../model/field.ts';
import { MARKERS, MOVES, type State } from '../model/state.ts';
import type { MoveLeg } from '../reckon/legs.ts';
import type { Order } from '../tables/index.ts';

/** Positions in phases 5 and 7 for tests. */

/** A marker of a unit by its number; a Move has its arrow in degrees. */
export type TestMarker = readonly [unit: number, order: Order, arrow?: number];

/** A game in which these markers lie open, as phase 7 begins, unless `phase` is another; all others hold. */
export function marked(
  field: Field,
  markers: readonly TestMarker[],
  change: (s: State) => void = () => {},
  phase = MOVES,
): Situation {
  return situation(field, (s) => {
    s.phase = phase;
    for (const [unit, order, arrow] of markers) {
      s.order[unit] = MARKERS.indexOf(order);
      if (arrow !== undefined) s.arrow[unit] = arrow * 10;
    }
    change(s);
  });
}

/** An advance of `length` inches. */
export function ahead(length: number): MoveLeg {
  return { kind: 'advance', distance: inches(length) };
}

/** A step back of `length` inches. */
export function back(length: number): MoveLeg {
  return { kind: 'back', distance: inches(length) };
}

/** A wheel of `degrees` degrees, to the left below 0. */
export function wheeling(degrees: number): MoveLeg {
  return { kind: 'wheel', about: degrees > 0 ? 'right' : 'left', angle: degrees * 10 };
}
