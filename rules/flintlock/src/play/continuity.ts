import type { Game, Play } from '../game.ts';
import * as S from '../state.ts';

/** Whether A goes on, B Seizes, or B gets a Free Activation (FL-5.21, FL-5.22). */
// oxlint-disable-next-line require-yield
export function* continuity({ s }: Game): Play {
  s.step = S.OVER;
}
