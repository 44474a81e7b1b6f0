import { type Leg, onTable, type Pose, type Stand } from '@linstock/ground';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { footprintOf, frontOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { DONE, LEFT, MOVED, type MoveUnderWay, mark, type State, type Step } from '../../model/state.ts';
import { type MoveLeg, poseAfter } from '../../reckon/legs.ts';
import type { AlarmContext } from '../alarm.ts';
import { disorder, putAt, remove } from '../losses.ts';
import { flushOfficers, takeOfficersAlong } from '../officers.ts';
import { formUp, refuseFormed } from './forming.ts';
import { type MadeLeg, tellLegs } from './leg-log.ts';
import { nextLeg } from './marching.ts';

/** A move carried out one step at a time (JR-6.2h, P10). */

/** In what manner a move is begun. */
export type MoveStart = Pick<MoveUnderWay, 'half' | 'disengaging' | 'bonus'>;

/** A unit begins what its owner has stated: its order is carried out, whatever stops it (JR-5.8c, JR-6.2h). */
export function beginMove(s: State, unit: UnitId, rest: readonly Step[], manner: MoveStart): void {
  mark(s, unit, DONE);
  s.moving = { unit, rest, row: null, ...manner, spent: 0, exposed: false };
}

/**
 * Makes the next step of the move under way, or ends it if none is left or the next has become illegal (JR-6.2h).
 * @param journal legs made and not logged yet; they are logged before the effects of a step
 */
export function takeStep(game: AlarmContext, moving: MoveUnderWay, journal: MadeLeg[]): void {
  const { s } = game;
  const [step, ...rest] = moving.rest;
  if (step === undefined) {
    s.moving = null;
    return;
  }
  if (step.kind !== 'form') return makeLeg(game, moving, step, rest, journal);
  tellLegs(game, moving.unit, journal);
  const formed = { ...step, moves: moving.row !== null };
  if (refuseFormed(game.field, s, moving.unit, frontOf(s, moving.unit), formed) === null) {
    formUp(game, moving.unit, formed);
    s.moving = { ...moving, rest, exposed: true };
  } else s.moving = null;
}

function makeLeg(
  game: AlarmContext,
  moving: MoveUnderWay,
  leg: MoveLeg,
  rest: readonly Step[],
  journal: MadeLeg[],
): void {
  const { field, s } = game;
  const { unit } = moving;
  const next = nextLeg(field, s, moving, leg);
  if (next.refused) {
    s.moving = null;
    return;
  }
  const stand = footprintOf(field, s, unit);
  s.moving = { ...moving, rest, row: next.row, spent: moving.spent + next.cost, exposed: true };
  s.refuses[unit] = 0; // JR-3.4a
  mark(s, unit, MOVED);
  takeOfficersAlong(game, unit);
  flushOfficers(game, unit, { stand, leg }); // JR-16.2b
  const there = standAt(next.to, sizeOf(stand));
  journal.push({ leg, stands: standsOn(next.from, stand, leg) });
  if (!onTable(field.table, there)) {
    tellLegs(game, unit, journal);
    remove(game, unit, {
      fate: LEFT,
      clause: 'JR-18.3a',
      verb: ['leaves', 'leave'],
      words: 'the table',
      taken: false,
    });
    return;
  }
  putAt(game, unit, there);
  if (next.disordered) {
    tellLegs(game, unit, journal);
    disorder(game, unit, 'JR-6.2c');
  }
}

/** Tenths of a degree between two looks at a wheel. */
const WHEEL_STEP = 50;

/** The footprints of a leg: its start and end, and of a wheel those between, so that it is seen as one. */
function standsOn(from: Pose, stand: Stand, leg: Leg): Stand[] {
  const size = sizeOf(stand);
  const after = (part: Leg): Stand => standAt(poseAfter(from, size, part), size);
  if (leg.kind !== 'wheel') return [stand, after(leg)];
  const between: Stand[] = [];
  for (let part = WHEEL_STEP; part < Math.abs(leg.angle); part += WHEEL_STEP)
    between.push(after({ ...leg, angle: Math.sign(leg.angle) * part }));
  return [stand, ...between, after(leg)];
}
