import { emit, type Game } from '../model/game.ts';
import * as S from '../model/state.ts';

/** The name of each phase (JR-5.1a). */
const NAMES: Readonly<Record<number, string>> = {
  [S.RALLYING]: 'Initiative, routs and rallies',
  [S.REVEAL]: 'Orders',
  [S.FIRST_FIRES]: 'First fires',
  [S.DISENGAGING]: 'Disengaging moves',
  [S.CHARGES]: 'Charges',
  [S.MOVES]: 'Moves',
  [S.REMAINING_FIRES]: 'Remaining fires',
  [S.MELEES]: 'Melees',
};

/** A phase begins; no unit has panicked in it yet (JR-12.2d). */
export function enter(game: Game, phase: number): void {
  const { s } = game;
  s.phase = phase;
  s.step = 0;
  s.done = s.done.map((done) => done & ~S.PANICKED);
  emit(
    game,
    null,
    ['JR-5.1a'],
    () => `${NAMES[phase]}.`,
    () => ({ kind: 'phase' }),
  );
}
