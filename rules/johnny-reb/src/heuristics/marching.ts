import { asFacing, bearingTo, inches, type Pose, type Spot, type TenthDegrees } from '@linstock/ground';
import { sizeOf, standAt } from '../measure/footprint.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import { unitOf } from '../model/naming.ts';
import { consider, type Plan, startOf } from '../play/moves/marching.ts';
import { type Mover, wheel } from '../play/moves/ways.ts';
import { keepsToArrow } from '../reckon/arrow.ts';
import { type MoveLeg, paidInches, poseAfter, type Size } from '../reckon/legs.ts';
import { netWay } from '../reckon/net-way.ts';
import { allowance, rateRow } from '../reckon/rates.ts';
import { gradeOf } from '../tables/index.ts';
import { goalOf, type Intent } from './intent.ts';
import { hasRoom, likingOf } from './liking.ts';
import { nearestFoe, type SideView, turnTo } from './side-view.ts';

/** A bot's marches: legal ways of a unit, the one with the best end first. */

/** A way a unit may go and how it likes its end. */
interface Way {
  readonly legs: readonly MoveLeg[];
  readonly liking: number;
}

/** Number of liked ways checked for legality before the unit stays. */
const MAX_CHECKED_TO_STAY = 24;

/** The start of a unit's move, and the size of its footprint. */
interface MarchOrigin {
  readonly front: Pose;
  readonly size: Size;
}

/** The legal legs that a unit likes best; none if it had better stay. */
export function legsOf(
  view: SideView,
  unit: PlacedUnit,
  intent: Intent,
  plan: Omit<Plan, 'legs'>,
  judge: Mover['judge'],
): readonly MoveLeg[] {
  for (const { legs } of likedWays(view, unit, intent, plan).slice(0, MAX_CHECKED_TO_STAY)) {
    const lawful = lawfulLegs(legs, judge);
    if (lawful) return lawful;
  }
  return [];
}

/** Number of liked ways checked for legality when the unit's arrow is chosen. */
const MAX_CHECKED_TO_GO = 8;

/**
 * The heading of the way a unit would take if it were on Move now; null if it should stay, or cannot leave its place.
 */
export function headingOf(view: SideView, unit: PlacedUnit, intent: Intent): TenthDegrees | null {
  const plan = { arrow: null, half: false, disengaging: false, bonus: null } as const;
  const start = startOf(view.field, view.s, unit.listed);
  const judge = (legs: readonly MoveLeg[]) => consider(start, { ...plan, legs });
  for (const { legs } of likedWays(view, unit, intent, plan).slice(0, MAX_CHECKED_TO_GO)) {
    const lawful = lawfulLegs(legs, judge);
    if (!lawful) continue;
    const end = endOf(fromOf(unit), lawful);
    return end.x === unit.front.x && end.y === unit.front.y
      ? unit.stand.facing
      : asFacing(bearingTo(unit.front, end));
  }
  return null;
}

const fromOf = ({ front, stand }: PlacedUnit): MarchOrigin => ({
  front: { ...front, facing: stand.facing },
  size: sizeOf(stand),
});

/** The ways whose ends a unit likes better than its place, and where it fits; the best first. */
function likedWays(view: SideView, unit: PlacedUnit, intent: Intent, plan: Omit<Plan, 'legs'>): Way[] {
  const goal = goalOf(view, unit, intent);
  const from = fromOf(unit);
  const like = (pose: Pose): number => likingOf(view, unit, intent, goal, pose);
  const here = like(from.front);
  return marchesOf(view, unit, goal, from, plan)
    .flatMap((legs): Way[] => {
      const end = endOf(from, legs);
      const liking = like(end);
      return liking > here + MIN_GAIN_INCHES && hasRoom(view, unit, standAt(end, from.size))
        ? [{ legs, liking }]
        : [];
    })
    .sort((a, b) => b.liking - a.liking);
}

/** Legal legs: if they cost too much the last is shortened; null if that does not help. */
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

