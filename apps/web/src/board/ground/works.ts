/** Running water, and things that people made: roads, fords, bridges, fences and houses. */

import { doOverlap, growBox } from '../../common/box.ts';
import type { TerrainTints } from '../../design/palette.ts';
import { INKS } from '../../design/palette.ts';
import type { EngravedShapes, Run } from './engravedShapes.ts';
import { type Course, paceLine, type Shape } from './shapes.ts';
import { type Pen, type Sheet, scaleStroke, traceLines, traceLoops } from './sheet.ts';

const near = (runs: readonly Run[], sheet: Sheet) =>
  runs.filter(({ course, width }) => doOverlap(growBox(course.box, width + 12), sheet.box));

/** Creeks: a line with a shadowed south-east bank; wide ones with waterlining from both shores. */
export function cutCreeks(sheet: Sheet, engraving: EngravedShapes, tints: TerrainTints): void {
  for (const { course, width } of near(engraving.creeks, sheet)) {
    if (width < 7) brook(sheet, course, Math.max(2.2, width));
    else river(sheet, course, width, tints);
  }
}

function brook({ pen }: Sheet, course: Course, width: number): void {
  traceLines(pen, [course]);
  pen.save();
  pen.translate(0.9, 0.9);
  pen.strokeStyle = INKS.ink;
  pen.globalAlpha = 0.35;
  pen.lineWidth = width;
  pen.stroke();
  pen.restore();
  pen.strokeStyle = '#4C8098';
  pen.lineWidth = width;
  pen.stroke();
  pen.strokeStyle = '#A9CEDA';
  pen.lineWidth = width * 0.42;
  pen.stroke();
}

/** Offsets from the shore of the waterlines, in plate units, and how dark each is. */
const WATERLINES = [
  [2.2, 0.55],
  [4.4, 0.4],
  [7, 0.28],
  [10, 0.18],
] as const;

function river(sheet: Sheet, course: Course, width: number, tints: TerrainTints): void {
  const { pen } = sheet;
  traceLines(pen, [course]);
  const band = (colour: string, wide: number, alpha = 1) => {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.globalAlpha = alpha;
    pen.stroke();
    pen.globalAlpha = 1;
  };
  band(INKS.shore, width + 2 * scaleStroke(sheet, 1.3));
  band(tints.water, width);
  for (const [offset, alpha] of WATERLINES) {
    const wide = width - 2 * offset;
    if (wide < 2) break;
    band(INKS.shore, wide, alpha);
    band(tints.water, wide - 2 * scaleStroke(sheet, 0.6));
  }
}

/** Water with its shore: waterlining runs along it inside. */
export function cutWaters(sheet: Sheet, { waters }: EngravedShapes, tints: TerrainTints): void {
  const { pen } = sheet;
  for (const { rings, box } of waters) {
    if (!doOverlap(growBox(box, 4), sheet.box)) continue;
    pen.save();
    traceLoops(pen, rings);
    pen.fillStyle = tints.water;
    pen.fill('evenodd');
    pen.strokeStyle = INKS.shore;
    pen.lineWidth = scaleStroke(sheet, 1.8);
    pen.stroke();
    pen.clip('evenodd');
    for (const [offset, alpha] of WATERLINES.toReversed()) {
      for (const [colour, wide] of [
        [INKS.shore, 2 * offset + scaleStroke(sheet, 0.8)],
        [tints.water, 2 * offset - scaleStroke(sheet, 0.8)],
      ] as const) {
        // From the middle to the shore: each pair of strokes leaves a thin line, and the next pair covers the part
        // nearer to the shore.
        pen.globalAlpha = colour === tints.water ? 1 : alpha;
        pen.strokeStyle = colour;
        pen.lineWidth = wide;
        pen.stroke();
      }
    }
    pen.restore();
  }
}

