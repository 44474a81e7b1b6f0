import { nth, otherSide, type Side, type Umpire } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { companyIds, onMap, regimentName } from '../model/board.ts';
import { AMERICAN, type Field, SIDE_NAMES } from '../model/field.ts';
import { emit, type Game, type Play } from '../model/game.ts';
import { nextMoment, performers } from '../model/phases.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { PHASES } from '../tables/index.ts';
import { command } from './command.ts';
import { fire } from './fire.ts';
import { movement } from './movement.ts';
import { setUp } from './setup.ts';
import { shock } from './shock.ts';
import { verdictOf } from './victory.ts';

/** The sequence of play, from the state's step to the end of the game (AL-3.0). */
export function* play(umpire: Umpire, field: Field, state: State): Play {
  const game: Game = { umpire, field, s: state };
  while (state.step !== S.OVER) {
    yield* phase(game);
    next(game);
  }
}

/** One step of AL-T-PHASES, or the set-up before them. */
function* phase(game: Game): Play {
  const { s } = game;
  if (s.step === S.SET_UP) return yield* setUp(game);
  const rule = PHASES[s.step - 1];
  if (!rule)
    throw new RangeError(`There is no step ${s.step} in the sequence of play; expected 0 to ${S.OVER}.`);
  const [side] = performers(rule, s.active);
  switch (rule.phase) {
    case 'command':
      return yield* command(game, side);
    case 'movement':
      return yield* movement(game, side);
    case 'mutual_fire':
      return yield* fire(game);
    case 'shock':
      return yield* shock(game, side);
    case 'remove_charge_orders':
      return removeCharge(game);
  }
}

/** Every CHARGE order ends with the player turn (AL-3.0h). */
function removeCharge(game: Game): void {
  const { field, s } = game;
  for (const { id, side } of field.regiments) {
    if (s.order[id] !== S.CHARGE) continue;
    s.order[id] = S.NO_ORDER;
    emit(
      game,
      side,
      ['AL-3.0h'],
      () => told`The order Charge of ${regimentName(field, id)} ends`,
      () => ({ kind: 'order', pieces: companyIds(onMap(field, s, id)), order: null }),
    );
  }
}

/** Goes on to the next step, player turn or game turn, or ends the game (AL-3.0a, b, i, l). */
function next(game: Game): void {
  const { field, s } = game;
  const after = s.step === S.SET_UP ? field.start : nextMoment(s);
  const newPlayerTurn = s.step === S.SET_UP || after.active !== s.active;
  s.stage = 0;
  if (s.step !== S.SET_UP && newPlayerTurn && aSideIsGone(game)) return end(game, 'AL-3.0l');
  if (after.turn > field.turns) return end(game, 'AL-3.0i');
  s.turn = after.turn;
  s.active = after.active;
  s.step = after.step;
  if (newPlayerTurn) tellTurn(game);
  tellPhase(game);
}

/** True if a side has no unit left on the map (AL-3.0l). */
function aSideIsGone({ field, s }: Game): boolean {
  const left = [0, 0];
  for (const { id, side } of field.companies) if (s.at[id] !== S.NONE) left[side] = nth(left, side) + 1;
  return left.includes(0);
}

function end(game: Game, clause: string): void {
  game.s.step = S.OVER;
  emit(
    game,
    null,
    [clause],
    () => `The battle is over. ${verdictOf(game.field, game.s)?.sentence ?? ''}`.trim(),
    () => ({ kind: 'end' }),
  );
}

function tellTurn(game: Game): void {
  const { s } = game;
  emit(
    game,
    s.active,
    ['AL-3.0a'],
    () => told`Turn ${s.turn}, ${SIDE_NAMES[s.active]} player turn`,
    () => ({ kind: 'turn' }),
  );
}

/** The usual name of a step of the player turn. */
export function phaseName(active: Side, step: number): string {
  const mine = SIDE_NAMES[active];
  const theirs = SIDE_NAMES[otherSide(active)];
  switch (step) {
    case S.SET_UP:
      return 'Set-up';
    case S.ACTIVE_COMMAND:
      return `${mine} Command`;
    case S.ACTIVE_MOVEMENT:
      return `${mine} Movement, full`;
    case S.OTHER_COMMAND:
      return `${theirs} Command`;
    case S.OTHER_MOVEMENT:
      return `${theirs} Movement, half`;
    case S.MUTUAL_FIRE:
      return `Mutual Fire, ${mine} first`;
    case S.ACTIVE_SHOCK:
      return `${mine} Shock`;
    case S.OTHER_SHOCK:
      return `${theirs} Shock`;
    case S.REMOVE_CHARGE:
      return 'Charges end';
    default:
      return 'The end';
  }
}

/** The clause of a step. */
export function phaseClause(active: Side): string {
  return active === AMERICAN ? 'AL-3.0d' : 'AL-3.0c';
}

function tellPhase(game: Game): void {
  const { active, step } = game.s;
  emit(
    game,
    null,
    [phaseClause(active)],
    () => told`${phaseName(active, step)}`,
    () => ({ kind: 'phase' }),
  );
}
