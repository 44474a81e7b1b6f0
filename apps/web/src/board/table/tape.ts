/** The tape measure: always to the nearest edges. */
import {
  gap,
  gapToSpot,
  nearestSpot,
  type Spot as Place,
  type Pose,
  type Stand,
  shortestSegments,
  span,
  type Thousandths,
} from '@linstock/ground';

/** One end of the tape: a place, or a stand to whose nearest edge it is held. */
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
export function tapeBetween(a: TapeEnd, b: TapeEnd): TapeReading {
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

/** Inches to hundredths, as sentences have them: `3.25`, `12`. */
export function inWords(length: Thousandths): string {
  return `${Math.round(length / 10) / 100}`;
}

/** A range in inches to tenths, as cards and the log have it: `8.4`. */
export function rangeInWords(length: Thousandths): string {
  return `${Math.round(length / 100) / 10}`;
}

/** A place, and a facing if there is one, for the status line: `x 24  y 12.5  15°`. */
export function whereabouts({ x, y, facing }: Place & { readonly facing?: Pose['facing'] }): string {
  const turn = facing === undefined ? '' : `  ${facing / 10}°`;
  return `x ${inWords(x)}  y ${inWords(y)}${turn}`;
}
