import { bearingTo, halfOf, shorterTurn, span, type TenthDegrees, TOUCH_DISTANCE } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { FRONT_ARC, fireRange, inFrontArc } from '../measure/arcs.ts';
import { pivoted } from '../measure/footprint.ts';
import { snapToLimit } from '../measure/limits.ts';
import { areaFireLine, sees, sightLine, surelyHides } from '../measure/sight.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import { placedOf, situationOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { aim, asPivoted, type NamedFire } from '../model/shots.ts';
import { has, orderOf, PIVOTED, type State } from '../model/state.ts';
import { effectChance } from '../reckon/effect.ts';
import { canFire } from '../reckon/fire.ts';
import { MAX_PIVOT, refusePivot } from '../reckon/may-fire.ts';
import { bandAt } from '../reckon/shot.ts';
import { asNamed, type Shot } from './shot.ts';
import { hasShown, type Moment, refuseFire, refuseFirer } from './targets.ts';

/** The usual fire of a unit at an enemy. */

/** Between the pivots that are tried; and between those at which it is looked whether an enemy is seen at all. */
const STEP: TenthDegrees = 20;
const COARSE: TenthDegrees = 100;

/**
 * The usual shot. A unit fires without turning if it can, or else turned no farther than allowed (JR-4.3b),
 * or else as area fire (JR-7.5a). Guns within its range use canister.
 */
export function usualShot(
  field: Field,
  s: State,
  firer: UnitId,
  target: UnitId,
  moment: Moment,
): Shot | null {
  if (refuseFirer(field, s, firer, moment) !== null) return null;
  const situation = situationOf(field, s);
  const [own, enemy] = [placedOf(field, s, firer), placedOf(field, s, target)];
  const may = (shot: Shot): boolean => {
    const named = asNamed(s, shot);
    return refuseFire(field, s, named, moment) === null && hasDice(field, s, named);
  };
  const shotAt = (pivot: TenthDegrees, areaFire: boolean): Shot | null => {
    const turned = asPivoted(own, pivot);
    const line = areaFire ? areaFireLine : seenAhead;
    if (!reaches(field, turned, enemy) || line(situation, turned, enemy) === null) return null;
    const shot: Shot = { firer, target, pivot, areaFire, rapidFire: false, canister: null };
    const canister: Shot = { ...shot, canister: 'single' };
    if (own.arm === 'battery' && may(canister)) return canister;
    return may(shot) ? shot : null;
  };
  const plainAt = (): Shot | null => {
    const shot = first(likely, (pivot) => shotAt(pivot, false));
    if (shot !== null) return shot;
    const isSeen = likely.some((pivot) => sees(situation, asPivoted(own, pivot), enemy));
    return isSeen ? first(pivots, (pivot) => shotAt(pivot, false)) : null;
  };
  const pivots = pivotsTried(field, s, own, enemy);
  if (pivots.length === 0) return null;
  const hidden = surelyHides(situation, own, enemy);
  if (hidden === 'from all fire') return null;
  const isLikely = (pivot: TenthDegrees): boolean => pivot % COARSE === 0 || Math.abs(pivot) === MAX_PIVOT;
  const likely = pivots.filter((pivot, i) => i < 3 || isLikely(pivot));
  const plain = hidden === 'from sight' ? null : plainAt();
  return plain ?? (hasShown(s, target) ? first(likely, (pivot) => shotAt(pivot, true)) : null);
}

function first<A, B>(all: readonly A[], find: (each: A) => B | null): B | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}

const seenAhead: typeof areaFireLine = (situation, viewer, enemy) =>
  sightLine(situation, viewer, enemy, FRONT_ARC);

/** The same fire in the other manners in which it may be made: plain, with canister, rapidly (D8). */
export function otherManners(field: Field, s: State, usual: Shot, moment: Moment): Shot[] {
  const { arm } = placedOf(field, s, usual.firer);
  const plain: Shot = { ...usual, canister: null, rapidFire: false };
  const all: Shot[] =
    arm === 'battery'
      ? [plain, { ...plain, canister: 'single' }, { ...plain, canister: 'double' }]
      : [{ ...plain, rapidFire: true }];
  return all.filter(
    (shot) =>
      (shot.canister !== usual.canister || shot.rapidFire !== usual.rapidFire) &&
      refuseFire(field, s, asNamed(s, shot), moment) === null,
  );
}

/** The exact chance that a shot has an effect: a loss, or a hit for which its target has to check. */
export function chanceOf({ field, s }: StateView, shot: Shot): number {
  const { fire } = aim(field, s, asNamed(s, shot));
  return canFire(fire) ? effectChance(fire) : 0;
}

function hasDice(field: Field, s: State, named: NamedFire): boolean {
  return canFire(aim(field, s, named).fire); // JR-8.3i
}

/** True if some part of an enemy is in arc and range. */
function reaches(field: Field, own: PlacedUnit, enemy: PlacedUnit): boolean {
  const range = fireRange(own.stand, enemy.stand);
  return range !== null && bandAt(unitOf(field, own.listed).weapon, range) !== 'out';
}

/** Pivots step by step to the widest, to the right and to the left. */
const OTHERS: readonly TenthDegrees[] = Array.from({ length: Math.ceil(MAX_PIVOT / STEP) }, (_, i) =>
  Math.min(STEP * (i + 1), MAX_PIVOT),
).flatMap((pivot) => [pivot, 0 - pivot]);

/**
 * The pivots to try, in order: none, then the one that faces the enemy, the least that has it in the arc, and others step by
 * step. Empty if no pivot brings the enemy into arc or range.
 */
function pivotsTried(field: Field, s: State, own: PlacedUnit, enemy: PlacedUnit): TenthDegrees[] {
  const apart = snapToLimit(span(own.stand, enemy.stand) - halfOf(own.stand) - halfOf(enemy.stand));
  if (apart > 0 && bandAt(unitOf(field, own.listed).weapon, apart) === 'out') return [];
  if (apart > nth(field.visibility, s.turn - 1) + 2 * TOUCH_DISTANCE) return [];
  const state = { order: orderOf(s, own.listed), pivoted: has(s, own.listed, PIVOTED) };
  if (refusePivot(MAX_PIVOT, state, false) !== null) return [0];
  const off = shorterTurn(own.stand.facing, bearingTo(own.stand, enemy.stand));
  const facing = Math.max(-MAX_PIVOT, Math.min(MAX_PIVOT, off));
  const inArc = (pivot: TenthDegrees): boolean => inFrontArc(pivoted(own.stand, pivot), enemy.stand);
  if (![0, facing, -MAX_PIVOT, MAX_PIVOT].some(inArc)) return [];
  if (facing === 0) return [0, ...OTHERS];
  // Friends beside it may leave it room for the least turn only.
  const least = inArc(0) || !inArc(facing) ? facing : leastTurn(facing, inArc);
  return [...new Set([0, facing, least, ...OTHERS])];
}

/** The least turn towards a wide one that has the enemy in the arc, as the wide one has. */
function leastTurn(wide: TenthDegrees, inArc: (pivot: TenthDegrees) => boolean): TenthDegrees {
  let [outside, inside] = [0, Math.abs(wide)];
  while (inside - outside > 1) {
    const middle = (outside + inside) >> 1;
    if (inArc(Math.sign(wide) * middle)) inside = middle;
    else outside = middle;
  }
  return Math.sign(wide) * inside;
}
