import { gap } from '@linstock/ground';
import { nth, type Refusal, type Side } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import { footprintOf } from '../../model/board.ts';
import { NONE, type UnitId } from '../../model/field.ts';
import { emit, type Play, type QuestionOf, type StateView } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import { ON_TABLE, orderOf } from '../../model/state.ts';
import { sameLengths } from '../../reckon/nearest.ts';
import { chargesInOrder } from '../../reckon/turn.ts';
import { refused } from '../../tables/refuse.ts';
import type { AlarmContext } from '../alarm.ts';
import { namable, refuseChargeTarget } from '../charging.ts';
import { holdInstead } from '../hold.ts';
import { isThere, refuseNamedOnce } from '../own.ts';
import { together } from '../secret.ts';
import { namedSupports, seesTarget } from './plan.ts';

/** New targets for charges whose target has gone, and the order of charges (JR-14.1d, JR-5.7a, D4). */

/** The step of phase 6 in which new targets are named, before any charge. */
export const NAMING = 0;

type NewTargets = AnswerTo<'new-targets'>;

/** Units on the table that charge and lead, in list order. */
function chargers({ field, s }: StateView): UnitId[] {
  return field.units
    .filter(({ id }) => s.fate[id] === ON_TABLE && orderOf(s, id) === 'C' && s.charges[id] !== NONE)
    .map(({ id }) => id);
}

/** A unit whose target has gone, and the enemies that it may name instead. */
interface TargetFinder {
  readonly unit: UnitId;
  readonly targets: readonly UnitId[];
}

/**
 * The units without a target: at the start of the phase all charging units, later the unit whose charge is
 * next (JR-14.1d).
 */
function lackingTargets(game: StateView): TargetFinder[] {
  const { field, s } = game;
  const asked = s.step === NAMING ? chargers(game) : s.queue.slice(0, 1);
  return asked
    .filter((unit) => !seesTarget(game, unit))
    .map((unit) => ({ unit, targets: namable(field, s, unit) }));
}

/** As phase 6 begins: new targets for those that have lost theirs; then the order of charges is fixed. */
export function* beginCharges(game: AlarmContext): Play {
  const { field, s } = game;
  yield* nameAnew(game);
  const units = chargers(game);
  const distances = sameLengths(
    units.map((unit) => gap(footprintOf(field, s, unit), footprintOf(field, s, nth(s.charges, unit)))),
  );
  const waiting = units.map((unit, i) => ({
    side: unitOf(field, unit).side,
    distance: nth(distances, i),
    listed: unit,
  }));
  s.queue = chargesInOrder(waiting, s.initiative).map(({ listed }) => listed);
  holdTheForlorn(game);
}

/** Puts supports whose point unit has gone or routed before the phase on Conditional hold (JR-14.2c). */
function holdTheForlorn(game: AlarmContext): void {
  const { field, s } = game;
  for (const { id } of field.units) {
    const point = nth(s.supports, id);
    const forlorn = point !== NONE && !s.queue.includes(point);
    if (forlorn && s.fate[id] === ON_TABLE && orderOf(s, id) === 'C')
      holdInstead(game, id, 'JR-14.2c', 'has no unit to support');
  }
}

/**
 * Names the closest enemies again. Owners choose among equals, and a unit without a target is put on
 * Conditional hold.
 */
export function* nameAnew(game: AlarmContext): Play {
  const { field, s } = game;
  const found = lackingTargets(game);
  const named = yield* together((side) => newTargetsQuestion(game, side), 'JR-14.1d');
  const chosen = new Map(named.flatMap(({ charges }) => charges).map(({ unit, target }) => [unit, target]));
  for (const { unit, targets } of found) {
    const target = chosen.get(unit) ?? targets[0];
    if (target === undefined) {
      giveUpCharge(game, unit, 'finds no enemy left to charge');
      continue;
    }
    s.charges[unit] = target;
    emit(
      game,
      unitOf(field, unit).side,
      ['JR-14.1d'],
      () => told`${saying(nameOf(field, unit), 'makes', 'make')} for ${nameOf(field, target)} instead`,
      () => ({ kind: 'order', pieces: [unitPiece(unit)], order: 'Charge' }),
    );
  }
}

/** Cancels a charge: its unit and its supports are on Conditional hold (JR-14.1c, JR-14.2c). */
export function giveUpCharge(game: AlarmContext, unit: UnitId, why: string): void {
  const supports = namedSupports(game, unit);
  holdInstead(game, unit, 'JR-14.1c', why);
  for (const support of supports) holdInstead(game, support, 'JR-14.2c', 'has no unit to support');
}

/** Asks a side for its choices; null if no unit of it has one. */
export function newTargetsQuestion(game: StateView, side: Side): QuestionOf<'new-targets'> | null {
  const { field } = game;
  const own = lackingTargets(game).filter(
    ({ unit, targets }) => unitOf(field, unit).side === side && targets.length > 1,
  );
  if (own.length === 0) return null;
  const sheet = (pick: (n: number) => number): NewTargets => ({
    do: 'new-targets',
    charges: own.map(({ unit, targets }) => ({ unit, target: nth(targets, pick(targets.length)) })),
  });
  return {
    side,
    kind: 'new-targets',
    clause: 'JR-14.1d',
    stable: true,
    sealed: true,
    prompt: () => 'Its target has gone. Which of the closest enemies does it charge?',
    options: () => [sheet(() => 0), sheet((n) => n - 1)],
    refuse: ({ charges }) => refuseNewTargets(game, side, own, charges),
    sample: sheet,
  };
}

function refuseNewTargets(
  { field, s }: StateView,
  side: Side,
  own: readonly TargetFinder[],
  charges: NewTargets['charges'],
): Refusal | null {
  const named = charges.map(({ unit }) => unit);
  const wrong = refuseNamedOnce(field, side, named, 'JR-14.1d');
  if (wrong) return wrong;
  for (const { unit, target } of charges) {
    const { name, code } = unitOf(field, unit);
    if (!own.some((each) => each.unit === unit))
      return refused('JR-14.1d', `The ${name} has no new target to choose.`, [code]);
    const not = isThere(field, s, target, side === 0 ? 1 : 0)
      ? refuseChargeTarget(field, s, unit, target)
      : refused('JR-14.1a', 'A charge is made against an enemy on the table.');
    if (not) return not;
  }
  const missing = own.find(({ unit }) => !named.includes(unit));
  if (!missing) return null;
  const { name, code } = unitOf(field, missing.unit);
  return refused('JR-14.1d', `The ${name} charges: name its target.`, [code]);
}
