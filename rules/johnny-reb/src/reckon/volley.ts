import type { Umpire } from '@linstock/kernel';
import type { FireCell } from '../tables/index.ts';
import { fireReckoning } from './fire.ts';
import { type GunLosses, gunLosses, halved, lossesOf } from './hits.ts';
import { checksMorale, type Fire, type Target } from './shot.ts';

/** A fire from its roll to its losses (P1). */

/** The result of a fire. */
export interface Volley {
  readonly result: FireCell;
  /** Figures lost; of a battery the hits, all of them. */
  readonly losses: number;
  /** The losses of a battery; null for any other target. */
  readonly guns: GunLosses | null;
  /** Guns or sharpshooters hit, whatever is left to check (JR-12.1b). */
  readonly hitCheck: boolean;
  /** The firer's ammunition drops a step (JR-10.5). */
  readonly lowers: boolean;
}

/** Rolls a fire and everything that depends on it, in the order of the rules. */
export function volley(umpire: Umpire, fire: Fire, title: string): Volley {
  const { result, lowers } = umpire.throw(fireReckoning(fire, title));
  const { target } = fire;
  const losses = lossesAt(umpire, result, isHalved(target), title);
  const guns = target.arm === 'battery' ? gunLosses(umpire, losses, target.strength, title) : null;
  return {
    result,
    losses: guns ? losses : Math.min(losses, target.strength), // JR-10.3c
    guns,
    hitCheck: checksMorale(fire.firer) && result !== null,
    lowers,
  };
}

/** The losses a cell means, halved or not, with the dice that settle them (JR-10.1 to JR-10.3). */
export function lossesAt(umpire: Umpire, result: FireCell, halves: boolean, title: string): number {
  const raw = lossesOf(umpire, result, title);
  return halves ? halved(umpire, raw, title) : raw;
}

/** True if losses on a target are halved, once even if both hold (JR-10.3a). */
export function isHalved({ disengaging, formation }: Pick<Target, 'disengaging' | 'formation'>): boolean {
  return disengaging || formation === 'skirmish';
}
