import { type Hex, neighbour } from '@linstock/ground';
import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { COMMAND_FORMATIONS } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, type QuestionOf, type StateView, settle } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { moverOf } from '../../reckon/going.ts';
import { changeReckoning } from '../../reckon/morale.ts';
import { mayStandTogether } from '../../reckon/stacking.ts';
import type { Formation } from '../../tables/index.ts';
import { markActed } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { refuseMode } from '../activations/mode.ts';
import { settleLeaders } from '../leaders/leaders.ts';
import { refuseByCustom } from './custom.ts';
import { pickFacings } from './facings-after.ts';

/** Changing formation (FL-6.13, FL-6.6). */

/** A whole Command takes a new formation (FL-6.13b). */
export const formation: Decision<'formation'> = {
  *options(game) {
    for (const to of COMMAND_FORMATIONS)
      if (this.refuse(game, { do: 'formation', to }) === null) yield { do: 'formation', to };
  },
  refuse: (game, { to }) => refuseFormation(game, to),
  carryOut: (game, { to }) => change(game, to),
};

function refuseFormation(game: StateView, to: Formation): Refusal | null {
  const { field, s } = game;
  const mode = refuseMode(game);
  if (mode) return mode;
  const name = board.commandName(field, s.command);
  if (board.commandUnits(game, s.command).some((unit) => s.disordered[unit] === 1))
    return refusal(
      'FL-R-DISORDERED-COMMAND',
      'FL-6.61a',
      `A unit of ${name} is Disordered: the Command cannot change formation.`,
    );
  const drilled = drilledUnits(game);
  if (drilled.length === 0)
    return refusal(
      'FL-R-NO-FORMATION',
      'FL-6.13b',
      `No Infantry of ${name} that is fully active could change formation.`,
    );
  const stuck = firstWithoutRoom(game, leavingPairs(game, drilled, to));
  if (stuck !== S.NONE)
    return refusal(
      'FL-R-NO-UNSTACK',
      'FL-6.63d',
      `${saying(board.unitName(field, stuck), 'has', 'have')} no free hex at hand to go to.`,
    );
  if (S.formationCode(to) === s.drill[s.command])
    return refusal('FL-R-SAME', 'FL-6.13b', `${name} is in ${to} already.`);
  return refuseByCustom(game, drilled, to);
}

/** Fully active Infantry of the open Command that is not in SK (FL-6.13b, c). */
function drilledUnits(game: StateView): UnitId[] {
  const { field, s } = game;
  return board
    .commandUnits(game, s.command)
    .filter(
      (unit) =>
        board.unitOf(field, unit).kind === 'infantry' &&
        S.formationOf(s, unit) !== 'SK' &&
        board.isFullyActive(game, unit),
    );
}

/** The top units of pairs that have to part because they leave Close (FL-6.63a). */
function leavingPairs(game: StateView, units: readonly UnitId[], to: Formation): UnitId[] {
  if (to === 'Close') return [];
  return units.filter((unit) => board.partnerOf(game, unit) !== S.NONE && board.isOnTop(game, unit));
}

/** The units of the Command whose turn it is that a change of formation concerns (FL-6.13c). */
export function changingTo(game: StateView, to: Formation): UnitId[] {
  return drilledUnits(game).filter((unit) => S.formationOf(game.s, unit) !== to);
}

/** The roll of one of them, and whether it parts from its pair for it (FL-6.61, FL-6.63a). */
export function changeOf(game: StateView, unit: UnitId, to: Formation) {
  const { field } = game;
  const parts = leavingPairs(game, [unit], to).length > 0;
  const { morale } = board.unitOf(field, unit);
  return { parts, reckoning: changeReckoning(`${board.unitName(field, unit)}`, morale, parts) };
}

/** They all take it on, each with its roll (FL-6.13b, c, FL-6.62a to d, FL-6.63a). */
function* change(game: Game, to: Formation): Play {
  const { field, s } = game;
  const { command } = s;
  const all = board.commandUnits(game, command).filter((unit) => board.isFullyActive(game, unit));
  s.mode = S.FORMATION;
  s.drill[command] = S.formationCode(to);
  const changing = changingTo(game, to);
  for (const [i, unit] of changing.entries()) {
    const { parts, reckoning } = changeOf(game, unit, to);
    if (parts) yield* unstack(game, unit, leavingPairs(game, changing.slice(i + 1), to));
    const { disordered } = game.umpire.throw({ ...reckoning, about: board.unitIds([unit]) });
    if (disordered) s.disordered[unit] = 1;
  }
  for (const unit of changing) s.formation[unit] = S.formationCode(to);
  for (const unit of all) markActed(game, unit);
  emit(
    game,
    s.active,
    ['FL-6.13b'],
    () => told`${saying(board.commandName(field, command), 'goes', 'go')} into ${to}`,
    () => ({ kind: 'formation', pieces: board.unitIds(changing), formation: to }),
  );
  yield* pickFacings(game, s.active, changing);
}

