import {
  areasAt,
  gap,
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
import { consider, type Plan, startOf } from '../play/moves/marching.ts';
import { wheel } from '../play/moves/ways.ts';
import { keepsToArrow } from '../reckon/arrow.ts';
import { type MoveLeg, paidInches } from '../reckon/legs.ts';
import { allowance, rateRow } from '../reckon/rates.ts';
import { type Eye, turnTo } from './eye.ts';
import { goalOf, type Intent } from './intent.ts';

/** Where a bot marches: ways a unit may go, the one whose end it likes best first, by the law of the move. */

/** A way a unit may go and how it likes its end. */
interface Way {
  readonly legs: readonly MoveLeg[];
  readonly liking: number;
}

/** Of the ways it likes, so many are held to the law before it stays. */
const TRIES = 6;

/** The legs a unit likes best of those the law allows; none where it had better stay. */
export function legsOf(eye: Eye, unit: Placed, intent: Intent, plan: Omit<Plan, 'legs'>): readonly MoveLeg[] {
  const goal = goalOf(eye, unit, intent);
  const size = sizeOf(unit.stand);
  const front: Pose = { ...unit.front, facing: unit.stand.facing };
  const here = likingOf(eye, unit, intent, goal, front, size);
  const ways = waysOf(eye, unit, goal, front, size, plan)
    .map((legs): Way => ({ legs, liking: likingOf(eye, unit, intent, goal, endOf(front, size, legs), size) }))
    .filter(({ liking }) => liking > here + GAIN)
    .sort((a, b) => b.liking - a.liking);
  const start = startOf(eye.field, eye.s, unit.listed);
  for (const { legs } of ways.slice(0, TRIES))
    if (consider(start, { ...plan, legs }).refused === null) return legs;
  return [];
}

/** What a way must gain to be worth marching, in inches. */
const GAIN = 0.5;

function endOf(front: Pose, size: Size, legs: readonly MoveLeg[]): Pose {
  return legs.reduce((at, leg) => poseAfter(at, size, leg), front);
}

/** Headings tried beside the goal's, and parts of the allowance. */
const WHEELS: readonly TenthDegrees[] = [150, 300, 450, 900];
const OBLIQUES: readonly TenthDegrees[] = [-450, -220, 220, 450];
const PARTS = [1, 0.8, 0.55, 0.3] as const;

/** Ways ahead, aslant, round by a wheel, back and about, each as far as the allowance lasts on open ground and less. */
function waysOf(
  eye: Eye,
  unit: Placed,
  goal: Spot,
  front: Pose,
  size: Size,
  plan: Omit<Plan, 'legs'>,
): (readonly MoveLeg[])[] {
  const { horseArtillery, quality } = unitOf(eye.field, unit.listed);
  const row = rateRow({ ...unit, horseArtillery });
  const most = allowance(row, plan.half, plan.bonus ?? 0);
  const turn = turnTo(front, goal);
  const starts: (readonly MoveLeg[])[] = [[]];
  const angles = new Set([...WHEELS, Math.min(900, Math.abs(turn))]);
  for (const angle of angles)
    for (const about of ['left', 'right'] as const)
      if (angle >= 50) starts.push([wheel(about === 'right' ? angle : 0 - angle)]);
  if (Math.abs(turn) > BEHIND && row !== 'prolonge') starts.push([{ kind: 'about' }]);
  const found: (readonly MoveLeg[])[] = [];
  for (const start of starts) {
    const paid = start.reduce((sum, leg) => sum + paidInches(size, leg) + (leg.kind === 'about' ? 3 : 0), 0);
    if (paid > most) continue;
    if (start.length > 0) found.push(start);
    for (const part of PARTS) {
      const distance = inches((most - paid) * part - 0.01);
      if (distance > 0) found.push([...start, { kind: 'advance', distance }]);
    }
  }
  if (row !== 'prolonge' && (quality === 'elite' || quality === 'veteran'))
    for (const angle of OBLIQUES)
      for (const part of PARTS)
        found.push([{ kind: 'oblique', angle, distance: inches(most * part - 0.01) }]);
  const back = most / (row === 'prolonge' || plan.disengaging ? 1 : 2);
  for (const part of PARTS) found.push([{ kind: 'back', distance: inches(back * part - 0.01) }]);
  const ends = ({ arrow }: Omit<Plan, 'legs'>, legs: readonly MoveLeg[]): boolean =>
    arrow === null || keepsToArrow(front, endOf(front, size, legs), arrow);
  return found.filter((legs) => ends(plan, legs));
}

/** From here on a goal lies behind. */
const BEHIND: TenthDegrees = 1200;

/** So near to the enemy the rest of the liking counts: who bears on whom, cover, flanks. */
const NEAR = inches(12);

/** How much a unit likes to end at a pose, in inches of way. */
function likingOf(eye: Eye, unit: Placed, intent: Intent, goal: Spot, pose: Pose, size: Size): number {
  const stand = standAt(pose, size);
  const far = Math.hypot(goal.x - pose.x, goal.y - pose.y) / 1000;
  const wanted = intent.kind === 'fire' ? 3.5 : intent.kind === 'attack' ? 3 : 0;
  let liking = 0 - Math.abs(far - wanted);
  if (intent.kind === 'withdraw') liking = 0 - far / 2;
  if (intent.kind === 'take' && insideGround(intent.objective.ground, stand)) liking += 2;
  return liking + nearnessOf(eye, unit, intent, stand) - crowding(eye, unit, stand);
}

/** What the enemy near by makes of a pose. */
function nearnessOf(eye: Eye, unit: Placed, intent: Intent, stand: Stand): number {
  let liking = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of eye.foes) {
    const apart = gap(stand, foe.stand);
    if (apart > NEAR) continue;
    least = Math.min(least, apart);
    const near = 1 - apart / NEAR;
    const turn = Math.abs(turnTo(stand, foe.stand));
    liking += near * (turn <= 450 ? 1.2 : turn <= 700 ? -0.6 : -3);
    const shows = Math.abs(turnTo(foe.stand, stand));
    if (shows > 700) liking += 1.5 * near; // it is on his flank or behind him
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
    if (friend.listed !== unit.listed) nearest = Math.min(nearest, gap(stand, friend.stand));
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return nearest < ELBOW ? 0.4 : Math.max(0, nearest - ALONE) / 4000;
}

const ELBOW = inches(0.3);
const ALONE = inches(4);
