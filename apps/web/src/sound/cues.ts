/** The sounds for animations: game events in, noises out. Knows no rules and makes no sound. */
import type { Animation } from '../play/steps/animation.ts';

/** The kinds of noise. */
export type Noise =
  | 'musketry'
  | 'rifles'
  | 'guns'
  | 'hooves'
  | 'steps'
  | 'storm'
  | 'clash'
  | 'rout'
  | 'call'
  | 'finale';

/** One thing to be heard. */
export interface Cue {
  readonly noise: Noise;
  /** The number of participants: shots, guns, riders, companies. */
  readonly many: number;
  /** True for cavalry. */
  readonly mounted: boolean;
}

/** Muskets that a place of the line is heard with, and guns. */
const MUSKETS_PER_PLACE = 7;

/** The sound of simultaneous animations; null if they are silent. */
export function cueOf(group: readonly Animation[]): Cue | null {
  const [first] = group;
  if (!first) return null;
  const many = group.filter(({ kind }) => kind !== 'losses').length;
  const mounted = group.some((each) => 'arm' in each && each.arm === 'horse');
  switch (first.kind) {
    case 'volley':
      if (first.weapon === 'gun') return { noise: 'guns', many, mounted: false };
      return {
        noise: first.weapon === 'rifle' ? 'rifles' : 'musketry',
        many: many * MUSKETS_PER_PLACE,
        mounted: false,
      };
    case 'clash':
      return { noise: 'clash', many, mounted };
    case 'break':
      return { noise: 'rout', many, mounted: false };
    case 'losses':
      return null;
    case 'move':
      if (first.gait === 'charge') return { noise: 'storm', many, mounted };
      if (first.gait === 'flight') return { noise: 'rout', many, mounted };
      return { noise: mounted ? 'hooves' : 'steps', many, mounted };
  }
}
