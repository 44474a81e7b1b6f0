import type { Thousandths } from '@linstock/ground';
import { placedOf } from '../../board.ts';
import type { Field } from '../../field.ts';
import { type Play, tell } from '../../game.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { obstaclesCrossed, passagesAlong } from '../../measure/passages.ts';
import { frontAt } from '../../measure/charge-way.ts';
import { nameOf, sentence, unitOf, unitPiece } from '../../naming.ts';
import { type ChargeWay as Path, reachReckoning } from '../../reckon/charge.ts';
import { bonusRow, formationRow } from '../../reckon/rates.ts';
import { CHARGED, CHARGING, mark, ON_TABLE, orderOf } from '../../state.ts';
import type { RateRow } from '../../tables.ts';
import type { Alarmed } from '../alarm.ts';
import { mayCharge } from '../charging.ts';
import { holdInstead } from '../hold.ts';
import { disorder, putAt } from '../losses.ts';
import { giveUpCharge, nameAnew } from './new-targets.ts';
import { type ChargePlan, namedSupports, planCharge, seesTarget } from './plan.ts';

/** How a charge begins (P6, 1 to 4). */

/** The next charge begins, or is given up. */
export function* beginCharge(game: Alarmed, point: number): Play {
  const { field, s } = game;
  if (!mayCharge(field, s, point)) {
    leaveQueue(game);
    if (s.fate[point] === ON_TABLE && orderOf(s, point) === 'C')
      giveUpCharge(game, point, 'can charge no more');
    else
      for (const unit of namedSupports(game, point))
        holdInstead(game, unit, 'JR-14.2c', 'has nobody to support');
    return;
  }
  if (!seesTarget(game, point)) {
    yield* nameAnew(game);
    if (orderOf(s, point) !== 'C') return leaveQueue(game);
  }
  leaveQueue(game);
  const plan = planCharge(game, point, s.charges[point] as number);
  if (!('way' in plan))
    return giveUpCharge(game, point, `finds no way to ${nameOf(field, s.charges[point] as number)}`);
  for (const unit of namedSupports(game, point))
    if (!plan.supports.includes(unit)) holdInstead(game, unit, 'JR-14.2a', 'cannot go along');
  setOut(game, plan);
}

function leaveQueue({ s }: Alarmed): void {
  s.queue = s.queue.slice(1);
}

/** The point unit turns and rolls its bonus; from now on it and its supports count as charging (JR-14.9c). */
function setOut(game: Alarmed, { point, target, supports, aspect, angled, way }: ChargePlan): void {
  const { field, s, umpire } = game;
  const charger = placedOf(field, s, point);
  for (const unit of [point, ...supports]) mark(s, unit, CHARGING | CHARGED);
  const turned = standAt(way.front, sizeOf(charger.stand));
  tell(
    game,
    charger.side,
    ['JR-14.3d'],
    () => sentence(`${nameOf(field, point)} charges ${nameOf(field, target)}${supported(field, supports)}`),
    () => ({
      kind: 'charge',
      went: [{ piece: unitPiece(point), path: { poses: [charger.stand, turned] } }],
      into: [unitPiece(target)],
    }),
  );
  putAt(game, point, turned);
  if (angled) disorder(game, point, 'JR-14.1b');
  const row = formationRow(charger.formation);
  const { horseArtillery } = unitOf(field, point);
  const path = pathOf(field, row, way, way.contact);
  const bonusOf = bonusRow({ ...charger, horseArtillery });
  const { reach } = umpire.throw(reachReckoning(row, bonusOf, charger.quality, path, angled));
  s.charging = {
    point,
    target,
    supports: supports.map((unit) => ({ unit, gone: 0 })),
    from: { ...charger.front, facing: charger.stand.facing },
    aspect,
    angled,
    bonus: reach.bonus,
    gone: 0,
    halted: false,
  };
}

function supported(field: Field, supports: readonly number[]): string {
  return supports.length === 0
    ? ''
    : `, with ${supports.map((unit) => nameOf(field, unit)).join(' and ')} in support`;
}

/** What P goes over as far as a distance on the way. */
export function pathOf({ table }: Field, row: RateRow, way: ChargePlan['way'], distance: Thousandths): Path {
  const to = frontAt(way, distance);
  const passages = passagesAlong(table, row, way.front, to, distance);
  return {
    stretches: passages.map(({ going, inches }) => [going, inches]),
    obstacles: obstaclesCrossed(table, way.front, to),
  };
}
