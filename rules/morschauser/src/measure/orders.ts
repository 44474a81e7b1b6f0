import {
  bearingTo,
  behindFront,
  facingTo,
  firstAlong,
  gap,
  movedTo,
  numberAt,
  onTable,
  shortestSegments,
  span,
  type Spot,
  spotAlong,
  type Stand,
  standAlong,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { LENGTHS, ROAD_FACTOR } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { mayReach } from './aim.ts';
import { entryOf, WELL_IN_RANGE } from './charge.ts';
import { judgeMove, type Leg, type LegalMove, type Move, type MoveTerms } from './move.ts';
import { type BaseEdge, toEdge } from './retreat.ts';
import {
  enemiesOf,
  isFortified,
  isOnRoad,
  mayAttack,
  type PlacedCompany,
  type Situation,
} from './situation.ts';
import { inMeleeRange, touch } from './zone.ts';

/** The effects of a command die on the table: no advance, must charge, coming up into line (E2). */

/** Why a move is an advance, if the die forbids one (MM-E2y); null if it is not an advance. */
export function refuseAdvance(
  situation: Situation,
  company: PlacedCompany,
  legs: readonly Leg[],
  base: BaseEdge,
): Refusal | null {
  const no = (sentence: string): Refusal => refused('R-NO-ADVANCE', 'MM-E2y', sentence);
  let from: Spot = company.stand;
  for (const { to } of legs) {
    if (toEdge(situation, to, base) > toEdge(situation, from, base) + TOUCH_DISTANCE)
      return no('No advance: no leg may lead farther from its own base edge.');
    from = to;
  }
  const nearest = nearestEnemy(situation, company);
  if (nearest) {
    const end = movedTo(company.stand, from);
    if (gap(end, nearest.stand) < gap(company.stand, nearest.stand) - TOUCH_DISTANCE)
      return no('No advance: it may not end nearer to the enemy that was nearest.');
  }
  return null;
}

function nearestEnemy(situation: Situation, company: PlacedCompany): PlacedCompany | null {
  return enemiesOf(situation, company.side).reduce<PlacedCompany | null>(
    (near, enemy) =>
      near && gap(near.stand, company.stand) <= gap(enemy.stand, company.stand) ? near : enemy,
    null,
  );
}

/**
 * True if a company of a formed regiment that may not advance moves up into line (MM-E2k, MM-E2z). It ends on
 * or behind the front line of the regiment's company nearest to any enemy, touches a company of the regiment,
 * and is in range of no new enemy.
 */
export function mayComeUp(
  situation: Situation,
  company: PlacedCompany,
  regiment: readonly PlacedCompany[],
  end: Stand,
): boolean {
  const others = regiment.filter(({ id }) => id !== company.id);
  const distances = regiment.map((each) => {
    const enemy = nearestEnemy(situation, each);
    return enemy ? gap(enemy.stand, each.stand) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...distances);
  const foremost = regiment.filter((_, i) => numberAt(distances, i) <= least + TOUCH_DISTANCE);
  const ended = { ...company, stand: end };
  const newlyInRange = enemiesOf(situation, company.side).some(
    (enemy) => inMeleeRange(situation, ended, enemy) && !inMeleeRange(situation, company, enemy),
  );
  return (
    !newlyInRange &&
    foremost.some(({ stand }) => behindFront(end, stand)) &&
    others.some(({ stand }) => touch(end, stand))
  );
}

/**
 * The straight charge that an impetuous company must make if it can (MM-E2w): along the line of closest points to an
 * enemy it may attack, after a turn to face along it. Null if it can reach none or is in a fortification.
 */
export function chargeInReach(
  situation: Situation,
  company: PlacedCompany,
  terms: MoveTerms = {},
): Move | null {
  if (!company.troops.mayCharge || isFortified(situation, company)) return null;
  const reach = longestMove(situation, company) + LENGTHS.meleeRange;
  const inReach = enemiesOf(situation, company.side)
    .filter(({ stand }) => mayReach(company.stand, stand, reach))
    .filter((enemy) => mayAttack(situation, company, enemy))
    .map((enemy) => ({ enemy, distance: gap(company.stand, enemy.stand) }))
    .sort((a, b) => a.distance - b.distance);
  for (const { enemy } of inReach) {
    const move = straightAt(situation, company, enemy, terms)?.move;
    if (move) return move;
  }
  return null;
}

/** The end of a straight charge of a company at one enemy, by the same line; null if there is none. */
export function chargeAt(
  situation: Situation,
  company: PlacedCompany,
  enemy: PlacedCompany,
): { readonly end: Stand; readonly flank: boolean } | null {
  const reach = longestMove(situation, company) + LENGTHS.meleeRange;
  if (!company.troops.mayCharge || !mayReach(company.stand, enemy.stand, reach)) return null;
  const { end, charge } = straightAt(situation, company, enemy)?.judged ?? {};
  return end && charge?.target === enemy.id ? { end, flank: charge.flank } : null;
}

/** The longest possible move of a company from its place: along a road, if it is on one (MM-C1a). */
function longestMove(situation: Situation, { stand, troops }: PlacedCompany): Thousandths {
  return isOnRoad(situation, stand) ? troops.move * ROAD_FACTOR : troops.move;
}

/** A charge along one straight leg, and its results. */
interface StraightCharge {
  readonly move: Move;
  readonly judged: LegalMove;
}

/**
 * A charge of a company along the line of closest points to an enemy, if any length of that leg is legal. It
 * ends half an inch inside the range if that is legal, or else as short as possible. A longer charge meets
 * everything that a shorter one does, with two exceptions. A stand that began partly off the table may come
 * back onto it. A second enemy may be entered within 0.05 inch, which may then be the target (MM-B3k).
 */
function straightAt(
  situation: Situation,
  company: PlacedCompany,
  enemy: PlacedCompany,
  terms: MoveTerms = {},
): StraightCharge | null {
  const [from, to] = shortestSegments(company.stand, enemy.stand).at(-1) ?? [company.stand, enemy.stand];
  if (span(from, to) === 0) return null;
  const facing = bearingTo(from, to);
  const turned = facingTo(company.stand, facing);
  const step = { x: turned.x + to.x - from.x, y: turned.y + to.y - from.y };
  const end = spotAlong(turned, step, longestMove(situation, company));
  const entry = entryOf(situation, company, { legs: [{ facing, to: end }], facing });
  if (!entry) return null;
  const wanted = entry.enemies.some(({ id }) => id === enemy.id) ? enemy.id : undefined;
  const onTableAt = firstOnTable(situation, turned, end, entry.at);
  const wellIn = entry.at + WELL_IN_RANGE;
  const most = Math.max(entry.at, Math.min(wellIn, company.troops.move));
  for (const length of [wellIn, most, entry.at, entry.at + 1, entry.at + LENGTHS.pathStep, onTableAt]) {
    const legs = [{ facing, to: spotAlong(turned, end, length) }];
    const found = chargeAlong(situation, company, { legs, facing }, wanted, terms);
    if (found) return found;
  }
  return null;
}

/** A move meant as a charge, at the wanted target or at any other whose range it enters; null if it is illegal. */
function chargeAlong(
  situation: Situation,
  company: PlacedCompany,
  move: Move,
  wanted: number | undefined,
  terms: MoveTerms,
): StraightCharge | null {
  const plain = judgeMove(situation, company, move, terms);
  const entered = plain.charge?.entered ?? [];
  for (const target of entered.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))) {
    if (target === plain.charge?.target && !plain.refusal) return { move, judged: plain };
    const judged = judgeMove(situation, company, { ...move, target }, terms);
    if (!judged.refusal) return { move: { ...move, target }, judged };
  }
  return null;
}

/** The first distance of a leg, from some distance on, at which the whole stand is on the table (MM-B1l). */
export function firstOnTable(situation: Situation, stand: Stand, to: Spot, from: Thousandths): Thousandths {
  const length = Math.floor(span(stand, to));
  const isOn = (distance: Thousandths): boolean =>
    onTable(situation.table, standAlong(stand, to, from + distance));
  return from + (firstAlong(Math.max(0, length - from), isOn, LENGTHS.pathStep) ?? 0);
}
