/** Draws the end of a battle as one picture: the map with its tracks, and the result at its side. */
import type { Box } from '../../../common/box.ts';
import { beginCanvas, drawBlock, drawPaper, paintGround, pngOfCanvas } from '../../picture/drawBlocks.ts';
import { drawColumn } from './drawColumn.ts';
import type { EndPicture } from './endPicture.ts';
import { chooseMapBox, limitToGround } from './layOut.ts';

/** Size of the picture in pixels, and the place of its map. */
const SIZE = { width: 1600, height: 1000 };
const MAP = { x: 44, y: 128, width: 1000, height: 828 };
const COLUMN = { x: 1080, y: 150, width: 476 };

/** The picture as a PNG. Rejects with a sentence where the browser makes none. */
export async function pngOf(picture: EndPicture): Promise<Blob> {
  const { canvas, pen } = await beginCanvas(SIZE);
  drawPaper(pen, SIZE, picture.title, picture.when);
  const spots = [...picture.tracks.flatMap((track) => track.spots), ...picture.blocks.map(({ at }) => at)];
  const box = chooseMapBox(spots, picture.bounds, MAP.width / MAP.height);
  const { box: shown, map } = limitToGround(box, picture.bounds, MAP);
  const told = drawColumn(pen, picture, COLUMN);
  // A number on the map that no text explains is left out.
  const discs = picture.discs.filter(({ text }) => told.includes(text));
  await drawMap(pen, { ...picture, discs }, shown, map);
  return pngOfCanvas(canvas);
}

async function drawMap(
  pen: CanvasRenderingContext2D,
  picture: EndPicture,
  box: Box,
  map: Box,
): Promise<void> {
  const scale = map.width / box.width;
  const ground = await paintGround(picture.source, box, scale);
  pen.save();
  pen.beginPath();
  pen.rect(map.x, map.y, map.width, map.height);
  pen.clip();
  if (ground) pen.drawImage(ground, map.x, map.y, map.width, map.height);
  pen.fillStyle = 'rgb(246 235 210 / 26%)';
  pen.fillRect(map.x, map.y, map.width, map.height);
  pen.translate(map.x - box.x * scale, map.y - box.y * scale);
  pen.scale(scale, scale);
  drawTroops(pen, picture, 1 / scale);
  pen.restore();
  pen.strokeStyle = '#4A3B28';
  pen.lineWidth = 2;
  pen.strokeRect(map.x, map.y, map.width, map.height);
}

/**
 * Draws tracks, then the units that are left, then the discs of the turning points. @param px plate units to a pixel
 * of the picture
 */
function drawTroops(pen: CanvasRenderingContext2D, picture: EndPicture, px: number): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const { spots, side, gone } of picture.tracks) {
    const way = new Path2D(`M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`);
    strokeWay(pen, way, '#FBF5E6', 8 * px, []);
    strokeWay(pen, way, picture.colours[side], 4 * px, gone ? [3 * px, 7 * px] : []);
    if (side === 1) strokeWay(pen, way, '#C9D8E8', 1.4 * px, [7 * px, 7 * px]);
    for (const [x, y] of spots) dot(pen, [x, y], 3.6 * px, picture.colours[side]);
  }
  for (const block of picture.blocks) drawBlock(pen, block, picture.colours, px);
  for (const { at, text } of picture.discs) {
    dot(pen, at, 14 * px, '#2B2118');
    pen.fillStyle = '#FBF5E6';
    pen.font = `700 ${17 * px}px "Alegreya Sans", sans-serif`;
    pen.textAlign = 'center';
    pen.fillText(text, at[0], at[1] + 6 * px);
    pen.textAlign = 'left';
  }
}

function strokeWay(
  pen: CanvasRenderingContext2D,
  way: Path2D,
  colour: string,
  width: number,
  dashes: number[],
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dashes);
  pen.stroke(way);
  pen.setLineDash([]);
}

function dot(
  pen: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  colour: string,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}
