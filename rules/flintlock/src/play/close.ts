import type { Game, Play } from '../game.ts';
import * as S from '../state.ts';

/** The end of an Activation: formations, Smoke, Reaction markers, Flight (Sequence 3 and 4). */
// oxlint-disable-next-line require-yield
export function* closeActivation({ s }: Game): Play {
  s.step = S.CONTINUITY;
}
