import type { RemainingAnswers } from '@linstock/scene';
import { type RefObject, useEffect, useMemo } from 'react';
import type { BoardHandle, BoardProps, GroundPicture } from '../../board/handling/model.ts';
import { Board } from '../../board/hexes/Board.tsx';
import { idOfPlace, placeFrom } from '../../common/places.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { placesOf, strikesAt } from '../../play/aiming/aim.ts';
import { listPicksOn } from '../../play/picking/clicking.ts';
import { facingsOf } from '../../play/picking/facings.ts';
import { formationIn, narrowedIn, picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { placeOfPiece } from '../../words/labels.ts';
import { useAim } from '../aiming/useAim.ts';
import { startFormationDrag, startPieceDrag } from '../formation/formationDrag.ts';
import { listMarkers } from '../orders/markersShown.ts';
import { drawReachOnHexes } from '../orders/terms.ts';
import type { Tools } from '../tools/tools.tsx';
import { useChosenByHand } from '../umpire/useChosenByHand.ts';
import { findFoes } from './actors.ts';
import { drawAim, drawAnswers } from './answerOverlays.ts';
import { drawToolResult, ON_HEXES } from './hexOverlays.ts';
import { findCheapest, ghostsOf, listChosenPieces, listPickablePlaces, momentOf } from './picture.ts';
import { useBoardClicks } from './useBoardClicks.ts';
import { useBoardContents } from './useBoardContents.ts';

interface Props {
  readonly ground: GroundPicture;
  readonly handle: RefObject<BoardHandle | null>;
  readonly hidden: boolean;
  /** Arcs, sight lines and the like, asked for by the reader. */
  readonly tools: Tools;
}

/** Brings a moment of reaction into sight: the enemy's path, the units that may act, the enemy's next places. */
function useReactionInSight(handle: RefObject<BoardHandle | null>): void {
  const reaction = useSessionState((state) => state.asked?.reaction ?? null);
  const { store } = useSession();
  useEffect(() => {
    if (!reaction) return;
    const { scene } = store.get();
    const places = [...reaction.path, ...reaction.later.map(({ place }) => place)];
    const ids = reaction.acting.flatMap(({ piece, target }) => [piece, target]);
    const found = [...places.map(idOfPlace), ...ids.map((id) => placeOfPiece(id, scene))];
    handle.current?.fitPlaces(found.filter((place) => place !== null));
  }, [reaction, store, handle]);
}

/** Distance of hexes that a finger can distinguish, in pixels. */
const FINGER_STEP_PX = 44;

/**
 * On a touch screen the hexes that may be tapped next come so near that each can be hit. Targets do not: all of them stay in sight, and
 * the list has a button for each.
 */
function useRoomForFinger(handle: RefObject<BoardHandle | null>): void {
  const finger = useMedia('(pointer: coarse)');
  const { store } = useSession();
  const picked = useSessionState((state) => (picksIn(state).length > 0 ? narrowedIn(state) : null));
  useEffect(() => {
    if (!finger || !picked) return;
    const hexes = hexesIn(picked);
    const held = new Set(placesOf(findFoes(store.get())));
    if (!hexes.some((hex) => held.has(hex))) handle.current?.spread(hexes, FINGER_STEP_PX);
  }, [finger, picked, handle, store]);
}

const hexesIn = ({ next }: RemainingAnswers<unknown>): string[] =>
  [...next.values()].flatMap(({ pick }) => ('hex' in pick ? [idOfPlace(pick)] : []));

/** The meaning of clicks and pointer on the map for the session. */
function useHandling(
  state: SessionState,
  tools: Tools,
): Pick<
  BoardProps,
  | 'onPickPiece'
  | 'onPickPlace'
  | 'onHover'
  | 'onInspect'
  | 'carries'
  | 'strikesAt'
  | 'onPickFacing'
  | 'onHoverFacing'
> {
  const session = useSession();
  const picksOnPiece = (id: string | null) => {
    const piece = state.scene?.pieces.find((each) => each.id === id);
    return piece ? listPicksOn(piece) : [];
  };
  const clicks = useBoardClicks(state, tools, {
    picksOn: picksOnPiece,
    picksAt: ({ piece, place }) => [...picksOnPiece(piece), ...(place === null ? [] : [placeFrom(place)])],
  });
  return {
    ...clicks,
    strikesAt: (place) => tools.active === null && !formationIn(state) && strikesAt(state, placeFrom(place)),
    carries: (from, shift) => startFormationDrag(session, from, shift) ?? startPieceDrag(session, from),
    onPickFacing: (face) => session.apply({ on: 'board', do: 'click', candidates: [{ heading: face }] }),
    onHoverFacing(face) {
      const choice = face === null ? null : findCheapest(state, { heading: face });
      session.apply({ on: 'board', do: 'hover', choice });
    },
  };
}

/** A board of hexes: its drawing, and the meaning of clicks on it. */
export function HexField({ ground, handle, hidden, tools }: Props) {
  const byHand = useChosenByHand();
  const state = useSessionState((whole) => whole);
  const shown = useBoardContents(hidden, state);
  const overlays = useOverlays(state, { ground, tools });
  useReactionInSight(handle);
  useRoomForFinger(handle);
  return (
    <Board
      ground={ground}
      overlays={overlays}
      chosen={useMemo(() => byHand ?? listChosenPieces(state), [byHand, state])}
      pickablePlaces={useMemo(() => listPickablePlaces(state), [state])}
      ghosts={useMemo(() => ghostsOf(state), [state])}
      markers={useMemo(() => listMarkers(sheetIn(state), state.scene), [state])}
      moment={momentOf(state)}
      facings={useMemo(() => facingsOf(state), [state])}
      handle={handle}
      {...shown}
      {...useHandling(state, tools)}
    />
  );
}

/** The drawings over the ground: the possible answers, or the findings of a tool. */
function useOverlays(state: SessionState, { ground, tools }: Pick<Props, 'ground' | 'tools'>) {
  const aim = useAim();
  return useMemo(
    () => [
      ...(tools.active === null
        ? [...drawReachOnHexes(state), ...drawAnswers(state, ON_HEXES), ...drawAim(aim, ON_HEXES)]
        : []),
      ...drawToolResult(tools.found, ground),
    ],
    [state, aim, tools.active, tools.found, ground],
  );
}
