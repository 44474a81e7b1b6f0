/** Draws the end of a battle as one picture: the map with its tracks, and the result at its side. */
import { type PaintedSheet, startPainter } from '../../../board/ground/painter.ts';
import type { Box } from '../../../common/box.ts';
import { drawColumn } from './drawColumn.ts';
import type { EndPicture } from './endPicture.ts';
import { chooseMapBox, limitToGround } from './layOut.ts';

/** Size of the picture in pixels, and the place of its map. */
const SIZE = { width: 1600, height: 1000 };
const MAP = { x: 44, y: 128, width: 1000, height: 828 };
const COLUMN = { x: 1080, y: 150, width: 476 };

/** The faces the picture is written in; they are there already where the page has used them. */
const FACES = ['56px "IM Fell English"', '24px "EB Garamond Variable"', '500 22px "Alegreya Sans"'];

/** The picture as a PNG. Rejects with a sentence where the browser makes none. */
export async function pngOf(picture: EndPicture): Promise<Blob> {
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas, so there can be no picture.');
  drawPaper(pen, picture);
  const spots = [...picture.tracks.flatMap((track) => track.spots), ...picture.blocks.map(({ at }) => at)];
  const box = chooseMapBox(spots, picture.bounds, MAP.width / MAP.height);
  const { box: shown, map } = limitToGround(box, picture.bounds, MAP);
  const told = drawColumn(pen, picture, COLUMN);
  // A number on the map that no text explains is left out.
  const discs = picture.discs.filter(({ text }) => told.includes(text));
  await drawMap(pen, { ...picture, discs }, shown, map);
  return new Promise((found, failed) => {
    canvas.toBlob((blob) =>
      blob ? found(blob) : failed(new Error('This browser makes no picture of its canvas.')),
    );
  });
}

function drawPaper(pen: CanvasRenderingContext2D, { title, when }: EndPicture): void {
  const { width, height } = SIZE;
  pen.fillStyle = '#F6EBD2';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#7A5C3A';
  pen.lineWidth = 3;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 1;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.fillStyle = '#2B2118';
  pen.font = '56px "IM Fell English", Georgia, serif';
  pen.fillText(title, MAP.x, 92);
  pen.font = '500 22px "Alegreya Sans", sans-serif';
  pen.textAlign = 'right';
  pen.fillText(when, COLUMN.x + COLUMN.width, 90);
  pen.textAlign = 'left';
}

/** The painted ground of a box; null if it could not be painted. */
function groundOf(picture: EndPicture, box: Box, scale: number): Promise<PaintedSheet | null> {
  return new Promise((found) => {
    const painter = startPainter(picture.source, (_, sheet) => {
      found(sheet);
      painter.close();
    });
    painter.order({ key: 'picture', box, scale, palette: 'tinted' });
  });
}

async function drawMap(
  pen: CanvasRenderingContext2D,
  picture: EndPicture,
  box: Box,
  map: Box,
): Promise<void> {
  const scale = map.width / box.width;
  const ground = await groundOf(picture, box, scale);
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

/** Tracks, then those who still stand, then the discs of what turned it. @param px plate units to a pixel of the picture */
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
  for (const { at, turn, side } of picture.blocks) {
    pen.save();
    pen.translate(...at);
    pen.rotate((turn * Math.PI) / 180);
    pen.fillStyle = picture.colours[side];
    pen.strokeStyle = '#FBF5E6';
    pen.lineWidth = 1.6 * px;
    pen.fillRect(-13 * px, -6 * px, 26 * px, 12 * px);
    pen.strokeRect(-13 * px, -6 * px, 26 * px, 12 * px);
    pen.fillStyle = '#1C1712';
    pen.fillRect(-13 * px, -7.5 * px, 26 * px, 3 * px);
    pen.restore();
  }
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
