/** The map of a battle at the size of its counters, on as many sheets as it takes. */

import { nth } from '@linstock/kernel';
import type { HexGround } from '@linstock/scene';
import { useMemo } from 'react';
import { type Engraving, engraveShapes } from '../board/ground/engraving.ts';
import { placeNames } from '../board/margin/groundNamePlaces.ts';
import { WrittenNames } from '../board/margin/WrittenNames.tsx';
import { HEX_RADIUS, HEX_STEP, plateOf } from '../board/plate/plate.ts';
import { type Box, doOverlap, growBox } from '../common/box.ts';
import type { PrintedBattle } from './battle.ts';
import { Beyond, GroundLines } from './GroundLines.tsx';
import {
  findHexOnOneSheet,
  type HexSize,
  layMap,
  type MapPlan,
  type MapSheet,
  OVERLAP_MM,
  windowOf,
} from './mapSheets.ts';
import { linesOf } from './outlines.ts';
import { type Extent, namePages, type PaperName } from './paper.ts';
import { Sheet } from './Sheet.tsx';
import { sourceOf } from './sketch.ts';
import { usePainted } from './usePainted.ts';
import './map.css';

interface Props {
  readonly printed: PrintedBattle;
  readonly paper: PaperName;
  /** Millimetres from one flat side of a hex to the other, or as many as one sheet holds. */
  readonly hex: HexSize | 'one sheet';
  /** Lines alone, and no colours. */
  readonly saving: boolean;
}

/** All sheets of a map. */
export function MapSheets({ printed, paper, hex, saving }: Props) {
  const map = useMemo(() => mapOf(printed, paper, hex), [printed, paper, hex]);
  const { plan, pictured, size } = map;
  const boxes = useMemo(() => plan.sheets.map(pictured), [plan, pictured]);
  const lines = useMemo(() => (saving ? linesOf(map.source) : null), [saving, map.source]);
  const painted = usePainted(map.source, boxes, size / HEX_STEP, !saving);
  return (
    <div className="print-map" style={namePages(paper)}>
      {!saving && painted.ready < boxes.length && (
        <p role="status" className="print-wait">
          Drawing the map: {painted.ready} of {boxes.length} sheets.
        </p>
      )}
      {plan.sheets.map((sheet, i) => (
        <OneSheet
          key={sheet.name}
          map={map}
          sheet={sheet}
          box={nth(boxes, i)}
          title={printed.title}
          name={`Map, ${size} mm a hex: ${plan.sheets.length === 1 ? paper : `sheet ${sheet.name}`}`}
          lines={lines}
          canvas={saving ? null : painted.canvasAt(i)}
        />
      ))}
    </div>
  );
}

/** Ground beyond the outer hexes that is printed with them, in plate units. */
const OUTER_MARGIN = 12;

/** A map on its sheets, with its lettering. */
function mapOf(printed: PrintedBattle, paper: PaperName, hex: HexSize | 'one sheet') {
  const ground = printed.ground as HexGround;
  const source = sourceOf(printed);
  const plate = plateOf(ground.map);
  const field = growBox(plate.field, OUTER_MARGIN);
  const small = { width: field.width / HEX_STEP, height: field.height / HEX_STEP };
  const size = hex === 'one sheet' ? findHexOnOneSheet(small, paper) : hex;
  const unit = size / HEX_STEP;
  const inUnits = ({ x, y, width, height }: Box): Box => ({
    x: field.x + x / unit,
    y: field.y + y / unit,
    width: width / unit,
    height: height / unit,
  });
  const shown = (part: Box) => {
    const box = inUnits(part);
    return plate.centres.some(([x, y]) => doOverlap(box, { x: x - 1, y: y - 1, width: 2, height: 2 }));
  };
  const plan = layMap({ width: field.width * unit, height: field.height * unit }, paper, shown);
  const whole = growBox(plate.field, 4 * HEX_STEP);
  return {
    plan,
    size,
    source,
    shapes: engraveShapes(source),
    plate,
    labels: ground.map.labels,
    names: placeNames(plate, ground.survey, ground.names, { k: 1, window: whole, busy: [] }),
    pictured: ({ part }: MapSheet) => inUnits(part),
  };
}

