import { lengthWords, type Spot, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told, type Verb } from '@linstock/scene';
import { bearingBack, bearingHome, fallBack, type HomeEdge } from '../measure/fall-back.ts';
import { poseOf } from '../measure/footprint.ts';
import { distanceFor } from '../measure/spending.ts';
import { footprintOf, placedOf, situationOf } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { DESTROYED, FELL_BACK, LEFT, levelOf, mark, RAN_OFF, SURRENDERED, stopMove } from '../model/state.ts';
import { usesRoads } from '../reckon/going.ts';
import { horsePower, rateRow } from '../reckon/rates.ts';
import { FORMATIONS, RATES } from '../tables/index.ts';
import type { AlarmContext } from './alarm.ts';
import { disorder, putAt, remove } from './losses.ts';

/** Falling back (P5) and the moves of the routed (JR-13.3a). */

/** A unit falls back by these inches, away from the cause, or home (JR-13.2). */
export function fallsBack(game: AlarmContext, unit: UnitId, inches: number, cause: Spot | null): void {
  if (!limbersToGo(game, unit)) return;
  const { field, s } = game;
  const home = field.homeEdge[unitOf(field, unit).side];
  slideBack(game, unit, bearingBack(placedOf(field, s, unit), cause, home), 1000 * inches);
}

/**
 * An unlimbered battery limbers first. A battery without horses is lost, and the result is false (JR-11.5a, JR-11.4b).
 */
function limbersToGo(game: AlarmContext, unit: UnitId): boolean {
  const { field, s } = game;
  if (unitOf(field, unit).arm !== 'battery') return true;
  if (horsePower(nth(s.horses, unit), nth(s.sections, unit)) === 0) {
    remove(game, unit, {
      fate: DESTROYED,
      clause: 'JR-11.5a',
      verb: ['has', 'have'],
      words: 'no horses to go with and is lost',
      taken: true,
    });
    return false;
  }
  s.formation[unit] = FORMATIONS.indexOf('limbered');
  return true;
}

/** Farther than any table is wide. */
const BEYOND_TABLE: Thousandths = 100_000;

/** A routed unit makes for its home edge, its full rate over the ground, obstacles aside (JR-13.3a). */
export function runsHome(game: AlarmContext, unit: UnitId): void {
  if (!limbersToGo(game, unit)) return;
  const { field, s } = game;
  const { side, horseArtillery } = unitOf(field, unit);
  const { arm, formation, level, disordered } = placedOf(field, s, unit);
  const row = rateRow({ arm, formation, level, disordered, horseArtillery });
  const power = arm === 'battery' ? horsePower(nth(s.horses, unit), nth(s.sections, unit)) : 1;
  const bearing = bearingHome(field.homeEdge[side]);
  const front = poseOf({ ...footprintOf(field, s, unit), facing: bearing }); // JR-13.2b
  const spender = { row, byRoad: usesRoads(formation), paysObstacles: false };
  slideBack(
    game,
    unit,
    bearing,
    distanceFor(field.table, spender, front, RATES[row].open * power, BEYOND_TABLE),
  );
}

/** Carries out a fall-back: the unit stands elsewhere, is off the table (JR-13.2f), or surrenders (JR-13.2e, h). */
function slideBack(game: AlarmContext, unit: UnitId, bearing: TenthDegrees, distance: Thousandths): void {
  const { field, s } = game;
  const { side, mayLeaveBy } = unitOf(field, unit);
  const before = footprintOf(field, s, unit);
  const leavesBy = (edge: HomeEdge): boolean => !field.leaveByHomeEdgeOnly || edge === field.homeEdge[side];
  const found = fallBack(situationOf(field, s), placedOf(field, s, unit), bearing, distance, leavesBy);
  mark(s, unit, FELL_BACK);
  stopMove(s, unit);
  s.refuses[unit] = 0;
  for (const code of found.disordered) {
    const friend = field.units.findIndex((each) => each.code === code && each.side === side);
    disorder(game, friend, 'JR-13.2d');
  }
  switch (found.end) {
    case 'lost': {
      const free = found.over === mayLeaveBy;
      const verb: Verb = free ? ['leaves', 'leave'] : ['runs off', 'run off'];
      remove(game, unit, {
        fate: free ? LEFT : RAN_OFF,
        clause: 'JR-13.2f',
        verb,
        words: 'the table',
        taken: false,
      });
      return;
    }
    case 'surrenders': {
      remove(game, unit, {
        fate: SURRENDERED,
        clause: 'JR-13.2e',
        verb: FINDS,
        words: 'no way out and surrenders',
        taken: true,
      });
      return;
    }
    case 'stands':
      putAt(game, unit, found.stand);
      emit(
        game,
        side,
        ['JR-13.2b'],
        () => told`${saying(nameOf(field, unit), 'falls', 'fall')} back ${lengthWords(found.distance, 1)}`,
        () => ({
          kind: levelOf(s, unit) === 'routed' ? 'flight' : 'retreat',
          went: [{ piece: unitPiece(unit), path: { poses: [before, found.stand] } }],
        }),
      );
  }
}

/** The verb of a unit that cannot get away. */
const FINDS: Verb = ['finds', 'find'];
