import { type Hex, type HexMap, trace } from '@linstock/ground';
import { opposedContours } from '../reckon/sight.ts';

/** The stored result for a line between two hexes of a map. */
const UNKNOWN = 0;
const OPEN = 1;
const HIDDEN = 2;

const lines = new WeakMap<HexMap, Uint8Array>();

/** True if a crest or a valley hides a hex from another, whoever stands between them (AL-7.32e). Computed once a map. */
export function isHidden(map: HexMap, from: Hex, to: Hex): boolean {
  let known = lines.get(map);
  if (!known) {
    known = new Uint8Array(map.count * map.count);
    lines.set(map, known);
  }
  const line = from * map.count + to;
  if (known[line] === UNKNOWN) known[line] = opposedContours(map, trace(map, from, to)) ? HIDDEN : OPEN;
  return known[line] === HIDDEN;
}