interface OneProps {
  readonly map: ReturnType<typeof mapOf>;
  readonly sheet: MapSheet;
  /** The part of the plate on it. */
  readonly box: Box;
  readonly title: string;
  readonly name: string;
  /** The ground in lines alone, if ink is saved; else null. */
  readonly lines: Engraving | null;
  readonly canvas: ((element: HTMLCanvasElement | null) => void) | null;
}

function OneSheet({ map, sheet, box, title, name, lines, canvas }: OneProps) {
  const { plan } = map;
  const at = windowOf(plan.area);
  const under = canvas && <canvas ref={canvas} className="print-ground" style={placed(at, plan.area)} />;
  return (
    <Sheet area={plan.area} title={title} name={name} lies={plan.lies} rule under={under}>
      <svg
        x={at.x}
        y={at.y}
        width={at.width}
        height={at.height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      >
        {lines ? (
          <GroundLines ground={lines} box={box} scale={1} />
        ) : (
          <Beyond ground={map.shapes} box={box} />
        )}
        <Written map={map} box={box} />
      </svg>
      <rect className="print-window" data-window="" {...at} />
      <path className="print-cuts" d={cropsOf(at, plan, sheet)} />
      <Index plan={plan} sheet={sheet} />
    </Sheet>
  );
}

/** The place of the ground's picture, as shares of the sheet. */
function placed(at: Box, { width, height }: Extent) {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: share(at.x, width),
    top: share(at.y, height),
    width: share(at.width, width),
    height: share(at.height, height),
  };
}

/** The numbers of the hexes, and the names of the ground. */
function Written({ map: { plate, labels, names }, box }: Pick<OneProps, 'map' | 'box'>) {
  const about = growBox(box, HEX_RADIUS);
  const here = plate.centres.flatMap(([x, y], hex) =>
    doOverlap(about, { x, y, width: 1, height: 1 }) ? [{ x, y, hex }] : [],
  );
  return (
    <g className="print-written">
      {here.map(({ x, y, hex }) => (
        <text key={hex} className="hex-number" x={x} y={y - HEX_RADIUS * 0.68}>
          {labels[hex]}
        </text>
      ))}
      <WrittenNames names={names} />
    </g>
  );
}

/** Crop marks at the corners of the map, and where the edge of the next sheet is glued on. */
function cropsOf(
  { x, y, width, height }: Box,
  { columns, rows }: MapPlan,
  { column, row }: MapSheet,
): string {
  const [right, foot] = [x + width, y + height];
  const corners = [x, right].flatMap((across) => [`M${across} ${y - 1}v-3`, `M${across} ${foot + 1}v3`]);
  const sides = [y, foot].flatMap((down) => [`M${x - 1} ${down}h-3`, `M${right + 1} ${down}h3`]);
  const glued = [
    ...(column < columns - 1 ? [right - OVERLAP_MM] : []),
    ...(column > 0 ? [x + OVERLAP_MM] : []),
  ].flatMap((across) => [`M${across} ${y - 1}v-1.5`, `M${across} ${foot + 1}v1.5`]);
  const laid = [...(row < rows - 1 ? [foot - OVERLAP_MM] : []), ...(row > 0 ? [y + OVERLAP_MM] : [])].flatMap(
    (down) => [`M${x - 1} ${down}h-1.5`, `M${right + 1} ${down}h1.5`],
  );
  return [...corners, ...sides, ...glued, ...laid].join('');
}

/** The height of the index in the head of a sheet, in millimetres, and the size of a sheet in it. */
const INDEX = { high: 8, cell: 2.6, wide: 1.3 } as const;

/** The arrangement of all sheets, with this one filled. */
function Index({ plan: { sheets, area }, sheet }: { plan: MapPlan; sheet: MapSheet }) {
  const columns = 1 + Math.max(...sheets.map(({ column }) => column));
  const rows = 1 + Math.max(...sheets.map(({ row }) => row));
  const high = Math.min(INDEX.cell, INDEX.high / rows);
  const wide = high * INDEX.wide;
  return (
    <g className="print-index" transform={`translate(${area.width - 8} 6)`}>
      {sheets.map(({ name, column, row }) => (
        <rect
          key={name}
          x={(column - columns) * wide}
          y={row * high}
          width={wide}
          height={high}
          className={name === sheet.name ? 'here' : undefined}
        />
      ))}
    </g>
  );
}
