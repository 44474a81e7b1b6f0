import { newReach, type Reach } from '@linstock/ground';
import type { Field } from './field.ts';

/**
 * Scratch memory for one position. It is used again and again, so that nothing is allocated. Good until the
 * state changes.
 */
export interface Scratch {
  /** `[unit]`: its place when this was computed, in one number; -1 before that. */
  readonly seen: Int32Array;
  /** `[hex]`: the top unit of its stack, or -1. Abandoned guns are in no stack (FL-11.56b). */
  readonly top: Int16Array;
  /** `[unit]`: the unit below it in its stack, or -1. */
  readonly below: Int16Array;
  /** `[hex * 2 + side]`: combat units of the side, Abandoned guns left out. */
  readonly held: Uint8Array;
  /** `[hex * 2 + side]`: Infantry and Cavalry units of the side. */
  readonly solid: Uint8Array;
  /** `[hex * 2 + side]`: the ZOC of that side in the hex: `ZOC_FOOT`, `ZOC_HORSE`, both or neither (FL-9.1). */
  readonly zoc: Uint8Array;
  /** The search for the marches of a unit, without facings; the past is 1 once the way will Disorder it (FL-7.21). */
  readonly ways: Reach;
}

/** Bits of `Scratch.zoc`. */
export const ZOC_FOOT = 1;
export const ZOC_HORSE = 2;

/** By field: the memory of the position that was looked at last. */
const SCRATCH = new WeakMap<Field, Scratch>();

/** The scratch memory of a field. */
export function scratchOf(field: Field): Scratch {
  const known = SCRATCH.get(field) ?? newScratch(field);
  SCRATCH.set(field, known);
  return known;
}

function newScratch({ map, units }: Field): Scratch {
  return {
    seen: new Int32Array(units.length).fill(-1),
    top: new Int16Array(map.count).fill(-1),
    below: new Int16Array(units.length).fill(-1),
    held: new Uint8Array(map.count * 2),
    solid: new Uint8Array(map.count * 2),
    zoc: new Uint8Array(map.count * 2),
    ways: newReach(map, 1, 2),
  };
}
