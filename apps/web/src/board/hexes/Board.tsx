/** The drawn board: ground on a canvas, overlays and pieces in SVG, one camera. Knows no rules. */

import { type CSSProperties, use, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import { makeBoxAbout, type Spot } from '../../common/box.ts';
import '../overlay/overlay.css';
import '../pieces/pieces.css';
import '../pieces/figure.css';
import '../pieces/bars.css';
import '../pieces/near/near.css';
import '../pieces/states.css';
import '../animation/animation.css';
import '../margin/margin.css';
import './cornerPlate.css';
import type { Piece, Place } from '@linstock/scene';
import { setCssVariables } from '../../common/cssVariables.ts';
import { hexOfPlace, idOfPlace, placeOfHex } from '../../common/places.ts';
import { HexRelics } from '../animation/HexRelics.tsx';
import type { Relics } from '../animation/relics.ts';
import { useAnimations } from '../animation/useAnimations.ts';
import { useRelicDelay } from '../animation/useRelicDelay.ts';
import { BoardShell, Carried, usePieceSets, useShell } from '../handling/BoardShell.tsx';
import { makeBoardHandle } from '../handling/boardHandle.ts';
import type { BoardProps, BoardSettings } from '../handling/model.ts';
import { useBoardPointer } from '../handling/useBoardPointer.ts';
import { Margin } from '../margin/Margin.tsx';
import { Chevrons } from '../overlay/Chevrons.tsx';
import { Hatches } from '../overlay/Hatches.tsx';
import { RulesView } from '../overlay/RulesView.tsx';
import { Discs, Trails } from '../overlay/Trails.tsx';
import { Bars } from '../pieces/Bars.tsx';
import { type FannedStack, fanOut, HEX_BOX, scaleFan } from '../pieces/fan.ts';
import { createMenMover } from '../pieces/near/menMovement.ts';
import { NearTroops } from '../pieces/near/NearTroops.tsx';
import { Pieces } from '../pieces/Pieces.tsx';
import { PieceNames } from '../pieces/pieceNames.ts';
import { pilesOf } from '../pieces/stacks.ts';
import { screenOf } from '../plate/camera.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import type { Sight } from '../plate/sight.ts';
import { findBoxesOverView } from '../view/clearViews.ts';
import { NEAR_FROM_RADIUS } from '../view/opening.ts';
import type { Surfaces } from '../view/useFrames.ts';
import { useGroundView } from '../view/useGroundView.ts';
import { useRestingScale } from '../view/useRestingScale.ts';
import { type HexView, layOutHexes } from './boardOfHexes.ts';
import { CornerPlate } from './CornerPlate.tsx';
import { GroundNames } from './GroundNames.tsx';
import { HexDrawings } from './HexDrawings.tsx';
import { Cursor, HexOverlays } from './HexOverlays.tsx';
import { makeHexPointer } from './hexPointer.ts';
import { type Fan, useFan } from './useFan.ts';
import { useHexKeys } from './useHexKeys.ts';
import { type Labels, useLabels } from './useLabels.ts';

/** The board of one battle. Fills its parent. */
export function Board(props: BoardProps) {
  const { ground, pieces, settings, own, pickablePieces: acting } = props;
  const { hexNumbers = true, palette } = settings;
  const shell = useShell();
  const { idPrefix, surfaces } = shell;
  const { root, canvas, world } = surfaces;
  const laid = useMemo(() => layOutHexes(ground, hexNumbers, devicePixelRatio), [ground, hexNumbers]);
  const board = useGroundView(laid, { palette, pieces, acting, own, surfaces });
  const piles = useMemo(() => pilesOf(pieces), [pieces]);
  const fan = useBoardFan(board, props, piles, root);
  const labels = useLabels(board, props);
  const { sight, lain } = useMoves(board.plate.centres, props, world);
  const [hovered, setHovered] = useState(-1);
  useImperativeHandle(props.handle, () => makeBoardHandle(board, root), [board, root]);
  useBoardPointer(root, { board, props, fan, hovered: setHovered, loupe: shell.setFinger }, makeHexPointer);
  const { cursor, faded, ...keys } = useHexKeys(props, { root, board, piles, fan, hovered });
  const bare = faded || settings.hideCounters;
  const cursorId = `${idPrefix}cursor`;
  const drawn = { board, labels, idPrefix, hovered, cursor, bare, sight, lain };

  return (
    <BoardShell
      {...{ shell, board, props, keys }}
      look="board-hexes"
      kind="battle map"
      label={`Map of ${ground.title.battle}`}
      faded={bare}
      data={{ 'data-fanned': fan.open !== null || undefined }}
      style={lettersOf(settings)}
      cursor={cursor >= 0 ? cursorId : undefined}
      tabs={labels.tabs}
      pictures={[canvas]}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <Carried group={world} id={`${idPrefix}world`} defs={<Hatches />}>
        <BoardWorld {...props} {...drawn} fan={fan.open} />
      </Carried>
      <CornerPlate {...{ board, pieces }} textScale={settings.textScale} title={ground.title} />
      {cursor >= 0 && <AtCursor id={cursorId} place={placeOfHex(cursor)} board={props} />}
    </BoardShell>
  );
}

/** The sizes of names and figures on the counters. */
const lettersOf = ({ textScale, largeFigures = false }: BoardSettings): CSSProperties =>
  setCssVariables({ '--counter-text': textScale, '--figure-size': largeFigures ? 1.25 : 1 });

interface CursorTextProps {
  readonly id: string;
  readonly place: string;
  readonly board: BoardProps;
}

/** The text at the keys' cursor for a screen reader: what picking the hex would do, and which units are there. */
function AtCursor({ id, place, board: { pickablePlaces, pieces, ground } }: CursorTextProps) {
  const nameOf = use(PieceNames);
  const picks = pickablePlaces.find((each) => each.place === place)?.label;
  const there = pieces.filter((piece) => piece.place !== null && idOfPlace(piece.place) === place);
  const hex = `Hex ${ground.map.labels[hexOfPlace(place)] ?? place}`;
  return (
    <span id={id} className="visually-hidden" role="option" aria-selected="false">
      {[picks ?? hex, ...there.map((piece) => nameOf(piece, 'plain'))].join('. ')}
    </span>
  );
}

interface BoardWorldProps extends BoardPiecesProps {
  /** The hex under the pointer and the one under the keys' cursor; -1 for none. */
  readonly hovered: number;
  readonly cursor: number;
  /** The ground without its counters, by the rules. */
  readonly bare: boolean;
  readonly sight: Sight;
  /** The remains of the fights shown so far. */
  readonly lain: Relics;
}

/** Everything that moves with the camera, in drawing order. The magnifier has a camera of its own. */
function BoardWorld({ hovered, cursor, bare, sight, lain, ...props }: BoardWorldProps) {
  const { ground, board } = props;
  const { plate, plan } = board;
  const overlays = useMemo(() => {
    const over = props.overlays.filter(
      ({ kind }) => kind === 'ruler' || kind === 'placeLabel' || kind === 'aim',
    );
    return { over, under: props.overlays.filter((each) => !over.includes(each)) };
  }, [props.overlays]);
  const { pieces } = props;
  const { spotOf } = board;
  const busy = useMemo(
    () =>
      pieces.map(({ place }) => (place ? spotOf(idOfPlace(place)) : null)).filter((spot) => spot !== null),
    [pieces, spotOf],
  );
  return (
    <>
      <Margin plan={plan} />
      <GroundNames
        board={board}
        survey={ground.survey}
        names={ground.names}
        busy={busy}
        taken={props.labels.taken}
      />
      <HexOverlays plate={plate} overlays={overlays.under} />
      {hovered >= 0 && <Cursor plate={plate} hex={hovered} className="pointer" />}
      {cursor >= 0 && <Cursor plate={plate} hex={cursor} className="cursor" />}
      {bare && <RulesView plate={plate} map={ground.map} />}
      <HexRelics relics={lain} sight={sight} />
      <Trails trails={props.trails} sight={sight} />
      <BoardPieces {...props} />
      <HexOverlays plate={plate} overlays={overlays.over} busy={busy} />
      {props.facings && <Chevrons plate={plate} facings={props.facings} />}
      <Discs trails={props.trails} sight={sight} camera={board.camera} />
      <HexDrawings board={board} pieces={pieces} />
    </>
  );
}

interface BoardPiecesProps extends BoardProps {
  readonly board: HexView;
  readonly labels: Labels;
  readonly fan: FannedStack | null;
  readonly idPrefix: string;
}

/** The pieces, far and near. */
function BoardPieces({ pieces, ghosts, fan, idPrefix, board, labels, ...props }: BoardPiecesProps) {
  const { spotOf } = board;
  const k = useRestingScale(board.camera);
  const { markers } = props;
  const { chosen, pickable } = usePieceSets(props);
  return (
    <>
      <Bars {...{ chosen, pickable, markers, k }} far={labels.far} />
      {k * HEX_RADIUS >= NEAR_FROM_RADIUS && (
        <NearTroops {...{ board, pieces, chosen, pickable, markers, idPrefix }} />
      )}
      <Pieces {...{ pieces, ghosts, spotOf, fan, idPrefix, chosen, pickable, markers }} />
    </>
  );
}

/** Plays the latest events. Returns how it sees the board, and the remains left there. */
function useMoves(centres: readonly Spot[], props: BoardProps, world: Surfaces['world']) {
  const sight = useMemo(
    (): Sight => ({ ...sightOf(centres), moved: createMenMover(() => world.current) }),
    [centres, world],
  );
  const { lain, heard } = useRelicDelay(props);
  useAnimations(world, props, { sight, ...heard });
  return { sight, lain };
}

/** The fan of a board: the stacks that open under the pointer, and the places of their pieces. */
function useBoardFan(
  board: HexView,
  props: BoardProps,
  piles: ReadonlyMap<string, readonly Piece[]>,
  root: Surfaces['root'],
): Fan {
  const several = useSeveral(props, piles);
  const lay = useFanning(board, props, root);
  return useFan({ piles, moment: props.moment, several }, board.camera, lay);
}

/** True if several pieces of a stack may be picked, so that a click on the stack itself means none of them. */
function useSeveral(
  { pickablePieces, pickablePlaces }: BoardProps,
  piles: ReadonlyMap<string, readonly Piece[]>,
): (place: string) => boolean {
  return useCallback(
    (place) => {
      const pile = piles.get(place) ?? [];
      if (pickablePieces === null) return pile.length > 1;
      if (pickablePlaces.some((each) => each.place === place)) return false;
      return pile.filter(({ id }) => pickablePieces.includes(id)).length > 1;
    },
    [piles, pickablePieces, pickablePlaces],
  );
}

/** Room for the chevrons round a hex, beyond it on each side, in plate units. */
const CHEVRONS = 76;

/** Fans stacks out for the present view, without hiding anything clickable. */
function useFanning(
  board: HexView,
  { pieces, pickablePieces, pickablePlaces, facings }: BoardProps,
  root: Surfaces['root'],
) {
  const { spotOf } = board;
  return useCallback(
    (place: string, pile: readonly Piece[]): FannedStack | null => {
      const spot = spotOf(place);
      if (!spot) return null;
      const view = board.camera.view();
      const scale = scaleFan(view.k);
      const unit = view.k / scale;
      const [x, y] = screenOf(view, spot);
      const { width, height } = board.size();
      const stacks = pieces.filter(({ id }) => pickablePieces?.includes(id)).map((piece) => piece.place);
      const open = [
        ...pickablePlaces.map((each) => each.place),
        ...stacks.flatMap((each) => (each === null ? [] : [idOfPlace(each)])),
      ];
      const hexes = [...new Set(open)].filter((each) => each !== place);
      const about = (each: string, wide: number, high: number) => {
        const [left, top] = spotOf(each) ?? spot;
        const middle: Spot = [(left - spot[0]) * scale, (top - spot[1]) * scale];
        return makeBoxAbout(middle, wide * scale, high * scale);
      };
      const chevrons = facings
        ? [about(placeOfHex(facings.hex), HEX_BOX.width + CHEVRONS, HEX_BOX.height + CHEVRONS)]
        : [];
      // Under the title or a button nothing of the fan would be seen.
      const over = (root.current ? findBoxesOverView(root.current) : []).map((box) => ({
        x: (box.x - x) / unit,
        y: (box.y - y) / unit,
        width: box.width / unit,
        height: box.height / unit,
      }));
      const fanned = fanOut(pile, {
        window: { x: -x / unit, y: -y / unit, width: width / unit, height: height / unit },
        busy: [...hexes.map((each) => about(each, HEX_BOX.width, HEX_BOX.height)), ...chevrons, ...over],
        hex: HEX_RADIUS * scale,
      });
      return fanned && { place, ...fanned };
    },
    [board, pieces, pickablePieces, pickablePlaces, facings, spotOf, root],
  );
}

/** Extent of a counter from the middle of its hex, in plate units. */
const COUNTER_REACH = 35;

/** The board as animations need it: the centres of hexes. Pieces do not turn between them. */
function sightOf(centres: readonly Spot[]): Sight {
  const spotOf = (place: Place): Spot | null => ('hex' in place ? (centres[place.hex] ?? null) : null);
  return {
    spotOf,
    reach: COUNTER_REACH,
    stepsOf: (path) =>
      ('hexes' in path ? path.hexes : []).flatMap((hex) => {
        const spot = spotOf({ hex });
        return spot ? [{ spot, turn: null }] : [];
      }),
  };
}
