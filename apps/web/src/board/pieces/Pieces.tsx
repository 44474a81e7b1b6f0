/** All pieces on the table, each a button with its story; pictures and places only, no rules. */
import type { Piece } from '@linstock/scene';
import { memo, useMemo } from 'react';
import type { Spot } from '../plate.ts';
import { Counter, type Standing } from './Counter.tsx';
import type { Ghost } from './ghost.ts';
import { type FanRoom, fannedOut, type Laid, laidOut, pilesOf } from './stacks.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly spotOf: (place: string) => Spot | null;
  readonly chosen: ReadonlySet<string>;
  /** Pieces that may be picked; null when nothing is asked, and then none is dimmed. */
  readonly pickable: ReadonlySet<string> | null;
  readonly ghosts: readonly Ghost[];
  /** Place whose pile is fanned out, or null. */
  readonly fan: string | null;
  /** Room in the window for a fan round a spot. */
  readonly fanRoom: (spot: Spot) => FanRoom;
  /** Prefix of the pieces' element ids. */
  readonly idPrefix: string;
}

/** The pieces layer: an SVG group. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { pieces, spotOf, fan, fanRoom, ghosts, chosen, pickable, idPrefix } = props;
  const piles = useMemo(() => {
    const found = [...pilesOf(pieces)].flatMap(([place, pile]) => {
      const spot = spotOf(place);
      return spot ? [{ place, pile, spot }] : [];
    });
    found.sort((a, b) => a.spot[1] - b.spot[1]);
    return found;
  }, [pieces, spotOf]);
  const leaving = new Set(ghosts.map((ghost) => ghost.piece));
  const standing = ({ id }: Piece): Standing => {
    if (leaving.has(id)) return 'leaving';
    if (chosen.has(id)) return 'chosen';
    if (!pickable) return 'plain';
    return pickable.has(id) ? 'can-act' : 'idle';
  };
  const placed = (counter: Laid, hidden: boolean) => (
    <Placed
      key={counter.piece.id}
      {...counter}
      x={counter.at[0]}
      y={counter.at[1]}
      hidden={hidden}
      standing={standing(counter.piece)}
      idPrefix={idPrefix}
    />
  );
  const open = piles.find(({ place }) => place === fan);
  return (
    <g className="pieces">
      {piles.map(({ place, pile, spot }) =>
        place === fan ? null : laidOut(raised(pile, chosen), spot).map((each) => placed(each, each.buried)),
      )}
      <Ghosts {...props} />
      {open && <rect className="fan-scrim" x="-9000" y="-9000" width="18000" height="18000" />}
      {open && (
        <g className="fan" style={{ transformOrigin: `${open.spot[0]}px ${open.spot[1]}px` }}>
          {fannedOut(open.pile, open.spot, fanRoom(open.spot)).map((each) => placed(each, false))}
        </g>
      )}
    </g>
  );
});

/** A chosen piece is lifted to the top of its pile, so that it is seen. */
function raised(pile: readonly Piece[], chosen: ReadonlySet<string>): readonly Piece[] {
  if (!pile.some(({ id }) => chosen.has(id))) return pile;
  return [...pile.filter(({ id }) => !chosen.has(id)), ...pile.filter(({ id }) => chosen.has(id))];
}

interface PlacedProps {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly badge: number;
  readonly hidden: boolean;
  readonly standing: Standing;
  readonly idPrefix: string;
}

const STATES: Record<Standing, string> = {
  plain: '',
  'can-act': ', can be chosen',
  idle: '',
  chosen: ', chosen',
  ghost: '',
  leaving: '',
};

const Placed = memo(function Placed({ piece, x, y, badge, hidden, standing, idPrefix }: PlacedProps) {
  if (hidden) return null;
  return (
    <g
      id={`${idPrefix}${piece.id}`}
      role="button"
      tabIndex={-1}
      aria-label={`${piece.story}${STATES[standing]}`}
      aria-pressed={standing === 'chosen'}
      aria-disabled={standing === 'idle'}
      data-piece={piece.id}
      data-home={`translate(${x} ${y})`}
      className={`piece side-${piece.side} ${standing}`}
      transform={`translate(${x} ${y})`}
    >
      <Counter piece={piece} badge={badge} />
    </g>
  );
});

function Ghosts({ ghosts, pieces, spotOf }: PiecesProps) {
  return ghosts.map((ghost) => {
    const piece = pieces.find(({ id }) => id === ghost.piece);
    const spot = spotOf(ghost.place);
    if (!piece || !spot) return null;
    const shown = ghost.facing === null ? piece : { ...piece, facing: ghost.facing };
    return (
      <g
        key={ghost.piece}
        aria-hidden="true"
        className={`piece side-${piece.side} ghost`}
        transform={`translate(${spot[0]} ${spot[1]})`}
      >
        <Counter piece={shown} badge={0} />
      </g>
    );
  });
}
