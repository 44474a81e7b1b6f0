/** Lengths and places of a table in inches, as text. */
import type { Pose, Spot, Thousandths } from '@linstock/ground';

/** Inches to hundredths, as sentences have them: `3.25`, `12`. */
export function writeInches(length: Thousandths): string {
  return `${Math.round(length / 10) / 100}`;
}

/** A range in inches to tenths, as cards and the log have it: `8.4`. */
export function writeRangeInches(length: Thousandths): string {
  return `${Math.round(length / 100) / 10}`;
}

/** A place, and a facing if there is one, for the status line: `x 24  y 12.5  15°`. */
export function writeSpot({ x, y, facing }: Spot & { readonly facing?: Pose['facing'] }): string {
  const turn = facing === undefined ? '' : `  ${facing / 10}°`;
  return `x ${writeInches(x)}  y ${writeInches(y)}${turn}`;
}
