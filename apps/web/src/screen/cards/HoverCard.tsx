/**
 * The card about the thing under the pointer: its name, its figures, its marks. It takes no click and covers as few
 * troops as possible.
 */

import type { RemainingAnswers } from '@linstock/scene';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { panels } from '../../app/panels.ts';
import { useStore } from '../../app/useStore.ts';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import type { Box, Point } from '../../common/box.ts';
import { type CardAnchor, closeCard, hideCard, card as shownCard } from '../../common/cards/cardState.ts';
import type { CardSubject } from '../../common/cards/cardSubject.ts';
import { idOfPlace } from '../../common/places.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { placesOf } from '../../play/aiming/aim.ts';
import { narrowedIn, previewIn, sheetIn } from '../../play/state/modeSelectors.ts';
import { placeOfPiece } from '../../words/labels.ts';
import { placeBand, placePopover } from '../aiming/popoverPlace.ts';
import { useAim } from '../aiming/useAim.ts';
import { type Card, cardOf } from './card.ts';
import './hoverCard.css';

interface Props {
  readonly ground: FieldGround;
  readonly handle: RefObject<FieldHandle | null>;
}

/** The card, while one is shown. Escape shuts it; so does every press. */
export function HoverCard({ ground, handle }: Props) {
  const { about, beside } = useStore(shownCard, (value) => value);
  const state = useSessionState((whole) => whole);
  const aim = useAim();
  const aimed = aim !== null && (previewIn(state) !== null || sheetIn(state)?.looks != null);
  const told = about && !aimed ? cardOf(about, state, ground) : null;
  useShutting();
  if (!told || !about) return null;
  return <PlacedCard key={JSON.stringify(about)} {...{ told, about, beside, handle }} />;
}

/** The events that close a card. */
function useShutting(): void {
  const head = useSessionState((state) => state.head);
  const panel = useStore(panels, ({ open }) => open);
  useEffect(closeCard, [head, panel]);
  useEffect(() => {
    const key = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && closeCard();
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', closeCard, { capture: true });
    document.addEventListener('wheel', hideCard, { passive: true });
    return () => {
      hideCard();
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', closeCard, { capture: true });
      document.removeEventListener('wheel', hideCard);
    };
  }, []);
}

interface PlacedCardProps extends Pick<Props, 'handle'> {
  readonly told: Card;
  readonly about: CardSubject;
  readonly beside: CardAnchor | null;
}

function PlacedCard({ told, about, beside, handle }: PlacedCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  const state = useSessionState((all) => all);
  const { scene } = state;
  const narrowed = narrowedIn(state);
  useLayoutEffect(() => {
    const element = box.current;
    const board = element?.parentElement?.getBoundingClientRect();
    if (!element || !board) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    if (beside) return setAt(underneath(beside, size));
    const place = 'piece' in about ? placeOfPiece(about.piece, scene) : 'place' in about ? about.place : null;
    const target = place === null ? null : handle.current?.pointOf(place);
    if (!target) return setAt(null);
    const troops = placesOf(scene?.pieces ?? []).flatMap((each) => handle.current?.pointOf(each) ?? []);
    const clicked = hexesNext(narrowed).flatMap((each) => handle.current?.pointOf(each) ?? []);
    const fan = fanOn(board);
    const around = { target, troops: [...troops, ...clicked], board, size };
    // On a phone the card may not fit next to its subject. Then it is across the head of the board or its foot, and does not cover the
    // subject.
    const corner = placePopover({ ...around, by: [], fan }) ?? placeBand(around);
    setAt({ x: board.left + corner.x, y: board.top + corner.y });
  }, [about, beside, scene, narrowed, handle]);
  return (
    <div
      ref={box}
      role="tooltip"
      className={`hover-card panel ${told.side === null ? '' : `side-${told.side}`}`}
      style={at ? { left: at.x, top: at.y } : { visibility: 'hidden' }}
    >
      <CardText card={told} />
    </div>
  );
}

/** The places that may be clicked now. */
function hexesNext(narrowed: RemainingAnswers<unknown> | null): string[] {
  return [...(narrowed?.next.values() ?? [])].flatMap(({ pick }) => ('hex' in pick ? [idOfPlace(pick)] : []));
}

/** The stack that is fanned out, on the board. */
function fanOn(board: DOMRect): Box | null {
  const tray = document.querySelector('[data-fan]')?.getBoundingClientRect();
  if (!tray) return null;
  return { x: tray.left - board.left, y: tray.top - board.top, width: tray.width, height: tray.height };
}

/** Space kept free at the window's edge. */
const EDGE_GAP_PX = 8;

/** Below a box of the page, or above it if there is no space below. */
function underneath(beside: CardAnchor, size: { readonly width: number; readonly height: number }): Point {
  const x = Math.max(EDGE_GAP_PX, Math.min(beside.left, innerWidth - size.width - EDGE_GAP_PX));
  const below = beside.top + beside.height + 6;
  return {
    x,
    y: below + size.height > innerHeight ? Math.max(EDGE_GAP_PX, beside.top - size.height - 6) : below,
  };
}

function CardText({ card: { title, lines, facts, signs } }: { card: Card }) {
  return (
    <>
      <p className="hover-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {facts.length > 0 && (
        <p className="hover-facts">
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {signs.map(({ letter, label, says }) => (
        <p key={label} className="hover-sign">
          {letter && <b className="hover-letter">{letter}</b>} <b>{label}.</b> {says}
        </p>
      ))}
    </>
  );
}
