import type { Body } from '@linstock/scene';

/** How a body of troops stands, in words that mean something by themselves: `in good order`, `Shock Status Poor`. */
export function stateWords({ state, track }: Pick<Body, 'state' | 'track'>): string {
  return track?.state === state ? `${track.label} ${state}` : state;
}