// Pairs that part

/** The hexes a unit that leaves its pair can go to (FL-6.63a, b). */
function unstackHexes(game: StateView, unit: UnitId): Hex[] {
  const { map } = game.field;
  const from = board.hexOfUnit(game.s, unit);
  const hexes: Hex[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(map, from, direction);
    if (to !== S.NONE && refuseUnstack(game, unit, to) === null) hexes.push(to);
  }
  return hexes;
}

function refuseUnstack(game: StateView, unit: UnitId, to: Hex): Refusal | null {
  const { field, s } = game;
  const { map, ground } = field;
  const from = board.hexOfUnit(s, unit);
  const direction = [0, 1, 2, 3, 4, 5].find((each) => map.neighbours[from * 6 + each] === to);
  if (direction === undefined)
    return refusal('FL-R-OFF-MAP', 'FL-7.11c', 'The unit goes to a hex next to its own, on the map.');
  const { side, kind } = board.unitOf(field, unit);
  if (board.besideEnemy(field, board.lookAround(field, s), to, side))
    return refusal('FL-R-ADJACENT-ENEMY', 'FL-6.63b', 'That hex is next to an enemy unit.');
  const there = board.unitsIn(s, to);
  const strangers = there.some((other) => board.unitOf(field, other).side !== side);
  const parted = { ...board.stacked(game, unit), formation: null }; // it is in Close no longer
  if (strangers || !mayStandTogether([parted, ...there.map((each) => board.stacked(game, each))]))
    return refusal('FL-R-OCCUPIED', 'FL-6.63a', 'That hex is taken.');
  const cost = nth(ground.cost[moverOf(kind, S.formationOf(s, unit))], from * 6 + direction);
  return cost < 0 ? refusal('FL-R-IMPASSABLE', 'FL-6.63a', 'The unit cannot go there.') : null;
}

/**
 * The index of the first top unit that finds no free hex once the units before it have taken theirs; -1 if all find
 * one (FL-6.63a, b, d).
 * @param taken a hex that another has entered
 */
function firstWithoutRoom(game: StateView, units: readonly UnitId[], taken = S.NONE): number {
  const goes = new Map<Hex, UnitId>();
  const findsRoom = (unit: UnitId, tried: Set<Hex>): boolean =>
    unstackHexes(game, unit).some((hex) => {
      if (hex === taken || tried.has(hex)) return false;
      tried.add(hex);
      const other = goes.get(hex);
      if (other !== undefined && !findsRoom(other, tried)) return false; // the other may have another hex to go to
      goes.set(hex, unit);
      return true;
    });
  return units.find((unit) => !findsRoom(unit, new Set())) ?? S.NONE;
}

/** A top unit steps aside. Its new hex must leave space for the others that still have to separate. */
function* unstack(game: Game, unit: UnitId, others: readonly UnitId[] = []): Play {
  const { field, s } = game;
  const from = board.hexOfUnit(s, unit);
  const { hex } = yield* settle(unstackQuestion(game, unit, others));
  s.at[unit] = hex;
  s.smoke[unit] = 0; // FL-11.42b
  board.putOnTop(s, unit);
  emit(
    game,
    board.unitOf(field, unit).side,
    ['FL-6.63a'],
    () => told`${saying(board.unitName(field, unit), 'steps', 'step')} aside`,
    () => ({ kind: 'move', went: [{ piece: board.unitId(unit), path: { hexes: [from, hex] } }] }),
  );
  yield* settleLeaders(game, unit, from);
}

function unstackQuestion(game: Game, unit: UnitId, others: readonly UnitId[]): QuestionOf<'unstack'> {
  const { field } = game;
  const refuseHex = (hex: Hex): Refusal | null => {
    const refused = refuseUnstack(game, unit, hex);
    if (refused || firstWithoutRoom(game, others, hex) === S.NONE) return refused;
    return refusal('FL-R-NO-UNSTACK', 'FL-6.63d', 'Another pair that has to part needs that hex.');
  };
  return {
    side: board.unitOf(field, unit).side,
    kind: 'unstack',
    clause: 'FL-6.63a',
    stable: false,
    prompt: () => `To which hex does ${board.unitName(field, unit)} step aside?`,
    options: () =>
      unstackHexes(game, unit)
        .filter((hex) => refuseHex(hex) === null)
        .map((hex) => ({ do: 'unstack', unit, hex })),
    refuse: ({ unit: named, hex }) =>
      named === unit
        ? refuseHex(hex)
        : refusal('FL-R-ACTED', 'FL-6.63a', `It is ${board.unitName(field, unit)} that steps aside.`),
  };
}

/** A pair that must leave Close separates if there is room; false if there is none (FL-6.14b, FL-6.63a). */
export function* unstackIfRoom(game: Game, unit: UnitId, partner: UnitId): Play<boolean> {
  const top = board.isOnTop(game, unit) ? unit : partner;
  if (unstackHexes(game, top).length === 0) return false;
  yield* unstack(game, top);
  return true;
}
