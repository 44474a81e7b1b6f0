/** The tape measure: always to the nearest edges. */
import {
  gap,
  gapToSpot,
  nearestSpot,
  type Spot as Place,
  type Stand,
  shortestSegments,
  span,
  type Thousandths,
} from '@linstock/ground';

/** One end of the tape: a place, or a stand whose nearest edge is measured. */
export interface TapeEnd {
  readonly place: Place;
  readonly stand: Stand | null;
}

/** A tape between two ends. */
export interface TapeReading {
  readonly from: Place;
  readonly to: Place;
  readonly length: Thousandths;
}

/** The shortest tape between two ends. */
export function measureTape(a: TapeEnd, b: TapeEnd): TapeReading {
  if (a.stand && b.stand) {
    const [segment] = shortestSegments(a.stand, b.stand);
    const [from, to] = segment ?? [a.stand, b.stand];
    return { from, to, length: gap(a.stand, b.stand) };
  }
  if (a.stand)
    return { from: nearestSpot(a.stand, b.place), to: b.place, length: gapToSpot(a.stand, b.place) };
  if (b.stand)
    return { from: a.place, to: nearestSpot(b.stand, a.place), length: gapToSpot(b.stand, a.place) };
  return { from: a.place, to: b.place, length: Math.round(span(a.place, b.place)) };
}
