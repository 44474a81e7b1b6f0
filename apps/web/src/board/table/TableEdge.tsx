/** The edge of the table: a border graduated in inches or centimetres, as the neat line of an old plan. */

import { inUnit, lengthUnit, readLength } from '@linstock/ground';
import { mapPair } from '@linstock/kernel';
import { type CSSProperties, memo } from 'react';
import { type Box, growBox } from '../../common/box.ts';
import type { Title } from '../margin/Margin.tsx';
import { writeDate } from '../margin/names.ts';
import { EDGE_WIDTH, scaleBorder, spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';

/** Width of the border's bars, and the distance of its figures from them, in plate units. */
const BAR_WIDTH = 8;
const FIGURE_OFFSETS = { above: 6, below: 5, aside: 4 } as const;
/** Units between two figures. */
const FIGURE_STEPS = { inches: 6, centimetres: 20 } as const;
const figureStep = (): number => FIGURE_STEPS[lengthUnit()];

/** The graduated border: a figure every six inches or twenty centimetres, and a dark and a light bar between two. */
export const TableEdge = memo(function TableEdge({
  plate,
  title,
}: {
  readonly plate: TablePlate;
  readonly title: Title;
}) {
  const { field, table, bearing } = plate;
  const scale = scaleBorder(field);
  const bar = BAR_WIDTH * scale;
  const level = bearing % 180 === 0;
  // Lengths are counted eastward and northward on the table, however it is turned.
  const east = (at: number) => spotOfPlace(plate, { x: readLength(at), y: 0 })[level ? 0 : 1];
  const north = (at: number) => spotOfPlace(plate, { x: 0, y: readLength(at) })[level ? 1 : 0];
  const [across, up] = level ? [east, north] : [north, east];
  const [wide, high] = mapPair(level ? [table.width, table.height] : [table.height, table.width], (far) =>
    inUnit(far / 1000),
  );
  return (
    <g className="table-edge" style={{ '--border': scale } as CSSProperties} aria-hidden="true">
      <Ring box={field} bar={bar} />
      <TitleAndNorth {...{ plate, title }} />
      {bars(wide).map(([from, to]) => (
        <path key={`x${from}`} className="bar" d={twoBars(across(from), across(to), field, bar, true)} />
      ))}
      {bars(high).map(([from, to]) => (
        <path key={`y${from}`} className="bar" d={twoBars(up(from), up(to), field, bar, false)} />
      ))}
      <Figures {...{ field, across, up, wide, high }} titled={titleHalf(title)} />
    </g>
  );
});

/** The figures, on all four sides. */
function Figures({
  field,
  across,
  up,
  wide,
  high,
  titled,
}: {
  readonly field: Box;
  /** Convert lengths in the unit to plate units, from left to right and from top to bottom. */
  readonly across: (at: number) => number;
  readonly up: (at: number) => number;
  /** In all, in the unit. */
  readonly wide: number;
  readonly high: number;
  /** Half of the title's width, from the middle of the foot. */
  readonly titled: number;
}) {
  const scale = scaleBorder(field);
  const distance = (far: number) => (BAR_WIDTH + far) * scale;
  const above = distance(FIGURE_OFFSETS.above);
  const below = distance(FIGURE_OFFSETS.below);
  const aside = distance(FIGURE_OFFSETS.aside);
  return (
    <>
      {figures(wide).map((at) => (
        <g key={`fx${at}`}>
          <text x={across(at)} y={-above}>
            {at}
          </text>
          <text
            className={Math.abs(across(at) - field.width / 2) < titled ? 'below over-title' : 'below'}
            x={across(at)}
            y={field.height + below}
          >
            {at}
          </text>
        </g>
      ))}
      {figures(high).map((at) => (
        <g key={`fy${at}`}>
          <text className="left" x={-aside} y={up(at)} dy={lowered(up(at), field.height)}>
            {at}
          </text>
          <text className="right" x={field.width + aside} y={up(at)} dy={lowered(up(at), field.height)}>
            {at}
          </text>
        </g>
      ))}
    </>
  );
}

/** Half of the title's width on a small board, in plate units. Its letters are about half as wide as high. */
function titleHalf({ battle, date }: Title): number {
  return (27 * 0.5 * battle.length + (date === '' ? 0 : 24 * 0.45 * writeDate(date).length)) / 2 + 22;
}

/** The name of the battle on the wood at the table's foot, and a north arrow. */
function TitleAndNorth({
  plate: { field, bearing },
  title,
}: {
  readonly plate: TablePlate;
  readonly title: Title;
}) {
  const scale = scaleBorder(field);
  const below = (units: number) => field.height + units * scale;
  return (
    <>
      <text className="title" x={field.width / 2} y={below(EDGE_WIDTH + 17)}>
        {title.battle}
        {title.date !== '' && (
          <tspan className="date" dx={18 * scale}>
            {writeDate(title.date)}
          </tspan>
        )}
      </text>
      <g transform={`translate(${field.width - 44} ${below(EDGE_WIDTH + 10)}) rotate(${-bearing})`}>
        <path className="north" transform={`scale(${scale})`} d="M0 -15L5 6L0 3L-5 6Z" />
        <text className="below" y={8 * scale}>
          N
        </text>
      </g>
    </>
  );
}

function Ring({ box, bar }: { readonly box: Box; readonly bar: number }) {
  return (
    <>
      <rect className="ring" {...growBox(box, bar)} />
      <rect className="ring inner" {...box} />
    </>
  );
}

/** The first half of each stretch between two figures. */
function bars(whole: number): [number, number][] {
  const out: [number, number][] = [];
  for (let at = 0; at < whole; at += figureStep()) out.push([at, Math.min(whole, at + figureStep() / 2)]);
  return out;
}

/**
 * Figures are beside their place. At the corners they stay within the table's height, clear of the figures above and
 * below.
 */
function lowered(at: number, height: number): string {
  if (at < 1) return '.85em';
  return at > height - 1 ? '-.1em' : '.34em';
}

function figures(whole: number): number[] {
  return Array.from({ length: Math.floor(whole / figureStep()) + 1 }, (_, i) => i * figureStep());
}

function twoBars(from: number, to: number, { width, height }: Box, bar: number, across: boolean): string {
  const [low, long] = [Math.min(from, to), Math.abs(to - from)];
  return across
    ? `M${low} ${-bar}h${long}v${bar}h${-long}ZM${low} ${height}h${long}v${bar}h${-long}Z`
    : `M${-bar} ${low}v${long}h${bar}v${-long}ZM${width} ${low}v${long}h${bar}v${-long}Z`;
}
