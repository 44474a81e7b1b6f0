import { last } from '@linstock/kernel';
import { type Picked, type PickedAnswer, saying } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { facingWord } from '../model/names.ts';
import type { State } from '../model/state.ts';
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
  return { ...goes, cost: ride.path.length, path: ride.path.map((hex) => ({ hex })) };
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
  return {
    ...told(label, ...clicked),
    cost: path.length,
    path: way.map((hex) => ({ hex })),
  };
}
