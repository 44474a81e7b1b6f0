import { degrees, facingTo, gap, inches, movedTo, span, spotOfInches, spotOnBearing } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { allowanceOver, furthest, goingOf, type Furthest, type MoveOutline } from '../measure/going.ts';
import { judgeMove, type JudgedMove, type Move, type MoveTerms } from '../measure/move.ts';
import { retreat as retreatOf } from '../measure/retreat.ts';
import { isNearestTarget, modeOpen, sightBy, sightMode } from '../measure/sight.ts';
import type { Placed } from '../measure/situation.ts';
import { inMeleeRange, isFlankAttack, isInSquare } from '../measure/zone.ts';
import { FRESH } from '../reckon/turn.ts';
import { type GroundKind, LENGTHS, WEAPONS } from '../tables.ts';
import { weaponOf } from '../troops.ts';
import {
  abilitiesOf,
  asDegrees,
  asInches,
  company,
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

// Distances

const view = z.looseObject({
  ...scene,
  stands: z.array(stand),
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
      found[`meleeRange_${one.id}_${other.id}`] = enemies && inMeleeRange(laid.situation, a, b);
    });
  });
  const [first, second] = given.stands;
  if (first && second && given.stands.length === 2) {
    found['distance'] = found[`distance_${first.id}_${second.id}`] ?? null;
    found['meleeRange'] = found[`meleeRange_${first.id}_${second.id}`] ?? null;
  }
  return { ...found, behindFront: behindFirst(laid, given.stands) };
}

/** Which of the other stands lie completely behind the front line of the first. */
function behindFirst(laid: Laid, stands: readonly GivenStand[]): Record<string, boolean> {
  const [of, ...others] = stands;
  if (!of) return {};
  const front = laid.named(of.id).stand;
  return Object.fromEntries(others.map(({ id }) => [id, isFlankAttack(laid.named(id).stand, front)]));
}

// Moves and charges

const leg = z.object({
  facing: z.number().optional(),
  to: z.tuple([z.number(), z.number()]),
});

const march = z.looseObject({
  ...scene,
  company: stand,
  legs: z.array(leg).default([]),
  finalFacing: z.number().optional(),
  endFacing: z.number().optional(),
  target: z.string().optional(),
  enemies: z.array(stand).default([]),
  friends: z.array(stand).default([]),
  allowance: z.number().optional(),
  shot: fact,
  alreadyShot: fact,
  alreadyMoved: fact,
  meleed: fact,
  routing: fact,
  command: z.enum(['obey', 'mayNotCharge', 'noAdvance', 'mustCharge']).optional(),
});
type March = z.output<typeof march>;

/** A company with its enemies and friends on the table; sides are what the lists say, whatever they are called. */
function withOthers(
  given: Pick<March, 'company' | 'enemies' | 'friends'> & z.output<z.ZodObject<typeof scene>>,
): Laid {
  const own = given.company;
  return laidOut(given, [
    { ...own, side: 'own' },
    ...given.enemies.filter(({ id }) => id !== own.id).map((each) => ({ ...each, side: 'enemy' })),
    ...given.friends.filter(({ id }) => id !== own.id).map((each) => ({ ...each, side: 'own' })),
  ]);
}

function judged(given: March): { readonly laid: Laid; readonly move: Move; readonly result: JudgedMove } {
  const laid = withOthers(given);
  const mover = laid.named(given.company.id);
  let facing = mover.stand.facing;
  const legs = given.legs.map((each) => {
    facing = each.facing === undefined ? facing : degrees(each.facing);
    return { facing, to: spotOfInches(...each.to) };
  });
  const final = given.finalFacing ?? given.endFacing;
  const move: Move = {
    legs,
    ...(final === undefined ? {} : { facing: degrees(final) }),
    ...(given.target === undefined ? {} : { target: laid.named(given.target).id }),
  };
  const terms: MoveTerms = {
    doings: {
      ...FRESH,
      shot: given.shot || given.alreadyShot,
      moved: given.alreadyMoved,
      meleed: given.meleed,
      routing: given.routing,
      beganInMelee: given.enemies.some((enemy) => inMeleeRange(laid.situation, mover, laid.named(enemy.id))),
    },
    ...(given.allowance === undefined ? {} : { allowance: inches(given.allowance) }),
  };
  return { laid, move, result: judgeMove(laid.situation, mover, move, terms) };
}

/** Whether a move is legal, and what it brings. */
export function move(raw: Json): Json {
  const given = read(march, raw);
  const { laid, result } = judged(given);
  if (result.refusal) return { legal: false, reason: result.refusal.code, ...chargeIn(laid, result) };
  const { end, length, allowance, roadMove, tramples } = result;
  return {
    legal: true,
    length: asInches(length),
    allowance: asInches(allowance),
    x: asInches(end.x),
    y: asInches(end.y),
    facing: asDegrees(end.facing),
    roadMove,
    tramples: [...tramples],
    charge: result.charge !== null,
    ...chargeIn(laid, result),
  };
}

function chargeIn(laid: Laid, { charge }: JudgedMove): Record<string, Json> {
  if (!charge) return {};
  const names = charge.entered.map((id) => laid.names[id] ?? '');
  return {
    entersRangeAfter: asInches(charge.entryAt),
    of: names,
    target: laid.names[charge.target] ?? null,
    flank: charge.flank,
    flankAttack: charge.flank,
  };
}

