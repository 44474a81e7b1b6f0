/** Obstacles and cover: fences, walls, felled trees, earthworks, the walls of a fortress. */
import { doOverlap, growBox, type Spot } from '../../common/box.ts';
import { INKS } from '../../design/palette.ts';
import type { Barrier, EngravedShapes } from './engravedShapes.ts';
import { paceLine } from './shapes.ts';
import { type Sheet, scaleStroke, traceLines, traceLoops } from './sheet.ts';

/** All lines that bar the way. */
export function cutBarriers(sheet: Sheet, { fences }: EngravedShapes): void {
  const { pen } = sheet;
  for (const barrier of fences) {
    if (!doOverlap(growBox(barrier.course.box, 12), sheet.box)) continue;
    pen.strokeStyle = INKS.ink;
    pen.lineWidth = scaleStroke(sheet, 0.9);
    DRAW_BARRIER[barrier.make](sheet, barrier);
  }
}

const DRAW_BARRIER: Readonly<Record<Barrier['make'], (sheet: Sheet, barrier: Barrier) => void>> = {
  rail: zigzag,
  picket: (sheet, barrier) => ticked(sheet, barrier, 3, [0, 1.7]),
  stone: (sheet, barrier) => masonry(sheet, barrier, 4.4, '#CFC3A6', 5),
  rampart: (sheet, barrier) => masonry(sheet, barrier, 9, '#BFAF8E', 7),
  gate: (sheet, barrier) => masonry(sheet, barrier, 9, '#8C6A42', 2.4),
  abatis,
  railroad: (sheet, barrier) => ticked(sheet, barrier, 4, [-2.8, 2.8]),
};

/** Rail fences zigzag, as real ones did. */
function zigzag({ pen }: Sheet, { course }: Barrier): void {
  pen.beginPath();
  paceLine(course.line, 3.6, false).forEach(({ at, along }, i) => {
    const side = i % 2 ? 1.7 : -1.7;
    const post: Spot = [at[0] + along[1] * side, at[1] - along[0] * side];
    pen[i ? 'lineTo' : 'moveTo'](...post);
  });
  pen.stroke();
}

/**
 * A line with a tick every `pace`, as long as given to both sides: a row of pickets, or a railroad with its ties.
 */
function ticked(
  { pen }: Sheet,
  { course }: Barrier,
  pace: number,
  [from, to]: readonly [number, number],
): void {
  traceLines(pen, [course]);
  for (const { at, along } of paceLine(course.line, pace, false)) {
    pen.moveTo(at[0] + along[1] * from, at[1] - along[0] * from);
    pen.lineTo(at[0] + along[1] * to, at[1] - along[0] * to);
  }
  pen.stroke();
}

/** A wall from above: two faces and the joints between. */
function masonry(sheet: Sheet, { course }: Barrier, width: number, stone: string, joint: number): void {
  const { pen } = sheet;
  pen.save();
  pen.lineCap = 'butt';
  for (const [colour, wide] of [
    [INKS.ink, width + 2 * scaleStroke(sheet, 0.9)],
    [stone, width],
  ] as const) {
    traceLines(pen, [course]);
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke();
  }
  pen.beginPath();
  for (const { at, along } of paceLine(course.line, joint, false)) {
    pen.moveTo(at[0] - along[1] * (width / 2), at[1] + along[0] * (width / 2));
    pen.lineTo(at[0] + along[1] * (width / 2), at[1] - along[0] * (width / 2));
  }
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 0.6);
  pen.stroke();
  pen.restore();
}

/** Felled trees, their branches to both sides. */
function abatis({ pen }: Sheet, { course }: Barrier): void {
  pen.beginPath();
  for (const { at, along } of paceLine(course.line, 4, false)) {
    for (const side of [-1, 1]) {
      const [nx, ny] = [along[1] * side, -along[0] * side];
      pen.moveTo(...at);
      pen.lineTo(at[0] + nx * 6 + along[0] * 2.5, at[1] + ny * 6 + along[1] * 2.5);
      pen.moveTo(at[0] + nx * 3, at[1] + ny * 3);
      pen.lineTo(at[0] + nx * 4.2 - along[0] * 2, at[1] + ny * 4.2 - along[1] * 2);
    }
  }
  pen.stroke();
}

/** Banks of earth: a tinted parapet with strokes down its inner slope. */
export function cutEarthworks(sheet: Sheet, { earthworks }: EngravedShapes): void {
  const { pen } = sheet;
  for (const { loop, box } of earthworks) {
    if (!doOverlap(growBox(box, 6), sheet.box)) continue;
    pen.save();
    traceLoops(pen, [loop]);
    pen.fillStyle = '#DFC48B';
    pen.globalAlpha = 0.55;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = INKS.graver;
    pen.lineWidth = scaleStroke(sheet, 2);
    pen.stroke();
    pen.clip();
    pen.beginPath();
    for (const { at, along } of paceLine(loop, 3.2, true)) {
      pen.moveTo(at[0] + along[1] * 8, at[1] - along[0] * 8);
      pen.lineTo(at[0] - along[1] * 8, at[1] + along[0] * 8);
    }
    pen.lineWidth = scaleStroke(sheet, 0.7);
    pen.stroke();
    pen.restore();
  }
}
