import type { Formation, Kind } from '../tables/index.ts';

/** The limits of stacking (FL-10). */

/** A combat unit in a hex; its side's others are the same list. */
export interface StackedUnit {
  readonly kind: Kind;
  readonly formation: Formation | null;
  /** A value that distinguishes Commands. */
  readonly command: string | number | null;
  /** The base unit of an SK counter; null for others. */
  readonly base: string | number | null;
}

/** Guns that may be in a hex without others, and with a unit (FL-10.0c, d). */
const GUNS_ALONE = 4;
const GUNS_BESIDE = 1;

/** True if units may end a move in one hex (FL-10.0a, d, e). */
export function mayStandTogether(units: readonly StackedUnit[]): boolean {
  const guns = units.filter(({ kind }) => kind === 'artillery').length;
  const others = units.filter(({ kind }) => kind !== 'artillery');
  if (others.length === 0) return guns <= GUNS_ALONE;
  if (guns > GUNS_BESIDE) return false;
  if (others.length === 1) return true;
  const [a, b, ...more] = others as [StackedUnit, StackedUnit, ...StackedUnit[]];
  return more.length === 0 && (isClosePair(a, b) || isSkirmishPair(a, b));
}

/** Two units of one Command in Close (FL-10.0e). */
export function isClosePair(a: StackedUnit, b: StackedUnit): boolean {
  return a.formation === 'Close' && b.formation === 'Close' && a.command === b.command;
}

/** Both SK counters of one unit (FL-10.0g). */
export function isSkirmishPair(a: StackedUnit, b: StackedUnit): boolean {
  return a.formation === 'SK' && b.formation === 'SK' && a.base === b.base;
}
