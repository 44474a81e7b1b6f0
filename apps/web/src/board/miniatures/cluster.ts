/** All figures of one base in one picture, painted once while it does not change. */

import type { Strength } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { createCanvas, type Pen, penOf, strokeBetween } from '../ground/sheet.ts';
import type { Uniform } from './dress.ts';
import {
  type Bearing,
  type Figure,
  generalOf,
  gunOf,
  limberOf,
  manOf,
  trooperOf,
  wagonOf,
} from './figure.ts';
import { finishAt, HEIGHT_SCALE, MIN_FIGURE_WIDTH, paintFigure } from './paintFigure.ts';
import {
  type Arm,
  chooseFigures,
  type FigureRanks,
  heightOf,
  measureInterval,
  type Posture,
  ranksOf,
} from './rhythm.ts';

/** The look of a base's figures. Two equal looks share one picture. */
export interface Cluster {
  readonly arm: Arm;
  readonly uniform: Uniform;
  readonly strength: Strength;
  /** Inches. */
  readonly frontage: number;
  readonly depth: number;
  readonly posture: Posture;
  /** Muskets are levelled: it has just fired. */
  readonly firing: boolean;
}

/** A picture of figures, and where the middle of their base is in it. */
export interface ClusterPicture {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly middle: Spot;
}

/** How far below the middle the feet are drawn, in inches of a figure, so that hats do not hide the front. */
const FEET_DROP = 0.42;

/** The height of the tallest figure with its musket, in its own inches. */
const MAX_FIGURE_HEIGHT = 2.7;

/** How much less of a man is drawn in a closer line. */
const CROWDING = 1.6;

/** Margin around a base for figures that lean out of it, in inches of a figure. */
const BASE_MARGIN = 1.4;

/** A key for the appearance of a cluster. */
export function makeClusterKey({
  arm,
  uniform,
  strength,
  frontage,
  depth,
  posture,
  firing,
}: Cluster): string {
  const { coat, facing, legs, kilted, hat } = uniform;
  const worn = [coat, facing, legs, kilted, hat];
  return [arm, ...worn, strength.left, strength.full, frontage, depth, posture, firing].join('/');
}

/**
 * Paints the figures of a base.
 * @param turn degrees clockwise from straight up the screen
 * @param perInch device pixels to an inch of the table
 */
export function paintCluster(cluster: Cluster, turn: number, perInch: number): ClusterPicture {
  const { arm, strength, frontage, depth, posture } = cluster;
  const ranked = chooseFigures(
    ranksOf(arm, strength, frontage, depth, posture),
    arm,
    [frontage, depth],
    turn,
  );
  const figure = perInch * ranked.size;
  const reach = (Math.hypot(frontage, depth) / 2) * perInch + BASE_MARGIN * figure;
  const above = MAX_FIGURE_HEIGHT * HEIGHT_SCALE * figure;
  const canvas = createCanvas(Math.ceil(2 * reach), Math.ceil(2 * reach + above));
  const middle: Spot = [reach, reach + above];
  const pen = penOf(canvas);
  // In a close line there is no space for tones between the men: they would form one dark band.
  const crowd = arm === 'foot' ? Math.min(1, CROWDING * measureInterval(ranked)) : 1;
  const finish = finishAt(Math.max(Math.min(3 * figure, MIN_FIGURE_WIDTH), 3 * figure * crowd));
  const height = heightOf(arm, ranked, turn);
  const places = placed(ranked, middle, turn, perInch);
  if (finish !== 'stroke' && finish !== 'flat') paintSockets(pen, places.lost, figure);
  for (const { at, turn: faced, nth } of places.present) {
    if (finish === 'stroke') paintStroke(pen, cluster, at, figure);
    else {
      if (finish !== 'flat') shadow(pen, at, figure, arm);
      paintFigure(pen, figureOf(cluster, nth), { at, turn: faced, scale: figure, height, finish });
    }
  }
  return { canvas, middle };
}

interface PlacedFigure {
  readonly at: Spot;
  readonly turn: number;
  readonly nth: number;
}

