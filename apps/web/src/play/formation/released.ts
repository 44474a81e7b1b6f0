/** Orders that end because other troops, or the same ones, got another order. */
import { formationOf, includesPick, type Picked, piecesPicked } from '@linstock/scene';
import { intentionOf } from '../agenda/agenda.ts';
import { endIntentions } from '../automatic/intentions.ts';
import { changeState, showToast, type Transition } from '../state/transition.ts';
import { releaseHalted } from './halted.ts';

/** Ends the halt of these pieces: they may act, or have another order. */
export function releasePieces(t: Transition, pieces: readonly string[]): Transition {
  return t.state.halted ? changeState(t, { halted: releaseHalted(t.state, pieces) }) : t;
}

/** A person has given an answer: if it moves other troops, the rest of an order is dropped. */
export function noteTold(before: Transition, picks: readonly Picked[]): Transition {
  const t = releasePieces(before, piecesPicked(picks));
  const { asked, scene, unfinished, agenda } = t.state;
  const rest = intentionOf(agenda, 'rest');
  const formation = rest && asked && scene && formationOf(scene, asked.side, rest.formation);
  if (!formation || !scene) return t;
  const told = scene.pieces.filter(
    ({ id, group, side }) =>
      side === asked?.side && picks.some((pick) => includesPick([{ piece: id }, { body: group }], pick)),
  );
  if (told.length === 0 || told.some(({ id }) => formation.pieces.some((piece) => piece.id === id))) return t;
  const dropped = endIntentions(t, 'halted');
  if (!unfinished) return dropped;
  const sentence = `Other troops were ordered to act: the rest of the order of ${unfinished.called} is dropped.`;
  return showToast(dropped, sentence, null);
}
