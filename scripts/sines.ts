/**
 * Makes the tables of sines of 0.0 to 90.0 degrees, a tenth apart, times a power of two and rounded. They are
 * computed in whole numbers of forty digits. `base/ground/src/table/data/sines.json` is times 2^20, and
 * `rules/johnny-reb/src/data/sines.json` is times 2^48 for lengths that are not rounded to the lattice. `node
 * scripts/sines.ts` writes both files.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ONE = 10n ** 40n;

/** The tables: the file of each, and its scale. */
export const TABLES = [
  { file: join(import.meta.dirname, '../base/ground/src/table/data/sines.json'), scale: 2n ** 20n },
  { file: join(import.meta.dirname, '../rules/johnny-reb/src/data/sines.json'), scale: 2n ** 48n },
] as const;

/** Arctangent of 1/n, in units of `ONE`. */
function arctanOfOneOver(n: bigint): bigint {
  let power = ONE / n;
  let sum = power;
  for (let k = 3n, sign = -1n; power !== 0n; k += 2n, sign = -sign) {
    power /= n * n;
    sum += (sign * power) / k;
  }
  return sum;
}

/** Machin's formula. */
const PI = 4n * (4n * arctanOfOneOver(5n) - arctanOfOneOver(239n));

function sineOf(tenths: bigint): bigint {
  const angle = (PI * tenths) / 1800n;
  let term = angle;
  let sum = angle;
  for (let k = 2n; term !== 0n; k += 2n) {
    term = (-term * angle * angle) / (ONE * ONE * k * (k + 1n));
    sum += term;
  }
  return sum;
}

/** The 901 sines of 0.0 to 90.0 degrees, times a scale, rounded. */
export function sines(scale: bigint): number[] {
  return Array.from({ length: 901 }, (_, tenths) =>
    Number((2n * scale * sineOf(BigInt(tenths)) + ONE) / (2n * ONE)),
  );
}

if (process.argv[1] === import.meta.filename)
  for (const { file, scale } of TABLES) writeFileSync(file, `${JSON.stringify(sines(scale))}\n`);