/** A path into melee range: where it enters, whose, and how near it ends. */
export function charge(raw: Json): Json {
  const given = read(march, raw);
  const { laid, move: made, result } = judged(given);
  const last = made.legs.at(-1);
  const mover = laid.named(given.company.id);
  const end = last ? movedTo(facingTo(mover.stand, last.facing), last.to) : mover.stand;
  const target = result.charge?.target;
  const against =
    target === undefined
      ? given.enemies[0] && laid.named(given.enemies[0].id)
      : laid.situation.companies[target];
  const way = [mover.stand, ...made.legs.map(({ to }) => to)];
  const length = way.reduce((sum, spot, i) => (i === 0 ? 0 : sum + span(way[i - 1] ?? spot, spot)), 0);
  return {
    legal: result.refusal === null,
    ...(result.refusal ? { reason: result.refusal.code } : {}),
    ...chargeIn(laid, result),
    legLength: asInches(length),
    length: asInches(length),
    endDistance: against ? asInches(gap(end, against.stand)) : null,
    charge: result.charge !== null,
  };
}

const straight = z.looseObject({
  ...scene,
  company: stand,
  heading: z.number(),
  allowance: z.number().optional(),
  enemies: z.array(stand).default([]),
  friends: z.array(stand).default([]),
});

const BECAUSE: Readonly<Record<Furthest['because'], string>> = {
  allowance: 'allowance',
  closed: 'closed terrain',
  slow: '6-inch limit',
  tooFarForSlow: 'would exceed 6 inches in woods',
  water: 'enters the water',
  contour: 'second steep contour',
};

/** How far a company goes straight ahead on a heading over the ground alone. */
export function path(raw: Json): Json {
  const given = read(straight, raw);
  const laid = withOthers(given);
  const mover = laid.named(given.company.id);
  const heading = degrees(given.heading);
  const allowance = given.allowance === undefined ? mover.troops.move : inches(given.allowance);
  const onARoad = roadAhead(laid, mover, heading, allowance);
  const end =
    onARoad ??
    furthest(
      goingOf(laid.situation, mover.troops, [mover.stand, spotOnBearing(mover.stand, heading, allowance)]),
      allowance,
    );
  const ground = end.mark && laid.situation.table.areas.find(({ id }) => id === end.mark?.id)?.kind;
  const because =
    end.because === 'tooFarForSlow' && ground !== 'woods'
      ? `would exceed 6 inches in ${ground ?? 'crossing it'}`
      : BECAUSE[end.because];
  return { maxDistance: asInches(end.distance), endsBecause: because };
}

/** The way along a road, where it stays on one for longer than it would go otherwise (MM-C1a). */
function roadAhead(laid: Laid, mover: Placed, heading: number, allowance: number): Furthest | null {
  const most =
    typeof allowanceOver(mover.troops, { alongRoad: true, grounds: [] }) === 'number'
      ? (allowance * 3) / 2
      : allowance;
  const far = spotOnBearing(mover.stand, heading, most);
  const result = judgeMove(laid.situation, mover, { legs: [{ facing: heading, to: far }] });
  return result.refusal === null && result.allowance > allowance
    ? { distance: most, mark: null, because: 'allowance' }
    : null;
}

// Allowance

const outline = z.looseObject({
  ...rules,
  company,
  onRoadAtStart: fact,
  wholeMoveOnRoad: fact,
  lightCrossMarsh: fact,
});

/** Words in the fields of an allowance example, each a kind of ground on the path. */
const GROUND_WORDS: readonly (readonly [RegExp, GroundKind])[] = [
  [/^woods?/i, 'woods'],
  [/^town/i, 'town'],
  [/^earthwork/i, 'earthwork'],
  [/^marsh/i, 'marsh'],
  [/^highWall/i, 'highWall'],
  [/^(slow|low)?(wall|fence|obstacle)/i, 'slowWall'],
  [/^(unfordable|river)/i, 'water'],
];

/** What a company may measure, and whether it may shoot after a move of that whole length. */
export function allowance(raw: Json): Json {
  const given = read(outline, raw);
  const troops = abilitiesOf(given.company, switchesIn(given));
  const grounds = Object.entries(given)
    .filter(([, value]) => value === true)
    .flatMap(([field]) => GROUND_WORDS.filter(([word]) => word.test(field)).map(([, ground]) => ground));
  const made: MoveOutline = {
    alongRoad: given.onRoadAtStart && given.wholeMoveOnRoad,
    grounds,
    lightCrossMarsh: given.lightCrossMarsh,
  };
  const allowed = allowanceOver(troops, made);
  if (typeof allowed !== 'number') return { legal: false, reason: allowed.code };
  const roadMove = allowed > troops.move;
  const gunsBarred = troops.type === 'artillery' && roadMove; // MM-B2f
  return {
    allowance: asInches(allowed),
    mayShootThisTurn: troops.weapons.length > 0 && !gunsBarred && !troops.traits.includes('earlyArtillery'),
  };
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
  const laid = laidOut(given, given.stands);
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

// Retreats

const flight = z.looseObject({
  ...scene,
  loser: stand,
  victor: stand,
  enemies: z.array(stand).default([]),
  friends: z.array(stand).default([]),
  allowance: z.number().optional(),
});

/** Where a beaten company goes, or that it surrenders. */
export function retreat(raw: Json): Json {
  const given = read(flight, raw);
  const enemies = given.enemies.some(({ id }) => id === given.victor.id)
    ? given.enemies
    : [given.victor, ...given.enemies];
  const laid = withOthers({ ...given, company: given.loser, enemies });
  const loser = laid.named(given.loser.id);
  const most = given.allowance === undefined ? loser.troops.move : inches(given.allowance);
  const end = retreatOf(laid.situation, loser, standOf(given.victor), most);
  if (end.lost) return { lost: true };
  const { stand: at, length } = end;
  return {
    lost: false,
    x: asInches(at.x),
    y: asInches(at.y),
    facing: asDegrees(at.facing),
    distance: asInches(length),
  };
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
