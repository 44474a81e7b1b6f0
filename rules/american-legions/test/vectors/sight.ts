import { type Axial, distance, hexAt, hexMapOf } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { entryArc, sightReason } from '../../src/reckon/sight.ts';
import { isGun } from '../../src/tables/index.ts';
import { arm, axial, facing, fact, read } from './given.ts';

// P-LOS

const look = z.strictObject({
  from: axial,
  facing,
  to: axial,
  target_facing: facing.optional(),
  target_routed: fact,
  firer_arm: arm,
  companies: z.array(axial).default([]),
  elevation: z.record(z.string(), z.int()).default({}),
  off_map: z.array(axial).default([]),
});

/** A line of sight on a plain of map hexes around both ends. */
export function sight(raw: Json): Json {
  const given = read(look, raw);
  const hexes = around(given.from, given.to).filter(
    (hex) => !given.off_map.some(([q, r]) => q === hex[0] && r === hex[1]),
  );
  const map = hexMapOf({ hexes, level: hexes.map(([q, r]) => given.elevation[`${q},${r}`] ?? 0) });
  const occupied = new Set(given.companies.map(([q, r]) => hexAt(map, q, r)));
  const [from, to] = [hexAt(map, ...given.from), hexAt(map, ...given.to)];
  const gun = isGun(given.firer_arm);
  const reason = sightReason(map, from, given.facing, to, gun, (hex) => occupied.has(hex));
  return {
    range: distance(map, from, to),
    entry: entryArc(map, from, to, given.target_routed ? null : (given.target_facing ?? null)),
    visible: reason === null,
    reason,
  };
}

/** All positions a line between the two can touch. */
function around(a: Axial, b: Axial): Axial[] {
  const hexes: Axial[] = [];
  for (let q = Math.min(a[0], b[0]) - 1; q <= Math.max(a[0], b[0]) + 1; q++)
    for (let r = Math.min(a[1], b[1]) - 1; r <= Math.max(a[1], b[1]) + 1; r++) hexes.push([q, r]);
  return hexes;
}
