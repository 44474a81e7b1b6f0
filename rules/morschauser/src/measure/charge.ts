import {
  behindFront,
  firstAlong,
  gapApart,
  itemAt,
  movedTo,
  overlapAlong,
  reachAlong,
  span,
  type Spot,
  type Stand,
  standAlong,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { type Refusal, requireValue } from '@linstock/kernel';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { endOf, type Leg, type Move, standOnLeg } from './leg.ts';
import { enemiesOf, friendsOf, mayAttack, type PlacedCompany, type Situation } from './situation.ts';
import { inMeleeRange } from './zone.ts';

/** P-CHARGE: the place where a move comes into melee range, and its possible rest (B3). */

/**
 * The distance from an entry point that brings a company half an inch into melee range: the point is up to
 * `TOUCH_DISTANCE` short of it.
 */
export const WELL_IN_RANGE: Thousandths = LENGTHS.sampleStep + TOUCH_DISTANCE - 1;

/** A charge found in a move. */
export interface Charge {
  /** Its first place in melee range (MM-B3i). */
  readonly entry: Stand;
  readonly entryAt: Thousandths;
  /** The enemies whose range is entered within 0.05 inch (MM-B3k), by id. */
  readonly entered: readonly number[];
  readonly target: number;
  readonly flank: boolean;
}

/** The place where a company comes into melee range on its way. */
export interface Entry {
  readonly stand: Stand;
  readonly at: Thousandths;
  /** The leg under way; the number of legs for the final pivot. */
  readonly leg: number;
  readonly enemies: readonly PlacedCompany[];
}

/** The enemies that legs could bring a company within a distance of, in any direction: none farther off is tested. */
export function enemiesOnTheWay(
  situation: Situation,
  { side, stand }: PlacedCompany,
  legs: readonly Leg[],
  distance: Thousandths,
): PlacedCompany[] {
  const length = legs.reduce((sum, { to }, i) => sum + span(legs[i - 1]?.to ?? stand, to), 0);
  const corner = (stand.frontage + stand.depth) / 2; // no corner is farther from the centre
  return enemiesOf(situation, side).filter((enemy) => {
    const corners = corner + (enemy.stand.frontage + enemy.stand.depth) / 2;
    return span(stand, enemy.stand) <= length + distance + corners + LENGTHS.sampleStep;
  });
}

/** The first place of a move in melee range of an enemy (MM-B3i, MM-B3t); those it began in range of do not count. */
export function entryOf(situation: Situation, mover: PlacedCompany, move: Move): Entry | null {
  const enemies = enemiesOnTheWay(situation, mover, move.legs, LENGTHS.meleeRange);
  const inRange = (stand: Stand, enemy: PlacedCompany): boolean =>
    inMeleeRange(situation, { ...mover, stand }, enemy);
  const fresh = enemies.filter((enemy) => !inRange(mover.stand, enemy));
  let before = 0;
  for (let i = 0; i < move.legs.length; i++) {
    const stand = standOnLeg(mover, move.legs, i);
    const turnedInto = fresh.filter((enemy) => inRange(stand, enemy));
    const { to } = itemAt(move.legs, i);
    if (turnedInto.length > 0) {
      const others = fresh.filter((enemy) => !turnedInto.includes(enemy));
      const next = metOnLeg(situation, mover, stand, to, others).filter(({ at }) => at <= LENGTHS.pathStep);
      return {
        stand,
        at: before,
        leg: i,
        enemies: [...turnedInto, ...next.map(({ enemy }) => enemy)],
      };
    }
    const [first, ...others] = metOnLeg(situation, mover, stand, to, fresh);
    if (first) {
      const entered = others.filter(({ at }) => at <= first.at + LENGTHS.pathStep);
      return {
        stand: standAlong(stand, to, first.at),
        at: before + first.at,
        leg: i,
        enemies: [first, ...entered].map(({ enemy }) => enemy),
      };
    }
    before += span(stand, to);
  }
  const end = endOf(mover, move);
  const turnedInto = move.legs.length === 0 ? [] : fresh.filter((enemy) => inRange(end, enemy));
  if (turnedInto.length === 0) return null;
  return { stand: end, at: before, leg: move.legs.length, enemies: turnedInto };
}

/** An enemy whose range is entered on a leg, and the distance of the entry. */
interface EnteredRange {
  readonly enemy: PlacedCompany;
  readonly at: Thousandths;
}

/** The enemies whose range a leg enters, the first first; none that comes later than one path step after it. */
function metOnLeg(
  situation: Situation,
  mover: PlacedCompany,
  stand: Stand,
  to: Spot,
  enemies: readonly PlacedCompany[],
): EnteredRange[] {
  const near = enemies
    .map((enemy) => ({ enemy, near: reachAlong(stand, to, enemy.stand, LENGTHS.meleeRange) }))
    .filter((each): each is { enemy: PlacedCompany; near: number } => each.near !== null)
    .sort((a, b) => a.near - b.near);
  const met: EnteredRange[] = [];
  let last = Math.floor(span(stand, to));
  for (const { enemy, near: from } of near) {
    const at = from > last ? null : entryFrom(situation, mover, stand, to, enemy, from, last);
    if (at === null) continue;
    met.push({ enemy, at });
    last = Math.min(last, at + LENGTHS.pathStep);
  }
  return met.sort((a, b) => a.at - b.at || a.enemy.id - b.enemy.id);
}

/**
 * The distance along a leg at which a company enters melee range of an enemy (MM-B3i); null if it does not.
 */
function entryAlong(
  situation: Situation,
  mover: PlacedCompany,
  stand: Stand,
  to: Spot,
  enemy: PlacedCompany,
): Thousandths | null {
  const near = reachAlong(stand, to, enemy.stand, LENGTHS.meleeRange);
  return near === null
    ? null
    : entryFrom(situation, mover, stand, to, enemy, near, Math.floor(span(stand, to)));
}

/** The same, from where the gap is small enough to the last distance that matters. */
function entryFrom(
  situation: Situation,
  mover: PlacedCompany,
  stand: Stand,
  to: Spot,
  enemy: PlacedCompany,
  near: Thousandths,
  last: Thousandths,
): Thousandths | null {
  const at = (distance: Thousandths): PlacedCompany => ({
    ...mover,
    stand: standAlong(stand, to, near + distance),
  });
  const found = firstAlong(
    last - near,
    (distance) => inMeleeRange(situation, at(distance), enemy),
    LENGTHS.pathStep,
  );
  return found === null ? null : near + found;
}

/** The meaning of an entry: the entered ranges, the target and whether it is taken in flank (MM-B3k, MM-B3m). */
export function chargeOf(entry: Entry, wanted: number | undefined): Charge {
  const target = entry.enemies.find(({ id }) => id === wanted) ?? itemAt(entry.enemies, 0);
  return {
    entry: entry.stand,
    entryAt: entry.at,
    entered: entry.enemies.map(({ id }) => id),
    target: target.id,
    flank: behindFront(entry.stand, target.stand), // MM-B3m
  };
}

const cannotAttack = (): Refusal =>
  refused('R-CANNOT-ATTACK', 'MM-B3o', 'It may not attack a company there, nor come within 3 inches of it.');
/** A charging company may not have its target completely behind its own front (MM-B3l). */
export const turnFirst = (): Refusal =>
  refused('R-ZONE', 'MM-B3l', 'The company it attacks may not lie behind its own front: turn first.');

/** The refusals of a charge at its entry point (P-CHARGE 2, 3). */
export function refuseEntry(
  situation: Situation,
  mover: PlacedCompany,
  entry: Entry,
  charge: Charge,
  move: Move,
): Refusal | null {
  const forbidden = enemiesOf(situation, mover.side).filter((enemy) => !mayAttack(situation, mover, enemy));
  if (entry.enemies.some((enemy) => forbidden.includes(enemy))) return cannotAttack();
  const end = { ...mover, stand: endOf(mover, move) };
  if (forbidden.some((enemy) => inMeleeRange(situation, end, enemy))) return cannotAttack();
  const rest = restOf(entry, move.legs);
  const met = forbidden.some(
    (enemy) => rest.leg && entryAlong(situation, mover, entry.stand, rest.leg.to, enemy) !== null,
  );
  if (met) return cannotAttack();
  const target = enemyOf(entry, charge.target);
  return behindFront(target.stand, entry.stand) ? turnFirst() : null;
}

/** An enemy in whose zone a charge has come. Throws RangeError if it has not come there. */
function enemyOf({ enemies }: Entry, id: number): PlacedCompany {
  return requireValue(
    enemies.find((enemy) => enemy.id === id),
    `enemy ${id} within 3 inches`,
  );
}

/**
 * The part of a move after its entry point: at most one leg, and whether more follows than is allowed
 * (MM-B3j).
 */
function restOf(entry: Entry, legs: readonly Leg[]): { readonly leg: Leg | null; readonly tooMany: boolean } {
  const under = legs[entry.leg];
  const later = legs.slice(entry.leg + 1);
  // A leg cut at the entry point may be followed by one in another direction (MM-B3j).
  const cut = !under || span(entry.stand, under.to) <= TOUCH_DISTANCE;
  if (!cut) return { leg: under, tooMany: later.length > 0 };
  return { leg: later[0] ?? null, tooMany: later.length > 1 };
}

/** The refusals of a charge after its entry point (P-CHARGE 4, 5). */
export function refuseRest(
  situation: Situation,
  mover: PlacedCompany,
  entry: Entry,
  charge: Charge,
  move: Move,
): Refusal | null {
  const target = enemyOf(entry, charge.target);
  const { leg, tooMany } = restOf(entry, move.legs);
  const goStraight = (): Refusal =>
    refused(
      'R-ZONE',
      'MM-B3j',
      'Within 3 inches it halts, or goes straight at that enemy in one leg, not turning.',
    );
  if (tooMany || (leg && leg.facing !== entry.stand.facing)) return goStraight();
  if (leg) {
    const friend = friendsOf(situation, mover).some(({ stand }) => overlapAlong(entry.stand, leg.to, stand));
    if (friend)
      return refused('R-ZONE', 'MM-B3p', 'Within 3 inches of the enemy it may not pass over friends.');
    if (!nearsSteadily(entry.stand, leg.to, target.stand)) return goStraight();
    if (behindFront(target.stand, movedTo(entry.stand, leg.to))) return turnFirst();
  }
  return behindFront(target.stand, endOf(mover, move)) ? turnFirst() : null;
}

/**
 * True if the gap to a stand shrinks by a thousandth or more at every step of a leg, to contact at most (MM-B3j). Places on
 * the leg are not rounded to the lattice, which may differ by more than that from one step to the next.
 */
function nearsSteadily(from: Stand, to: Spot, target: Stand): boolean {
  const length = span(from, to);
  const gapAt = (distance: Thousandths): number => {
    const part = length === 0 ? 0 : distance / length;
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    return gapApart(from, target, target.x - x, target.y - y);
  };
  let gap = gapAt(0);
  for (let at = 0; at < length; at += LENGTHS.pathStep) {
    const step = Math.min(LENGTHS.pathStep, length - at);
    const next = gapAt(at + step);
    if (gap <= TOUCH_DISTANCE) return length - at <= TOUCH_DISTANCE + LENGTHS.pathStep;
    // The last step may be shorter than the others.
    const least = step < LENGTHS.pathStep ? 0 : LEAST_NEARING;
    if (next > gap - least) return false;
    gap = next;
  }
  return true;
}

/** A thousandth of an inch, less what the arithmetic may lose. */
const LEAST_NEARING = 1 - 1e-6;
