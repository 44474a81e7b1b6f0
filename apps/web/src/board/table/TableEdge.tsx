/** The edge of the table: a border graduated in inches, as the neat line of an old plan. */
import { memo } from 'react';
import type { Title } from '../margin/Margin.tsx';
import { dateInWords } from '../margin/names.ts';
import { type Box, grown } from '../plate.ts';
import { EDGE, spotOfPlace, type TablePlate } from './tablePlate.ts';

/** Thousandths. */
const INCH = 1000;

const BAR = 8;
const STEP = 6;

/** The graduated border: dark and light bars of three inches, a figure every six. */
export const TableEdge = memo(function TableEdge({
  plate,
  title,
}: {
  readonly plate: TablePlate;
  readonly title: Title;
}) {
  const { field, table, bearing } = plate;
  const level = bearing % 180 === 0;
  // Inches run eastward and northward on the table, whichever way it lies.
  const east = (inch: number) => spotOfPlace(plate, { x: inch * INCH, y: 0 })[level ? 0 : 1];
  const north = (inch: number) => spotOfPlace(plate, { x: 0, y: inch * INCH })[level ? 1 : 0];
  const [across, up] = level ? [east, north] : [north, east];
  const [wide, high] = (level ? [table.width, table.height] : [table.height, table.width]).map(
    (far) => far / INCH,
  ) as [number, number];
  return (
    <g className="table-edge" aria-hidden="true">
      <Ring box={field} />
      <TitleAndNorth {...{ plate, title }} />
      {bars(wide).map(([from, to]) => (
        <path key={`x${from}`} className="bar" d={twoBars(across(from), across(to), field, true)} />
      ))}
      {bars(high).map(([from, to]) => (
        <path key={`y${from}`} className="bar" d={twoBars(up(from), up(to), field, false)} />
      ))}
      {figures(wide).map((inch) => (
        <g key={`fx${inch}`}>
          <text x={across(inch)} y={-BAR - 6}>
            {inch}
          </text>
          <text className="below" x={across(inch)} y={field.height + BAR + 5}>
            {inch}
          </text>
        </g>
      ))}
      {figures(high).map((inch) => (
        <g key={`fy${inch}`}>
          <text className="left" x={-BAR - 4} y={up(inch)} dy={lowered(up(inch), field.height)}>
            {inch}
          </text>
          <text className="right" x={field.width + BAR + 4} y={up(inch)} dy={lowered(up(inch), field.height)}>
            {inch}
          </text>
        </g>
      ))}
    </g>
  );
});

/** What the table is of, on the wood at its foot, and where its north is. */
function TitleAndNorth({
  plate: { field, bearing },
  title,
}: {
  readonly plate: TablePlate;
  readonly title: Title;
}) {
  return (
    <>
      <text className="title" x={field.width / 2} y={field.height + EDGE + 17}>
        {title.battle}
        {title.date !== '' && (
          <tspan className="date" dx="18">
            {dateInWords(title.date)}
          </tspan>
        )}
      </text>
      <g transform={`translate(${field.width - 44} ${field.height + EDGE + 10}) rotate(${-bearing})`}>
        <path className="north" d="M0 -15L5 6L0 3L-5 6Z" />
        <text className="below" y="8">
          N
        </text>
      </g>
    </>
  );
}

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

/** Figures stand beside their inch; at the corners they stay within the table's height, clear of the figures above and below it. */
function lowered(at: number, height: number): string {
  if (at < 1) return '.85em';
  return at > height - 1 ? '-.1em' : '.34em';
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
