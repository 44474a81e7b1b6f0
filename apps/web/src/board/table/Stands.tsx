/** All stands on the table, each a button with its description. Pictures and places only, no rules. */

import { corners, type Stand } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { isOfficer } from '@linstock/scene';
import { memo, use, useMemo } from 'react';
import type { Spot } from '../../common/box.ts';
import { bodyNameOf } from '../miniatures/miniature.ts';
import { PieceNames } from '../pieces/pieceNames.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { StandDrawing } from './Stand.tsx';
import { drawLine, hullOf } from './shapes.tsx';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly chosen: ReadonlySet<string>;
  /** Pieces that may be picked. Null if there is no question; then none is dimmed. */
  readonly pickable: ReadonlySet<string> | null;
  /** The side that is asked. Pieces of the other side that it may pick are its targets. */
  readonly asked: Side | null;
  /** Pieces drawn faint at their place, because a ghost shows their possible new place. */
  readonly leaving: ReadonlySet<string>;
  /** Pieces that must act before the step may end. */
  readonly due: ReadonlySet<string>;
  readonly idPrefix: string;
}

/** The layer of stands: an SVG group. Generals are on top. */
export const Stands = memo(function Stands(props: Props) {
  const { plate, pieces, chosen, pickable, asked, leaving, due, idPrefix } = props;
  const dots = useMemo(
    () => middlesOf(pieces.filter(({ id }) => due.has(id) || pickable?.has(id))),
    [pieces, pickable, due],
  );
  const ordered = useMemo(
    () =>
      [...pieces].sort((a, b) => a.pose.frontage * a.pose.depth - b.pose.frontage * b.pose.depth).reverse(),
    [pieces],
  );
  const standing = ({ id, side }: StandPiece) => {
    if (leaving.has(id)) return 'leaving';
    if (chosen.has(id)) return 'chosen';
    if (due.has(id)) return 'due';
    if (!pickable) return 'plain';
    if (!pickable.has(id)) return 'idle';
    return asked === null || side === asked ? 'can-act' : 'target';
  };
  return (
    <g className="pieces stands">
      {ordered.map((piece) => (
        <Placed
          key={piece.id}
          {...{ plate, piece, idPrefix }}
          standing={standing(piece)}
          dot={dots.has(piece.id)}
        />
      ))}
      <ChosenRings {...{ plate, pieces, chosen }} />
    </g>
  );
});

/** The middle stand of each regiment among these. */
function middlesOf(pieces: readonly StandPiece[]): ReadonlySet<string> {
  const bodies = Map.groupBy(pieces, bodyNameOf);
  return new Set([...bodies.values()].map((stands) => stands[Math.floor((stands.length - 1) / 2)]!.id));
}

/** One ring around a selected regiment; a ring around each stand if the stands have come apart. */
function ChosenRings({ plate, pieces, chosen }: Pick<Props, 'plate' | 'pieces' | 'chosen'>) {
  const rings = useMemo(() => {
    const [officers = [], troops = []] = [true, false].map((leads) =>
      pieces.filter((piece) => chosen.has(piece.id) && isOfficer(piece) === leads),
    );
    const round = officers.map((officer) => ({ key: officer.id, line: ringRound(officer, plate) }));
    const hulled = [...Map.groupBy(troops, bodyNameOf)].flatMap(([body, stands]) => {
      const area = stands.reduce((sum, { pose }) => sum + pose.frontage * pose.depth, 0);
      const about = (some: readonly Stand[]) =>
        hullOf(some.flatMap((stand) => corners(stand).map((corner) => spotOfPlace(plate, corner))));
      const poses = stands.map(({ pose }) => pose);
      const together = areaOf(about(poses)) <= area * PER_AREA * 1.35;
      const hulls = together ? [about(poses.map(grown))] : poses.map((pose) => about([grown(pose)]));
      return hulls.map((hull, i) => ({ key: `${body}:${i}`, line: `${drawLine(hull)}Z` }));
    });
    return [...hulled, ...round];
  }, [plate, pieces, chosen]);
  return (
    <g className="chosen-rings" aria-hidden="true">
      {rings.map(({ key, line }) => (
        <g key={key}>
          <path className="halo" d={line} />
          <path className="ring" d={line} />
        </g>
      ))}
    </g>
  );
}

/** Distance of a ring from bases, so that it covers no heads: thousandths of an inch. It is larger around an officer's small base. */
const RING_GAP = 250;
const CLEAR_OF_OFFICERS = 500;

const grown = (pose: Stand): Stand => ({
  ...pose,
  frontage: pose.frontage + 2 * RING_GAP,
  depth: pose.depth + 2 * RING_GAP,
});

/** A ring about the round base of an officer. */
function ringRound({ pose }: StandPiece, plate: TablePlate): string {
  const [x, y] = spotOfPlace(plate, pose);
  const r = unitsOf(Math.min(pose.frontage, pose.depth) / 2 + CLEAR_OF_OFFICERS);
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Square plate units to a square thousandth of an inch. */
const PER_AREA = unitsOf(1) ** 2;

function areaOf(loop: readonly Spot[]): number {
  return Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [nx, ny] = loop[(i + 1) % loop.length]!;
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}

interface PlacedProps {
  readonly plate: TablePlate;
  readonly piece: StandPiece;
  readonly standing: 'plain' | 'can-act' | 'target' | 'due' | 'idle' | 'chosen' | 'leaving';
  readonly dot: boolean;
  readonly idPrefix: string;
}

const Placed = memo(function Placed({ plate, piece, standing, dot, idPrefix }: PlacedProps) {
  const [x, y] = spotOfPlace(plate, piece.pose);
  const turn = turnOnPlate(plate, piece.pose.facing);
  const nameOf = use(PieceNames);
  return (
    <g
      id={`${idPrefix}${piece.id}`}
      // A picture whose text says what is printed on it and what may be done with it. The board handles keys and
      // clicks.
      role="img"
      aria-label={nameOf(piece, standing)}
      data-piece={piece.id}
      data-home={`translate(${x} ${y})`}
      className={`piece stand side-${piece.side} ${standing}`}
      transform={`translate(${x} ${y})`}
    >
      <g data-turn={turn} transform={`rotate(${turn})`}>
        <StandDrawing piece={piece} dot={dot} />
      </g>
    </g>
  );
});