/** Draws roads with their casing, tracks as broken lines, and fords and bridges where they cross water. */
export function cutRoads(sheet: Sheet, engraving: EngravedShapes, tints: TerrainTints): void {
  const { pen } = sheet;
  const roads = near(engraving.roads, sheet);
  for (const casing of [true, false]) {
    for (const run of roads) {
      const width = Math.max(run.track ? 3 : 4.6, run.width * 0.95);
      traceLines(pen, [run.course]);
      pen.setLineDash(casing && run.track ? [6, 3.5] : []);
      pen.lineCap = 'butt';
      pen.strokeStyle = casing ? INKS.graver : INKS.road;
      pen.lineWidth = casing ? width + 2 * scaleStroke(sheet, 0.85) : width;
      pen.stroke();
    }
  }
  pen.setLineDash([]);
  pen.lineCap = 'butt';
  for (const ford of near(engraving.fords, sheet)) fordAcross(sheet, ford, tints);
  for (const bridge of near(engraving.bridges, sheet)) bridgeAcross(sheet, bridge);
  pen.lineCap = 'round';
}

/** A ford: water over the road, and dots where one wades. */
function fordAcross(sheet: Sheet, { course, width }: Run, tints: TerrainTints): void {
  const { pen } = sheet;
  traceLines(pen, [course]);
  pen.strokeStyle = tints.water;
  pen.globalAlpha = 0.9;
  pen.lineWidth = Math.max(width, 5) + 1.5;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.strokeStyle = INKS.shore;
  pen.setLineDash([1.6, 2.2]);
  for (const side of [-1, 1]) {
    pen.lineWidth = scaleStroke(sheet, 1);
    offsetLine(pen, course, (side * Math.max(width, 5)) / 2);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A bridge: planks between two bars that spread at their ends. */
function bridgeAcross(sheet: Sheet, { course, width }: Run): void {
  const { pen } = sheet;
  const half = Math.max(width, 6) / 2;
  traceLines(pen, [course]);
  pen.strokeStyle = '#E9D3A0';
  pen.lineWidth = half * 2;
  pen.stroke();
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 0.6);
  pen.beginPath();
  for (const { at, along } of paceLine(course.line, 2.6, false)) {
    pen.moveTo(at[0] - along[1] * half, at[1] + along[0] * half);
    pen.lineTo(at[0] + along[1] * half, at[1] - along[0] * half);
  }
  pen.stroke();
  pen.lineWidth = scaleStroke(sheet, 2);
  pen.strokeStyle = INKS.ink;
  for (const side of [-half, half]) {
    offsetLine(pen, course, side);
    pen.stroke();
  }
}

function offsetLine(pen: Pen, { line }: Course, offset: number): void {
  const [start, end] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const [nx, ny] = [(-(end[1] - start[1]) / length) * offset, ((end[0] - start[0]) / length) * offset];
  pen.beginPath();
  line.forEach(([x, y], i) => (i ? pen.lineTo(x + nx, y + ny) : pen.moveTo(x + nx, y + ny)));
}

/** Houses in brick red, shadowed to the south-east, with a ridge. */
export function cutBuildings(sheet: Sheet, engraving: EngravedShapes): void {
  const { pen } = sheet;
  for (const shape of engraving.buildings) {
    if (doOverlap(growBox(shape.box, 8), sheet.box)) house(sheet, pen, shape);
  }
}

function house(sheet: Sheet, pen: Pen, { loop }: Shape): void {
  pen.save();
  pen.translate(1.6, 1.6);
  traceLoops(pen, [loop]);
  pen.fillStyle = INKS.ink;
  pen.globalAlpha = 0.3;
  pen.fill();
  pen.restore();
  traceLoops(pen, [loop]);
  pen.fillStyle = INKS.brick;
  pen.fill();
  pen.strokeStyle = INKS.brickEdge;
  pen.lineWidth = scaleStroke(sheet, 1);
  pen.stroke();
  const [a, b, c, d] = loop;
  if (!a || !b || !c || !d || loop.length !== 4) return;
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(c[0] - b[0], c[1] - b[1]);
  const ends = long
    ? [
        [d, a],
        [b, c],
      ]
    : [
        [a, b],
        [c, d],
      ];
  pen.beginPath();
  ends.forEach(([p, q], i) => pen[i ? 'lineTo' : 'moveTo']((p![0] + q![0]) / 2, (p![1] + q![1]) / 2));
  pen.lineWidth = scaleStroke(sheet, 0.7);
  pen.stroke();
}
