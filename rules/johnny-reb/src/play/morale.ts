import type { Spot } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { type CoveredEnemy, moraleCover } from '../measure/cover.ts';
import { isBehindFriends, whoMayPanic } from '../measure/neighbours.ts';
import { enemiesOf, nearest, type PlacedUnit } from '../measure/situation.ts';
import {
  footprintOf,
  isLeaderless,
  officerPresent,
  placedOf,
  regimentsLost,
  situationOf,
  standsLost,
} from '../model/board.ts';
import { NONE, type UnitId } from '../model/field.ts';
import { emit, type StateView } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import {
  CHARGING,
  formationOf,
  has,
  isForming,
  levelOf,
  mark,
  ON_TABLE,
  orderOf,
  PANICKED,
  ROUTED,
  type State,
  stopMove,
} from '../model/state.ts';
import { causeOf, gunLossesOf, type Hit, worstAspect } from '../reckon/batch.ts';
import { inchesReckoning } from '../reckon/lines.ts';
import { fallBackDice, moraleReckoning, type Nerve, type StrikeFactors } from '../reckon/morale.ts';
import { bonusRow } from '../reckon/rates.ts';
import type { RebClause } from '../tables/clauses.ts';
import { BONUS_DICE, LEVELS, type Level } from '../tables/index.ts';
import { titled } from '../tables/words.ts';
import type { Alarm, AlarmContext } from './alarm.ts';
import { fallsBack } from './falling-back.ts';
import { disorder } from './losses.ts';

/** Morale checks (P3), and the further checks of units that see others rout or vanish (P4). */

/** The factors of a unit's check at present (JR-12.4); `against` is the enemy concerned for cover and height. */
export function nerveOf({ field, s }: StateView, unit: UnitId, against: CoveredEnemy | null): Nerve {
  const situation = situationOf(field, s);
  const placed = placedOf(field, s, unit);
  const charging = has(s, unit, CHARGING);
  return {
    quality: placed.quality,
    level: placed.level,
    officer: officerPresent(field, s, unit),
    cover: charging ? null : moraleCover(field.table, placed, against),
    behindFriends: isBehindFriends(situation, placed),
    charging,
    commanderLost: isLeaderless(field, s, unit),
    standsLost: standsLost(field, s, unit),
    regimentsLost: regimentsLost(field, s, unit),
  };
}

/** The nearest enemy as the one concerned, if no attack says which it is (JR-12.4k). */
export function nearestAgainst({ field, s }: StateView, unit: UnitId): CoveredEnemy | null {
  const { side, stand } = placedOf(field, s, unit);
  const enemy = nearest(stand, enemiesOf(situationOf(field, s), side));
  return enemy && againstOf(enemy);
}

/** An enemy as cover and height see it: from its P, with its arc (JR-7.2a, JR-12.4k). */
export function againstOf({ front, stand }: PlacedUnit): CoveredEnemy {
  return { front, from: front, arcOf: stand };
}

/** The factors in the check of a unit hit by an enemy's fire, with its present order and place (JR-12.2a, JR-12.5). */
export function firedOn(
  game: StateView,
  unit: UnitId,
  firer: PlacedUnit,
  { aspect, gunLosses }: Pick<StrikeFactors, 'aspect' | 'gunLosses'>,
): { readonly nerve: Nerve; readonly struck: StrikeFactors } {
  const { s } = game;
  const struck: StrikeFactors = {
    by: 'fire',
    aspect,
    disordered: s.disordered[unit] === 1,
    forming: isForming(s, unit),
    conditionalHold: orderOf(s, unit) === 'CH',
    gunLosses,
  };
  return { nerve: nerveOf(game, unit, againstOf(firer)), struck };
}

/**
 * The check of a unit that a batch of fires hit (JR-12.2a). The enemy that caused it sets the direction of a
 * fall-back (JR-13.2g).
 * @param before the firing units of the batch before its losses: a unit that is gone by now is looked up
 * there
 */
export function checkAfterFire(
  game: AlarmContext,
  unit: UnitId,
  hits: readonly Hit[],
  before: ReadonlyMap<UnitId, PlacedUnit>,
): void {
  const { field, s } = game;
  const firer = causeOf(hits)?.firer;
  if (firer === undefined) throw new RangeError('A unit that was not hit makes no check after fire.');
  const cause = s.fate[firer] === ON_TABLE ? placedOf(field, s, firer) : before.get(firer);
  if (!cause) throw new RangeError(`Firer ${firer} is not among the firers of the batch.`);
  const { nerve, struck } = firedOn(game, unit, cause, {
    aspect: worstAspect(hits),
    gunLosses: gunLossesOf(hits),
  });
  check(game, unit, nerve, struck, cause.stand);
}

/** Rolls a check and carries it out; a routed unit makes none (JR-12.2b). */
function check(
  game: AlarmContext,
  unit: UnitId,
  nerve: Nerve,
  struck: StrikeFactors | null,
  cause: Spot | null,
): void {
  const { field, umpire } = game;
  if (nerve.level === 'routed') return;
  const { level } = umpire.throw({
    ...moraleReckoning(nerve, struck, `${nameOf(field, unit)}`),
    about: [unitPiece(unit)],
  });
  settle(game, unit, nerve, level, cause, clauseOfCheck(nerve.level, level));
}

