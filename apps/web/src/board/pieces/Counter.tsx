/** One piece as a printed counter, drawn round the origin in plate units. */
import { isOfficer, type Piece } from '@linstock/scene';
import { memo } from 'react';
import { part } from '../../common/parts.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import { ArmBlock, Halved, Ranks } from './Arms.tsx';
import { Figure } from './Figure.tsx';
import { marksOf } from './marks.ts';
import { PIP_SIZE, pipsOf, placePips, writeHalves } from './pips.ts';
import { Marks, Volley } from './StateMarks.tsx';
import { COUNTER, FIGURES, listOtherBodies, OFFICER_LABEL, peepingOf } from './stacks.ts';

/** The role of a piece in the player's present choice. */
export type CounterState = 'plain' | 'can-act' | 'idle' | 'chosen' | 'ghost' | 'leaving';

const [W, H] = [COUNTER.width, COUNTER.height];
const [L, T] = [-W / 2, -H / 2];
const BAND_HEIGHT = 0.135 * HEX_RADIUS;

/** Square corners for the Crown; clipped for the Continentals, so that a grey print still tells them apart. */
const OUTLINE = [
  `M${L} ${T}H${-L}V${-T}H${L}Z`,
  `M${L + 5} ${T}H${-L - 5}L${-L} ${T + 5}V${-T - 5}L${-L - 5} ${-T}H${L + 5}L${L} ${-T - 5}V${T + 5}Z`,
] as const;
const BANDS = [
  `M${L} ${T}H${-L}V${T + BAND_HEIGHT}H${L}Z`,
  `M${L + 5} ${T}H${-L - 5}L${-L} ${T + 5}V${T + BAND_HEIGHT}H${L}V${T + 5}Z`,
] as const;

/** A counter or an officer's label, without its place on the table. `pile`: the stack that it represents, if it is on top of others. */
export const Counter = memo(function Counter({
  piece,
  pile,
}: {
  readonly piece: Piece;
  readonly pile: readonly Piece[];
}) {
  return isOfficer(piece) ? <OfficerLabel piece={piece} /> : <Troops piece={piece} pile={pile} />;
});

/** Baseline of the name. */
const NAME_BASELINE = 7.4;

/** The ends, middle and radius of the morale ring. A sign with a figure needs a wider ring. */
const RING = { end: -L - 2, y: FIGURES.ring, radius: FIGURES.radius, wider: 5 } as const;

const ringWidth = (value: string): number => 2 * RING.radius + (value.length > 1 ? RING.wider : 0);
const ringMiddle = (value: string): number => RING.end - ringWidth(value) / 2;

function ringAbout(value: string) {
  const [width, height] = [ringWidth(value), 2 * RING.radius];
  return { x: RING.end - width, y: RING.y - RING.radius, width, height, rx: RING.radius };
}

function Troops({ piece, pile }: { piece: Piece; pile: readonly Piece[] }) {
  const marks = marksOf(piece);
  return (
    <>
      <path className="cast" d={OUTLINE[piece.side]} transform="translate(1.5 2.5)" />
      {piece.facing !== null && (
        <Wedge
          facing={marks.routed ? (piece.facing + 1800) % 3600 : piece.facing}
          peeping={peepingOf(pile.length)}
        />
      )}
      <path className="card" d={OUTLINE[piece.side]} strokeDasharray={marks.lost ? '6 4' : undefined} />
      <path className={marks.routed ? 'band white' : 'band'} d={BANDS[piece.side]} />
      {piece.side === 1 && !marks.routed && <path className="twill" d={BANDS[1]} />}
      <g className="block" transform="translate(0 -11.4)">
        <g className={marks.disordered ? 'broken' : undefined}>
          <ArmBlock kind={piece.kind} coat={piece.coat} facings={piece.facings} />
          {piece.order && <Ranks order={piece.order} />}
          {marks.reduced && <Halved />}
          {marks.disordered && <Broken />}
        </g>
      </g>
      <g className="portrait" transform={`translate(${L + 11} -8.6) scale(0.78)`}>
        <Figure kind={piece.kind} coat={piece.coat} facings={piece.facings} dress={piece.dress} />
      </g>
      <text className="short" y={NAME_BASELINE} {...narrowed(piece.short, W - 5, 5.6)}>
        {piece.short}
      </text>
      <FigureRow piece={piece} pile={pile} />
      <Marks marks={marks} />
      <path className="rim" d={OUTLINE[piece.side]} />
      {pile.length > 1 && (
        <text className="count" x={-L - 2.4} y={T + BAND_HEIGHT - 1}>
          {`×${pile.length}`}
        </text>
      )}
      <Others pile={pile} />
      <circle className="bead" cx={-L - (pile.length > 1 ? 20 : 5)} cy={T + BAND_HEIGHT / 2} r="4.4" />
    </>
  );
}

/** Size of the block of another body in the band, the place of the first, and their distance. */
const OTHER_BLOCK = { scale: 0.34, x: -13, apart: 13, most: 2 } as const;

