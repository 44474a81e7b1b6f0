import {
  asFacing,
  facingTo,
  itemAt,
  onTable,
  overlap,
  overlapAlong,
  span,
  type Stand,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
  wayLength,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import {
  FRESH,
  type MoveFacts,
  refuseCharge,
  refuseMove,
  refuseRoadMove,
  type TurnDeeds,
} from '../reckon/turn.ts';
import { refused } from '../tables/refuse.ts';
import { type Charge, chargeOf, enemiesOnTheWay, entryOf, refuseEntry, refuseRest } from './charge.ts';
import { allowedFor, type BarOnWay, goingOf, groundBar, trampledBy } from './going.ts';
import { endOf, type Leg, type Move, standOnLeg, wayOf } from './leg.ts';
import { enemiesOf, type PlacedCompany, type Situation, touchesWall, wholeRamparts } from './situation.ts';
import { inMeleeRange } from './zone.ts';

export type { Leg, Move } from './leg.ts';

/** P-MOVE and P-CHARGE: the legality of a move, and the place where it becomes a charge (B1, B3). */

/** The conditions of a move other than its path. */
export interface MoveTerms extends MoveFacts {
  readonly doings?: TurnDeeds;
  /** The reason why its command die forbids it to charge, if it does. */
  readonly noCharge?: Refusal | null;
  /** Counts instead of its own allowance; a pursuit's 3 inches. */
  readonly allowance?: Thousandths;
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

/** A judged move: legal with all its effects, or refused; a refused charge still has its entry. */
export type JudgedMove = LegalMove | { readonly refusal: Refusal; readonly charge: Charge | null };

/**
 * Judges a move (P-MOVE, P-CHARGE: MM-B1e, h, k, l, MM-B2f, h, MM-B3i, j, o, t, MM-C2a, MM-C4a, MM-C6l): its first
 * fault, or its effects. `terms.doings` says whether it began in melee range; ranges it is in at the start are no
 * charge.
 */
export function judgeMove(
  situation: Situation,
  mover: PlacedCompany,
  move: Move,
  terms: MoveTerms = {},
): JudgedMove {
  const doings = terms.doings ?? FRESH;
  const begun = refuseMove(mover.troops, doings, terms);
  if (begun) return { refusal: begun, charge: null };
  const pivot =
    move.legs.length === 0 && move.facing !== undefined ? refusePivot(situation, mover, move.facing) : null;
  if (pivot) return { refusal: pivot, charge: null };
  const way = wayOf(mover.stand, move.legs);
  const length = wayLength(way);
  const going = goingOf(situation, mover.troops, way);
  const allowed = allowedFor(situation, mover.troops, way, going);
  const road = allowed.roadMove ? refuseRoadMove(mover.troops, doings) : null;
  if (road) return { refusal: road, charge: null };
  const allowance = terms.allowance ?? allowed.allowance;
  if (length > allowance + TOUCH_DISTANCE) return { refusal: tooLong(length, allowance), charge: null };
  const ground = groundBar(going, length);
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

/** Engineers may come into melee range if they end in contact with a gate (MM-C6l). */
function blowsInGate(situation: Situation, mover: PlacedCompany, end: Stand): boolean {
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

/** The place where a leg first overlaps an enemy (MM-B1h). */
function enemyBar(situation: Situation, mover: PlacedCompany, legs: readonly Leg[]): BarOnWay | null {
  const enemies = enemiesOnTheWay(situation, mover, legs, 0);
  let before = 0;
  for (let i = 0; i < legs.length; i++) {
    const stand = standOnLeg(mover, legs, i);
    const { to } = itemAt(legs, i);
    const met = enemies
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

/** Why a company may not end a move so (MM-B1k, MM-B1l); null if it may. */
export function refuseEnd({ table, companies }: Situation, mover: PlacedCompany, end: Stand): Refusal | null {
  if (companies.some(({ id, stand }) => id !== mover.id && overlap(stand, end)))
    return refused('R-OVERLAP', 'MM-B1k', 'It would end its move on another company.');
  if (!onTable(table, end)) return refused('R-OFF-TABLE', 'MM-B1l', 'The whole stand must be on the table.');
  return null;
}

/** Why a company may not turn so outside a move, as before shooting (MM-B3t); null if it may. */
export function refusePivot(
  situation: Situation,
  company: PlacedCompany,
  facing: TenthDegrees,
): Refusal | null {
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
