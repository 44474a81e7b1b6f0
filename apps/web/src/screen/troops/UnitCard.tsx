import type { Body, Piece } from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { openWithPreset } from '../../app/preset.ts';
import { letterOf } from '../../board/pieces/marks.ts';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { Clause } from '../../common/Clause.tsx';
import { listenForCardPress } from '../../common/cards/cardTriggers.ts';
import { Icon } from '../../common/Icon.tsx';
import { partOf } from '../../common/parts.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { findPieceOnCard } from '../../play/picking/pieceOnCard.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { Threats } from './Threats.tsx';
import './facts.css';
import '../../board/signs/sign.css';
import './unitCard.css';

/** The full text of a counter, its body with leader and order, and its formation. */
function Whose({ piece, body }: { piece: Piece; body: Body | undefined }) {
  return (
    <>
      {piece.full !== undefined && (
        <p className="muted">
          {piece.short}: {piece.full}
        </p>
      )}
      {body && (
        <p className="muted">
          {body.name}
          {body.leader && `, ${body.leader}`}
          {body.order && ` · ${body.order}`} · {body.state}
        </p>
      )}
      {piece.formation && <p className="muted">{piece.formation}</p>}
    </>
  );
}

/**
 * Scrolls to the card of a unit that was clicked to be viewed. The card of a unit chosen to act leaves the
 * answers in sight.
 */
function useInSight() {
  const card = useRef<HTMLElement>(null);
  const looked = useSessionState((state) => state.inspected);
  useEffect(() => {
    if (looked === null) return undefined;
    return scrollAfterPress(() => {
      card.current?.scrollIntoView({ block: 'nearest' });
      // The coach's button stays in sight: the coach sent the reader here.
      partOf('coach goes on')?.scrollIntoView({ block: 'nearest' });
    });
  }, [looked]);
  return card;
}

/** The card of one piece: figures with their clauses, marks, its body. */
export function UnitCard() {
  const session = useSession();
  const clauses = useClauses();
  const scene = useSessionState((state) => state.scene);
  const id = useSessionState(findPieceOnCard);
  const card = useInSight();
  const piece = scene?.pieces.find((each) => each.id === id);
  if (!piece || !scene) return null;
  const body = scene.bodies.find((each) => each.id === piece.group);
  return (
    <section ref={card} className={`panel unit-card side-${piece.side}`} aria-label={piece.name}>
      <header className="unit-head">
        <span className="side-mark" aria-hidden="true" />
        <h2>{piece.name}</h2>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label="Close the card"
          onClick={() => session.apply({ on: 'view', do: 'inspect', piece: null })}
        >
          <Icon name="close" size={14} />
        </button>
      </header>
      <Whose piece={piece} body={body} />
      <dl className="facts">
        {piece.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd className="figure">
              {figure.value}
              <Clause id={figure.clause} clauses={clauses} />
            </dd>
          </div>
        ))}
      </dl>
      {piece.marks.length > 0 && (
        <p className="unit-marks">
          {piece.marks.map((mark) => (
            <span key={mark.kind} className="unit-mark">
              <button
                type="button"
                className="sign"
                {...listenForCardPress({ mark: mark.kind, label: mark.label })}
              >
                <b>{letterOf(mark)}</b> {mark.label}
              </button>
              <Clause id={mark.clause} clauses={clauses} />
            </span>
          ))}
        </p>
      )}
      {piece.off ? <p>{piece.off}</p> : <Threats piece={piece.id} />}
      <ToReckoner piece={piece.id} name={piece.name} />
    </section>
  );
}

/** The link from a piece to the ready reckoner, its forms filled in from the present place of the piece. */
function ToReckoner({ piece, name }: { piece: string; name: string }) {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const shown = useSessionState(shownEntryIn);
  const known = useSessionState((state) => state.known);
  if (!game || !rulebook?.present.shows.situations) return null;
  const { state } = shown === null ? game.position : game.positionAt(shown);
  const situations = rulebook.present.shows.situations({ field: game.field, state, known }, piece);
  const [first] = situations;
  if (!first) return null;
  return (
    <a
      className="link"
      href={`#/reckoner/${game.rules.id}/${first.form}`}
      onClick={() => openWithPreset(name, situations)}
    >
      To the ready reckoner
    </a>
  );
}
