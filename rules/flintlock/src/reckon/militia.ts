/** Militia that would rather not stay (FL-12.45). */

/** A Line that may flee. */
export interface MilitiaLine {
  /** Every unit, guns aside, is Colonial militia (FL-12.45d). */
  readonly allMilitia: boolean;
  /** No unit has a hex to go to (FL-12.45d). */
  readonly surrounded: boolean;
}

/** Why a Line may not flee; null if it may. */
export function refuseFlight({
  allMilitia,
  surrounded,
}: MilitiaLine): { readonly code: string; readonly clause: string } | null {
  if (!allMilitia) return { code: 'FL-R-NOT-MILITIA', clause: 'FL-12.45d' };
  if (surrounded) return { code: 'FL-R-SURROUNDED', clause: 'FL-12.45d' };
  return null;
}

/** A unit, and whether it is Colonial militia. */
interface Mustered {
  readonly command: string | number;
  readonly militia: boolean;
}

/** Commands that neither Shock, Charge nor Counterattack: they have militia on the map (FL-12.14a, FL-12.63c). */
export function barredByMilitia<U extends Mustered>(units: readonly U[]): ReadonlySet<U['command']> {
  return new Set(units.filter(({ militia }) => militia).map(({ command }) => command));
}

/** True if any unit of a Line may counterattack (FL-12.63c). */
export function mayCounterattack(units: readonly Mustered[]): boolean {
  const barred = barredByMilitia(units);
  return units.some(({ command }) => !barred.has(command));
}
