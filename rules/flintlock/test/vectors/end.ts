import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import { flightReckoning, flightPoints as pointsOf } from '../../src/reckon/flight.ts';
import { count, read, VectorDice } from './given.ts';

const flightGiven = z.strictObject({ flightPoints: z.int(), flightLevel: z.int() });

/** FL-14.0a, b. */
export function flight(raw: Json, dice: readonly number[]): Json {
  const given = read(flightGiven, raw);
  const { total, flees } = outcomeOf(
    flightReckoning('troops', given.flightPoints, given.flightLevel),
    new VectorDice(dice).die(),
  );
  return { total, armyFlees: flees };
}

const pointsGiven = z.strictObject({
  lost: z
    .strictObject({
      lineInfantry: count,
      cavalry: count,
      skirmishers: count,
      artilleryCaptured: count,
      artilleryDraggedAway: count,
      militiaFled: count,
    })
    .prefault({}),
  capturedFromEnemy: count,
});

/** FL-14.0d to h. */
export function flightPoints(raw: Json): Json {
  const { lost, capturedFromEnemy } = read(pointsGiven, raw);
  return {
    flightPoints: pointsOf({
      units: lost.lineInfantry + lost.cavalry,
      skirmishers: lost.skirmishers,
      captured: lost.artilleryCaptured,
      draggedAway: lost.artilleryDraggedAway,
      fled: lost.militiaFled,
      taken: capturedFromEnemy,
    }),
  };
}
