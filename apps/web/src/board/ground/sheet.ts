/** A sheet to paint on: a canvas that shows one box of the plate at one scale. */

import type { Box, Spot } from '../../common/box.ts';
import type { Loop } from '../plate/plate.ts';
import type { Course } from './shapes.ts';

/** The canvas drawing interface, in a page or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A pen set to plate units, with the data that painting may need. */
export interface Sheet {
  readonly pen: Pen;
  readonly box: Box;
  /** Device pixels to a plate unit. */
  readonly scale: number;
}

/** A blank canvas: off screen where the browser can, else an element. */
export function createCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The pen of a canvas; refuses where the browser gives none. */
export function penOf(canvas: OffscreenCanvas | HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d') as Pen | null;
  if (!pen) throw new Error('This browser has no 2D canvas, so the ground cannot be drawn.');
  return pen;
}

/** A sheet on a canvas, its pen moved so that `box` fills the canvas. */
export function openSheet(canvas: OffscreenCanvas | HTMLCanvasElement, box: Box, scale: number): Sheet {
  const pen = penOf(canvas);
  pen.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return { pen, box, scale };
}

/** The width in plate units of a stroke `width` wide at scale 1: a graver's line grows slower than the picture. */
export function scaleStroke({ scale }: Sheet, width: number): number {
  return Math.max(width * scale ** -0.35, 0.55 / scale);
}

/** Draws a straight line of a width and colour of its own. */
export function strokeBetween(pen: Pen, from: Spot, to: Spot, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}

/** Begins a path of closed loops. */
export function traceLoops(pen: Pen, loops: readonly Loop[]): void {
  pen.beginPath();
  for (const loop of loops) {
    loop.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    pen.closePath();
  }
}

/** Begins a path of open lines. */
export function traceLines(pen: Pen, courses: readonly Course[]): void {
  pen.beginPath();
  for (const { line } of courses) line.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
}
