/** The popover at the pointer before any click: attacker and target, distance, chance, and what would raise it. */

import { distance, edgeMiddles, gap, lengthWords } from '@linstock/ground';
import type { Reckoning } from '@linstock/kernel';
import type { Piece } from '@linstock/scene';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import type { Point } from '../../common/box.ts';
import { OddsStrip } from '../../common/OddsBar.tsx';
import { hexOfPlace, idOfPlace, placeFrom } from '../../common/places.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import {
  type Aim,
  describeChance,
  findJoinedBlow,
  type JoinedBlow,
  placesOf,
} from '../../play/aiming/aim.ts';
import { previewIn, sheetIn } from '../../play/state/modeSelectors.ts';
import { describeAim } from './aimWords.ts';
import { POPOVER, placePopover } from './popoverPlace.ts';
import { useAim } from './useAim.ts';
import './aimPopover.css';

interface Props {
  readonly ground: FieldGround;
  readonly handle: RefObject<FieldHandle | null>;
}

/** The popover, next to the target on the side with the fewest troops. It closes when the card opens. */
export function AimPopover({ ground, handle }: Props) {
  const aim = useAim();
  const pointed = useSessionState((state) => previewIn(state) !== null || sheetIn(state)?.looks != null);
  const scene = useSessionState((state) => state.scene);
  const popover = useRef<HTMLElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const board = popover.current?.parentElement;
    const points = (pieces: readonly Piece[]) =>
      placesOf(pieces).flatMap((place) => handle.current?.pointOf(place) ?? []);
    const [target] = aim ? points(aim.at) : [];
    if (!aim || !board || !target) return setAt(null);
    const { clientWidth: width, clientHeight: height } = board;
    const troops = points(scene?.pieces ?? []);
    // As high as its text, which is laid out already.
    const size = { width: POPOVER.width, height: popover.current?.offsetHeight || POPOVER.height };
    const concerned = [...aim.at, ...aim.by];
    const ends = [
      ...endsOf(concerned).flatMap((place) => handle.current?.pointOf(place) ?? []),
      ...concerned.flatMap(({ id }) => namesOn(board, id)),
    ];
    setAt(placePopover({ target, by: points(aim.by), troops, ends, board: { width, height }, size }));
  }, [aim, scene, handle]);
  return (
    <aside
      ref={popover}
      className={aim?.reckoning ? 'aim-popover panel' : 'aim-popover worded panel'}
      aria-label="Odds at the pointer"
      hidden={!aim || !pointed}
      style={at ? { left: at.x, top: at.y } : { visibility: 'hidden' }}
    >
      {aim && pointed && <AimFacts aim={aim} ground={ground} />}
    </aside>
  );
}

/** The ends of the stands concerned; none for counters. */
function endsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ pose }) => (pose ? edgeMiddles(pose).map((spot) => idOfPlace({ spot })) : []));
}

/** Start and end of a stand's name on the board. */
function namesOn(board: HTMLElement, id: string): Point[] {
  const corner = board.getBoundingClientRect();
  return [...board.querySelectorAll(`[data-detail-of="${CSS.escape(id)}"]`)].flatMap((name) => {
    const { left, right, top, height } = name.getBoundingClientRect();
    const y = top + height / 2 - corner.top;
    return [left, right].map((x) => ({ x: x - corner.left, y }));
  });
}

function AimFacts({ aim, ground }: { aim: Aim; ground: FieldGround }) {
  const { reckoning, says } = aim;
  const { scene, game, rulebook, known } = useSessionState((state) => state);
  const [from] = aim.by;
  const [to] = placesOf(aim.at);
  const sight =
    game && rulebook && from && to !== undefined
      ? rulebook.present.shows.sight?.(
          { field: game.field, state: game.position.state, known },
          from.id,
          placeFrom(to),
        )
      : null;
  const how = [howFar(aim, ground), ...(sight?.clear ? ['clear line'] : [])];
  return (
    <>
      <h2>{describeAim(aim, scene)}</h2>
      <p className="aim-how">{[...how, ...(reckoning ? modifiers(reckoning) : [])].join(' · ')}</p>
      {reckoning ? <Thrown reckoning={reckoning} /> : <p>{says}</p>}
      {reckoning && <Better aim={aim} />}
    </>
  );
}

/** The throw as a bar, and the chance that it goes well. */
function Thrown({ reckoning }: { reckoning: Reckoning }) {
  const { share, words } = describeChance(reckoning);
  return (
    <>
      <OddsStrip reckoning={reckoning} />
      <p className="aim-chance">
        <b>{share}</b> {words}
      </p>
    </>
  );
}

/** From how far: hexes, or the length between the nearest edges. */
function howFar({ by, at }: Aim, ground: FieldGround): string {
  if (ground.kind === 'hexes') {
    const { map } = ground.picture;
    const hexes = placesOf(by).flatMap((from) =>
      placesOf(at).map((to) => distance(map, hexOfPlace(from), hexOfPlace(to))),
    );
    const nearest = Math.min(...hexes);
    return nearest === 1 ? '1 hex' : `${nearest} hexes`;
  }
  const gaps = by.flatMap((one) =>
    at.flatMap((other) => (one.pose && other.pose ? [gap(one.pose, other.pose)] : [])),
  );
  return lengthWords(Math.min(...gaps));
}

/** The modifiers: the lines of the reckoning with a number, without those about single firers. */
function modifiers({ lines }: Reckoning): string[] {
  return lines
    .filter(({ value, at }) => typeof value === 'number' && at === undefined)
    .slice(-3)
    .map(({ label, value }) => `${label} ${typeof value === 'number' && value < 0 ? `−${-value}` : value}`);
}

/** The ways to raise the chance, computed while the pointer rests. */
function Better({ aim }: { aim: Aim }) {
  const session = useSession();
  const [found, setFound] = useState<JoinedBlow | null>(null);
  useEffect(() => {
    const handle = setTimeout(() => setFound(findJoinedBlow(session.store.get(), aim)), 60);
    return () => clearTimeout(handle);
  }, [session, aim]);
  const [one, other] = found?.more ?? [];
  const joined = one && !other ? `${one.called}` : `${found?.more.length} more`;
  return (
    <p className="aim-more">
      {/* The chance stands first: it is what may not be cut. */}
      {found ? <span>{`${found.share} with ${joined}`}</span> : <span className="muted">click to aim</span>}
    </p>
  );
}
