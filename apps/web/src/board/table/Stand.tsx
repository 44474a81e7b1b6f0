/** One stand as it is taken hold of and marked: its miniature is painted on the canvas below (board/miniatures). */
import { basesOf, isOfficer, type Piece } from '@linstock/scene';
import { memo } from 'react';
import type { StandPiece } from '../plate/standPiece.ts';
import { unitsOf } from '../plate/tablePlate.ts';

interface Props {
  readonly piece: StandPiece;
  /** True if it has the dot which shows that its regiment may act. */
  readonly dot: boolean;
}

/** The stand, round its centre in plate units with its front up. */
export const StandDrawing = memo(function StandDrawing({ piece, dot }: Props) {
  const [w, d] = halfOf(piece);
  const round = isOfficer(piece);
  return (
    <>
      {round ? (
        <circle className="hold" r={Math.min(w, d)} />
      ) : (
        <rect className="hold" x={-w} y={-d} width={2 * w} height={2 * d} />
      )}
      <PlainBases piece={piece} />
      <g className="ready">
        {round ? (
          <Edge d={`M${-w * 0.8} ${d * 0.6}A${w} ${w} 0 0 0 ${w * 0.8} ${d * 0.6}`} />
        ) : (
          <Edge d={`M${-w} ${d}H${w}`} />
        )}
        {dot && (
          <g transform={`translate(0 ${d})`}>
            <g className="ready-dot">
              <circle r="5" />
              <path d="M0 -3.4V.6M0 2.6V3" />
            </g>
          </g>
        )}
      </g>
    </>
  );
});

function Edge({ d }: { readonly d: string }) {
  return (
    <>
      <path className="ready-casing" d={d} />
      <path className="ready-edge" d={d} />
    </>
  );
}

/** The possible new place of a stand: its bases as sheets of vellum, with a bar at the front of each. */
export function GhostDrawing({ piece }: { readonly piece: StandPiece }) {
  return (
    <g className="ghost-bases">
      <Bases piece={piece} />
    </g>
  );
}

/** Bases with front bar and letter, for forced colours. */
function PlainBases({ piece }: { readonly piece: StandPiece }) {
  return (
    <g className="plain-bases" aria-hidden="true">
      <Bases piece={piece} />
      <text className="plain-sign" dy=".35em">
        {SIGNS[piece.kind]}
      </text>
    </g>
  );
}

/** The letter of an arm if no figures are drawn. */
const SIGNS: Readonly<Record<Piece['kind'], string>> = {
  foot: 'F',
  rifle: 'R',
  militia: 'M',
  grenadier: 'F',
  skirmisher: 'L',
  engineer: 'E',
  horse: 'H',
  'light horse': 'H',
  gun: 'G',
  howitzer: 'G',
  wagon: 'W',
  leader: '★',
  commander: '★',
};

function Bases({ piece }: { readonly piece: StandPiece }) {
  if (isOfficer(piece)) {
    const [w, d] = halfOf(piece);
    const r = Math.min(w, d);
    return (
      <>
        <circle className="outline" r={r} />
        <path className="bar" d={`M${-r * 0.7} ${-r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-r * 0.7}`} />
      </>
    );
  }
  return basesOf(piece, piece.pose).map((base) => {
    const [w, d] = [unitsOf(base.frontage) / 2, unitsOf(base.depth) / 2];
    return (
      <g
        key={`${base.right},${base.ahead}`}
        transform={`translate(${unitsOf(base.right)} ${-unitsOf(base.ahead)}) rotate(${base.turn / 10})`}
      >
        <rect className="outline" x={-w} y={-d} width={2 * w} height={2 * d} />
        <path className="bar" d={`M${-w} ${-d}H${w}`} />
      </g>
    );
  });
}

/** Half its width and half its depth, in plate units. */
function halfOf({ pose }: StandPiece): readonly [number, number] {
  return [unitsOf(pose.frontage) / 2, unitsOf(pose.depth) / 2];
}
