/** Men, figures and stands, and the way losses reduce them (JR-1.2, JR-1.4). */

const MEN_A_FIGURE = 30;
/** The maximum number of stands of a unit (JR-1.2b, d). */
export const MAX_STANDS = 4;

/** JR-1.2a. */
export function figuresOfMen(men: number): number {
  return Math.max(1, Math.floor(men / MEN_A_FIGURE + 0.5));
}

/**
 * The figures of each stand, stand 1 first (JR-1.2c).
 * @param most stands it may have: all four, or those a unit has left
 */
export function standsOfFigures(figures: number, most: number = MAX_STANDS): number[] {
  const stands = Math.min(most, figures);
  return Array.from(
    { length: stands },
    (_, i) => Math.floor(figures / stands) + (i < figures % stands ? 1 : 0),
  );
}

/** The remaining strength of a unit of stands after losses. */
export interface RemainingStrength {
  readonly stands: readonly number[];
  readonly figures: number;
  /** Stands emptied by this loss (JR-1.4b). */
  readonly standsLost: number;
  /** JR-1.4d. */
  readonly destroyed: boolean;
}

/** Figures taken off a unit, from stand 1 on; those beyond the last are ignored (JR-1.4a, b, JR-10.3c). */
export function withoutFigures(stands: readonly number[], lost: number): RemainingStrength {
  let left = lost;
  const after = stands.map((figures) => {
    const taken = Math.min(figures, left);
    left -= taken;
    return figures - taken;
  });
  const kept = after.filter((figures) => figures > 0);
  return {
    stands: kept,
    figures: kept.reduce((sum, figures) => sum + figures, 0),
    standsLost: stands.length - kept.length,
    destroyed: kept.length === 0,
  };
}

/** The sections of a battery after losses: each takes a section, or the half section when only that is left (JR-1.4f). */
export function withoutSections(sections: number, lost: number): number {
  return Math.max(0, sections - lost);
}

/** Number of losses a unit can take: its figures, or its sections, of which a half counts as one (JR-1.4c, JR-10.3c). */
export function mostLosses(strength: number): number {
  return Math.ceil(strength);
}
