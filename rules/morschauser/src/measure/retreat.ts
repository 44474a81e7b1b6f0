import {
  asFacing,
  bearingTo,
  clearBefore,
  clearFrom,
  facingTo,
  furthestAlong,
  itemAt,
  joinStretches,
  onTable,
  overlap,
  overlapsAlong,
  reachAlong,
  span,
  type Spot,
  spotOnBearing,
  type Stand,
  standAlong,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { detour } from './detour.ts';
import { furthest, goingOf } from './going.ts';
import { judgeMove, type LegalMove, type Move, type MoveTerms } from './move.ts';
import {
  enemiesOf,
  friendsOf,
  knownOf,
  type PlacedCompany,
  type RetreatEnd,
  type Situation,
  withStand,
} from './situation.ts';
import { enemiesInRange, inMeleeRange, isInMelee } from './zone.ts';

/** P-RETREAT and the other ways that lead from the enemy (B6, E3). */

/** A straight way that was found. */
export interface Way {
  readonly stand: Stand;
  readonly length: Thousandths;
  /** It ends in melee range of no enemy. */
  readonly clear: boolean;
  /** An enemy stopped it, and not its allowance, the ground or the table's edge. */
  readonly barred: boolean;
}

/** Maximum distance by which a retreat is extended to clear friends at its end (MM-B6z). */
const BEYOND_FRIENDS: Thousandths = 12_000;

/**
 * The distances of the centres of enemies it was in range of at the start, by id: it may not come nearer to
 * them.
 */
type Centres = ReadonlyMap<number, number>;

function centresOf(situation: Situation, company: PlacedCompany): Centres {
  const near = enemiesInRange(situation, company);
  return new Map(near.map(({ id, stand }) => [id, span(stand, company.stand)]));
}

/** The distance of a company on a straight way before an enemy bars it (P-RETREAT 3); -1 if one does at the start. */
function unbarred(
  situation: Situation,
  company: PlacedCompany,
  centres: Centres,
  to: Spot,
  length: Thousandths,
): Thousandths {
  let free = length;
  for (const enemy of enemiesOf(situation, company.side)) {
    const then = centres.get(enemy.id);
    const until = Math.min(free, then === undefined ? free : nearestOn(company.stand, to, enemy.stand));
    const near = then === undefined ? reachAlong(company.stand, to, enemy.stand, LENGTHS.meleeRange) : 0;
    if (near === null || near > until) continue;
    const since = Math.max(0, near - 1); // the lattice may have it in range a thousandth sooner
    const allowed = (distance: Thousandths): boolean => {
      const stand = standAlong(company.stand, to, since + distance);
      if (then !== undefined) return span(enemy.stand, stand) >= then - TOUCH_DISTANCE;
      return !overlap(enemy.stand, stand) && !inMeleeRange(situation, { ...company, stand }, enemy);
    };
    // Up to the place nearest to an enemy the distance of centres only falls: one step is enough.
    const step = then === undefined ? LENGTHS.pathStep : Math.max(1, until);
    const reached = since + furthestAlong(until - since, allowed, step);
    if (reached < until) free = reached;
  }
  return free;
}

/** The whole distance along a way at which its centre is nearest to another, or just beyond. */
function nearestOn(from: Spot, to: Spot, other: Spot): Thousandths {
  const along = (other.x - from.x) * (to.x - from.x) + (other.y - from.y) * (to.y - from.y);
  return Math.max(0, Math.ceil(along / span(from, to)));
}

/** The distance that the table allows a company on a straight way. */
interface Bounds {
  stays(stand: Stand): boolean;
  /** True if it leaves the table there, and so ends its way on no other. */
  leaves(stand: Stand): boolean;
}

/** A stand stays wholly on the table (MM-B6w, MM-B6z, MM-B6aa). */
function wholly({ table }: Situation): Bounds {
  return { stays: (stand) => onTable(table, stand), leaves: () => false };
}

/** A straight way on a bearing for as long as ground, table and enemies allow, past friends at its end (P-RETREAT 3). */
export function wayOn(
  situation: Situation,
  company: PlacedCompany,
  bearing: TenthDegrees,
  allowance: Thousandths,
  { stays, leaves }: Bounds = wholly(situation),
): Way | null {
  const centres = centresOf(situation, company);
  // Checked a little beyond its end, so that a friend at the very end does not count as passed.
  const far = spotOnBearing(
    company.stand,
    asFacing(bearing),
    allowance + BEYOND_FRIENDS + LENGTHS.sampleStep,
  );
  const at = (distance: Thousandths): Stand => standAlong(company.stand, far, distance);
  const going = goingOf(situation, company.troops, [company.stand, far]);
  const held = (most: Thousandths): Thousandths => {
    const ground = furthest(going, most).distance;
    // A company that has left the table does not return to it on a straight path: one step is enough.
    return Math.max(
      0,
      furthestAlong(ground, (distance) => stays(at(distance)), Math.max(1, ground)),
    );
  };
  const free = held(allowance);
  const allowed = (length: Thousandths): Thousandths =>
    Math.max(0, unbarred(situation, company, centres, far, length));
  const reached = allowed(free);
  const friends = overlapsAlong(
    company.stand,
    far,
    friendsOf(situation, company).map(({ stand }) => stand),
  );
  const beyond = clearFrom(friends, reached);
  const edge = beyond === reached ? beyond : held(beyond);
  const onward = leaves(at(edge)) ? edge : beyond;
  const passes =
    onward === reached ||
    (onward <= reached + BEYOND_FRIENDS && onward <= held(onward) && allowed(onward) >= onward);
  const length = passes ? onward : clearBefore(friends, reached);
  if (length === null) return null;
  const stand = at(length);
  const clear = !isInMelee(situation, { ...company, stand });
  return { stand, length, clear, barred: reached < free };
}

/**
 * The retreat of a beaten company (MM-B6w to MM-B6ab). It goes straight away from the victor and faces it, or
 * else makes the first turn of 15 to 90 degrees that takes it out of every enemy's range. If none does, it
 * surrenders.
 */
export function retreat(
  situation: Situation,
  loser: PlacedCompany,
  victor: Stand,
  allowance: Thousandths = loser.troops.move,
): RetreatEnd {
  const { retreats } = knownOf(situation);
  const { x, y, facing } = loser.stand;
  // Each way the dice may fall asks for one of two retreats only.
  const key = [loser.id, x, y, facing, victor.x, victor.y, victor.facing, allowance].join(' ');
  const known = retreats.get(key) ?? findRetreat(situation, loser, victor, allowance);
  retreats.set(key, known);
  return known;
}

function findRetreat(
  situation: Situation,
  loser: PlacedCompany,
  victor: Stand,
  allowance: Thousandths,
): RetreatEnd {
  const bearing = bearingTo(victor, loser.stand);
  const turned = facingTo(loser.stand, asFacing(bearing + 1800));
  const stand = onTable(situation.table, turned) ? turned : loser.stand; // MM-B6x
  const company = { ...loser, stand };
  const moved = withStand(situation, loser.id, stand);
  const way = detour((turn) => {
    const found = wayOn(moved, company, bearing + turn, allowance);
    return found && { ...found, turn };
  });
  return way ? { lost: false, stand: way.stand, length: way.length, turn: way.turn } : { lost: true };
}

// Brigade morale

/** The table edge a side belongs to. */
export type BaseEdge = 'N' | 'E' | 'S' | 'W';

/** The bearing straight towards a table edge. */
export const EDGE_BEARING: Readonly<Record<BaseEdge, TenthDegrees>> = { N: 0, E: 900, S: 1800, W: 2700 };

/** The distance from a place to a table edge. */
export function toEdge({ table }: Pick<Situation, 'table'>, { x, y }: Spot, edge: BaseEdge): Thousandths {
  return { N: table.height - y, E: table.width - x, S: y, W: x }[edge];
}

/** The edges a rout may make for: its own base edge, then the two side edges, the west or south one first (MM-E3j). */
function routEdges(base: BaseEdge): readonly BaseEdge[] {
  return base === 'N' || base === 'S' ? [base, 'W', 'E'] : [base, 'S', 'N'];
}

/** The end of a rout move; `gone` if its centre has reached the edge. */
export interface RoutEnd {
  readonly stand: Stand;
  readonly length: Thousandths;
  readonly gone: boolean;
}

/**
 * The rout move of a company (MM-E3c, MM-E3j): straight to the nearest of its base edge and the side edges,
 * face forward. If an enemy bars it the turns of a retreat are tried, and if all are barred the longest path
 * is taken. A company that reaches the edge leaves, even if a friend is there.
 */
export function rout(situation: Situation, company: PlacedCompany, base: BaseEdge): RoutEnd {
  const edge = routEdges(base).reduce((near, each) =>
    toEdge(situation, company.stand, each) < toEdge(situation, company.stand, near) ? each : near,
  );
  const bearing = EDGE_BEARING[edge];
  const ways: Way[] = [];
  const { width, height } = situation.table;
  const bounds: Bounds = {
    stays: ({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height,
    leaves: (stand) => atEdge(situation, stand, routEdges(base)),
  };
  const taken = detour((turn) => {
    const facing = asFacing(bearing + turn);
    const turned = { ...company, stand: facingTo(company.stand, facing) };
    const moved = withStand(situation, company.id, turned.stand);
    const way = wayOn(moved, turned, facing, company.troops.move, bounds);
    if (way) ways.push(way);
    return way && { ...way, clear: !way.barred };
  });
  const longest = ways.reduce<Way | null>((far, way) => (far && far.length >= way.length ? far : way), null);
  const way = taken ?? longest;
  if (!way) return { stand: facingTo(company.stand, bearing), length: 0, gone: false };
  return { stand: way.stand, length: way.length, gone: bounds.leaves(way.stand) };
}

function atEdge(situation: Situation, spot: Spot, edges: readonly BaseEdge[]): boolean {
  return edges.some((edge) => toEdge(situation, spot, edge) <= TOUCH_DISTANCE);
}

/**
 * The retreat by brigade morale (MM-E3f, MM-E3l): straight towards its own base edge, facing away from it. A
 * formed regiment retreats by one common step. It uses the first turn that takes all out of melee range, and
 * goes as far as all of them can. A unit that cannot get out stays.
 * @returns the stands in the order of the companies
 */
export function retreatToBase(
  situation: Situation,
  companies: readonly PlacedCompany[],
  base: BaseEdge,
): Stand[] {
  const bearing = EDGE_BEARING[base];
  const turned = companies.map((company) => {
    const stand = facingTo(company.stand, asFacing(bearing + 1800));
    return { ...company, stand: onTable(situation.table, stand) ? stand : company.stand };
  });
  const others = situation.companies.filter(({ id }) => !companies.some((each) => each.id === id));
  const alone = { ...situation, companies: others };
  const taken = detour((turn) => {
    const ways = turned.map((company) => wayOn(alone, company, bearing + turn, company.troops.move));
    const least = Math.min(...ways.map((way) => way?.length ?? 0));
    const far = (stand: Stand): Spot =>
      spotOnBearing(stand, asFacing(bearing + turn), least + LENGTHS.sampleStep);
    // If the shortest way would put one of them on others, all stop short of that (MM-B6z).
    const onOthers = joinStretches(
      turned.flatMap(({ stand }) =>
        overlapsAlong(
          stand,
          far(stand),
          others.map((each) => each.stand),
        ),
      ),
    );
    const common = clearBefore(onOthers, least);
    if (common === null) return null;
    const stands = turned.map(({ stand }) => standAlong(stand, far(stand), common));
    const after = {
      ...situation,
      companies: [...others, ...turned.map((c, i) => ({ ...c, stand: itemAt(stands, i) }))],
    };
    const clear =
      ways.every((way) => way !== null) &&
      turned.every(
        (company, i) => enemiesInRange(after, { ...company, stand: itemAt(stands, i) }).length === 0,
      );
    return { length: common, clear, stands };
  });
  if (taken) return taken.stands;
  // A company that stays turns about only if there is room.
  const crowded = turned.some(({ id, stand }) =>
    [...others, ...turned].some((each) => each.id !== id && overlap(each.stand, stand)),
  );
  return (crowded ? companies : turned).map(({ stand }) => stand);
}

// Moves after melee

/**
 * Judges a voluntary retreat or advance after melee, or one of a company that may attack no enemy (MM-B6f, g,
 * ad, ae, ag). It enters no new range. In a retreat its centre never approaches that of an enemy in whose
 * range it began, and it ends out of all range.
 */
export function judgeMoveAfterMelee(
  situation: Situation,
  company: PlacedCompany,
  move: Move,
  kind: 'retreat' | 'advance',
  terms: MoveTerms = {},
): LegalMove | { readonly refusal: Refusal } {
  const near = enemiesInRange(situation, company);
  const wrong = (clause: 'MM-B6ad' | 'MM-B6ae' | 'MM-B6g', sentence: string) => ({
    refusal: refused('R-RETREAT-PATH', clause, sentence),
  });
  if (kind === 'advance' && near.length > 0)
    return wrong('MM-B6g', 'It may advance only when no enemy is left within 3 inches.');
  const judged = judgeMove(situation, company, move, { ...terms, excused: true });
  if (judged.charge) return wrong('MM-B6ae', 'This move may not come within 3 inches of an enemy.');
  if (judged.refusal) return judged;
  if (kind === 'advance') return judged;
  const way: Spot[] = [company.stand, ...move.legs.map(({ to }) => to)];
  for (const { stand } of near)
    for (let i = 1; i < way.length; i++)
      if (!keepsOff(stand, itemAt(way, i - 1), itemAt(way, i), span(stand, company.stand)))
        return wrong('MM-B6ad', 'A retreat may not bring it nearer to an enemy it was in range of.');
  if (enemiesInRange(situation, { ...company, stand: judged.end }).length > 0)
    return wrong('MM-B6ad', 'A retreat has to end out of 3 inches of every enemy.');
  return judged;
}

/** True if no place of a leg is nearer to another than `least`. */
function keepsOff(from: Spot, a: Spot, b: Spot, least: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const t =
    length2 === 0 ? 0 : Math.max(0, Math.min(1, ((from.x - a.x) * dx + (from.y - a.y) * dy) / length2));
  return span(from, { x: a.x + t * dx, y: a.y + t * dy }) >= least - TOUCH_DISTANCE;
}
