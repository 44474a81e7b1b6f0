import { nth, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { footprintOf, isSpent, officerPresent } from '../model/board.ts';
import { type BrigadeId, CONFEDERATE, NONE, UNION, type UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { DESTROYED, ON_TABLE, type State } from '../model/state.ts';
import { sumReckoning } from '../reckon/lines.ts';
import { type Replacement, rallyReckoning, replacementReckoning } from '../reckon/rally.ts';
import { initiative } from '../reckon/turn.ts';
import type { RebClause } from '../tables/clauses.ts';
import { BMP, LEVELS, type Level, type Quality } from '../tables/index.ts';
import type { AlarmContext } from './alarm.ts';
import { runsHome } from './falling-back.ts';
import { remove, takeLosses } from './losses.ts';
import { nearestAgainst, nerveOf, runAlarms, settle } from './morale.ts';

/** Phase 2: initiative, routed moves, rallies, replacements (JR-5.3, JR-13.3 to JR-13.5, P9). */

/** One die a side, the Union's first: who has the initiative this turn (JR-5.3a). */
export function throwForInitiative(game: AlarmContext): void {
  const { s, umpire } = game;
  const die = (of: string): number =>
    umpire.throw(sumReckoning('initiative', `Initiative die of the ${of}`, 'JR-5.3a', 1)).sum;
  const [union, confederate] = [die('Union'), die('Confederates')];
  s.initiative = initiative(union, confederate, s.initiative, { union: UNION, confederate: CONFEDERATE });
  const dice = [Math.max(union, confederate), Math.min(union, confederate)];
  emit(
    game,
    s.initiative,
    ['JR-5.3a'],
    () =>
      `${s.initiative === UNION ? 'The Union has' : 'The Confederates have'} ${union === confederate ? 'the initiative still' : 'the initiative'}, ${dice.join(' against ')}.`,
    () => ({ kind: 'note', pieces: [], at: null }),
  );
}

/** The sides in the order of phases 2, 5 and 7: the one without the initiative first (JR-5.3c). */
export function inTurn({ initiative: first }: Pick<State, 'initiative'>): readonly [Side, Side] {
  return first === UNION ? [CONFEDERATE, UNION] : [UNION, CONFEDERATE];
}

/** A side's units on the table at some levels, in list order, as a step begins (JR-13.3a, JR-13.4a). */
function unitsAt(
  { field, s }: AlarmContext,
  side: Side,
  levels: readonly (typeof LEVELS)[number][],
): UnitId[] {
  const wanted = levels.map((level) => LEVELS.indexOf(level));
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE && wanted.includes(nth(s.level, id)))
    .map(({ id }) => id);
}

/** Every unit routed as this step begins runs for its home edge (JR-13.3a). */
export function routedMoves(game: AlarmContext): void {
  for (const side of inTurn(game.s))
    for (const unit of unitsAt(game, side, ['routed'])) {
      if (game.s.fate[unit] === ON_TABLE) runsHome(game, unit);
      runAlarms(game);
    }
}

/** Every unit routed or shaken as this step begins tries to rally, at the level it has when its turn comes (JR-13.4a). */
export function rallies(game: AlarmContext): void {
  for (const side of inTurn(game.s))
    for (const unit of unitsAt(game, side, ['shaken', 'routed'])) {
      const { s } = game;
      if (s.fate[unit] !== ON_TABLE || s.level[unit] === LEVELS.indexOf('good')) continue;
      rally(game, unit);
      runAlarms(game);
    }
}

/** The clause by which a rally settles a level: one up, a 12 that raises to good, a 2 that routs (JR-13.4). */
function rallyClause(before: Level, after: Level): RebClause {
  if (after === 'routed') return 'JR-13.4e';
  return before === 'routed' && after === 'good' ? 'JR-13.4c' : 'JR-13.4b';
}

function rally(game: AlarmContext, unit: UnitId): void {
  const { field, s, umpire } = game;
  const nerve = nerveOf(game, unit, nearestAgainst(game, unit));
  const { level, standLost } = umpire.throw({
    ...rallyReckoning(nerve, `${nameOf(field, unit)}`),
    about: [unitPiece(unit)],
  });
  settle(game, unit, nerve, level, null, rallyClause(nerve.level, level));
  if (!standLost) return;
  const place = footprintOf(field, s, unit);
  // The figures of its first remaining stand, or a section (JR-13.4d).
  takeLosses(game, unit, unitOf(field, unit).arm === 'battery' ? 1 : (s.stands[unit]?.[0] ?? 0));
  if (isSpent(game.field, game.s, unit))
    remove(game, unit, {
      fate: DESTROYED,
      clause: 'JR-13.4d',
      verb: ['melts', 'melt'],
      words: 'away',
      taken: false,
      place,
    });
}

/** A side's rolls for ammunition, then for horses, in list order; every roll that is due is made (JR-13.5a, b, d). */
export function replacements(game: AlarmContext, side: Side): void {
  const { field, s } = game;
  const steady = unitsAt(game, side, ['good', 'shaken']);
  for (const unit of steady)
    if (nth(s.ammunition, unit) > 0 && unitOf(field, unit).replenished && comes(game, unit, 'ammunition'))
      restore(game, unit, s.ammunition, 'JR-13.5a');
  for (const unit of steady)
    if (nth(s.horses, unit) > 0 && comes(game, unit, 'horses')) restore(game, unit, s.horses, 'JR-13.5b');
}

function comes({ field, s, umpire }: AlarmContext, unit: UnitId, what: Replacement): boolean {
  const rank = officerPresent(field, s, unit);
  return umpire.throw({
    ...replacementReckoning(what, unitOf(field, unit).quality, rank, `${nameOf(field, unit)}`),
    about: [unitPiece(unit)],
  }).success;
}

/** One step of ammunition, or one horse marker, the better. */
function restore(game: AlarmContext, unit: UnitId, markers: number[], clause: RebClause): void {
  const { field } = game;
  markers[unit] = nth(markers, unit) - 1;
  emit(
    game,
    unitOf(field, unit).side,
    [clause],
    () => told`${nameOf(field, unit)} ${clause === 'JR-13.5a' ? 'is replenished' : 'has new horses'}`,
    () => ({ kind: 'note', pieces: [unitPiece(unit)], at: null }),
  );
}

/** A side's brigades that get a new commander: of each without one since an earlier turn a die is thrown (JR-13.5c). */
export function newCommanders(game: AlarmContext, side: Side): BrigadeId[] {
  const { field, s, umpire } = game;
  return field.brigades
    .filter(({ id, side: of, name }) => {
      const lost = nth(s.leaderless, id);
      const best = bestQuality(game, id);
      if (of !== side || lost === NONE || lost >= s.turn || best === null) return false;
      return umpire.throw(replacementReckoning('brigade_commander', best, null, name)).success;
    })
    .map(({ id }) => id);
}

/** The best quality, that of the lowest BMP, among the regiments of a brigade on the table; null of none. */
function bestQuality({ field, s }: AlarmContext, brigade: BrigadeId): Quality | null {
  const there = field.units.filter(
    ({ id, brigade: of, arm }) => of === brigade && arm !== 'battery' && s.fate[id] === ON_TABLE,
  );
  const [best] = there.map(({ quality }) => quality).sort((a, b) => BMP[a] - BMP[b]);
  return best ?? null;
}
