import {
  isWithin,
  lengthWords,
  onTable,
  type Spot,
  type Stand,
  span,
  TOUCH_DISTANCE,
  wayLength,
} from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { goingOf } from '../measure/going.ts';
import type { Situation } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import {
  generalId,
  generalOf,
  generalStand,
  isOnTable,
  nameOf,
  placeBehind,
  standOf,
} from '../model/board.ts';
import type { CompanyId, GeneralId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { attach, companyJoined, generalsOf } from './generals.ts';

/** Generals ride between two groups, once in a player turn, by as many straight legs as they like (MM-B1m, MM-B1p, MM-B1q). */

/** A general's own move. */
export type Ride = Extract<AnswerTo<'act'>, { do: 'general' }>;

/** The way of a ride, from the general's place. */
export function rideWay(s: State, { general, x, y, via = [] }: Ride): Spot[] {
  const from = generalStand(s, general);
  return [{ x: from.x, y: from.y }, ...via, { x, y }];
}

function placedAt(
  { field, s }: Game,
  { general, x, y }: Ride,
): { readonly at: Stand; readonly joins: number } {
  const at = { ...generalStand(s, general), x, y };
  return { at, joins: companyJoined(field, s, general, at) };
}

/** Why a general may not take this ride; null if he may. */
export function refuseRide(game: Game, situation: Situation, answer: Ride): Refusal | null {
  const { field, s } = game;
  const general = field.generals[answer.general];
  if (!general || general.side !== s.active || s.generalLost[general.id] === 1)
    return refused('R-GENERAL-MOVE', 'MM-B1m', 'Name a general of yours who is in the field.');
  if (hasRidden(s, general.id))
    return refused('R-GENERAL-MOVE', 'MM-B1m', `${general.name} has already moved in this player turn.`);
  const { at, joins } = placedAt(game, answer);
  const way = rideWay(s, answer);
  if (wayLength(way) > LENGTHS.generalMove + TOUCH_DISTANCE)
    return refused(
      'R-GENERAL-MOVE',
      'MM-B1m',
      `${general.name} moves ${lengthWords(LENGTHS.generalMove)} at most.`,
    );
  if (joins === S.NONE && !onTable(field.table, at))
    return refused('R-OFF-TABLE', 'MM-B1m', 'The whole stand of the general must be on the table.');
  if (changesNothing(game, answer))
    return refused('R-GENERAL-MOVE', 'MM-B1m', `${general.name} is there already.`);
  const going = goingOf(situation, 'general', way);
  if (going.closed)
    return refused('R-TERRAIN', 'MM-B1m', 'Unfordable water, marsh and high walls are closed to generals.');
  if (going.burning) return refused('R-BURNING', 'MM-B1m', 'A burning town is closed to generals.');
  const near = situation.companies.some(
    ({ side, stand }) => side !== general.side && isWithin(stand, at, LENGTHS.meleeRange),
  );
  if (!near || joins !== S.NONE) return null;
  return refused(
    'R-GENERAL-MOVE',
    'MM-B1p',
    `Within ${lengthWords(LENGTHS.meleeRange)} of an enemy he may only end attached to a company.`,
  );
}

const hasRidden = (s: State, general: GeneralId): boolean =>
  ((s.generalDone[general] ?? 0) & S.GENERAL_MOVED) !== 0;

/** Carries out a legal ride. */
export function ride(game: Game, answer: Ride): void {
  const { field, s } = game;
  const { general, x, y, via = [] } = answer;
  const { joins } = placedAt(game, answer);
  S.endLastTurns(s);
  const from = generalStand(s, general);
  s.generalX[general] = x;
  s.generalY[general] = y;
  attach(field, s, general, joins);
  s.generalDone[general] = (s.generalDone[general] ?? 0) | S.GENERAL_MOVED;
  const { name, side } = generalOf(field, general);
  const where = joins === S.NONE ? 'rides on' : `joins ${nameOf(field, joins)}`;
  const { facing } = from;
  const poses = [from, ...via.map((spot) => ({ ...spot, facing })), generalStand(s, general)];
  emit(
    game,
    side,
    ['MM-B1m'],
    () => told`${name} ${where}`,
    () => ({ kind: 'move', went: [{ piece: generalId(general), path: { poses } }] }),
  );
}

// Rides worth offering

/** Rides behind each company of the general's brigade. */
export function ridesOf(game: Game, situation: Situation): Ride[] {
  return generalsOf(game.field, game.s, game.s.active).flatMap((general) =>
    ridesBehind(game, general).flatMap((company) => rideBehind(game, situation, general, company) ?? []),
  );
}

/** One of those rides at random. Null if there is none, or if the drawn one is refused. */
export function anyRide(game: Game, situation: Situation, choose: (n: number) => number): Ride | null {
  const riders = generalsOf(game.field, game.s, game.s.active).filter(
    (general) => ridesBehind(game, general).length > 0,
  );
  if (riders.length === 0) return null;
  const general = nth(riders, choose(riders.length));
  const behind = ridesBehind(game, general);
  return rideBehind(game, situation, general, nth(behind, choose(behind.length)));
}

/** The companies that a general may ride to join: those of his brigade, once in a player turn. */
function ridesBehind({ field, s }: Game, general: GeneralId): CompanyId[] {
  if (hasRidden(s, general)) return [];
  const { brigade } = generalOf(field, general);
  return field.companies
    .filter((c) => c.brigade === brigade && isOnTable(s, c.id) && s.attached[general] !== c.id)
    .map(({ id }) => id);
}

/** A general's ride to a place behind a company; null if there is none. */
export function rideBehind(
  game: Game,
  situation: Situation,
  general: GeneralId,
  company: CompanyId,
): Ride | null {
  const found = rideTo(game, situation, general, placeBehind(standOf(game.field, game.s, company)));
  return refuseRide(game, situation, found) === null ? found : null;
}

/** True if a ride would leave a general where he is, and with whom (MM-B1q). */
export function changesNothing(game: Game, ride: Ride): boolean {
  const at = generalStand(game.s, ride.general);
  return ride.x === at.x && ride.y === at.y && placedAt(game, ride).joins === game.s.attached[ride.general];
}

/** Maximum offset of a turn from the straight way, and the step between two, in thousandths. */
const FARTHEST_ASIDE = 12_000;
const ASIDE_STEP = 1000;
/** Turning places along the straight way: once at one of these parts of it, or twice, at its quarters. */
const TURN_PARTS: readonly (readonly number[])[] = [[1 / 2], [1 / 4], [3 / 4], [1 / 4, 3 / 4]];

/** A general's ride to a place: straight, or by the shortest way found round what closes the straight one. */
export function rideTo(game: Game, situation: Situation, general: GeneralId, { x, y }: Spot): Ride {
  const straight: Ride = { do: 'general', general, x, y };
  const code = refuseRide(game, situation, straight)?.code;
  if (code !== 'R-TERRAIN' && code !== 'R-BURNING') return straight;
  const round = ridesRound(game.s, straight).find((each) => refuseRide(game, situation, each) === null);
  return round ?? straight;
}

/** Ways aside of a straight ride, the shortest first. */
function ridesRound(s: State, straight: Ride): Ride[] {
  const way = rideWay(s, straight);
  const [from, to] = [nth(way, 0), nth(way, 1)];
  const length = span(from, to);
  if (length === 0) return [];
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const asides: number[] = [];
  for (let aside = ASIDE_STEP; aside <= FARTHEST_ASIDE; aside += ASIDE_STEP) asides.push(aside, 0 - aside);
  const spotAt = (part: number, aside: number): Spot => ({
    x: Math.round(from.x + part * length * dx + aside * dy),
    y: Math.round(from.y + part * length * dy - aside * dx),
  });
  return TURN_PARTS.flatMap((parts) =>
    asides.map((aside): Ride => ({ ...straight, via: parts.map((part) => spotAt(part, aside)) })),
  ).toSorted((one, other) => wayLength(rideWay(s, one)) - wayLength(rideWay(s, other)));
}
