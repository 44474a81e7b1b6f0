import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { aspectOf, inArc } from '../../src/reckon/arcs.ts';
import { retreatHexes } from '../../src/reckon/retreat.ts';
import { blockers } from '../../src/reckon/sight.ts';
import { FLIGHT_POINTS, POSITION_SF, TERRAIN } from '../../src/tables/index.ts';
import {
  facingOf,
  formation,
  formationOf,
  hexId,
  hexList,
  hexOfId,
  hexSet,
  idsOf,
  kind,
  plainMap,
  read,
  remark,
  way,
} from './given.ts';

const placed = z.strictObject({ kind, formation: formation.optional(), hex: hexId, facing: z.string() });

const aspectGiven = z.strictObject({ target: placed, firer: hexId });

/** FL-11.3n. */
export function aspect(raw: Json): Json {
  const { target, firer } = read(aspectGiven, raw);
  return { aspect: seenFrom(target, firer) };
}

function seenFrom(target: z.output<typeof placed>, from: string): 'front' | 'flank' | 'rear' {
  const of = formationOf(target.formation, target.kind);
  return aspectOf(of, facingOf(target.facing, of), ...way(hexOfId(target.hex), hexOfId(from)));
}

const arcGiven = z.strictObject({ firer: placed, targets: z.array(hexId) });

/** FL-11.2b. */
export function arc(raw: Json): Json {
  const { firer, targets } = read(arcGiven, raw);
  const of = formationOf(firer.formation, firer.kind);
  const facing = facingOf(firer.facing, of);
  return { inArc: targets.map((to) => inArc(of, facing, ...way(hexOfId(firer.hex), hexOfId(to)))) };
}

const positionGiven = z.strictObject({ target: placed, attackers: z.array(z.strictObject({ hex: hexId })) });

/** FL-12.52d to g. */
export function position(raw: Json): Json {
  const { target, attackers } = read(positionGiven, raw);
  const sides = attackers.map(({ hex }) => [hex, seenFrom(target, hex)] as const);
  return {
    aspects: Object.fromEntries(sides),
    attackerSF: sides.reduce((sum, [, side]) => sum + POSITION_SF[side], 0),
  };
}

const lookGiven = z.strictObject({
  from: hexId.optional(),
  to: hexId.optional(),
  elevations: z.record(hexId, z.number()).optional(),
  woods: z.array(hexId).optional(),
  units: z.array(hexId).optional(),
  weapon: remark,
});
const losGiven = lookGiven.extend({ cases: z.array(lookGiven).optional() });

/**
 * The height that woods and buildings add to their hex (FL-11.2d). The vectors do not say which of them are there,
 * and all add the same.
 */
const TALL = Math.max(...[...TERRAIN.Guilford.grounds.values()].map(({ losHeight }) => losHeight));

/** FL-11.2. */
export function los(raw: Json): Json {
  const { cases, ...common } = read(losGiven, raw);
  const look = (one: z.output<typeof lookGiven>) => {
    const { from, to, elevations = {}, woods = [], units = [] } = { ...common, ...one };
    if (from === undefined || to === undefined)
      throw new RangeError('A look needs its two ends: from and to.');
    const levels = new Map(Object.entries(elevations).map(([id, level]) => [hexOfId(id), level]));
    const [tall, held] = [hexSet(woods), hexSet(units)];
    const by = blockers(plainMap(), hexOfId(from), hexOfId(to), {
      level: (hex) => levels.get(hex) ?? 0,
      cover: (hex) => (tall.has(hex) ? TALL : 0),
      occupied: (hex) => held.has(hex),
    });
    return { blocked: by.length > 0, by: idsOf(by) };
  };
  if (!cases) return look({});
  const all = cases.map(look);
  return { blocked: all.map(({ blocked }) => blocked), by: all.map(({ by }) => by) };
}

const retreatGiven = z.strictObject({
  unit: placed,
  attackers: hexList,
  friends: hexList,
  enemyZoc: hexList,
});

/** FL-12.62. */
export function retreat(raw: Json): Json {
  const { unit, attackers, friends, enemyZoc } = read(retreatGiven, raw);
  const [held, zocs] = [hexSet(friends), hexSet(enemyZoc)];
  const hexes = retreatHexes(
    plainMap(),
    { hex: hexOfId(unit.hex), attackers: attackers.map(hexOfId) },
    { passable: () => true, occupied: (hex) => held.has(hex), enemyZoc: (hex) => zocs.has(hex) },
  );
  if (hexes.length > 0)
    return { legalHexes: idsOf(hexes), eliminated: false, facingAfter: unit.facing, flightPoints: 0 };
  const { owner } = unit.formation === 'SK' ? FLIGHT_POINTS.skirmishers : FLIGHT_POINTS.unit;
  return { legalHexes: [], eliminated: true, flightPoints: owner };
}
