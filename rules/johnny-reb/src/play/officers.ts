import {
  gapToSpot,
  type Leg,
  nearestOnLeg,
  type Spot,
  type Stand,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { personNamed, saying, told } from '@linstock/scene';
import { officerSpot } from '../measure/footprint.ts';
import { footprintOf, isSpent, officerPlace, officersWith } from '../model/board.ts';
import { NONE, type OfficerId, type UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, officerOf, officerPiece, unitOf } from '../model/naming.ts';
import { FALLEN, ON_TABLE, SERVES, STAYED, WENT_ALONG, WITHDRAWN } from '../model/state.ts';
import { nearestFirst } from '../reckon/nearest.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { sentence } from '../tables/words.ts';
import type { AlarmContext } from './alarm.ts';

/** Casualties and moves of officers (JR-16.2). */

/**
 * Rolls for each officer with a unit that lost figures or sections, in list order (JR-16.2a).
 * @param before its footprint before the losses: the place where an officer falls whose unit has nothing left
 */
export function rollForOfficers(
  game: AlarmContext,
  unit: UnitId,
  sharpshooters: boolean,
  before: Stand | undefined,
): void {
  const { field, s, umpire, alarms } = game;
  for (const officer of officersWith(field, s, unit)) {
    const { side, name } = officerOf(field, officer);
    if (!umpire.throw({ ...officerReckoning(name, sharpshooters), about: [officerPiece(officer)] }).killed)
      continue;
    const place = isSpent(field, s, unit) && before ? officerSpot(before) : officerPlace(field, s, officer);
    alarms.push({ side, place, routed: null });
    loseOfficer(game, officer, 'falls', 'JR-16.2a', `${name} falls`);
  }
}

/**
 * An officer is lost. The brigade that he commanded has no commander until a new one comes (JR-16.3a,
 * JR-13.5c).
 */
function loseOfficer(
  game: AlarmContext,
  officer: OfficerId,
  fate: 'falls' | 'taken',
  clause: string,
  words: string,
): void {
  const { field, s } = game;
  const { rank, brigades, side } = officerOf(field, officer);
  s.officer[officer] = FALLEN;
  s.attached[officer] = NONE;
  if (rank === 'brigade') for (const brigade of brigades) s.leaderless[brigade] = s.turn;
  emit(
    game,
    side,
    [clause],
    () => sentence(words),
    () => ({ kind: 'officer', piece: officerPiece(officer), fate }),
  );
}

/** Officers with a unit that surrenders, is picked up or is a battery taken are lost with it (JR-16.2c). */
export function loseOfficersWith(game: AlarmContext, unit: UnitId): void {
  const { field, s } = game;
  for (const officer of officersWith(field, s, unit))
    loseOfficer(game, officer, 'taken', 'JR-16.2c', `${officerOf(field, officer).name} is taken`);
}

/**
 * Places an officer with the nearest friendly unit of his command on the table. If there is none, he is lost
 * (JR-16.2b).
 * @param from his point
 * @param leaves true if his unit leaves the table and is not lost: if there is no other unit he leaves with
 *   it
 */
export function moveToNearest(game: AlarmContext, officer: OfficerId, from: Spot, leaves = false): void {
  const { field, s } = game;
  const { side, brigades, name } = officerOf(field, officer);
  const own = field.units.filter(
    ({ id, side: of, brigade }) =>
      of === side && brigades.includes(brigade) && s.fate[id] === ON_TABLE && !isSpent(field, s, id),
  );
  const far = (unit: UnitId): Thousandths => gapToSpot(footprintOf(field, s, unit), from);
  const [nearest] = nearestFirst(
    own.map(({ id }) => id),
    far,
    (unit) => unit,
  );
  if (nearest === undefined && leaves) {
    s.officer[officer] = WITHDRAWN;
    s.attached[officer] = NONE;
    emit(
      game,
      side,
      ['JR-16.2b'],
      () => told`${saying(personNamed(name), 'leaves', 'leave')} the table with his last unit`,
      () => ({ kind: 'officer', piece: officerPiece(officer), fate: 'leaves' }),
    );
    return;
  }
  if (nearest === undefined) {
    loseOfficer(game, officer, 'taken', 'JR-16.2b', `${name} finds no unit of his command and is lost`);
    return;
  }
  s.attached[officer] = nearest;
  emit(
    game,
    side,
    ['JR-16.2b'],
    () => told`${saying(personNamed(name), 'joins', 'join')} ${nameOf(field, nearest)}`,
    () => ({ kind: 'officer', piece: officerPiece(officer), fate: 'joins' }),
  );
}

/** A leg that a footprint makes. */
export interface FootprintLeg {
  readonly stand: Stand;
  readonly leg: Leg;
}

/** The step, in tenths of a degree, at which a wheel is tested for contacts. */
const WHEEL_STEP = 50;

/**
 * Unattached officers of the enemy that a unit touches are put elsewhere (JR-16.2b).
 * @param on the leg it is about to make; without one it touches them at its place
 */
export function flushOfficers(game: AlarmContext, unit: UnitId, on?: FootprintLeg): void {
  const { field, s } = game;
  const { side } = unitOf(field, unit);
  const stand = footprintOf(field, s, unit);
  for (const { id, side: of } of field.officers) {
    if (of === side || s.officer[id] !== SERVES || s.attached[id] !== NONE) continue;
    const place = officerPlace(field, s, id);
    const near = on
      ? nearestOnLeg(
          on.stand,
          on.leg,
          { ...place, facing: 0, frontage: 0, depth: 0 },
          WHEEL_STEP,
          2 * TOUCH_DISTANCE,
        )
      : gapToSpot(stand, place);
    if (near <= TOUCH_DISTANCE) moveToNearest(game, id, place);
  }
}

/** Moves the officers with a unit along with it. They then make no move of their own (JR-16.1b). */
export function takeOfficersAlong({ field, s }: AlarmContext, unit: UnitId): void {
  for (const officer of officersWith(field, s, unit))
    if (s.rode[officer] === STAYED) s.rode[officer] = WENT_ALONG;
}
