import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { FACINGS } from '../../reckon/arcs.ts';
import { markActed, refuseActor, turnUnits, waitingUnits } from '../activations/actor.ts';
import type { Decision, TurnAnswerOf } from '../activations/decision.ts';
import { refuseFacing } from '../movement/facing.ts';

/** The actions of guns in their turn other than Fire, moves and Rally (FL-5.6). */

type SetGun = TurnAnswerOf<'set-gun'>;

const MODES = ['fire', 'move'] as const;

/** To set a gun to a mode and turn it (FL-5.6f). */
export const setGun: Decision<'set-gun'> = {
  *options(game) {
    for (const unit of waitingUnits(game))
      for (const mode of MODES)
        for (let facing = 0; facing < FACINGS; facing++) {
          const answer: SetGun = { do: 'set-gun', unit, mode, facing };
          if (!isSetSo(game, answer) && refuseSetting(game, answer) === null) yield answer;
        }
  },
  refuse: refuseSetting,
  carryOut(game, answer) {
    markActed(game, answer.unit);
    game.s.limbered[answer.unit] = answer.mode === 'move' ? 1 : 0;
    game.s.facing[answer.unit] = answer.facing;
    tellSetting(game, answer);
  },
};

/** True if a gun is as the answer would set it. */
function isSetSo({ s }: StateView, { unit, mode, facing }: SetGun): boolean {
  return facing === s.facing[unit] && (mode === 'move') === (s.limbered[unit] === 1);
}

function refuseSetting(game: StateView, { unit, facing }: SetGun): Refusal | null {
  const { field, s } = game;
  if (turnUnits(game).includes(unit) && (nth(s.acted, unit) & S.ACTED) !== 0)
    return refusal(
      'FL-R-TURN-TAKEN',
      'FL-5.6c',
      `${saying(board.unitName(field, unit), 'has', 'have')} acted in this Activation.`,
    );
  const refused = refuseActor(game, unit);
  if (refused !== null) return refused;
  if (s.disordered[unit] === 1)
    return refusal(
      'FL-R-DISORDERED-GUN',
      'FL-11.51d',
      `${saying(board.unitName(field, unit), 'is', 'are')} Disordered and can only Rally.`,
    );
  return refuseFacing(game, unit, facing);
}

function tellSetting(game: Game, { unit, mode }: SetGun): void {
  const { field } = game;
  emit(
    game,
    board.unitOf(field, unit).side,
    ['FL-5.6f'],
    () => told`${saying(board.unitName(field, unit), 'is', 'are')} set in ${mode} mode`,
    () => ({ kind: 'formation', pieces: board.unitIds([unit]), formation: `${mode} mode` }),
  );
}
