import type { Hex } from '@linstock/ground';
import { last } from '@linstock/kernel';
import { hexDistance, saying, told } from '@linstock/scene';
import type { AnswerOf } from '../model/answers.ts';
import { officerHex, officerId, officerName } from '../model/board.ts';
import type { OfficerId } from '../model/field.ts';
import { type Decision, type DecisionGame, type DecisionView, emit, movedTogether } from '../model/game.ts';
import { refuseRide, ridersOf, ridesOf, sampleRidePath, takeOfficer } from './rides.ts';

/** A leader or army commander rides alone (AL-4.2d). */
export const moveOfficer: Decision<'move-officer'> = {
  options: (view) => ridersOf(view, view.side).flatMap((officer) => ridesFor(view, officer)),
  refuse: (view, { officer, path }) => refuseRide(view, view.side, officer, path),
  carryOut(game, answer) {
    ride(game, answer);
  },
};

/** The shortest ride of an officer to each hex that can be reached. */
export function ridesFor(view: DecisionView, officer: OfficerId): AnswerOf<'move-officer'>[] {
  return Array.from(ridesOf(view, view.side, officer).values(), (path) => rideBy(officer, path));
}

const rideBy = (officer: OfficerId, path: readonly Hex[]): AnswerOf<'move-officer'> => ({
  do: 'move-officer',
  officer,
  path: [...path],
});

/** A random ride; null if the way is barred at once. */
export function sampleRide(
  view: DecisionView,
  officer: OfficerId,
  choose: (n: number) => number,
): AnswerOf<'move-officer'> | null {
  const path = sampleRidePath(view, view.side, officer, choose);
  return path.length === 0 ? null : rideBy(officer, path);
}

function ride(game: DecisionGame, { officer, path }: AnswerOf<'move-officer'>): void {
  const { field, s, side } = game;
  const from = officerHex(s, side, officer);
  const end = last(path);
  takeOfficer(game, side, officer, end, path.length);
  emit(
    game,
    side,
    ['AL-4.2d'],
    () => told`${saying(officerName(field, s, side, officer), 'rides', 'ride')} ${hexDistance(path.length)}`,
    () => ({
      kind: 'move',
      went: movedTogether([officerId(side, officer)], { hexes: [from, ...path] }),
    }),
  );
}
