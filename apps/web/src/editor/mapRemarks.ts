/** Things that the map of a battle shows without effect, by the battle's id: shown until the page is closed. */
const REMARKS = new Map<string, readonly string[]>();

/** Remembers the remarks on a map that a battle was read from. */
export function noteMapRemarks(battle: string, remarks: readonly string[]): void {
  REMARKS.set(battle, remarks);
}

/** The remarks on the map that a battle was read from; none for any other battle. */
export const listMapRemarks = (battle: string): readonly string[] => REMARKS.get(battle) ?? [];
