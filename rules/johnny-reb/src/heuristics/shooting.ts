import { gap, inches, type TenthDegrees } from '@linstock/ground';
import { type Question, sumOfLines, ways } from '@linstock/kernel';
import type { PlacedUnit } from '../measure/situation.ts';
import type { Answer } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { aim, isBelow, type NamedFire } from '../model/shots.ts';
import { has, orderOf, PIVOTED, type State } from '../model/state.ts';
import { asNamed, plainShot, type Shot } from '../play/shot.ts';
import { type Moment, plainTargets, refuseFire } from '../play/targets.ts';
import { canFire, diceOf, rowOfFirer } from '../reckon/fire.ts';
import { fireModifiers } from '../reckon/fire-modifiers.ts';
import { cellAt } from '../reckon/fire-row.ts';
import { isHold } from '../reckon/may-fire.ts';
import { bandAt, type Canister, type Fire } from '../reckon/shot.ts';
import { isHalved } from '../reckon/volley.ts';
import { GUN_RULES, isGun } from '../tables/index.ts';
import { nearestFoe, type SideView, seenAt, turnTo } from './side-view.ts';
import { firesRapidly } from './swift-fire.ts';
import { lossWorth } from './value.ts';

/** The choice of targets: each shot by its average cost to the enemy, from the exact odds. */

/** A shot and its expected gain, in hundredths of a regiment. */
export interface PromisingShot {
  readonly shot: Shot;
  readonly worth: number;
}

/** The worth of a target's morale check, in addition to the loss. */
const CHECK_WORTH = 5;
/** The chance that a unit that is hit has to check and fails, roughly, and what that costs it. */
const NERVE_WORTH = 4;

/** Figures or sections that a fire costs its target on average, by the table. */
export function meanLoss(fire: Fire): number {
  const row = rowOfFirer(fire.firer);
  if (!row || !canFire(fire)) return 0;
  const count = diceOf(fire);
  const drm = sumOfLines(fireModifiers(fire));
  const chances = ways({ count, sides: 6, read: 'sum' });
  const most = fire.target.strength;
  let sum = 0;
  for (const [i, n] of chances.entries()) {
    const result = cellAt(row, count + i + drm);
    sum += n * (result === '1*' ? 0.5 : typeof result === 'number' ? Math.min(result, most) : 0);
  }
  const mean = sum / 6 ** count;
  return isHalved(fire.target) ? mean / 2 : mean;
}

/** The worth of a fire. */
export function worthOf({ field, s }: SideView, named: NamedFire): number {
  const { fire } = aim(field, s, named);
  const loss = meanLoss(fire);
  if (loss === 0) return 0;
  const target = unitOf(field, named.target);
  const check = fire.firer.arm === 'battery' ? CHECK_WORTH * Math.min(1, 2 * loss) : 0;
  return loss * (lossWorth(field, s, target) + NERVE_WORTH) + check;
}

/** The best shot of a unit at a moment, straight ahead or with a pivot; null if it has none. */
export function bestShot(view: SideView, unit: PlacedUnit, moment: Moment): PromisingShot | null {
  const { field, s } = view;
  let best: PromisingShot | null = null;
  for (const target of plainTargets(field, s, unit.listed, moment)) {
    const shot = mannered(view, unit, target, 0);
    const worth = worthOf(view, asNamed(s, shot));
    if (best === null || worth > best.worth) best = { shot, worth };
  }
  return best ?? pivotedShot(view, unit, moment);
}

/**
 * The shot at the nearest enemy to which a holding unit turns. Null if it cannot turn so, or if no enemy is
 * in reach.
 */
function pivotedShot(view: SideView, unit: PlacedUnit, moment: Moment): PromisingShot | null {
  const { field, s } = view;
  if (!isHold(orderOf(s, unit.listed)) || has(s, unit.listed, PIVOTED)) return null;
  const near = nearestFoe(view, unit);
  if (near === null || bandAt(unitOf(field, unit.listed).weapon, near.far) === 'out') return null;
  const shot = mannered(view, unit, near.foe.listed, turnTowards(unit, near.foe));
  const named = asNamed(s, shot);
  if (shot.pivot === 0 || refuseFire(field, s, named, moment) !== null) return null;
  return { shot, worth: worthOf(view, named) };
}

/** The widest pivot (JR-6.2g). */
const WIDEST_PIVOT: TenthDegrees = 450;

function turnTowards({ stand }: PlacedUnit, foe: PlacedUnit): TenthDegrees {
  const turn = turnTo(stand, foe.stand);
  return Math.max(0 - WIDEST_PIVOT, Math.min(WIDEST_PIVOT, turn));
}

