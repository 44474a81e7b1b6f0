import type { Umpire } from '@linstock/kernel';
import type { Field } from '../model/field.ts';
import { emit, type Game, type Play } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { chooseTurn, openActivation } from './activations/activation.ts';
import { closeActivation } from './activations/close.ts';
import { continuity } from './activations/continuity.ts';
import { openTurn } from './activations/turn.ts';
import { verdictOf } from './activations/victory.ts';

/** The chain of Activations, from the present step to the end of the game (FL-3.0a, c to f, Sequence of play). */
export function* play(umpire: Umpire, field: Field, state: State): Play {
  const game: Game = { umpire, field, s: state };
  const { s } = game;
  while (s.step !== S.OVER) {
    if (s.ended !== null) finish(game);
    else if (s.step === S.START) yield* openActivation(game);
    else if (s.step === S.END) yield* closeActivation(game);
    else if (s.step === S.CONTINUITY) yield* continuity(game);
    else if (s.command !== S.NONE || s.gunHex !== S.NONE) yield* openTurn(game);
    else yield* chooseTurn(game);
  }
}

/** Ends the game with its verdict (FL-3.0d to f). */
function finish(game: Game): void {
  const { field, s } = game;
  s.step = S.OVER;
  emit(
    game,
    null,
    [s.ended?.clause ?? 'FL-3.0f'],
    () => `The battle is over. ${verdictOf(field, s)?.sentence ?? ''}`.trim(),
    () => ({ kind: 'end' }),
  );
}
