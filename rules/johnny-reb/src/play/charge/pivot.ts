import type { TenthDegrees } from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { inFrontArc } from '../../measure/arcs.ts';
import { touchDistance } from '../../measure/charge-way.ts';
import { isClear, slideOn } from '../../measure/slide.ts';
import type { AnswerTo } from '../../model/answers.ts';
import { placedOf, situationOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type QuestionOf, type StateView } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import { asPivoted } from '../../model/shots.ts';
import { type ChargeUnderWay, has, mark, orderOf, PIVOTED } from '../../model/state.ts';
import { MAX_PIVOT, refusePivot } from '../../reckon/may-fire.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence } from '../../tables/words.ts';
import type { AlarmContext } from '../alarm.ts';
import { putAt } from '../losses.ts';

/** The pivot of a unit that is charged, before its volley (JR-14.4b, JR-14.4h, D7). */

/** Turns that are offered, to either side. */
export const OFFERED_PIVOTS: readonly TenthDegrees[] = [50, 100, 150, 200, 250, 300, 350, 400, 450];

/** Asks the owner of the target whether it turns; null if no turn would bring the charger into its arc. */
export function pivotQuestion(game: StateView, charging: ChargeUnderWay): QuestionOf<'pivot'> | null {
  const { field, s } = game;
  const { point, target } = charging;
  const [charger, enemy] = [placedOf(field, s, point), placedOf(field, s, target)];
  if (inFrontArc(enemy.stand, charger.stand)) return null;
  const turns = turnsOf(game, charging);
  if (turns.length === 0) return null;
  const answer = (pivot: TenthDegrees): AnswerTo<'pivot'> => ({ do: 'pivot', pivot });
  return {
    side: enemy.side,
    kind: 'pivot',
    clause: 'JR-14.4b',
    stable: true,
    prompt: () =>
      `${sentence(`${nameOf(field, point)} charges out of the arc of ${nameOf(field, target)}`)} Does it turn?`,
    options: () => [0, ...turns].map(answer),
    refuse: ({ pivot }) => refusePivotBefore(game, charging, pivot),
    sample: (choose) => answer(nth([0, ...turns], choose(turns.length + 1))),
  };
}

/** The turns that are offered: those of whole steps, or if none of them is legal the least legal one to either side. */
function turnsOf(game: StateView, charging: ChargeUnderWay): TenthDegrees[] {
  const isLegal = (turn: TenthDegrees): boolean => refusePivotBefore(game, charging, turn) === null;
  const offered = OFFERED_PIVOTS.flatMap((turn) => [turn, 0 - turn]).filter(isLegal);
  if (offered.length > 0 || refuseTurner(game, charging, 1) !== null) return offered;
  const all = Array.from({ length: MAX_PIVOT }, (_, i) => i + 1);
  return [all.find(isLegal) ?? [], all.map((turn) => 0 - turn).find(isLegal) ?? []].flat();
}

/** Why the target may not turn by this angle, wherever it stands; null if it may. */
function refuseTurner({ s }: StateView, { target }: ChargeUnderWay, pivot: TenthDegrees): Refusal | null {
  return refusePivot(pivot, { order: orderOf(s, target), pivoted: has(s, target, PIVOTED) }, true);
}

/** Why the target may not turn in this way; null if it may, or does not turn. */
function refusePivotBefore(game: StateView, charging: ChargeUnderWay, pivot: TenthDegrees): Refusal | null {
  if (pivot === 0) return null;
  const wrong = refuseTurner(game, charging, pivot);
  if (wrong) return wrong;
  const { field, s } = game;
  const { point, target } = charging;
  const [charger, enemy] = [placedOf(field, s, point), placedOf(field, s, target)];
  const turned = asPivoted(enemy, pivot).stand;
  const others = situationOf(field, s).units.filter(({ listed }) => listed !== target);
  const clear = isClear(
    field.table,
    turned,
    others.map(({ stand }) => stand),
  );
  if (!clear) return refused('JR-2.2c', 'There is no space to pivot.', [enemy.id]);
  if (touchDistance(slideOn(charger.stand, charger.stand.facing), turned) === null)
    return refused('JR-14.4h', 'The charge would miss it.', [enemy.id]);
  return inFrontArc(turned, charger.stand)
    ? null
    : refused('JR-14.4b', 'It turns only to bring the charger into its arc.', [charger.id]);
}

/** The target turns (JR-6.2g). */
export function pivotTarget(game: AlarmContext, target: UnitId, pivot: TenthDegrees): void {
  if (pivot === 0) return;
  const { field, s } = game;
  const before = placedOf(field, s, target);
  const after = asPivoted(before, pivot).stand;
  putAt(game, target, after);
  mark(s, target, PIVOTED);
  emit(
    game,
    unitOf(field, target).side,
    ['JR-14.4b'],
    () => told`${saying(nameOf(field, target), 'turns', 'turn')} to face the charge`,
    () => ({ kind: 'move', went: [{ piece: unitPiece(target), path: { poses: [before.stand, after] } }] }),
  );
}
