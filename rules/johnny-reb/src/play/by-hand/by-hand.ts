/** Umpire mode: units and officers placed, turned, removed, or given a state by hand, past the rules. */
import { gapToSpot, type Spot, TOUCH_DISTANCE } from '@linstock/ground';
import { type ManualEdit, nth, type Refusal, type Umpire } from '@linstock/kernel';
import {
  EditUmpire,
  type EditValues,
  type Name,
  personNamed,
  putWords,
  readEdit,
  sentence,
  told,
} from '@linstock/scene';
import { isClear } from '../../measure/slide.ts';
import { footprintOf, isSpent, officerPlace, strengthOfUnit } from '../../model/board.ts';
import { type Field, NONE, type Officer, type Unit, type UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import { nameOf, unitOf } from '../../model/naming.ts';
import * as S from '../../model/state.ts';
import { withoutFigures } from '../../reckon/strength.ts';
import { AMMUNITION, FORMATIONS, LEVELS } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';
import type { AlarmContext } from '../alarm.ts';
import { keepRefusalIfMay, putAt, remove } from '../losses.ts';
import { editFields, fullStrength, officerIn, unitIn } from './edit-fields.ts';

/** Changes pieces by hand and logs it; or says why the result is not a possible position. */
export function editByHand(
  umpire: Umpire,
  field: Field,
  s: S.State,
  edits: readonly ManualEdit[],
): Refusal | null {
  const editing = new EditUmpire();
  const game: AlarmContext = { umpire: editing, field, s, alarms: [], postponed: [] };
  const busy = refuseMoment(s);
  if (busy) return busy;
  const before = edits.map(({ piece }) => spotNow(game, piece));
  for (const edit of edits) {
    const values = readEdit(editFields(field, s, edit.piece), edit);
    if ('refused' in values) return values.refused;
    const unit = unitIn(field, edit.piece);
    const officer = officerIn(field, edit.piece);
    const not = unit ? editUnit(game, unit, values) : officer ? editOfficer(game, officer, values) : null;
    if (not) return not;
  }
  for (const { piece, set } of edits) {
    const not = refuseFootprint(game, piece, set);
    if (not) return not;
  }
  // A brigade without a unit gets no new commander (JR-13.5c).
  s.unplaced = s.unplaced.filter((brigade) =>
    nth(field.brigades, brigade).units.some((unit) => s.fate[unit] === S.ON_TABLE),
  );
  for (const [i, edit] of edits.entries()) logEdit({ umpire, field, s }, edit, before[i] ?? null);
  editing.logConsequences(
    umpire,
    edits.map(({ piece }) => piece),
  );
  return null;
}

/** Nothing is changed while a charge or a move is carried out (JR-6.2h). */
function refuseMoment({ charging, moving, pushing }: S.State): Refusal | null {
  if (charging !== null) return refused('JR-5.7a', 'A charge is under way. Fight it out first.');
  if (moving === null && pushing === null) return null;
  return refused('JR-6.2h', 'A unit is on the march. Finish its move first.');
}

function editUnit(game: AlarmContext, unit: Unit, values: EditValues): Refusal | null {
  const { field, s } = game;
  const { id } = unit;
  const who = sentence(nameOf(field, id));
  if (isInCharge(s, id)) return refused('JR-5.7a', `${who} is in a charge. Fight it out first.`);
  const place = values.place('place');
  if (place === null) {
    takeOff(game, id);
    return null;
  }
  if (s.fate[id] !== S.ON_TABLE) {
    if (!place) return refused('JR-2.2c', `${who} is off the table. Say first where it is.`);
    bringBack(game, unit);
  }
  setState(game, unit, values);
  const facing = values.number('facing');
  if (!place && facing === undefined) return null;
  const now = footprintOf(field, s, id);
  const spot = place && 'spot' in place ? place.spot : now;
  putAt(game, id, { ...now, x: spot.x, y: spot.y, facing: facing ?? now.facing });
  return null;
}

/** True if a unit charges, supports a charge or is charged this turn, and the charges are still to come (JR-5.4c). */
function isInCharge(s: S.State, unit: UnitId): boolean {
  if (s.phase > S.CHARGES || s.fate[unit] !== S.ON_TABLE) return false;
  return s.charges[unit] !== NONE || s.supports[unit] !== NONE || s.charges.includes(unit);
}

/** Takes a unit off the table as destroyed; its officers join others, or are lost (JR-16.1a). */
function takeOff(game: AlarmContext, unit: UnitId): void {
  if (game.s.fate[unit] !== S.ON_TABLE) return;
  const verb = ['is', 'are'] as const;
  remove(game, unit, { fate: S.DESTROYED, clause: 'JR-1.5b', verb, words: 'removed', taken: false });
}

/** A unit that was gone is there again, in good order; at full strength if it had nothing left. */
function bringBack({ field, s }: StateView, unit: Unit): void {
  const { id, stands, sections } = unit;
  s.fate[id] = S.ON_TABLE;
  s.level[id] = 0;
  s.disordered[id] = 0;
  if (!isSpent(field, s, id)) return;
  s.stands[id] = stands;
  s.sections[id] = sections;
}

/** Sets strength (JR-1.4a), formation, order (JR-3.3a), level (JR-1.5a) and ammunition of a unit. */
function setState({ s }: StateView, unit: Unit, values: EditValues): void {
  const { id, arm, stands } = unit;
  const strength = values.number('strength');
  if (strength !== undefined && arm === 'battery') s.sections[id] = strength;
  else if (strength !== undefined)
    s.stands[id] = withoutFigures(stands, fullStrength(unit) - strength).stands;
  const formation = FORMATIONS.findIndex((each) => each === values.word('formation'));
  if (formation >= 0) s.formation[id] = formation;
  const order = values.word('order');
  if (order) s.disordered[id] = order === 'disordered' ? 1 : 0;
  const level = LEVELS.findIndex((each) => each === values.word('morale'));
  if (level >= 0) s.level[id] = level;
  if (S.levelOf(s, id) === 'routed') s.order[id] = NONE; // JR-4.1d
  const ammunition = AMMUNITION.findIndex((each) => each === values.word('ammunition'));
  if (ammunition >= 0) s.ammunition[id] = ammunition;
  // A unit no longer refuses a flank if its formation, order or number of stands no longer allows it (JR-3.4a).
  if (formation >= 0 || s.disordered[id] === 1) s.refuses[id] = 0;
  keepRefusalIfMay(s, id);
}

/** Puts an officer with a unit of his command that he touches, or by himself (JR-16.1a). */
function editOfficer({ field, s }: StateView, officer: Officer, values: EditValues): Refusal | null {
  const place = values.place('place');
  if (!place || !('spot' in place)) return null;
  const { spot } = place;
  const { id, side, name, brigades } = officer;
  const { width, height } = field.table;
  if (spot.x < 0 || spot.y < 0 || spot.x > width || spot.y > height)
    return refused('JR-2.2c', `${name} would not be on the table.`);
  const touched = field.units.filter(
    (unit) =>
      s.fate[unit.id] === S.ON_TABLE && gapToSpot(footprintOf(field, s, unit.id), spot) <= TOUCH_DISTANCE,
  );
  if (touched.some((unit) => unit.side !== side))
    return refused('JR-16.2b', `${name} would be with a unit of the enemy.`);
  s.attached[id] = touched.find(({ brigade }) => brigades.includes(brigade))?.id ?? NONE;
  [s.officerX[id], s.officerY[id]] = [spot.x, spot.y];
  return null;
}

/** Why a changed unit cannot be where it is now; null if it can, or if its footprint is as it was (JR-2.2c). */
function refuseFootprint({ field, s }: StateView, piece: string, set: ManualEdit['set']): Refusal | null {
  const unit = unitIn(field, piece);
  if (!unit || s.fate[unit.id] !== S.ON_TABLE) return null;
  if (!['place', 'facing', 'formation', 'strength'].some((id) => set[id] !== undefined)) return null;
  const others = field.units.filter(({ id }) => id !== unit.id && s.fate[id] === S.ON_TABLE);
  const stands = others.map(({ id }) => footprintOf(field, s, id));
  if (isClear(field.table, footprintOf(field, s, unit.id), stands)) return null;
  return refused('JR-2.2c', `There is no space for ${unitOf(field, unit.id).called} there.`);
}

/** The place of a piece; null off the table. */
function spotNow({ field, s }: StateView, piece: string): Spot | null {
  const unit = unitIn(field, piece);
  if (unit) return s.fate[unit.id] === S.ON_TABLE ? footprintOf(field, s, unit.id) : null;
  const officer = officerIn(field, piece);
  return officer && s.officer[officer.id] === S.SERVES ? officerPlace(field, s, officer.id) : null;
}

function logEdit(game: Game, { piece, set }: ManualEdit, before: Spot | null): void {
  const { field, s } = game;
  const unit = unitIn(field, piece);
  const officer = officerIn(field, piece);
  const now = spotNow(game, piece);
  const who = (): Name => (unit ? nameOf(field, unit.id) : personNamed(officer?.name ?? ''));
  const words = (): string[] => {
    if (!now) return ['off the table'];
    const placed = set['place'] === undefined ? [] : [putWords(before, now)];
    return unit ? [...placed, ...stateWords(field, s, unit.id, set)] : placed;
  };
  emit(
    game,
    (unit ?? officer)?.side ?? null,
    [],
    () => told`By hand: ${who()}, ${words().join(', ')}`,
    () => ({ kind: 'by hand', pieces: [piece], at: now && { spot: { x: now.x, y: now.y } } }),
  );
}

/** The present values of a unit that may be set by hand. */
function stateWords(field: Field, s: S.State, unit: UnitId, set: ManualEdit['set']): string[] {
  const counted = unitOf(field, unit).arm === 'battery' ? 'sections' : 'figures';
  const words: Readonly<Record<string, () => string>> = {
    facing: () => `facing ${Math.round(nth(s.facing, unit) / 10)} degrees`,
    formation: () => `in ${S.formationOf(s, unit).replaceAll('_', ' ')}`,
    strength: () => `${counted} now ${strengthOfUnit(field, s, unit)}`,
    morale: () => `morale ${S.levelOf(s, unit)}`,
    order: () => (s.disordered[unit] === 1 ? 'disordered' : 'in order'),
    ammunition: () => `ammunition ${S.ammunitionOf(s, unit)}`,
  };
  return Object.entries(words).flatMap(([id, say]) => (set[id] === undefined ? [] : [say()]));
}
