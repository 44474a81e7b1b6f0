import { gap, overlap } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { isNearestTarget, modeOpen, sightBy, sightMode } from '../measure/sight.ts';
import type { Placed } from '../measure/situation.ts';
import { inMeleeRange, isFlankAttack, isInSquare, touch } from '../measure/zone.ts';
import { LENGTHS, WEAPONS } from '../tables.ts';
import { weaponOf } from '../troops.ts';
import {
  asInches,
  fact,
  type GivenStand,
  laidOut,
  type Laid,
  read,
  rules,
  scene,
  stand,
  standOf,
  switchesIn,
} from './given.ts';

/** Examples of distances, sight, squares and generals as targets. */

// Distances

const view = z.looseObject({
  ...scene,
  stands: z.array(stand),
  target: z.string().optional(),
  ask: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Distances, melee range and who is behind whose front. Of two stands the keys have no names. */
export function geometry(raw: Json): Json {
  const given = read(view, raw);
  const laid = laidOut(given, given.stands);
  const found: Record<string, Json> = {};
  given.stands.forEach((one, i) => {
    given.stands.forEach((other, j) => {
      if (i === j) return;
      const [a, b] = [laid.named(one.id), laid.named(other.id)];
      const enemies = (one.side ?? '') !== (other.side ?? '');
      found[`distance_${one.id}_${other.id}`] = asInches(gap(a.stand, b.stand));
      found[`touch_${one.id}_${other.id}`] = touch(a.stand, b.stand);
      found[`overlap_${one.id}_${other.id}`] = overlap(a.stand, b.stand);
      found[`meleeRange_${one.id}_${other.id}`] = enemies && inMeleeRange(laid.situation, a, b);
    });
  });
  const [first, second] = given.stands;
  if (first && second && given.stands.length === 2) {
    for (const what of ['distance', 'meleeRange', 'touch', 'overlap'])
      found[what] = found[`${what}_${first.id}_${second.id}`] ?? null;
  }
  return { ...found, behindFront: behindFrontOf(laid, given.target ?? given.stands[0]?.id, given.stands) };
}

/** Which of the other stands lie completely behind the front line of one, the first unless named. */
function behindFrontOf(
  laid: Laid,
  of: string | undefined,
  stands: readonly GivenStand[],
): Record<string, boolean> {
  if (of === undefined) return {};
  const front = laid.named(of).stand;
  const others = stands.filter(({ id }) => id !== of);
  return Object.fromEntries(others.map(({ id }) => [id, isFlankAttack(laid.named(id).stand, front)]));
}

// Sight

const look = z.looseObject({
  ...scene,
  stands: z.array(stand),
  shooter: z.string(),
  target: z.string(),
  weaponUsed: z.enum(WEAPONS).optional(),
  mode: z.enum(['direct', 'overHill', 'plunging']).optional(),
});

/** Whether a shooter sees its target, in the mode asked for or any that is open to it. */
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

const packed = z.looseObject({
  ...scene,
  stands: z.array(
    stand.extend({ moved: fact, movedLastTurn: fact, movedInLastOwnTurn: fact, retreated: fact }),
  ),
  ask: z.union([z.string(), z.array(z.string())]).optional(),
  company: z.string().optional(),
});

/** Which companies are in square; one answer where one company is asked for. */
export function square(raw: Json): Json {
  const given = read(packed, raw);
  const laid = laidOut(given, given.stands);
  const still = ({ id }: Placed): boolean => {
    const each = given.stands[id];
    return !(each?.moved || each?.movedLastTurn || each?.movedInLastOwnTurn || each?.retreated);
  };
  const inSquare = Object.fromEntries(
    given.stands.map(({ id }) => [
      id,
      laid.switches.squares && isInSquare(laid.situation, laid.named(id), still),
    ]),
  );
  const asked =
    given.company ?? (typeof given.ask === 'string' && given.ask in inSquare ? given.ask : undefined);
  const any = Object.values(inSquare).some(Boolean);
  return { inSquare: asked === undefined ? inSquare : (inSquare[asked] ?? false), square: any };
}

// Generals as targets

const placedTarget = z.looseObject({
  ...scene,
  shooter: z.string(),
  general: z.string(),
  weaponUsed: z.enum(WEAPONS).optional(),
  stands: z.array(stand.extend({ attached: fact })),
});

const listedTarget = z.looseObject({
  ...rules,
  general: z.looseObject({ distance: z.number(), attached: fact, los: z.boolean().default(true) }),
  range: z.number().optional(),
  others: z
    .array(
      z.looseObject({
        distance: z.number(),
        inRange: z.boolean().default(true),
        los: z.boolean().default(true),
        attached: fact,
      }),
    )
    .default([]),
  enemies: z
    .array(
      z.looseObject({
        distance: z.number(),
        inRange: z.boolean().default(true),
        los: z.boolean().default(true),
        attached: fact,
      }),
    )
    .default([]),
});

/** Whether a general may be shot at (MM-E5a, MM-E5c, MM-E5e), from stands on a table or from bare distances. */
export function generalTarget(raw: Json): Json {
  const placed = placedTarget.safeParse(raw);
  const nearest = placed.success ? nearestOfStands(placed.data) : nearestOfDistances(read(listedTarget, raw));
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
  if (general.attached || !general.los || !switchesIn(given).riskToGenerals) return false;
  const reach = range ?? Number.POSITIVE_INFINITY;
  return ![...given.others, ...given.enemies].some(
    (each) =>
      each.inRange &&
      each.los &&
      !each.attached &&
      each.distance <= Math.min(general.distance, reach) + asInches(LENGTHS.tolerance),
  );
}
