import { gapToSpot, type Pose, type Spot, TOUCH_DISTANCE } from '@linstock/ground';
import { last, type Refusal, type Side } from '@linstock/kernel';
import { personNamed, saying, told } from '@linstock/scene';
import { officerSpot } from '../../measure/footprint.ts';
import type { AnswerTo } from '../../model/answers.ts';
import { footprintOf, officerPlace } from '../../model/board.ts';
import { NONE, type OfficerId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import { nameOf, officerOf, officerPiece } from '../../model/naming.ts';
import { ON_TABLE, RODE, SERVES } from '../../model/state.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence } from '../../tables/words.ts';
import { drawn } from '../drawing.ts';
import { refuseRide } from './riding.ts';

/** Officers ride in phase 7, at any point of their side's moves (JR-16.1b, D16). */

type RideAnswer = AnswerTo<'moves'> & { readonly do: 'ride' };

/** Why an officer may not take this ride; null if he may (D16). */
export function refuseRideOf({ field, s }: StateView, side: Side, answer: RideAnswer): Refusal | null {
  const { officer, way, to } = answer;
  const listed = field.officers[officer];
  if (listed?.side !== side) return refused('JR-16.1b', 'Name an officer of your own.');
  if (s.officer[officer] !== SERVES) return refused('JR-16.1b', `${listed.name} is not on the table.`);
  if (to !== null && !field.units[to]) return refused('JR-16.1b', `There is no unit ${to}.`);
  return refuseRide(field, s, officer, { way, to: to ?? NONE });
}

/** An officer rides, and is with a unit or with none. */
export function ride(game: Game, { officer, way, to }: RideAnswer): void {
  const { field, s } = game;
  const { side, name } = officerOf(field, officer);
  const from = officerPlace(field, s, officer);
  const spots: Spot[] = [from, ...way];
  const end = last(spots);
  s.rode[officer] = RODE;
  s.attached[officer] = to ?? NONE;
  s.officerX[officer] = end.x;
  s.officerY[officer] = end.y;
  const poses = spots.map(({ x, y }): Pose => ({ x, y, facing: 0 }));
  if (way.length > 0)
    emit(
      game,
      side,
      ['JR-16.1b'],
      () =>
        told`${saying(personNamed(name), 'rides', 'ride')}${to === null ? '' : ` to ${nameOf(field, to)}`}`,
      () => ({ kind: 'move', went: [{ piece: officerPiece(officer), path: { poses } }] }),
    );
  emit(
    game,
    side,
    ['JR-16.1b'],
    () => sentence(to === null ? `${name} is with no unit` : `${name} joins ${nameOf(field, to)}`),
    () => ({ kind: 'officer', piece: officerPiece(officer), fate: to === null ? 'leaves' : 'joins' }),
  );
}

/** Officers of a side who may still do something. */
export function ridersOf({ field, s }: StateView, side: Side): OfficerId[] {
  return field.officers
    .filter(({ id, side: of }) => of === side && s.officer[id] === SERVES && s.rode[id] !== RODE)
    .map(({ id }) => id);
}

/** Useful rides: straight to each unit of his command, to join it. */
export function ridesOf(game: StateView, officer: OfficerId): RideAnswer[] {
  const { side } = officerOf(game.field, officer);
  return ridesTried(game, officer).filter((answer) => refuseRideOf(game, side, answer) === null);
}

/** A random ride of one of some officers; null if none of them can ride. */
export function anyRide(
  game: StateView,
  side: Side,
  officers: readonly OfficerId[],
  choose: (n: number) => number,
): RideAnswer | null {
  const tried = officers.flatMap((officer) => ridesTried(game, officer));
  return drawn(tried, (answer) => refuseRideOf(game, side, answer) === null, choose);
}

/** Rides straight to each unit of his command; some may be illegal. */
function ridesTried({ field, s }: StateView, officer: OfficerId): RideAnswer[] {
  const { brigades } = officerOf(field, officer);
  const units = field.units.filter(
    ({ id, brigade }) => brigades.includes(brigade) && s.fate[id] === ON_TABLE && s.attached[officer] !== id,
  );
  const here = officerPlace(field, s, officer);
  return units.flatMap(({ id }): RideAnswer[] => {
    const stand = footprintOf(field, s, id);
    const { x, y } = officerSpot(stand);
    const straight: RideAnswer = { do: 'ride', officer, way: [{ x, y }], to: id };
    // No leg is needed to a unit that he touches.
    return gapToSpot(stand, here) <= TOUCH_DISTANCE ? [straight, { ...straight, way: [] }] : [straight];
  });
}
