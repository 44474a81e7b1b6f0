import { aheadOfFront, corners, localOf, spotOfInches } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { aspectFrom, inFrontArc, inPrimaryZone, rangeTo } from '../../src/measure/arcs.ts';
import { bestCover, coverDrm } from '../../src/reckon/cover.ts';
import { figuresOfMen, standsOfFigures, withoutFigures } from '../../src/reckon/strength.ts';
import { COVER_ROWS } from '../../src/tables/index.ts';
import { arm, fact, flank, places, posed, read, standOf } from './given.ts';

const menGiven = z.strictObject({ men: z.int().min(1) });

/** JR-1.2a. */
export function figures(raw: Json): Json {
  return { figures: figuresOfMen(read(menGiven, raw).men) };
}

const standsGiven = z.strictObject({ figures: z.int().min(1) });

/** JR-1.2c. */
export function stands(raw: Json): Json {
  return { stands: standsOfFigures(read(standsGiven, raw).figures) };
}

const lossesGiven = z.strictObject({ stands: z.array(z.int().min(1)), lost: z.int().min(0) });

/** JR-1.4. */
export function losses(raw: Json): Json {
  const given = read(lossesGiven, raw);
  const { stands: left, figures: all, standsLost, destroyed } = withoutFigures(given.stands, given.lost);
  return { stands: [...left], figures: all, stands_lost: standsLost, destroyed };
}

const footprintGiven = z.strictObject({ unit: posed });

/** JR-2.2b, JR-3.2. */
export function footprint(raw: Json): Json {
  const stand = standOf(read(footprintGiven, raw).unit);
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(stand);
  return {
    width: stand.frontage / 1000,
    depth: stand.depth / 1000,
    corners: [frontLeft, frontRight, rearRight, rearLeft].map(({ x, y }) => [x / 1000, y / 1000]),
  };
}

const arcGiven = z.strictObject({ firer: posed, target: posed });

/** JR-2.5. */
export function arc(raw: Json): Json {
  const given = read(arcGiven, raw);
  const [firer, target] = [standOf(given.firer), standOf(given.target)];
  const range = rangeTo(firer, target);
  return {
    in_arc: inFrontArc(firer, target),
    in_primary_zone: inPrimaryZone(firer, target),
    range: range === null ? null : range / 1000,
  };
}

const aspectGiven = z.strictObject({
  unit: posed.extend({ refused_flank: flank }),
  point: z.tuple([z.number(), z.number()]),
});

/** JR-2.6, JR-3.4b. */
export function aspect(raw: Json): Json {
  const { unit, point } = read(aspectGiven, raw);
  const stand = standOf(unit);
  const from = spotOfInches(...point);
  return {
    u: places(localOf(stand, from).right / 1000),
    v: places(aheadOfFront(stand, from) / 1000),
    aspect: aspectFrom(stand, unit.formation, from, unit.refused_flank),
  };
}

const coverGiven = z.strictObject({
  firer_arm: arm,
  covers: z.array(z.enum(COVER_ROWS)).default([]),
  target_charging: fact,
});

/** JR-7.2b. */
export function cover(raw: Json): Json {
  const { firer_arm, covers, target_charging } = read(coverGiven, raw);
  const row = bestCover(covers, firer_arm, target_charging);
  return { cover: row ?? 'none', drm: coverDrm(row, firer_arm) };
}
