import type { Hex } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import { type Picked, type PickedAnswer, saying } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import * as board from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { facingWord } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { disordersOnWay } from '../play/movement/arrival.ts';
import { costsOf, directionTo } from '../play/movement/marcher.ts';
import { heading, piece, told, who } from './clicks.ts';

/** The clicks for marches and rides. */

type Move = Extract<AnswerTo<'action'>, { do: 'move' }>;
type Ride = Extract<AnswerTo<'action'>, { do: 'ride' }>;

/** A ride that was offered: a click on the leader and on its end. */
export function usualRidePicks(field: Field, s: State, ride: Ride): PickedAnswer {
  return ridePicks(field, s, ride, [{ hex: last(ride.path) }]);
}

/** A ride as these clicks. */
export function ridePicks(field: Field, s: State, ride: Ride, clicked: readonly Picked[]): PickedAnswer {
  const to = last(ride.path);
  const name = board.leaderName({ field, s }, ride.leader);
  const goes = told(
    `${name} rides to ${board.hexName(field, to)}`,
    { piece: board.leaderId(ride.leader) },
    ...clicked,
  );
  const way = [board.hexOfLeader(s, ride.leader), ...ride.path];
  const cost = pointsOver(field, field.ground.cost.open, way); // FL-4.5c
  return { ...goes, cost, path: ride.path.map((hex) => ({ hex })) };
}

/** Movement Points of a way, its start first (FL-7.11b); a step that no unit can make costs none. */
function pointsOver(field: Field, costs: Int8Array, way: readonly Hex[]): number {
  return way.slice(1).reduce((sum, hex, i) => {
    const from = nth(way, i);
    const direction = directionTo(field, from, hex);
    return direction === NONE ? sum : sum + Math.max(0, nth(costs, from * 6 + direction));
  }, 0);
}

/** A march that was offered: a click on the unit, its end and its facing. */
export function usualMarchPicks(field: Field, s: State, march: Move): PickedAnswer {
  const end = { hex: last(march.path).hex };
  return marchPicks(field, s, march.unit, march, [piece(march.unit), end, heading(march.facing)]);
}

/** A march as these clicks. */
export function marchPicks(
  field: Field,
  s: State,
  unit: UnitId,
  { path, facing }: Pick<Move, 'path' | 'facing'>,
  clicked: readonly Picked[],
): PickedAnswer {
  const to = last(path).hex;
  const label = `${saying(who(field, unit), 'moves', 'move')} to ${board.hexName(field, to)}, facing ${facingWord(field, facing)}`;
  const way = [board.hexOfUnit(s, unit), ...path.map(({ hex }) => hex)];
  const begun = s.moving?.unit === unit ? s.moving.path.slice(0, -1) : [];
  return {
    ...told(label, ...clicked),
    cost: pointsOver(field, costsOf({ field, s }, unit), way),
    path: way.map((hex) => ({ hex })),
    ...woodsWarning(field, s, unit, [...begun, ...way]),
  };
}

/** Warns that Heavy Woods on a way Disorder the unit, without a question or a roll (FL-7.21a). */
export function woodsWarning(
  field: Field,
  s: State,
  unit: UnitId,
  way: readonly Hex[],
): Pick<PickedAnswer, 'warns'> {
  // A way that is only meant may lead where no step leads.
  const isWay = way.slice(1).every((hex, i) => {
    const direction = directionTo(field, nth(way, i), hex);
    return direction !== NONE && field.ground.steps[nth(way, i) * 6 + direction] != null;
  });
  if (!isWay || !disordersOnWay({ field, s }, unit, way)) return {};
  return { warns: [`${saying(who(field, unit), 'is', 'are')} Disordered by the Heavy Woods (FL-7.21a).`] };
}
