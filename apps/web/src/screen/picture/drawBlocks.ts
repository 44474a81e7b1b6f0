/** Draws troops and ground on a canvas. */
import type { GroundSource } from '../../board/ground/engraving.ts';
import { type PaintedSheet, startPainter } from '../../board/ground/painter.ts';
import type { Box } from '../../common/box.ts';
import type { Block } from './boardSpots.ts';

/** The faces that pictures are written in; they are there already where the page has used them. */
const FACES = ['56px "IM Fell English"', '24px "EB Garamond Variable"', '500 22px "Alegreya Sans"'];

/** A canvas of a size with its pen, once the faces are there. Rejects with a sentence if the browser has none. */
export async function beginCanvas(size: {
  readonly width: number;
  readonly height: number;
}): Promise<{ readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D }> {
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas, so there can be no picture.');
  return { canvas, pen };
}

/** A canvas as a PNG. Rejects with a sentence if the browser makes none. */
export function pngOfCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((found, failed) => {
    canvas.toBlob((blob) =>
      blob ? found(blob) : failed(new Error('This browser makes no picture of its canvas.')),
    );
  });
}

/** The painted ground of a box; null if it could not be painted. @param scale pixels to a plate unit */
export function paintGround(source: GroundSource, box: Box, scale: number): Promise<PaintedSheet | null> {
  return new Promise((found) => {
    const painter = startPainter(source, (_, sheet) => {
      found(sheet);
      painter.close();
    });
    painter.order({ key: 'picture', box, scale, palette: 'tinted' });
  });
}

/** Draws a block with its front. @param px plate units to a pixel of the picture */
export function drawBlock(
  pen: CanvasRenderingContext2D,
  { at, turn, side }: Block,
  colours: readonly [string, string],
  px: number,
): void {
  pen.save();
  pen.translate(...at);
  pen.rotate((turn * Math.PI) / 180);
  pen.fillStyle = colours[side];
  pen.strokeStyle = '#FBF5E6';
  pen.lineWidth = 1.6 * px;
  pen.fillRect(-13 * px, -6 * px, 26 * px, 12 * px);
  pen.strokeRect(-13 * px, -6 * px, 26 * px, 12 * px);
  pen.fillStyle = '#1C1712';
  pen.fillRect(-13 * px, -7.5 * px, 26 * px, 3 * px);
  pen.restore();
}

/** The paper of a picture: its border, title, and a remark at the right of it. */
export function drawPaper(
  pen: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  title: string,
  remark: string,
): void {
  pen.fillStyle = '#F6EBD2';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#7A5C3A';
  pen.lineWidth = 3;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 1;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.fillStyle = '#2B2118';
  pen.font = '56px "IM Fell English", Georgia, serif';
  pen.fillText(title, PAPER_EDGE, 92);
  pen.font = '500 22px "Alegreya Sans", sans-serif';
  pen.textAlign = 'right';
  pen.fillText(remark, width - PAPER_EDGE, 90);
  pen.textAlign = 'left';
}

/** Pixels from the edge of a picture to what is drawn on it. */
export const PAPER_EDGE = 44;