/** The bodies of troops below the top one: a small block for each of at most two more bodies, in the band. */
function Others({ pile }: { pile: readonly Piece[] }) {
  const others = listOtherBodies(pile).slice(0, OTHER_BLOCK.most);
  return others.map((piece, i) => (
    <g
      key={piece.id}
      className="other"
      transform={`translate(${OTHER_BLOCK.x + i * OTHER_BLOCK.apart} ${T + BAND_HEIGHT / 2}) scale(${OTHER_BLOCK.scale})`}
    >
      <rect x="-19" y="-9" width="38" height="18" />
      <ArmBlock kind={piece.kind} coat={piece.coat} facings={piece.facings} />
    </g>
  ));
}

/**
 * The row of figures: the strength of the stack, a pip for each body in it, and morale in a ring, so that it is not
 * mistaken for strength.
 */
function FigureRow({ piece, pile }: { piece: Piece; pile: readonly Piece[] }) {
  const pips = pipsOf(piece, pile);
  const [first, second] = piece.figures;
  const morale = [first, second].find((figure) => figure?.label === 'Morale');
  const other = [first, second].find((figure) => figure !== morale);
  // The text after a comma is for the unit's card: `6, Close`.
  const ring = morale ? ringAbout(morale.value).x : -L;
  const between = pips && placePips(L + 4, ring, pips);
  const left = pips ? writeHalves(pips.left) : other?.value.split(',')[0];
  return (
    <>
      <text className="number left" x={L + 4} y={FIGURES.y}>
        {left}
      </text>
      {pips && between && (
        <g className="pips" transform={`translate(${between.x} 14.4) scale(${between.scale} 1)`}>
          {pips.shares.map((share, i) => (
            // oxlint-disable-next-line no-array-index-key
            <path key={i} transform={`translate(${i * PIP_SIZE.step} 0)`} d={PIPS[share]} />
          ))}
        </g>
      )}
      {morale && (
        <>
          <rect className="ring-of-morale" {...ringAbout(morale.value)} />
          <text className="number morale" x={ringMiddle(morale.value)} y={RING.y + 4}>
            {morale.value}
          </text>
        </>
      )}
      <text className="lone-number" y={-T - 3.5}>
        {pips ? left : (morale ?? other)?.value}
      </text>
    </>
  );
}

/** A strength pip: whole, half, or the outline of a lost one. */
const PIPS = {
  whole: 'M0 0H4.4V4.8H0Z',
  half: 'M0 0H2.4V4.8H0ZM0 0H4.4V.9H0ZM3.5 0H4.4V4.8H3.5ZM0 3.9H4.4V4.8H0Z',
  gone: 'M0 0H4.4V4.8H0ZM.9 .9V3.9H3.5V.9Z',
} as const;

/** A line cut across the block of troops in disorder, whose halves stand askew. */
function Broken() {
  return <path className="break" d="M2 -12L-3 0L2 2L-2 12" />;
}

/** Squeezes a text that would be wider than `room`; names are short by the data, so this is seldom. */
function narrowed(text: string, room: number, perLetter: number) {
  return text.length * perLetter > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};
}

/** The facing of the troops: a wedge outside the counter and those visible behind it, towards a corner of the hex. */
function Wedge({ facing, peeping }: { facing: number; peeping: number }) {
  const angle = (facing / 10) * (Math.PI / 180);
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const [wide, high] = [W / 2 + (dx > 0 ? peeping : 0), H / 2 + (dy < 0 ? peeping : 0)];
  const reach = Math.min(Math.abs(wide / (dx || 1e-9)), Math.abs(high / (dy || 1e-9)));
  return (
    <g transform={`translate(${dx * reach} ${dy * reach}) rotate(${facing / 10})`}>
      <path className="wedge" d="M-8 -1.4L0 -9.6L8 -1.4Z" />
    </g>
  );
}

/** An officer: a label in the colour of his side with his hat, his name and his leadership. The army commander's has a second line. */
function OfficerLabel({ piece }: { piece: Piece }) {
  const commander = piece.kind === 'commander';
  const marks = marksOf(piece);
  const [w, h] = [OFFICER_LABEL.width, OFFICER_LABEL.height];
  return (
    <>
      <rect className="cast" x={-w / 2 + 1.2} y={-h / 2 + 1.8} width={w} height={h} />
      <rect
        className="officer-label"
        {...part('words on board')}
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
      />
      {commander && (
        <rect className="second-rim" x={-w / 2 + 1.7} y={-h / 2 + 1.7} width={w - 3.4} height={h - 3.4} />
      )}
      <path
        className="hat"
        transform={`translate(${-w / 2 + 9} 5.4) scale(0.56)`}
        d="M-10.5 -2.4C-7 -6.4 -4.4 -9.4 0 -11.4C4.4 -9.4 7 -6.4 10.5 -2.4C4.6 -4.6 -4.6 -4.6 -10.5 -2.4Z"
      />
      <text className="officer-name" x="6" y="4.2" {...narrowed(`${piece.short} 4`, w - 20, 6.2)}>
        {piece.short} {piece.figures[0]?.value}
      </text>
      <text className="effect" y="5">
        {piece.figures[0]?.value}
      </text>
      <rect className="rim" x={-w / 2} y={-h / 2} width={w} height={h} />
      {marks.volley && <Volley x={w / 2 + 5} />}
    </>
  );
}
