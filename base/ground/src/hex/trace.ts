import { cellAt } from '../lists.ts';
import { type Axial, type Hex, sidesTowards } from './hex.ts';
import { type HexMap, hexAt, type Trace } from './map.ts';

/** The lines of sight found so far, by map, then `[from][to]`. They are stored outside the map, which never changes. */
const TRACE_CACHE = new WeakMap<HexMap, (Trace | undefined)[][]>();

/** The line of sight from one hex to another. Found once for each pair of hexes of a map. */
export function trace(map: HexMap, from: Hex, to: Hex): Trace {
  let rows = TRACE_CACHE.get(map);
  if (!rows) TRACE_CACHE.set(map, (rows = []));
  const row = (rows[from] ??= new Array(map.count));
  return (row[to] ??= draw(map, from, to));
}

function draw(map: HexMap, from: Hex, to: Hex): Trace {
  const [fq, fr] = [cellAt(map.q, from), cellAt(map.r, from)];
  const dq = cellAt(map.q, to) - fq;
  const dr = cellAt(map.r, to) - fr;
  const onMap = line(dq, dr)
    .map((step) => step.map(([q, r]) => hexAt(map, fq + q, fr + r)))
    .map((step, at, all) => ({
      hexes: step.filter((hex) => hex !== -1),
      alone: step.length === 1,
      end: at === 0 || at === all.length - 1,
    }))
    .filter((step) => step.hexes.length > 0);
  const steps = onMap.map((step) => step.hexes);
  return {
    steps,
    crossed: Int16Array.from(onMap.filter((step) => step.alone && !step.end).flatMap((step) => step.hexes)),
    beside: Int16Array.from(onMap.filter((step) => !step.alone).flatMap((step) => step.hexes)),
    exits: sidesTowards(dq, dr),
    entries: sidesTowards(-dq, -dr),
  };
}

const lines = new Map<number, readonly (readonly Axial[])[]>();

/**
 * The hexes on the line from the origin to [dq, dr], ends included, in order: one crossed hex, or the two on
 * either side of a hexside along which the line runs. Integers only.
 */
export function line(dq: number, dr: number): readonly (readonly Axial[])[] {
  const key = (dq + 512) * 1024 + (dr + 512);
  const known = lines.get(key);
  if (known) return known;
  const met: { along: number; hex: Axial }[] = [];
  for (let q = Math.min(0, dq) - 1; q <= Math.max(0, dq) + 1; q++) {
    for (let r = Math.min(0, dr) - 1; r <= Math.max(0, dr) + 1; r++) {
      // Each hex on the line is farther along it than the one before; the two next to a hexside are equally
      // far.
      if (meets(dq, dr, q, r)) met.push({ along: q * dq + r * dr + (q + r) * (dq + dr), hex: [q, r] });
    }
  }
  met.sort((a, b) => a.along - b.along);
  const steps: Axial[][] = [];
  met.forEach(({ along, hex }, i) => {
    if (i > 0 && met[i - 1]?.along === along) steps.at(-1)?.push(hex);
    else steps.push([hex]);
  });
  lines.set(key, steps);
  return steps;
}

/**
 * True if the line from the origin to [dq, dr] crosses the inside of hex [q, r] or runs along one of its sides.
 * A point p is inside when all three differences of its cube coordinates from the centre's are below 1, and on a side when one is
 * 1 exactly. Each difference is linear along the line, so each gives an interval of u between 0 and 1.
 */
function meets(dq: number, dr: number, q: number, r: number): boolean {
  const slopes = [2 * dq + dr, -dq - 2 * dr, dr - dq];
  const offsets = [2 * q + r, -q - 2 * r, r - q];
  // The interval low < u < high, as fractions with positive denominators.
  let [lowTop, lowBottom, highTop, highBottom] = [0, 1, 1, 1];
  for (let i = 0; i < 3; i++) {
    const slope = slopes[i] as number;
    const offset = offsets[i] as number;
    if (slope === 0) {
      if (Math.abs(offset) > 1) return false;
      continue;
    }
    const sense = slope > 0 ? 1 : -1;
    const bottom = slope * sense;
    const enters = offset * sense - 1;
    const leaves = offset * sense + 1;
    if (enters * lowBottom > lowTop * bottom) [lowTop, lowBottom] = [enters, bottom];
    if (leaves * highBottom < highTop * bottom) [highTop, highBottom] = [leaves, bottom];
  }
  return dq === 0 && dr === 0 ? q === 0 && r === 0 : lowTop * highBottom < highTop * lowBottom;
}
