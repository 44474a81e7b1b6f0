/** Paints a figure as a miniature is painted: a black line first, then a dark tone, the colour, and a light on it. */
import { mapPair } from '@linstock/kernel';
import type { Spot } from '../../common/box.ts';
import { measureContrast, mixColours, readChannels } from '../../design/colour.ts';
import type { Pen } from '../ground/sheet.ts';
import type { Figure, Wheel } from './figure.ts';
import type { Part, Place } from './part.ts';

/**
 * Height on the screen of one inch upwards, in inches of the plan. The plan is not distorted, and upright
 * things are drawn straight up.
 */
export const HEIGHT_SCALE = 0.62;

/** The detail of a figure, by the width of a stand of three inches in device pixels. */
export type Finish = 'stroke' | 'flat' | 'toned' | 'lit';

/** From this width on there is a figure, and no mere stroke. */
export const MIN_FIGURE_WIDTH = 18;

/** The finish for a width in device pixels. */
export function finishAt(width: number): Finish {
  if (width < MIN_FIGURE_WIDTH) return 'stroke';
  if (width < 35) return 'flat';
  return width < 100 ? 'toned' : 'lit';
}

/** The placing of a figure on the canvas. */
export interface Pose {
  readonly at: Spot;
  /** Degrees clockwise from straight up the screen. */
  readonly turn: number;
  /** Device pixels to an inch of the figure. */
  readonly scale: number;
  /** Its height on the screen, as a share of its full height. */
  readonly height: number;
  readonly finish: Finish;
}

const INK = '#17110B';

interface Tones {
  readonly dark: string;
  readonly body: string;
  readonly light: string;
}

const tones = new Map<string, Tones>();

/**
 * Minimum contrast with black. A blue below it is so dark that a man would be a blot, so it is painted lighter, as
 * painters do.
 */
const MIN_COAT_CONTRAST = 2.6;

const LIGHTENING = 0.36;

const isDarkBlue = (colour: string): boolean => {
  const [red, , blue] = readChannels(colour);
  return blue > red + 10 && measureContrast(colour, '#000000') < MIN_COAT_CONTRAST;
};

/** The shadow and the light of a colour. */
function tonesOf(colour: string): Tones {
  const known = tones.get(colour);
  if (known) return known;
  const body = mixColours(colour, '#B9C6E2', isDarkBlue(colour) ? LIGHTENING : 0.04);
  const made = { body, dark: mixColours(body, '#1C120A', 0.38), light: mixColours(body, '#FFF6DE', 0.28) };
  tones.set(colour, made);
  return made;
}

/** The projection of a figure's places, and their distance from the eye. */
function seenFrom({ at: [x, y], turn, scale, height }: Pose) {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([right, ahead, up]: Place): { readonly spot: Spot; readonly near: number } => {
    const [across, away] = [right * cos + ahead * sin, ahead * cos - right * sin];
    return {
      spot: [x + across * scale, y - (away + up * HEIGHT_SCALE * height) * scale],
      near: up - away * HEIGHT_SCALE,
    };
  };
}

/** Minimum width of a fine part, in device pixels. A narrower one only blurs the part below it. */
const MIN_PART_WIDTH = 1.3;

/** Paints one figure: the black line about the whole of it first, so that no line darkens what is inside it. */
export function paintFigure(pen: Pen, { parts, wheels }: Figure, pose: Pose): void {
  const seen = seenFrom(pose);
  const wanted = parts.filter(
    ({ fine, radius }) => !fine || (pose.finish !== 'flat' && 2 * radius * pose.scale >= MIN_PART_WIDTH),
  );
  const drawn = [
    ...wanted.map((each) => {
      const [from, to] = [seen(each.from), seen(each.to)];
      return { near: (from.near + to.near) / 2, ...bar(pen, each, from.spot, to.spot, pose) };
    }),
    ...wheels.map((each) => ({ near: seen(each.hub).near, ...wheel(pen, each, pose) })),
  ].sort((a, b) => a.near - b.near);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { line } of drawn) line();
  for (const { paint } of drawn) paint();
}

