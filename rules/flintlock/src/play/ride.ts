import type { Refusal } from '@linstock/kernel';
import type { AnswerTo } from '../answers.ts';
import type { Game, Looked, Play } from '../game.ts';
import type { Deed } from './deed.ts';

/** Rides of leaders (FL-4.5). */

type Ride = Extract<AnswerTo<'turn'>, { readonly do: 'ride' }>;

/** A Subordinate Leader rides in the turn of his Command (FL-4.5b). */
export const ride: Deed<'ride'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};

/** Where the Overall Leader may ride between two turns: one way to each hex. */
export function overallRides(_game: Looked): Ride[] {
  return [];
}

/** Why the Overall Leader may not ride this way; null where he may. */
export function refuseOverallRide(_game: Looked, _ride: Ride): Refusal | null {
  return null;
}

/** He rides. */
export function* rideOverall(_game: Game, _ride: Ride): Play {}
