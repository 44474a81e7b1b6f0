/** The ground of a battle drawn with lines alone, in plate units. */

import { memo, useMemo } from 'react';
import type { Engraving } from '../board/ground/engraving.ts';
import { HEX_RADIUS } from '../board/plate/plate.ts';
import { type Box, growBox } from '../common/box.ts';
import { edgeOf, outlinesIn } from './outlines.ts';
import './groundLines.css';

interface Props {
  readonly ground: Engraving;
  readonly box: Box;
  /** The size of a plate unit; 1 is that of the board at rest. */
  readonly scale: number;
}

/** An SVG group with the lines in a box. */
export const GroundLines = memo(function GroundLines({ ground, box, scale }: Props) {
  const outlines = useMemo(() => outlinesIn(ground, box, scale), [ground, box, scale]);
  return (
    <g className="ground-lines">
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
      <Beyond ground={ground} box={box} />
    </g>
  );
});

/**
 * White over the part of a box outside the playable ground, and the line round it. It is painted over, not
 * clipped: a browser that clips every line takes three times as long to print.
 */
export function Beyond({ ground, box }: { ground: Pick<Engraving, 'edge'>; box: Box }) {
  const { x, y, width, height } = growBox(box, HEX_RADIUS);
  const edge = useMemo(() => edgeOf(ground), [ground]);
  return (
    <>
      <path className="beyond" d={`M${x} ${y}h${width}v${height}h${-width}Z${edge}`} />
      <path className="field-edge" d={edge} />
    </>
  );
}
