/** The drawings of a study over the pieces: coloured hexes, rings, arrows, numbers in discs, words. */
import type { StudyDrawing } from '@linstock/battles/study';
import { use } from 'react';
import { boxOf, type Spot } from '../../common/box.ts';
import { drawShaft, drawHead } from './arrowLine.ts';
import { type BoardDrawings, DrawingsContext } from './studyDrawings.ts';
import './studyDrawings.css';

interface Props {
  /** The spot on the plate of a place as studies name it (`hex:3,-1`, `at:12,4`, `piece:leader:2`). Null if it is not on the board. */
  readonly spotOf: (place: string) => Spot | null;
  /** The outline of the hex at a place. Null on a table. */
  readonly outlineOf: ((place: string) => readonly Spot[] | null) | null;
  /** Half the size of a piece in plate units. */
  readonly reach: number;
}

/** An SVG group; empty on a board without a study. */
export function StudyDrawings(props: Props) {
  const shown = use(DrawingsContext);
  if (!shown || shown.drawings.length === 0) return null;
  return (
    <g className="study-drawings" aria-hidden="true">
      {shown.drawings.map((drawing, i) => (
        // A drawing has no name of its own.
        // oxlint-disable-next-line no-array-index-key
        <Drawn key={i} drawing={drawing} shown={shown} {...props} />
      ))}
    </g>
  );
}

function Drawn({
  drawing,
  shown,
  spotOf,
  outlineOf,
  reach,
}: Props & { readonly drawing: StudyDrawing; readonly shown: BoardDrawings }) {
  switch (drawing.kind) {
    case 'arrow': {
      const spots = spotsOf(drawing.via, spotOf);
      return spots.length < 2 ? null : <Arrow spots={spots} {...drawing} />;
    }
    case 'ring': {
      const spots = spotsOf(drawing.about, spotOf);
      return spots.length === 0 ? null : <Ring spots={spots} colour={drawing.colour} reach={reach} />;
    }
    case 'hexes':
      return (
        <g className={`study-hexes ink-${drawing.colour}`}>
          {drawing.hexes.map((place) => {
            const outline = outlineOf?.(place);
            return outline ? <path key={place} d={`M${outline.join('L')}Z`} /> : null;
          })}
        </g>
      );
    case 'number': {
      const spot = spotOf(drawing.at);
      return spot && <Disc n={drawing.n} spot={spot} shown={shown} reach={reach} />;
    }
    case 'words': {
      const spot = spotOf(drawing.at);
      return (
        spot && (
          <text className="study-words" x={spot[0]} y={spot[1] + reach + 18}>
            {drawing.words}
          </text>
        )
      );
    }
  }
}

const spotsOf = (places: readonly string[], spotOf: Props['spotOf']): Spot[] =>
  places.map(spotOf).filter((spot) => spot !== null);

function Arrow({
  spots,
  colour,
  dashed = false,
}: {
  readonly spots: readonly Spot[];
  readonly colour: string;
  readonly dashed?: boolean | undefined;
}) {
  const line = drawShaft(spots);
  const head = drawHead(spots);
  return (
    <g className={`study-arrow ink-${colour}${dashed ? ' dashed' : ''}`}>
      <path className="casing" d={line} />
      <path className="casing head" d={head} />
      <path className="line" d={line} />
      <path className="twill" d={line} />
      <path className="line head" d={head} />
    </g>
  );
}

/** Space between the pieces and the ring around them, in plate units. */
const RING_MARGIN = 14;

function Ring({
  spots,
  colour,
  reach,
}: {
  readonly spots: readonly Spot[];
  readonly colour: string;
  readonly reach: number;
}) {
  const { x, y, width, height } = boxOf(spots);
  // An ellipse through the corners of the box is wider than it by the root of two.
  const [rx, ry] = [width, height].map((length) => (length / 2) * Math.SQRT2 + reach + RING_MARGIN);
  const ring = { cx: x + width / 2, cy: y + height / 2, rx, ry };
  return (
    <g className={`study-ring ink-${colour}`}>
      <ellipse className="casing" {...ring} />
      <ellipse className="line" {...ring} />
      <ellipse className="twill" {...ring} />
    </g>
  );
}

function Disc({
  n,
  spot: [x, y],
  shown: { lit, onLight },
  reach,
}: {
  readonly n: number;
  readonly spot: Spot;
  readonly shown: BoardDrawings;
  readonly reach: number;
}) {
  return (
    <g
      className={lit === n ? 'study-disc lit' : 'study-disc'}
      data-disc={n}
      transform={`translate(${x - reach} ${y - reach})`}
      onPointerEnter={() => onLight(n)}
      onPointerLeave={() => onLight(null)}
    >
      <circle r="13" />
      <text y="5.5">{n}</text>
    </g>
  );
}