/** Minimum gain of a way that is worth marching, in inches. */
const MIN_GAIN_INCHES = 0.5;

function endOf({ front, size }: MarchOrigin, legs: readonly MoveLeg[]): Pose {
  return legs.reduce((at, leg) => poseAfter(at, size, leg), front);
}

/** Shares of the remaining allowance that are tried. */
const ALLOWANCE_PARTS = [1, 0.8, 0.6, 0.4, 0.2] as const;
const FEWER = [1, 0.5] as const;
const MAX_OBLIQUE: TenthDegrees = 450;
/** After a wheel, as oblique as possible, round a friend in the way. */
const ASIDE: readonly TenthDegrees[] = [0 - MAX_OBLIQUE, MAX_OBLIQUE];
const MAX_WHEEL: TenthDegrees = 900;

/** Ways ahead, aslant, round by a wheel, back and about, each as far as the allowance lasts on open ground and less. */
function marchesOf(
  view: SideView,
  unit: PlacedUnit,
  goal: Spot,
  from: MarchOrigin,
  plan: Omit<Plan, 'legs'>,
): (readonly MoveLeg[])[] {
  const { horseArtillery, quality } = unitOf(view.field, unit.listed);
  const row = rateRow({ ...unit, horseArtillery });
  const most = allowance(row, plan.half, plan.bonus ?? 0);
  const drawn = row === 'prolonge';
  const found: (readonly MoveLeg[])[] = [];
  for (const start of startsOf(view, unit, goal, from, drawn)) {
    const paid = start.reduce(
      (sum, leg) => sum + paidInches(from.size, leg) + (leg.kind === 'about' ? 2 : 0),
      0,
    );
    if (paid > most) continue;
    if (start.length > 0) found.push(start);
    for (const part of ALLOWANCE_PARTS)
      pushFar(found, start, { kind: 'advance', distance: far((most - paid) * part) });
    if (drawn || gradeOf(quality) === 'green') continue;
    for (const angle of start.length === 0 ? obliquesTo(turnTo(from.front, goal)) : ASIDE)
      for (const part of start.length === 0 ? ALLOWANCE_PARTS : FEWER)
        pushFar(found, start, { kind: 'oblique', angle, distance: far((most - paid) * part) });
  }
  const back = drawn || plan.disengaging ? most : most / 2;
  for (const part of FEWER) pushFar(found, [], { kind: 'back', distance: far(back * part) });
  const { arrow } = plan;
  if (arrow === null) return found;
  return found.filter((legs) => keepsToArrow(netWay(from.front.facing, from.size, legs), arrow));
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
  view: SideView,
  unit: PlacedUnit,
  goal: Spot,
  { front }: MarchOrigin,
  drawn: boolean,
): (readonly MoveLeg[])[] {
  const turn = turnTo(front, goal);
  const near = nearestFoe(view, unit);
  const wanted = [turn, Math.round(turn / 2), near === null ? 0 : turnTo(front, near.foe.stand)];
  const angles = wanted.filter((angle) => Math.abs(angle) >= LEAST_WHEEL && Math.abs(angle) <= MAX_WHEEL);
  const wheels = [...new Set(angles)].map((angle): readonly MoveLeg[] => [wheel(angle)]);
  const about: readonly MoveLeg[] = [{ kind: 'about' }];
  return [[], ...wheels, ...(Math.abs(turn) > BEHIND_ANGLE && !drawn ? [about] : [])];
}

const LEAST_WHEEL: TenthDegrees = 50;

function obliquesTo(turn: TenthDegrees): TenthDegrees[] {
  const straight = Math.abs(turn) <= MAX_OBLIQUE && turn !== 0 ? [turn] : [];
  return [...straight, 0 - MAX_OBLIQUE, -225, 225, MAX_OBLIQUE];
}

/** The angle from which a goal is behind. */
const BEHIND_ANGLE: TenthDegrees = 1200;
