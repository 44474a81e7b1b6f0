import { MAX_COORDINATE, type Stand } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Removal, saying, told, type Verb } from '@linstock/scene';
import { officerSpot, poseOf } from '../measure/footprint.ts';
import { footprintOf, officersWith, standsLost } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import {
  BLOODED,
  DESTROYED,
  LEFT,
  ON_TABLE,
  PICKED_UP,
  RAN_OFF,
  type State,
  SURRENDERED,
  stopMove,
} from '../model/state.ts';
import { LEAST_STANDS_TO_REFUSE } from '../reckon/orders.ts';
import { countedIn } from '../reckon/shot.ts';
import { withoutFigures, withoutSections } from '../reckon/strength.ts';
import type { Arm } from '../tables/index.ts';
import type { AlarmContext } from './alarm.ts';
import { flushOfficers, loseOfficersWith, moveToNearest } from './officers.ts';

/** Figures, sections and whole units lost, and units put somewhere else (JR-1.4, JR-1.5b). */

/** The effect of a loss on a unit. */
export interface LossEffect {
  /** It had lost nothing before (JR-12.1a). */
  readonly first: boolean;
  /** It lost a stand or a section (JR-12.1c). */
  readonly standLost: boolean;
}

/**
 * Takes figures off a unit, or sections off a battery (JR-1.4a, b, f, JR-12.1a, c). A unit with nothing left must still be removed.
 * @param inAll words added if several fires caused it, each with its own log item
 */
export function takeLosses(game: AlarmContext, unit: UnitId, losses: number, inAll = ''): LossEffect {
  const { field, s } = game;
  const before = standsLost(field, s, unit);
  const first = (nth(s.marks, unit) & BLOODED) === 0;
  if (losses === 0) return { first, standLost: false };
  s.marks[unit] = nth(s.marks, unit) | BLOODED;
  if (unitOf(field, unit).arm === 'battery')
    s.sections[unit] = withoutSections(nth(s.sections, unit), losses);
  else s.stands[unit] = withoutFigures(s.stands[unit] ?? [], losses).stands;
  keepRefusalIfMay(s, unit);
  emit(
    game,
    unitOf(field, unit).side,
    ['JR-1.4a'],
    () =>
      told`${saying(nameOf(field, unit), 'loses', 'lose')} ${lossWords(unitOf(field, unit).arm, losses)}${inAll}`,
    () => ({ kind: 'loss', losses: [{ piece: unitPiece(unit), points: losses }] }),
  );
  return { first, standLost: standsLost(field, s, unit) > before };
}

/** `1 figure`, `2 sections`: what a loss is counted in (JR-8.2a, JR-1.4f). */
function lossWords(arm: Arm, losses: number): string {
  const counted = countedIn(arm);
  return `${losses} ${losses === 1 ? counted.slice(0, -1) : counted}`;
}

/** With too few stands a unit gives up a refused flank (JR-3.4a). */
export function keepRefusalIfMay(s: State, unit: UnitId): void {
  if ((s.stands[unit]?.length ?? 0) < LEAST_STANDS_TO_REFUSE) s.refuses[unit] = 0;
}

/** The ways out of the game, by the words for them. */
const HOW: Readonly<Record<number, Removal>> = {
  [DESTROYED]: 'destroyed',
  [SURRENDERED]: 'surrendered',
  [PICKED_UP]: 'surrendered',
  [RAN_OFF]: 'ran off',
  [LEFT]: 'ran off',
};

/** The path of a unit, and the words for it. */
export interface UnitRemoval {
  /** `DESTROYED` to `LEFT`. */
  readonly fate: number;
  readonly clause: string;
  /** After its name: `is`, and `destroyed`. */
  readonly verb: Verb;
  readonly words: string;
  /** Its officers go with it: it surrenders, is picked up, or is a battery taken (JR-16.2c). */
  readonly taken: boolean;
  /** Its footprint before its last stands were removed; the present one if it has lost none. */
  readonly place?: Stand;
}

/** Takes a unit off the table (JR-1.5b). All but leaving may shake friends (JR-12.1d); its officers join others or are lost (JR-16.2b, c). */
export function remove(game: AlarmContext, unit: UnitId, removed: UnitRemoval): void {
  const { field, s, alarms } = game;
  const { fate, clause, verb, words, taken, place = footprintOf(field, s, unit) } = removed;
  const { side } = unitOf(field, unit);
  const officers = officersWith(field, s, unit);
  if (fate === DESTROYED || fate === SURRENDERED || fate === PICKED_UP)
    alarms.push({ side, place, routed: null });
  if (taken) loseOfficersWith(game, unit);
  s.fate[unit] = fate;
  stopMove(s, unit);
  s.x[unit] = 0 - MAX_COORDINATE;
  s.y[unit] = 0 - MAX_COORDINATE;
  emit(
    game,
    side,
    [clause],
    () => told`${saying(nameOf(field, unit), ...verb)}${words === '' ? '' : ` ${words}`}`,
    () => ({ kind: 'removed', pieces: [unitPiece(unit)], how: HOW[fate] ?? 'destroyed' }),
  );
  if (!taken) for (const officer of officers) moveToNearest(game, officer, officerSpot(place), fate === LEFT); // JR-16.1a
}

/** Puts a unit on a footprint; unattached officers of the enemy there ride away (JR-16.2b). */
export function putAt(game: AlarmContext, unit: UnitId, stand: Stand): void {
  const { s } = game;
  const { x, y, facing } = poseOf(stand);
  s.x[unit] = x;
  s.y[unit] = y;
  s.facing[unit] = facing;
  if (s.fate[unit] === ON_TABLE) flushOfficers(game, unit);
}

/** A unit falls into disorder; a refused flank is given up (JR-3.3b, JR-3.4a). */
export function disorder(game: AlarmContext, unit: UnitId, clause: string): void {
  const { field, s } = game;
  if (s.disordered[unit] === 1) return;
  s.disordered[unit] = 1;
  s.refuses[unit] = 0;
  emit(
    game,
    unitOf(field, unit).side,
    [clause],
    () => told`${saying(nameOf(field, unit), 'is', 'are')} disordered`,
    () => ({ kind: 'morale', pieces: [unitPiece(unit)], morale: 'disordered' }),
  );
}
