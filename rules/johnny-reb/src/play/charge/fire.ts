import { nth, type Refusal } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import { placedOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { QuestionOf, StateView } from '../../model/game.ts';
import { nameOf, unitOf } from '../../model/naming.ts';
import type { NamedFire } from '../../model/shots.ts';
import {
  ammunitionOf,
  type ChargeUnderWay,
  FELL_BACK,
  FIRED,
  FORMED,
  has,
  MOVED,
  ON_TABLE,
  orderOf,
  PIVOTED,
} from '../../model/state.ts';
import { hasVolley, type SightedEnemy, volleyMode } from '../../reckon/may-fire.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence } from '../../tables/words.ts';
import { refuseShots } from '../fires.ts';
import type { Shot } from '../shot.ts';
import { refuseManner, sightings } from '../targets.ts';
import { chanceOf, otherManners, usualShot } from '../usual-shot.ts';

/** The fire at a halted charge: the target's volley, and other units on Hold (JR-14.4d to h, JR-14.5a, D6, D8). */

type Volley = AnswerTo<'volley'>;
type FireManner = Pick<Volley, 'rapidFire' | 'canister'>;

const PLAIN: FireManner = { rapidFire: false, canister: null };

/** The volley of the unit that was named, in a manner; always at the point unit (JR-14.4h). */
export function volleyNamed(
  { s }: StateView,
  { point, target }: ChargeUnderWay,
  manner: FireManner,
): NamedFire {
  const mode = volleyMode({
    order: orderOf(s, target),
    moved: has(s, target, MOVED),
    formed: has(s, target, FORMED),
    pivoted: has(s, target, PIVOTED),
    fellBack: has(s, target, FELL_BACK),
    fired: has(s, target, FIRED),
  });
  return { firer: target, target: point, mode, pivot: 0, areaFire: false, ...manner };
}

/** The target's view of the point unit, if it allows a volley; null if it does not (JR-14.4e). */
export function volleySight({ field, s }: StateView, { point, target }: ChargeUnderWay): SightedEnemy | null {
  const sighted = sightings(field, s, target, 0).find(({ id }) => id === unitOf(field, point).code);
  const defender = { ...placedOf(field, s, target), ammunition: ammunitionOf(s, target) };
  return sighted && hasVolley(defender, unitOf(field, target).weapon, sighted) ? sighted : null;
}

/** The manners of the volley other than the plain one (D8). */
function manners(game: StateView, charging: ChargeUnderWay): FireManner[] {
  const sighted = volleySight(game, charging);
  if (!sighted) return [];
  const all: FireManner[] = [
    { rapidFire: false, canister: 'single' },
    { rapidFire: false, canister: 'double' },
    { rapidFire: true, canister: null },
  ];
  return all.filter(
    (manner) => refuseManner(game.field, game.s, volleyNamed(game, charging, manner), sighted) === null,
  );
}

/** A unit that may fire at a charge that is halted, and its usual fire at each unit of it that it may choose. */
export interface Interrupter {
  readonly unit: UnitId;
  readonly shots: readonly Shot[];
}

/** The units of a charge that may be fired at. */
function targetsOfCharge({ point, supports }: ChargeUnderWay): UnitId[] {
  return [point, ...supports.map(({ unit }) => unit)];
}

/** Other units that may fire at a charge that is halted, in list order (JR-14.5a). */
export function interrupters(game: StateView, charging: ChargeUnderWay): Interrupter[] {
  const { field, s } = game;
  const { side } = unitOf(field, charging.target);
  const charge = targetsOfCharge(charging);
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE && !isBusy(game, charging, id))
    .map(({ id }) => ({
      unit: id,
      shots: charge
        .flatMap((target) => usualShot(field, s, id, target, 'interrupt') ?? [])
        .filter(({ pivot }) => pivot === 0 || id !== charging.target),
    }))
    .filter(({ shots }) => shots.length > 0);
}

/** True if a unit gives the volley: that is its fire of the turn (JR-14.4f, JR-14.5a). */
function isBusy(game: StateView, charging: ChargeUnderWay, unit: UnitId): boolean {
  return unit === charging.target && volleySight(game, charging) !== null;
}

/** The question to the charged side at the halt; null if there is nothing to choose. */
export function volleyQuestion(game: StateView, charging: ChargeUnderWay): QuestionOf<'volley'> | null {
  const { field } = game;
  const chosen = manners(game, charging);
  const able = interrupters(game, charging);
  if (chosen.length + able.length === 0) return null;
  const usual = chosen.find(({ canister }) => canister === 'single') ?? PLAIN;
  const answer = (manner: FireManner, fires: Shot[]): Volley => ({ do: 'volley', ...manner, fires });
  const all = able.map(({ shots }) => nth(shots, 0));
  return {
    side: unitOf(field, charging.target).side,
    kind: 'volley',
    clause: 'JR-14.5a',
    stable: true,
    prompt: () =>
      `${sentence(`${nameOf(field, charging.point)} is halted by ${nameOf(field, charging.target)}`)} How does it fire, and who else does?`,
    options: () => [
      answer(usual, []),
      ...[PLAIN, ...chosen].filter((manner) => manner !== usual).map((manner) => answer(manner, [])),
      ...able.flatMap(({ shots }) =>
        shots.flatMap((shot) =>
          [shot, ...otherManners(field, game.s, shot, 'interrupt')].map((each) => answer(usual, [each])),
        ),
      ),
      ...(all.length > 1 ? [answer(usual, all)] : []),
    ],
    refuse: (given) => refuseVolley(game, charging, given),
    sample: (choose) =>
      answer(
        nth([PLAIN, ...chosen], choose(chosen.length + 1)),
        able.flatMap(({ shots }) => shots[choose(shots.length + 1)] ?? []),
      ),
    standing: {
      units: all.map((shot) => ({ piece: shot.firer, chance: () => chanceOf(game, shot) })),
      act: (pieces) =>
        answer(
          usual,
          pieces.flatMap((piece) => all.find(({ firer }) => firer === piece) ?? []),
        ),
      usual: () => null,
      // The volley itself is thrown, even if no other unit fires with it.
      declines: (given) =>
        given.do === 'volley' && given.fires.length === 0 && volleySight(game, charging) === null,
    },
  };
}

function refuseVolley(
  game: StateView,
  charging: ChargeUnderWay,
  { rapidFire, canister, fires }: Volley,
): Refusal | null {
  const { field, s } = game;
  const { side } = unitOf(field, charging.target);
  const sighted = volleySight(game, charging);
  if (!sighted && (rapidFire || canister !== null))
    return refused('JR-14.4e', 'It gives no volley.', [unitOf(field, charging.target).code]);
  const wrong =
    sighted && refuseManner(field, s, volleyNamed(game, charging, { rapidFire, canister }), sighted);
  if (wrong) return wrong;
  for (const { firer, target, pivot } of fires) {
    if (firer === charging.target && pivot !== 0)
      return refused('JR-14.4h', 'It turns to the charge before the halt or not at all.', [
        unitOf(field, firer).code,
      ]);
    if (isBusy(game, charging, firer))
      return refused('JR-14.4f', 'Its volley is its fire.', [unitOf(field, firer).code]);
    if (!targetsOfCharge(charging).includes(target))
      return refused('JR-14.5a', 'At a halt one fires at the charger or its supports.');
  }
  return refuseShots(field, s, side, { moment: 'interrupt', clause: 'JR-14.5a' }, fires);
}
