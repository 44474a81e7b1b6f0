/** The margin of the sheet: its double frame, and the star that shows its north. */
import { memo } from 'react';
import type { SheetPlan } from '../plate/sheet.ts';

/** The title of a field. */
export interface Title {
  readonly battle: string;
  /** `1781-01-17`; empty for a battle that never was. */
  readonly date: string;
  /** Name and strength of each side, Crown first. */
  readonly sides: readonly { readonly name: string; readonly strength: string }[];
}

/** The margin layer: an SVG group under the names. */
export const Margin = memo(function Margin({ plan: { frame, neat } }: { readonly plan: SheetPlan }) {
  return (
    <g className="margin">
      <rect className="frame-outer" {...frame} />
      <rect
        className="frame-inner"
        x={frame.x + 9}
        y={frame.y + 9}
        width={frame.width - 18}
        height={frame.height - 18}
      />
      <rect className="neat-line" {...neat} />
    </g>
  );
});

/** An eight-pointed star, half filled, its north point long. */
export function Star({ x, y, bearing, radius }: { x: number; y: number; bearing: number; radius: number }) {
  const ray = (angle: number, length: number, width: number) => (
    <g key={angle} transform={`rotate(${angle})`}>
      <path className="ray" d={`M0 ${-length}L${width} ${-width}L0 0L${-width} ${-width}Z`} />
      <path className="ray dark" d={`M0 ${-length}L${width} ${-width}L0 0Z`} />
    </g>
  );
  return (
    <g className="star" transform={`translate(${x} ${y}) rotate(${-bearing})`}>
      <circle className="ring" r={radius * 0.62} />
      <circle className="ring thin" r={radius * 0.57} />
      {[45, 135, 225, 315].map((angle) => ray(angle, radius * 0.62, radius * 0.1))}
      {[90, 180, 270].map((angle) => ray(angle, radius * 0.8, radius * 0.12))}
      {ray(0, radius, radius * 0.13)}
      <path
        className="lily"
        transform={`translate(0 ${-radius - 4})`}
        d="M0 0C-5 -4 -5 -9 0 -16C5 -9 5 -4 0 0ZM-2 -1C-8 0 -11 -5 -8 -10C-8 -6 -5 -4 -2 -1ZM2 -1C8 0 11 -5 8 -10C8 -6 5 -4 2 -1Z"
      />
    </g>
  );
}
