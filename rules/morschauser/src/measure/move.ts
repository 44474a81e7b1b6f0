import {
  asFacing,
  behindFront,
  facingTo,
  firstAlong,
  gapApart,
  movedTo,
  onTable,
  overlap,
  overlapAlong,
  reachAlong,
  type Spot,
  span,
  type Stand,
  standAlong,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import {
  type Doings,
  FRESH,
  type MoveFacts,
  refuseCharge,
  refuseMove,
  refuseRoadMove,
} from '../reckon/turn.ts';
import { refused } from '../refuse.ts';
import { LENGTHS } from '../tables.ts';
import { allowedFor, type BarOnWay, goingOf, groundBar, trampledBy, wayLength } from './going.ts';
import {
  enemiesOf,
  friendsOf,
  mayAttack,
  type Placed,
  type Situation,
  touchesWall,
  wholeRamparts,
} from './situation.ts';
import { inMeleeRange } from './zone.ts';

/** P-MOVE and P-CHARGE: whether a move is legal, and where it becomes a charge (B1, B3). */

/** A straight leg: the company turns about its centre to `facing`, then its centre goes to `to` (MM-B1d). */
export interface Leg {
  readonly facing: TenthDegrees;
  readonly to: Spot;
}

/** A move as a player gives it: legs, the facing at the end, and the target where more than one is entered upon. */
export interface Move {
  readonly legs: readonly Leg[];
  /** The last leg's facing where left out. */
  readonly facing?: TenthDegrees;
  /** Id of the company to be attacked (MM-B3k). */
  readonly target?: number;
}

/** What a move hangs on besides its path. */
export interface MoveTerms extends MoveFacts {
  readonly doings?: Doings;
  /** Why it may not charge by its command die, if it may not. */
  readonly noCharge?: Refusal | null;
  /** Counts instead of its own allowance; a pursuit's 3 inches. */
  readonly allowance?: Thousandths;
}

/** A charge found in a move. */
export interface Charge {
  /** Where it first is in melee range (MM-B3i). */
  readonly entry: Stand;
  readonly entryAt: Thousandths;
  /** Those whose range is entered within 0.05 inch (MM-B3k), by id. */
  readonly entered: readonly number[];
  readonly target: number;
  readonly flank: boolean;
}

/** A legal move. */
export interface LegalMove {
  readonly refusal: null;
  readonly end: Stand;
  readonly length: Thousandths;
  readonly allowance: Thousandths;
  readonly roadMove: boolean;
  readonly charge: Charge | null;
  /** Crops trampled, by id. */
  readonly tramples: readonly string[];
}

/** A move judged: legal with all it brings, or refused; a refused charge still tells where it enters. */
export type JudgedMove = LegalMove | { readonly refusal: Refusal; readonly charge: Charge | null };

/** Where a company comes into melee range on its way. */
interface Entry {
  readonly stand: Stand;
  readonly at: Thousandths;
  /** The leg under way; the number of legs for the final pivot. */
  readonly leg: number;
  /** By the pivot before the leg, and not along it (MM-B3t). */
  readonly byPivot: boolean;
  readonly enemies: readonly Placed[];
}

/** The centre's way of a move. */
export function wayOf(from: Spot, legs: readonly Leg[]): Spot[] {
  return [{ x: from.x, y: from.y }, ...legs.map(({ to }) => to)];
}

/**
 * Judges a move (P-MOVE, P-CHARGE): the first thing wrong with it, or what it brings. Whether it began in melee range is
 * told by `terms.doings`; ranges it is in at the start are no charge.
 */
export function judgeMove(
  situation: Situation,
  mover: Placed,
  move: Move,
  terms: MoveTerms = {},
): JudgedMove {
  const doings = terms.doings ?? FRESH;
  const begun = refuseMove(mover.troops, doings, terms);
  if (begun) return { refusal: begun, charge: null };
  const way = wayOf(mover.stand, move.legs);
  const length = wayLength(way);
  const allowed = allowedFor(situation, mover.troops, way);
  const road = allowed.roadMove ? refuseRoadMove(mover.troops, doings) : null;
  if (road) return { refusal: road, charge: null };
  const allowance = terms.allowance ?? allowed.allowance;
  if (length > allowance + LENGTHS.tolerance) return { refusal: tooLong(length, allowance), charge: null };
  const ground = groundBar(goingOf(situation, mover.troops, way), length);
  const enemy = enemyBar(situation, mover, move.legs);
  const bar = ground && (!enemy || ground.at <= enemy.at) ? ground : enemy;
  const end = endOf(mover, move);
  const entry = entryOf(situation, mover, move);
  if (bar && !(entry && entry.at <= bar.at)) return { refusal: bar.refusal, charge: null };
  const legal = {
    refusal: null,
    end,
    length,
    allowance,
    roadMove: allowed.roadMove,
    tramples: trampledBy(situation, way),
  };
  if (!entry) {
    const ending = refuseEnd(situation, mover, end);
    return ending ? { refusal: ending, charge: null } : { ...legal, charge: null };
  }
  const charge = chargeOf(entry, move.target);
  const against =
    (blowsInGate(situation, mover, end) ? null : refuseCharge(mover.troops, doings)) ??
    terms.noCharge ??
    refuseEntry(situation, mover, entry, charge, move) ??
    bar?.refusal ??
    refuseRest(situation, mover, entry, charge, move) ??
    refuseEnd(situation, mover, end);
  return against ? { refusal: against, charge } : { ...legal, charge };
}

/** Engineers may come into melee range where they end in contact with a gate (MM-C6l). */
function blowsInGate(situation: Situation, mover: Placed, end: Stand): boolean {
  if (mover.troops.type !== 'engineers') return false;
  return wholeRamparts(situation).some((wall) => wall.gate && touchesWall({ stand: end }, wall));
}

function tooLong(length: Thousandths, allowance: Thousandths): Refusal {
  const inches = (thousandths: number): string => (Math.round(thousandths / 10) / 100).toString();
  return refused(
    'R-ALLOWANCE',
    'MM-B1e',
    `The way is ${inches(length)} inches long; it may go ${inches(allowance)}.`,
  );
}

function endOf(mover: Placed, { legs, facing }: Move): Stand {
  const last = legs.at(-1);
  const moved = last ? movedTo(facingTo(mover.stand, last.facing), last.to) : mover.stand;
  return facing === undefined ? moved : facingTo(moved, facing);
}

/** The stand at the start of a leg, turned to its facing. */
function standOnLeg(mover: Placed, legs: readonly Leg[], i: number): Stand {
  const from = i === 0 ? mover.stand : movedTo(mover.stand, (legs[i - 1] as Leg).to);
  return facingTo(from, (legs[i] as Leg).facing);
}

/** Where a leg first overlaps an enemy (MM-B1h). */
function enemyBar(situation: Situation, mover: Placed, legs: readonly Leg[]): BarOnWay | null {
  let before = 0;
  for (let i = 0; i < legs.length; i++) {
    const stand = standOnLeg(mover, legs, i);
    const { to } = legs[i] as Leg;
    const met = enemiesOf(situation, mover.side)
      .map((enemy) => overlapAlong(stand, to, enemy.stand)?.[0])
      .filter((at) => at !== undefined);
    if (met.length > 0)
      return {
        at: before + Math.min(...met),
        refusal: refused('R-OVERLAP', 'MM-B1h', 'Its way would lead through an enemy company.'),
      };
    before += span(stand, to);
  }
  return null;
}

/** The first place of a move in melee range of an enemy (MM-B3i, MM-B3t); those it began in range of do not count. */
function entryOf(situation: Situation, mover: Placed, move: Move): Entry | null {
  const enemies = enemiesOf(situation, mover.side);
  const inRange = (stand: Stand, enemy: Placed): boolean =>
    inMeleeRange(situation, { ...mover, stand }, enemy);
  const fresh = enemies.filter((enemy) => !inRange(mover.stand, enemy));
  let before = 0;
  for (let i = 0; i < move.legs.length; i++) {
    const stand = standOnLeg(mover, move.legs, i);
    const turnedInto = fresh.filter((enemy) => inRange(stand, enemy));
    if (turnedInto.length > 0) return { stand, at: before, leg: i, byPivot: true, enemies: turnedInto };
    const { to } = move.legs[i] as Leg;
    const met = fresh.flatMap((enemy) => {
      const at = entryAlong(situation, mover, stand, to, enemy);
      return at === null ? [] : [{ enemy, at }];
    });
    if (met.length > 0) {
      const at = Math.min(...met.map((each) => each.at));
      const entered = met.filter((each) => each.at <= at + LENGTHS.pathStep).sort((a, b) => a.at - b.at);
      return {
        stand: standAlong(stand, to, at),
        at: before + at,
        leg: i,
        byPivot: false,
        enemies: entered.map(({ enemy }) => enemy),
      };
    }
    before += span(stand, to);
  }
  const end = endOf(mover, move);
  const turnedInto = move.legs.length === 0 ? [] : fresh.filter((enemy) => inRange(end, enemy));
  if (turnedInto.length === 0) return null;
  return { stand: end, at: before, leg: move.legs.length, byPivot: true, enemies: turnedInto };
}

/** The distance along a leg at which a company comes into melee range of an enemy (MM-B3i); null when it does not. */
function entryAlong(
  situation: Situation,
  mover: Placed,
  stand: Stand,
  to: Spot,
  enemy: Placed,
): Thousandths | null {
  const near = reachAlong(stand, to, enemy.stand, LENGTHS.meleeRange);
  if (near === null) return null;
  const at = (distance: Thousandths): Placed => ({ ...mover, stand: standAlong(stand, to, near + distance) });
  const found = firstAlong(
    Math.floor(span(stand, to)) - near,
    (distance) => inMeleeRange(situation, at(distance), enemy),
    LENGTHS.pathStep,
  );
  return found === null ? null : near + found;
}

function chargeOf(entry: Entry, wanted: number | undefined): Charge {
  const target = entry.enemies.find(({ id }) => id === wanted) ?? (entry.enemies[0] as Placed);
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
const turnFirst = (): Refusal =>
  refused('R-ZONE', 'MM-B3l', 'The company it attacks may not lie behind its own front: turn first.');

/** What stands against a charge at its entry point (P-CHARGE 2, 3). */
function refuseEntry(
  situation: Situation,
  mover: Placed,
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
  const target = entry.enemies.find(({ id }) => id === charge.target) as Placed;
  return behindFront(target.stand, entry.stand) ? turnFirst() : null;
}

/** What is left of a move after its entry point: at most one leg, and whether there is more than may be. */
function restOf(entry: Entry, legs: readonly Leg[]): { readonly leg: Leg | null; readonly tooMany: boolean } {
  const under = legs[entry.leg];
  const later = legs.slice(entry.leg + 1);
  // A leg cut at the entry point may be followed by one in another direction (MM-B3j).
  const cut = !under || span(entry.stand, under.to) <= LENGTHS.tolerance;
  if (!cut) return { leg: under, tooMany: later.length > 0 };
  return { leg: later[0] ?? null, tooMany: later.length > 1 };
}

/** What stands against a charge after its entry point (P-CHARGE 4, 5). */
function refuseRest(
  situation: Situation,
  mover: Placed,
  entry: Entry,
  charge: Charge,
  move: Move,
): Refusal | null {
  const target = entry.enemies.find(({ id }) => id === charge.target) as Placed;
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

/** Whether the gap to a stand shrinks by a thousandth or more at every step of a leg, to contact at most (MM-B3j). */
function nearsSteadily(from: Stand, to: Spot, target: Stand): boolean {
  const length = span(from, to);
  const gapAt = (distance: Thousandths): number => {
    const at = standAlong(from, to, distance);
    return gapApart(at, target, target.x - at.x, target.y - at.y);
  };
  let gap = gapAt(0);
  for (let at = 0; at < length; at += LENGTHS.pathStep) {
    const step = Math.min(LENGTHS.pathStep, length - at);
    const next = gapAt(at + step);
    if (gap <= LENGTHS.tolerance) return length - at <= LENGTHS.tolerance + LENGTHS.pathStep;
    if (next > gap - Math.min(1, step / LENGTHS.pathStep)) return false;
    gap = next;
  }
  return true;
}

/** Why a company may not end a move so (MM-B1k, MM-B1l); null when it may. */
export function refuseEnd({ table, companies }: Situation, mover: Placed, end: Stand): Refusal | null {
  if (companies.some(({ id, stand }) => id !== mover.id && overlap(stand, end)))
    return refused('R-OVERLAP', 'MM-B1k', 'It would end its move on another company.');
  if (!onTable(table, end))
    return refused('R-OFF-TABLE', 'MM-B1l', 'The whole stand has to be on the table.');
  return null;
}

/** Why a company may not turn so outside a move, as before shooting (MM-B3t); null when it may. */
export function refusePivot(situation: Situation, company: Placed, facing: TenthDegrees): Refusal | null {
  const turned = { ...company, stand: facingTo(company.stand, asFacing(facing)) };
  const into = enemiesOf(situation, company.side).some(
    (enemy) => inMeleeRange(situation, turned, enemy) && !inMeleeRange(situation, company, enemy),
  );
  return into
    ? refused(
        'R-ZONE',
        'MM-B3t',
        'Turning there would bring it within 3 inches of an enemy: that takes a charge.',
      )
    : null;
}
