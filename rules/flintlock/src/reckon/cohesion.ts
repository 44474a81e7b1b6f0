import { last, nth } from '@linstock/kernel';
import { type ShockStatus, STATUSES } from '../tables/index.ts';

/** A Command's hold on itself: its Shock Status and the hits on its Cohesion track (FL-12.2). */

export interface Cohesion {
  /** Hits since the last change of status. */
  readonly track: number;
  readonly status: ShockStatus;
}

/** The hits of one event on one Command: at most one level is lost, and hits over the Rating are lost (FL-12.24b to f). */
export function afterHits({ track, status }: Cohesion, rating: number, hits: number): Cohesion {
  if (status === WORST) return { track: 0, status }; // FL-12.24f
  if (track + hits < rating) return { track: track + hits, status };
  return levelDown({ track, status });
}

/** A level lost by the words of a result (FL-12.43c, e, FL-12.61c). */
export function levelDown({ status }: Cohesion): Cohesion {
  return {
    track: 0,
    status: nth(STATUSES, Math.min(STATUSES.indexOf(status) + 1, STATUSES.length - 1)),
  };
}

/** The lowest level there is (FL-12.24c). */
const WORST = last(STATUSES);

/** The best of several statuses (FL-12.54a). */
export function bestStatus(statuses: readonly ShockStatus[]): ShockStatus {
  return STATUSES.find((status) => statuses.includes(status)) ?? WORST;
}
