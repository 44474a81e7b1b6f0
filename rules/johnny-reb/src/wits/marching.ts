import {
  areasAt,
  inches,
  insideGround,
  type Pose,
  type Spot,
  type Stand,
  type TenthDegrees,
} from '@linstock/ground';
import { poseAfter, type Size, sizeOf, standAt } from '../measure/footprint.ts';
import type { Placed } from '../measure/situation.ts';
import { unitOf } from '../naming.ts';
import type { Plan } from '../play/moves/marching.ts';
import { type Mover, wheel } from '../play/moves/ways.ts';
import { keepsToArrow } from '../reckon/arrow.ts';
import { type MoveLeg, paidInches } from '../reckon/legs.ts';
import { allowance, rateRow } from '../reckon/rates.ts';
import { gradeOf } from '../tables.ts';
import { type Eye, nearestFoe, turnTo } from './eye.ts';
import { goalOf, type Intent, intruderOn } from './intent.ts';

/** Where a bot marches: ways a unit may go, the one whose end it likes best first, by the law of the move. */

/** A way a unit may go and how it likes its end. */
interface Way {
  readonly legs: readonly MoveLeg[];
  readonly liking: number;
}

/** Of the ways it likes, so many are held to the law before it stays. */
const TRIES = 24;

/** From where a unit goes, and how much ground it covers. */
interface From {
  readonly front: Pose;
  readonly size: Size;
}

/** The legs a unit likes best of those the law allows; none where it had better stay. */
export function legsOf(
  eye: Eye,
  unit: Placed,
  intent: Intent,
  plan: Omit<Plan, 'legs'>,
  judge: Mover['judge'],
): readonly MoveLeg[] {
  const goal = goalOf(eye, unit, intent);
  const from: From = { front: { ...unit.front, facing: unit.stand.facing }, size: sizeOf(unit.stand) };
  const like = (pose: Pose): number => likingOf(eye, unit, intent, goal, standAt(pose, from.size), pose);
  const here = like(from.front);
  const ways = waysOf(eye, unit, goal, from, plan)
    .map((legs): Way => ({ legs, liking: like(endOf(from, legs)) }))
    .filter(({ liking }) => liking > here + GAIN)
    .sort((a, b) => b.liking - a.liking);
  for (const { legs } of ways.slice(0, TRIES)) {
    const lawful = lawfulLegs(legs, judge);
    if (lawful) return lawful;
  }
  return [];
}

/** Legs as the law allows them: where they cost too much the last is made shorter; null where that does not help. */
function lawfulLegs(legs: readonly MoveLeg[], judge: Mover['judge']): readonly MoveLeg[] | null {
  const { refused, cost, allowed } = judge(legs);
  if (refused === null) return legs;
  const last = legs.at(-1);
  if (cost <= allowed || !last || !('distance' in last)) return null;
  const distance = Math.floor(last.distance - (cost - allowed) * 1000) - SPARE;
  if (distance < LEAST_LEG) return null;
  const shorter = [...legs.slice(0, -1), { ...last, distance }];
  return judge(shorter).refused === null ? shorter : null;
}

/** Thousandths of an inch left over, and the shortest leg that is worth it. */
const SPARE = 20;
const LEAST_LEG = 500;

/** What a way must gain to be worth marching, in inches. */
const GAIN = 0.5;

function endOf({ front, size }: From, legs: readonly MoveLeg[]): Pose {
  return legs.reduce((at, leg) => poseAfter(at, size, leg), front);
}

/** Parts of what is left of the allowance that are tried. */
const PARTS = [1, 0.8, 0.6, 0.4, 0.2] as const;
const FEWER = [1, 0.5] as const;
const WIDEST_OBLIQUE: TenthDegrees = 450;
const WIDEST_WHEEL: TenthDegrees = 900;

/** Ways ahead, aslant, round by a wheel, back and about, each as far as the allowance lasts on open ground and less. */
function waysOf(
  eye: Eye,
  unit: Placed,
  goal: Spot,
  from: From,
  plan: Omit<Plan, 'legs'>,
): (readonly MoveLeg[])[] {
  const { horseArtillery, quality } = unitOf(eye.field, unit.listed);
  const row = rateRow({ ...unit, horseArtillery });
  const most = allowance(row, plan.half, plan.bonus ?? 0);
  const drawn = row === 'prolonge';
  const found: (readonly MoveLeg[])[] = [];
  for (const start of startsOf(eye, unit, goal, from, drawn)) {
    const paid = start.reduce(
      (sum, leg) => sum + paidInches(from.size, leg) + (leg.kind === 'about' ? 2 : 0),
      0,
    );
    if (paid > most) continue;
    if (start.length > 0) found.push(start);
    for (const part of PARTS) pushFar(found, start, { kind: 'advance', distance: far((most - paid) * part) });
  }
  if (!drawn && gradeOf(quality) !== 'green')
    for (const angle of obliquesTo(turnTo(from.front, goal)))
      for (const part of PARTS) pushFar(found, [], { kind: 'oblique', angle, distance: far(most * part) });
  const back = drawn || plan.disengaging ? most : most / 2;
  for (const part of FEWER) pushFar(found, [], { kind: 'back', distance: far(back * part) });
  const { arrow } = plan;
  if (arrow === null) return found;
  return found.filter((legs) => keepsToArrow(from.front, endOf(from, legs), arrow));
}

