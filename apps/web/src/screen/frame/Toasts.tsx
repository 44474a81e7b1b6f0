import type { Piece } from '@linstock/scene';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOnline } from '../../app/useOnline.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { scrollAfterPress } from '../../common/afterPress.ts';
import type { Point } from '../../common/box.ts';
import { Clause } from '../../common/Clause.tsx';
import { part, partOf } from '../../common/parts.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import type { AnswerInWaiting } from '../../host/host.ts';
import { myGames } from '../../host/myGames.ts';
import { placesOf } from '../../play/aiming/aim.ts';
import { openOfferIn } from '../../play/state/openOffer.ts';
import type { SessionState, Toast } from '../../play/state/state.ts';
import { RematchToast } from '../after/RematchToast.tsx';
import { placeAtPointer, placeBand, placePopover } from '../aiming/popoverPlace.ts';
import { listChosenPieces } from '../field/picture.ts';
import './toasts.css';

interface Props {
  readonly handle: RefObject<FieldHandle | null>;
}

/** A phone, upright or sideways: everything over its board covers troops. */
const PHONE_WINDOW = `${WINDOWS.phone}, ${WINDOWS.low}`;

/** On a phone, messages about no place of the map, or about the connection to the server, are in the sheet. */
export function ToastInSheet() {
  const toast = useSessionState((state) => state.toast);
  const phone = useMedia(PHONE_WINDOW);
  if (!phone) return null;
  return (
    <>
      <ConnectionLost onPhone />
      {toast && !toast.point && <InSheet key={toast.at} toast={toast} />}
    </>
  );
}

/** It answers a press, and is brought into sight. */
function InSheet({ toast }: { readonly toast: Toast }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollAfterPress(() => box.current?.scrollIntoView({ block: 'nearest' })), []);
  return (
    <div ref={box} className="toast in-sheet panel" data-toast={toast.clause ?? ''}>
      <Words toast={toast} />
    </div>
  );
}

/**
 * The message that the server does not answer. The sheet shows it as long as that lasts, so that it covers no
 * troops: on a desktop below the controls, on a phone above them.
 */
export function ConnectionLost({ onPhone = false }: { readonly onPhone?: boolean }) {
  const lost = useSessionState(({ connection }) => connection === 'lost');
  const waiting = useSessionState(({ waitingAnswer }) => waitingAnswer);
  const here = useSessionState(({ view }) => view !== null && myGames.find(view.id)?.house === 'browser');
  const online = useOnline();
  const session = useSession();
  const phone = useMedia(PHONE_WINDOW);
  if (!lost || phone !== onPhone) return null;
  return (
    <div className="toast panel in-sheet" role="status">
      <p>
        {here ? ENGINE_STOPPED : online ? SERVER_SILENT : 'You’re offline.'} {describeWaiting(waiting)}
      </p>
      {waiting !== null && !waiting.sent && (
        <p className="row">
          <button
            type="button"
            className="button button-small"
            onClick={() => session.seat.recallAnswer(waiting.side)}
          >
            Take it back
          </button>
        </p>
      )}
    </div>
  );
}

const SERVER_SILENT = 'The server does not answer. The page keeps trying.';
const ENGINE_STOPPED =
  'The rules engine of this page stopped. It is started again. If this sentence stays, reload the page.';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function describeWaiting(waiting: AnswerInWaiting | null): string {
  if (waiting === null) return 'Your answers wait here and will be sent.';
  const time = TIME.format(waiting.given);
  return waiting.sent
    ? `The connection broke while your answer of ${time} was sent. It counts once.`
    : `Your answer of ${time} waits here and will be sent, also if you close the page. You can take it back.`;
}

/** Toasts over the board: why a click did nothing, an offer to take back, a draw offered. */
export function Toasts({ handle }: Props) {
  const session = useSession();
  const phone = useMedia(PHONE_WINDOW);
  const { toast, offer, drawOffer, game } = useSessionState((state) => state);
  const apart = useSessionState((state) => openOfferIn(state) !== null);
  const asksUs = !apart && offer !== null && session.seats.includes(offer.side === 0 ? 1 : 0);
  const drawFor = drawOffer === null ? undefined : session.seats.find((seat) => seat !== drawOffer);
  return (
    <div className="toasts">
      {asksUs && (
        <div className="toast panel" {...part('foot box')} role="alert">
          <p>
            The {game?.position.sides[offer.side]} side asks to{' '}
            {offer.hand ? 'change the board by hand' : 'take back'}.
          </p>
          <p className="row">
            <button type="button" className="button" onClick={() => void session.seat.reply(true)}>
              Agree
            </button>
            <button type="button" className="button" onClick={() => void session.seat.reply(false)}>
              Decline
            </button>
          </p>
        </div>
      )}
      {!apart && drawOffer !== null && drawFor !== undefined && !game?.over && (
        <div className="toast panel" {...part('foot box')} role="alert">
          <p>The {game?.position.sides[drawOffer]} side offers a draw. The offer lapses when you answer.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => void session.seat.draw(drawFor, true)}>
              Take the draw
            </button>
            <button type="button" className="button" onClick={() => void session.seat.draw(drawFor, false)}>
              Fight on
            </button>
          </p>
        </div>
      )}
      <RematchToast />
      {toast && (toast.point || !phone) && <OneToast key={toast.at} toast={toast} handle={handle} />}
    </div>
  );
}

