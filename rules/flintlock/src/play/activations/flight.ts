import { isCertain, nth, otherSide, type Reckoning, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { type Field, SIDE_PEOPLE } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import type { State } from '../../model/state.ts';
import { type FlightOutcome, flightPoints, flightReckoning } from '../../reckon/flight.ts';

/** The flight of an army, and the end of a game that lasts too long (FL-3.0, FL-5.1e, FL-14.0). */

/** The Flight Points of an army (FL-14.0d to h). */
export function pointsOf(s: State, side: Side): number {
  return flightPoints({
    units: nth(s.lostUnits, side),
    skirmishers: nth(s.lostSkirmishers, side),
    captured: nth(s.lostGuns, side),
    taken: nth(s.lostGuns, otherSide(side)),
    draggedAway: 0, // FL-12.83b
    fled: 0, // FL-12.45c
  });
}

/** Points as printed: below zero if captured guns count for more than the losses (FL-14.0d, FL-14.0h). */
export const inFigures = (points: number): string => `${points}`.replace('-', '−');

function flightOf({ field, s }: StateView): Reckoning<FlightOutcome> {
  const { flightLevel } = field.armies[s.active];
  return flightReckoning(SIDE_PEOPLE[s.active], pointsOf(s, s.active), flightLevel);
}

/** True if the end of the open Activation puts the army to a Flight roll that it may fail (FL-14.0c). */
export function isFlightOpen(game: StateView): boolean {
  return game.s.free === 1 && !isCertain(flightOf(game));
}

/**
 * The Flight roll of the side that took a Free Activation, for its own army (FL-14.0c). No die is thrown if its result is
 * certain.
 */
export function rollFlight(game: Game): void {
  const { s } = game;
  const roll = flightOf(game);
  const { flees } = isCertain(roll) ? nth(roll.outcomes, 0) : game.umpire.throw(roll);
  if (!flees) return;
  if (isCertain(roll)) tellCertainFlight(game);
  s.ended = { winner: otherSide(s.active), clause: 'FL-14.0a' };
}

/** No die is thrown if the army flees whatever it shows. */
function tellCertainFlight(game: Game): void {
  const { s } = game;
  emit(
    game,
    s.active,
    ['FL-14.0a'],
    () =>
      told`The ${SIDE_PEOPLE[s.active]} flee: they have ${inFigures(pointsOf(s, s.active))} Flight Points, and no roll saves them`,
    () => ({ kind: 'note', pieces: [], at: null }),
  );
}

/** The smaller quotient of Flight Points by Flight Level wins; equal ones are a draw (FL-3.0f). */
export function endByLimit({ field, s }: Game, clause: string): void {
  const [british, american] = quotients({ field, s });
  const winner = british === american ? null : british < american ? 0 : 1;
  s.ended = { winner, clause };
}

/** Flight Points by Flight Level, by side. */
export function quotients({ field, s }: StateView): readonly [number, number] {
  const of = (side: Side) => pointsOf(s, side) / levelOf(field, side);
  return [of(0), of(1)];
}

const levelOf = (field: Field, side: Side): number => field.armies[side].flightLevel;
