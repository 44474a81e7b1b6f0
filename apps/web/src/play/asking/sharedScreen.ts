/** The screen of a page that both sides may share: who looks at it while something is secret. */
import type { Question, SealedAnswer, SeatPosition } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import type { SessionState } from '../state/state.ts';
import type { Rules } from '../state/transition.ts';
import { asksInSecret, findCurtainSide, listSealedShownTo } from './curtain.ts';

type Position = SeatPosition<unknown, unknown, unknown>;

/** The sealed answers that may be shown on the screen in a position. */
export function listSealedOnScreen(
  { viewer }: Pick<SessionState, 'viewer'>,
  { seats }: Pick<Rules, 'seats'>,
  position: Position,
): readonly SealedAnswer<unknown>[] {
  return listSealedShownTo(seats, viewer, position);
}

/** A position as the screen may show it; null before the record is opened. */
export function sceneOfScreen(
  state: Pick<SessionState, 'viewer'>,
  rules: Rules,
  position: Position,
): Scene | null {
  const { game, rulebook } = rules;
  return (
    game &&
    rulebook.present.shows.scene({
      field: game.field,
      state: position.state,
      known: listSealedOnScreen(state, rules, position),
    })
  );
}

/**
 * The question to show, the side that must come to the screen first, and the side at the screen (both, if
 * none of the questions is secret).
 */
export function chooseQuestion(
  { viewer }: Pick<SessionState, 'viewer'>,
  { seats }: Pick<Rules, 'seats'>,
  open: readonly Question<unknown>[],
): Pick<SessionState, 'curtain' | 'viewer'> & { readonly mine: Question<unknown> | null } {
  const curtain = findCurtainSide(seats, open, viewer);
  const stays = asksInSecret(open) ? viewer : null;
  if (curtain !== null) return { curtain, viewer: stays, mine: null };
  return { curtain, viewer: stays, mine: open.find(({ side }) => side === stays) ?? open[0] ?? null };
}
