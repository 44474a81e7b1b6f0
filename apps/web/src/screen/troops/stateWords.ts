import type { Body } from '@linstock/scene';

/** The state of a body of troops, in words with a meaning of their own: `in good order`, `Shock Status Poor`. */
export function describeState({ state, track }: Pick<Body, 'state' | 'track'>): string {
  return track?.state === state ? `${track.label} ${state}` : state;
}
