import { inches } from '@linstock/ground';
import type { Fire, Firer, Target } from '../reckon/shot.ts';

/** Fires for tests: ten figures of veterans with rifle muskets on Hold at ten others, 4 inches off, by default otherwise. */

const FIRER: Firer = {
  arm: 'infantry',
  strength: 10,
  quality: 'veteran',
  weapon: 'rifle_musket',
  formation: 'single_line',
  stands: 4,
  refusesFlank: false,
  disordered: false,
  shaken: false,
  officerPresent: false,
  ammunition: 'full',
  works: null,
  opening: false,
  conditionalHold: false,
  inWoods: false,
};

const TARGET: Target = {
  arm: 'infantry',
  strength: 10,
  quality: 'veteran',
  formation: 'single_line',
  disordered: false,
  routed: false,
  cover: null,
  aspect: 'front',
  disengaging: false,
  charging: false,
};

/** The unusual fields of a fire of a test. */
export interface OtherFire extends Partial<Omit<Fire, 'firer' | 'target' | 'range'>> {
  readonly firer?: Partial<Firer>;
  readonly target?: Partial<Target>;
  /** Inches. */
  readonly range?: number;
}

/** A fire of a test. */
export function fireWith({ firer, target, range = 4, ...rest }: OtherFire = {}): Fire {
  return {
    mode: 'hold',
    areaFire: false,
    rapidFire: false,
    canister: null,
    ...rest,
    firer: { ...FIRER, ...firer },
    target: { ...TARGET, ...target },
    range: inches(range),
  };
}

/** Four veteran guns, unlimbered: what of a firer or a target they are. */
export const GUNS = {
  arm: 'battery',
  strength: 2,
  formation: 'unlimbered',
} as const satisfies Partial<Firer & Target>;
