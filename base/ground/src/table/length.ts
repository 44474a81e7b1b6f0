/**
 * Lengths on a table in words, in inches or centimetres. The rules and the records count in inches alone. All lengths that a
 * person reads or types pass through here.
 */
import type { Thousandths } from './lattice.ts';

/** A unit in which lengths on a table are read and typed. */
export type LengthUnit = 'inches' | 'centimetres';

/** The words of a unit. */
interface UnitWords {
  readonly one: string;
  readonly many: string;
  readonly short: string;
  /** Of the unit in an inch, exactly. */
  readonly perInch: number;
}

const UNITS: Readonly<Record<LengthUnit, UnitWords>> = {
  inches: { one: 'inch', many: 'inches', short: 'in', perInch: 1 },
  centimetres: { one: 'centimetre', many: 'centimetres', short: 'cm', perInch: 2.54 },
};

/** A tenth of a millimetre: fine enough that every whole or half inch is exact. */
const CENTIMETRE_DECIMALS = 2;

/** Thousandths. */
const INCH = 1000;

let unit: LengthUnit = 'inches';

/** Sets the unit of all lengths that are written from now on. Text that is written already stays. */
export function setLengthUnit(chosen: LengthUnit): void {
  unit = chosen;
}

/** The unit in which lengths are written. */
export const lengthUnit = (): LengthUnit => unit;

/** The words of the unit: `inch`, `inches`, `in`. */
export const lengthNames = (): Omit<UnitWords, 'perInch'> => UNITS[unit];

/**
 * A length as a number in the unit: `3.25`.
 * @param decimals of inches, 0 to 3; centimetres have 2
 */
export function lengthNumber(length: Thousandths, decimals = 2): string {
  const factor = 10 ** (unit === 'inches' ? decimals : CENTIMETRE_DECIMALS);
  return `${Math.round((length * UNITS[unit].perInch * factor) / INCH) / factor}`;
}

/** A length in words: `1 inch`, `15.24 centimetres`. */
export function lengthWords(length: Thousandths, decimals = 2): string {
  return `${lengthNumber(length, decimals)} ${lengthName(length, decimals)}`;
}

/** The name of the unit after a length: `inch` after one, else `inches`. */
export function lengthName(length: Thousandths, decimals = 2): string {
  const { one, many } = UNITS[unit];
  return lengthNumber(length, decimals) === '1' ? one : many;
}

/** A length in short: `3.25 in`, `15.24 cm`. */
export function shortLength(length: Thousandths, decimals = 2): string {
  return `${lengthNumber(length, decimals)} ${UNITS[unit].short}`;
}

/** A length so exactly that `readLength` reads the same one. */
export function exactLength(length: Thousandths): string {
  const factor = 1000;
  return `${Math.round((length * UNITS[unit].perInch * factor) / INCH) / factor}`;
}

/** The length that a number means: in the unit set, if no other is named. */
export function readLength(number: number, of: LengthUnit = unit): Thousandths {
  return Math.round((number * INCH) / UNITS[of].perInch);
}

/** Inches, as the forms of the rules have them, as a number in the unit. */
export const inUnit = (inches: number): number => Number(exactLength(inches * INCH));

/** A number in the unit as inches, to a thousandth. */
export const inInches = (number: number): number => readLength(number) / INCH;
