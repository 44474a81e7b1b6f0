import {
  type Area,
  bearingTo,
  FULL_TURN,
  facingTo,
  gap,
  insideGround,
  isWithin,
  levelAt,
  nearestSpot,
  type Spot,
  type Stand,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { SightMode } from '../reckon/shooting.ts';
import { LENGTHS, TRAIT_ROWS, type Weapon } from '../tables/index.ts';
import { blockerOf, hillsBetween, type Sight, sight, type View } from './look.ts';
import {
  enemiesOf,
  knownOf,
  type PlacedCompany,
  type Situation,
  touchesWall,
  wholeRamparts,
} from './situation.ts';

/** P-LOS: sight between companies (B5), a general's view (E2), and generals as targets (E5). */

/** Kinds of ground that hide what is behind them (MM-B5i). */
const COVER_KINDS: ReadonlySet<Area['kind']> = new Set(['woods', 'town', 'earthwork', 'crop']);

const hides =
  ({ trampled, features }: Situation) =>
  (area: Area): boolean =>
    (COVER_KINDS.has(area.kind) || features.get(area.kind)?.hides === true) && !trampled.includes(area.id);

/** A shooter with the facing it shoots with, and the weapon. */
export interface Aim {
  readonly shooter: PlacedCompany;
  readonly target: Stand;
  /** The target company's id; null for a general. */
  readonly targetId: number | null;
  readonly weapon?: Weapon;
}

/** The companies that could be in the way, in the order of `View.stands`: without those to the side and those that may be shot over. */
export function standingBetween(
  situation: Situation,
  { shooter, target, targetId }: Aim,
  mode: SightMode,
): PlacedCompany[] {
  return situation.companies.filter(
    (each) =>
      each.id !== shooter.id &&
      each.id !== targetId &&
      !isAside(each.stand, shooter.stand, target) &&
      !overlooked(situation, shooter, target, each, mode),
  );
}

/** True if a stand is wholly to one side of two others, so that no line between them meets it (MM-B5f). */
function isAside(stand: Stand, one: Stand, other: Stand): boolean {
  const own = stand.frontage + stand.depth;
  const toOne = (own + one.frontage + one.depth) / 2;
  const toOther = (own + other.frontage + other.depth) / 2;
  return (
    (stand.x < one.x - toOne && stand.x < other.x - toOther) ||
    (stand.x > one.x + toOne && stand.x > other.x + toOther) ||
    (stand.y < one.y - toOne && stand.y < other.y - toOther) ||
    (stand.y > one.y + toOne && stand.y > other.y + toOther)
  );
}

/** The possible obstacles to a mode of sight (MM-B5f, MM-B5i, MM-B5n, MM-C6i, MM-C6o). */
export function viewOf(situation: Situation, aim: Aim, mode: SightMode): View {
  const { shooter, target } = aim;
  const plain = hides(situation);
  return {
    edge: LENGTHS.edgeDepth,
    hides: (area) =>
      plain(area) && !(mode === 'plunging' && area.kind === 'woods' && insideGround(area, target)), // MM-B5n
    stands: standingBetween(situation, aim, mode).map(({ stand }) => stand),
    ramparts: wholeRamparts(situation).filter(
      (wall) => !touchesWall(shooter, wall) && !touchesWall({ stand: target }, wall),
    ),
  };
}

/** Friends that are shot over: all by plunging fire, lower and nearer ones from a hill (MM-B5l, MM-B5n). */
function overlooked(
  situation: Situation,
  shooter: PlacedCompany,
  target: Stand,
  other: PlacedCompany,
  mode: SightMode,
): boolean {
  if (other.side !== shooter.side || mode === 'direct') return false;
  if (mode === 'plunging') return true;
  const lower = levelAt(situation.table, other.stand) < levelAt(situation.table, shooter.stand);
  return lower && gap(other.stand, shooter.stand) < gap(other.stand, target) - TOUCH_DISTANCE;
}

/** The line of sight of a mode, or what blocks it; whether the mode is open to the shooter is another matter. */
export function sightBy(situation: Situation, aim: Aim, mode: SightMode): Sight {
  return sight(situation.table, aim.shooter.stand, aim.target, viewOf(situation, aim, mode));
}

/** True if a shooter may use a mode with its weapon (MM-B5c, e, n). */
export function modeOpen(situation: Situation, { shooter, target, weapon }: Aim, mode: SightMode): boolean {
  if (mode === 'direct') return true;
  if (shooter.troops.type !== 'artillery' || weapon !== 'shot') return false;
  if (mode === 'overHill') return levelAt(situation.table, shooter.stand) >= 1;
  const range = TRAIT_ROWS.howitzer.shotRange ?? 0;
  return shooter.troops.overheadLowestHit !== null && isWithin(shooter.stand, target, range);
}

/** The modes in the order in which they are tried (MM-B5m). */
const MODES: readonly SightMode[] = ['direct', 'overHill', 'plunging'];

/**
 * The mode in which a shooter sees its target: directly, or else over friends from a hill, or else by
 * plunging fire. Null if it does not see it (MM-B5m).
 */
export function sightMode(situation: Situation, aim: Aim): SightMode | null {
  return MODES.find((mode, i) => modeOpen(situation, aim, mode) && isSeen(situation, aim, mode, i)) ?? null;
}

/** True if a mode of sight is clear. Between companies at their places, the shooter turned or not, it is tested once. */
function isSeen(situation: Situation, aim: Aim, mode: SightMode, modeNumber: number): boolean {
  const { shooter, target, targetId } = aim;
  const { stands, seen } = knownOf(situation);
  const own = stands[shooter.id];
  const known = own?.x === shooter.stand.x && own.y === shooter.stand.y;
  if (!known || targetId === null || stands[targetId] !== target) return sightBy(situation, aim, mode).clear;
  const pair = shooter.id * stands.length + targetId;
  const key = (pair * FULL_TURN + shooter.stand.facing) * MODES.length + modeNumber;
  const before = seen.get(key);
  if (before !== undefined) return before;
  const { clear } = sightBy(situation, aim, mode);
  seen.set(key, clear);
  return clear;
}

/**
 * True if a general has a company in range and sight (MM-E2d, e, v, MM-C6i, o). The range is 12 inches, and
 * terrain may not block the line from his centre to the company's nearest point. Troops do not block it.
 */
export function commands(situation: Situation, general: Stand, company: Stand): boolean {
  if (!isWithin(general, company, LENGTHS.commandRadius)) return false;
  const aim: Spot = nearestSpot(company, general);
  const view: View = {
    edge: LENGTHS.edgeDepth,
    hides: hides(situation),
    stands: [],
    ramparts: wholeRamparts(situation).filter((wall) => !touchesWall({ stand: company }, wall)),
  };
  return (
    blockerOf(situation.table, general, aim, view, hillsBetween(situation.table, general, company)) === null
  );
}

/** A general's stand on the table, as a target. */
export interface GeneralTarget {
  readonly id: number;
  readonly stand: Stand;
  readonly attached: boolean;
}

/** Another enemy, company or general, who may be the nearer target. */
export interface RivalTarget {
  readonly distance: Thousandths;
  readonly attached: boolean;
  /** True if the shooter could see the general after turning towards him. */
  isSeen(): boolean;
}

/**
 * True if a general is the nearest target of all (MM-E5a, c, e). He must be unattached. No other unattached
 * enemy that is in range, and visible after a turn to it, may be nearer or equally near.
 */
export function isNearestOf(
  general: Pick<RivalTarget, 'distance' | 'attached'>,
  range: Thousandths,
  others: readonly RivalTarget[],
): boolean {
  const near = Math.min(general.distance, range) + TOUCH_DISTANCE;
  return (
    !general.attached &&
    !others.some(({ distance, attached, isSeen }) => !attached && distance <= near && isSeen())
  );
}

/** True if a general on the table may be shot at: turning away from a nearer target gains nothing (MM-E5c). */
export function isNearestTarget(
  situation: Situation,
  shooter: PlacedCompany,
  weapon: Weapon,
  range: Thousandths,
  general: GeneralTarget,
  others: readonly GeneralTarget[],
): boolean {
  const rival = (target: Stand, targetId: number | null, attached: boolean): RivalTarget => ({
    distance: gap(shooter.stand, target),
    attached,
    isSeen: () =>
      sightMode(situation, { shooter: facing(shooter, target), target, targetId, weapon }) !== null,
  });
  return isNearestOf({ distance: gap(shooter.stand, general.stand), attached: general.attached }, range, [
    ...enemiesOf(situation, shooter.side).map(({ stand, id }) => rival(stand, id, false)),
    ...others
      .filter(({ id }) => id !== general.id)
      .map(({ stand, attached }) => rival(stand, null, attached)),
  ]);
}

/** A shooter turned to face a target. */
function facing(shooter: PlacedCompany, { x, y }: Spot): PlacedCompany {
  const { stand } = shooter;
  if (stand.x === x && stand.y === y) return shooter;
  return { ...shooter, stand: facingTo(stand, bearingTo(stand, { x, y })) };
}
