/** Notices and the order in hand over the board: at its foot, or at its head where those it is about stand low. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { idOfPlace } from '../../board/model.ts';
import type { FieldHandle } from '../field/Field.tsx';
import { idsOf } from '../question/labels.ts';
import type { SessionState } from '../state.ts';
import { useSessionState } from '../useSession.ts';

/** Below this part of the board's height whoever an order is about would lie under its slip. */
const LOW = 0.56;

/** The piece that the order in hand or looked at is about; null where there is none. */
function subjectOf({ sheet, preview, scene }: SessionState): string | null {
  if (sheet) return sheet.sheet.rows.find(({ id }) => id === sheet.row)?.piece ?? null;
  const [first] = preview?.picks ?? [];
  return first ? (idsOf(first, scene)[0] ?? null) : null;
}

/** What lies over the board's edge. */
export function BoardFoot({
  handle,
  children,
}: {
  readonly handle: RefObject<FieldHandle | null>;
  readonly children: ReactNode;
}) {
  const foot = useRef<HTMLDivElement>(null);
  const subject = useSessionState(subjectOf);
  const place = useSessionState(({ scene }) => scene?.pieces.find(({ id }) => id === subject)?.place ?? null);
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    const point = place && handle.current?.pointOf(idOfPlace(place));
    const height = foot.current?.parentElement?.clientHeight ?? 0;
    setRaised(point ? point.y > height * LOW : false);
  }, [place, handle]);
  return (
    <div ref={foot} className={raised ? 'board-foot raised' : 'board-foot'}>
      {children}
    </div>
  );
}
