import { inches, type Thousandths } from '@linstock/ground';
import {
  type Ammunition,
  type Arm,
  type Aspect,
  type CoverRow,
  type FireMode,
  type FirerColumn,
  type Formation,
  GUN_RULES,
  type Gun,
  isGun,
  type Quality,
  WEAPON_RULES,
  type Weapon,
  type Works,
} from '../tables/index.ts';
import type { StrengthCount } from './fire-row.ts';

/** One fire as its rules see it: firer, target, range and manner. */

/** A battery's canister (JR-11.2). */
export type Canister = 'single' | 'double';

/** The firer, with the facts that matter for its fire. */
export interface Firer {
  readonly arm: Arm;
  /** Figures; of a battery sections. */
  readonly strength: number;
  readonly quality: Quality;
  /** Its weapon: small arms, or the guns of a battery. */
  readonly weapon: Weapon | Gun;
  readonly formation: Formation;
  /** Stands present; they count if a flank is refused. */
  readonly stands: number;
  readonly refusesFlank: boolean;
  readonly disordered: boolean;
  readonly shaken: boolean;
  readonly officerPresent: boolean;
  readonly ammunition: Ammunition;
  /** The works it fires from (JR-7.2c). */
  readonly works: Works | null;
  /** Its first small-arms fire of the battle (JR-9.1b). */
  readonly opening: boolean;
  readonly conditionalHold: boolean;
  /** A battery whose centre is in woods (JR-11.3a). */
  readonly inWoods: boolean;
}

/** The target. */
export interface Target {
  readonly arm: Arm;
  /** Figures; of a battery sections. */
  readonly strength: number;
  readonly quality: Quality;
  readonly formation: Formation;
  readonly disordered: boolean;
  readonly routed: boolean;
  /** The one row of cover that counts (JR-7.2b). */
  readonly cover: CoverRow | null;
  readonly aspect: Aspect;
  readonly disengaging: boolean;
  readonly charging: boolean;
}

/** One fire. */
export interface Fire {
  readonly firer: Firer;
  readonly target: Target;
  readonly mode: FireMode;
  readonly range: Thousandths;
  readonly areaFire: boolean;
  readonly rapidFire: boolean;
  readonly canister: Canister | null;
}

/** The column of JR-T5 for an arm that fires. */
export function firingOf(arm: Arm): FirerColumn {
  return arm === 'battery' ? 'artillery' : 'small_arms';
}

/** In what a unit's strength is counted (JR-8.2a). */
export function countedIn(arm: Arm): StrengthCount {
  return arm === 'battery' ? 'sections' : 'figures';
}

/** The range band of a fire; `out` beyond the longest (JR-8.5a, b). */
export type Band = 'close' | 'canister' | 'normal' | 'long' | 'out';

/** The range band at a range; the limits are inclusive. */
export function bandAt(weapon: Weapon | Gun, range: Thousandths): Band {
  const guns = isGun(weapon);
  const { normal, long } = guns ? GUN_RULES[weapon] : WEAPON_RULES[weapon];
  if (range > inches(long)) return 'out';
  if (range > inches(normal)) return 'long';
  const near = guns ? GUN_RULES[weapon].canister : WEAPON_RULES[weapon].close;
  if (range > inches(near)) return 'normal';
  return guns ? 'canister' : 'close';
}

/** True if hits of a firer make the target check morale, losses or not (JR-10.1a, JR-10.2b, JR-12.1b). */
export function checksMorale({ arm, weapon }: Pick<Firer, 'arm' | 'weapon'>): boolean {
  return arm === 'battery' || weapon === 'sharpshooter_rifle';
}