/** A shot with canister if it is in range, double if that is; a rapid one by breech-loaders with cartridges at good range. */
function mannered({ field, s }: SideView, unit: PlacedUnit, target: UnitId, pivot: TenthDegrees): Shot {
  const shot: Shot = { ...plainShot(unit.listed, target), pivot };
  if (unit.arm === 'battery') return { ...shot, canister: canisterAt(field, s, unit, target) };
  return { ...shot, rapidFire: firesRapidly(field, s, shot, GOOD_RANGE) };
}

function canisterAt(field: SideView['field'], s: State, unit: PlacedUnit, target: UnitId): Canister | null {
  const { fire } = aim(field, s, { ...plainShot(unit.listed, target), mode: 'hold' });
  const { weapon } = unitOf(field, unit.listed);
  const limit = isGun(weapon) ? inches(GUN_RULES[weapon].canister) : 0;
  if (fire.range > limit || isBelow(field, s, unit.listed, target)) return null;
  return 2 * fire.range <= limit ? 'double' : 'single';
}

/** Within this range small arms fire at their best; only a charge needs to come nearer. */
const GOOD_RANGE = inches(4);

/**
 * True if a holding unit should save its fire for later: for an enemy that charges it, or that will come
 * nearer.
 */
function keepsFire(
  { s, foes }: SideView,
  unit: PlacedUnit,
  { shot }: PromisingShot,
  moment: Moment,
): boolean {
  const order = orderOf(s, unit.listed);
  if (moment === 'remaining fires' || order === 'Fr' || unit.arm === 'battery') return false;
  const charged = foes.some(({ listed }) => s.charges[listed] === unit.listed);
  if (charged) return moment === 'first fires';
  const target = foes.find(({ listed }) => listed === shot.target);
  return target !== undefined && gap(unit.stand, target.stand) > GOOD_RANGE;
}

/** The fires of a phase; units on First fire always fire. */
export function firesOf(view: SideView, moment: Moment, keeps: boolean): Shot[] {
  const found: Shot[] = [];
  for (const unit of [...view.own]) {
    const best = bestShot(view, unit, moment);
    if (best === null) continue;
    const must = orderOf(view.s, unit.listed) === 'Fr';
    if (!must && (best.worth < MIN_SHOT_WORTH || (keeps && keepsFire(view, unit, best, moment)))) continue;
    found.push(best.shot);
  }
  return found;
}

/** What the shots of an answer cost the enemy on average; null for an answer without any. */
export function fireReason({ field, s }: SideView, answer: Answer): string | null {
  if (answer.do !== 'fires') return null;
  const [first] = answer.fires;
  if (!first) return null;
  const loss = answer.fires.reduce((sum, shot) => sum + meanLoss(aim(field, s, asNamed(s, shot)).fire), 0);
  const who =
    answer.fires.length === 1
      ? `The ${unitOf(field, first.firer).name} fires at the ${unitOf(field, first.target).name}`
      : `${answer.fires.length} units fire`;
  return `${who}: the mean loss to be expected is ${loss.toFixed(1)}`;
}

/** The shots offered at a moving unit that should be fired now and not later. */
export function interruptsOf(view: SideView, question: Pick<Question<Answer>, 'options'>): Shot[] {
  const found: Shot[] = [];
  for (const option of question.options()) {
    const [shot, more] = option.do === 'fires' ? option.fires : [];
    const unit = shot && seenAt(view, shot.firer);
    if (!unit || more) continue;
    const worth = worthOf(view, asNamed(view.s, shot));
    if (worth >= MIN_SHOT_WORTH && !keepsFire(view, unit, { shot, worth }, 'interrupt')) found.push(shot);
  }
  return found;
}

/** Minimum worth of a shot, in hundredths of a regiment. */
const MIN_SHOT_WORTH = 0.5;

/** True if a unit could fire now at an enemy within good range. */
export function hasGoodTarget(view: SideView, unit: PlacedUnit): boolean {
  const near = nearestFoe(view, unit);
  if (near === null) return false;
  const { weapon } = unitOf(view.field, unit.listed);
  const far = isGun(weapon) ? inches(GUN_RULES[weapon].long) : GOOD_RANGE;
  if (near.far > far) return false;
  return plainTargets(view.field, view.s, unit.listed, 'remaining fires').some((target) => {
    const foe = seenAt(view, target);
    return foe !== undefined && gap(unit.stand, foe.stand) <= far;
  });
}