/** The black line about a figure, in device pixels, and that between its parts as a share of it. */
const lineOf = ({ finish, scale }: Pose): number =>
  Math.max(0.045 * scale, finish === 'lit' ? 1.4 : finish === 'toned' ? 0.9 : 0.6);
const INNER: Readonly<Record<Finish, number>> = { stroke: 0, flat: 0, toned: 0.35, lit: 0.55 };

/**
 * How something is painted. First the outlines of the whole figure are drawn, then the colours that cover
 * them.
 */
interface PaintLayers {
  readonly line: () => void;
  readonly paint: () => void;
}

function stroke(pen: Pen, [ax, ay]: Spot, [bx, by]: Spot, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(ax, ay);
  // A line of length 0 is not drawn. One of a hair's length is drawn as a dot.
  pen.lineTo(bx === ax ? bx + 0.01 : bx, by);
  pen.stroke();
}

/** A bar so narrow, in device pixels, has no space for tones; and one a little wider has a thinner shadow. */
const NARROW_BAR = 2.4;
const SLIM_BAR = 5;

/** Parts as thin as a musket have a thinner outline if they are small. Otherwise a line of men is a black comb. */
const THIN_PART = 0.06;
const THIN_LINE_SHARE = 0.45;

function bar(pen: Pen, { radius, colour }: Part, from: Spot, to: Spot, pose: Pose): PaintLayers {
  const wide = Math.max(2 * radius * pose.scale, 0.9);
  const line = lineOf(pose) * (radius < THIN_PART && pose.finish !== 'lit' ? THIN_LINE_SHARE : 1);
  const inner = line * INNER[pose.finish];
  const lifted = (share: number) => {
    const by = wide * share;
    return mapPair([from, to], ([x, y]): Spot => [x - by, y - by]);
  };
  return {
    line: () => stroke(pen, from, to, wide + 2 * line, INK),
    paint() {
      const { dark, body, light } = tonesOf(colour);
      if (pose.finish === 'flat' || wide < NARROW_BAR) return stroke(pen, from, to, wide, body);
      if (inner > 0) stroke(pen, from, to, wide + 2 * inner, INK);
      stroke(pen, from, to, wide, dark);
      stroke(pen, ...lifted(wide < SLIM_BAR ? 0.06 : 0.1), wide * (wide < SLIM_BAR ? 0.86 : 0.76), body);
      if (pose.finish === 'lit' && wide > 4) stroke(pen, ...lifted(0.2), wide * 0.3, light);
    },
  };
}

/** Spokes of a wheel. */
const SPOKES = 8;

function wheel(pen: Pen, { hub: [right, ahead, up], radius }: Wheel, pose: Pose): PaintLayers {
  const seen = seenFrom(pose);
  const rim = Array.from({ length: 2 * SPOKES }, (_, i) => {
    const angle = (i * Math.PI) / SPOKES;
    // The wheel is dished: its lowest point is farther out than its hub.
    const out = right + Math.sign(right) * 0.1 * Math.cos(angle + Math.PI);
    return seen([out, ahead + Math.sin(angle) * radius, up + Math.cos(angle) * radius]).spot;
  });
  const ring = (width: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (const [i, [x, y]] of rim.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y);
    pen.closePath();
    pen.stroke();
  };
  const wide = Math.max(0.12 * pose.scale, 1);
  return {
    line: () => ring(wide + 2 * lineOf(pose), INK),
    paint() {
      if (pose.finish !== 'flat') {
        const hub = seen([right, ahead, up]).spot;
        for (const spot of rim.filter((_, i) => i % 2 === 0)) stroke(pen, hub, spot, wide * 0.6, '#6E747A');
      }
      ring(wide, '#8E959B');
    },
  };
}
