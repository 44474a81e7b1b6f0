import { gap, inches, overlap, type Stand } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { isNearestOf, isNearestTarget, modeOpen, sightBy, sightMode } from '../../src/measure/sight.ts';
import type { PlacedCompany } from '../../src/measure/situation.ts';
import { inMeleeRange, isFlankAttack, isInSquare, touch } from '../../src/measure/zone.ts';
import { weaponOf } from '../../src/reckon/troops.ts';
import { WEAPONS } from '../../src/tables/index.ts';
import {
  asInches,
  type ExampleScene,
  fact,
  type GivenStand,
  laidOut,
  read,
  rules,
  scene,
  stand,
  standOf,
  switchesIn,
} from './given.ts';

/** Examples of distances, sight, squares and generals as targets. */

// Distances

const view = z.strictObject({
  ...scene,
  stands: z.array(stand),
  target: z.string().optional(),
});

/** Distances, melee range and the stands behind each front. With only two stands the keys have no names. */
export function geometry(raw: Json): Json {
  const given = read(view, raw);
  const stands = new Map(given.stands.map((each) => [each.id, standOf(each)] as const));
  const laid = laidOut(given, given.stands.filter(isCompany));
  const found: Record<string, Json> = {};
  for (const [one, a] of stands)
    for (const [other, b] of stands) {
      if (one === other) continue;
      found[`distance_${one}_${other}`] = asInches(gap(a, b));
      found[`touch_${one}_${other}`] = touch(a, b);
      found[`overlap_${one}_${other}`] = overlap(a, b);
      found[`meleeRange_${one}_${other}`] = areInMeleeRange(laid, one, other);
    }
  const [first, second] = given.stands;
  if (first && second && given.stands.length === 2) {
    for (const what of ['distance', 'meleeRange', 'touch', 'overlap'])
      found[what] = found[`${what}_${first.id}_${second.id}`] ?? null;
  }
  const front = given.target ?? first?.id;
  return { ...found, behindFront: front === undefined ? {} : behindFrontOf(stands, front) };
}

/** A general's stand is no company (MM-A1q). */
const isCompany = ({ type }: GivenStand): boolean => type !== 'general';

/** True if two companies are enemies in melee range; false if one of them is no company. */
function areInMeleeRange({ situation, names, named }: ExampleScene, one: string, other: string): boolean {
  if (!names.includes(one) || !names.includes(other)) return false;
  const [a, b] = [named(one), named(other)];
  return a.side !== b.side && inMeleeRange(situation, a, b);
}

/** The other stands that are completely behind the front line of one. */
function behindFrontOf(stands: ReadonlyMap<string, Stand>, of: string): Record<string, boolean> {
  const front = stands.get(of);
  if (!front) throw new RangeError(`There is no stand "${of}"; there are ${[...stands.keys()].join(', ')}.`);
  const others = [...stands].filter(([id]) => id !== of);
  return Object.fromEntries(others.map(([id, stand]) => [id, isFlankAttack(stand, front)]));
}

// Sight

const look = z.strictObject({
  ...scene,
  stands: z.array(stand),
  shooter: z.string(),
  target: z.string(),
  weaponUsed: z.enum(WEAPONS).optional(),
  mode: z.enum(['direct', 'overHill', 'plunging']).optional(),
});

/** Tells whether a shooter sees its target, in the requested mode or any that it has. */
export function los(raw: Json): Json {
  const given = read(look, raw);
  const blocking = given.stands.filter(({ id, type }) => type !== 'general' || id === given.target); // MM-B5k
  const laid = laidOut(given, blocking);
  const shooter = laid.named(given.shooter);
  const target = laid.named(given.target);
  const weapon = given.weaponUsed ?? shooter.troops.weapons.at(-1)?.weapon;
  const aim = { shooter, target: target.stand, targetId: target.id, ...(weapon ? { weapon } : {}) };
  const mode =
    given.mode === undefined
      ? sightMode(laid.situation, aim)
      : modeOpen(laid.situation, aim, given.mode) && sightBy(laid.situation, aim, given.mode).clear
        ? given.mode
        : null;
  const distance = asInches(gap(shooter.stand, target.stand));
  return mode ? { los: true, mode, distance } : { los: false, reason: 'R-LOS', distance };
}

// Squares

const packed = z.strictObject({
  ...scene,
  stands: z.array(stand.extend({ movedInLastOwnTurn: fact, retreated: fact })),
});

/** The companies that are in square. */
export function square(raw: Json): Json {
  const given = read(packed, raw);
  const laid = laidOut(given, given.stands);
  const still = ({ id }: PlacedCompany): boolean => {
    const each = given.stands[id];
    return !(each?.movedInLastOwnTurn || each?.retreated);
  };
  const inSquare = Object.fromEntries(
    given.stands.map(({ id }) => [
      id,
      laid.switches.squares && isInSquare(laid.situation, laid.named(id), still),
    ]),
  );
  return { inSquare, square: Object.values(inSquare).some(Boolean) };
}

// Generals as targets

const placedTarget = z.strictObject({
  ...scene,
  shooter: z.string(),
  general: z.string(),
  weaponUsed: z.enum(WEAPONS).optional(),
  stands: z.array(stand.extend({ attached: fact })),
});

const other = { distance: z.number(), los: z.boolean().default(true), attached: fact };
const listedTarget = z.strictObject({
  ...rules,
  general: z.strictObject(other),
  range: z.number().optional(),
  others: z
    .array(z.strictObject({ ...other, id: z.string().optional(), inRange: z.boolean().default(true) }))
    .default([]),
});

/** Says if a general may be shot at (MM-E5a, MM-E5c, MM-E5e), from stands on a table or from distances alone. */
export function generalTarget(raw: Json): Json {
  const onTable = typeof raw === 'object' && raw !== null && 'stands' in raw;
  const nearest = onTable
    ? nearestOfStands(read(placedTarget, raw))
    : nearestOfDistances(read(listedTarget, raw));
  return nearest ? { legal: true } : { legal: false, reason: 'R-GENERAL' };
}

function nearestOfStands(given: z.output<typeof placedTarget>): boolean {
  const companies = given.stands.filter(({ type }) => type !== 'general');
  const laid = laidOut(given, companies);
  if (!laid.switches.riskToGenerals) return false;
  const shooter = laid.named(given.shooter);
  const weapon = given.weaponUsed ?? shooter.troops.weapons.at(-1)?.weapon ?? 'musket';
  const own = companies.find(({ id }) => id === given.shooter)?.side;
  const generals = given.stands
    .filter(({ type, side }) => type === 'general' && side !== own)
    .map((each, id) => ({ id, stand: standOf(each), attached: each.attached, name: each.id }));
  const general = generals.find(({ name }) => name === given.general);
  if (!general) throw new RangeError(`There is no enemy general "${given.general}".`);
  const range = weaponOf(shooter.troops, weapon)?.range ?? 0;
  return isNearestTarget(laid.situation, shooter, weapon, range, general, generals);
}

function nearestOfDistances(given: z.output<typeof listedTarget>): boolean {
  const { general, range } = given;
  if (!general.los || !switchesIn(given).riskToGenerals) return false;
  const reach = range === undefined ? Number.POSITIVE_INFINITY : inches(range);
  const rivals = given.others
    .filter(({ inRange }) => inRange)
    .map(({ distance, attached, los }) => ({ distance: inches(distance), attached, isSeen: () => los }));
  return isNearestOf({ distance: inches(general.distance), attached: general.attached }, reach, rivals);
}
