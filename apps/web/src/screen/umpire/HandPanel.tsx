import type { ManualEdit } from '@linstock/kernel';
import { type EditField, type Piece, readPlace } from '@linstock/scene';
import { useEffect, useMemo, useState } from 'react';
import { closePanel } from '../../app/panels.ts';
import { useStore } from '../../app/useStore.ts';
import { idOfPlace } from '../../common/places.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { PlaceNames } from '../../words/labels.ts';
import { Photographs } from '../photos/Photographs.tsx';
import { FieldRow } from './FieldRow.tsx';
import { chooseByHand, type HandDraft, handDraft, openByHand } from './handDraft.ts';
import './umpire.css';

/** Umpire mode: a piece is chosen on the board or in the list, changed in a small form, and the change written down. */
export function HandPanel({ placeName }: { readonly placeName: PlaceNames }) {
  const game = useSessionState((state) => state.game);
  const past = useSessionState((state) => shownEntryIn(state) !== null);
  const offer = useSessionState((state) => state.offer);
  const { seats } = useSession();
  useEffect(() => {
    openByHand(true);
    return () => openByHand(false);
  }, []);
  if (!game) return null;
  const mine = offer?.hand !== undefined && seats.includes(offer.side);
  return (
    <div className="hand-panel">
      <p className="hand-banner">
        <strong>By hand.</strong> Any piece may be placed, turned, removed, or given another state. Each
        change is in the log, and marked.
      </p>
      {past && (
        <p>An earlier entry is shown. Go to the present to change it, or begin a sandbox with “What if”.</p>
      )}
      {game.over && <p>The battle is over. Look back at an entry and begin a sandbox with “What if”.</p>}
      {mine && <p role="status">The other side is asked. The change is made when it agrees.</p>}
      {!past && !game.over && !mine && <Draft placeName={placeName} />}
      <Photographs />
      <p className="row">
        <button type="button" className="button" onClick={closePanel}>
          Back to the rules
        </button>
      </p>
    </div>
  );
}

/** The chosen piece and its form. */
function Draft({ placeName }: { readonly placeName: PlaceNames }) {
  const draft = useStore(handDraft, (value) => value);
  const pieces = useSessionState((state) => state.scene?.pieces) ?? NONE;
  const fields = useFields(draft.piece);
  const piece = pieces.find(({ id }) => id === draft.piece);
  useRing(draft);
  return (
    <>
      <PieceChoice pieces={pieces} chosen={draft.piece} />
      {!piece && <p>Click a piece on the board, or choose it in the list.</p>}
      {piece && fields.length === 0 && <p>Nothing of it can be changed now.</p>}
      {piece && fields.length > 0 && (
        <>
          {fields.map((field) => (
            <FieldRow
              key={field.id}
              field={field}
              set={draft.set[field.id]}
              placing={draft.placing}
              placeName={placeName}
            />
          ))}
          <WriteDown key={piece.id} edit={{ piece: piece.id, set: draft.set }} />
        </>
      )}
    </>
  );
}

const NONE: readonly never[] = [];

/** Rings the chosen piece on the board, and its drafted place. */
function useRing({ piece, set }: HandDraft): void {
  const session = useSession();
  useEffect(() => {
    const place = set['place'] === undefined ? undefined : readPlace(set['place']);
    const at = [...(piece === null ? [] : [piece]), ...(place ? [idOfPlace(place)] : [])];
    session.apply({ on: 'view', do: 'point', at });
    return () => session.apply({ on: 'view', do: 'point', at: [] });
  }, [session, piece, set]);
}

/** The fields of a piece that may be set in the present position. */
function useFields(piece: string | null): readonly EditField[] {
  const rulebook = useSessionState((state) => state.rulebook);
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  return useMemo(() => {
    if (!game || !rulebook || piece === null || head < 0) return NONE;
    const { field, state } = game.position;
    return rulebook.present.shows.editFields?.({ field, state, known: [] }, piece) ?? NONE;
  }, [rulebook, game, piece, head]);
}

/** All pieces of both sides, those off the board too. */
function PieceChoice({
  pieces,
  chosen,
}: {
  readonly pieces: readonly Piece[];
  readonly chosen: string | null;
}) {
  const sides = useSessionState((state) => state.game?.position.sides);
  return (
    <label className="hand-row">
      <span>Piece</span>
      <select value={chosen ?? ''} onChange={(event) => chooseByHand(event.target.value || null)}>
        <option value="">none chosen</option>
        {([0, 1] as const).map((side) => (
          <optgroup key={side} label={sides?.[side] ?? ''}>
            {pieces
              .filter((piece) => piece.side === side)
              .map(({ id, name, off }) => (
                <option key={id} value={id}>
                  {off === null ? name : `${name} (${off})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The reason, and the buttons that write the change down or drop it. */
function WriteDown({ edit }: { readonly edit: ManualEdit }) {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const [because, setBecause] = useState('');
  const side = asked?.side ?? session.seats[0];
  const changed = Object.keys(edit.set).length > 0;
  if (side === undefined) return <p>You are watching this game. Only its players can change the board.</p>;
  const write = async (): Promise<void> => {
    if (await session.seat.changeByHand(side, [edit], because.trim())) chooseByHand(edit.piece);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <label className="hand-row">
        <span>Because</span>
        <input
          type="text"
          value={because}
          maxLength={MAX_REASON}
          onChange={(event) => setBecause(event.target.value)}
        />
      </label>
      <p className="row">
        <button type="submit" className="button button-main" disabled={!changed}>
          Write it down
        </button>
        <button type="button" className="button" onClick={() => chooseByHand(null)}>
          Leave it
        </button>
      </p>
    </form>
  );
}

const MAX_REASON = 200;
