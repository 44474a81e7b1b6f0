/** One printed counter: its colour beyond its edge, and the board's own drawing inside. */
import { type Body, isOfficer, type MarkKind, type Piece } from '@linstock/scene';
import { Counter } from '../board/pieces/Counter.tsx';
import { Figure } from '../board/pieces/Figure.tsx';
import { drawBack, drawFront } from './battle.ts';
import { BLEED_MM } from './counterSheets.ts';
import { roundToPrint } from './paper.ts';

/** Plate units of the board's drawing that fill the width of a counter. */
const UNITS = 70;

/** A counter is drawn as of this size, and then made larger or smaller. */
const DRAWN_SIZE = 16;

interface Props {
  readonly piece: Piece;
  readonly body: Body | undefined;
  readonly size: number;
  /** The state its back shows; left out of a front. */
  readonly back?: MarkKind | null;
}

/** A counter whose upper left corner is the origin, in millimetres. */
export function CounterFace({ piece, body, size, back }: Props) {
  const turned = back !== undefined;
  const face = turned ? drawBack(piece, back) : drawFront(piece);
  return (
    <>
      <rect
        className="print-bleed"
        x={-BLEED_MM}
        y={-BLEED_MM}
        width={size + 2 * BLEED_MM}
        height={size + 2 * BLEED_MM}
      />
      {piece.side === 1 && <path className="print-twill" d={twillOf(size)} />}
      <rect className="print-face" data-piece={piece.id} width={size} height={size} />
      <path className="print-corners" d={cornersOf(size)} />
      <g transform={`scale(${size / DRAWN_SIZE})`}>
        {isOfficer(piece) ? (
          <Officer piece={face} turned={turned} />
        ) : (
          <Troops piece={face} state={turned ? back : null} />
        )}
        {body && (
          <text className="print-body" x={DRAWN_SIZE / 2} y="15.55">
            {shortOf(body)}
          </text>
        )}
      </g>
    </>
  );
}

function Troops({ piece, state }: { piece: Piece; state: MarkKind | null }) {
  return (
    <g transform={`translate(${DRAWN_SIZE / 2} 8.2) scale(${DRAWN_SIZE / UNITS})`}>
      <Counter piece={piece} pile={[]} />
      {state && (
        <text className="print-state" y="21">
          {state}
        </text>
      )}
    </g>
  );
}

/** An officer: his figure above his label from the board, and his values by the rules. */
function Officer({ piece, turned }: { piece: Piece; turned: boolean }) {
  const { kind, coat, facings, dress, figures } = piece;
  return (
    <g transform={`translate(${DRAWN_SIZE / 2} 8.2) scale(${DRAWN_SIZE / UNITS})`}>
      <rect className="print-plain" x="-32.1" y="-32" width="64.2" height="58" />
      <g transform="translate(0 -10) scale(1.5)">
        <Figure kind={kind} coat={coat} facings={facings} dress={dress} back={turned} />
      </g>
      {figures.slice(1, 3).map(({ label, value }, i) => (
        <text
          key={label}
          className="print-figure"
          x={i ? 30 : -30}
          y="-25"
          style={{ textAnchor: i ? 'end' : 'start' }}
        >
          {`${label.split(' ').at(-1)} ${value}`}
        </text>
      ))}
      <g transform="translate(0 18)">
        <Counter piece={piece} pile={[]} />
      </g>
    </g>
  );
}

/** The name of the body's leader, or of the body. */
function shortOf({ leader, name }: Body): string {
  return leader || name;
}

/** The distance between the lines of the second side's twill along an edge. They stay visible in a grey print. */
const TWILL = 1.5;

/**
 * Slanting lines all over a counter and its bleed. They are drawn separately, because browsers print a pattern as a
 * picture.
 */
function twillOf(size: number): string {
  const [low, high] = [-BLEED_MM, size + BLEED_MM];
  const many = Math.floor((2 * (high - low)) / TWILL);
  return Array.from({ length: many }, (_, i) => {
    const sum = 2 * low + (i + 0.5) * TWILL;
    const [left, right] = [Math.max(low, sum - high), Math.min(high, sum - low)].map(roundToPrint);
    return left === undefined || right === undefined
      ? ''
      : `M${left} ${roundToPrint(sum - left)}L${right} ${roundToPrint(sum - right)}`;
  }).join('');
}

/** Short lines out from each corner, over the bleed. */
function cornersOf(size: number): string {
  return [0, size]
    .flatMap((x) =>
      [0, size].map((y) => {
        const [out, up] = [x === 0 ? -BLEED_MM : BLEED_MM, y === 0 ? -BLEED_MM : BLEED_MM];
        return `M${x} ${y}h${out}M${x} ${y}v${up}`;
      }),
    )
    .join('');
}
