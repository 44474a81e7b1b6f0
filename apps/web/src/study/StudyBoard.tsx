import type { StudyDrawing, StudyNote } from '@linstock/battles/study';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { FieldGround } from '../board/fieldGround.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import type { PointerTarget } from '../board/handling/model.ts';
import { DrawingsContext } from '../board/overlay/studyDrawings.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import type { AnyGame } from '../play/state/state.ts';
import { Field } from '../screen/field/Field.tsx';
import { groundOf } from '../screen/field/picture.ts';
import { useBearing } from '../screen/field/useBearing.ts';
import { lookWhenReady } from '../screen/playback/boardReadiness.ts';
import type { Tools } from '../screen/tools/tools.tsx';
import { boardPlaceOf, placesOfDrawing } from './drawingWords.ts';

interface Props {
  readonly entry: number;
  readonly note: StudyNote | null;
  /** True if the drawings are shown. */
  readonly drawn: boolean;
  readonly lit: number | null;
  readonly onLight: (n: number | null) => void;
  /** The board, to bring something into view. */
  readonly handle: RefObject<FieldHandle | null>;
  /** Takes a click on the board. Without it a click does nothing. */
  readonly onPick?: (pointed: PointerTarget) => void;
  readonly children?: ReactNode;
  /** The name of the board, if a page has several. */
  readonly label?: string;
}

const NO_DRAWINGS: readonly StudyDrawing[] = [];

/** The board of a study, at one entry of its record, with the drawings of a note. */
export function StudyBoard(props: Props) {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const ground = useMemo(() => (game && rulebook ? groundOf(rulebook, game) : null), [rulebook, game]);
  const { entry } = props;
  useEffect(() => {
    const head = session.store.get().game?.head ?? 0;
    session.apply({ on: 'past', do: 'show', entry: entry >= head ? null : entry });
  }, [session, entry]);
  return game && ground ? <Shown {...props} game={game} ground={ground} /> : null;
}

function Shown({
  note,
  drawn,
  lit,
  onLight,
  handle,
  onPick,
  ground,
  children,
  label = 'The field',
}: Props & { readonly game: AnyGame; readonly ground: FieldGround }) {
  const board = useRef<HTMLElement>(null);
  const lies = useBearing(ground.kind === 'table' ? ground.picture.table : null, board, false);
  const drawings = (drawn ? note?.drawings : undefined) ?? NO_DRAWINGS;
  useFraming(note, ground, handle);
  const tools = useMemo(() => toolsOf(onPick), [onPick]);
  const context = useMemo(() => ({ drawings, lit, onLight }), [drawings, lit, onLight]);
  return (
    <section ref={board} className="study-board" aria-label={label}>
      <DrawingsContext value={context}>
        <Field ground={ground} handle={handle} hidden={false} lies={lies} tools={tools} />
      </DrawingsContext>
      {children}
    </section>
  );
}

/** Brings the places of a note into view when it is reached. */
function useFraming(
  note: StudyNote | null,
  ground: FieldGround,
  handle: RefObject<FieldHandle | null>,
): void {
  const { store } = useSession();
  useEffect(() => {
    if (!note) return;
    const { scene } = store.get();
    const named = [...(note.frame ?? []), ...(note.drawings ?? []).flatMap(placesOfDrawing)];
    const places = named.map((place) => boardPlaceOf(place, ground, scene)).filter((id) => id !== null);
    if (places.length === 0) return;
    return lookWhenReady(() => handle.current?.follow(places, EDGE_PX));
  }, [note, ground, handle, store]);
}

/** Space between what a note is about and the edge of the board, in CSS pixels. */
const EDGE_PX = 60;

/** The tools of a study's board: none, but a click may be taken by the writer. */
function toolsOf(onPick: Props['onPick']): Tools {
  return {
    found: null,
    active: null,
    taping: false,
    setTaping: () => {},
    sight: null,
    hint: null,
    toggle: () => {},
    takeClick(pointed) {
      onPick?.(pointed);
      return true;
    },
    follow: () => {},
  };
}
