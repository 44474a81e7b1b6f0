import { axialOf, type DrawnTable, type HexMap } from '@linstock/ground';
import { findHexMiddle, HEX_CORNERS } from './frames.ts';
import type { Places } from './usePlaces.ts';
import './placeLayer.css';

/** The places for the unit in hand: those where it may stand are dashed in green, the others are hatched and have a red rim. */

/** Size of an outline, as a share of its hex: neighbours do not cover each other's lines. */
const INSET = 0.9;
/** Inches between the edge of a square and its line. */
const SQUARE_INSET = 0.12;

/** The places on hexes. */
export function HexPlaces({ map, places }: { readonly map: HexMap; readonly places: Places }) {
  return <Outlines places={places} draw={(hex) => outlineHex(map, hex)} />;
}

function outlineHex(map: HexMap, hex: number): string {
  const [x, y] = findHexMiddle(axialOf(map, hex));
  return `M${HEX_CORNERS.map(([dx, dy]) => `${round(x + dx * INSET)},${round(y + dy * INSET)}`).join('L')}Z`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The places on a table: lines run round the ground where the unit may stand, and round the ground where it may not. */
export function TablePlaces({
  drawn: { width, height },
  places,
}: {
  readonly drawn: DrawnTable;
  readonly places: Places;
}) {
  const across = Math.ceil(width);
  const draw = (index: number) => outlineSquare(places, index, { across, height });
  return (
    <g className="making-places-table">
      <Outlines places={places} draw={draw} fills={(index) => squareAt(index, across, height)} />
    </g>
  );
}

/** The sides of a square inch that border on ground of the other kind, a little inside it. */
function outlineSquare(
  places: Places,
  index: number,
  { across, height }: { readonly across: number; readonly height: number },
): string {
  const may = places.get(index);
  const [x, y] = [index % across, height - Math.floor(index / across)];
  const inner = SQUARE_INSET;
  const [west, east, south, north] = [x + inner, x + 1 - inner, y - inner, y - 1 + inner];
  const borders = (next: number, same: boolean) => !same || (places.get(next) ?? may) !== may;
  return [
    borders(index - 1, x > 0) && `M${west},${north}V${south}`,
    borders(index + 1, x < across - 1) && `M${east},${north}V${south}`,
    borders(index - across, index >= across) && `M${west},${south}H${east}`,
    borders(index + across, index + across < across * Math.ceil(height)) && `M${west},${north}H${east}`,
  ]
    .filter(Boolean)
    .join('');
}

const squareAt = (index: number, across: number, height: number): string =>
  `M${index % across},${height - Math.floor(index / across)}h1v-1h-1Z`;

interface OutlinesProps {
  readonly places: Places;
  readonly draw: (index: number) => string;
  /** The surface of a place, if it is not its outline. */
  readonly fills?: (index: number) => string;
}

function Outlines({ places, draw, fills }: OutlinesProps) {
  const where = (may: boolean) => [...places].filter(([, each]) => each === may).map(([index]) => index);
  const [open, shut] = [where(true), where(false)];
  return (
    <g className="making-places-layer" aria-hidden="true">
      <defs>
        <pattern
          id="making-shut"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45)${fills ? ' scale(0.05)' : ''}`}
        >
          <path d="M0 0V8" className="making-shut-line" />
        </pattern>
      </defs>
      <path fill="url(#making-shut)" d={shut.map(fills ?? draw).join('')} />
      <path className="making-shut" data-places={shut.length} d={shut.map(draw).join('')} />
      <path className="making-open" data-places={open.length} d={open.map(draw).join('')} />
    </g>
  );
}
