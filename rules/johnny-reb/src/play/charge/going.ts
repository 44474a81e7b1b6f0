import {
  overlap,
  type Stand,
  spotOnBearing,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { barOn, firstTouched, friendUnder } from '../../measure/charge-way.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { mayPass } from '../../measure/march.ts';
import { distanceToStand, isClear, lastClear, slideOn, slidTo } from '../../measure/slide.ts';
import { supportDistance } from '../../measure/supports.ts';
import { footprintOf, placedOf, situationOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type StateView } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import type { ChargeCompanion, ChargeUnderWay } from '../../model/state.ts';
import { comeTo } from '../advance.ts';
import type { AlarmContext } from '../alarm.ts';
import { disorder, putAt } from '../losses.ts';
import { type Course, codesOf, courseFrom, courseOf, endOfReach, isPastDisorder, paidFor } from './plan.ts';

/** A charge on its straight way: its stop, and the way of its supports (P6, 7 to 10). */

/** The end of a charge that nothing else halts. */
export interface Stop {
  /** Along the way, from its start. */
  readonly at: Thousandths;
  /** The enemy it touches there; null if it falls short, or friends or the ground bar it. */
  readonly enemy: UnitId | null;
}

/** The final stop of the charge under way: an enemy, an obstacle, or the end of its reach (P6, 10). */
export function stopOf(game: StateView, charging: ChargeUnderWay): Stop {
  const { field, s } = game;
  const { point, target, gone } = charging;
  const situation = situationOf(field, s);
  const charger = placedOf(field, s, point);
  const slide = slideOn(charger.stand, charger.stand.facing);
  const along = codesOf(field, unitsAlong(charging));
  const bar = barOn(situation, charger, slide, along)?.at ?? Number.POSITIVE_INFINITY;
  const first = firstTouched(situation, charger, slide, { listed: target });
  const end = endOfReach(field, courseOf(field, s, charging));
  const left = end - gone;
  if (first !== null && paidFor(gone + first.at) <= end && first.at - TOUCH_DISTANCE <= bar) {
    const under = friendUnder(situation, charger, slidTo(slide, first.at), along);
    return { at: gone + first.at, enemy: under ? null : first.enemy.listed }; // JR-14.3f
  }
  return { at: gone + Math.max(0, Math.min(left, bar)), enemy: null };
}

/** Supports that have not been stopped on the way. */
function unitsAlong({ supports, gone }: ChargeUnderWay): UnitId[] {
  return supports.filter((each) => each.gone === gone).map(({ unit }) => unit);
}

/** The point unit and its supports go on; each support stops before it would meet others (JR-14.2b). */
export function goOnTo(game: AlarmContext, charging: ChargeUnderWay, to: Thousandths): ChargeUnderWay {
  const { field, s } = game;
  const { point, gone, from } = charging;
  const charger = placedOf(field, s, point);
  const bearing = charger.stand.facing;
  const before = new Map([point, ...unitsAlong(charging)].map((unit) => [unit, footprintOf(field, s, unit)]));
  const stopped: ChargeCompanion[] = charging.supports.filter((each) => each.gone !== gone);
  let along = unitsAlong(charging);
  let way = to - gone;
  for (let next = firstToStop(game, point, along, bearing, way); next; ) {
    const { unit, at } = next;
    shift(game, unit, bearing, at);
    stopped.push({ unit, gone: gone + at });
    along = along.filter((each) => each !== unit);
    const halted = placedOf(field, s, unit);
    if (!mayPass(charger, halted))
      way = Math.min(way, distanceToStand(slideOn(charger.stand, bearing), halted.stand) ?? way);
    next = firstToStop(game, point, along, bearing, way);
  }
  for (const unit of along) shift(game, unit, bearing, way);
  const front = { ...spotOnBearing(from, bearing, gone + way), facing: bearing };
  comeTo(game, point, way, standAt(front, sizeOf(charger.stand)));
  tellWay(game, charging, before);
  const moved = along.map((unit) => ({ unit, gone: gone + way }));
  return loseOrder(game, { ...charging, supports: [...moved, ...stopped], gone: gone + way });
}

/** The support that is stopped first before the charge has moved this far; null if all continue. */
function firstToStop(
  { field, s }: StateView,
  point: UnitId,
  along: readonly UnitId[],
  bearing: TenthDegrees,
  way: Thousandths,
): { readonly unit: UnitId; readonly at: Thousandths } | null {
  const situation = situationOf(field, s);
  const together = codesOf(field, [point, ...along]);
  const stops = along
    .map((unit) => ({
      unit,
      at: supportDistance(situation, placedOf(field, s, unit), bearing, way, together),
    }))
    .filter(({ at }) => at < way)
    .sort((a, b) => a.at - b.at);
  return stops[0] ?? null;
}

function shift(game: AlarmContext, unit: UnitId, bearing: TenthDegrees, distance: Thousandths): void {
  const before = footprintOf(game.field, game.s, unit);
  comeTo(game, unit, distance, { ...before, ...spotOnBearing(before, bearing, distance) });
}

function tellWay(
  game: AlarmContext,
  { point, target }: ChargeUnderWay,
  before: ReadonlyMap<UnitId, Stand>,
): void {
  const { field, s } = game;
  emit(
    game,
    unitOf(field, point).side,
    ['JR-14.3d'],
    () => told`${saying(nameOf(field, point), 'goes', 'go')} forward at ${nameOf(field, target)}`,
    () => ({
      kind: 'charge',
      went: [...before].map(([unit, stand]) => ({
        piece: unitPiece(unit),
        path: { poses: [stand, footprintOf(field, s, unit)] },
      })),
      into: [unitPiece(target)],
    }),
  );
}

/** A unit past the disorder point loses its order; supports share the point unit's (JR-14.3b, c, JR-14.2b). */
function loseOrder(game: AlarmContext, charging: ChargeUnderWay): ChargeUnderWay {
  const { field, s } = game;
  const { point, bonus, gone, supports } = charging;
  const course: Course = courseOf(field, s, charging);
  if (isPastDisorder(field, course, gone)) disorder(game, point, 'JR-14.3b');
  const steady = courseFrom(placedOf(field, s, point), course.front, bonus, false);
  for (const each of supports)
    if (isPastDisorder(field, steady, each.gone)) disorder(game, each.unit, 'JR-14.2c');
  return charging;
}

/**
 * A charger that stops for good on friends that it passed through goes back to the last clear place of its
 * path (JR-14.3f).
 */
export function standClear(game: AlarmContext, charging: ChargeUnderWay): void {
  const { field, s } = game;
  const { point, from, gone } = charging;
  const placed = placedOf(field, s, point);
  const others = situationOf(field, s).units.flatMap(({ listed, stand }) =>
    listed === point ? [] : [stand],
  );
  if (!others.some((other) => overlap(placed.stand, other))) return;
  const { facing } = placed.stand;
  const start = standAt({ x: from.x, y: from.y, facing }, sizeOf(placed.stand));
  const at = lastClear(field.table, slideOn(start, facing), others, gone);
  if (at === null) return standClearTogether(game, charging);
  const after = standAt({ ...spotOnBearing(from, facing, at), facing }, sizeOf(placed.stand));
  putAt(game, point, after);
  emit(
    game,
    placed.side,
    ['JR-14.3f'],
    () => told`${saying(nameOf(field, point), 'stands', 'stand')} clear of its friends`,
    () => ({ kind: 'move', went: [{ piece: unitPiece(point), path: { poses: [placed.stand, after] } }] }),
  );
}

/** Distance between two places that are tried if a charger and its supports go back together. */
const STEP_BACK: Thousandths = 50;

/**
 * A charger whose path is blocked completely by its supports goes back together with them, to the last place
 * that is clear for all. At worst that is their start (JR-14.3f, JR-14.2b).
 */
function standClearTogether(game: AlarmContext, { point, from, gone, supports }: ChargeUnderWay): void {
  const { field, s } = game;
  const { stand } = placedOf(field, s, point);
  const bearing = stand.facing;
  const start = standAt({ x: from.x, y: from.y, facing: bearing }, sizeOf(stand));
  const group = [
    { unit: point, gone, start },
    ...supports.map((each) => {
      const now = footprintOf(field, s, each.unit);
      return { ...each, start: { ...now, ...spotOnBearing(now, bearing, 0 - each.gone) } };
    }),
  ];
  const others = situationOf(field, s).units.flatMap(({ listed, stand: other }) =>
    group.some(({ unit }) => unit === listed) ? [] : [other],
  );
  const placesAt = (at: Thousandths): Stand[] =>
    group.map((each) => ({ ...each.start, ...spotOnBearing(each.start, bearing, Math.min(at, each.gone)) }));
  const fits = (stands: readonly Stand[]): boolean =>
    stands.every((each, i) => isClear(field.table, each, [...others, ...stands.slice(i + 1)]));
  let at = gone;
  while (at > 0 && !fits(placesAt(at))) at = Math.max(0, at - STEP_BACK);
  const before = group.map(({ unit }) => footprintOf(field, s, unit));
  placesAt(at).forEach((place, i) => putAt(game, nth(group, i).unit, place));
  emit(
    game,
    unitOf(field, point).side,
    ['JR-14.3f'],
    () => told`${nameOf(field, point)} and its supports go back clear of their friends`,
    () => ({
      kind: 'move',
      went: group.map(({ unit }, i) => ({
        piece: unitPiece(unit),
        path: { poses: [nth(before, i), footprintOf(field, s, unit)] },
      })),
    }),
  );
}
