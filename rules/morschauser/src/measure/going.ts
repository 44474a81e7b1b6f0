import {
  type Area,
  crossingsOnWay,
  followsRoads,
  insideGround,
  itemAt,
  outsideOf,
  type Spot,
  type Stretch,
  subtractStretches,
  type Thousandths,
  totalOf,
  TOUCH_DISTANCE,
  wayInOrOn,
  wayInside,
  wayLength,
  wayOnRoads,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import type { Abilities } from '../reckon/troops.ts';
import type { MorschauserClause } from '../tables/clauses.ts';
import { type GroundKind, LENGTHS, type MoveEffect, moveEffect, ROAD_FACTOR } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { type Feature, isOnRoad, roadsAcross, type Situation, wholeRamparts } from './situation.ts';

/**
 * The effects of ground on the path of a company's centre (section C, T-MOVE). "In" has one meaning: inside
 * or on the outline (MM-A0g), for companies at rest and for moving ones. So a centre may not move onto the
 * outline of ground that is closed to it. There it would be in a wood or a river that it may not enter,
 * covered and safe from companies that may not follow.
 */

/** A place on a way, by its distance from the start, at which the ground takes effect. */
export interface Mark {
  readonly at: Thousandths;
  readonly clause: MorschauserClause;
  /** The piece of terrain. */
  readonly id: string;
}

/** The first places on a way where each effect sets in; null if it never does. */
export interface GroundEffects {
  readonly closed: Mark | null;
  readonly burning: Mark | null;
  readonly slow: Mark | null;
  /** Fordable water is entered from outside (MM-C4b). */
  readonly halt: Mark | null;
  /** A second steep contour is met (MM-C3e). */
  readonly contour: Mark | null;
}

/**
 * A moving company or general, for the effects of ground. No row of T-MOVE applies to a general, except for
 * ground closed to him (MM-B1m).
 */
export type Walker = Abilities | 'general';

const CLAUSE: Readonly<Record<GroundKind, MorschauserClause>> = {
  road: 'MM-C1a',
  woods: 'MM-C2a',
  gentleHill: 'MM-C3a',
  steepHill: 'MM-C3b',
  fordableWater: 'MM-C4b',
  water: 'MM-C4a',
  town: 'MM-C5a',
  earthwork: 'MM-C6a',
  marsh: 'MM-C7b',
  slowWall: 'MM-C7d',
  highWall: 'MM-C6b',
};
const SLOW_CLAUSE: Partial<Record<GroundKind, MorschauserClause>> = { woods: 'MM-C2b', town: 'MM-C5b' };

function groundKind({ kind, steep, fordable }: Area): GroundKind | null {
  if (kind === 'hill') return steep ? 'steepHill' : 'gentleHill';
  if (kind === 'water') return fordable ? 'fordableWater' : 'water';
  return kind === 'woods' || kind === 'town' || kind === 'earthwork' || kind === 'marsh' ? kind : null;
}

/** The ground that closes the way of a general (MM-B1m). */
const CLOSED_TO_GENERALS: ReadonlySet<GroundKind> = new Set(['water', 'marsh', 'highWall']);

function effectOn(situation: Situation, walker: Walker, ground: GroundKind): MoveEffect {
  if (walker === 'general') return CLOSED_TO_GENERALS.has(ground) ? 'closed' : 'normal';
  const effect = moveEffect(ground, walker.type);
  if (effect !== 'battleAllows') return effect;
  return situation.lightCrossMarsh ? 'normal' : 'closed';
}

const earlier = (one: Mark | null, other: Mark): Mark => (one && one.at <= other.at ? one : other);

/**
 * The effects on a way, in the order of distance (T-MOVE, MM-C2a, MM-C3b, e, MM-C4a, MM-C7a). `byRoad` false leaves the
 * freedom of roads and bridges out (MM-C1d, MM-C4h), to find what a road made legal (MM-C1e).
 */
export function goingOf(
  situation: Situation,
  walker: Walker,
  way: readonly Spot[],
  byRoad = true,
): GroundEffects {
  const going: { -readonly [K in keyof GroundEffects]: Mark | null } = {
    closed: null,
    burning: null,
    slow: null,
    halt: null,
    contour: null,
  };
  const roads = byRoad ? wayOnRoads(situation.table.roads, way) : [];
  const contours: Mark[] = [];
  const length = wayLength(way);
  for (const area of situation.table.areas) {
    const own = situation.features.get(area.kind);
    if (own) featureOn(going, own, walker, area, subtractStretches(wayInOrOn(area, way), roads));
    const kind = groundKind(area);
    const inside = kind === null ? [] : wayInOrOn(area, way);
    if (kind === null || inside.length === 0) continue;
    if (kind === 'town' && situation.burning.includes(area.id)) {
      const again = inside.find(([from]) => from > 0); // MM-C5k: out is free
      if (again) going.burning = earlier(going.burning, { at: again[0], clause: 'MM-C5j', id: area.id });
      continue;
    }
    const free =
      kind === 'water' || kind === 'fordableWater' ? crossedBy(situation, area, way, byRoad) : roads;
    const effect = effectOn(situation, walker, kind);
    if (effect === 'oneContour') contours.push(...contourMarks(area, inside, roads, length));
    const [first] = firstEffect(effect, area, subtractStretches(inside, free), way);
    if (first === undefined) continue;
    if (effect === 'closed')
      going.closed = earlier(going.closed, { at: first, clause: CLAUSE[kind], id: area.id });
    if (effect === 'slow')
      going.slow = earlier(going.slow, { at: first, clause: SLOW_CLAUSE[kind] ?? CLAUSE[kind], id: area.id });
    if (effect === 'halt') going.halt = earlier(going.halt, { at: first, clause: 'MM-C4b', id: area.id });
  }
  contours.sort((a, b) => a.at - b.at);
  going.contour = contours[1] ?? null;
  return lines(situation, walker, way, roads, going);
}

/** The effect of a feature of the battle's own on a way, off the roads (MM-C7a). */
function featureOn(
  going: { -readonly [K in keyof GroundEffects]: Mark | null },
  { closedTo, slows }: Feature,
  walker: Walker,
  { id }: Area,
  inside: readonly Stretch[],
): void {
  if (walker === 'general') return;
  const at = (effect: MoveEffect): number | undefined => marksIn(effect, inside)[0];
  const [closed, slow] = [at('closed'), at('slow')];
  if (closed !== undefined && closedTo.includes(walker.type))
    going.closed = earlier(going.closed, { at: closed, clause: 'MM-C7a', id });
  if (slow !== undefined && slows.includes(walker.type))
    going.slow = earlier(going.slow, { at: slow, clause: 'MM-C7a', id });
}

/** The beginnings of stretches of closed or slow ground: a company on an outline may leave it. */
function marksIn(effect: MoveEffect, inside: readonly Stretch[]): number[] {
  return inside.filter(([, to]) => effect !== 'closed' || to > 0).map(([from]) => from);
}

function crossedBy(situation: Situation, water: Area, way: readonly Spot[], byRoad: boolean): Stretch[] {
  return byRoad ? wayOnRoads(roadsAcross(situation, water), way) : [];
}

/** The beginning of an effect. Water stops only companies that come in from outside (MM-C4f); one on an outline may leave it. */
function firstEffect(
  effect: MoveEffect,
  area: Area,
  inside: readonly Stretch[],
  way: readonly Spot[],
): number[] {
  if (effect !== 'halt') return marksIn(effect, inside);
  const wet = insideGround(area, itemAt(way, 0));
  // A company that halted at the outline is on it except for rounding: it is in the water already.
  return inside.map(([from]) => from).filter((from) => from > TOUCH_DISTANCE || (from > 0 && !wet));
}

/** The places where a way comes onto a contour, or leaves it: on the outline it is on its level already (MM-A0h). */
function contourMarks(
  area: Area,
  inside: readonly Stretch[],
  roads: readonly Stretch[],
  length: Thousandths,
): Mark[] {
  const crossings = inside.flatMap(([from, to]) => [
    ...(from > 0 ? [from] : []),
    ...(to < length ? [to] : []),
  ]);
  return outsideOf(crossings, roads).map((at) => ({ at, clause: 'MM-C3b', id: area.id }));
}

/** Adds what linear obstacles and high walls do (MM-C6i, MM-C7i). */
function lines(
  situation: Situation,
  walker: Walker,
  way: readonly Spot[],
  roads: readonly Stretch[],
  going: { -readonly [K in keyof GroundEffects]: Mark | null },
): GroundEffects {
  if (effectOn(situation, walker, 'slowWall') === 'slow')
    for (const { id, line, slow } of situation.table.obstacles) {
      const [at] = slow ? outsideOf(crossingsOnWay(line, way), roads) : [];
      if (at !== undefined) going.slow = earlier(going.slow, { at, clause: 'MM-C7d', id });
    }
  for (const { id, from, to } of wholeRamparts(situation)) {
    const [at] = outsideOf(crossingsOnWay([from, to], way), roads);
    if (at !== undefined) going.closed = earlier(going.closed, { at, clause: 'MM-C6b', id });
  }
  return going;
}

/** A refusal with the distance at which the way meets it. */
export interface BarOnWay {
  readonly at: Thousandths;
  readonly refusal: Refusal;
}

/** The first place where the ground forbids a way of this length (P-MOVE 3, MM-C3e, MM-C4b, MM-C5j); null if it does not. */
export function groundBar(going: GroundEffects, length: Thousandths): BarOnWay | null {
  const bars: BarOnWay[] = [];
  const add = (mark: Mark | null, code: string, sentence: string): void => {
    if (mark) bars.push({ at: mark.at, refusal: refused(code, mark.clause, sentence) });
  };
  add(going.burning, 'R-BURNING', 'The town is burning: no troops may enter it.');
  add(going.closed, 'R-TERRAIN', 'Its centre may not enter this ground.');
  if (going.slow && length > LENGTHS.slowMove + TOUCH_DISTANCE)
    add(going.slow, 'R-TERRAIN', 'With such ground on its way the whole move is 6 inches at most.');
  if (going.halt && length > going.halt.at + TOUCH_DISTANCE)
    add(going.halt, 'R-TERRAIN', 'Its move ends where it enters the water.');
  if (going.contour && length > going.contour.at + TOUCH_DISTANCE)
    add(going.contour, 'R-TERRAIN', 'One steep contour in a turn: its move ends at the second.');
  return bars.reduce<BarOnWay | null>((first, bar) => (first && first.at <= bar.at ? first : bar), null);
}

/** The maximum length of a straight way, and the ground that ends it; null if the allowance does. */
export interface WayEnd {
  readonly distance: Thousandths;
  readonly mark: Mark | null;
  readonly because: 'allowance' | 'closed' | 'slow' | 'tooFarForSlow' | 'water' | 'contour';
}

/** The greatest legal length of a way that the ground allows, up to an allowance (P-MOVE, MM-B6x). */
export function furthest(going: GroundEffects, allowance: Thousandths): WayEnd {
  let end: WayEnd = { distance: allowance, mark: null, because: 'allowance' };
  const cut = (distance: Thousandths, mark: Mark, because: WayEnd['because']): void => {
    if (distance < end.distance) end = { distance: Math.max(0, distance), mark, because };
  };
  // A mover that may not enter stops short of the outline, which is part of the ground (MM-A0g).
  const before = ({ at }: Mark): Thousandths => Math.ceil(at) - TOUCH_DISTANCE;
  for (const mark of [going.closed, going.burning]) if (mark) cut(before(mark), mark, 'closed');
  if (going.halt) cut(Math.ceil(going.halt.at), going.halt, 'water');
  if (going.contour) cut(Math.floor(going.contour.at), going.contour, 'contour');
  const { slow } = going;
  if (slow && slow.at < end.distance) {
    // MM-C2i: a company that has moved more than 6 inches must stop before it.
    if (slow.at > LENGTHS.slowMove) cut(before(slow), slow, 'tooFarForSlow');
    else cut(LENGTHS.slowMove, slow, 'slow');
  }
  return end;
}

/** The maximum length of a way, and whether it is a road move (MM-C1a, MM-C1e). */
export interface WayAllowance {
  readonly allowance: Thousandths;
  readonly roadMove: boolean;
}

/** The allowance of a way; along a road it is one and a half times the plain one (MM-C1a, MM-C1b, MM-C1e). */
export function allowedFor(
  situation: Situation,
  troops: Abilities,
  way: readonly Spot[],
  going: GroundEffects,
): WayAllowance {
  const length = wayLength(way);
  const { roads } = situation.table;
  if (wayOnRoads(roads, way).length === 0) return { allowance: troops.move, roadMove: false };
  const alongRoad =
    isOnRoad(situation, itemAt(way, 0)) &&
    way.slice(1).every((spot, i) => followsRoads(roads, itemAt(way, i), spot));
  const roadMade =
    groundBar(going, length) === null && groundBar(goingOf(situation, troops, way, false), length) !== null;
  return {
    allowance: alongRoad ? troops.move * ROAD_FACTOR : troops.move,
    roadMove: roadMade || (alongRoad && length > troops.move + TOUCH_DISTANCE),
  };
}

/** Crops a way tramples: those in which its centre covers 3 inches or more (MM-C7l). */
export function trampledBy({ table, trampled }: Situation, way: readonly Spot[]): string[] {
  return table.areas
    .filter(({ kind, id }) => kind === 'crop' && !trampled.includes(id))
    .filter((area) => totalOf(wayInside(area, way)) >= LENGTHS.cropTrample - TOUCH_DISTANCE)
    .map(({ id }) => id);
}