/** Figures and empty sockets at their places on the picture, from back to front. */
function placed(
  { present, lost, size }: FigureRanks,
  [x, y]: Spot,
  turn: number,
  perInch: number,
): Readonly<Record<'present' | 'lost', readonly PlacedFigure[]>> {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const down = FEET_DROP * size * perInch;
  const set = (standing: FigureRanks['present']) =>
    standing
      .map(({ right, ahead, turn: own, nth }): PlacedFigure => {
        const [across, away] = [right * cos + ahead * sin, ahead * cos - right * sin];
        return { at: [x + across * perInch, y - away * perInch + down], turn: turn + own, nth };
      })
      .sort((a, b) => a.at[1] - b.at[1]);
  return { present: set(present), lost: set(lost) };
}

/** One figure of a cluster. */
function figureOf({ arm, uniform, posture, firing }: Cluster, nth: number): Figure {
  switch (arm) {
    case 'foot':
    case 'open': {
      const ready: Bearing = firing ? 'levelled' : 'shouldered';
      const bearing: Bearing = posture === 'dressed' || posture === 'shaken' ? ready : 'trailed';
      return manOf(uniform, bearing);
    }
    case 'horse':
      return trooperOf(uniform, nth, false);
    case 'light horse':
      return trooperOf(uniform, nth, true);
    case 'guns':
      return gunOf(uniform);
    case 'limber':
      return limberOf(uniform);
    case 'wagon':
      return wagonOf();
    case 'general':
      return generalOf(uniform, false);
    case 'commander':
      return generalOf(uniform, true);
  }
}

function oval(pen: Pen, [x, y]: Spot, wide: number, high: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  pen.fill();
}

function shadow(pen: Pen, [x, y]: Spot, figure: number, arm: Arm): void {
  const wide = arm === 'foot' || arm === 'open' ? 0.34 : 0.6;
  oval(
    pen,
    [x + 0.16 * figure, y + 0.04 * figure],
    wide * figure,
    wide * 0.55 * figure,
    'rgb(38 26 12 / 32%)',
  );
}

function paintSockets(pen: Pen, lost: readonly PlacedFigure[], figure: number): void {
  for (const { at } of lost) {
    oval(pen, at, 0.24 * figure, 0.13 * figure, 'rgb(58 46 24 / 55%)');
    oval(
      pen,
      [at[0] + 0.03 * figure, at[1] + 0.04 * figure],
      0.17 * figure,
      0.08 * figure,
      'rgb(38 28 14 / 45%)',
    );
  }
}

/** A figure that is only a few pixels high: a stroke of its coat under a dark hat. Guns and horse have a sign. */
function paintStroke(pen: Pen, { arm, uniform }: Cluster, [x, y]: Spot, figure: number): void {
  const tall = Math.max(1.1 * figure, 3);
  const line = (from: Spot, to: Spot, width: number, colour: string): void =>
    strokeBetween(pen, from, to, width, colour);
  if (arm === 'guns' || arm === 'limber') {
    const wide = Math.max(0.7 * figure, 3);
    line([x - wide, y - tall / 2], [x - wide, y + tall / 2], 1.6, '#17110B');
    line([x + wide, y - tall / 2], [x + wide, y + tall / 2], 1.6, '#17110B');
    return line([x, y - tall * 0.7], [x, y + tall * 0.6], 2, arm === 'guns' ? '#B58F3A' : '#5B3A22');
  }
  const mounted = arm !== 'foot' && arm !== 'open';
  const wide = Math.max((mounted ? 0.42 : 0.5) * figure, 1.6);
  line([x, y], [x, y - tall], wide + 1.2, '#17110B');
  if (mounted) line([x, y], [x, y - tall * 0.5], wide, '#5B3A22');
  line(
    [x, y - (mounted ? tall * 0.4 : 0.4)],
    [x, y - tall * 0.72],
    wide,
    arm === 'wagon' ? '#E9DFC6' : uniform.coat,
  );
}