interface ToastSurroundings {
  /** The place of the click on the page. */
  readonly click: Point;
  readonly size: { readonly width: number; readonly height: number };
  readonly board: DOMRect;
  readonly handle: FieldHandle | null;
  readonly state: SessionState;
  /** True if the window is too narrow for a popover at the side of a finger. */
  readonly narrow: boolean;
}

/**
 * Next to the pointer, over as few troops as possible and off the line from the chosen ones; in a corner of
 * the board if that does not fit.
 */
function besidePointer({ click, size, board, handle, state, narrow }: ToastSurroundings): Point {
  const points = (pieces: readonly Piece[]) =>
    placesOf(pieces).flatMap((place) => handle?.pointOf(place) ?? []);
  const pieces = state.scene?.pieces ?? [];
  const chosen = listChosenPieces(state);
  const around = {
    ...{ target: { x: click.x - board.x, y: click.y - board.y }, size, board },
    troops: points(pieces),
  };
  if (narrow) {
    const band = placeBand(around);
    return { x: board.x + band.x, y: board.y + band.y };
  }
  const found = placePopover({ ...around, by: points(pieces.filter(({ id }) => chosen.includes(id))) });
  const at = found ?? placeAtPointer(around);
  return { x: board.x + at.x, y: board.y + at.y };
}

/** In a window this narrow nothing fits next to a finger: the toast is across the head or the foot of the board. */
const NARROW_WINDOW = WINDOWS.narrow;

/** The place of a toast that answers a click on the board. Null at the board's edge, with all others. */
function usePlace(toast: Toast, handle: Props['handle']) {
  const { store } = useSession();
  const narrow = useMedia(NARROW_WINDOW);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  const click = toast.point;
  useLayoutEffect(() => {
    const element = box.current;
    const board = partOf('field')?.getBoundingClientRect();
    if (!click || !element || !board) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    setAt(besidePointer({ click, size, board, handle: handle.current, state: store.get(), narrow }));
  }, [click, handle, store, narrow]);
  return { box, narrow, at: click && (at ?? click) };
}

/** Why a click did nothing, at its place, with a button that would make it legal. */
function OneToast({ toast, handle }: Props & { toast: Toast }) {
  const { box, at, narrow } = usePlace(toast, handle);
  return (
    <div
      ref={box}
      className={`toast panel ${at ? 'at-pointer' : ''} ${at && narrow ? 'across' : ''}`}
      {...part('foot box')}
      style={at ? { left: at.x, top: at.y } : undefined}
      data-toast={toast.clause ?? ''}
    >
      <Words toast={toast} />
    </div>
  );
}

/** Duration of a toast without a button, in milliseconds: it is one short sentence. */
const TOAST_MS = 5000;

function Words({ toast: { sentence, clause, remedy, passes = false, at } }: { readonly toast: Toast }) {
  const session = useSession();
  const clauses = useClauses();
  useEffect(() => {
    if (!passes) return;
    const gone = () => session.apply({ on: 'view', do: 'remove toast', at });
    const timer = setTimeout(gone, TOAST_MS);
    return () => clearTimeout(timer);
  }, [session, passes, at]);
  return (
    <>
      {sentence} <Clause id={clause} clauses={clauses} />
      {remedy && (
        <button
          type="button"
          className="button button-small"
          onPointerEnter={() =>
            session.apply({
              on: 'board',
              do: 'hover',
              choice: ('choices' in remedy && remedy.choices.at(-1)) || null,
            })
          }
          onPointerLeave={() => session.apply({ on: 'board', do: 'hover', choice: null })}
          onClick={() => session.apply({ on: 'board', do: 'do first', remedy })}
        >
          {remedy.label}
        </button>
      )}
    </>
  );
}
