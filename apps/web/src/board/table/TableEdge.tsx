/** The edge of the table: a border graduated in inches, as the neat line of an old plan. */
import { memo } from 'react';
import { type Box, grown } from '../plate.ts';
import { PER_INCH, type TablePlate } from './tablePlate.ts';

/** From the ground to the line round the border's figures, in plate units. */
export const EDGE = 30;

const BAR = 8;
const STEP = 6;

/** The graduated border: dark and light bars of three inches, a figure every six. */
export const TableEdge = memo(function TableEdge({ plate }: { readonly plate: TablePlate }) {
  const { field, turned } = plate;
  const across = field.width / PER_INCH;
  const up = field.height / PER_INCH;
  const east = (inch: number) => (turned ? field.width - inch * PER_INCH : inch * PER_INCH);
  const north = (inch: number) => (turned ? inch * PER_INCH : field.height - inch * PER_INCH);
  return (
    <g className="table-edge" aria-hidden="true">
      <Ring box={field} />
      {bars(across).map(([from, to]) => (
        <path key={`x${from}`} className="bar" d={twoBars(east(from), east(to), field, true)} />
      ))}
      {bars(up).map(([from, to]) => (
        <path key={`y${from}`} className="bar" d={twoBars(north(from), north(to), field, false)} />
      ))}
      {figures(across).map((inch) => (
        <g key={`fx${inch}`}>
          <text x={east(inch)} y={-BAR - 6}>
            {inch}
          </text>
          <text x={east(inch)} y={field.height + BAR + 15}>
            {inch}
          </text>
        </g>
      ))}
      {figures(up).map((inch) => (
        <g key={`fy${inch}`}>
          <text x={-BAR - 11} y={north(inch) + 4}>
            {inch}
          </text>
          <text x={field.width + BAR + 11} y={north(inch) + 4}>
            {inch}
          </text>
        </g>
      ))}
    </g>
  );
});

function Ring({ box }: { readonly box: Box }) {
  return (
    <>
      <rect className="ring" {...grown(box, BAR)} />
      <rect className="ring inner" {...box} />
    </>
  );
}

/** Every second stretch of three inches. */
function bars(inches: number): [number, number][] {
  const out: [number, number][] = [];
  for (let at = 0; at < inches; at += STEP) out.push([at, Math.min(inches, at + STEP / 2)]);
  return out;
}

function figures(inches: number): number[] {
  return Array.from({ length: Math.floor(inches / STEP) + 1 }, (_, i) => i * STEP);
}

function twoBars(from: number, to: number, { width, height }: Box, across: boolean): string {
  const [low, long] = [Math.min(from, to), Math.abs(to - from)];
  return across
    ? `M${low} ${-BAR}h${long}v${BAR}h${-long}ZM${low} ${height}h${long}v${BAR}h${-long}Z`
    : `M${-BAR} ${low}v${long}h${BAR}v${-long}ZM${width} ${low}v${long}h${BAR}v${-long}Z`;
}
