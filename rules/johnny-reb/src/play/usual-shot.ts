import {
  bearingTo,
  shorterTurn,
  span,
  type Stand,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import { chanceAtLeast } from '@linstock/kernel';
import { placedOf, situationOf } from '../board.ts';
import type { Field } from '../field.ts';
import type { Looked } from '../game.ts';
import { FRONT_ARC, rangeTo } from '../measure/arcs.ts';
import { areaFireLine, sightLine } from '../measure/sight.ts';
import type { Placed, Situation } from '../measure/situation.ts';
import { unitOf } from '../naming.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { MOST_PIVOT, refusePivot } from '../reckon/may-fire.ts';
import { bandAt } from '../reckon/shot.ts';
import { aim, asPivoted, type Named } from '../shots.ts';
import { has, orderOf, PIVOTED, type State } from '../state.ts';
import { asNamed, type Shot } from './fires.ts';
import { type Moment, refuseFire, refuseFirer } from './targets.ts';

/** How a unit fires at an enemy where nobody says otherwise. */

/** Between the pivots that are tried. */
const STEP: TenthDegrees = 20;

/** A unit fires as it stands where it can, else turned no farther than it may; guns in range of it with canister. */
export function usualShot(
  field: Field,
  s: State,
  firer: number,
  target: number,
  moment: Moment,
): Shot | null {
  if (refuseFirer(field, s, firer, moment) !== null) return null;
  const situation = situationOf(field, s);
  const [own, enemy] = [placedOf(field, s, firer), placedOf(field, s, target)];
  const may = (shot: Shot): boolean => {
    const named = asNamed(s, shot);
    return refuseFire(field, s, named, moment) === null && hasDice(field, s, named);
  };
  for (const pivot of pivotsTried(field, s, own, enemy)) {
    const turned = asPivoted(own, pivot);
    const areaFire = !seesAhead(situation, turned, enemy);
    if (areaFire && areaFireLine(situation, turned, enemy) === null) continue;
    const shot: Shot = { firer, target, pivot, areaFire, rapidFire: false, canister: null };
    if (own.arm === 'battery' && may({ ...shot, canister: 'single' })) return { ...shot, canister: 'single' };
    if (may(shot)) return shot;
  }
  return null;
}

/** The exact chance that a shot has an effect. */
export function chanceOf({ field, s }: Looked, shot: Shot): number {
  const { fire } = aim(field, s, asNamed(s, shot));
  return canFire(fire) ? chanceAtLeast(fireReckoning(fire, ''), 1) : 0;
}

const seesAhead = (situation: Situation, viewer: Placed, enemy: Placed): boolean =>
  sightLine(situation, viewer, enemy, FRONT_ARC) !== null;

function hasDice(field: Field, s: State, named: Named): boolean {
  return canFire(aim(field, s, named).fire); // JR-8.3i
}

/** None; then the one that faces the enemy; then others, step by step: those that bring it into arc and range. */
function pivotsTried(field: Field, s: State, own: Placed, enemy: Placed): TenthDegrees[] {
  const { weapon } = unitOf(field, own.listed);
  const rangeAt = (pivot: TenthDegrees): Thousandths | null =>
    rangeTo(asPivoted(own, pivot).stand, enemy.stand);
  const reaches = (pivot: TenthDegrees): boolean => {
    const range = rangeAt(pivot);
    return range !== null && bandAt(weapon, own.arm, range) !== 'out';
  };
  const apart = span(own.stand, enemy.stand) - halfOf(own.stand) - halfOf(enemy.stand);
  if (apart > 0 && bandAt(weapon, own.arm, apart) === 'out') return [];
  const state = { order: orderOf(s, own.listed), pivoted: has(s, own.listed, PIVOTED) };
  if (refusePivot(MOST_PIVOT, state, false) !== null) return [0].filter(reaches);
  const off = shorterTurn(own.stand.facing, bearingTo(own.stand, enemy.stand));
  const facing = Math.max(-MOST_PIVOT, Math.min(MOST_PIVOT, off));
  if ([0, facing, -MOST_PIVOT, MOST_PIVOT].every((pivot) => rangeAt(pivot) === null)) return [];
  const others: TenthDegrees[] = [];
  for (let pivot = STEP; pivot <= MOST_PIVOT; pivot += STEP) others.push(pivot, -pivot);
  return [...new Set([0, facing, ...others])].filter(reaches);
}

/** No corner of a footprint is farther from its centre. */
function halfOf({ frontage, depth }: Stand): Thousandths {
  return (frontage + depth) / 2;
}
