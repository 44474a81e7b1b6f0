import {
  bearingTo,
  behindFront,
  facingTo,
  gap,
  movedTo,
  type Spot,
  type Stand,
  shortestSegments,
  span,
  spotAlong,
  type Thousandths,
  TOUCH,
  within,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { refused } from '../refuse.ts';
import { LENGTHS, ROAD_FACTOR } from '../tables.ts';
import { allowedFor, goingOf } from './going.ts';
import { judgeMove, type Leg, type LegalMove, type Move, type MoveTerms } from './move.ts';
import { type BaseEdge, toEdge } from './retreat.ts';
import { enemiesOf, isFortified, isOnRoad, mayAttack, type Placed, type Situation } from './situation.ts';
import { inMeleeRange, touch } from './zone.ts';

/** What a command die allows on the table: no advance, must charge, coming up into line (E2). */

/** Why a move is an advance, where the die forbids one (MM-E2y); null when it is none. */
export function refuseAdvance(
  situation: Situation,
  company: Placed,
  legs: readonly Leg[],
  base: BaseEdge,
): Refusal | null {
  const no = (sentence: string): Refusal => refused('R-NO-ADVANCE', 'MM-E2y', sentence);
  let from: Spot = company.stand;
  for (const { to } of legs) {
    if (toEdge(situation, to, base) > toEdge(situation, from, base) + TOUCH)
      return no('No advance: no leg may lead farther from its own base edge.');
    from = to;
  }
  const nearest = nearestEnemy(situation, company);
  if (nearest) {
    const end = movedTo(company.stand, from);
    if (gap(end, nearest.stand) < gap(company.stand, nearest.stand) - TOUCH)
      return no('No advance: it may not end nearer to the enemy that was nearest.');
  }
  return null;
}

function nearestEnemy(situation: Situation, company: Placed): Placed | null {
  return enemiesOf(situation, company.side).reduce<Placed | null>(
    (near, enemy) =>
      near && gap(near.stand, company.stand) <= gap(enemy.stand, company.stand) ? near : enemy,
    null,
  );
}

/**
 * Whether a company of a formed regiment that may not advance comes up into line (MM-E2k, MM-E2z): it ends on or behind
 * the front line of the regiment's company nearest to any enemy, touches a company of the regiment, and is in range of
 * no new enemy.
 */
export function mayComeUp(
  situation: Situation,
  company: Placed,
  regiment: readonly Placed[],
  end: Stand,
): boolean {
  const others = regiment.filter(({ id }) => id !== company.id);
  const distances = regiment.map((each) => {
    const enemy = nearestEnemy(situation, each);
    return enemy ? gap(enemy.stand, each.stand) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...distances);
  const foremost = regiment.filter((_, i) => (distances[i] as number) <= least + TOUCH);
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
 * The straight charge an impetuous company has to make if it can (MM-E2w): along the line of closest points to an enemy it
 * may attack, first turned to face along it. Null when it can reach none or stands in a fortification.
 */
export function chargeInReach(situation: Situation, company: Placed, terms: MoveTerms = {}): Move | null {
  if (!company.troops.mayCharge || isFortified(situation, company)) return null;
  const reach = longestMove(situation, company) + LENGTHS.meleeRange;
  const inReach = enemiesOf(situation, company.side)
    .filter(({ stand }) => within(stand, company.stand, reach))
    .filter((enemy) => mayAttack(situation, company, enemy))
    .map((enemy) => ({ enemy, distance: gap(company.stand, enemy.stand) }))
    .sort((a, b) => a.distance - b.distance);
  for (const { enemy, distance } of inReach) {
    const move = straightAt(situation, company, enemy, distance, terms)?.move;
    if (move) return move;
  }
  return null;
}

/** How a straight charge of a company at one enemy would end, by the same line; null where there is none. */
export function chargeAt(
  situation: Situation,
  company: Placed,
  enemy: Placed,
): { readonly end: Stand; readonly flank: boolean } | null {
  const distance = gap(company.stand, enemy.stand);
  const reach = longestMove(situation, company) + LENGTHS.meleeRange;
  if (!company.troops.mayCharge || !within(company.stand, enemy.stand, reach)) return null;
  const { end, charge } = straightAt(situation, company, enemy, distance)?.judged ?? {};
  return end && charge?.target === enemy.id ? { end, flank: charge.flank } : null;
}

/** The longest move a company may have from where it stands: along a road, if it is on one (MM-C1a). */
function longestMove(situation: Situation, { stand, troops }: Placed): Thousandths {
  return isOnRoad(situation, stand) ? troops.move * ROAD_FACTOR : troops.move;
}

/** How much of a straight step a company may go: beyond its plain move only while the whole way is along roads. */
function lengthAllowed(situation: Situation, company: Placed, step: Spot, length: Thousandths): Thousandths {
  const { stand, troops } = company;
  const most = Math.min(length, longestMove(situation, company));
  if (most <= troops.move) return most;
  const way = [stand, spotAlong(stand, step, most)];
  const { allowance } = allowedFor(situation, troops, way, goingOf(situation, troops, way));
  return Math.min(most, allowance);
}

/** Refusals that another length of the same leg may not meet: where it would end, or how it would go on within 3 inches. */
const BY_LENGTH: ReadonlySet<string> = new Set(['R-OVERLAP', 'R-ZONE', 'R-OFF-TABLE']);

/** The straight leg at an enemy that brings a company into range, if any length of it may be gone. */
function straightAt(
  situation: Situation,
  company: Placed,
  enemy: Placed,
  distance: number,
  terms: MoveTerms = {},
): { readonly move: Move; readonly judged: LegalMove } | null {
  const segments = shortestSegments(company.stand, enemy.stand);
  const [from, to] = segments.at(-1) ?? [company.stand, enemy.stand]; // the middle one where there are several
  if (span(from, to) === 0) return null;
  const facing = bearingTo(from, to);
  const turned = facingTo(company.stand, facing);
  const step = { x: turned.x + to.x - from.x, y: turned.y + to.y - from.y };
  const needed = Math.max(0, distance - LENGTHS.meleeRange);
  // Into range with half an inch to spare, as a turned corner may already be nearer; just into range; up to contact, as one
  // that turning drew back may be farther.
  for (const length of [needed + LENGTHS.sampleStep, needed + TOUCH, distance]) {
    const end = spotAlong(turned, step, lengthAllowed(situation, company, step, length));
    const move: Move = { legs: [{ facing, to: end }], facing };
    const judged = judgeMove(situation, company, move, terms);
    if (judged.refusal && !BY_LENGTH.has(judged.refusal.code)) return null;
    if (!judged.refusal && judged.charge) return { move, judged };
  }
  return null;
}