/** The clause by which a check settles a level: a drop of one, a 2 that routs, a 12 that raises (JR-12.3). */
export function clauseOfCheck(before: Level, after: Level): RebClause {
  const [from, to] = [LEVELS.indexOf(before), LEVELS.indexOf(after)];
  if (to < from) return 'JR-12.3c';
  return to === from + 1 ? 'JR-12.3d' : 'JR-12.3b';
}

/** A unit's new level and its consequences: rout, disorder, the fall-back (JR-13.1a, b). */
export function settle(
  game: AlarmContext,
  unit: UnitId,
  before: Nerve,
  level: Level,
  cause: Spot | null,
  clause: RebClause,
): void {
  const { field, s, umpire, alarms } = game;
  const { side, horseArtillery } = unitOf(field, unit);
  const { arm } = placedOf(field, s, unit);
  if (level === before.level) return;
  if (level === 'routed') alarms.push({ side, place: footprintOf(field, s, unit), routed: unit });
  setLevel(game, unit, level, clause);
  const mover = { arm, formation: formationOf(s, unit), level, disordered: true, horseArtillery };
  const limbered = arm === 'battery' ? ({ ...mover, formation: 'limbered' } as const) : mover; // JR-11.5a
  const dice = fallBackDice(before.level, level, before.officer !== null, BONUS_DICE[bonusRow(limbered)]);
  if (dice === 0) return;
  const roll = inchesReckoning(
    'fall back',
    titled(`${nameOf(field, unit)} falls back`),
    level === 'routed' ? 'JR-13.1b' : 'JR-13.1a',
    dice,
  );
  fallsBack(game, unit, umpire.throw({ ...roll, about: [unitPiece(unit)] }).sum, cause);
}

/**
 * Sets a unit's level. A unit that routs is disordered and loses its order (JR-13.1b, JR-4.1d). One
 * whose level falls stops on its way (JR-6.2h).
 * @param clause the clause that gives it this level
 */
export function setLevel(game: AlarmContext, unit: UnitId, level: Level, clause: RebClause): void {
  const { field, s } = game;
  const rises = LEVELS.indexOf(level) < nth(s.level, unit);
  s.level[unit] = LEVELS.indexOf(level);
  if (!rises) stopMove(s, unit);
  emit(
    game,
    unitOf(field, unit).side,
    [clause],
    () =>
      told`${saying(nameOf(field, unit), 'is', 'are')} ${level === 'good' ? 'in good heart again' : level}`,
    () => {
      if (level === 'routed') return { kind: 'rout', pieces: [unitPiece(unit)] };
      if (rises) return { kind: 'rally', pieces: [unitPiece(unit)], rallied: true };
      return { kind: 'morale', pieces: [unitPiece(unit)], morale: 'shaken' };
    },
  );
  if (level !== 'routed') return;
  disorder(game, unit, 'JR-13.1b');
  mark(s, unit, ROUTED);
  s.order[unit] = NONE;
  s.arrow[unit] = NONE;
}

/** Runs the alarms until none is left: friends near enough check, the nearest first, each once a phase (P4). */
export function runAlarms(game: AlarmContext): void {
  const { field, s, alarms } = game;
  for (let alarm = alarms.shift(); alarm; alarm = alarms.shift()) {
    for (const { listed: unit } of whoMayPanic(situationOf(field, s), alarm.side, alarm.place)) {
      if (has(s, unit, CHARGING)) game.postponed.push({ alarm, unit });
      else panic(game, unit);
    }
  }
}

/** A unit checks for an event that it saw, once a phase (JR-12.2d). */
function panic(game: AlarmContext, unit: UnitId): void {
  const { s } = game;
  if (has(s, unit, PANICKED) || !isOnTable(s, unit)) return;
  mark(s, unit, PANICKED);
  check(game, unit, nerveOf(game, unit, nearestAgainst(game, unit)), null, null);
}

/** When their charge is over, its units check for events near them (JR-12.2c). */
export function runPostponed(game: AlarmContext): void {
  const { field, s } = game;
  const waiting = game.postponed.splice(0);
  for (const alarm of new Set(waiting.map((each) => each.alarm))) {
    const place = placeNow(game, alarm);
    if (place === null) continue;
    const units = waiting.filter((each) => each.alarm === alarm).map(({ unit }) => unit);
    for (const { listed } of whoMayPanic(situationOf(field, s), alarm.side, place))
      if (units.includes(listed)) panic(game, listed);
  }
  runAlarms(game);
}

/** The present place of a routed unit; for anything else its place at the time; null if the routed unit has left. */
function placeNow({ field, s }: StateView, { routed, place }: Alarm): Alarm['place'] | null {
  if (routed === null) return place;
  return s.fate[routed] === ON_TABLE ? footprintOf(field, s, routed) : null;
}

function isOnTable(s: State, unit: UnitId): boolean {
  return s.fate[unit] === ON_TABLE && levelOf(s, unit) !== 'routed';
}
