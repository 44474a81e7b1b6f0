/** Militia that would rather not stay (FL-12.45). */

/** A Line that may flee. */
export interface MilitiaLine {
  /** Every unit, guns aside, is Colonial militia (FL-12.45d). */
  readonly allMilitia: boolean;
  /** No unit has a hex to go to (FL-12.45d). */
  readonly surrounded: boolean;
}

/** Why a Line may not flee; null where it may. */
export function refuseFlight({
  allMilitia,
  surrounded,
}: MilitiaLine): { readonly code: string; readonly clause: string } | null {
  if (!allMilitia) return { code: 'FL-R-NOT-MILITIA', clause: 'FL-12.45d' };
  if (surrounded) return { code: 'FL-R-SURROUNDED', clause: 'FL-12.45d' };
  return null;
}

/** Whether any unit of a Line may counterattack: Commands with militia on the map take no part (FL-12.14a, FL-12.63c). */
export function mayCounterattack(
  units: readonly { readonly command: string | number; readonly militia: boolean }[],
): boolean {
  const barred = new Set(units.filter(({ militia }) => militia).map(({ command }) => command));
  return units.some(({ command }) => !barred.has(command));
}
