/** The drawings of the question and the picks over a ground, whatever it is. */
import type { Piece, Place, SightLine } from '@linstock/scene';
import type { AreaOverlay, Meaning, SharedOverlay, SightOverlay } from '../../board/overlay/overlays.ts';
import { type Aim, listLaterTargets } from '../../play/aiming/aim.ts';
import { isNext } from '../../play/clicking/pickable.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';

/** The way one kind of ground draws answers. `Own` are the drawings that only this ground has. */
export interface AnswerDrawing<Own> {
  /** The items of an area for some pieces: their places on hexes, themselves on a table. */
  readonly itemsOf: (pieces: readonly Piece[]) => readonly string[];
  /** The places that can be clicked next, drawn below all others; and those of them that are targets. */
  readonly options: (state: SessionState) => {
    readonly under: readonly (SharedOverlay | Own)[];
    readonly targets: readonly string[];
  };
  /** The answer that is shown: its path and the pieces that go with it. */
  readonly course: (state: SessionState) => readonly (SharedOverlay | Own)[];
  /** Further drawings for the selected piece. */
  readonly beside: (state: SessionState) => readonly (SharedOverlay | Own)[];
}

/** The drawings over the ground for the question and the picks, lowest first. */
export function drawAnswers<Own>(state: SessionState, on: AnswerDrawing<Own>): (SharedOverlay | Own)[] {
  const pieces = state.scene?.pieces ?? [];
  const named = (ids: readonly string[]) => on.itemsOf(pieces.filter(({ id }) => ids.includes(id)));
  const { under, targets } = on.options(state);
  const struck = [...new Set([...targets, ...on.itemsOf(listTargets(state))])];
  const later = on.itemsOf(listLaterTargets(state)).filter((item) => !struck.includes(item));
  return [
    ...under,
    ...drawArea('target', 'target', struck),
    ...drawArea('later', 'later', later),
    ...on.course(state),
    ...drawArea('due', 'due', named(dueOf(state))),
    ...on.beside(state),
    ...drawArea('pointed', 'seen', named(state.pointed)),
  ];
}

/** The enemies that may be clicked next. */
function listTargets(state: SessionState): readonly Piece[] {
  const { asked, scene } = state;
  if (picksIn(state).length === 0) return [];
  return (scene?.pieces ?? []).filter(({ id, side }) => side !== asked?.side && isNext(state, { piece: id }));
}

/** The pieces that have to act before the step may end; none while an answer is being clicked together. */
export function dueOf(state: SessionState): readonly string[] {
  return picksIn(state).length === 0 ? (state.asked?.ending?.closed?.at ?? []) : [];
}

/** An area of these items. None if there are no items. */
export function drawArea(
  id: string,
  meaning: Meaning,
  items: readonly string[],
  texts?: Readonly<Record<string, string>>,
): AreaOverlay[] {
  return items.length === 0 ? [] : [{ kind: 'area', id, meaning, items, ...(texts && { texts }) }];
}

/** The line from attackers to their target, while it is under the pointer or chosen. */
export function drawAim(
  aim: Aim | null,
  { itemsOf }: Pick<AnswerDrawing<never>, 'itemsOf'>,
): SharedOverlay[] {
  if (!aim) return [];
  const [to] = itemsOf(aim.at);
  const from = itemsOf(aim.by);
  const joins = itemsOf(aim.joins).filter((item) => !from.includes(item));
  return to === undefined ? [] : [{ kind: 'aim', id: `aim:${from.join()}:${to}`, from, to, joins }];
}

/** A line of sight to a place, as the reader's tool found it. */
export function drawSightLine({ clear, from, blockedAt }: SightLine, to: Place): SightOverlay[] {
  return [{ kind: 'sight', id: 'sight', from, to, verdict: clear ? 'clear' : 'blocked', blockedAt }];
}
