import type { Pose } from '@linstock/ground';
import { nth, type Reckoning } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { frontAt } from '../../measure/charge-way.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { obstaclesCrossed, passagesAlong } from '../../measure/passages.ts';
import { frontOf, placedOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import { emit, type Play, type StateView } from '../../model/game.ts';
import { nameOf, unitPiece } from '../../model/naming.ts';
import { CHARGED, CHARGING, type ChargeUnderWay, mark, ON_TABLE, orderOf } from '../../model/state.ts';
import { type ChargeWay as Path, type ReachOutcome, reachReckoning } from '../../reckon/charge.ts';
import { bonusRow, formationRow } from '../../reckon/rates.ts';
import type { RateRow } from '../../tables/index.ts';
import type { AlarmContext } from '../alarm.ts';
import { mayCharge } from '../charging.ts';
import { holdInstead } from '../hold.ts';
import { disorder, putAt } from '../losses.ts';
import { giveUpCharge, nameAnew } from './new-targets.ts';
import { type ChargePlan, namedSupports, paidFor, planCharge, seesTarget } from './plan.ts';

/** The beginning of a charge (P6, 1 to 4). */

/** The next charge begins, or is given up. */
export function* beginCharge(game: AlarmContext, point: UnitId): Play {
  const { field, s, umpire } = game;
  if (!mayCharge(field, s, point)) {
    leaveQueue(game);
    if (s.fate[point] === ON_TABLE && orderOf(s, point) === 'C')
      giveUpCharge(game, point, 'can charge no more');
    else
      for (const unit of namedSupports(game, point))
        holdInstead(game, unit, 'JR-14.2c', 'has no unit to support');
    return;
  }
  if (!seesTarget(game, point)) {
    yield* nameAnew(game);
    if (orderOf(s, point) !== 'C') return leaveQueue(game);
  }
  leaveQueue(game);
  const plan = planCharge(game, point, nth(s.charges, point));
  if (!('way' in plan))
    return giveUpCharge(game, point, `finds no way to ${nameOf(field, nth(s.charges, point))}`);
  for (const unit of namedSupports(game, point))
    if (!plan.supports.includes(unit)) holdInstead(game, unit, 'JR-14.2a', 'cannot go along');
  const from = frontOf(s, point);
  turnToCharge(game, plan);
  const { reach } = umpire.throw({ ...bonusReckoning(game, plan), about: [unitPiece(point)] });
  s.charging = underWay(from, plan, reach.bonus);
}

function leaveQueue({ s }: AlarmContext): void {
  s.queue = s.queue.slice(1);
}

/** The point unit turns; from now on it and its supports count as charging (JR-14.3d, JR-14.9c). */
export function turnToCharge(game: AlarmContext, { point, target, supports, angled, way }: ChargePlan): void {
  const { field, s } = game;
  const charger = placedOf(field, s, point);
  for (const unit of [point, ...supports]) mark(s, unit, CHARGING | CHARGED);
  const turned = standAt(way.front, sizeOf(charger.stand));
  emit(
    game,
    charger.side,
    ['JR-14.3d'],
    () =>
      told`${saying(nameOf(field, point), 'charges', 'charge')} ${nameOf(field, target)}${supported(field, supports)}`,
    () => ({
      kind: 'charge',
      went: [{ piece: unitPiece(point), path: { poses: [charger.stand, turned] } }],
      into: [unitPiece(target)],
    }),
  );
  putAt(game, point, turned);
  if (turned.facing !== charger.stand.facing) s.refuses[point] = 0; // JR-3.4a
  if (angled) disorder(game, point, 'JR-14.1b');
}

/** A charge under way before its first step. */
export function underWay(from: Pose, plan: ChargePlan, bonus: number): ChargeUnderWay {
  const { point, target, supports, aspect, angled } = plan;
  const along = supports.map((unit) => ({ unit, gone: 0 }));
  return { point, target, supports: along, from, aspect, angled, bonus, gone: 0, halted: false };
}

/** The roll of a charge's bonus, read against its way to contact (JR-14.3a to c). */
export function bonusReckoning(
  { field, s }: StateView,
  { point, angled, way }: ChargePlan,
): Reckoning<ReachOutcome> {
  const charger = placedOf(field, s, point);
  const row = formationRow(charger.formation);
  const bonusOf = bonusRow({ ...charger, horseArtillery: false });
  return reachReckoning(
    row,
    bonusOf,
    charger.quality,
    pathOf(field, row, way),
    angled,
    `Charge bonus of ${nameOf(field, point)}`,
  );
}

/** The ground under P until contact, as its reach pays for it. */
function pathOf({ table }: Field, row: RateRow, way: ChargePlan['way']): Path {
  const far = paidFor(way.meets);
  const to = frontAt(way, far);
  const passages = passagesAlong(table, { row, byRoad: false }, way.front, to, far);
  return {
    stretches: passages.map(({ going, inches }) => [going, inches]),
    obstacles: obstaclesCrossed(table, way.front, to),
  };
}

function supported(field: Field, supports: readonly UnitId[]): string {
  return supports.length === 0
    ? ''
    : `, with ${supports.map((unit) => nameOf(field, unit)).join(' and ')} in support`;
}
