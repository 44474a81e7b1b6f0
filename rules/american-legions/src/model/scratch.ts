import { newReach, type Reach } from '@linstock/ground';
import { ARCS } from '../reckon/arcs.ts';
import type { Field } from './field.ts';

/** Memory for answering one question. It is used again and again, so that nothing is allocated. */
export interface Scratch {
  /** `[hex * 2 + side]`: companies of the side in the hex. */
  readonly held: Uint8Array;
  /** `[hex]`: 1 if it holds cavalry, 2 if it holds any other arm, 3 if both. */
  readonly arms: Uint8Array;
  /**
   * `[hex]`: 1 if it contains a company that matters for passing through: not skirmishers or regular guns
   * (AL-6.3f).
   */
  readonly solid: Uint8Array;
  /** `[hex]`: the facing of its unrouted companies, -1 without any. */
  readonly facing: Int8Array;
  /** Hexes that hold something, to be cleared. */
  readonly used: Int16Array;
  usedCount: number;
  /** The search of where companies can march; past 1 where friends were passed through. */
  readonly ways: Reach;
  /** The search of the way that clicks mean. */
  readonly clicked: Reach;
}

/** By field: the memory that its questions use in turn. */
const SCRATCH = new WeakMap<Field, Scratch>();

/** The scratch memory of a field. */
export function scratchOf(field: Field): Scratch {
  const known = SCRATCH.get(field) ?? newScratch(field);
  SCRATCH.set(field, known);
  return known;
}

function newScratch({ map }: Field): Scratch {
  return {
    held: new Uint8Array(map.count * 2),
    arms: new Uint8Array(map.count),
    solid: new Uint8Array(map.count),
    facing: new Int8Array(map.count).fill(-1),
    used: new Int16Array(map.count),
    usedCount: 0,
    ways: newReach(map, ARCS.facings, 2),
    clicked: newReach(map, ARCS.facings),
  };
}