/** A little less than an allowance, so that rounding makes no leg too long. */
const far = (allowed: number): number => inches(allowed - 0.01);

function pushFar(
  ways: (readonly MoveLeg[])[],
  start: readonly MoveLeg[],
  leg: MoveLeg & { readonly distance: number },
): void {
  if (leg.distance > 0) ways.push([...start, leg]);
}

/** Turns with which a way begins: none, towards the goal and half of that, towards the nearest enemy, about. */
function startsOf(
  eye: Eye,
  unit: Placed,
  goal: Spot,
  { front }: From,
  drawn: boolean,
): (readonly MoveLeg[])[] {
  const turn = turnTo(front, goal);
  const near = nearestFoe(eye, unit);
  const wanted = [turn, Math.round(turn / 2), near === null ? 0 : turnTo(front, near.foe.stand)];
  const angles = wanted.filter((angle) => Math.abs(angle) >= LEAST_WHEEL && Math.abs(angle) <= WIDEST_WHEEL);
  const wheels = [...new Set(angles)].map((angle): readonly MoveLeg[] => [wheel(angle)]);
  const about: readonly MoveLeg[] = [{ kind: 'about' }];
  return [[], ...wheels, ...(Math.abs(turn) > BEHIND && !drawn ? [about] : [])];
}

const LEAST_WHEEL: TenthDegrees = 50;

function obliquesTo(turn: TenthDegrees): TenthDegrees[] {
  const straight = Math.abs(turn) <= WIDEST_OBLIQUE && turn !== 0 ? [turn] : [];
  return [...straight, 0 - WIDEST_OBLIQUE, -225, 225, WIDEST_OBLIQUE];
}

/** From here on a goal lies behind. */
const BEHIND: TenthDegrees = 1200;

/** So near to the enemy the rest of the liking counts: who bears on whom, cover, flanks. */
const NEAR = inches(12);

/** So many inches before its goal a unit wants to stand: woods hide who is farther than two (JR-7.4b). */
function wantedFrom(eye: Eye, unit: Placed, intent: Intent): number {
  if (intent.kind === 'fire') return 3.5;
  if (intent.kind === 'attack') return 3;
  return intent.kind === 'take' && intruderOn(eye, unit, intent.objective) ? 1.6 : 0;
}

/** How much a unit likes to end with its front somewhere, in inches of way. */
function likingOf(eye: Eye, unit: Placed, intent: Intent, goal: Spot, stand: Stand, front: Spot): number {
  const way = Math.hypot(goal.x - front.x, goal.y - front.y) / 1000;
  const wanted = wantedFrom(eye, unit, intent);
  let liking = 0 - Math.abs(way - wanted);
  if (intent.kind === 'withdraw') liking = 0 - way / 2;
  if (intent.kind === 'take' && insideGround(intent.objective.ground, stand)) liking += 2;
  return liking + nearnessOf(eye, unit, intent, stand) - crowding(eye, unit, stand);
}

/** About how far two footprints are apart: near enough to like or dislike a place by. */
function apart(a: Stand, b: Stand): number {
  return Math.max(
    0,
    Math.hypot(a.x - b.x, a.y - b.y) - (a.depth + b.depth + a.frontage / 2 + b.frontage / 2) / 2,
  );
}

/** What the enemy near by makes of a place. */
function nearnessOf(eye: Eye, unit: Placed, intent: Intent, stand: Stand): number {
  let liking = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of eye.foes) {
    const gap = apart(stand, foe.stand);
    if (gap > NEAR) continue;
    least = Math.min(least, gap);
    const near = 1 - gap / NEAR;
    const turn = Math.abs(turnTo(stand, foe.stand));
    liking += near * (turn <= 450 ? 1.2 : turn <= 700 ? -0.6 : -3);
    if (Math.abs(turnTo(foe.stand, stand)) > 700) liking += 1.5 * near; // it is on his flank or behind him
  }
  if (least > NEAR) return liking;
  if (areasAt(eye.field.table, stand).some(({ kind }) => kind === 'woods')) liking += 1;
  if (unit.level === 'shaken' || intent.kind === 'withdraw') return liking + least / 1000;
  return least < TOO_CLOSE ? liking - 1 : liking;
}

/** Nearer than this a unit only charges. */
const TOO_CLOSE = inches(1.5);

/** Friends want room, but not to be left. */
function crowding({ own }: Eye, unit: Placed, stand: Stand): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const friend of own)
    if (friend.listed !== unit.listed) nearest = Math.min(nearest, apart(stand, friend.stand));
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return nearest < ELBOW ? 0.4 : Math.max(0, nearest - ALONE) / 4000;
}

const ELBOW = inches(0.3);
const ALONE = inches(4);
