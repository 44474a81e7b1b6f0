/**
 * Makes `base/ground/src/table/data/sines.json`: the sines of 0.0 to 90.0 degrees, a tenth apart, times 2^20 and
 * rounded, reckoned in whole numbers of forty digits. `node scripts/sines.ts` writes the file anew.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ONE = 10n ** 40n;
const SCALE = 2n ** 20n;

/** Where the table is kept. */
export const SINES_FILE = join(import.meta.dirname, '../base/ground/src/table/data/sines.json');

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

/** The 901 sines of 0.0 to 90.0 degrees, times 2^20, rounded. */
export function sines(): number[] {
  return Array.from({ length: 901 }, (_, tenths) =>
    Number((2n * SCALE * sineOf(BigInt(tenths)) + ONE) / (2n * ONE)),
  );
}

if (import.meta.main) writeFileSync(SINES_FILE, `${JSON.stringify(sines())}\n`);
