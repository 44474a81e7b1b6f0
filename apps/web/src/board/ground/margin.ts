/** The hexes over the ground, and the ground's fading beyond them. */

import { type Box, boxOf, contains, doOverlap, growBox } from '../../common/box.ts';
import { INKS } from '../../design/palette.ts';
import { NAMES_FROM_RADIUS_PX } from '../plate/names.ts';
import { findCorners, HEX_RADIUS, type Loop } from '../plate/plate.ts';
import type { EngravedShapes, HexGrid } from './engravedShapes.ts';
import { hasSpotInside } from './shapes.ts';
import { createCanvas, openSheet, penOf, type Sheet, scaleStroke, traceLoops } from './sheet.ts';

/** The grid, thin enough to forget. */
export function ruleGrid(sheet: Sheet, { plate }: HexGrid): void {
  const { pen } = sheet;
  const wide = growBox(sheet.box, HEX_RADIUS);
  pen.beginPath();
  for (const centre of plate.centres) {
    if (!doOverlap({ x: centre[0], y: centre[1], width: 1e-6, height: 1e-6 }, wide)) continue;
    // Three sides for each hex: the other three belong to its neighbours.
    const corners = findCorners(centre);
    for (const f of [0, 1, 2, 3]) pen[f ? 'lineTo' : 'moveTo'](...corners[f]!);
  }
  pen.strokeStyle = INKS.graver;
  pen.globalAlpha = 0.46;
  pen.lineWidth = scaleStroke(sheet, 0.85);
  pen.stroke();
  pen.globalAlpha = 1;
}

/** The minimum size of a printed hex number, in CSS pixels. */
const LEAST_NUMBER = 9;

/**
 * The size of hex numbers in plate units at a scale (CSS pixels to a plate unit). Null if the hexes are too
 * small for numbers.
 */
export function sizeOfNumbers(scale: number): number | null {
  if (scale * HEX_RADIUS < NAMES_FROM_RADIUS_PX) return null;
  return Math.max(7.5, 8.6 * scale ** -0.25, LEAST_NUMBER / scale);
}

/** The number of each hex under its top corner. */
export function numberHexes(sheet: Sheet, { plate, labels, ratio }: HexGrid): void {
  const size = sizeOfNumbers(sheet.scale / ratio);
  if (size === null) return;
  const { pen } = sheet;
  const wide = growBox(sheet.box, HEX_RADIUS);
  pen.font = `${size}px "EB Garamond Variable", Georgia, serif`;
  pen.textAlign = 'center';
  pen.fillStyle = INKS.graver;
  pen.globalAlpha = 0.85;
  plate.centres.forEach(([x, y], hex) => {
    if (!doOverlap({ x, y, width: 1e-6, height: 1e-6 }, wide)) return;
    pen.fillText(labels[hex] ?? '', x, y - HEX_RADIUS * 0.7);
  });
  pen.globalAlpha = 1;
}

/** True if a box is wholly in the field, at least one hex from its edge. */
function isWithin(edge: readonly Loop[], box: Box): boolean {
  const about = growBox(box, HEX_RADIUS);
  if (edge.some((loop) => loop.some((spot) => contains(about, spot)))) return false;
  const around = edge.filter((loop) => hasSpotInside({ loop, box: boxOf(loop) }, [box.x, box.y]));
  return around.length % 2 === 1;
}

/** Distances from the field, in plate units, at which the veil becomes thicker. */
const VEIL = Array.from({ length: 16 }, (_, i) => 330 * ((i + 1) / 16) ** 1.5);

/** Pixels of a sheet to one of its veil: mist has no edges. */
const VEIL_PIXEL_SIZE = 4;

/** Covers the ground beyond the hexes with paper, thicker with distance, and draws a firm line around the field. */
export function fadeMargin(sheet: Sheet, { edge }: EngravedShapes): void {
  const { pen, box, scale } = sheet;
  if (isWithin(edge, box)) return;
  const veil = createCanvas(Math.ceil(box.width * scale), Math.ceil(box.height * scale));
  const brush = penOf(veil);
  brush.drawImage(mistOver(sheet, edge), 0, 0, veil.width, veil.height);
  brush.setTransform(pen.getTransform());
  brush.globalCompositeOperation = 'destination-out';
  traceLoops(brush, edge);
  brush.fill();
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(veil, 0, 0);
  pen.restore();
  traceLoops(pen, edge);
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 1.5);
  pen.globalAlpha = 0.8;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** The veil without the hole of the field, coarse. */
function mistOver({ box, scale }: Sheet, edge: readonly Loop[]): OffscreenCanvas | HTMLCanvasElement {
  const coarse = scale / VEIL_PIXEL_SIZE;
  const mist = createCanvas(Math.ceil(box.width * coarse), Math.ceil(box.height * coarse));
  const brush = openSheet(mist, box, coarse).pen;
  brush.fillStyle = INKS.paper;
  brush.globalAlpha = 0.9;
  brush.fillRect(box.x, box.y, mist.width / coarse, mist.height / coarse);
  brush.globalCompositeOperation = 'destination-out';
  brush.lineJoin = 'round';
  traceLoops(brush, edge);
  brush.globalAlpha = 0.05;
  for (const reach of VEIL) {
    brush.lineWidth = 2 * reach;
    brush.stroke();
  }
  return mist;
}
