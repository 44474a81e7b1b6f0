/** The ground of a battle drawn with lines alone, in plate units. */
import { memo, useId, useMemo } from 'react';
import type { Engraving } from '../board/ground/engraving.ts';
import type { Box } from '../board/plate.ts';
import { edgeOf, outlinesIn } from './outlines.ts';
import './groundLines.css';

interface Props {
  readonly ground: Engraving;
  readonly box: Box;
  /** How large a plate unit is drawn, 1 being that of the board at rest. */
  readonly scale: number;
}

/** An SVG group with what is in a box. */
export const GroundLines = memo(function GroundLines({ ground, box, scale }: Props) {
  const outlines = useMemo(() => outlinesIn(ground, box, scale), [ground, box, scale]);
  const edge = useMemo(() => edgeOf(ground), [ground]);
  const clip = useId();
  return (
    <g className="ground-lines">
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {outlines.map(({ kind, d, width }, i) => (
          // Lines have no other name than their place in the drawing.
          // oxlint-disable-next-line react/no-array-index-key
          <path
            key={i}
            className={kind}
            d={d}
            style={width === undefined ? undefined : ({ '--wide': width } as object)}
          />
        ))}
      </g>
      <path className="edge" d={edge} />
    </g>
  );
});
