/** All pieces on the map, each a button with its description. It knows pictures and places, but no rules. */

import { isOfficer, type OrderMarker, type Piece } from '@linstock/scene';
import { memo, use, useMemo } from 'react';
import type { Spot } from '../../common/box.ts';
import { OrderFace } from '../../common/OrderSign.tsx';
import { part } from '../../common/parts.ts';
import { placeFrom } from '../../common/places.ts';
import { Counter, type CounterState } from './Counter.tsx';
import type { FannedStack } from './fan.ts';
import type { Ghost } from './ghost.ts';
import { marksOf } from './marks.ts';
import { PieceNames } from './pieceNames.ts';
import { Smoke } from './Smoke.tsx';
import { COUNTER, layOutStack, type PiecePlace, pilesOf, sortForDrawing, sortStack } from './stacks.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly spotOf: (place: string) => Spot | null;
  readonly chosen: ReadonlySet<string>;
  /** Pieces that may be picked. Null if there is no question; then none is dimmed. */
  readonly pickable: ReadonlySet<string> | null;
  readonly ghosts: readonly Ghost[];
  readonly markers: readonly OrderMarker[];
  /** The stack that is fanned out, or null. */
  readonly fan: FannedStack | null;
  /** Prefix of the pieces' element ids. */
  readonly idPrefix: string;
}

/** The pieces layer: an SVG group. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { pieces, spotOf, fan, ghosts, markers, chosen, pickable, idPrefix } = props;
  // The order of the scene is used, and not the order of rows. Stacks do not overlap. If a moving counter
  // changed its place in this list, the counters after it would be removed from the page and drawn again.
  const piles = useMemo(
    () =>
      [...pilesOf(pieces)].flatMap(([place, pile]) => {
        const spot = spotOf(place);
        return spot ? [{ place, pile, spot }] : [];
      }),
    [pieces, spotOf],
  );
  const ordered = useMemo(() => new Map(markers.map((marker) => [marker.piece, marker])), [markers]);
  const leaving = new Set(ghosts.map((ghost) => ghost.piece));
  const standing = ({ id }: Piece): CounterState => {
    if (leaving.has(id)) return 'leaving';
    if (chosen.has(id)) return 'chosen';
    if (!pickable) return 'plain';
    return pickable.has(id) ? 'can-act' : 'idle';
  };
  const placed = (counter: PiecePlace, hidden: boolean) => (
    <Placed
      key={counter.piece.id}
      {...counter}
      x={counter.at[0]}
      y={counter.at[1]}
      hidden={hidden}
      standing={standing(counter.piece)}
      marker={ordered.get(counter.piece.id)}
      idPrefix={idPrefix}
    />
  );
  const at = fan && spotOf(fan.place);
  return (
    <g className="pieces">
      <Banks piles={piles} />
      {sortForDrawing(
        piles.flatMap(({ place, pile, spot }) =>
          place === fan?.place ? [] : layOutStack(sortStack(pile, chosen, pickable), spot),
        ),
      ).map((each) => placed(each, each.buried))}
      <Ghosts {...props} />
      {fan && at && (
        <g transform={`translate(${at[0]} ${at[1]})`}>
          <g className="fan" {...part('fan')}>
            <Tray fan={fan} />
            {fan.pieces.map((each) => placed(each, false))}
          </g>
        </g>
      )}
    </g>
  );
});

/** The smoke that hangs before troops: under all counters, or it would hide a name in the next row. */
function Banks({ piles }: { piles: readonly { readonly pile: readonly Piece[]; readonly spot: Spot }[] }) {
  const smoking = piles.flatMap(({ pile, spot }) => {
    const top = pile.findLast((piece) => marksOf(piece).smoke);
    return top ? [{ top, spot }] : [];
  });
  return (
    <g className="smoke-banks" aria-hidden="true">
      {smoking.map(({ top, spot: [x, y] }) => (
        <g key={top.id} transform={`translate(${x} ${y})`}>
          <Smoke facing={isOfficer(top) ? null : top.facing} />
        </g>
      ))}
    </g>
  );
}

/** The tray of a stack that is fanned out, with a line to its hex. */
function Tray({ fan: { place, tray } }: { fan: FannedStack }) {
  const { x, y, width, height } = tray;
  return (
    <>
      <path className="fan-leash" d={`M0 0L${x + width / 2} ${y + height / 2}`} />
      <rect className="fan-tray" data-fan={place} {...{ x, y, width, height }} rx="4" />
    </>
  );
}

interface PlacedProps {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly pile: readonly Piece[];
  readonly covered: boolean;
  readonly hidden: boolean;
  readonly standing: CounterState;
  readonly marker: OrderMarker | undefined;
  readonly idPrefix: string;
}

/** Scale of an order marker. */
const CHIT = 0.72;

/** The order of a counter, at the upper left corner. */
function Chit({ marker: { face, label } }: { readonly marker: OrderMarker }) {
  return (
    <g
      className="chit"
      transform={`translate(${-COUNTER.width / 2} ${1 - COUNTER.height / 2}) scale(${CHIT})`}
      data-order={face}
    >
      <title>{label}</title>
      <OrderFace face={face} />
    </g>
  );
}

const Placed = memo(function Placed({
  piece,
  x,
  y,
  pile,
  covered,
  hidden,
  standing,
  marker,
  idPrefix,
}: PlacedProps) {
  const nameOf = use(PieceNames);
  if (hidden) return null;
  return (
    <g
      id={`${idPrefix}${piece.id}`}
      // A picture whose text says what is printed on it and what may be done with it. The board handles keys and
      // clicks.
      role="img"
      aria-label={nameOf(piece, standing)}
      data-piece={piece.id}
      data-home={`translate(${x} ${y})`}
      className={`piece side-${piece.side} ${standing}${covered ? ' covered' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <Counter piece={piece} pile={pile} />
      {marker && !covered && <Chit marker={marker} />}
    </g>
  );
});

/** Pieces at their future places, stacked as they would be. */
function Ghosts({ ghosts, pieces, spotOf }: PiecesProps) {
  const going = ghosts.flatMap(({ piece: id, place, facing }) => {
    const piece = pieces.find((each) => each.id === id);
    if (!piece) return [];
    return [{ ...piece, facing: facing ?? piece.facing, place: placeFrom(place) }];
  });
  return [...pilesOf(going)].flatMap(([place, pile]) => {
    const spot = spotOf(place);
    if (!spot) return [];
    return layOutStack(pile, spot).map(({ piece, at, buried, pile: under }) =>
      buried ? null : (
        <g
          key={piece.id}
          aria-hidden="true"
          className={`piece side-${piece.side} ghost`}
          transform={`translate(${at[0]} ${at[1]})`}
        >
          <Counter piece={piece} pile={under} />
        </g>
      ),
    );
  });
}
