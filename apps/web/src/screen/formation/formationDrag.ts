import { formationOf, type Gesture, piecesPicked } from '@linstock/scene';
import type { DragItem, PointerTarget } from '../../board/handling/model.ts';
import { placeFrom } from '../../common/places.ts';
import { findChoiceAt } from '../../play/aiming/aim.ts';
import type { Session } from '../../play/session.ts';
import { formationIn, narrowedIn, picksIn } from '../../play/state/modeSelectors.ts';

/**
 * The object of a drag that begins at a point: the selected formation, by one of its pieces; with Shift, the
 * reader's own formation under the pointer; or the line that is being drawn. Null if the drag moves the view.
 */
export function startFormationDrag(
  session: Session,
  { piece, place }: PointerTarget,
  shift: boolean,
): DragItem | null {
  if (place === null) return null;
  if (shift && piece !== null) session.apply({ on: 'formation', do: 'choose of piece', piece });
  const state = session.store.get();
  const { scene, asked } = state;
  const commanded = formationIn(state);
  const formation = commanded && scene && asked ? formationOf(scene, asked.side, commanded.formation) : null;
  if (!commanded || !formation) return null;
  const from = placeFrom(place);
  const draws = commanded.line !== null;
  if (!draws && !formation.pieces.some(({ id }) => id === piece)) return null;
  const meant = (to: string): Gesture => ({ kind: draws ? 'line' : 'go', from, to: placeFrom(to) });
  return {
    over: (to) =>
      session.apply({
        on: 'formation',
        do: 'look soon',
        gesture: to === null || to === place ? null : meant(to),
      }),
    drop: (to) => {
      if (to !== null && to !== place) session.apply({ on: 'formation', do: 'give', gesture: meant(to) });
    },
    cancel: () => session.apply({ on: 'formation', do: 'look', gesture: null }),
  };
}

/**
 * The meaning of a drag from one selected piece, if a click can send it somewhere: setting it down is that click. Null for any other
 * piece.
 */
export function startPieceDrag(session: Session, { piece, place }: PointerTarget): DragItem | null {
  const state = session.store.get();
  if (piece === null || place === null || formationIn(state) || !piecesPicked(picksIn(state)).includes(piece))
    return null;
  const goes = [...(narrowedIn(state)?.next.values() ?? [])].some(({ pick }) => 'hex' in pick);
  if (!goes) return null;
  return {
    over: (to) =>
      session.apply({
        on: 'board',
        do: 'hover',
        choice: to === null || to === place ? null : findChoiceAt(session.store.get(), [placeFrom(to)]),
      }),
    drop(to) {
      session.apply({ on: 'board', do: 'hover', choice: null });
      if (to !== null && to !== place)
        session.apply({ on: 'board', do: 'click', candidates: [placeFrom(to)] });
    },
    cancel: () => session.apply({ on: 'board', do: 'hover', choice: null }),
  };
}

/** Shows what a click at a point would tell the formation chosen. */
export function lookAtTarget(session: Session, { piece, place }: PointerTarget): void {
  const state = session.store.get();
  const { scene, asked } = state;
  const commanded = formationIn(state);
  if (!commanded) return;
  const own = scene?.pieces.some(({ id, side }) => id === piece && side === asked?.side) ?? false;
  const { line } = commanded;
  if (place === null || (own && line === null) || line?.from === null)
    return session.apply({ on: 'formation', do: 'look soon', gesture: null });
  const to = placeFrom(place);
  const gesture: Gesture =
    line === null ? { kind: 'go', from: null, to } : { kind: 'line', from: placeFrom(line.from), to };
  session.apply({ on: 'formation', do: 'look soon', gesture });
}
