import { gap, inches, lengthWords, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { aspectFrom } from '../../measure/arcs.ts';
import { haltAt, touchDistance } from '../../measure/charge-way.ts';
import { type CoveredEnemy, coverRows, strongest } from '../../measure/cover.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { slideOn } from '../../measure/slide.ts';
import { officerPresent, placedOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Play, put, type StateView } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import {
  CHARGED_AT,
  CHARGING,
  type ChargeUnderWay,
  DESTROYED,
  levelOf,
  mark,
  ON_TABLE,
  orderOf,
  type State,
  SURRENDERED,
} from '../../model/state.ts';
import { fallsWithoutVolley } from '../../reckon/may-fire.ts';
import { type Halter, haltReckoning } from '../../reckon/volley-point.ts';
import { worksOf } from '../../tables/ground.ts';
import { advance } from '../advance.ts';
import type { AlarmContext } from '../alarm.ts';
import { fireBatch } from '../batch.ts';
import { type Contact, impact } from '../impact.ts';
import { remove } from '../losses.ts';
import { runAlarms, runPostponed } from '../morale.ts';
import { asNamed } from '../shot.ts';
import { volleyNamed, volleyQuestion, volleySight } from './fire.ts';
import { goOnTo, standClear, stopOf } from './going.ts';
import { pivotQuestion, pivotTarget } from './pivot.ts';

/** The course of a charge after it has begun (P6, 5 to 11). */

/** Carries the charge under way on to its halt, or from there to its end. */
export function* carryCharge(game: AlarmContext, charging: ChargeUnderWay): Play {
  if (charging.halted) return yield* afterTheHalt(game, charging);
  const { field, s } = game;
  // JR-14.4g: there is neither halt nor volley.
  if (fallsWithoutVolley(placedOf(field, s, charging.target))) return goHome(game, charging);
  yield* toTheHalt(game, charging);
}

/** The target may turn; then its die decides where the charger is halted (JR-14.4). */
function* toTheHalt(game: AlarmContext, charging: ChargeUnderWay): Play {
  const { field, s, umpire } = game;
  const { point, target } = charging;
  const question = pivotQuestion(game, charging);
  if (question) pivotTarget(game, target, (yield* put(question)).pivot);
  mark(s, target, CHARGED_AT);
  const roll = umpire.throw({
    ...haltReckoning(halterOf(game, charging), `${nameOf(field, target)}`),
    about: [unitPiece(target)],
  });
  const halted = goOnTo(game, charging, haltOf(game, charging, inches(roll.inches)));
  s.charging = { ...halted, halted: true };
  emit(
    game,
    unitOf(field, target).side,
    ['JR-14.4d'],
    () =>
      told`${saying(nameOf(field, target), 'halts', 'halt')} ${nameOf(field, point)} ${apartOf(game, charging)} off`,
    () => ({ kind: 'note', pieces: [unitPiece(point), unitPiece(target)], at: null }),
  );
}

/** The distance between point unit and target, in words. */
function apartOf({ field, s }: StateView, { point, target }: ChargeUnderWay): string {
  return lengthWords(gap(placedOf(field, s, point).stand, placedOf(field, s, target).stand), 1);
}

/** The target's factors of the volley point (JR-14.4c). */
export function halterOf(
  { field, s }: StateView,
  charging: Pick<ChargeUnderWay, 'target' | 'point' | 'from'>,
): Halter {
  const { target } = charging;
  const { quality, disordered } = placedOf(field, s, target);
  const { arcOf, from } = attackOf({ field, s }, charging);
  const rows = coverRows(field.table, arcOf, from, placedOf(field, s, target));
  return {
    quality,
    disordered,
    officerPresent: officerPresent(field, s, target) !== null,
    inWorks: strongest(rows.flatMap((row) => worksOf(row) ?? [])) !== null,
    conditionalHold: orderOf(s, target) === 'CH',
    forming: orderOf(s, target) === 'Fm',
  };
}

/** The attack as its target's cover sees it: from the place where the charge began, at the charger's present height (JR-7.2a). */
function attackOf(
  { field, s }: StateView,
  { point, from }: Pick<ChargeUnderWay, 'point' | 'from'>,
): CoveredEnemy {
  const { front, stand } = placedOf(field, s, point);
  return { front, from, arcOf: standAt(from, sizeOf(stand)) };
}

/** The halt of the charger, by the volley point or by an earlier obstacle (P6, 7). */
export function haltOf(game: StateView, charging: ChargeUnderWay, apart: Thousandths): Thousandths {
  const { field, s } = game;
  const charger = placedOf(field, s, charging.point);
  const target = placedOf(field, s, charging.target);
  const stop = stopOf(game, charging);
  const slide = slideOn(charger.stand, charger.stand.facing);
  const contact = touchDistance(slide, target.stand) ?? stop.at;
  const front = { ...charging.from, facing: charger.stand.facing };
  return Math.min(stop.at, haltAt({ front, slide, contact }, target, apart));
}

/** The volley and all fire with it. Then the charge continues, if its point unit is able to (JR-14.5). */
function* afterTheHalt(game: AlarmContext, charging: ChargeUnderWay): Play {
  const { s } = game;
  const question = volleyQuestion(game, charging);
  const { rapidFire, canister, fires } = question
    ? yield* put(question)
    : { rapidFire: false, canister: null, fires: [] };
  const volley = volleySight(game, charging) ? [volleyNamed(game, charging, { rapidFire, canister })] : [];
  fireBatch(game, [...volley, ...fires.map((shot) => asNamed(s, shot))]);
  const supports = charging.supports.filter(({ unit }) => stands(s, unit));
  for (const { unit } of charging.supports) if (!stands(s, unit)) leave(s, unit);
  const next = { ...charging, supports };
  if (stands(s, charging.point)) return goHome(game, next);
  if (s.fate[charging.point] === ON_TABLE) standClear(game, next);
  endCharge(game, next);
}

/** True if a unit continues a charge: it is present and in good morale (JR-14.5b, d). */
function stands(s: State, unit: UnitId): boolean {
  return s.fate[unit] === ON_TABLE && levelOf(s, unit) === 'good';
}

/** A unit no longer counts as charging (JR-14.9c). */
function leave(s: State, unit: UnitId): void {
  s.done[unit] = nth(s.done, unit) & ~CHARGING;
}

/** The charge moves on to contact, or until it is finally stopped (P6, 10 and 11). */
function goHome(game: AlarmContext, charging: ChargeUnderWay): void {
  const { field } = game;
  const stop = stopOf(game, charging);
  const there = goOnTo(game, charging, stop.at);
  if (stop.enemy !== null && there.gone === stop.at) {
    meet(game, there, stop.enemy);
  } else {
    emit(
      game,
      unitOf(field, there.point).side,
      ['JR-14.5c'],
      () => told`${saying(nameOf(field, there.point), 'is', 'are')} stopped before it reaches the enemy`,
      () => ({ kind: 'note', pieces: [unitPiece(there.point)], at: null }),
    );
    standClear(game, there);
  }
  endCharge(game, there);
}

/** Contact: a routed unit or a limbered battery falls, any other meets the charger (P6, 11). */
function meet(game: AlarmContext, charging: ChargeUnderWay, enemy: UnitId): void {
  const { field, s } = game;
  const { point } = charging;
  mark(s, enemy, CHARGED_AT);
  const met = placedOf(field, s, enemy);
  if (fallsWithoutVolley(met)) {
    const routed = met.formation !== 'limbered';
    remove(
      game,
      enemy,
      routed
        ? { fate: SURRENDERED, clause: 'JR-14.9a', verb: ['surrenders', 'surrender'], words: '', taken: true }
        : { fate: DESTROYED, clause: 'JR-11.7a', verb: ['is', 'are'], words: 'taken', taken: true },
    );
    runAlarms(game);
    advance(game, point, met.stand);
    return;
  }
  impact(game, contactOf(game, charging, enemy));
}

/** The contact of a charge with an enemy: the target's aspect was settled as it began, another's is taken from there (JR-14.3e). */
export function contactOf(game: StateView, charging: ChargeUnderWay, enemy: UnitId): Contact {
  const { stand, formation, refuses } = placedOf(game.field, game.s, enemy);
  return {
    attacker: charging.point,
    defender: enemy,
    supports: charging.supports.map(({ unit }) => unit),
    aspect:
      enemy === charging.target ? charging.aspect : aspectFrom(stand, formation, charging.from, refuses),
    from: attackOf(game, charging),
  };
}

/**
 * Ends a charge: its units no longer count as charging, and then check morale for events near them
 * (JR-14.9b).
 */
function endCharge(game: AlarmContext, { point }: ChargeUnderWay): void {
  const { field, s } = game;
  s.charging = null;
  for (const { id } of field.units) leave(s, id);
  emit(
    game,
    unitOf(field, point).side,
    ['JR-14.9b'],
    () => told`The charge of ${nameOf(field, point)} is over`,
    () => ({ kind: 'note', pieces: [unitPiece(point)], at: null }),
  );
  runPostponed(game);
}
