/**
 * The crops of open ground, and worn tracks: painted thinly and without a rim, because the rules do not know them. They must not look like
 * a wood, a marsh or a crop with an edge.
 */

import { type Box, doOverlap, growBox } from '../../../common/box.ts';
import { PER_INCH as INCH } from '../../plate/tablePlate.ts';
import type { EngravedShapes } from '../engravedShapes.ts';
import { cropOutline } from '../outlineCropping.ts';
import type { Scenery } from '../scenery.ts';
import { hash } from '../seed.ts';
import { type Pen, type Sheet, traceLines, traceLoops } from '../sheet.ts';

/** The look of a field: its tint and its strength; its rows, their distance in inches, their darkness and the length of their strokes. */
interface Growth {
  readonly tint: string;
  readonly strength: number;
  readonly rows?: {
    readonly apart: number;
    readonly ink: string;
    readonly strength: number;
    readonly strokes: readonly number[];
  };
}

const GROWTHS: Readonly<Record<Exclude<Scenery['kind'], 'track'>, Growth>> = {
  grass: { tint: '#9FAE63', strength: 0.3 },
  dry: { tint: '#D2B36C', strength: 0.3 },
  stubble: {
    tint: '#DDBD70',
    strength: 0.42,
    rows: { apart: 0.46, ink: '#8A6A30', strength: 0.34, strokes: [0.1, 0.1, 0.05, 0.14] },
  },
  crop: {
    tint: '#D9B44F',
    strength: 0.46,
    rows: { apart: 0.34, ink: '#8F6A22', strength: 0.36, strokes: [0.7, 0.08] },
  },
  ploughed: {
    tint: '#A9825A',
    strength: 0.44,
    rows: { apart: 0.4, ink: '#5E4226', strength: 0.34, strokes: [] },
  },
};

/** Over how many inches a field thins out at its edge, in steps. */
const FRAYED = [3, 2.3, 1.7, 1.1, 0.5] as const;

/** The scale, in device pixels to an inch, from which single rows are drawn. */
const ROWS_FROM = 7;

/** Lays the fields and tracks of a table on its cloth. */
export function layFields(sheet: Sheet, { scenery }: Pick<EngravedShapes, 'scenery'>): void {
  for (const { kind, line, box } of scenery) {
    if (!doOverlap(growBox(box, INCH), sheet.box)) continue;
    if (kind === 'track') wearTrack(sheet, { line, box });
    else layField(sheet, GROWTHS[kind], cropOutline(line, sheet.box, 2 * INCH), box);
  }
}

function layField(
  sheet: Sheet,
  { tint, strength, rows }: Growth,
  loop: ReturnType<typeof cropOutline>,
  box: Box,
) {
  if (loop.length === 0) return;
  const { pen } = sheet;
  pen.save();
  traceLoops(pen, [loop]);
  pen.fillStyle = tint;
  pen.globalAlpha = strength;
  pen.fill();
  pen.strokeStyle = tint;
  for (const wide of FRAYED) {
    pen.globalAlpha = (strength * 0.5) / FRAYED.length;
    pen.lineWidth = wide * INCH;
    pen.stroke();
  }
  if (rows && sheet.scale * INCH >= ROWS_FROM) {
    pen.clip();
    pen.strokeStyle = rows.ink;
    pen.globalAlpha = rows.strength;
    ruleRows(sheet, rows, box);
  }
  pen.restore();
}

/** Rows across a field, a little slanting, each begun at its own place. */
function ruleRows(
  { pen, box: sheet, scale }: Sheet,
  { apart, strokes }: NonNullable<Growth['rows']>,
  box: Box,
) {
  const turn = (hash(Math.round(box.width), Math.round(box.x), 3) - 0.5) * 1.1;
  const slope = Math.tan(turn);
  const gap = apart * INCH;
  pen.lineWidth = Math.max(0.07 * INCH, 0.8 / scale);
  pen.lineCap = 'butt';
  const [left, right] = [
    Math.max(sheet.x - INCH, box.x),
    Math.min(sheet.x + sheet.width + INCH, box.x + box.width),
  ];
  const rise = (x: number) => slope * (x - box.x);
  const [low, high] = [Math.min(rise(left), rise(right)), Math.max(rise(left), rise(right))];
  const first = Math.floor((sheet.y - high - box.y) / gap) - 1;
  const last = Math.ceil((sheet.y + sheet.height - low - box.y) / gap) + 1;
  for (let n = first; n <= last; n++) {
    const at = box.y + (n + (hash(n, 7, 3) - 0.5) * 0.3) * gap;
    // Strokes are counted from the edge of the field, so that they meet where two sheets do.
    pen.setLineDash(strokes.map((each) => each * INCH));
    pen.lineDashOffset = (left - box.x) * Math.hypot(1, slope) + hash(n, 9, 3) * INCH;
    pen.beginPath();
    pen.moveTo(left, at + rise(left));
    pen.lineTo(right, at + rise(right));
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Two ruts that men and carts have worn: no road, on which one marches faster. */
function wearTrack(
  { pen, scale }: Sheet,
  { line, box }: { readonly line: Parameters<typeof traceLoops>[1][number]; readonly box: Box },
) {
  pen.save();
  pen.lineCap = 'round';
  worn(pen, '#D9C393', 0.34 * INCH, 0.24);
  pen.setLineDash([0.9 * INCH, 0.3 * INCH, 0.4 * INCH, 0.5 * INCH]);
  worn(pen, '#8A7A4C', Math.max(0.24 * INCH, 2 / scale), 0.22);
  pen.setLineDash([]);
  worn(pen, '#CDBB88', Math.max(0.15 * INCH, 1 / scale), 0.5);
  pen.restore();
  function worn(on: Pen, ink: string, width: number, strength: number) {
    traceLines(on, [{ line, box }]);
    on.strokeStyle = ink;
    on.lineWidth = width;
    on.globalAlpha = strength;
    on.stroke();
  }
}
