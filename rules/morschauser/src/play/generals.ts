import {
  asFacing,
  gap,
  isWithin,
  onTable,
  overlapDepth,
  type Spot,
  type Stand,
  spotOf,
  type Thousandths,
  type TenthDegrees,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import { personNamed, saying, told } from '@linstock/scene';
import { touch } from '../measure/zone.ts';
import {
  attachedTo,
  companyOf,
  generalId,
  generalOf,
  generalStand,
  isOnTable,
  nameOf,
  placeBehind,
  placedOf,
  standOf,
} from '../model/board.ts';
import type { CompanyId, Field, GeneralId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { personalityReckoning } from '../reckon/command.ts';
import { LENGTHS, PERSONALITIES, type Personality } from '../tables/index.ts';

/** Generals: attached, carried along, shifted, put to flight and lost (MM-B1m to MM-B1q, MM-B6ai, MM-E2m). */

/**
 * Attaches a general to a company, or detaches him (NONE). After this he does not count as joined since the
 * start of the player turn (MM-E4j).
 */
export function attach(field: Field, s: State, general: GeneralId, company: CompanyId): void {
  s.attached[general] = company;
  s.generalDone[general] = (s.generalDone[general] ?? 0) & ~S.JOINED;
  if (company !== S.NONE) standBehind(field, s, general, company);
}

function standBehind(field: Field, s: State, general: GeneralId, company: CompanyId): void {
  const behind = placeBehind(standOf(field, s, company));
  s.generalX[general] = behind.x;
  s.generalY[general] = behind.y;
  s.generalFacing[general] = nth(s.facing, company);
}

/** The company that a general joins when he ends his move here, or NONE (MM-B1q). */
export function companyJoined(
  field: Field,
  s: State,
  general: GeneralId,
  at: Stand,
  ownBrigadeOnly = false,
): number {
  const { side, brigade } = generalOf(field, general);
  const touched = field.companies.filter(
    (c) => c.side === side && isOnTable(s, c.id) && touch(placedOf(field, s, c.id).stand, at),
  );
  const own = touched.filter((company) => company.brigade === brigade);
  const from = own.length > 0 || ownBrigadeOnly ? own : touched;
  const nearest = from.toSorted(
    (a, b) => gap(standOf(field, s, a.id), at) - gap(standOf(field, s, b.id), at),
  );
  return nearest[0]?.id ?? S.NONE;
}

/** Generals who touch a company of their own brigade at set-up are attached to it (MM-B1q). */
export function attachAtSetUp(field: Field, s: State): void {
  for (const { id } of field.generals)
    attach(field, s, id, companyJoined(field, s, id, generalStand(s, id), true));
}

/** The effects on generals after a company has moved or turned: own ones are carried or shifted, enemy ones flee a move. */
export function generalsAfterMove(game: Game, company: CompanyId, moved = true): void {
  const { field, s } = game;
  for (const { id, side } of field.generals) {
    if (s.generalLost[id] === 1) continue;
    if (s.attached[id] === company) standBehind(field, s, id, company);
    else if (s.attached[id] !== S.NONE) continue;
    else if (side === companyOf(field, company).side) shiftOff(field, s, id, company);
    else if (moved) fleeFrom(game, id, company);
  }
}

/**
 * An unattached general within 3 inches of an enemy that has moved up joins his nearest company or is
 * captured (MM-B1o).
 */
function fleeFrom(game: Game, general: GeneralId, company: CompanyId): void {
  const { field, s } = game;
  if (!isWithin(generalStand(s, general), standOf(field, s, company), LENGTHS.meleeRange)) return;
  takeRefuge(game, general);
}

/** A general joins the nearest company of his side within 24 inches; if there is none he is captured (MM-B1o). */
function takeRefuge(game: Game, general: GeneralId): void {
  const { field, s } = game;
  const { side, name } = generalOf(field, general);
  const at = generalStand(s, general);
  const own = field.companies
    .filter((company) => company.side === side && isOnTable(s, company.id))
    .map(({ id }) => ({ id, far: gap(standOf(field, s, id), at) }))
    .filter(({ far }) => far <= LENGTHS.generalRefuge + TOUCH_DISTANCE)
    .toSorted((a, b) => a.far - b.far);
  const refuge = own[0];
  if (!refuge) return loseGeneral(game, general, 'taken', 'MM-B1o', `${name} is captured.`);
  attach(field, s, general, refuge.id);
  emit(
    game,
    side,
    ['MM-B1o'],
    () => told`${saying(personNamed(name), 'takes', 'take')} refuge with ${nameOf(field, refuge.id)}`,
    () => ({ kind: 'officer', piece: generalId(general), fate: 'joins' }),
  );
}

/**
 * A company that ends a move on a friendly general moves him aside, by the shortest distance that is enough
 * (MM-B1n).
 */
function shiftOff(field: Field, s: State, general: GeneralId, company: CompanyId): void {
  const stand = standOf(field, s, company);
  const at = generalStand(s, general);
  const deep = overlapDepth(stand, at);
  if (deep <= TOUCH_DISTANCE) return;
  // The least way out of a rectangle is straight away from a side of either.
  const ways = [stand, at].flatMap(({ facing }) =>
    [0, 900, 1800, 2700].map((turn) => pushedOut(stand, at, asFacing(facing + turn))),
  );
  const open = ways.filter((to) => onTable(field.table, { ...at, ...to }));
  const [to] = (open.length > 0 ? open : ways).toSorted(
    (a, b) => (a.x - at.x) ** 2 + (a.y - at.y) ** 2 - (b.x - at.x) ** 2 - (b.y - at.y) ** 2,
  );
  if (!to) return;
  s.generalX[general] = to.x;
  s.generalY[general] = to.y;
}

/** The place where a stand pushed in a direction first only touches another. */
function pushedOut(stand: Stand, at: Stand, facing: TenthDegrees): Spot {
  let [near, far] = [0, stand.depth + at.depth + stand.frontage];
  const to = (distance: Thousandths): Spot => spotOf({ ...at, facing }, { right: 0, ahead: distance });
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (overlapDepth(stand, { ...at, ...to(middle) }) > 0) near = middle;
    else far = middle;
  }
  return to(far);
}

/** A general falls or is captured. The army commander takes over his units (MM-E2ab). */
export function loseGeneral(
  game: Game,
  general: GeneralId,
  fate: 'falls' | 'taken',
  clause: string,
  words: string,
): void {
  const { field, s } = game;
  s.generalLost[general] = 1;
  s.attached[general] = S.NONE;
  const { side } = generalOf(field, general);
  emit(
    game,
    side,
    [clause],
    () => words,
    () => ({ kind: 'officer', piece: generalId(general), fate }),
  );
}

/** The general of a lost company looks for another (MM-B6ai). */
export function generalsOfLost(game: Game, company: CompanyId): void {
  const { field, s } = game;
  for (let at = attachedTo(field, s, company); at !== S.NONE; at = attachedTo(field, s, company)) {
    s.attached[at] = S.NONE;
    takeRefuge(game, at);
  }
}

/** The personality of a general, diced for the first time it is needed (MM-E2m). */
export function characterOf(game: Game, general: GeneralId): Personality {
  const { field, s, umpire } = game;
  const known = S.personalityOf(s, general);
  if (known) return known;
  const { personality } = umpire.throw({
    ...personalityReckoning(generalOf(field, general).name),
    about: [generalId(general)],
  });
  s.personality[general] = PERSONALITIES.indexOf(personality);
  return personality;
}

/** Generals of a side that are in the field. */
export function generalsOf(field: Field, s: State, side: Side): number[] {
  return field.generals.filter((g) => g.side === side && s.generalLost[g.id] === 0).map(({ id }) => id);
}
