import { otherSide, type Side, type Umpire } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { emit, type Game, type Play } from '../model/game.ts';
import { fieldOf, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { actions } from './actions.ts';
import { compulsory } from './compulsory.ts';
import { burningTowns } from './fires.ts';
import { brigadeMorale, callMorale } from './morale.ts';
import { firstMove, initiative } from './opening.ts';
import { rally } from './rally.ts';
import { buy, place } from './set-up.ts';
import { isDecided, verdictOf } from './victory.ts';
import { countWork } from './works.ts';

/** The sequence of play, from the present step to the end of the game (MM-A5i, MM-D1g). */
export function* play(umpire: Umpire, setting: Setting, state: State): Play {
  while (state.step !== S.OVER) {
    const game: Game = { umpire, field: fieldOf(setting, state), s: state };
    const came = state.step;
    yield* step(game);
    if (isDecided(game)) end(game);
    else if (state.step === came) next(game);
  }
}

/** One step, from its present point. */
function* step(game: Game): Play {
  switch (game.s.step) {
    case S.BUY:
      return yield* buy(game);
    case S.PLACE:
      return yield* place(game);
    case S.BEGIN:
      return yield* initiative(game);
    case S.FIRST_MOVE:
      return yield* firstMove(game);
    case S.COMPULSORY:
      return yield* compulsory(game);
    case S.MORALE:
      return yield* brigadeMorale(game);
    case S.RALLY:
      return yield* rally(game);
    case S.ACTIONS:
      return yield* actions(game);
    default:
      throw new RangeError(
        `There is no step ${game.s.step} in the sequence of play; expected 0 to ${S.PLACE}.`,
      );
  }
}

/** Goes on to the next step, player turn or turn, or ends the game (MM-A5i, MM-BAT1f, MM-E3h, MM-E4j). */
function next(game: Game): void {
  const { s } = game;
  switch (s.step) {
    case S.BEGIN: // a tie: both throw again
    case S.BUY: // the other side buys
    case S.PLACE: // the next regiment
      return;
    case S.FIRST_MOVE:
      return beginPlayerTurn(game, s.first);
    case S.COMPULSORY:
      callMorale(game);
      s.step = S.MORALE;
      return;
    case S.MORALE:
      s.step = S.RALLY;
      return;
    case S.RALLY:
      s.step = S.ACTIONS;
      return;
    case S.ACTIONS:
      return endPlayerTurn(game);
  }
}

/** A player turn begins: no company of the side has acted yet (MM-A5e, MM-B1m, MM-E4j, MM-E6e). */
function beginPlayerTurn(game: Game, side: Side): void {
  const { field, s } = game;
  s.active = side;
  s.step = S.COMPULSORY;
  for (const company of field.companies) {
    if (company.side !== side) continue;
    s.done[company.id] = 0;
    s.stirred[company.id] = 0;
    s.target[company.id] = S.NONE;
    s.flank[company.id] = 0;
  }
  for (const general of field.generals) {
    if (general.side !== side) continue;
    s.generalDone[general.id] = s.attached[general.id] === S.NONE ? 0 : S.JOINED; // MM-E4j
  }
  emit(
    game,
    side,
    ['MM-A0k'],
    () => told`Turn ${s.turn}, ${field.sideNames[side]} player turn`,
    () => ({ kind: 'turn' }),
  );
}

/** The end of a player turn: burning towns (MM-C5k), work of engineers (MM-E7k4); then the other side, or the next turn, or the end (MM-A5d, MM-A5n, MM-D1b, MM-D1d). */
function endPlayerTurn(game: Game): void {
  const { field, s } = game;
  S.endLastTurns(s);
  burningTowns(game, s.active);
  countWork(game, s.active);
  if (isDecided(game)) return end(game);
  if (s.active === s.first) return beginPlayerTurn(game, otherSide(s.active));
  if (s.turn === field.turns) return end(game);
  s.turn++;
  if (field.switches.rerollInitiative)
    s.step = S.BEGIN; // MM-A5d
  else beginPlayerTurn(game, s.first);
}

function end(game: Game): void {
  const { field, s } = game;
  s.step = S.OVER;
  s.group = null;
  const verdict = verdictOf(field, s);
  emit(
    game,
    null,
    [verdict?.clause ?? 'MM-D1d'],
    () => `The battle is over. ${verdict?.sentence ?? ''}`.trim(),
    () => ({ kind: 'end' }),
  );
}
