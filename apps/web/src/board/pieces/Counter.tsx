/** One piece as a printed counter, drawn round the origin in plate units. */
import { isOfficer, type Piece } from '@linstock/scene';
import { memo } from 'react';
import { ArmBlock, Halved, Ranks } from './Arms.tsx';
import { Figure } from './Figure.tsx';
import { Smoke } from './Smoke.tsx';
import { DisorderBar, Marks, Volley } from './StateMarks.tsx';
import { marksOf } from './marks.ts';
import { COUNTER } from './stacks.ts';

/** How a piece stands towards the player's present choice. */
export type Standing = 'plain' | 'can-act' | 'idle' | 'chosen' | 'ghost' | 'leaving';

const [W, H] = [COUNTER.width, COUNTER.height];
const [L, T] = [-W / 2, -H / 2];
const BAND = 5;

/** Square corners for the Crown; clipped for the Continentals, so that a grey print still tells them apart. */
const OUTLINE = [
  `M${L} ${T}H${-L}V${-T}H${L}Z`,
  `M${L + 5} ${T}H${-L - 5}L${-L} ${T + 5}V${-T - 5}L${-L - 5} ${-T}H${L + 5}L${L} ${-T - 5}V${T + 5}Z`,
] as const;
const BANDS = [
  `M${L} ${T}H${-L}V${T + BAND}H${L}Z`,
  `M${L + 5} ${T}H${-L - 5}L${-L} ${T + 5}V${T + BAND}H${L}V${T + 5}Z`,
] as const;

/** A counter or an officer's medallion, without its place on the table. */
export const Counter = memo(function Counter({ piece, badge }: { piece: Piece; badge: number }) {
  return isOfficer(piece) ? <Medallion piece={piece} /> : <Troops piece={piece} badge={badge} />;
});

function Troops({ piece, badge }: { piece: Piece; badge: number }) {
  const marks = marksOf(piece);
  const [left, right] = piece.figures;
  return (
    <>
      <path className="cast" d={OUTLINE[piece.side]} transform="translate(2 2.8)" />
      {piece.facing !== null && <Wedge facing={piece.facing} />}
      <path className="card" d={OUTLINE[piece.side]} strokeDasharray={marks.lost ? '6 4' : undefined} />
      <path className="band" d={BANDS[piece.side]} />
      {piece.side === 1 && <path className="twill" d={BANDS[1]} />}
      <g className="block" transform="translate(0 -7.6)">
        <ArmBlock kind={piece.kind} coat={piece.coat} facings={piece.facings} />
        {piece.order && <Ranks order={piece.order} />}
        {marks.reduced && <Halved />}
      </g>
      <g className="portrait" transform={`translate(${L + 9.5} -7) scale(0.8)`}>
        <Figure kind={piece.kind} coat={piece.coat} facings={piece.facings} />
      </g>
      {marks.disordered && <DisorderBar />}
      <text className="short" y="11" {...narrowed(piece.short, W - 5, 5.1)}>
        {piece.short}
      </text>
      {left && (
        <text className="number left" x={L + 4} y={-T - 2.8}>
          {left.value}
        </text>
      )}
      {right && (
        <text className="number right" x={-L - 4} y={-T - 2.8}>
          {right.value}
        </text>
      )}
      <text className="lone-number" y={-T - 3.5}>
        {left?.value}
      </text>
      <Marks marks={marks} />
      {marks.smoke && <Smoke facing={piece.facing} />}
      <path className="rim" d={OUTLINE[piece.side]} />
      {badge > 0 && <Badge count={badge} />}
    </>
  );
}

/** How many lie in the pile: at the middle of the left edge, where no figure, mark or wedge is. */
function Badge({ count }: { count: number }) {
  return (
    <g className="badge" transform={`translate(${L - 5} -1)`}>
      <g className="badge-size">
        <circle r="8.4" />
        <text y="4.2">{count}</text>
      </g>
    </g>
  );
}

/** Squeezes a text that would be wider than `room`; names are short by the data, so this is seldom. */
function narrowed(text: string, room: number, perLetter: number) {
  return text.length * perLetter > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};
}

/** Which way the troops look: a wedge outside the counter, towards a corner of the hex. */
function Wedge({ facing }: { facing: number }) {
  const angle = (facing / 10) * (Math.PI / 180);
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const reach = Math.min(Math.abs(W / 2 / (dx || 1e-9)), Math.abs(H / 2 / (dy || 1e-9)));
  return (
    <g transform={`translate(${dx * reach} ${dy * reach}) rotate(${facing / 10})`}>
      <path className="wedge" d="M-10 3.5L0 -9.5L10 3.5Z" />
    </g>
  );
}

/** An officer: a round medallion with his hat and how well he leads; the army commander's has a double rim. */
function Medallion({ piece }: { piece: Piece }) {
  const commander = piece.kind === 'commander';
  const marks = marksOf(piece);
  const radius = commander ? 15.5 : 13.5;
  return (
    <>
      <circle className="cast" r={radius} cx="1.6" cy="2.2" />
      <circle className="card" r={radius} />
      {piece.side === 1 && <circle className="stitched" r={radius - 2.6} />}
      {commander && <circle className="second-rim" r={radius - 3.4} />}
      <path
        className="hat"
        transform="scale(0.9)"
        d="M-10.5 -2.4C-7 -6.4 -4.4 -9.4 0 -11.4C4.4 -9.4 7 -6.4 10.5 -2.4C4.6 -4.6 -4.6 -4.6 -10.5 -2.4Z"
      />
      <path className="cockade" transform="scale(0.9)" d="M3.6 -8.6a2 2 0 1 0 .1 0Z" />
      <text className="effect" y={commander ? 10 : 9}>
        {piece.figures[0]?.value}
      </text>
      <text className="officer-name" y={radius + 8}>
        {piece.short}
      </text>
      <circle className="rim" r={radius} />
      {marks.volley && <Volley x={radius - 1} />}
      {marks.smoke && <Smoke facing={null} />}
    </>
  );
}
