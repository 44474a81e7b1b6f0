import { degrees, facingTo, gap, inches, movedTo, span, spotOfInches, spotOnBearing } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { allowanceOver, furthest, goingOf, type Furthest, type MoveOutline } from '../measure/going.ts';
import { judgeMove, type JudgedMove, type Move, type MoveTerms } from '../measure/move.ts';
import type { Placed } from '../measure/situation.ts';
import { inMeleeRange } from '../measure/zone.ts';
import { FRESH } from '../reckon/turn.ts';
import type { GroundKind } from '../tables.ts';
import {
  abilitiesOf,
  asDegrees,
  asInches,
  company,
  fact,
  laidOut,
  type Laid,
  read,
  rules,
  scene,
  stand,
  standOf,
  switchesIn,
} from './given.ts';
import { retreat as retreatOf } from '../measure/retreat.ts';

/** Examples of moves, charges, allowances and retreats. */

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
