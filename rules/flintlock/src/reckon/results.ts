import type { FireResult } from '../tables/index.ts';

/** The effect of a Fire result on one unit (FL-11.5). */

export interface UnitCondition {
  readonly reduced: boolean;
  readonly disordered: boolean;
}

/** A unit after a result, with the effects on the way. */
export interface ResultEffect extends UnitCondition {
  /** A gun that has lost its crew (FL-11.56a). */
  readonly abandoned: boolean;
  /** It took a Disorder result from Fire, whatever it was before (FL-11.57c). */
  readonly shaken: boolean;
  /** It took a Reduced result, which is a Cohesion hit (FL-11.54d). */
  readonly hit: boolean;
}

/** A unit after a result; `failed` says whether it failed the Morale Check an MC calls for. */
export function suffer(unit: UnitCondition, result: FireResult, failed: boolean): ResultEffect {
  const reducing = result === 'R' || result === 'RD';
  const again = reducing && unit.reduced; // FL-11.54b
  const shaken = again || result === 'RD' || result === 'D' || (result === 'MC' && failed);
  return {
    reduced: unit.reduced || reducing,
    disordered: unit.disordered || shaken, // FL-11.51b
    abandoned: result === 'A',
    shaken,
    hit: reducing,
  };
}

/** Cohesion hits of one shot: each unit of a Close pair counts, an SK pair counts once (FL-10.0f, h). */
export function hitsOf(suffered: readonly ResultEffect[], skirmishPair: boolean): number {
  const hits = suffered.filter(({ hit }) => hit).length;
  return skirmishPair ? Math.min(hits, 1) : hits;
}
