import {
  bearingTo,
  gap,
  halfOf,
  nearestInArc,
  overlap,
  type Pose,
  reachAlong,
  type Spot,
  type Stand,
  shorterTurn,
  span,
  spotOnBearing,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { refused } from '../tables/refuse.ts';
import { FRONT_ARC, inPrimaryZone } from './arcs.ts';
import { sizeOf, standAt } from './footprint.ts';
import { mayPass } from './march.ts';
import { seesInArc } from './sight.ts';
import { enemiesOf, friendsOf, type PlacedUnit, type Situation } from './situation.ts';
import {
  distanceToBuilding,
  distanceToEdge,
  distanceToStand,
  isClear,
  type Slide,
  slideOn,
  slidTo,
} from './slide.ts';

/** The target of a charge, its turn and its way (JR-14.1, JR-14.3d, e). */

/** The enemies a unit may charge: all equally close. */
export interface ChargeTargets {
  readonly targets: readonly PlacedUnit[];
  /** None was in the primary zone: it charges disordered from the start (JR-14.1b). */
  readonly angled: boolean;
}

/** The closest visible enemies in the primary zone, else in the front arc; null if there is none (JR-14.1a to c). */
export function chargeTargets(situation: Situation, charger: PlacedUnit): ChargeTargets | null {
  const enemies = enemiesOf(situation, charger.side);
  const ahead = enemies.filter((enemy) => inPrimaryZone(charger.stand, enemy.stand));
  const straight = closestSeen(situation, charger, ahead);
  if (straight.length > 0) return { targets: straight, angled: false };
  const targets = closestSeen(situation, charger, enemies);
  return targets.length > 0 ? { targets, angled: true } : null;
}

/** The closest of some enemies that a unit sees in its front arc: lines of sight are looked for from the nearest on. */
function closestSeen(
  situation: Situation,
  charger: PlacedUnit,
  enemies: readonly PlacedUnit[],
): PlacedUnit[] {
  const byGap = enemies
    .map((enemy) => ({ enemy, far: gap(charger.stand, enemy.stand) }))
    .sort((a, b) => a.far - b.far);
  const first = byGap.find(({ enemy }) => seesInArc(situation, charger, enemy));
  if (!first) return [];
  const asNear = byGap.filter(
    ({ enemy, far }) => far <= first.far + TOUCH_DISTANCE && seesInArc(situation, charger, enemy),
  );
  return asNear.map(({ enemy }) => enemy).sort((a, b) => a.listed - b.listed);
}

/** A charge on its way. */
export interface ChargeWay {
  /** The pose after the turn. */
  readonly front: Pose;
  readonly slide: Slide;
  /** The distance at which it touches the target. */
  readonly contact: Thousandths;
  /** The distance at which it first touches an enemy: the target, or another before it (JR-14.3e). */
  readonly meets: Thousandths;
}

/** The widest turn of a charger (JR-14.3d). */
const MAX_CHARGE_TURN: TenthDegrees = 450;
/** One degree: a turn that would run onto the target is made in such steps (JR-14.3d). */
const TURN_STEP: TenthDegrees = 10;

/**
 * The path of a charging unit to a target: the turn about P, then straight ahead. Refused if the turn or the
 * path is barred, or if the path misses the target (JR-14.1c, JR-14.3d).
 * @param supports units that move with it and so are never in its way
 */
export function chargeWay(
  situation: Situation,
  charger: PlacedUnit,
  target: PlacedUnit,
  supports: ReadonlySet<string>,
): ChargeWay | Refusal {
  const turned = turnTo(situation, charger, target);
  if (!('facing' in turned)) return turned;
  const stand = standAt(turned, sizeOf(charger.stand));
  const slide = slideOn(stand, turned.facing);
  const contact = touchDistance(slide, target.stand);
  if (contact === null) return refused('JR-14.3d', 'Its straight way would miss the target.', [target.id]);
  const bar = barOn(situation, charger, slide, supports);
  if (bar !== null && bar.at < contact - TOUCH_DISTANCE) return refused('JR-14.1c', bar.sentence, [bar.id]);
  // Another enemy that it touches before becomes the target (JR-14.3e).
  const meets = Math.min(firstTouched(situation, charger, slide, target)?.at ?? contact, contact);
  const under = friendUnder(situation, charger, slidTo(slide, meets), supports);
  if (under) return refused('JR-14.1c', 'It could touch the enemy only on top of friends.', [under.id]);
  return { front: turned, slide, contact, meets };
}

/** A friend under a charger, other than the supports that move with it (JR-2.2c). */
export function friendUnder(
  situation: Situation,
  charger: PlacedUnit,
  stand: Stand,
  supports: ReadonlySet<string>,
): PlacedUnit | undefined {
  return friendsOf(situation, charger).find(
    (friend) => !supports.has(friend.id) && overlap(stand, friend.stand),
  );
}

/** The length of a slide until it touches a footprint: 0 if they touch already. */
export function touchDistance(slide: Slide, other: Stand): Thousandths | null {
  return gap(slide.stand, other) === 0 ? 0 : distanceToStand(slide, other);
}

/**
 * The pose of a charging unit turned to the nearest point of the target in its arc; a refusal if it cannot
 * turn (JR-14.1b, c, JR-14.3d).
 */
function turnTo(situation: Situation, charger: PlacedUnit, target: PlacedUnit): Pose | Refusal {
  const front: Pose = { ...charger.front, facing: charger.stand.facing };
  const point = nearestInArc(charger.stand, target.stand, FRONT_ARC);
  if (point === null) return refused('JR-14.1b', 'It is not in the front arc.', [target.id]);
  if (gap(charger.stand, target.stand) === 0 || isThere(front, point)) return front;
  const wanted = shorterTurn(front.facing, bearingTo(front, point));
  const turn = Math.max(0 - MAX_CHARGE_TURN, Math.min(MAX_CHARGE_TURN, wanted));
  const size = sizeOf(charger.stand);
  const around = size.depth + halfOf(charger.stand);
  const barring = situation.units.flatMap((other) => {
    if (other.id === charger.id || other.id === target.id) return [];
    if (other.side === charger.side && mayPass(charger, other)) return [];
    return span(front, other.stand) > around + halfOf(other.stand) ? [] : [other.stand];
  });
  let pose = front;
  for (const part of partsOf(turn)) {
    const next: Pose = { ...front, facing: (front.facing + part + 3600) % 3600 };
    const stand = standAt(next, size);
    if (overlap(stand, target.stand)) return pose; // it stays clear, and touches the target
    if (!isClear(situation.table, stand, barring))
      return refused('JR-14.1c', 'It has no space to turn.', [charger.id]);
    pose = next;
  }
  return pose;
}

const isThere = (front: Spot, point: Spot): boolean => front.x === point.x && front.y === point.y;

/** Whole degrees of a turn, then its end (JR-14.3d). */
function partsOf(turn: TenthDegrees): TenthDegrees[] {
  const parts: TenthDegrees[] = [];
  for (let part = TURN_STEP; part < Math.abs(turn); part += TURN_STEP) parts.push(Math.sign(turn) * part);
  return [...parts, turn];
}

/** An obstacle on a straight way, and its distance. */
export interface Bar {
  readonly at: Thousandths;
  readonly sentence: string;
  /** The unit that bars it; the charger itself if the ground does. */
  readonly id: string;
}

/** The first thing that bars a straight way: a building, the edge, or friends it may not pass (JR-14.1c, JR-14.5c). */
export function barOn(
  situation: Situation,
  charger: PlacedUnit,
  slide: Slide,
  supports: ReadonlySet<string>,
): Bar | null {
  const { table } = situation;
  const friends = friendsOf(situation, charger).filter(
    (friend) => !supports.has(friend.id) && !mayPass(charger, friend),
  );
  const bars: Bar[] = [
    { at: distanceToBuilding(table, slide), sentence: 'A building is in the way.', id: charger.id },
    { at: distanceToEdge(table, slide), sentence: 'The edge of the table is in the way.', id: charger.id },
    ...friends.flatMap(({ id, stand }) => {
      const at = distanceToStand(slide, stand);
      return at === null ? [] : [{ at, sentence: 'Friends that it may not pass are in the way.', id }];
    }),
  ];
  return bars.reduce<Bar | null>((first, bar) => (first === null || bar.at < first.at ? bar : first), null);
}

/** An enemy, and the distance at which a charge touches it. */
export interface TouchedEnemy {
  readonly enemy: PlacedUnit;
  readonly at: Thousandths;
}

/**
 * The enemy a straight way touches first, of equally near ones the target (JR-14.3e); null for none. An enemy that the
 * charger touches already and moves off from does not count.
 */
export function firstTouched(
  situation: Situation,
  charger: PlacedUnit,
  slide: Slide,
  target: Pick<PlacedUnit, 'listed'>,
): TouchedEnemy | null {
  let first: TouchedEnemy | null = null;
  for (const enemy of enemiesOf(situation, charger.side)) {
    const named = enemy.listed === target.listed;
    const at = named ? touchDistance(slide, enemy.stand) : distanceToStand(slide, enemy.stand);
    if (at === null) continue;
    if (first === null || at < first.at || (at === first.at && named)) first = { enemy, at };
  }
  return first;
}

/**
 * The first distance on the way at which charger and target are no farther apart than this (JR-14.4d), both on the
 * lattice.
 */
export function haltAt(
  way: Pick<ChargeWay, 'front' | 'slide' | 'contact'>,
  target: PlacedUnit,
  apart: Thousandths,
): Thousandths {
  const { slide, contact } = way;
  if (apart === 0) return contact;
  const size = sizeOf(slide.stand);
  // `reachAlong` allows for touching, and may be a thousandth off.
  let at = Math.max(
    0,
    (reachAlong(slide.stand, slide.to, target.stand, apart - TOUCH_DISTANCE) ?? contact) - 1,
  );
  while (at < contact && gap(standAt(frontAt(way, at), size), target.stand) > apart) at++;
  return at;
}

/** The place of P at a distance on the way. */
export function frontAt({ front }: Pick<ChargeWay, 'front'>, distance: Thousandths): Pose {
  return { ...front, ...spotOnBearing(front, front.facing, distance) };
}
