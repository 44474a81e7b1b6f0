/** Toasts and the present order over the board: at its bottom or top, over as few troops as possible. */
import type { Piece } from '@linstock/scene';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { partOf, partsIn } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { placesOf } from '../../play/aiming/aim.ts';
import { previewIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { idsOf } from '../../words/labels.ts';
import { type FootPlace, type FreeEdges, NO_BARS, placeAtFoot } from './footPlace.ts';

/** The piece that the given or viewed order is about; null if there is none. */
function subjectOf(state: SessionState): string | null {
  const { scene } = state;
  const sheet = sheetIn(state);
  const preview = previewIn(state);
  if (sheet) return sheet.sheet.rows.find(({ id }) => id === sheet.row)?.piece ?? null;
  const [first] = preview?.picks ?? [];
  return first ? (idsOf(first, scene)[0] ?? null) : null;
}

/** The boxes over the board's edge. They stay in place as long as their subject is the same, or they would leap from under the pointer. */
export function BoardFoot({
  handle,
  children,
}: {
  readonly handle: RefObject<FieldHandle | null>;
  readonly children: ReactNode;
}) {
  const { store } = useSession();
  const foot = useRef<HTMLDivElement>(null);
  const about = useSessionState((state) => `${subjectOf(state)} ${state.toast?.at ?? ''} ${offersIn(state)}`);
  const [place, setPlace] = useState<FootPlace>('');
  useLayoutEffect(() => {
    const board = partOf('field')?.getBoundingClientRect();
    const boxes = (foot.current ? partsIn(foot.current, 'foot box') : []).map((each) =>
      each.getBoundingClientRect(),
    );
    if (!board || boxes.length === 0) return;
    const state = store.get();
    const points = (pieces: readonly Piece[]) =>
      placesOf(pieces).flatMap((each) => handle.current?.pointOf(each) ?? []);
    const size = {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: boxes.reduce((sum, { height }) => sum + height + 8, -8),
    };
    const pieces = state.scene?.pieces ?? [];
    const subject = pieces.filter(({ id }) => id === subjectOf(state));
    const bar = partOf('move bar');
    const taken = [...points(pieces), ...spotsOf(board, bar)];
    setPlace(placeAtFoot(board, size, taken, points(subject)[0] ?? null, keptFrom(board, bar)));
  }, [about, handle, store]);
  return (
    <div ref={foot} className={`board-foot ${place}`}>
      {children}
    </div>
  );
}

/** Messages that have nothing to do with a click. */
const offersIn = ({ offer, drawOffer, rematch }: SessionState): string =>
  [offer !== null, drawOffer !== null, rematch !== null].join();

/** Steps between the spots that represent a bar next to the troops: toasts avoid it as they avoid troops. */
const SPOT_STEP_PX = 24;

function spotsOf(board: DOMRect, bar: HTMLElement | null): { readonly x: number; readonly y: number }[] {
  if (bar?.dataset.place !== 'aside') return [];
  const { x, y, width, height } = bar.getBoundingClientRect();
  const along = (length: number) =>
    Array.from({ length: Math.ceil(length / SPOT_STEP_PX) + 1 }, (_, i) =>
      Math.min(length, i * SPOT_STEP_PX),
    );
  return along(width).flatMap((right) =>
    along(height).map((down) => ({ x: x - board.x + right, y: y - board.y + down })),
  );
}

/** The height of a move bar at the head or the foot, as in the style sheet. */
const BAR_HEIGHT_PX = 148;

function keptFrom(board: DOMRect, bar: HTMLElement | null): FreeEdges {
  const box = bar?.getBoundingClientRect();
  // In a narrow window it is in the column.
  if (!bar || !box || bar.dataset.place === 'aside' || box.top >= board.bottom || box.left >= board.right)
    return NO_BARS;
  return bar.dataset.place === 'above'
    ? { ...NO_BARS, head: BAR_HEIGHT_PX }
    : { ...NO_BARS, foot: BAR_HEIGHT_PX };
}
